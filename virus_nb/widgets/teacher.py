"""For teachers: the learner's result as files, and the lesson on paper."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Callable
from html import escape

import ipywidgets

from virus_nb.lessons.course import Course
from virus_nb.lessons.result import as_csv, as_json, rows
from virus_nb.widgets.handout import handout
from virus_nb.words import Words

_TYPES = {"json": "application/json", "csv": "text/csv", "html": "text/html"}


class Teacher(ipywidgets.VBox):
    """A fold below a lesson. What it offers is made when it is opened, as things stand then."""

    def __init__(self, course: Course, words: Callable[[], Words]) -> None:
        self._course, self._words = course, words
        self.door = ipywidgets.ToggleButton(layout={"width": "max-content"})
        self.who = ipywidgets.Text(layout={"width": "min(100%, 20rem)"}, continuous_update=False)
        self._page = ipywidgets.HTML()
        self._inside = ipywidgets.VBox((self.who, self._page), layout={"display": "none"})
        super().__init__((self.door, self._inside))
        self.door.observe(lambda _: self.write(), "value")
        self.who.observe(lambda _: self.write(), "value")

    def label(self) -> None:
        """Its words in the language that is spoken; what lies open stays as it was made."""
        w = self._words()
        if self.door.description != w.say("result-door"):
            self.door.description, self.who.description = w.say("result-door"), w.say("result-who")
            self.write()

    def write(self) -> None:
        """Show things as they stand now."""
        w, course = self._words(), self._course
        self._inside.layout.display = "" if self.door.value else "none"
        if not self.door.value:
            return
        game = course.lesson.game
        files = {f"{game}-result.json": as_json(course, self.who.value), f"{game}-result.csv": as_csv(course, w),
                 f"{game}-{w.lang}.html": handout(game, w.lang, course.lesson)}
        keys = ("result-json", "result-csv", "result-handout")
        links = "".join(f"<li>{_link(name, text, w.say(key))}</li>"
                        for (name, text), key in zip(files.items(), keys, strict=True))
        head, *body = rows(course, w)
        cells = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in body)
        names = "".join(f"<th scope=col>{escape(cell)}</th>" for cell in head)
        caption = escape(w.say("lesson-stars", count=course.stars, all=course.most_stars))
        self._page.value = (f"<ul>{links}</ul><div tabindex=0 role=region aria-label='{caption}' "
                            f"style='overflow: auto; "
                            f"max-height: 24rem'><table><caption>{caption}</caption><thead><tr>{names}</tr></thead>"
                            f"<tbody>{cells}</tbody></table></div>")


def _link(name: str, text: str, label: str) -> str:
    data = b64encode(text.encode()).decode()
    kind = _TYPES[name.rpartition(".")[2]]
    return f'<a download="{escape(name)}" href="data:{kind};charset=utf-8;base64,{data}">{escape(label)}</a>'
