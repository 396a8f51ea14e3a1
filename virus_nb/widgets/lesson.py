"""A lesson on the screen: a step's text, its table, what is said to what the learner does."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from html import escape
from typing import Any

import ipywidgets

from virus_nb import games
from virus_nb.engine import Reason
from virus_nb.lessons.course import Course
from virus_nb.lessons.judge import events, invited, is_right, outcome, reply, table, verdict
from virus_nb.lessons.load import lesson
from virus_nb.lessons.model import Quiz, Show, Step, Try, Watch
from virus_nb.play.session import Session
from virus_nb.widgets import rulebook
from virus_nb.widgets.languages import Choice
from virus_nb.widgets.shown import READABLE, Shown
from virus_nb.widgets.stays import in_table
from virus_nb.widgets.step_table import StepTable
from virus_nb.words import Words, words
from virus_nb.words.sentences import event_line, player_names, reason_line

Told = Callable[[Words], str]
"""What is said to the learner: made anew when the language changes."""

_TONES = {"right": ("✓", "#00664b"), "wrong": ("✗", "#a32a00"), "plain": ("", "inherit")}


class LessonView(Shown):
    """One person's lesson. ``step``: the id of the step to begin with; ``KeyError`` if there is none."""

    def __init__(self, game: str, lang: str, step: str = "") -> None:
        self.kit = games.find(game)
        self.course = Course(lesson(game))
        if step:
            self.course.at = self.course.lesson.find(step)
        self.words = words(lang)
        self._said: tuple[str, Told] | None = None
        self._moves_left: list[str] = []
        self._refusals = 0
        self._table: StepTable | None = None
        self._make_parts(lang)
        super().__init__((self._head, self._place, self._text, self._answers, self._feedback, self._buttons,
                          self._stage, self._rules))
        self._open()

    # The parts are made once; afterwards only what they show changes.

    def _make_parts(self, lang: str) -> None:
        wide = ipywidgets.Layout(width="auto", max_width="44rem")
        self._title = ipywidgets.HTML()
        self.choice = Choice(lang, self.speak)
        self._steps = ipywidgets.Dropdown(layout=ipywidgets.Layout(width="auto", max_width="100%"))
        self._steps.observe(self._chosen, "value")
        self._place = ipywidgets.HTML(layout=wide)
        self._text = ipywidgets.HTML(layout=wide)
        self._feedback = ipywidgets.HTML(layout=wide)
        self._answers = ipywidgets.VBox(layout=wide)
        self._rules = ipywidgets.HTML(layout=wide)
        self._stage = ipywidgets.VBox()
        self._back = self._button(lambda: self._go(self.course.back))
        self._hint = self._button(self.hint)
        self._show = self._button(self.show_solution)
        self._on = self._button(self.move_on)
        self._next = self._button(lambda: self._go(self.course.next))
        flow = ipywidgets.Layout(flex_flow="row wrap", width="auto", align_items="center")
        self._head = ipywidgets.HBox((self._title, self._steps, self.choice), layout=flow)
        buttons = (self._back, self._hint, self._show, self._on, self._next)
        self._buttons = ipywidgets.HBox(buttons, layout=flow)

    def _button(self, act: Callable[[], None]) -> ipywidgets.Button:
        button = ipywidgets.Button(layout=ipywidgets.Layout(width="auto", height="2.5rem"))
        button.on_click(lambda _: act())
        return button

    # What a person (or a notebook) can do

    @property
    def step(self) -> Step:
        """The step that is open."""
        return self.course.step

    def speak(self, lang: str) -> None:
        """Another language, in the same place of the lesson; the moves on the table stay."""
        self.words = words(lang)
        if self._table is not None:
            self._table.speak(lang)
        self._write()

    def hint(self) -> None:
        """Say the step's hint."""
        self._say("plain", lambda w: w.say(f"{self._key}.hint"))

    def again(self) -> None:
        """Lay the step out again."""
        self._said = None
        self._lay_out()
        self._write()

    def show_solution(self) -> None:
        """Play the solution of a try, or say the refusal that it is about; a quiz: the right answer."""
        step = self.step
        if isinstance(step, Quiz):
            self.answer(step.right)
        elif isinstance(step, Try):
            self._lay_out()
            for text in step.solution:
                self._play(text)
            if step.goal is None:
                self._refused(self._first_refusal(step), shown=True)
            else:
                self._say("plain", lambda w: f"{w.say('lesson-shown')} {w.say(f'{self._key}.done')}")

    def move_on(self) -> None:
        """The next move of what is watched."""
        if self._moves_left:
            self._play(self._moves_left.pop(0))
            if not self._moves_left:
                self._say("plain", lambda w: self._optional(w, f"{self._key}.done") or w.say("lesson-seen"))
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
            self._say("right", lambda w: w.say(f"{self._key}.done"))
        else:
            self._say("wrong", lambda w: self._consequence(w, came))

    # Steps

    @property
    def _key(self) -> str:
        return f"{self.kit.game.key}-step-{self.step.id}"

    def _go(self, where: Callable[[], None]) -> None:
        where()
        self._open()

    def _chosen(self, change: Any) -> None:
        if change.new is not None and change.new != self.course.at:
            self._go(lambda: self.course.go(change.new))

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

    def _moved(self) -> None:
        """Judge a try after each move, and give the answers of the other seats."""
        step, session = self.step, self._table.session if self._table else None
        if not isinstance(step, Try) or session is None or session.here is session.root:
            return
        came = verdict(step, session)
        if came == "open":
            answer = reply(step, session)
            if answer is not None:
                self._play(answer)  # which comes back here
            return
        self.course.tried(came == "done")
        if came == "done":
            self._say("right", lambda w: w.say(f"{self._key}.done"))
        else:
            self._say("wrong", lambda w: w.say("lesson-missed"))

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
                      lambda w: f"{self._reason(w, reason)} {w.say(f'{self._key}.done')}")
        elif step.goal is None:
            self._say("plain", lambda w: w.say("lesson-other-refusal", reason=self._reason(w, reason)))

    def _first_refusal(self, step: Try) -> Reason:
        reason = table(self.kit, step).why_not(next(iter(step.refuse)))
        assert reason is not None  # a test holds every step to it
        return reason

    # What is said

    def _say(self, tone: str, told: Told) -> None:
        self._said = tone, told
        self._write()

    def _reason(self, w: Words, reason: Reason) -> str:
        return reason_line(w, self.kit.game.key, reason, player_names(w, self.step.seats), self.step.seat)

    def _consequence(self, w: Words, came: Session | Reason) -> str:
        """What a wrong answer leads to."""
        if isinstance(came, Reason):
            return f"{w.say('lesson-wrong')} {self._reason(w, came)}"
        names, seat = player_names(w, self.step.seats), self.step.seat
        lines = [event_line(w, self.kit.game.key, event, names, seat) for event in events(came)]
        return " ".join((w.say("lesson-wrong"), w.say("lesson-only-moves"), *lines))

    @staticmethod
    def _optional(w: Words, key: str) -> str:
        return w.say(key) if w.has(key) else ""

    def _answer_buttons(self) -> tuple[ipywidgets.Button, ...]:
        step = self.step
        if not isinstance(step, Quiz):
            return ()
        return tuple(self._button(partial(self.answer, n)) for n in range(len(step.answers)))

    # Writing it all down in the language that is spoken

    def _write(self) -> None:
        w, course, step = self.words, self.course, self.step
        game, number = w.say(f"{self.kit.game.key}-name"), len(course.lesson.steps)
        self._title.value = f"<h2 style='margin: 0'>{escape(w.say('lesson-title', game=game))}</h2>"
        self._write_steps()
        done = len(course.done)
        progress = escape(w.say("lesson-progress", at=course.at + 1, all=number, done=done))
        self._place.value = (f"<progress max={number} value={done} aria-label='{progress}' "
                             f"style='width: 100%'></progress><small>{progress}</small>")
        question = w.say(f"{self._key}.question") if isinstance(step, Quiz) else ""
        title, text = escape(w.say(f"{self._key}.title")), escape(w.say(f"{self._key}.text"))
        self._text.value = (f"<div lang={w.lang} style='{READABLE}'>"
                            f"<h3 style='margin: 0'>{title}</h3><p>{text}</p>"
                            + (f"<p><b>{escape(question)}</b></p>" if question else "") + "</div>")
        for n, button in enumerate(self._answers.children, 1):
            button.description = w.say(f"{self._key}.answer-{n}")
        self._write_feedback()
        self._write_buttons()
        self._rules.value = rulebook.rules(self.kit, step.rules, w)
        self.html, self.text = self._twin()

    def _write_steps(self) -> None:
        w, course = self.words, self.course
        named = []
        for n, step in enumerate(course.lesson.steps):
            mark = " ✓" if step.id in course.done else ""
            named.append((f"{n + 1}. {w.say(f'{self.kit.game.key}-step-{step.id}.title')}{mark}", n))
        self._steps.unobserve(self._chosen, "value")
        if self._steps.options != tuple(named):
            self._steps.options = named
        self._steps.value = course.at
        self._steps.description = w.say("lesson-steps")
        self._steps.observe(self._chosen, "value")

    def _write_feedback(self) -> None:
        if self._said is None:
            inner = ""
        else:
            mark, colour = _TONES[self._said[0]]
            right = f"{self.words.say('lesson-right')} " if self._said[0] == "right" else ""
            told = escape(right + self._said[1](self.words))
            inner = f"<p style='border-left: .25rem solid {colour}; padding-left: .75rem'>{mark} {told}</p>"
        self._feedback.value = (f"<div role=status aria-live=polite style='min-height: 3rem; {READABLE}'>"
                                f"{inner}</div>")

    def _write_buttons(self) -> None:
        w, course, step = self.words, self.course, self.step
        for button, key in ((self._back, "back"), (self._hint, "hint"), (self._show, "solution"),
                            (self._on, "move-on"), (self._next, "next")):
            button.description = w.say(f"lesson-{key}")
        self._back.disabled, self._next.disabled = course.is_first, course.is_last
        self._hint.layout.display = self._show.layout.display = "" if course.asks else "none"
        self._on.layout.display = "" if isinstance(step, Watch) else "none"
        self._on.disabled = not self._moves_left
        ready = not course.asks or step.id in course.done
        self._next.button_style = "primary" if ready and not self._moves_left else ""
        self._on.button_style = "primary" if self._moves_left else ""

    def _twin(self) -> tuple[str, str]:
        """The step as HTML and text for where nothing is live."""
        title, text = self.words.say(f"{self._key}.title"), self.words.say(f"{self._key}.text")
        run = self.words.say("run-me")
        html = f"<h3>{escape(title)}</h3><p>{escape(text)}</p><p><i>{escape(run)}</i></p>"
        if self.step.position and self._table is not None:
            scene = self._table.telling.scene(self._table.session.state, self.step.seat)
            html += in_table(scene, title)
        return html, f"{title}\n{text}"
