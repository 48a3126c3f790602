"""Overview pictures: all tiles with their names, all figures."""

from __future__ import annotations

from collections.abc import Sequence

from bastide.art.catalogue import catalogue
from bastide.art.figures import ROLES, figure_body
from bastide.art.lettering import caption
from bastide.art.palette import PLAYERS, theme_named
from bastide.art.sprites import SPRITES
from bastide.art.svg import Canvas, document, element, window
from bastide.art.tile import inner_tile

GAP = 12.0
CAPTION = 16.0


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
            body += caption(f"{tile_id} × {known[tile_id].count}", x + 50, y + 111.5, c.text, 1.25)
    return document(width, height, body, canvas.defs())


def render_figures(theme: str = "light") -> str:
    """Every role in every colour on the ground it stands on."""
    c = theme_named(theme)
    grounds = {"plain": c.cobble, "knight": c.city, "highwayman": c.road, "monk": c.bank, "farmer": c.field}
    width, height = len(ROLES) * 50 + 50, len(PLAYERS) * 50 + 20
    body = element("rect", width=width, height=height, fill=c.table)
    body += "".join(caption(role, 70 + i * 50, 13, c.text) for i, role in enumerate(ROLES))
    for j, colour in enumerate(PLAYERS):
        body += caption(colour, 25, 43 + j * 50, c.text)
        for i, role in enumerate(ROLES):
            x, y = 50 + i * 50, 20 + j * 50
            body += element("rect", x=x, y=y, width=40, height=40, rx=4, fill=grounds[role])
            body += f'<g transform="translate({x + 20} {y + 20})">{figure_body(role, colour)}</g>'
    return document(width, height, body)
