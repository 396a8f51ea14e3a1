"""Who plays in a simulation and by which house rules: a part of the form of the statistics."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import ipywidgets

from virus_nb.games.kit import Kit
from virus_nb.play.bots import bots
from virus_nb.widgets.folded import Folded
from virus_nb.words import Words

_WIDE = {"description_width": "8rem"}
_LAYOUT = {"width": "min(100%, 28rem)"}


class SideForm(ipywidgets.VBox):
    """A bot for each seat, and the options of the game folded away.

    label: the key of what a seat is called.
    """

    def __init__(self, label: str = "ui-seat") -> None:
        super().__init__()
        self._label = label
        self.bots = ipywidgets.VBox()
        self._rules = Folded()
        self._preset = ipywidgets.Dropdown(style=_WIDE, layout=_LAYOUT)
        self._options: dict[str, ipywidgets.Dropdown] = {}
        self._kit: Kit | None = None
        self._preset.observe(lambda change: self._choose(change.new), "value")

    def offer(self, kit: Kit, seats: int, words: Words) -> None:
        """The choices of that game with so many seats; what is chosen stays where it can."""
        known = list(bots(kit))
        kept = [choice.value for choice in self.bots.children]
        wanted = [name if name in known else "greedy" if "greedy" in known else known[0] for name in kept[:seats]]
        wanted += [wanted[-1] if wanted else "greedy" if "greedy" in known else known[0]] * (seats - len(wanted))
        self.bots.children = [ipywidgets.Dropdown(options=known, value=name, style=_WIDE, layout=_LAYOUT)
                              for name in wanted]
        if self._kit is not kit:
            self._kit = kit
            self._options = {option.name: ipywidgets.Dropdown(options=option.choices, style=_WIDE, layout=_LAYOUT)
                             for option in kit.game.options}
            self._usual()
        self.children = (self.bots, self._rules) if self._options else (self.bots,)
        self.speak(words)

    def speak(self, words: Words) -> None:
        """The same in another language."""
        assert self._kit is not None
        key = self._kit.game.key
        for seat, choice in enumerate(self.bots.children):
            _name(choice, [(words.say(f"bot-{name}"), name) for name in bots(self._kit)],
                  words.say(self._label, number=seat + 1))
        for option in self._kit.game.options:
            said = [(words.say(full) if words.has(full := f"{key}-option-{option.name}-{value}") else str(value), value)
                    for value in option.choices]
            _name(self._options[option.name], said, words.say(f"{key}-option-{option.name}"))
        presets = [(words.say(f"{key}-preset-{name}"), name) for name in self._kit.game.presets]
        _name(self._preset, [(words.say("ui-preset-own"), ""), *presets], words.say("ui-preset"))
        self._rules.fill(words.say("ui-options"), [*([self._preset] if presets else []), *self._options.values()])

    def fill(self, names: Sequence[str], options: Mapping[str, Any]) -> None:
        """Choose these."""
        for choice, name in zip(self.bots.children, names, strict=True):
            choice.value = name
        for name, value in options.items():
            if name == "preset":
                self._preset.value = value
            else:
                self._options[name].value = value

    def names(self) -> list[str]:
        """The bots, seat by seat."""
        return [choice.value for choice in self.bots.children]

    def options(self) -> dict[str, Any]:
        """The options as they are chosen."""
        return {name: choice.value for name, choice in self._options.items()}

    def _usual(self) -> None:
        assert self._kit is not None
        for option in self._kit.game.options:
            other = self._options.get(str(option.default))
            self._options[option.name].value = other.value if other is not None else option.default

    def _choose(self, preset: str | None) -> None:
        if preset and self._kit is not None and preset in self._kit.game.presets:
            self._usual()
            for name, value in self._kit.game.presets[preset].items():
                self._options[name].value = value


def _name(choice: ipywidgets.Dropdown, options: list[tuple[str, Any]], description: str) -> None:
    value = choice.value
    choice.options = options
    choice.description = description
    if value in [each for _, each in options]:
        choice.value = value
