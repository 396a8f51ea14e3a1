"""The course of a game ply by ply, of many games on average, and a map of the board."""

from __future__ import annotations

from string import ascii_lowercase

import pandas as pd

from virus_nb import games
from virus_nb.engine import read_options
from virus_nb.play.counts import Counts
from virus_nb.play.measures import measures
from virus_nb.play.replay import Replay
from virus_nb.play.verify import follow
from virus_nb.stats.charts import Source, sums
from virus_nb.stats.figure import COLOURS, DASHES, Chart, Theme, figure
from virus_nb.stats.intervals import of_sums, wilson
from virus_nb.words import Words


def course(replay: Replay, words: Words, theme: Theme | None = None, measure: str = "", number: int = 0) -> Chart:
    """What can be counted on the table after every move of one game, a line a seat.

    measure: one of the game's, the most telling if left out. number: the number of the game, for opening it.
    """
    told = measures(replay.game)
    chosen = next((each for each in told if each.id == measure), told[0])
    states = [ply.state for ply in follow(replay)]
    seats = range(len(replay.seats))
    values = [[chosen.of(state, seat) for state in states] for seat in seats]
    named = [words.say("player", number=seat + 1) for seat in seats]
    what = words.say(f"stat-measure-{chosen.id}")
    title = words.say("stat-course", what=what)
    traces = [line_of(list(range(len(states))), values[seat], named[seat], seat, theme) for seat in seats]
    for seat, trace in enumerate(traces):
        trace["hovertext"] = [words.say("stat-course-hover", who=named[seat], ply=ply, what=what, number=value)
                              for ply, value in enumerate(values[seat])]
    ends = words.list(f"{named[seat]}: {values[seat][-1]}" for seat in seats)
    drawn = figure(traces, {"xaxis": {"title": {"text": words.say("stat-ply")}},
                            "yaxis": {"rangemode": "tozero"}}, title, words, theme)
    drawn["layout"]["showlegend"] = True
    table = pd.DataFrame({words.say("stat-ply"): range(len(states)),
                          **{name: values[seat] for seat, name in enumerate(named)}})
    return Chart(title, words.say("stat-course-summary", count=len(states) - 1, ends=ends), drawn, table,
                 tuple((number, ply) for ply in range(len(states))))


def courses(source: Source, words: Words, theme: Theme | None = None, measure: str = "") -> Chart:
    """The same on average over many games: at every ply those games that lasted so long, with 95% intervals."""
    counts = sums(source)
    told = measures(counts.key) if counts.key else ()
    chosen = next((each for each in told if each.id == measure), told[0] if told else None)
    least = max(2, counts["over",] // 20)  # a ply that fewer than a twentieth of the games reach says little
    what = words.say(f"stat-measure-{chosen.id}") if chosen else ""
    seats, rows, traces = range(len(counts.bots)), [], []
    for seat in seats if chosen else ():
        plies, means, margins = [], [], []
        for ply in range(1, 10_000):
            n, total, squares = (counts["course", chosen.id, seat, ply, power] if
                                 ("course", chosen.id, seat, ply, power) in counts else 0 for power in (0, 1, 2))
            if n < least:
                break
            middle, margin = of_sums(n, total, squares)
            plies, means, margins = [*plies, ply], [*means, middle], [*margins, margin]
            rows.append((ply, words.say("player", number=seat + 1), words.number(middle, 2),
                         f"± {words.number(margin, 2)}", n))
        drawn = line_of(plies, means, words.say("player", number=seat + 1), seat, theme)
        drawn["line"]["shape"] = "linear"
        drawn["hovertext"] = [words.say("stat-courses-hover", who=row[1], ply=row[0], what=what, mean=row[2],
                                        margin=row[3].removeprefix("± "), games=row[4]) for row in rows[-len(plies):]]
        drawn["error_y"] = {"type": "data", "array": margins, "arrayminus": margins, "symmetric": False, "thickness": 1,
                            "width": 0, "color": drawn["line"]["color"]}
        traces.append(drawn)
    title = words.say("stat-courses", what=what)
    drawn = figure(traces, {"xaxis": {"title": {"text": words.say("stat-ply")}},
                            "yaxis": {"rangemode": "tozero"}}, title, words, theme)
    columns = [words.say(f"stat-{name}") for name in ("ply", "seat", "mean", "interval", "games")]
    table = pd.DataFrame(rows, columns=columns)
    said = "stat-courses-summary" if rows else "stat-too-few" if counts["over",] else "stat-none"
    return Chart(title, words.say(said, games=counts["over",]), drawn, table,
                 tuple(counts.first.get(("reached", row[0])) for row in rows))


def heat(source: Source, words: Words, theme: Theme | None = None) -> Chart:
    """A map of the board: in which share of the games each cell is stepped on, with its 95% interval."""
    counts = sums(source)
    games_played = counts.games
    columns, rows = _board(counts)
    told = {cell: _stepped(counts, cell, words) for column in columns for row in rows for cell in (f"{column}{row}",)}
    title = words.say("stat-heat")
    hover = [[words.say("stat-heat-hover", cell=f"{column}{row}", share=share, low=low, high=high, games=games_played)
              for column in columns for _, _, share, low, high in (told[f"{column}{row}"],)] for row in rows]
    colour = COLOURS[theme][2]
    clear = f"rgba({int(colour[1:3], 16)},{int(colour[3:5], 16)},{int(colour[5:], 16)},0.05)"
    bar = {"orientation": "h", "thickness": 12, "y": -.15, "yanchor": "top", "tickformat": ".0%"}
    drawn = figure([{"type": "heatmap", "x": columns, "y": list(map(str, rows)),
                     "z": [[told[f"{column}{row}"][1] for column in columns] for row in rows],
                     "hovertext": hover, "hoverinfo": "text", "colorbar": bar, "xgap": 2, "ygap": 2,
                     "colorscale": [[0, clear], [1, colour]]}],
                   {"height": 460, "xaxis": {"type": "category", "scaleanchor": "y", "constrain": "domain"},
                    "yaxis": {"type": "category", "constrain": "domain"}}, title, words, theme)
    cells = sorted((cell for cell, each in told.items() if each[0]), key=lambda cell: (-told[cell][1], cell))
    table = pd.DataFrame([[cell, told[cell][0], told[cell][2], f"{told[cell][3]} – {told[cell][4]}"] for cell in cells],
                         columns=[words.say(f"stat-{name}") for name in ("cell", "steps", "a-game", "interval")])
    summary = words.say("stat-none")
    if cells:
        _, _, share, low, high = told[cells[0]]
        summary = words.say("stat-heat-summary", games=games_played, cell=cells[0], share=share, low=low, high=high)
    return Chart(title, summary, drawn, table, tuple(counts.first["stepped", cell] for cell in cells))


def _stepped(counts: Counts, cell: str, words: Words) -> tuple[int, float, str, str, str]:
    """Of a cell: steps, the share of games in which it is stepped on, and that share and its interval in words."""
    number, games_played = counts["stepped", cell], counts.games
    steps = sum(counts["cell", seat, cell] for seat in range(len(counts.bots)))
    share = number / games_played if games_played else 0.0
    low, high = wilson(number, games_played)
    return steps, share, words.percent(share), words.percent(low), words.percent(high)


def _board(counts: Counts) -> tuple[list[str], list[int]]:
    """The columns and rows of the board that was played on."""
    if not counts.key:
        return [], []
    game = games.find(counts.key).game
    options = read_options(game.options, game.presets, counts.options)
    return list(ascii_lowercase[:int(options["columns"])]), list(range(1, int(options["rows"]) + 1))


def has_board(key: str) -> bool:
    """Whether the game is played on cells."""
    return any(option.name == "columns" for option in games.find(key).game.options)


def line_of(plies: list[int], values: list[float] | list[int], name: str, seat: int, theme: Theme | None) -> dict:  # type: ignore[type-arg]
    """The line of a seat; what it says where one points is still to be put in (``hovertext``)."""
    colour = COLOURS[theme][2 + seat % 4]
    return {"type": "scatter", "mode": "lines", "x": plies, "y": values, "name": name, "hoverinfo": "text",
            "line": {"color": colour, "width": 2, "dash": DASHES[seat % len(DASHES)], "shape": "hv"}}
