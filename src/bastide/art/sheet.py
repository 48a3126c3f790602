"""Overview pictures: all tiles with their names, all figures."""

from __future__ import annotations

from collections.abc import Sequence

from bastide.art.catalogue import catalogue
from bastide.art.figures import ROLES, figure_body
from bastide.art.palette import PLAYERS, theme_named
from bastide.art.sprites import SPRITES
from bastide.art.svg import Canvas, document, element, num, window
from bastide.art.tile import inner_tile

GAP = 12.0
CAPTION = 16.0


def _caption(x: float, y: float, words: str, colour: str) -> str:
    """A line of text; the only text in our pictures, and nothing depends on its font."""
    return (
        f'<text x="{num(x)}" y="{num(y)}" font-family="sans-serif" font-size="10" font-weight="600" fill="{colour}"'
        f' text-anchor="middle">{words}</text>'
    )  # fmt: skip


def render_sheet(
    tiles: Sequence[str] | None = None, theme: str = "light", columns: int = 6, rotation: int = 0, variant: int = 0,
    captions: bool = True, lod: int = 1,
) -> str:  # fmt: skip
    """All tiles of the catalogue (or those named) in rows, each with its id and how many there are."""
    c = theme_named(theme)
    known = catalogue()
    ids = list(known) if tiles is None else list(tiles)
    canvas = Canvas(c, 1 if lod else 0, SPRITES)
    step_y = 100 + GAP + (CAPTION if captions else 0)
    rows = (len(ids) + columns - 1) // columns
    width, height = columns * (100 + GAP) + GAP, rows * step_y + GAP
    body = element("rect", width=width, height=height, fill=c.table)
    for k, tile_id in enumerate(ids):
        x, y = GAP + k % columns * (100 + GAP), GAP + k // columns * step_y
        inner = inner_tile(canvas, tile_id, rotation, variant)
        body += window(x, y, inner)
        if captions:
            body += _caption(x + 50, y + 114, f"{tile_id} × {known[tile_id].count}", c.text)
    return document(width, height, body, canvas.defs())


def render_figures(theme: str = "light") -> str:
    """Every role in every colour on the ground it stands on."""
    c = theme_named(theme)
    grounds = {"plain": c.table, "knight": c.city, "highwayman": c.road, "monk": c.bank, "farmer": c.field}
    width, height = len(ROLES) * 50 + 10, len(PLAYERS) * 50 + 10
    body = element("rect", width=width, height=height, fill=c.table)
    for j, colour in enumerate(PLAYERS):
        for i, role in enumerate(ROLES):
            x, y = 10 + i * 50, 10 + j * 50
            body += element("rect", x=x, y=y, width=40, height=40, rx=4, fill=grounds[role])
            body += f'<g transform="translate({x + 20} {y + 20})">{figure_body(role, colour)}</g>'
    return document(width, height, body)
