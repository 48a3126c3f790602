"""The fortress as pictures: a cell of it, and the overlay with the spaces of so many players."""

from __future__ import annotations

from functools import lru_cache

from bastide.art.fortress import curtain, wards
from bastide.art.fortress.site import FORTRESS, Row, Site, Ward, rows, site, spaces
from bastide.art.fortress.spread import Spread
from bastide.art.geometry import Point
from bastide.art.lettering import caption
from bastide.art.palette import Theme, theme_named
from bastide.art.parts import ground, water, ways
from bastide.art.parts.scene import Scene
from bastide.art.plan import Layout
from bastide.art.seeds import Chance
from bastide.art.svg import document, num, path

_ARCH = 25.0
_HEAD = 30.0
"""Height of an arch."""


@lru_cache(maxsize=16)
def whole(piece: str, rotation: int, theme: str, lod: int) -> Spread:
    """The whole fortress, drawn once."""
    c, found, out = theme_named(theme), site(piece, rotation), Spread()
    curtain.ground(out, found, c)
    curtain.walks(out, found, c, lod)
    wards.wards(out, found, c, lod)
    curtain.southern_wall(out, found, c, lod, Chance("fortress|south"))
    curtain.towers(out, found)
    curtain.gates(out, found)
    return out


def cell(scene: Scene, plan: Layout, bleed: float) -> None:
    """One cell: the field outside with its roads and rivers, then the part of the fortress that is seen there."""
    chance = plan.chance("art")
    ground.meadow(scene, chance, bleed)
    ground.plant_fields(scene, plan, [], chance)
    water.rivers(scene, plan, plan.chance("water"))
    ways.roads(scene, plan, chance)
    canvas = scene.canvas
    drawn = whole(plan.tile.piece, plan.rotation % 360, canvas.theme.name, canvas.lod)
    corner = site(plan.tile.piece, plan.rotation % 360).corners[plan.tile.id]
    scene.top.append(drawn.cut(corner, canvas))


def _arch(name: str) -> str:
    """The outline of a space round the middle of its floor."""
    w, h = _ARCH / 2, _HEAD
    if name == "highwaymen":
        return f"M-{w} 0V-{h - 5}L-{w - 5}-{h}H{w - 5}L{w}-{h - 5}V0Z"
    if name == "monks":
        return f"M-{w} 0V-{h - 14}Q-{w}-{h - 6} 0-{h + 1}Q{w}-{h - 6} {w}-{h - 14}V0Z"
    return f"M-{w} 0V-{h - w}A{w} {w} 0 0 1 {w}-{h - w}V0Z"


def _space(name: str, at: Point, dark: str, c: Theme) -> str:
    """An empty space: an arch that waits for a figure; a dark one says from how many players on it counts."""
    ground_ = c.rampart if dark else c.street
    body = path(_arch(name), ground_, c.ink, 1.4, stroke_linejoin="round")
    body += path(f"M-{num(_ARCH / 2 - 1)}-1.6H{num(_ARCH / 2 - 1)}", stroke=c.shade, width=2.4, opacity=".22")
    if dark:
        body += caption(dark, 0, -9, c.stone_hi, 1.35, 1.5)
    return f'<g transform="translate({num(at[0])} {num(at[1])})">{body}</g>'


def _row(ward: Ward, row: Row, c: Theme) -> str:
    """The spaces of one wall; the last is the dark one, where there is one."""
    out = ""
    floor = ward.wall[3] - 2.6
    for k, (x, _) in enumerate(spaces(ward, row.spaces)):
        out += _space(ward.name, (x, floor), row.dark if k == row.spaces - 1 else "", c)
    return out


def spaces_body(found: Site, players: int, c: Theme) -> str:
    """The spaces of all walls, in the frame of the piece. ValueError for a number of players without a row."""
    known = rows()
    if players not in known:
        raise ValueError(f"{players} players: the walls have rows for {', '.join(map(str, known))}")
    return "".join(_row(ward, known[players], c) for ward in found.wards)


@lru_cache(maxsize=64)
def render_spaces(rotation: int, players: int, theme: str = "light") -> str:
    """The spaces on the walls as SVG over the whole fortress, 100 units to a cell: to be laid over its pictures.

    ValueError for a rotation that is no multiple of 90, and for a number of players without a row.
    """
    found = site(FORTRESS, rotation % 360)
    return document(found.width, found.height, spaces_body(found, players, theme_named(theme)))
