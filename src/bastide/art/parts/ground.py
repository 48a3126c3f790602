"""The ground of a tile: meadow and what grows on it, tilled fields too.

About seven tenths stay empty, so that figures read well.
"""

import math

from bastide.art.anchors import figure_room
from bastide.art.areas import veil_area
from bastide.art.geometry import Line, Point, uneven_loop
from bastide.art.palette import Theme
from bastide.art.parts.joint import joint_room
from bastide.art.parts.scene import Scene
from bastide.art.plan import Layout
from bastide.art.raster import TILE, Mask, any_point, has, rectangle, room_for, shrunk, union
from bastide.art.seeds import Chance
from bastide.art.svg import group, line_path, num, path, polyline, shape_path, smooth

_INSIDE = shrunk(TILE, 3)
_TREES = ("oak", "oak", "elm", "poplar")


def meadow(scene: Scene, chance: Chance) -> None:
    """Four faint blobs that stay clear of the sides; the ground below them is the map's (``drift``)."""
    c = scene.canvas.theme
    for k in range(4):
        x, y = chance.between(18, 82), chance.between(18, 82)
        rx = min(chance.between(9, 20), x - 3, 97 - x)
        ry = min(chance.between(6, 12), y - 3, 97 - y)
        fill, dim = c.patches[k % 2]
        blob = path(_blob(chance, x, y, rx, ry), fill, opacity=dim)
        if scene.canvas.herbs:
            scene.flat.append(blob)


def _blob(chance: Chance, x: float, y: float, rx: float, ry: float) -> str:
    return smooth(uneven_loop((x, y), rx, ry, 7, 0.22, chance), per_unit=5)  # faint, so nothing of it is sharp


class Planting:
    """Room for decoration, shrinking as things are planted."""

    def __init__(self, scene: Scene, chance: Chance, quiet: Mask) -> None:
        self.scene, self.chance, self.quiet, self.area = scene, chance, quiet, quiet.bit_count() / 10000

    def claim(self, left: float, top: float, right: float, bottom: float) -> None:
        """Take a rectangle out of the free room."""
        self.quiet &= ~rectangle(left, top, right, bottom)

    def spot(self, left: int, top: int, right: int, bottom: int) -> Point | None:
        """A random place where a thing of that reach stands free, or None."""
        return any_point(room_for(self.quiet, left, top, right, bottom), self.chance)

    def largest_spot(self, sizes: tuple[int, ...], above: int, below: int) -> tuple[int, Point | None]:
        """The first size that finds a spot, and that spot; less room is needed above and below it."""
        spots = ((size, self.spot(size, size - above, size, size - below)) for size in sizes)
        return next((spot for spot in spots if spot[1]), (0, None))

    def plant(self, name: str, at: Point, scale: float = 1.0, flip: bool = False) -> None:
        """Stand a sprite there and keep its foot free of others."""
        self.scene.stand(name, at, scale, flip)
        self.claim(at[0] - 3 * scale, at[1] - 4 * scale, at[0] + 3 * scale, at[1] + 1)


def plant_fields(scene: Scene, plan: Layout, places: list[Point], chance: Chance) -> None:
    """Crops, trees, bushes, tufts and flowers on free land, away from the figure places of the fields."""
    quiet = plan.land & _INSIDE & ~joint_room(plan.tile)
    planting = Planting(scene, chance, quiet & ~union(map(figure_room, places)))
    veiled = planting.quiet & veil_area(plan)  # veiled wheat looks like a stain
    planting.quiet &= ~veiled
    _special(planting)
    planting.quiet |= veiled
    _groups(planting)
    if scene.canvas.lod:  # on small tiles bushes would be specks
        for _ in range(int(1 + planting.area * 1.2)):
            at = planting.spot(3, 4, 3, 1)
            if at:
                planting.plant("bush", at, chance.between(0.7, 1))
        _herbs(planting)


def _special(planting: Planting) -> None:
    """At most one feature of note; a third of the tiles carry none, and none comes so often that it makes a carpet."""
    draw = planting.chance.unit()
    if draw < 0.24:
        _crop(planting)
    elif draw < 0.44:
        _wood(planting)
    elif draw < 0.50:
        _hedge(planting)
    elif draw < 0.56:
        _orchard(planting)
    elif draw < 0.62:
        _herd(planting, "sheep", 5, (5, 6, 4, 2))
    elif draw < 0.66:
        _herd(planting, "haystack", 3, (5, 8, 5, 2))


def _crop(planting: Planting) -> None:
    """A tilled plot, turned a little."""
    chance, canvas = planting.chance, planting.scene.canvas
    reach, at = planting.largest_spot((15, 12, 9), 4, 4)
    if not at:
        return
    turn = chance.between(-28, 28)
    planting.scene.flat.append(group(crop(canvas.theme, reach, chance, canvas.lod), at, f"rotate({turn:.0f})"))
    planting.claim(at[0] - reach, at[1] - reach + 2, at[0] + reach, at[1] + reach - 2)


def _wood(planting: Planting) -> None:
    """Six to eleven trees on dark ground: one mass, not single bushes."""
    chance, c = planting.chance, planting.scene.canvas.theme
    reach, at = planting.largest_spot((17, 13, 10), 2, 6)
    if not at:
        return
    x, y = at
    ground = path(_blob(chance, x, y - 1, reach * 0.95, reach * 0.52), c.field_lo)
    ground += path(_blob(chance, x, y - 1, reach * 0.8, reach * 0.4), c.tuft, opacity=".55")
    planting.scene.flat.append(ground)
    kind = chance.pick(("oak", "elm"))
    for _ in range(round(reach * 0.62)):
        angle, off = chance.between(0, math.tau), math.sqrt(chance.unit())
        tree = (x + reach * 0.74 * off * math.cos(angle), y + reach * 0.36 * off * math.sin(angle))
        if has(room_for(planting.quiet, 4, 9, 5, 1), tree):
            planting.scene.stand(kind if chance.unit() < 0.7 else "poplar", tree, chance.between(0.95, 1.25))
    planting.claim(x - reach, y - reach + 1, x + reach, y + reach - 5)


def _hedge(planting: Planting) -> None:
    """A bent row of bushes."""
    chance = planting.chance
    at = planting.spot(14, 6, 14, 5) or planting.spot(10, 5, 10, 4)
    if not at:
        return
    count, slope, bend = 4 + chance.below(3), chance.between(-0.3, 0.3), chance.between(-0.12, 0.12)
    row = room_for(planting.quiet, 3, 4, 3, 1)
    for k in range(count):
        step = k - (count - 1) / 2
        p = (at[0] + step * 4.6, at[1] + step * 4.6 * slope + bend * step * step * 2)
        if has(row, p):
            planting.plant("bush", p, 1.05)


def _orchard(planting: Planting) -> None:
    """A few rows of small trees, straight or slanting; now and then one is missing."""
    chance = planting.chance
    across, down = chance.pick(((3, 2), (2, 2), (4, 2), (2, 3), (3, 3)))
    wide, high = 4 * across + 1, 4 * down + 2
    at = planting.spot(wide, high + 1, wide, high - 4)
    if not at:
        across, down, wide, high = 2, 2, 9, 10
        at = planting.spot(wide, high + 1, wide, high - 4)
    if not at:
        return
    slant = chance.between(-1.6, 1.6)
    bare = chance.below(3 * across * down)
    for k in range(across * down):
        column, row = k % across - (across - 1) / 2, k // across - (down - 1) / 2
        x = at[0] + column * 7.6 + row * slant + chance.between(-0.6, 0.6)
        y = at[1] + row * 7.6 + 1 + chance.between(-0.5, 0.5)
        if k != bare:
            planting.plant("elm", (x, y), chance.between(0.74, 0.86))
    planting.claim(at[0] - wide - 2, at[1] - high - 2, at[0] + wide + 2, at[1] + high)


def _herd(planting: Planting, name: str, most: int, reach: tuple[int, int, int, int]) -> None:
    """A few of the same kind close together."""
    chance = planting.chance
    at = planting.spot(9, 9, 9, 4)
    if not at:
        return
    for _ in range(2 + chance.below(most - 1)):
        p = (at[0] + chance.between(-9, 9), at[1] + chance.between(-5, 5))
        if has(room_for(planting.quiet, *reach), p):
            planting.plant(name, p, chance.between(0.9, 1.1), chance.unit() < 0.4)
            planting.claim(p[0] - 5, p[1] - 4, p[0] + 5, p[1] + 2)
    planting.claim(at[0] - 14, at[1] - 11, at[0] + 14, at[1] + 7)


def _groups(planting: Planting) -> None:
    """Groups of one to three trees, mostly of one kind."""
    chance = planting.chance
    for _ in range(int(1 + planting.area * 2)):
        middle = planting.spot(5, 10, 5, 2)
        kind, count = chance.pick(_TREES), 1 + chance.below(3)
        if not middle:
            return
        for k in range(count):
            spread = (chance.between(-6, 6), chance.between(-4, 4)) if k else (0.0, 0.0)
            at = (middle[0] + spread[0], middle[1] + spread[1])
            name = kind if chance.unit() < 0.75 else chance.pick(_TREES)
            size = chance.between(0.8, 1.12)
            if has(room_for(planting.quiet, 4, 9, 5, 1), at):
                planting.plant(name, at, size)


def _herbs(planting: Planting) -> None:
    """Tufts of grass and scattered flowers, merged into one path per colour."""
    chance, c = planting.chance, planting.scene.canvas.theme
    tufts, flowers = "", ["", "", ""]
    room = shrunk(planting.quiet, 2)
    for _ in range(int(4 + planting.area * 14)):
        at = any_point(room, chance)
        if not at:
            break
        x, y = at
        room &= ~rectangle(x - 4, y - 4, x + 4, y + 4)
        if chance.unit() < 0.72:
            tufts += f"M{num(x - 1.6)} {num(y - 1.3)}l1 1.3.6-2 .6 2 1.1-1.4"
            continue
        kind = chance.below(3)
        for _ in range(3):
            flowers[kind] += f"M{num(x + chance.between(-2, 2))} {num(y + chance.between(-1.4, 1.4))}h.01"
    layer = path(tufts, stroke=c.tuft, width=0.7, stroke_linejoin="round")
    if planting.scene.canvas.herbs:
        planting.scene.flat.append(layer + "".join(line_path(flowers[k], c.flowers[k], 1.3) for k in range(3)))


_ROWS: dict[str, tuple[str | None, float]] = {
    "young": (None, 1.1),
    "plough": (None, 1.3),
    "wheat": ("1.6 1.8", 1.3),
    "vine": (".1 3.4", 2.1),
    "lavender": (".1 3", 2.0),
    "cabbage": (".1 3.6", 2.3),
}
"""How the rows of each crop are dashed, and how wide they are."""


def crop(c: Theme, reach: float, chance: Chance, lod: int) -> str:
    """A plot round the origin, at most twice ``reach`` wide."""
    kind = chance.pick(tuple(_ROWS))
    fill, line = c.crops[kind]
    w, h = reach - 2.4, reach * 0.6
    corners = ((-1, -1), (1, -1), (1, 1), (-1, 1))
    shape: Line = [(x * w + chance.between(-2, 2), y * h + chance.between(-1.5, 1.5)) for x, y in corners]
    dash, width = _ROWS[kind]
    count = max(3, round(h / 1.9)) if lod else 3
    rows = ""
    for k in range(count):
        (x0, y0), (x1, y1) = (_point_in_plot(shape, along, (k + 0.6) / count) for along in (0.07, 0.93))
        rows += f"M{num(x0)} {num(y0)}L{num(x1)} {num(y1)}"
    body = shape_path(polyline(shape, close=True), fill, line, 0.8)
    return body + line_path(rows, line, width if lod else 1.6, stroke_dasharray=dash if lod else None)


def _point_in_plot(shape: Line, across: float, down: float) -> tuple[float, float]:
    """A point of a four-cornered plot."""
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = shape
    top, low = (ax + (bx - ax) * across, ay + (by - ay) * across), (dx + (cx - dx) * across, dy + (cy - dy) * across)
    return top[0] + (low[0] - top[0]) * down, top[1] + (low[1] - top[1]) * down
