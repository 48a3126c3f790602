"""The fortress as pictures: a cell of it, and the overlay with the spaces of so many players."""

from functools import lru_cache

from bastide.art.fortress import curtain, wards
from bastide.art.fortress.site import FORTRESS, WallRow, WallSite, Ward, row, rows, site
from bastide.art.fortress.spread import Spread
from bastide.art.geometry import Point
from bastide.art.lettering import caption
from bastide.art.palette import Theme, theme_named
from bastide.art.parts import ground, water, ways
from bastide.art.parts.scene import Scene
from bastide.art.plan import Layout
from bastide.art.svg import document, group, path, shape_path

_SHAPES = {
    "knights": "M-9.5-6.4H9.5V.4C9.5 5 4.6 6.6 0 8.6C-4.6 6.6-9.5 5-9.5.4Z",
    "highwaymen": "M0-8.4L10.4 0L0 8.4L-10.4 0Z",
    "monks": "M-9.8 0A9.8 7.8 0 1 1 9.8 0A9.8 7.8 0 1 1-9.8 0Z",
}
"""A space is a shield, a lozenge or round, as its wall is."""


@lru_cache(maxsize=16)
def whole(piece: str, rotation: int, theme: str, lod: int) -> Spread:
    """The whole fortress, drawn once."""
    c, found, out = theme_named(theme), site(piece, rotation), Spread()
    curtain.ground(out, found, c)
    wards.quarters(out, found, c)
    curtain.walls(out, found, c)
    wards.walks(out, found, c)
    wards.camps(out, found, c, lod)
    curtain.battlements(out, found, c, lod)
    curtain.towers(out, found)
    curtain.gates(out, found)
    wards.houses(out, found, c)
    return out


def cell(scene: Scene, plan: Layout) -> None:
    """One cell: the field outside with its roads and rivers, then the part of the fortress that is seen there."""
    chance = plan.chance("art")
    ground.meadow(scene, chance)
    ground.plant_fields(scene, plan, [], chance)
    water.rivers(scene, plan, plan.chance("water"))
    ways.roads(scene, plan, chance)
    canvas = scene.canvas
    drawn = whole(plan.tile.piece, plan.rotation % 360, canvas.theme.name, canvas.lod)
    corner = site(plan.tile.piece, plan.rotation % 360).corners[plan.tile.id]
    scene.top.append(drawn.cut(corner, canvas))


def _space(name: str, at: Point, dark: str, c: Theme) -> str:
    """A paved place on the walk, seen from above.

    On a dark one the number of players from which on it counts is shown.
    """
    shape = _SHAPES.get(name, _SHAPES["monks"])
    body = shape_path(shape, c.rampart if dark else c.street, c.ink, 1.3)
    body += path("M-5.6-3.6H5.6", stroke=c.shade, width=1.6, opacity=".25")
    if dark:
        body += caption(dark, 0, 3.6, c.stone_hi, 1.15, 1.5)
    return group(body, at)


def _row(found: WallSite, ward: Ward, wall_row: WallRow, c: Theme) -> str:
    """The spaces of one wall; the last is the dark one, where there is one."""
    words = [""] * (wall_row.spaces - 1) + [wall_row.dark]
    places = row(found, ward, wall_row.spaces)
    return "".join(_space(ward.name, at, word, c) for at, word in zip(places, words, strict=True))


def spaces_body(found: WallSite, players: int, c: Theme, spaces: int = 0) -> str:
    """The spaces of all walls, in the frame of the piece; so many `spaces` where an own set has other rows. ValueError
    for a number of players without a row."""
    known = rows()
    if players not in known:
        raise ValueError(f"{players} players: the walls have rows for {', '.join(map(str, known))}")
    wall_row = known[players] if spaces in (0, known[players].spaces) else WallRow(spaces, "")
    return "".join(_row(found, ward, wall_row, c) for ward in found.wards)


@lru_cache(maxsize=64)
def render_spaces(rotation: int, players: int, theme: str = "light", piece: str = FORTRESS, spaces: int = 0) -> str:
    """The spaces on the walls as SVG over the whole fortress, 100 units to a cell: to be laid over its pictures. An own
    set may have another `piece` and so many other `spaces`.

    ValueError for a rotation that is no multiple of 90, and for a number of players without a row.
    """
    found = site(piece, rotation % 360)
    return document(found.width, found.height, spaces_body(found, players, theme_named(theme), spaces))
