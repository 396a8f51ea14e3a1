"""Who plays in a simulation and by which house rules: a part of the form of the statistics."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

import ipywidgets

from virus_nb.games.kit import Kit
from virus_nb.play.bots import bots
from virus_nb.widgets.house_rules import LAYOUT, WIDE, HouseRules, offer
from virus_nb.words import Words


class SideForm(ipywidgets.VBox):
    """A bot for each seat, and the options of the game folded away.

    label: the key of what a seat is called. changed: called when something else is chosen.
    """

    def __init__(self, changed: Callable[[], object], label: str = "ui-seat") -> None:
        super().__init__()
        self._label = label
        self._changed = changed
        self.bots = ipywidgets.VBox()
        self._rules: HouseRules | None = None

    def offer(self, kit: Kit, seats: int, words: Words) -> None:
        """The choices of that game with so many seats; what is chosen stays where it can."""
        known = list(bots(kit))
        kept = [choice.value for choice in self.bots.children]
        wanted = [name if name in known else "greedy" if "greedy" in known else known[0] for name in kept[:seats]]
        wanted += [wanted[-1] if wanted else "greedy" if "greedy" in known else known[0]] * (seats - len(wanted))
        self.bots.children = [ipywidgets.Dropdown(options=known, value=name, style=WIDE, layout=LAYOUT)
                              for name in wanted]
        self._follow(self.bots.children)
        if self._rules is None or self._rules.kit is not kit:
            unfolded = self._rules is not None and self._rules.door.value
            self._rules = HouseRules(kit, words.lang)
            self._rules.door.value = unfolded
            self._follow(self._rules.options.values())
        self.children = (self.bots, self._rules) if kit.game.options else (self.bots,)
        self.speak(words)

    def _follow(self, choices: Iterable[ipywidgets.Dropdown]) -> None:
        for choice in choices:
            choice.observe(lambda _: self._changed(), "value")

    def speak(self, words: Words) -> None:
        """The same in another language."""
        assert self._rules is not None
        for seat, choice in enumerate(self.bots.children):
            offer(choice, [(words.say(f"bot-{name}"), name) for name in bots(self._rules.kit)],
                  words.say(self._label, number=seat + 1))
        self._rules.speak(words.lang)

    def fill(self, names: Sequence[str], options: Mapping[str, Any]) -> None:
        """Choose these."""
        assert self._rules is not None
        for choice, name in zip(self.bots.children, names, strict=True):
            choice.value = name
        for name, value in options.items():
            (self._rules.preset if name == "preset" else self._rules.options[name]).value = value

    def names(self) -> list[str]:
        """The bots, seat by seat."""
        return [choice.value for choice in self.bots.children]

    def options(self) -> dict[str, Any]:
        """The options as they are chosen."""
        assert self._rules is not None
        return self._rules.values()
