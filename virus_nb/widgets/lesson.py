"""A lesson on the screen: what happens when the learner moves, answers, asks for help or goes on."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any

from virus_nb import games
from virus_nb.engine import Reason
from virus_nb.lessons import sayings
from virus_nb.lessons.course import SHOWN, WHERE, Course
from virus_nb.lessons.judge import events, invited, is_right, outcome, reply, table, verdict
from virus_nb.lessons.load import lesson
from virus_nb.lessons.meant import clicks_for
from virus_nb.lessons.model import Lesson, Quiz, Show, Try, Watch
from virus_nb.lessons.punish import punishment
from virus_nb.play.session import Session
from virus_nb.widgets.lesson_page import LessonPage
from virus_nb.widgets.step_table import StepTable
from virus_nb.words import Words, words
from virus_nb.words.sentences import event_line, player_names, reason_line

_kept: dict[str, dict[str, Any]] = {}
"""Where each lesson stood last, as long as this kernel lives."""


def kept(game: str) -> dict[str, Any]:
    """What is remembered of the lesson of that game: ``Course.to_dict``, empty if it was not opened yet."""
    return _kept.get(game, {})


class LessonView(LessonPage):
    """One person's lesson. ``step``: the id of the step to begin with; ``KeyError`` if there is none.

    done: what was done before, as ``Course.code`` has it. own: a lesson in place of the game's.
    """

    def __init__(self, game: str, lang: str, step: str = "", done: str = "", own: Lesson | None = None) -> None:
        self.kit = games.find(game)
        self._own = own is not None
        self.course = Course(own or lesson(game))
        self.course.take_code(done)
        if step:
            self.course.at = self.course.lesson.find(step)
        self._refusals = 0
        self._judging = True
        super().__init__(lang, "own" if self._own else game)
        self.address.observe(lambda change: self._come_back(change.new), "kept")
        self._open()

    # What a person (or a notebook) can do

    def speak(self, lang: str) -> None:
        """Another language, in the same place of the lesson; the moves on the table stay."""
        self.words = words(lang)
        if self._table is not None:
            self._table.speak(lang)
        self._write()

    def take_up(self, before: Mapping[str, Any]) -> None:
        """Go on where somebody stopped: ``before`` as ``Course.to_dict`` gave it."""
        self.course.restore(before)
        self._open()

    def hint(self) -> None:
        """The next rung of the ladder: a nudge, then the place, then the solution is shown and played."""
        rung = min(self.course.help[self.step.id] + 1, SHOWN)
        if rung == SHOWN:
            self.show_solution()
            return
        self.course.hinted(rung)
        if rung == WHERE:
            self._point_out()
        self._say("plain", lambda w: self._of(w, "hint"))

    def again(self) -> None:
        """Lay the step out again."""
        self._said = None
        self._lay_out()
        self._write()

    def start_over(self) -> None:
        """Forget what was done and begin with the first step."""
        self.course.start_over()
        self._open()

    def show_solution(self) -> None:
        """Play the solution of a try, or say the refusal that it is about; a quiz: the right answer."""
        step = self.step
        self.course.hinted(SHOWN)
        if isinstance(step, Quiz):
            self.answer(step.right)
        elif isinstance(step, Try):
            self._lay_out()
            self._judging = False
            for text in step.solution:
                self._play(text)
            self._judging = True
            if step.goal is None:
                self._refused(self._first_refusal(step), shown=True)
            else:
                self._say("plain", lambda w: f"{w.say('lesson-shown')} {self._of(w, 'done')}")

    def move_on(self) -> None:
        """The next move of what is watched."""
        if self._moves_left:
            self._play(self._moves_left.pop(0))
            if not self._moves_left:
                self._say("plain", lambda w: self._optional(w, "done") or w.say("lesson-seen"))
            self._write()

    def answer(self, number: int) -> None:
        """Choose an answer of a quiz, counted from 0; what it leads to is shown."""
        step = self.step
        assert isinstance(step, Quiz)
        right = is_right(self.kit, step, number)
        self.course.tried(right)
        came = outcome(self.kit, step, number)
        self._lay(came if isinstance(came, Session) else table(self.kit, step))
        if right:
            self._say("right", lambda w: self._of(w, "done"))
        else:
            self._say("wrong", lambda w: self._consequence(w, came))

    # Steps

    def _go(self, where: Callable[[], None]) -> None:
        where()
        self._open()

    def _come_back(self, stored: str) -> None:
        """Take up what the browser has kept from an earlier visit; what it cannot be is passed over."""
        try:
            asked = json.loads(stored)
            at = self.course.lesson.find(str(asked["step"]))
        except (ValueError, KeyError, TypeError):
            return
        self.course.take_code(str(asked.get("done") or ""))
        self.course.at = at
        self._open()

    def _open(self) -> None:
        self._said = None
        self._answers.children = self._answer_buttons()
        self._lay_out()
        self._write()

    def _lay_out(self) -> None:
        step = self.step
        self._moves_left = list(step.moves) if isinstance(step, Watch) else []
        if step.position:
            self._lay(table(self.kit, step))
        self._stage.layout.display = "" if step.position else "none"

    def _lay(self, session: Session) -> None:
        step = self.step
        locked = not isinstance(step, Try)
        point = step.point if isinstance(step, Show) else ()
        if self._table is None:
            self._table = StepTable(session, step.seat, self.words.lang, self.again)
            self._table.on_change(lambda _: self._moved())
            self._table.observe(self._watch_refusals, "frame")
            self._stage.children = (self._table,)
        self._table.lay(session, step.seat, locked, point)

    def _play(self, text: str) -> None:
        assert self._table is not None
        self._table.play(text)

    def _point_out(self) -> None:
        """Light up the places of the solution, one click after the other; in a quiz, take a wrong answer away."""
        step = self.step
        if isinstance(step, Try) and self._table is not None:
            self.again()
            text = (step.solution or tuple(step.refuse))[0]
            view = self.kit.game.observe(self._table.session.state, step.seat)
            self._table.lead(clicks_for(self.kit, view, step.seat, text))
        elif isinstance(step, Quiz):
            wrong = next(n for n in range(len(step.answers)) if n != step.right)
            self._answers.children[wrong].disabled = True

    def _moved(self) -> None:
        """Judge a try after each move, and give the answers of the other seats."""
        step, session = self.step, self._table.session if self._table else None
        if not isinstance(step, Try) or session is None or session.here is session.root:
            return
        came = verdict(step, session)
        if came == "open" or (not self._judging and came == "missed"):
            answer = reply(step, session)
            if answer is not None:
                self._play(answer)  # which comes back here
            return
        if not self._judging:
            return
        self.course.tried(came == "done")
        if came == "done":
            self._say("right", lambda w: self._of(w, "done"))
        else:
            self._missed(session)

    def _missed(self, session: Session) -> None:
        """An allowed move that misses the point; where a rival can punish it, the rival does."""
        text = punishment(session, self.step.seat)
        if text is None:
            self._say("wrong", lambda w: w.say("lesson-missed"))
            return
        self._judging = False
        self._play(text)
        self._judging = True
        told = session.here.events
        self._say("wrong", lambda w: w.say("lesson-punished", what=self._lines(w, told)))

    def _watch_refusals(self, change: Any) -> None:
        """Hear when the table has refused a click."""
        why = change.new.get("why")
        if not why or why["n"] == self._refusals or not isinstance(self.step, Try):
            return
        self._refusals = why["n"]
        if self._table is not None and self._table.refusal is not None:
            self._refused(self._table.refusal)

    def _refused(self, reason: Reason, shown: bool = False) -> None:
        step = self.step
        assert isinstance(step, Try)
        if invited(step, reason):
            if not shown:
                self.course.tried(True)
            self._say("plain" if shown else "right",
                      lambda w: f"{self._reason(w, reason)} {self._of(w, 'done')}")
        elif step.goal is None:
            self._say("plain", lambda w: w.say("lesson-other-refusal", reason=self._reason(w, reason)))

    def _first_refusal(self, step: Try) -> Reason:
        reason = table(self.kit, step).why_not(next(iter(step.refuse)))
        assert reason is not None  # a test holds every step to it
        return reason

    # What is said

    def _reason(self, w: Words, reason: Reason) -> str:
        return reason_line(w, self.kit.game.key, reason, player_names(w, self.step.seats), self.step.seat)

    def _lines(self, w: Words, told: Any) -> str:
        names, seat = player_names(w, self.step.seats), self.step.seat
        return " ".join(event_line(w, self.kit.game.key, event, names, seat) for event in told)

    def _consequence(self, w: Words, came: Session | Reason) -> str:
        """What a wrong answer leads to."""
        if isinstance(came, Reason):
            return f"{w.say('lesson-wrong')} {self._reason(w, came)}"
        return " ".join((w.say("lesson-wrong"), w.say("lesson-only-moves"), self._lines(w, events(came))))

    def _optional(self, w: Words, part: str) -> str:
        return self._of(w, part) if sayings.has(w, self.kit.game.key, self.step, part) else ""

    def _write(self) -> None:
        super()._write()
        if not self._own:
            _kept[self.course.lesson.game] = self.course.to_dict()
