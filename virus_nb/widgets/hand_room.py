"""The form for a game from a real table: who sat there, then move by move; a picture of the table as it was."""

from __future__ import annotations

import re
from collections.abc import Callable
from html import escape

import ipywidgets

from virus_nb import games
from virus_nb.engine import BadInput, IllegalMove
from virus_nb.play.by_hand import ByHand
from virus_nb.play.replay import dumps
from virus_nb.scene.svg import draw_svg
from virus_nb.widgets.film import SPECTATOR, Film
from virus_nb.widgets.house_rules import HouseRules, offer
from virus_nb.widgets.languages import Choice
from virus_nb.widgets.links import saving
from virus_nb.widgets.sheet import LAYOUT, WIDE, button, dropdown
from virus_nb.widgets.shown import Shown
from virus_nb.words import words
from virus_nb.words.sentences import error_line, reason_line

_MOST_SUGGESTED = 400
_SIZE = re.compile(r' width="[^"]*" height="[^"]*"')


class HandRoom(Shown):
    """Write down a game of ``game``."""

    def __init__(self, game: str, lang: str) -> None:
        self.words = words(lang)
        self.entry = ByHand(games.find(game), max(2, games.find(game).game.seats[0]))
        self._title, self._told, self._log, self._picture = (ipywidgets.HTML() for _ in range(4))
        self._file = ipywidgets.HTML()
        self.choice = Choice(lang, self.speak)
        self._game = dropdown()
        self.rules = HouseRules(games.find(game), lang)
        self._rules_place = ipywidgets.VBox((self.rules,))
        self._names = ipywidgets.Text(style=WIDE, layout=LAYOUT)
        self._begin, self._add, self._back, self._keep = button(), button(), button(), button()
        self._move = ipywidgets.Combobox(ensure_option=False, style=WIDE, layout=LAYOUT)
        self._seen = ipywidgets.Text(style=WIDE, layout=LAYOUT)
        self._top = ipywidgets.Text(style=WIDE, layout=LAYOUT)
        self._begin.on_click(lambda _: self._trying(self._start))
        self._add.on_click(lambda _: self._trying(self._write))
        self._back.on_click(lambda _: self._trying(self.entry.take_back))
        self._keep.on_click(lambda _: self._trying(self._save))
        acts = ipywidgets.HBox((self._add, self._back, self._keep), layout={"flex_flow": "row wrap"})
        for each in acts.children:
            each.layout.width = "max-content"
        super().__init__((self._title, self.choice, self._game, self._names,
                          self._rules_place, self._begin, self._top, self._move,
                          self._seen, acts, self._told, self._file,
                          self._picture, self._log))
        self._game.options = [(game, game)]
        self._game.value = game
        self._game.observe(lambda change: self._other_game(change.new), "value")
        self.speak(lang)

    def speak(self, lang: str) -> None:
        """Another language; what was written stays."""
        self.words = speaks = words(lang)
        say = speaks.say
        offer(self._game, [(say(f"{key}-name"), key) for key in games.names()], say("watch-which"))
        self.rules.speak(lang)
        self.text = say("hand-title")
        self._title.value = f"<h2 style='margin: 0'>{escape(self.text)}</h2><p>{escape(say('hand-text'))}</p>"
        self._names.description = say("ui-seats")
        self._names.placeholder = "Ana, Bo"
        self._move.description, self._move.placeholder = say("hand-move"), "organ-red"
        self._seen.description, self._seen.placeholder = say("hand-seen"), "2: organ-red virus-blue"
        self._top.description, self._top.placeholder = say("hand-top"), "blue-5/1"
        for each, key in ((self._begin, "hand-begin"), (self._add, "hand-add"), (self._back, "ui-undo"),
                          (self._keep, "play-keep")):
            each.description = say(key)
        self._show()

    def _trying(self, act: Callable[[], None]) -> None:
        self._told.value = self._file.value = ""
        try:
            act()
        except BadInput as error:
            self._complain(error_line(self.words, error))
        except IllegalMove as error:
            self._complain(reason_line(self.words, self.entry.game.key, error.reason, self._film().telling.names, None))
        self._show()

    def _other_game(self, key: str | None) -> None:
        """The house rules of the game that is chosen."""
        if key is not None and key != self.rules.kit.game.key:
            self.rules = HouseRules(games.find(key), self.words.lang)
            self._rules_place.children = (self.rules,)

    def _start(self) -> None:
        """A new record by the chosen house rules; names are divided by commas."""
        names = [name.strip() for name in self._names.value.split(",") if name.strip()]
        kit = games.find(self._game.value)
        self.entry = ByHand(kit, len(names) or max(2, kit.game.seats[0]), self.rules.values(), names)

    def _write(self) -> None:
        if self._top.value.strip():
            self.entry.see_top(self._top.value.strip())
        self.entry.add(" ".join(self._move.value.split()), _read_seen(self._seen.value))
        self._top.value = self._move.value = self._seen.value = ""

    def _save(self) -> None:
        content = dumps(self.entry.replay()).encode()
        name = f"{self.entry.game.key}-{len(self.entry.moves)}.json"
        self._file.value = f"{saving(name, content)} <small>{escape(self.words.say('watch-unknown'))}</small>"

    def _show(self) -> None:
        """The table as a spectator saw it, and the log."""
        film = self._film()
        last = len(film.nodes) - 1
        two_faced = "~" in "".join(self.entry.game.write_position(film.nodes[0].state).get("deck") or ())
        self._top.layout.display = "" if two_faced else "none"
        self._seen.layout.display = "" if film.session.deck and not two_faced else "none"
        self._move.options = self._suggested(film)
        picture = draw_svg(film.scene(last), film.telling.art, 760, film.title)
        # as wide as the page, and no wider
        fitting = _SIZE.sub("", picture, count=1)
        self._picture.value = f"<div class=vn style='max-width: 760px'>{fitting}</div>"
        lines = [line for node in film.nodes for _, line in film.lines(node, SPECTATOR)]
        items = "".join(f"<li>{escape(line)}</li>" for line in lines[-12:])
        self._log.value = f"<p role=status>{escape(film.status(last, SPECTATOR))}</p><ul>{items}</ul>"

    def _film(self) -> Film:
        return Film(self.entry.replay(), self.words.lang, (SPECTATOR,))

    def _suggested(self, film: Film) -> tuple[str, ...]:
        """Moves that somebody could make here, whatever they hold."""
        game, state = self.entry.game, film.nodes[-1].state
        if not film.session.deck:
            return tuple(move.text for move in game.legal_moves(state))
        from virus_nb.adapters.numbered import Numbered

        return Numbered(game.key, film.session.seats, self.entry.options).moves[:_MOST_SUGGESTED]

    def _complain(self, sentence: str) -> None:
        self._told.value = f"<p role=alert>{escape(sentence)}</p>"


def _read_seen(text: str) -> dict[int, tuple[str, ...]]:
    """``2: organ-red virus-blue; 3: contagion``: the cards of Player 2 and of Player 3. ``BadInput``: not-seen."""
    seen: dict[int, tuple[str, ...]] = {}
    for part in filter(str.strip, text.split(";")):
        number, colon, cards = part.partition(":")
        if not colon or not number.strip().isdecimal() or len(number) > 4:
            raise BadInput("not-seen", "", value=part[:60])
        seen[int(number) - 1] = tuple(cards.split())
    return seen
