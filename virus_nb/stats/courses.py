"""The course of a game ply by ply, of many games on average, and a map of the board."""

from __future__ import annotations

import pandas as pd

from virus_nb import games
from virus_nb.play.measures import measures
from virus_nb.play.replay import Replay
from virus_nb.play.verify import follow
from virus_nb.stats.charts import Source, sums
from virus_nb.stats.figure import COLOURS, DASHES, Chart, Theme, figure
from virus_nb.stats.intervals import of_sums
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
    traces = [_line(list(range(len(states))), values[seat], named[seat], seat, theme) for seat in seats]
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
        drawn = _line(plies, means, words.say("player", number=seat + 1), seat, theme)
        drawn["line"]["shape"] = "linear"
        drawn["error_y"] = {"type": "data", "array": margins, "arrayminus": margins, "symmetric": False, "thickness": 1,
                            "width": 0, "color": drawn["line"]["color"]}
        traces.append(drawn)
    what = words.say(f"stat-measure-{chosen.id}") if chosen else ""
    title = words.say("stat-courses", what=what)
    drawn = figure(traces, {"xaxis": {"title": {"text": words.say("stat-ply")}},
                            "yaxis": {"rangemode": "tozero"}}, title, words, theme)
    columns = [words.say(f"stat-{name}") for name in ("ply", "seat", "mean", "interval", "games")]
    table = pd.DataFrame(rows, columns=columns)
    return Chart(title, words.say("stat-courses-summary", games=counts["over",]), drawn, table,
                 tuple(counts.first.get(("reached", row[0])) for row in rows))


def heat(source: Source, words: Words, theme: Theme | None = None) -> Chart:
    """A map of the board: in how many of a hundred games each cell is stepped on."""
    counts = sums(source)
    found: dict[str, int] = {}
    first: dict[str, tuple[int, int]] = {}
    for key, number in counts.items():
        if key[0] == "cell":
            cell = str(key[2])
            found[cell] = found.get(cell, 0) + number
            first[cell] = min(counts.first[key], first.get(cell, counts.first[key]))
    columns = sorted({cell[0] for cell in found})
    rows = sorted({int(cell[1:]) for cell in found})
    number = max(1, counts.games)
    share = [[found.get(f"{column}{row}", 0) / number for column in columns] for row in rows]
    title = words.say("stat-heat")
    hover = [[words.say("stat-heat-hover", cell=f"{column}{row}", share=words.number(share[r][c], 2),
                        games=counts.games) for c, column in enumerate(columns)] for r, row in enumerate(rows)]
    colour = COLOURS[theme][2]
    clear = f"rgba({int(colour[1:3], 16)},{int(colour[3:5], 16)},{int(colour[5:], 16)},0.05)"
    bar = {"orientation": "h", "thickness": 12, "y": -.15, "yanchor": "top"}
    drawn = figure([{"type": "heatmap", "x": columns, "y": list(map(str, rows)), "z": share, "hovertext": hover,
                     "hoverinfo": "text", "colorbar": bar, "xgap": 2, "ygap": 2,
                     "colorscale": [[0, clear], [1, colour]]}],
                   {"height": 460, "xaxis": {"type": "category", "scaleanchor": "y", "constrain": "domain"},
                    "yaxis": {"type": "category", "constrain": "domain"}}, title, words, theme)
    cells = sorted(found, key=lambda cell: (-found[cell], cell))
    table = pd.DataFrame({words.say("stat-cell"): cells, words.say("stat-steps"): [found[cell] for cell in cells],
                          words.say("stat-a-game"): [words.number(found[cell] / number, 2) for cell in cells]})
    return Chart(title, words.say("stat-heat-summary", games=counts.games, cell=cells[0] if cells else "–"), drawn,
                 table, tuple(first[cell] for cell in cells))


def has_board(key: str) -> bool:
    """Whether the game is played on cells."""
    return any(option.name == "columns" for option in games.find(key).game.options)


def _line(plies: list[int], values: list[float] | list[int], name: str, seat: int, theme: Theme | None) -> dict:  # type: ignore[type-arg]
    colour = COLOURS[theme][2 + seat % 4]
    return {"type": "scatter", "mode": "lines", "x": plies, "y": values, "name": name,
            "line": {"color": colour, "width": 2, "dash": DASHES[seat % len(DASHES)], "shape": "hv"}}
