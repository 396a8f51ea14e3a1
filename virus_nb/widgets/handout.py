"""A lesson on paper: every step with its table, the questions, the rules; the answers on the last page.

One HTML file without scripts or outside requests. Printed, or saved as PDF, no step is torn in two.
"""

from __future__ import annotations

from html import escape

from virus_nb import games
from virus_nb.lessons.judge import table
from virus_nb.lessons.load import lesson
from virus_nb.lessons.model import Lesson, Quiz, Step, Try
from virus_nb.lessons.rulebook import rulebook
from virus_nb.lessons.sayings import say
from virus_nb.scene import Scene
from virus_nb.scene.svg import draw_svg
from virus_nb.scene.theme import css
from virus_nb.widgets.rulebook import all_rules
from virus_nb.widgets.telling import Telling
from virus_nb.words import Words, words
from virus_nb.words.moves import move_line
from virus_nb.words.sentences import player_names, reason_line

_STYLE = """
:root { color-scheme: light }
body { font: 11pt/1.45 system-ui, sans-serif; max-width: 46rem; margin: 0 auto; padding: 1rem;
  color: #111; background: #fff }
h1 { font-size: 20pt } h2 { font-size: 13pt; margin: 0 } section, li, dt, dd { break-inside: avoid }
section { border-top: 1px solid #999; padding: .6rem 0 } section svg { width: 100%; height: auto; max-height: 11cm }
.last { break-before: page } ol { padding-left: 1.5rem } small { color: #444 } dd { margin: 0 0 .5rem 1rem }
@page { margin: 15mm } @media print { body { padding: 0; max-width: none } }
"""


def handout(game: str, lang: str, own: Lesson | None = None) -> str:
    """The whole lesson as one HTML file."""
    w, taught = words(lang), own or lesson(game)
    title = escape(w.say("lesson-title", game=w.say(f"{game}-name")))
    steps = "".join(_step(game, step, n, w) for n, step in enumerate(taught.steps, 1))
    answers = "".join(_answer(game, step, n, w) for n, step in enumerate(taught.steps, 1))
    rules = all_rules(games.find(game), rulebook(game), w)
    return (f'<!doctype html>\n<html lang="{lang}">\n<head><meta charset="utf-8"><title>{title}</title>\n'
            f"<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'\">\n"
            f"<style>{css()}{_STYLE}</style></head>\n<body class=vn><h1>{title}</h1>"
            f"<p>{escape(w.say(f'{game}-about'))}</p>"
            f"{steps}<div class=last><h1>{escape(w.say('rules-title', game=w.say(f'{game}-name')))}</h1>{rules}</div>"
            f"<div class=last><h1>{escape(w.say('handout-answers'))}</h1><ul>{answers}</ul></div></body></html>\n")


def _step(game: str, step: Step, number: int, w: Words) -> str:
    question = ""
    if isinstance(step, Quiz):
        options = "".join(f"<li>{escape(say(w, game, step, f'answer-{n}'))}</li>"
                          for n in range(1, len(step.answers) + 1))
        question = f"<p><b>{escape(say(w, game, step, 'question'))}</b></p><ol type=a>{options}</ol>"
    return (f"<section><h2>{number}. {escape(say(w, game, step, 'title'))}</h2>"
            f"<p>{escape(say(w, game, step, 'text'))}</p>"
            f"{_picture(game, step, w)}{question}</section>")


def _picture(game: str, step: Step, w: Words) -> str:
    if not step.position:
        return ""
    kit = games.find(game)
    telling = Telling(kit, w.lang, player_names(w, step.seats))
    scene: Scene = telling.scene(table(kit, step).state, step.seat)
    return draw_svg(scene, telling.art, 760, say(w, game, step, "title"))


def _answer(game: str, step: Step, number: int, w: Words) -> str:
    """What is right in a step, or ``""`` where nothing is asked."""
    names = player_names(w, step.seats)
    if isinstance(step, Quiz):
        told = [f"{'abcdefgh'[step.right]}) {say(w, game, step, f'answer-{step.right + 1}')}."]
    elif isinstance(step, Try) and step.solution:
        told = [" · ".join(move_line(w, game, text, names, step.seat) for text in step.solution) + "."]
    elif isinstance(step, Try):
        reason = table(games.find(game), step).why_not(next(iter(step.refuse)))
        told = [reason_line(w, game, reason, names, step.seat)] if reason else []
    else:
        return ""
    return f"<li value={number}><b>{number}.</b> {escape(' '.join((*told, say(w, game, step, 'done'))))}</li>"
