"""The options of a game as fields to choose in, and its named sets of them."""

from __future__ import annotations

from typing import Any

import ipywidgets

from virus_nb.engine import Option
from virus_nb.games.kit import Kit
from virus_nb.widgets.folded import Folded
from virus_nb.words import words

WIDE = {"description_width": "min(45%, 16rem)"}
LAYOUT = {"width": "min(100%, 42rem)"}


class HouseRules(Folded):
    """Folded up at first. preset: the named sets. options: a field for each option, by its name."""

    def __init__(self, kit: Kit, lang: str) -> None:
        super().__init__()
        self.kit = kit
        self.preset = ipywidgets.Dropdown(style=WIDE, layout=LAYOUT)
        self.options = {option.name: ipywidgets.Dropdown(style=WIDE, layout=LAYOUT) for option in kit.game.options}
        self.speak(lang)
        self._default()
        self.preset.observe(lambda change: self._choose(change.new), "value")

    def speak(self, lang: str) -> None:
        """The same choices in another language."""
        speaks, game = words(lang), self.kit.game.key
        presets = [(speaks.say(f"{game}-preset-{name}"), name) for name in self.kit.game.presets]
        offer(self.preset, [(speaks.say("ui-preset-own"), ""), *presets], speaks.say("ui-preset"))
        rows: list[Any] = [self.preset] if presets else []
        for option in self.kit.game.options:
            named = [(self._value(option, value, lang), value) for value in option.choices]
            offer(self.options[option.name], named, speaks.say(f"{game}-option-{option.name}"))
            about = f"{game}-option-{option.name}.about"
            self.options[option.name].tooltip = speaks.say(about) if speaks.has(about) else ""
            rows.append(self.options[option.name])
        self.fill(speaks.say("ui-options"), rows)

    def values(self) -> dict[str, Any]:
        """The options as they are chosen."""
        return {name: choice.value for name, choice in self.options.items()}

    def _default(self) -> None:
        for option in self.kit.game.options:
            other = self.options.get(str(option.default))
            self.options[option.name].value = other.value if other is not None else option.default

    def _choose(self, preset: str | None) -> None:
        """A preset sets its options, and those that it does not name to what is usual."""
        if preset:
            self._default()
            for name, value in self.kit.game.presets[preset].items():
                self.options[name].value = value

    def _value(self, option: Option, value: str | int, lang: str) -> str:
        key = f"{self.kit.game.key}-option-{option.name}-{value}"
        speaks = words(lang)
        return speaks.say(key) if speaks.has(key) else str(value)


def offer(choice: ipywidgets.Dropdown, options: list[tuple[str, Any]], description: str) -> None:
    """New words for the same choices; what is chosen stays chosen, to begin with the first."""
    values, value = [each for _, each in options], choice.value
    choice.options = options
    choice.description = description
    choice.value = value if value in values else values[0]
