"""A lesson on paper: every step with its table, the questions, the rules; the answers on the last page.

One HTML file without scripts or outside requests. Printed, or saved as PDF, no step is torn in two.
"""

from __future__ import annotations

import re
from html import escape

from virus_nb import games
from virus_nb.games.kit import Kit
from virus_nb.lessons.judge import table
from virus_nb.lessons.load import lesson
from virus_nb.lessons.model import Lesson, Quiz, Step, Try
from virus_nb.lessons.rulebook import rulebook
from virus_nb.lessons.sayings import say
from virus_nb.scene import Scene
from virus_nb.scene.art import KIT_ART
from virus_nb.scene.svg import STYLE, draw_inside, symbols
from virus_nb.scene.theme import paper_style
from virus_nb.widgets.rulebook import all_rules
from virus_nb.widgets.telling import Telling
from virus_nb.words import Words, words
from virus_nb.words.moves import move_line
from virus_nb.words.sentences import player_names, reason_line

_STYLE = """
:root { color-scheme: light }
body { font: 10.5pt/1.4 system-ui, sans-serif; max-width: 50rem; margin: 0 auto; padding: 1rem;
  color: #111; background: #fff }
h1 { font-size: 20pt } h2 { font-size: 12.5pt; margin: 0; break-after: avoid } p { margin: .4rem 0 }
section, li, dt, dd { break-inside: avoid } dt { break-after: avoid }
section { border-top: 1px solid #999; padding: .6rem 0; display: grid; grid-template-columns: 5fr 6fr; gap: 0 1rem;
  align-items: start }
section.plain { display: block } section svg { width: 100%; height: auto }
.symbols { position: absolute; width: 0; height: 0 }
.last { break-before: page } ol { padding-left: 1.5rem } .answers { list-style: none; padding: 0 }
.answers li { margin-bottom: .3rem }
.last dl { columns: 20rem 2; font-size: 10pt !important; max-width: none !important }
small { color: #444 } dd { margin: 0 0 .5rem 1rem }
@media (max-width: 40rem) { section { display: block } }
@page { size: A4; margin: 14mm }
@media print { body { padding: 0; max-width: none } section { display: grid }
  * { print-color-adjust: exact; -webkit-print-color-adjust: exact } }
"""


def handout(game: str, lang: str, own: Lesson | None = None) -> str:
    """The whole lesson as one HTML file. Its drawings are in it once, however often they are shown."""
    w, taught, kit = words(lang), own or lesson(game), games.find(game)
    scenes = {step.id: _scene(kit, step, w) for step in taught.steps if step.position}
    title = escape(w.say("lesson-title", game=w.say(f"{game}-name")))
    steps = "".join(_step(game, step, n, scenes.get(step.id), w) for n, step in enumerate(taught.steps, 1))
    answers = "".join(_answer(game, step, n, w) for n, step in enumerate(taught.steps, 1))
    rules = all_rules(kit, rulebook(game), w)
    drawings = _printed(symbols(scenes.values(), {**KIT_ART, **kit.art}))
    return (f'<!doctype html>\n<html lang="{lang}">\n<head><meta charset="utf-8"><title>{title}</title>\n'
            f"<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'\">\n"
            f'<meta name="viewport" content="width=device-width, initial-scale=1">\n'
            f"<style>{paper_style()}{STYLE}{_STYLE}</style></head>\n"
            f'<body><svg class="symbols" aria-hidden="true">{drawings}</svg>\n<h1>{title}</h1>'
            f"<p>{escape(w.say(f'{game}-about'))}</p>"
            f"{steps}<div class=last><h1>{escape(w.say('rules-title', game=w.say(f'{game}-name')))}</h1>{rules}</div>"
            f"<div class=last><h1>{escape(w.say('handout-answers'))}</h1><ul class=answers>{answers}</ul></div>"
            "</body></html>\n")


def _step(game: str, step: Step, number: int, scene: Scene | None, w: Words) -> str:
    question = ""
    if isinstance(step, Quiz):
        options = "".join(f"<li>{escape(say(w, game, step, f'answer-{n}'))}</li>"
                          for n in range(1, len(step.answers) + 1))
        question = f"<p><b>{escape(say(w, game, step, 'question'))}</b></p><ol type=a>{options}</ol>"
    title = say(w, game, step, "title")
    picture = draw_inside(scene, 760, title) if scene else ""
    return (f"<section{'' if scene else ' class=plain'}><div><h2>{number}. {escape(title)}</h2>"
            f"<p>{escape(say(w, game, step, 'text'))}</p>{question}</div>{picture}</section>")


def _printed(drawings: str) -> str:
    """The drawings for paper: a PDF makes a picture of its own of every shape that is see-through as a whole."""
    shape = r'(<(?:circle|path|rect)\b[^>]*) opacity="([^"]*)"'
    return re.sub(shape, r'\1 fill-opacity="\2" stroke-opacity="\2"', drawings)


def _scene(kit: Kit, step: Step, w: Words) -> Scene:
    """The table of a step as its learner sees it."""
    return Telling(kit, w.lang, player_names(w, step.seats)).scene(table(kit, step).state, step.seat)


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
