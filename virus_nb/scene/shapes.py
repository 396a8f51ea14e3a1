"""Vector shapes as SVG text: the strokes that all our art is drawn with.

Every function gives markup without ids, scripts or links, so that it may stand
in a ``Symbol``. Glyphs are drawn in a box from -10 to 10 about the origin.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import cos, pi, sin

INK = "var(--vn-card-ink)"


def tone(colour: str, shade: str = "") -> str:
    """``tone("red", "deep")`` -> ``var(--vn-red-deep)``."""
    return f"var(--vn-{colour}-{shade})" if shade else f"var(--vn-{colour})"


def num(value: float) -> str:
    """A number as short as it can be written, two places at most."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def attributes(**given: float | str) -> str:
    """``fill="red" stroke-width="2"``: underscores become hyphens."""
    return " ".join(f'{name.replace("_", "-")}="{value if isinstance(value, str) else num(value)}"'
                    for name, value in given.items())


def look(**style: float | str) -> str:
    """The attributes of a shape. Where it is only filled or only drawn along its line, its opacity is that of
    the one paint: the picture is the same, and a browser needs no layer of its own for it."""
    paints = [paint for paint in ("fill", "stroke") if style.get(paint, "none") != "none"]
    if len(paints) == 1 and "fill" in style:
        style = {f"{paints[0]}_opacity" if name == "opacity" else name: value for name, value in style.items()}
    return attributes(**style)


def path(d: str, **style: float | str) -> str:
    """A path; ``d`` as in SVG, ``style`` its attributes."""
    return f'<path d="{d}" {look(**style)}/>'


def line(d: str, colour: str, width: float) -> str:
    """A stroke with round ends, nothing filled."""
    return path(d, fill="none", stroke=colour, stroke_width=width, stroke_linecap="round",
                stroke_linejoin="round")


def circle(x: float, y: float, r: float, **style: float | str) -> str:
    """A circle about (x, y)."""
    return f'<circle {look(cx=x, cy=y, r=r, **style)}/>'


def dots(spots: Iterable[tuple[float, float, float]], **style: float | str) -> str:
    """Discs (x, y, radius) of one colour that do not touch, as one path: a browser has one thing to draw."""
    return path("".join(f"M{num(x - r)} {num(y)}a{num(r)} {num(r)} 0 1 0 {num(2 * r)} 0"
                        f"a{num(r)} {num(r)} 0 1 0 {num(-2 * r)} 0Z" for x, y, r in spots), **style)


def rect(x: float, y: float, w: float, h: float, r: float = 0, **style: float | str) -> str:
    """A rectangle with its corner at (x, y), its corners rounded by ``r``."""
    return f'<rect {look(x=x, y=y, width=w, height=h, rx=r, **style)}/>'


def place(markup: str, x: float, y: float, scale: float = 1, turn: float = 0) -> str:
    """The markup moved to (x, y), turned and scaled about its own origin."""
    steps = [f"translate({num(x)} {num(y)})"]
    if turn:
        steps.append(f"rotate({num(turn)})")
    if scale != 1:
        steps.append(f"scale({num(scale)})")
    return f'<g transform="{" ".join(steps)}">{markup}</g>'


def faded(markup: str, opacity: float) -> str:
    """The markup seen through. What overlaps in it shows through too: no layer is made of it, which a table with
    many of them would pay for at each frame."""
    return f"<g {attributes(fill_opacity=opacity, stroke_opacity=opacity)}>{markup}</g>"


def around(n: int, r: float, start: float = -90) -> list[tuple[float, float, float]]:
    """``n`` points on a circle: (x, y, angle in degrees), the first one on top."""
    angles = [start + 360 * k / n for k in range(n)]
    return [(r * cos(a * pi / 180), r * sin(a * pi / 180), a) for a in angles]


def polygon(points: list[tuple[float, float]], **style: float | str) -> str:
    """A closed line through the points."""
    d = "M" + "L".join(f"{num(x)} {num(y)}" for x, y in points) + "Z"
    return path(d, **style)


def star(n: int, outer: float, inner: float, **style: float | str) -> str:
    """A star with ``n`` points."""
    tips = around(n, outer)
    dips = around(n, inner, -90 + 180 / n)
    points = [point[:2] for pair in zip(tips, dips, strict=True) for point in pair]
    return polygon(points, **style)


def star_in(colours: tuple[str, ...], outer: float, inner: float) -> str:
    """A star with one point for each colour, every point in its own."""
    n = len(colours)
    tips = around(n, outer)
    dips = around(n, inner, -90 + 180 / n)
    return "".join(
        polygon([(0, 0), dips[k - 1][:2], tips[k][:2], dips[k][:2]], fill=tone(colour), stroke=tone(colour),
                stroke_width=.4)
        for k, colour in enumerate(colours))


def rays(n: int, x: float, y: float, near: float, far: float, half: float, **style: float | str) -> str:
    """``n`` wedges about (x, y), each from a tip at the distance ``near`` to an end ``2 * half`` wide at ``far``."""
    def spot(along: float, across: float, a: float) -> str:
        return f"{num(x + along * cos(a) - across * sin(a))} {num(y + along * sin(a) + across * cos(a))}"

    angles = [2 * pi * k / n - pi / 2 for k in range(n)]
    return path("".join(f"M{spot(near, 0, a)}L{spot(far, -half, a)} {spot(far, half, a)}Z" for a in angles), **style)


def sector(r: float, start: float, end: float, **style: float | str) -> str:
    """A slice of a disc about the origin, angles in degrees."""
    (x0, y0), (x1, y1) = ((r * cos(a * pi / 180), r * sin(a * pi / 180)) for a in (start, end))
    large = int(end - start > 180)
    return path(f"M0 0L{num(x0)} {num(y0)}A{num(r)} {num(r)} 0 {large} 1 {num(x1)} {num(y1)}Z", **style)


def arrow(d: str, tip: tuple[float, float], angle: float, colour: str, width: float = 2) -> str:
    """A line with a head: ``d`` ends at ``tip``, pointing along ``angle``."""
    head = path("M-3.4-3.2L2.2 0L-3.4 3.2Z", fill=colour, stroke=colour, stroke_width=.8,
                stroke_linejoin="round")
    return (path(d, fill="none", stroke=colour, stroke_width=width, stroke_linecap="round")
            + place(head, *tip, scale=width / 2, turn=angle))
