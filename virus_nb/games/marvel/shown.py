"""What the parts of the picture share: letters, keys, and how a hero is spoken."""

from __future__ import annotations

from collections import Counter

from virus_nb.scene import Words

BADGES = {"blocked": "kit:harmed", "protected": "kit:guarded", "shielded": "kit:locked"}
"""What shows the state of a hero; a free one has nothing."""


def letter(code: str, words: Words) -> str:
    """The letters in the corner of a card."""
    return words.say(f"marvel-card-{code}.Short")


def keyed(cards: list[str]) -> list[tuple[str, str]]:
    """Cards with keys that follow the card and not its position, so that the others close up."""
    seen: Counter[str] = Counter()
    keys = []
    for card in cards:
        seen[card] += 1
        keys.append((f"{card}*{seen[card]}", card))
    return keys


def state_of(pile: list[str]) -> str:
    """``free``, ``blocked``, ``protected`` or ``shielded`` (marvel.5)."""
    if len(pile) == 1:
        return "free"
    if pile[1].startswith("villain"):
        return "blocked"
    return "protected" if len(pile) == 2 and pile[1].startswith("power") else "shielded"


def person(words: Words, seat: int, viewer: int | None) -> tuple[str, str]:
    """A player's name, and "yes" if it is the viewer."""
    return words.say("player", number=seat + 1), "yes" if seat == viewer else "no"


def spoken(where: str, words: Words, viewer: int | None) -> str:
    """``1.red`` as it is spoken: "Player 2's red hero"."""
    seat, _, colour = where.partition(".")
    who, you = person(words, int(seat), viewer)
    return words.say("marvel-place-part", colour=colour, who=who, you=you)


def pile_label(where: str, pile: list[str], words: Words, viewer: int | None) -> str:
    """A hero with its state and what lies on it."""
    cards = [words.say(f"marvel-card-{card}.a") for card in pile[1:]]
    facts = {f"card{n}" if n > 1 else "card": card for n, card in enumerate(cards, 1)}
    return words.say(f"marvel-scene-{state_of(pile)}", place=spoken(where, words, viewer), count=len(cards),
                     **{"card": "", "card2": "", **facts})
