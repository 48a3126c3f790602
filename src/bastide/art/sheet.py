"""Overview pictures: all tiles with their names, all figures."""

from collections.abc import Sequence
from html import escape

from bastide.art.catalogue import catalogue, pieces, tile_at
from bastide.art.geometry import INWARD, Point
from bastide.art.lettering import caption
from bastide.art.palette import Theme, theme_named
from bastide.art.sprites import SPRITES
from bastide.art.svg import Canvas, circle, document, element, num, path
from bastide.art.tile import cell_window

GAP = 12.0
CAPTION = 16.0
LONG = 19
"""Captions with more letters are smaller."""


def render_sheet(
    tiles: Sequence[str] | None = None, theme: str = "light", columns: int = 6, rotation: int = 0, variant: int = 0,
    captions: bool = True, lod: int = 1, box: str | None = None,
) -> str:  # fmt: skip
    """All tiles (of one box, or those named) in rows, each with its id, how many there are and how sure that is.

    A piece of several cells is shown as one: its cells lie side by side, or one below the other after a quarter turn.
    """
    c = theme_named(theme)
    known = pieces(box)
    shown = [known.get(name, [name]) for name in (known if tiles is None else tiles)]
    canvas = Canvas(c, 1 if lod else 0, SPRITES)
    body, high, pen, row = "", GAP, 0, 1
    for names in shown:
        places, across, down = _arrange_cells(names, rotation)
        if pen and pen + across > columns:
            high, pen, row = high + _row(row, captions), 0, 1
        x, y, row = GAP + pen * (100 + GAP), high, max(row, down)
        for name, (dx, dy) in zip(names, places, strict=True):
            body += cell_window(canvas, (x + dx * 100, y + dy * 100), name, rotation, variant)
        if captions:
            middle = x + across * 50
            count = catalogue()[names[0]].count
            words = f"{names[0]} × {count}" if count else names[0]
            body += caption(words, middle, y + down * 100 + 11.5, c.text, 1.25 * min(1, LONG / len(words)))
            body += certainty(catalogue()[names[0]].provenance, (x + across * 100 + 4, y + down * 100 + 8), c)
        pen += across
    width, height = columns * (100 + GAP) + GAP, high + (_row(row, captions) if shown else 0)
    if captions and shown:
        body += _legend({catalogue()[names[0]].provenance for names in shown}, height + 4, c)
        height += CAPTION
    ground = element("rect", width=width, height=height, fill=c.table)
    return document(width, height, ground + body, canvas.defs())


CERTAINTY = ("documented", "partly documented", "reconstructed")
"""How well a tile is known, in the words of the catalogue. Text after a comma is shown without a symbol."""


def certainty(provenance: str, at: Point, c: Theme) -> str:
    """A disc that is full, half full or empty: documented, partly documented, reconstructed."""
    known = provenance.partition(",")[0]
    if known not in CERTAINTY:
        return ""
    x, y = at
    ring = circle(x, y, 2.9, "none", stroke=c.text, stroke_width=1.1)
    if known == "documented":
        ring += circle(x, y, 2.9, c.text)
    elif known == "partly documented":
        ring += path(f"M{num(x)} {num(y - 2.9)}a2.9 2.9 0 0 0 0 5.8z", c.text)
    return f"<g><title>{escape(provenance)}</title>{ring}</g>"


def _legend(provenances: set[str], y: float, c: Theme) -> str:
    """What the discs mean, those that occur."""
    out, x = "", GAP + 4
    for known in CERTAINTY:
        if any(provenance.partition(",")[0] == known for provenance in provenances):
            out += certainty(known, (x, y), c) + caption(known, x + 10 + len(known) * 2.5, y + 3, c.text)
            x += 30 + len(known) * 5.2
    return out


def _row(cells: int, captions: bool) -> float:
    return cells * 100 + GAP + (CAPTION if captions else 0)


def _arrange_cells(names: Sequence[str], rotation: int) -> tuple[list[tuple[int, int]], int, int]:
    """Where the cells of a piece lie, and how many cells it is wide and high."""
    places = {names[0]: (0, 0)}
    for name in names:
        for joint in tile_at(name, rotation).joints:
            nx, ny = INWARD[joint.side]
            x, y = places[name]
            places.setdefault(joint.mate, (x - nx, y - ny))
    left, top = min(x for x, _ in places.values()), min(y for _, y in places.values())
    spots = [(places[name][0] - left, places[name][1] - top) for name in names]
    return spots, max(x for x, _ in spots) + 1, max(y for _, y in spots) + 1
