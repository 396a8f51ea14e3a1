"""What the commands print: who won how often, counts of moves, a recorded game as text."""

from __future__ import annotations

import dataclasses
import os
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

import click

from virus_nb import games
from virus_nb.engine import BadInput, Value
from virus_nb.play.asked import a_number_of_seats, options_of
from virus_nb.play.bots import deck_random
from virus_nb.play.collection import Row, rows
from virus_nb.play.counts import Counts
from virus_nb.play.files import a_place_for, documents, in_file, in_lines, texts
from virus_nb.play.replay import Replay, loads
from virus_nb.play.scenario import perft
from virus_nb.play.verify import follow
from virus_nb.stats.intervals import mean, wilson
from virus_nb.words import Words
from virus_nb.words.sentences import error_line, event_line, player_names


def simulate_and_tell(words: Words, game: str, bots: Sequence[str], number: int, seed: str,
                      options: Mapping[str, Value], workers: int | None, output: Path | None, resume: bool) -> int:
    """Play the games, into ``output`` if that is named, and print who won. Gives the exit code: 130 if stopped."""
    from virus_nb.corpora import StoppedAtOnce, simulate

    try:
        run = simulate(game, bots, number, seed, options, into=output, resume=resume, deep=False, workers=workers,
                       progress=True)
    except StoppedAtOnce as stopped:
        run = stopped.run
    for line in winner_lines(words, bots, run.counts):
        click.echo(line)
    if output:
        click.echo(words.say("cli-written", file=str(output), count=run.done))
    if not run.complete:
        click.echo(words.say("cli-stopped" if output else "cli-stopped-unkept", done=run.done, count=number))
    return 0 if run.complete else 130


def winner_lines(words: Words, bots: Sequence[str], counts: Counts) -> Iterator[str]:
    """For each seat how many games it won, with the interval, and how long a game was."""
    games = counts["over",]
    for seat, name in enumerate(player_names(words, len(bots))):
        won = counts["won", seat]
        low, high = map(words.percent, wilson(won, games))
        share = words.percent(won / games) if games else "–"
        yield words.say("cli-wins", player=name, bot=bots[seat], count=won, share=share, games=games, low=low,
                        high=high)
    lengths = [(int(key[1]), number) for key, number in counts.items() if key[0] == "plies"]
    if games:
        average, margin = mean(lengths)
        yield words.say("cli-length", number=words.number(average, 1), margin=words.number(margin, 1), games=games)


def perft_lines(game_key: str, depth: int, position: Path | None, seats: int, seed: str,
                options: Mapping[str, Value]) -> Iterator[str]:
    """``depth count`` for every depth, from a position file or the start of a new game."""
    game = games.find(game_key).game
    values = options_of(game, options)
    a_number_of_seats(game, seats, "--seats")
    if position is None:
        state = game.start(seats, values, game.new_deck(seats, values, deck_random(seed)))
    else:
        where, data = next(documents(position), (str(position), None))
        try:
            state = game.read_position(data, seats, values)
        except BadInput as error:
            raise error.inside(f"{where}: position") from None
    for length in range(1, depth + 1):
        yield f"{length} {perft(game, state, length)}"


def replay_lines(words: Words, path: Path, which: int, seat: int | None) -> Iterator[str]:
    """Every event of a recorded game as a sentence, told to one player or with all cards open.

    Of a folder, which games are in it.
    """
    if path.is_dir() and which == 1 and seat is None:
        yield from _collection_lines(words, path)
        return
    where, replay = _nth(path, which)
    if seat is not None and seat > len(replay.seats):
        raise BadInput("not-a-number", "--player", value=seat, low=1, high=len(replay.seats))
    names = _names(words, replay)
    viewer = None if seat is None else seat - 1
    yield f"{words.say(f'{replay.game}-name')}: {words.list(names)}"
    try:
        for ply in follow(replay):
            for event in ply.events:
                told = dataclasses.replace(event, secret=None) if viewer is None else event
                yield f"{ply.ply:4} {event_line(words, replay.game, told, names, viewer)}"
    except BadInput as error:
        raise in_file(where, error) from None
    yield words.say("cli-verified")


def _collection_lines(words: Words, folder: Path) -> Iterator[str]:
    """A line a game: where it is, who played and won, or what is wrong with it; and a summary last."""
    count = bad = 0
    for row in rows(folder):
        count += 1
        if row.trouble:
            bad += 1
            yield words.say("error-at", where=row.where, what=error_line(words, row.trouble))
            continue
        names = _names(words, row)
        yield words.say("cli-collection-game", where=row.where, game=words.say(f"{row.game}-name"),
                        players=words.list(names), moves=row.plies, won="yes" if row.winners else "no",
                        winners=words.list(names[seat] for seat in row.winners or ()))
    yield words.say("cli-collection", count=count, bad=bad)


def export_file(words: Words, path: Path, which: int, lens: int | str, ply: int, last: int | None, theme: str,
                secret: bool, output: Path, force: bool) -> str:
    """Write the export that the name of ``output`` asks for; says what was written.

    force: write over a file that is there, but never over the one that is read.
    """
    from virus_nb.export import KINDS, a_kind_for, export
    from virus_nb.widgets.film import Film

    where, replay = _nth(path, which)
    if isinstance(lens, int) and lens >= len(replay.seats):
        raise BadInput("not-a-number", "--player", value=lens + 1, low=1, high=len(replay.seats))
    kind = max((kind for kind in KINDS if output.name.endswith(f".{kind}")), key=len, default="")
    if not kind:
        raise BadInput("not-a-choice", "-o", value=output.suffix, choices=tuple(f".{kind}" for kind in KINDS))
    for option, flag, given in (("last", "--to", last is not None), ("theme", "--theme", bool(theme)),
                                ("secret", "--secret", secret)):
        if given:
            a_kind_for(kind, option, flag)
    _refuse_old_file(output, path, force)
    try:
        film = Film(replay, words.lang, (lens,))
    except BadInput as error:
        raise in_file(where, error) from None
    content = export(film, kind, ply, last, theme, secret)
    with output.open("wb" if force else "xb") as file:
        file.write(content)
    return words.say("cli-exported", file=str(output), size=words.number(len(content) / 1000, 1))


def _refuse_old_file(output: Path, read: Path, force: bool) -> None:
    """``BadInput`` where nothing may be written: no-folder, file-is-read, file-exists-force."""
    a_place_for(output)
    if output.exists() and output.samefile(read):
        raise BadInput("file-is-read", str(output))
    if os.path.lexists(output) and not force:
        raise BadInput("file-exists-force", str(output))


def refuse_old_games(output: Path) -> None:
    """``BadInput`` if the file is there already; what else it may be says so itself."""
    if in_lines(output) and output.exists() and not output.is_dir():
        raise BadInput("games-exist", str(output))


def refuse_both(given: Mapping[str, bool]) -> None:
    """``BadInput`` if more than one of these options, which do not go together, is given."""
    used = tuple(name for name, is_given in given.items() if is_given)
    if len(used) > 1:
        raise BadInput("not-together", used[0], value=used[1])


def repair_lines(words: Words, path: Path, output: Path | None) -> tuple[list[str], int]:
    """What is right in a damaged record, and the exit code; it is written to ``output``, if that is named."""
    from virus_nb.play.repair import longest_beginning, write_new

    if path.is_dir():
        _nth(path, 1)  # which says why not
    found = longest_beginning(path)
    if found is None:
        return [words.say("cli-repair-whole", file=str(path))], 0
    lines = [error_line(words, in_file(str(path), found.trouble)),
             words.say("cli-repaired", file=str(path), kept=found.kept, of=found.of)]
    if output is None:
        return [*lines, words.say("cli-repair-offer")], 1
    write_new(found, output)
    return [*lines, words.say("cli-repair-written", file=str(output))], 0


def _nth(path: Path, which: int) -> tuple[str, Replay]:
    """That game of a file with its place; what is wrong with the others does not concern it."""
    if path.is_dir():
        first = next((row.where for row in rows(path)), "duel.json")
        raise BadInput("is-a-folder", str(path), example=str(path / first.partition(":")[0]))
    number = 0
    for number, (where, text) in enumerate(texts(path), 1):
        if number == which:
            return where, loads(text, where)
    if not number:
        raise BadInput("no-game-in-it", str(path))
    raise BadInput("not-a-number", "--game", value=which, low=1, high=number)


def _names(words: Words, replay: Replay | Row) -> tuple[str, ...]:
    """The names in the record; a bot or somebody without a name is ``Player 2 (Greedy)``."""
    return tuple(f"{player} ({words.say(f'bot-{name}')})" if words.has(f"bot-{name}") else name
                 for player, name in zip(player_names(words, len(replay.seats)), replay.seats, strict=True))
