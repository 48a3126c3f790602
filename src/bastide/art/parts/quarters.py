"""What is built inside a city's walls: terraces in rows, a court, a market, a church, and houses in the gaps.

A quarter has one colour of roofs, not each house: from afar a city is a few large shapes, not an even carpet.
"""

from bastide.art.geometry import Point, side_frame
from bastide.art.parts.scene import Scene
from bastide.art.plan import City
from bastide.art.raster import Mask, any_point, has, rectangle, room_for, roomiest, union
from bastide.art.seeds import Chance
from bastide.art.svg import num, path, rect

ASTRIDE = (27, 76)
"""Where houses stand across a city side."""
_HOUSE = (5, 8, 5, 0)
_ROW = 12.2
_BELOW = rectangle(14, 37, 84, 98)
"""Where a church may stand: its spire may rise over a wall, but not over the side of the tile."""
_LENGTHS = ((2, 3), (3, 2))
"""Houses of the terraces that are tried first, in even rows and odd ones."""


def astride(side: int, along: int) -> Point:
    """The place of a house across a city side, seen from this tile."""
    return side_frame(side)((along if side in (0, 1) else 100 - along, 0))


def build(scene: Scene, town: City, room: Mask, chance: Chance, crowned: bool = False) -> None:
    """Fill the room inside the walls; beside something greater stands neither a church nor a market."""
    houses = (astride(side, along) for side in town.sides for along in ASTRIDE)
    room &= ~union(rectangle(x - 6, y - 6, x + 6, y + 5) for x, y in houses)
    sides = len(town.sides)
    if sides >= 3 and not crowned:
        room = _market(scene, room)
    if not crowned and (sides == 4 or (sides == 2 and not town.shields)):
        room = _church(scene, room)
    if sides >= 2:
        room = _court(scene, room, chance)
    quarters = (chance.below(3), chance.below(3))
    room = _terraces(scene, room, quarters, chance)
    _houses(scene, room, 4 + 3 * sides, quarters, chance)


def _roof(scene: Scene, quarters: tuple[int, int], at: Point) -> str:
    """Two quarters part a tile from corner to corner."""
    return scene.canvas.theme.quarters[quarters[at[0] + at[1] > 100]]


def _market(scene: Scene, room: Mask) -> Mask:
    """A paved square with a well, and stalls where tiles are large enough to show them."""
    c, lod = scene.canvas.theme, scene.canvas.lod
    big, small = room_for(room, 17, 12, 17, 10), room_for(room, 13, 9, 13, 8)
    (w, h), fits = ((16.0, 10.5), big) if big else ((12.0, 8.0), small)
    if not fits:
        return room
    (x, y), _ = roomiest(fits)
    scene.flat.append(rect(x - w, y - h, 2 * w, 2 * h, c.square, 4, stroke=c.square_edge, stroke_width=1))
    if lod:
        lines = "".join(f"M{num(x - w + 2)} {num(y - h + 5 * k)}h{num(2 * w - 4)}" for k in range(1, int(h / 2.5)))
        scene.flat.append(path(lines, stroke=c.square_edge, width=0.6, opacity=".5", stroke_dasharray="4 2"))
        for dx, dy in ((-0.58, 0.1), (0.58, 0.1), (-0.45, 0.85), (0.45, 0.85)):
            scene.stand("stall", (x + dx * w, y + dy * h), 1.05, dx > 0)
    scene.stand("well", (x, y - h * 0.1))
    return room & ~rectangle(x - w - 1, y - h - 1, x + w + 1, y + h + 1)


def _church(scene: Scene, room: Mask) -> Mask:
    fits = (room_for(room, 10, 24, 13, 1) or room_for(room, 9, 18, 12, 0)) & _BELOW
    if not fits:
        return room
    (x, y), _ = roomiest(fits, near=(40, 70))
    scene.stand("church", (x, y), 1.0 if scene.canvas.lod else 1.25)
    return room & ~rectangle(x - 10, y - 15, x + 13, y + 2)


def _court(scene: Scene, room: Mask, chance: Chance) -> Mask:
    at = any_point(room_for(room, 9, 9, 9, 4), chance)
    if not at:
        return room
    scene.stand("court", at)
    return room & ~rectangle(at[0] - 10, at[1] - 10, at[0] + 10, at[1] + 4)


def _terraces(scene: Scene, room: Mask, quarters: tuple[int, int], chance: Chance) -> Mask:
    """Terraces in rows; where one fits is worked out once for a length until something is built."""
    fits: dict[int, Mask] = {}
    y, line = 10 + chance.between(0, 2), 0
    while y < 98:
        x, built = 3.0 + (line % 2) * 4 + chance.between(0, 3), 0
        while x < 97:
            for n in _LENGTHS[line % 2] if built % 2 == 0 else (2, 3, 4):
                half = round(4.3 * n + 0.6)
                if n not in fits:
                    fits[n] = room_for(room, half, 9, half, 0)
                if has(fits[n], (x + half, y)):
                    at = (x + half, y)
                    scene.stand(f"terrace{n}", at, colour=_roof(scene, quarters, at))
                    room &= ~rectangle(at[0] - half - 1.6, y - 5.4, at[0] + half + 1.6, y + 2)
                    fits.clear()
                    x, built = x + 2 * half + 3.2, built + 1
                    break
            else:
                x += 2
        y, line = y + _ROW, line + 1
    return room


def _houses(scene: Scene, room: Mask, most: int, quarters: tuple[int, int], chance: Chance) -> None:
    """Single houses in the gaps."""
    for _ in range(most):
        gap = any_point(room_for(room, *_HOUSE), chance)
        if not gap:
            return
        scene.stand("house", gap, 1.0, chance.unit() < 0.5, _roof(scene, quarters, gap))
        room &= ~rectangle(gap[0] - 6.4, gap[1] - 6, gap[0] + 6.4, gap[1] + 2)
