"""One organ and what lies on it: its states, and what a virus or a medicine does to it.

A pile is a small number: 0 no organ; FREE; then one for each virus, one for each
medicine, and one for each two medicines in the order in which they came.
"""

from __future__ import annotations

from typing import NamedTuple

from virus_nb.engine.cards import Cards
from virus_nb.games.virus.cards import COLOUR_OF, MEDICINES, ORGANS, VIRUSES, WILD

NONE = 0
FREE = 1
_VIRUS = 2
_MEDICINE = 7
_IMMUNE = 12
PILES = 37


def infected(colour: int) -> int:
    """The pile of an organ with that virus on it."""
    return _VIRUS + colour


def vaccinated(colour: int) -> int:
    """The pile of an organ with that medicine on it."""
    return _MEDICINE + colour


def immunised(first: int, second: int) -> int:
    """The pile of an organ with two medicines on it."""
    return _IMMUNE + 5 * first + second


def is_infected(pile: int) -> bool:
    """Whether one virus lies there."""
    return _VIRUS <= pile < _MEDICINE


def is_immunised(pile: int) -> bool:
    """Whether two medicines lie there."""
    return pile >= _IMMUNE


def virus_on(pile: int) -> int:
    """The colour of the virus on an infected organ."""
    return pile - _VIRUS


def same(pile: int) -> int:
    """The pile with two medicines in the order of the table: equal for piles that hold the same cards."""
    if pile < _IMMUNE:
        return pile
    first, second = divmod(pile - _IMMUNE, 5)
    return immunised(min(first, second), max(first, second))


def cards_of(colour: int, pile: int) -> Cards:
    """The cards of an organ of that colour, from the bottom up."""
    if pile == NONE:
        return ()
    if pile == FREE:
        return (ORGANS[colour],)
    if pile < _MEDICINE:
        return (ORGANS[colour], VIRUSES[pile - _VIRUS])
    if pile < _IMMUNE:
        return (ORGANS[colour], MEDICINES[pile - _MEDICINE])
    first, second = divmod(pile - _IMMUNE, 5)
    return (ORGANS[colour], MEDICINES[first], MEDICINES[second])


def fits(card: int, colour: int) -> bool:
    """Whether two colours match (virus.9): they are equal, or one of them is wild."""
    return card in (colour, WILD) or colour == WILD


class Effect(NamedTuple):
    """What a card does to a pile: how that is called and by which rule, the pile
    afterwards, the cards that it meets and those that leave the table, bottom first."""

    kind: str
    rule: str
    pile: int
    met: Cards
    gone: Cards


def effect(card: str, colour: int, pile: int, by_card: bool) -> Effect | None:
    """What a card does to the pile of that colour, ``None`` if it cannot be played there.

    by_card: option ``match=card``, by which a card must match the very card that it acts on.
    """
    family, by = card.partition("-")[0], COLOUR_OF[card]
    if family == "organ":
        return Effect("placed", "virus.5", FREE, (), ()) if pile == NONE and by == colour else None
    if pile == NONE or is_immunised(pile):
        return None
    return (_attack if family == "virus" else _treat)(colour, pile, by, by_card)


def _attack(colour: int, pile: int, by: int, by_card: bool) -> Effect | None:
    """A virus of colour ``by`` on an organ (virus.7)."""
    fitting = fits(by, colour)
    if pile == FREE:
        return Effect("infected", "virus.7", infected(by), (), ()) if fitting else None
    if is_infected(pile):
        if not fitting:  # virus.11: a wild virus beneath does not widen the match
            return None
        cards = cards_of(colour, pile)
        return Effect("killed", "virus.7", NONE, cards, (*cards, VIRUSES[by]))
    beneath = pile - _MEDICINE
    rule = _removal_rule(fitting, fits(by, beneath), beneath, by_card)
    if rule is None:
        return None
    removed = MEDICINES[beneath]
    return Effect("medicine-removed", rule or "virus.7", FREE, (removed,), (removed, VIRUSES[by]))


def _treat(colour: int, pile: int, by: int, by_card: bool) -> Effect | None:
    """A medicine of colour ``by`` on an organ (virus.8)."""
    fitting = fits(by, colour)
    if pile == FREE:
        return Effect("vaccinated", "virus.8", vaccinated(by), (), ()) if fitting else None
    if is_infected(pile):
        beneath = pile - _VIRUS
        rule = _removal_rule(fitting, fits(by, beneath), beneath, by_card)
        if rule is None:
            return None
        cured = VIRUSES[beneath]
        return Effect("cured", rule or "virus.8", FREE, (cured,), (cured, MEDICINES[by]))
    if not fitting:
        return None
    beneath = pile - _MEDICINE
    return Effect("immunised", "virus.8", immunised(beneath, by), (MEDICINES[beneath],), ())


def _removal_rule(fits_organ: bool, fits_card: bool, beneath: int, by_card: bool) -> str | None:
    """Whether a card may take another off an organ: ``None`` no, ``""`` by its colour,
    ``virus.10`` only because the other is wild."""
    if by_card:
        return "" if fits_card else None
    if fits_organ:
        return ""
    return "virus.10" if beneath == WILD else None
