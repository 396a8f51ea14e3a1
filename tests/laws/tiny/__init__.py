"""A fifth game, complete: what a new game hands to the kit."""

from pathlib import Path

from tests.laws.tiny.rules import GAME, RANKS
from virus_nb.games.kit import Kit
from virus_nb.scene import Item, Panel, Scene, Symbol

ART = {f"tiny:{name}": Symbol(60, 84, '<rect width="60" height="84" rx="6" fill="var(--vn-blue)"/>')
       for name in (*RANKS, "back")}


def draw(view, words, viewer):
    """The pile, a panel for each player, and the viewer's hand."""
    panels = [Panel("centre", 200, 100, (
        Item("total", x=80, y=20, text=str(view.total), style="big"),
        Item("pile", "tiny:back", 0, 0, 60, 84, place="pile", label=words.say("tiny-place-pile"))))]
    for seat, hand in enumerate(view.hands):
        panels.append(Panel(f"seat-{seat}", 200, 100, tuple(
            Item(f"{seat}/{n}", "tiny:back", 62 * n, 0, 60, 84) for n in range(len(hand))),
            place=str(seat), label=words.say("player", number=seat + 1)))
    if viewer is not None:
        panels.append(Panel("hand", 200, 100, tuple(
            Item(f"hand/{n}", f"tiny:{card}", 62 * n, 0, 60, 84, place=f"hand.{n}",
                 label=words.say(f"tiny-card-{card}"))
            for n, card in enumerate(view.hands[viewer]))))
    return Scene(tuple(panels))


def highest(view, moves, random):
    """Lays the highest card that it has."""
    lays = [move for move in moves if move.text.startswith("lay")]
    return max(lays, key=lambda move: RANKS.index(move.text[4:]))


KIT = Kit(GAME, draw, ART, {"greedy": highest}, Path(__file__).parent)
