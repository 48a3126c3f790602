"""The ground of a tile: meadow and what grows on it. About seven tenths stay empty, so that figures read well."""

import math

from bastide.art.anchors import figure_room
from bastide.art.geometry import Point
from bastide.art.parts.crops import crop
from bastide.art.parts.joint import joint_room
from bastide.art.parts.scene import Scene
from bastide.art.plan import Layout
from bastide.art.raster import TILE, Mask, any_point, has, rectangle, room_for, shrunk
from bastide.art.seeds import Chance
from bastide.art.svg import num, path, smooth

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
        scene.flat.append(path(_blob(chance, x, y, rx, ry), fill, opacity=dim))


def _blob(chance: Chance, x: float, y: float, rx: float, ry: float) -> str:
    turn = chance.between(0, math.tau)
    points: list[Point] = []
    for i in range(7):
        angle, size = turn + i * math.tau / 7, 1 + chance.between(-0.22, 0.22)
        points.append((x + rx * size * math.cos(angle), y + ry * size * math.sin(angle)))
    return smooth(points)


class Planting:
    """Room for decoration, shrinking as things are planted."""

    def __init__(self, scene: Scene, chance: Chance, quiet: Mask) -> None:
        self.scene = scene
        self.chance = chance
        self.quiet = quiet
        self.area = quiet.bit_count() / 10000

    def claim(self, left: float, top: float, right: float, bottom: float) -> None:
        """Take a rectangle out of the free room."""
        self.quiet &= ~rectangle(left, top, right, bottom)

    def spot(self, left: int, top: int, right: int, bottom: int) -> Point | None:
        """A random place where a thing of that reach stands free, or None."""
        return any_point(room_for(self.quiet, left, top, right, bottom), self.chance)

    def plant(self, name: str, at: Point, scale: float = 1.0, flip: bool = False) -> None:
        """Stand a sprite there and keep its foot free of others."""
        self.scene.stand(name, at, scale, flip)
        self.claim(at[0] - 3 * scale, at[1] - 4 * scale, at[0] + 3 * scale, at[1] + 1)


def plant_fields(scene: Scene, plan: Layout, places: list[Point], chance: Chance) -> None:
    """Crops, trees, bushes, tufts and flowers on free land, away from the figure places of the fields."""
    quiet = plan.land & _INSIDE & ~joint_room(plan.tile)
    for place in places:
        quiet &= ~figure_room(place)
    planting = Planting(scene, chance, quiet)
    if plan.mists:
        _in_the_clear(planting, plan)
    else:
        _special(planting)
    _groups(planting)
    if scene.canvas.lod:
        _bushes(planting)
        _herbs(planting)


def _bushes(planting: Planting) -> None:
    """Low bushes here and there; on small tiles they would be specks."""
    for _ in range(int(1 + planting.area * 1.2)):
        at = planting.spot(3, 4, 3, 1)
        if at:
            planting.plant("bush", at, planting.chance.between(0.7, 1))


def _in_the_clear(planting: Planting, plan: Layout) -> None:
    """A feature of note where no mist lies: veiled wheat looks like a stain."""
    whole = planting.quiet
    for mist in plan.mists:
        planting.quiet &= ~mist.area
    clear = planting.quiet
    _special(planting)
    planting.quiet |= whole & ~clear


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
    for reach in (15, 12, 9):
        at = planting.spot(reach, reach - 4, reach, reach - 4)
        if at:
            break
    else:
        return
    turn = chance.between(-28, 28)
    drawn = crop(canvas.theme, reach, chance, canvas.lod)
    planting.scene.flat.append(f'<g transform="translate({num(at[0])} {num(at[1])})rotate({turn:.0f})">{drawn}</g>')
    planting.claim(at[0] - reach, at[1] - reach + 2, at[0] + reach, at[1] + reach - 2)


def _wood(planting: Planting) -> None:
    """Six to eleven trees on dark ground: one mass, not single bushes."""
    chance, c = planting.chance, planting.scene.canvas.theme
    for reach in (17, 13, 10):
        at = planting.spot(reach, reach - 2, reach, reach - 6)
        if at:
            break
    else:
        return
    x, y = at
    ground = _blob(chance, x, y - 1, reach * 0.95, reach * 0.52)
    planting.scene.flat.append(
        path(ground, c.field_lo) + path(_blob(chance, x, y - 1, reach * 0.8, reach * 0.4), c.tuft, opacity=".55")
    )
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
    for k in range(3):
        layer += path(flowers[k], stroke=c.flowers[k], width=1.3, stroke_linecap="round")
    planting.scene.flat.append(layer)
