"""Arrows and rings over a board, to show what a text is about."""

import re
from collections.abc import Iterable
from math import hypot

from bastide.art.geometry import Point
from bastide.art.palette import Theme
from bastide.art.svg import circle, line_path, num, path

Cell = tuple[int, int]
Arrow = tuple[Cell, Cell] | tuple[Cell, Cell, str]
"""From one cell to another, perhaps with a colour."""
COLOUR = re.compile(r"#[0-9a-fA-F]{3,8}|[a-zA-Z]+")
WIDTH, HEAD, RING = 9.0, 26.0, 40.0
OPACITY = ".8"


def arrows_body(arrows: Iterable[Arrow], theme: Theme) -> str:
    """The arrows, in the gold of the theme unless they have a colour. Raises ValueError for what is no colour."""
    body = ""
    for arrow in arrows:
        start, end, colour = arrow if len(arrow) == 3 else (*arrow, theme.gold)
        if not COLOUR.fullmatch(colour):
            raise ValueError(f"{colour!r} is no colour: write a name such as red, or #rrggbb")
        body += _ring(_middle(start), colour) if start == end else _arrow(_middle(start), _middle(end), colour)
    return body


def _middle(cell: Cell) -> Point:
    return cell[0] * 100 + 50.0, cell[1] * 100 + 50.0


def _ring(at: Point, colour: str) -> str:
    return circle(*at, RING, "none", stroke=colour, stroke_width=WIDTH, opacity=OPACITY)


def _arrow(start: Point, end: Point, colour: str) -> str:
    """A line to the middle of a cell, with a head."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = hypot(dx, dy)
    ux, uy = dx / length, dy / length
    neck = (end[0] - HEAD * ux, end[1] - HEAD * uy)
    half = HEAD * 0.6
    corners = [(neck[0] - half * uy, neck[1] + half * ux), end, (neck[0] + half * uy, neck[1] - half * ux)]
    head = "M" + "L".join(f"{num(x)} {num(y)}" for x, y in corners) + "Z"
    line = f"M{num(start[0])} {num(start[1])}L{num(neck[0])} {num(neck[1])}"
    return line_path(line, colour, WIDTH, opacity=OPACITY) + path(head, colour, opacity=OPACITY)
