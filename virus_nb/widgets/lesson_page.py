"""What a lesson looks like: its title, progress, text, answers and buttons, in the language that is spoken."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from html import escape
from typing import Any

import ipywidgets

from virus_nb.games.kit import Kit
from virus_nb.lessons import sayings
from virus_nb.lessons.course import NUDGE, STARS, WHERE, Course
from virus_nb.lessons.model import Quiz, Step, Watch
from virus_nb.widgets import rulebook
from virus_nb.widgets.address import Address
from virus_nb.widgets.beside import beside
from virus_nb.widgets.languages import Choice
from virus_nb.widgets.shown import READABLE, Shown
from virus_nb.widgets.stays import in_table
from virus_nb.widgets.step_table import StepTable
from virus_nb.widgets.teacher import Teacher
from virus_nb.words import Words, words

Told = Callable[[Words], str]
"""What is said to the learner: made anew when the language changes."""

TONES = {"right": ("✓", "#00664b"), "wrong": ("✗", "#a32a00"), "plain": ("", "inherit")}


class LessonPage(Shown):
    """The parts of a lesson and what they show. They are made once; afterwards only what they show changes."""

    kit: Kit
    course: Course
    _table: StepTable | None = None
    _said: tuple[str, Told] | None = None

    def __init__(self, lang: str, name: str) -> None:
        self.words = words(lang)
        self._moves_left: list[str] = []
        self._make_parts(lang)
        self.address.name = name
        super().__init__((self._head, self._body, self._rules, self._foot, self.teacher, self.address))
        self.add_class("vn-beside")

    # What the buttons do is told by the lesson itself.

    def hint(self) -> None:
        """The next rung of the ladder of hints."""
        raise NotImplementedError

    def show_solution(self) -> None:
        """The last rung."""
        raise NotImplementedError

    def move_on(self) -> None:
        """The next move of what is watched."""
        raise NotImplementedError

    def answer(self, number: int) -> None:
        """Choose an answer."""
        raise NotImplementedError

    def start_over(self) -> None:
        """The whole lesson again."""
        raise NotImplementedError

    def speak(self, lang: str) -> None:
        """Another language."""
        raise NotImplementedError

    def _go(self, where: Callable[[], None]) -> None:
        raise NotImplementedError

    def _make_parts(self, lang: str) -> None:
        wide = ipywidgets.Layout(width="auto", max_width="44rem")
        self._title = ipywidgets.HTML()
        self.choice = Choice(lang, self.speak)
        self._steps = ipywidgets.Dropdown(layout=ipywidgets.Layout(width="auto", max_width="100%"))
        self._steps.observe(self._chosen, "value")
        self._place, self._text, self._feedback, self._rules, self._link = (
            ipywidgets.HTML(layout=wide) for _ in range(5))
        self._answers = ipywidgets.VBox(layout=wide)
        self._stage = ipywidgets.VBox()
        self._back = self._button(lambda: self._go(self.course.back))
        self._hint = self._button(lambda: self.hint())
        self._show = self._button(lambda: self.show_solution())
        self._on = self._button(lambda: self.move_on())
        self._next = self._button(lambda: self._go(self.course.next))
        self._over = self._button(lambda: self.start_over())
        flow = ipywidgets.Layout(flex_flow="row wrap", width="auto", align_items="center")
        self._head = ipywidgets.HBox((self._title, self._steps, self.choice, self._place), layout=flow)
        buttons = (self._back, self._hint, self._show, self._on, self._next)
        self._buttons = ipywidgets.HBox(buttons, layout=flow)
        self._body = beside((self._text, self._answers), (self._feedback, self._buttons), self._stage)
        self._head.add_class("vn-lesson-head")
        self._place.add_class("vn-lesson-progress")
        self._answers.add_class("vn-beside-answers")
        self._foot = ipywidgets.HBox((self._over, self._link), layout=flow)
        self.address = Address()
        self.teacher = Teacher(self.course, lambda: self.words)

    def _button(self, act: Callable[[], None]) -> ipywidgets.Button:
        button = ipywidgets.Button(layout=ipywidgets.Layout(width="auto"))
        button.on_click(lambda _: act())
        return button

    @property
    def step(self) -> Step:
        """The step that is open."""
        return self.course.step

    def _of(self, w: Words, part: str) -> str:
        """What the open step says."""
        return sayings.say(w, self.kit.game.key, self.step, part)

    def _chosen(self, change: Any) -> None:
        if change.new is not None and change.new != self.course.at:
            self._go(lambda: self.course.go(change.new))

    def _say(self, tone: str, told: Told) -> None:
        self._said = tone, told
        self._write()

    def _answer_buttons(self) -> tuple[ipywidgets.Button, ...]:
        step = self.step
        if not isinstance(step, Quiz):
            return ()
        return tuple(self._button(partial(self.answer, n)) for n in range(len(step.answers)))

    # Writing it all down in the language that is spoken

    def _write(self) -> None:
        w, step = self.words, self.step
        game = w.say(f"{self.kit.game.key}-name")
        self._title.value = f"<h2 id=learn style='margin: 0'>{escape(w.say('lesson-title', game=game))}</h2>"
        self._write_steps()
        self._write_progress()
        question = self._of(w, "question") if isinstance(step, Quiz) else ""
        title, text = escape(self._of(w, "title")), escape(self._of(w, "text"))
        self._text.value = (f"<div lang={w.lang} style='{READABLE}'>"
                            f"<h3 style='margin: 0'>{title}</h3><p>{text}</p>"
                            + (f"<p><b>{escape(question)}</b></p>" if question else "") + "</div>")
        for n, button in enumerate(self._answers.children, 1):
            button.description = self._of(w, f"answer-{n}")
        self._write_feedback()
        self._write_buttons()
        self._rules.value = rulebook.rules(self.kit, step.rules, w)
        self.teacher.label()
        self.html, self.text = self._twin()

    def _write_progress(self) -> None:
        w, course = self.words, self.course
        number, done = len(course.lesson.steps), len(course.done)
        progress = escape(w.say("lesson-progress", at=course.at + 1, all=number, done=done))
        stars = escape(w.say("lesson-stars", count=course.stars, all=course.most_stars))
        mine = ""
        if self.step.id in course.earned:
            earned = course.earned[self.step.id]
            label = escape(w.say("lesson-step-stars", count=earned))
            mine = f" · <span role=img aria-label='{label}'>{'★' * earned}{'☆' * (STARS - earned)}</span>"
        tries = course.tries[self.step.id]
        tried = f" · {escape(w.say('lesson-tries', count=tries))}" if tries else ""
        self._place.value = (f"<progress max={number} value={done} aria-label='{progress}'>"
                             f"</progress><small>{progress} · {stars}{mine}{tried}</small>")

    def _write_steps(self) -> None:
        w, course = self.words, self.course
        named = []
        for n, step in enumerate(course.lesson.steps):
            stars = course.earned.get(step.id, 0)
            mark = f" {'★' * stars or '✓'}" if step.id in course.done else ""
            named.append((f"{n + 1}. {sayings.say(w, self.kit.game.key, step, 'title')}{mark}", n))
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
            mark, colour = TONES[self._said[0]]
            right = f"{self.words.say('lesson-right')} " if self._said[0] == "right" else ""
            told = escape(right + self._said[1](self.words))
            inner = f"<p style='border-left: .25rem solid {colour}; padding-left: .75rem'>{mark} {told}</p>"
        self._feedback.value = (f"<div role=status aria-live=polite style='{READABLE}'>"
                                f"{inner}</div>")

    def _write_buttons(self) -> None:
        w, course, step = self.words, self.course, self.step
        rung = course.help[step.id]
        for button, key in ((self._back, "back"), (self._hint, "hint" if rung < NUDGE else "where"),
                            (self._show, "solution"), (self._on, "move-on"), (self._next, "next"),
                            (self._over, "start-over")):
            button.description = w.say(f"lesson-{key}")
        self._back.disabled, self._next.disabled = course.is_first, course.is_last
        self._hint.layout.display = self._show.layout.display = "" if course.asks else "none"
        self._hint.disabled = rung >= WHERE
        self._on.layout.display = "" if isinstance(step, Watch) else "none"
        self._on.disabled = not self._moves_left
        ready = not course.asks or step.id in course.done
        self._next.button_style = "primary" if ready and not self._moves_left else ""
        self._on.button_style = "primary" if self._moves_left else ""
        asked = {"step": step.id, "done": course.code()}
        self.address.asked = asked
        link = "?" + "&".join(f"{key}={value}" for key, value in {"lang": w.lang, **asked}.items() if value)
        self._link.value = (f"<a href='{escape(link)}' target=_self style='padding: .5rem 0; display: inline-block'>"
                            f"{escape(w.say('lesson-link'))}</a>")

    def _twin(self) -> tuple[str, str]:
        """The step as HTML and text for where nothing is live."""
        title, text = self._of(self.words, "title"), self._of(self.words, "text")
        run = self.words.say("run-me")
        html = f"<h3>{escape(title)}</h3><p>{escape(text)}</p><p><i>{escape(run)}</i></p>"
        if self.step.position and self._table is not None:
            scene = self._table.telling.scene(self._table.session.state, self.step.seat)
            html += in_table(scene, title)
        return html, f"{title}\n{text}"
