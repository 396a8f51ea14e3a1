"""The moves and the events of a game as tables for a spreadsheet."""

from __future__ import annotations

import csv
from collections.abc import Iterable, Sequence
from io import StringIO

from virus_nb.play.turns import turn_of
from virus_nb.widgets.film import Film

_FORMULA = ("=", "+", "-", "@", "\t", "\r")


def moves(film: Film, first: int, last: int) -> str:
    """ply, turn, player, move and what happened in words, a row a move."""
    rows = []
    for node in film.nodes[max(1, first):last + 1]:
        assert node.parent is not None
        decision = film.session.game.decision(node.parent.state)
        who = film.telling.names[decision.seat] if decision else ""
        said = " ".join(line for _, line in film.lines(node, film.lenses[0]))
        rows.append((node.ply, turn_of(film.turns, node.ply - 1), who, node.move, said))
    return _csv(film, ("ply", "turn", "who", "move", "text"), rows)


def events(film: Film, first: int, last: int) -> str:
    """ply, turn, what happened as the rules have it and in words, a row an event."""
    rows = []
    for node in film.nodes[first:last + 1]:
        for event, line in film.lines(node, film.lenses[0]):
            who = film.telling.names[event.seat] if event.seat >= 0 else ""
            rows.append((node.ply, turn_of(film.turns, max(0, node.ply - 1)), who, event.kind, event.rule,
                         " ".join(event.cards), " ".join(event.places), event.number, line))
    columns = ("ply", "turn", "who", "event", "rule", "cards", "places", "number", "text")
    return _csv(film, columns, rows)


def _csv(film: Film, columns: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    out = StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow([film.telling.words.say(f"export-{column}") for column in columns])
    writer.writerows([_cell(value) for value in row] for row in rows)
    return out.getvalue()


def _cell(value: object) -> object:
    """A name may look like a formula; a spreadsheet is to show it and not to compute it."""
    return f"'{value}" if isinstance(value, str) and value.startswith(_FORMULA) else value
