"""Notes on a recorded game: written at a node of its tree, kept in the file or in one beside it."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

from virus_nb.engine import BadInput
from virus_nb.engine.text import a_number, a_word, an_object
from virus_nb.play.files import documents, in_file
from virus_nb.play.replay import Note, Replay, load, note_data, read_notes, save
from virus_nb.play.session import Node

FORMAT, VERSION = "virus-nb/notes", 1


def write_note(node: Node, text: str, lang: str, mark: str = "", turn: bool = False) -> None:
    """Put a note on that position, in place of the one in the same language; without words it is taken away.

    Raises ``BadInput`` for words that no file can keep: text-too-long, not-plain-text.
    """
    others = tuple(note for note in node.notes if note.lang != lang)
    if not text and not mark:
        node.notes = others
        return
    made = {"ply": node.ply, "text": text, "lang": lang, "mark": mark, "turn": turn}
    node.notes = (*others, *read_notes([made], "notes"))


def beside(path: Path | str) -> Path:
    """Where the notes on a file stand that are kept beside it."""
    path = Path(path)
    return path.with_name(f"{path.name.removesuffix('.json')}.notes.json")


def load_with_notes(path: Path | str) -> Replay:
    """The replay of that file with the notes in it and those beside it."""
    replay = load(path)[0]
    aside = beside(path)
    if not aside.is_file():
        return replay
    where, data = next(documents(aside))
    try:
        found = an_object(data, "", ("format", "version", "notes"), ("format", "version", "notes"))
        a_word(found["format"], "format", (FORMAT,))
        a_number(found["version"], "version", VERSION, VERSION)
        notes = read_notes(found["notes"], "notes")
    except BadInput as error:
        raise in_file(where, error) from None
    inside = {(note.ply, note.lang) for note in notes}
    kept = tuple(note for note in replay.notes if (note.ply, note.lang) not in inside)
    return replace(replay, notes=(*kept, *notes))


def save_beside(path: Path | str, notes: tuple[Note, ...]) -> Path:
    """Write the notes on that file into the one beside it, and give its place."""
    aside = beside(path)
    data = {"format": FORMAT, "version": VERSION, "notes": list(map(note_data, notes))}
    aside.write_text(json.dumps(data, ensure_ascii=False, indent=1) + "\n", "utf-8")
    return aside


def save_inside(path: Path | str, notes: tuple[Note, ...]) -> None:
    """Write the notes into the file of the replay itself, the first one of many; all else in it stays."""
    replay, *others = load(path)
    save([replace(replay, notes=notes), *others], path)
