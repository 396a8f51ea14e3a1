"""Facts of a game put into sentences: what happened, why not, what is wrong, what is called how.

A sentence of a game may name any of these facts, each made from what the event or the reason holds
(a second one of a kind has a 2 behind it, ``$card2``):

    $who $you                          who does it; "yes" if that is the viewer
    $other $other_you                  a second player
    $card $the_card $a_card            a card: "red organ", "the red organ", "a red organ"
    $cards $count                      all of them as a list with articles, and how many
    $place $colour $owner $owner_you   a place as it is spoken, its colour, and whose it is
    $seat $seat_you                    a player that a reason names
    $number                            an amount

A place like ``1.red`` is spoken by the game's ``<game>-place-part`` with $colour (its code), $who and
$you: "your red organ"; ``deck`` by ``<game>-place-deck``, or the shared ``place-deck``.

``names`` are the players' names by seat and ``viewer`` the seat that reads, ``None`` for a spectator.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from virus_nb.engine import HIDDEN, NOBODY, BadInput, Decision, Event, Fact, Reason
from virus_nb.words import Words

_PART = re.compile(r"(\d+)\.([a-z]+)")
_LONGEST = 200
_CELL = re.compile(r"[a-z]\d+")


def event_line(words: Words, game: str, event: Event, names: Sequence[str], viewer: int | None) -> str:
    """One line of the log, told to ``viewer``; secret cards of others stay hidden."""
    seen = event.seen_by(viewer)
    facts: dict[str, object] = {"number": seen.number, "count": len(seen.cards)}
    _add_seat(facts, "who", "you", seen.seat, names, viewer)
    _add_seat(facts, "other", "other_you", seen.other, names, viewer)
    for n, code in enumerate(seen.cards, 1):
        _add_card(facts, words, game, _numbered("card", n), code)
    facts["cards"] = cards(words, game, seen.cards)
    for n, where in enumerate(seen.places, 1):
        _add_place(facts, words, game, _numbered("place", n), where, names, viewer)
    return words.say(f"{game}-event-{seen.kind}", **facts)


def reason_line(words: Words, game: str, reason: Reason, names: Sequence[str], viewer: int | None) -> str:
    """Why a move is refused, in one sentence (the rule's title is ``rule_title``)."""
    return words.say(f"{game}-reason-{reason.why}", **_told(words, game, reason.facts, names, viewer))


def coach_line(words: Words, game: str, reason: Reason, names: Sequence[str], viewer: int | None) -> str:
    """What speaks for or against a move, in one sentence."""
    return words.say(f"coach-{reason.why}", **_told(words, game, reason.facts, names, viewer))


def decision_line(words: Words, game: str, decision: Decision, names: Sequence[str],
                  viewer: int | None) -> str:
    """The question that is open, told to ``viewer``: ``$you`` says whether it is theirs."""
    facts = _told(words, game, decision.facts, names, viewer)
    _add_seat(facts, "who", "you", decision.seat, names, viewer)
    _add_seat(facts, "turn", "turn_you", decision.turn, names, viewer)
    return words.say(f"{game}-decision-{decision.kind}", **facts)


def error_line(words: Words, error: BadInput) -> str:
    """What is wrong with the input and where, in one sentence."""
    facts: dict[str, object] = {}
    for name, value in error.facts.items():
        facts[name] = words.list(map(str, value), "or") if isinstance(value, tuple) else value
    what = words.say(f"error-{error.code}", **facts)
    return words.say("error-at", where=error.where, what=what) if error.where else what


def system_line(words: Words, error: OSError) -> str:
    """That a file could not be read or written (or what else the machine refused), with its own reason."""
    reason = error.strerror or str(error) or type(error).__name__
    if not error.filename:
        return words.say("error-system", reason=reason)
    what = words.say("error-file-system", reason=reason)
    return words.say("error-at", where=str(error.filename)[:_LONGEST], what=what)


def rule_title(words: Words, rule: str) -> str:
    """The title of a rule: ``virus.5`` -> "One organ of each colour"."""
    return words.say(f"{rule_key(rule)}.title")


def rule_key(rule: str) -> str:
    """``virus.5`` -> ``virus-rule-5``."""
    game, _, number = rule.rpartition(".")
    return f"{game}-rule-{number}"


def player_names(words: Words, seats: int) -> tuple[str, ...]:
    """Player 1, Player 2 ... for people who gave no name."""
    return tuple(words.say("player", number=seat + 1) for seat in range(seats))


def card(words: Words, game: str, code: str, form: str = "") -> str:
    """The name of a card; form ``the`` or ``a``: with its article, ``Short``: the letters on it.

    A game without a sentence for each card has one message ``<game>-card`` with the parts of the
    code as facts: ``blue-5/1`` is $part1 blue, $part2 5, $part3 1.
    """
    attribute = f".{form}" if form else ""
    if code == HIDDEN:
        return words.say(f"card-hidden{attribute}")
    key = f"{game}-card-{code}"
    if words.has(key):
        return words.say(key + attribute)
    parts = re.split(r"[-/]", code.partition("~")[0])
    facts = {f"part{n}": int(part) if part.isdecimal() else part for n, part in enumerate(parts, 1)}
    return words.say(f"{game}-card{attribute}", **facts)


def cards(words: Words, game: str, codes: Sequence[str]) -> str:
    """Several cards as a list: "a red organ and a blue virus"; hidden ones as their number."""
    if codes and all(code == HIDDEN for code in codes):
        return words.say("cards-hidden", count=len(codes))
    return words.list(card(words, game, code, "a") for code in codes)


def place(words: Words, game: str, where: str, names: Sequence[str], viewer: int | None) -> str:
    """A place as it is spoken: "your red organ", "Player 2", "f6"."""
    facts: dict[str, object] = {}
    _add_place(facts, words, game, "place", where, names, viewer)
    return str(facts["place"])


def colour(words: Words, game: str, code: str) -> str:
    """The name of a colour; a code that is no colour of the game stays as it is."""
    key = f"{game}-colour-{code}"
    return words.say(key) if words.has(key) else code


def seat_name(seat: int, names: Sequence[str]) -> str:
    """The name of the player at that seat, ``""`` for nobody."""
    return names[seat] if 0 <= seat < len(names) else ""


def _told(words: Words, game: str, given: Mapping[str, Fact], names: Sequence[str],
          viewer: int | None) -> dict[str, object]:
    """The facts of a reason or decision, put into words by what they are called."""
    facts: dict[str, object] = {}
    for name, value in given.items():
        kind = name.rstrip("0123456789")
        if kind == "card":
            _add_card(facts, words, game, name, str(value))
        elif kind == "cards" and isinstance(value, tuple):
            facts[name] = cards(words, game, value)
            facts["count"] = len(value)
        elif kind == "place":
            _add_place(facts, words, game, name, str(value), names, viewer)
        elif kind == "seat" and isinstance(value, int):
            _add_seat(facts, name, f"{name}_you", value, names, viewer)
        elif kind == "colour":
            facts[name] = colour(words, game, str(value))
        else:
            facts[name] = words.list(map(str, value)) if isinstance(value, tuple) else value
    return facts


def _add_seat(facts: dict[str, object], name: str, you: str, seat: int, names: Sequence[str],
              viewer: int | None) -> None:
    facts[name] = seat_name(seat, names)
    facts[you] = "yes" if seat == viewer and seat != NOBODY else "no"


def _add_card(facts: dict[str, object], words: Words, game: str, name: str, code: str) -> None:
    facts[name] = card(words, game, code)
    facts[f"the_{name}"] = card(words, game, code, "the")
    facts[f"a_{name}"] = card(words, game, code, "a")


def _add_place(facts: dict[str, object], words: Words, game: str, name: str, where: str,
               names: Sequence[str], viewer: int | None) -> None:
    number = name.removeprefix("place")
    part = _PART.fullmatch(where)
    if part:
        _add_seat(facts, f"owner{number}", f"owner{number}_you", int(part[1]), names, viewer)
        facts[f"colour{number}"] = colour(words, game, part[2])
        facts[name] = words.say(f"{game}-place-part", colour=part[2], who=facts[f"owner{number}"],
                                you=facts[f"owner{number}_you"])
    elif where.isdecimal():
        _add_seat(facts, f"owner{number}", f"owner{number}_you", int(where), names, viewer)
        facts[name] = facts[f"owner{number}"]
    elif _CELL.fullmatch(where):
        facts[name] = where
    elif where.startswith("hand."):
        facts[name] = words.say("place-hand", number=int(where[5:]) + 1)
    else:
        key = f"{game}-place-{where}"
        facts[name] = words.say(key if words.has(key) else f"place-{where}")


def _numbered(name: str, n: int) -> str:
    return name if n == 1 else f"{name}{n}"
