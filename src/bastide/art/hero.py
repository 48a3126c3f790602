"""A small landscape for the front page, as one picture. Parts that its tiles share are sent once."""

import re
from functools import lru_cache

from bastide.art.figures import figure_body
from bastide.art.geometry import Point, simplify
from bastide.art.palette import Theme, theme_named
from bastide.art.sprites import SPRITES
from bastide.art.svg import Canvas, document, element, fraction, group, polyline
from bastide.art.tile import inner_tile

_ROWS = (
    "V3 A1 B0 V3 A1 K2 U0",
    "X0 A1 M2 J3 J1 N0 M2",
    "K2 A1 E0 B0 K2 A1 E0",
    "N0 V3 A1 M2 N0 B0 B0",
    "U0 X0 J1 N0 V3 U0 J1",
    "V3 W1 K2 U0 W1 M2 J3",
)
"""Tiles with their quarter turns: every side meets its like, and few are different."""
TILES = {(x, y): (name[:-1], int(name[-1]) * 90) for y, row in enumerate(_ROWS) for x, name in enumerate(row.split())}
"""By cell the tile and its rotation."""
_FIGURES: tuple[tuple[Point, str, str], ...] = (
    ((452, 555), "highwayman", "red"), ((530, 135), "knight", "green"), ((20, 325), "knight", "red"),
    ((352, 242), "monk", "blue"), ((425, 330), "knight", "yellow"), ((250, 525), "highwayman", "green"),
    ((530, 480), "farmer", "blue"),
)  # fmt: skip
_LARGER = 1.4
_COARSE = 0.8
"""Its tiles are shown at about a pixel for each unit, so their lines need fewer points than those of a table."""
_MEADOWS = 24
"""Faint patches of the whole map. Its tiles have none: they were a third of the picture."""
_LINE = re.compile(r"M([-\d. ]+)l([-\d. ]+)")
_NUMBER = re.compile(r"-?(?:\d+\.?\d*|\.\d+)")
_UPRIGHT = 9
"""The page turns the map so far to the left; figures stand upright all the same."""


def _coarser(line: re.Match[str]) -> str:
    """Path data of a line with fewer points, at half units."""
    points = [(0.0, 0.0)]
    numbers = [float(number) for number in _NUMBER.findall(line[0])]
    for dx, dy in zip(numbers[::2], numbers[1::2], strict=True):
        points.append((points[-1][0] + dx, points[-1][1] + dy))
    return polyline([(round(x * 2) / 2, round(y * 2) / 2) for x, y in simplify(points[1:], _COARSE)], tolerance=0)


def _meadows(theme: Theme) -> str:
    """Faint patches, spread evenly by the golden ratio."""
    body = ""
    for n in range(_MEADOWS):
        fill, dim = theme.patches[n % 2]
        place = {"cx": 40 + 620 * n / _MEADOWS, "cy": 20 + 560 * (n * 0.618 % 1)}
        body += element("ellipse", **place, rx=12 + n % 5 * 4, ry=8 + n % 3 * 3, fill=fill, opacity=dim)
    return body


@lru_cache(maxsize=2)
def render_hero(theme: str = "light") -> str:
    """The map, seven tiles wide and six high, 100 units a tile."""
    canvas = Canvas(theme_named(theme), 1, SPRITES, herbs=False)
    known: dict[tuple[str, int], str] = {}
    body = element("rect", width=700, height=600, fill=canvas.theme.field) + _meadows(canvas.theme)
    for (x, y), tile in TILES.items():
        if tile not in known:
            known[tile] = f"t{len(known)}"
            inner = _LINE.sub(_coarser, inner_tile(canvas, *tile, 0, alone=False))
            body += f'<symbol id="{known[tile]}" viewBox="0 0 100 100">{inner}</symbol>'
        body += f'<use href="#{known[tile]}" x="{x * 100}" y="{y * 100}" width="100.6" height="100.6"/>'
    for place, role, colour in _FIGURES:
        body += group(figure_body(role, colour), place, f"rotate({_UPRIGHT})scale({fraction(_LARGER)})")
    return document(100 * len(_ROWS[0].split()), 100 * len(_ROWS), body, canvas.defs())
