"""What a table or a player shows besides the picture: names, lines, questions, words for buttons."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from virus_nb.engine import Decision, Event, Reason
from virus_nb.games.kit import Kit
from virus_nb.scene import Scene
from virus_nb.scene.art import KIT_ART
from virus_nb.scene.frame import Frame, picture_rows
from virus_nb.words import LANGUAGES, Words, words
from virus_nb.words.sentences import decision_line, event_line, reason_line, rule_key

_TABLE_WORDS = ("table", "tools", "log", "undo", "redo", "new", "close", "hot", "picked")
_PLAYER_WORDS = ("table", "log", "first", "back", "play", "pause", "forward", "last", "speed", "ply", "lens",
                 "transport", "loop", "step", "step-ply", "step-turn", "step-round", "step-mark", "offers", "keys")


class Named:
    """A language in which the people at the table have their names."""

    def __init__(self, plain: Words, names: Sequence[str]) -> None:
        self._plain = plain
        self._names = tuple(names)
        self.lang = plain.lang

    def say(self, key: str, /, **facts: object) -> str:
        """As ``Words.say``; ``player`` is the name of that player."""
        number = facts.get("number")
        if key == "player" and isinstance(number, int) and 0 < number <= len(self._names):
            return self._names[number - 1]
        return self._plain.say(key, **facts)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._plain, name)


class Telling:
    """One game in one language, told to one seat (``None``: a spectator).

    names: by seat, as they are shown.
    """

    def __init__(self, kit: Kit, lang: str, names: Sequence[str]) -> None:
        self.kit = kit
        self.game = kit.game.key
        self.words = words(lang)
        self.names = tuple(names)
        self.named = Named(self.words, names)
        self.art = {**KIT_ART, **kit.art}

    def scene(self, state: Any, viewer: int | None, *, is_view: bool = False) -> Scene:
        """The picture of what ``viewer`` may see; ``is_view``: the state is observed already."""
        view = state if is_view else self.kit.game.observe(state, viewer)
        return self.kit.draw(view, self.named, viewer)

    def picture(self, state: Any, viewer: int | None, events: Iterable[Event] = (), *,
                is_view: bool = False) -> Frame:
        """The same as rows of a frame; new cards come from the panel of whoever made the events."""
        rows = picture_rows(self.scene(state, viewer, is_view=is_view))
        actor = next((event.seat for event in events if event.seat >= 0), None)
        rows["from"] = next((panel for panel in rows["panels"] if panel.endswith(f"-{actor}")), "")
        return rows

    def lines(self, events: Iterable[Event], viewer: int | None) -> list[str]:
        """What happened, a line an event."""
        return [event_line(self.words, self.game, event, self.names, viewer) for event in events]

    def question(self, decision: Decision, viewer: int | None) -> str:
        """Who is asked what."""
        return decision_line(self.words, self.game, decision, self.names, viewer)

    def status(self, state: Any, viewer: int | None) -> dict[str, str]:
        """The status row: the open question, or who has won."""
        decision = self.kit.game.decision(state)
        if decision is not None:
            return {"t": self.question(decision, viewer), "c": "yours" if decision.seat == viewer else "wait"}
        won = self.kit.game.winners(state) or ()
        if not won:
            return {"t": self.words.say("ui-drawn"), "c": "over"}
        who = self.words.list(self.names[seat] for seat in won)
        return {"t": self.words.say("ui-won", count=len(won), who=who, you="yes" if viewer in won else "no"),
                "c": "over"}

    def hint(self, first: str, count: int) -> str:
        """What comes after a first click; ``<game>-hint-<place>`` where the game has more to say."""
        key = f"{self.game}-hint-{first}"
        return self.words.say(key if self.words.has(key) else "ui-choose", count=count)

    def refusal(self, reason: Reason | None, viewer: int | None, begun: bool = True) -> dict[str, str]:
        """The words of a refusal, with the rule that it quotes; ``begun``: something is chosen already."""
        if reason is None:
            return {"t": self.words.say("ui-not-here" if begun else "ui-not-first")}
        key = rule_key(reason.rule)
        return {"t": reason_line(self.words, self.game, reason, self.names, viewer), "r": reason.rule,
                "h": self.words.say(f"{key}.title"), "x": self.words.say(f"{key}.text")}


def table_words(plain: Words) -> dict[str, str]:
    """The words of a table's buttons."""
    return {**{key: plain.say(f"ui-{key}") for key in _TABLE_WORDS}, "lang": plain.say("language")}


def player_words(plain: Words) -> dict[str, str]:
    """The words of a player's buttons."""
    return {**{key: plain.say(f"ui-{key}") for key in _PLAYER_WORDS}, "language": plain.say("language"),
            "rule": plain.say("ui-rule"), "book": plain.say("ui-rulebook")}


def language_names() -> list[list[str]]:
    """Every language with its own name: ``[["en", "English"], …]``."""
    return [[lang, words(lang).say(f"language-{lang}")] for lang in LANGUAGES]


def shown_names(plain: Words, names: Sequence[str], kinds: Iterable[str]) -> tuple[str, ...]:
    """The names to show: who has only a kind (``human``, ``greedy``) becomes Player 1, Player 2 …"""
    kinds = {"", *kinds}
    return tuple(plain.say("player", number=seat + 1) if name in kinds else name
                 for seat, name in enumerate(names))


def art_rows(kit: Kit) -> dict[str, list[Any]]:
    """Every drawing of a game and of the kit: name -> [width, height, markup]."""
    return {name: [symbol.w, symbol.h, symbol.markup] for name, symbol in {**KIT_ART, **kit.art}.items()}


def in_text(scene: Scene) -> str:
    """The picture in words, a line for each panel and each thing with a label."""
    lines = []
    for panel in scene.panels:
        lines.append(panel.label or panel.title)
        lines += [f"  {item.label}" for item in panel.items if item.label]
    return "\n".join(lines)
