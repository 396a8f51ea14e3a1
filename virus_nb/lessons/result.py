"""What a learner has done, for a teacher: a small JSON document, and a table.

    {"format": "virus-nb/result", "version": 1, "game": "virus", "who": "Ana", "day": "2026-03-01",
     "stars": 61, "of": 96, "steps": [{"id": "first-organ", "done": true, "tries": 1, "help": 0, "stars": 3}, …]}

``help``: the highest rung of the ladder of hints, 0 none, 1 a nudge, 2 the place, 3 the solution.
"""

from __future__ import annotations

import csv
import io
import json
from datetime import date
from typing import Any

from virus_nb.lessons.course import Course
from virus_nb.lessons.sayings import say
from virus_nb.words import Words

FORMAT, VERSION = "virus-nb/result", 1


def result(course: Course, who: str = "", day: date | None = None) -> dict[str, Any]:
    """The result of a course. who: the learner, if they want to be named."""
    steps = [{"id": step.id, "done": step.id in course.done, "tries": course.tries[step.id],
              "help": course.help[step.id], "stars": course.earned.get(step.id, 0)}
             for step in course.lesson.steps]
    return {"format": FORMAT, "version": VERSION, "game": course.lesson.game, "who": who,
            "day": (day or date.today()).isoformat(), "stars": course.stars, "of": course.most_stars, "steps": steps}


def as_json(course: Course, who: str = "", day: date | None = None) -> str:
    """The result as a file."""
    return json.dumps(result(course, who, day), ensure_ascii=False, indent=1) + "\n"


def rows(course: Course, words: Words) -> list[list[str]]:
    """The result as a table in that language, its head first."""
    head = [words.say(f"result-{key}") for key in ("step", "done", "tries", "help", "stars")]
    body = [[say(words, course.lesson.game, step, "title"),
             words.say("result-yes" if step.id in course.done else "result-no"),
             words.number(course.tries[step.id]), words.say(f"result-help-{course.help[step.id]}"),
             words.number(course.earned.get(step.id, 0))] for step in course.lesson.steps]
    return [head, *body]


def as_csv(course: Course, words: Words) -> str:
    """The table for a spreadsheet."""
    text = io.StringIO()
    csv.writer(text, lineterminator="\r\n").writerows(rows(course, words))
    return "\ufeff" + text.getvalue()
