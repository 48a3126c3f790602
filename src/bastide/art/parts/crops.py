"""Fields that are tilled: six crops on crooked plots."""

from bastide.art.geometry import Line
from bastide.art.palette import Theme
from bastide.art.seeds import Chance
from bastide.art.svg import num, path, polyline

_ROWS: dict[str, tuple[str | None, float]] = {
    "young": (None, 1.1), "plough": (None, 1.3), "wheat": ("1.6 1.8", 1.3), "vine": (".1 3.4", 2.1),
    "lavender": (".1 3", 2.0), "cabbage": (".1 3.6", 2.3),
}  # fmt: skip
"""How the rows of each crop are dashed, and how wide they are."""


def crop(c: Theme, reach: float, chance: Chance, lod: int) -> str:
    """A plot round the origin, at most twice ``reach`` wide."""
    kind = chance.pick(tuple(_ROWS))
    fill, line = c.crops[kind]
    w, h = reach - 2.4, reach * 0.6
    shape: Line = [
        (x * w + chance.between(-2, 2), y * h + chance.between(-1.5, 1.5))
        for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1))
    ]
    dash, width = _ROWS[kind]
    count = max(3, round(h / 1.9)) if lod else 3
    rows = ""
    for k in range(count):
        (x0, y0), (x1, y1) = (_inside(shape, along, (k + 0.6) / count) for along in (0.07, 0.93))
        rows += f"M{num(x0)} {num(y0)}L{num(x1)} {num(y1)}"
    body = path(polyline(shape, close=True), fill, line, 0.8, stroke_linejoin="round")
    return body + path(
        rows, stroke=line, width=width if lod else 1.6, stroke_linecap="round", stroke_dasharray=dash if lod else None
    )


def _inside(shape: Line, across: float, down: float) -> tuple[float, float]:
    """A point of a four-cornered plot."""
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = shape
    top, low = (ax + (bx - ax) * across, ay + (by - ay) * across), (dx + (cx - dx) * across, dy + (cy - dy) * across)
    return top[0] + (low[0] - top[0]) * down, top[1] + (low[1] - top[1]) * down
