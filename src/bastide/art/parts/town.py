"""Cities: ground, walls, towers and gates; ``quarters`` builds what is inside."""

import math

from bastide.art.areas import bridge_area
from bastide.art.geometry import INWARD, Point, length, shift_line, side_frame, station
from bastide.art.marks import is_crowned
from bastide.art.parts import walls
from bastide.art.parts.quarters import ASTRIDE, astride, build
from bastide.art.parts.scene import Scene
from bastide.art.plan import WALL_DROP, City, Gate, Layout
from bastide.art.raster import Mask, dilate, disc, rectangle, room_for, roomiest, stroke, union
from bastide.art.seeds import Chance
from bastide.art.signs import plate_in_city, seal_area
from bastide.art.svg import ellipse, line_path, path, polyline

_TOWER_SPOTS = (0.27, 0.73)
_SPARE_SPOTS = (0.33, 0.67)
"""Where walls of two cities run side by side into a corner, towers stand farther from it."""


def _shade_owner(plan: Layout, town: City) -> tuple[City, ...]:
    """The cities whose shade is drawn before a city: usually only the city itself.

    If the first city lies between two others, or another lies between two of its sides, all are drawn before it.
    Otherwise their shade would fall over both its corners and reach the side.
    """
    first, *other_cities = plan.cities
    taken = {side for city in other_cities for side in city.sides}
    beside = {(side + step) % 4 for side in first.sides for step in (1, 3)} - set(first.sides)
    between = len(other_cities) > 1 and beside <= taken
    if not between and not any({(side - 1) % 4, (side + 1) % 4} <= set(first.sides) for side in taken):
        return (town,)
    return plan.cities if town is first else ()


def city(scene: Scene, plan: Layout, town: City, place: Point, chance: Chance) -> None:
    """One city; ``place`` is where its knight stands."""
    c, lod = scene.canvas.theme, scene.canvas.lod
    scene.flat += [walls.shadows(city, c) for city in _shade_owner(plan, town)]
    scene.flat.append(path(polyline(town.outline, close=True), c.city))
    wide = len(town.sides) > 1
    if wide:
        scene.flat.append(_streets(scene, town, place))
    rx, ry = (8.2, 6.0) if wide else (7.0, 4.8)
    scene.flat.append(ellipse(place[0], place[1] + 1, rx, ry, c.street, opacity=".75"))
    scene.flat.append(walls.walls(town, c, lod))
    room, shield = free_room(plan, town, place)
    if shield:
        scene.top.append(scene.canvas.use("shield", shield, 0.92 if lod else 1.25))
    _straddlers(scene, town)
    build(scene, town, room, chance, is_crowned(plan.tile.segments[town.segment].marks))
    _towers(scene, plan, town, chance)


def _streets(scene: Scene, town: City, place: Point) -> str:
    """Lighter paths from the sides to the knight's place; they begin inside, or they would make crosses in caps."""
    data = ""
    for side in town.sides:
        x, y = side_frame(side)((50, 9))
        bend = side_frame(side)((50, 31))
        data += f"M{x} {y}Q{bend[0]} {bend[1]} {place[0]:.1f} {place[1]:.1f}"
    return line_path(data, scene.canvas.theme.street, 5, opacity=".8")


def _room(plan: Layout, town: City) -> Mask:
    """Cells for buildings: inside the walkways, below the faces of the walls, off the gates."""
    room = town.area & rectangle(2, 2, 98, 98) & ~union(disc(gate.at, 12) for gate in plan.gates)
    room &= ~union(stroke(wall, 2 * walls.THICKNESS + 1) for wall in town.walls)
    room &= ~union(stroke(shift_line(wall, 0, WALL_DROP), 2 * walls.THICKNESS - 1) for wall in town.walls)
    room &= ~bridge_area(bridge for bridge in plan.bridges if bridge.over == "city")
    return room & ~seal_area(plan.seals) & ~plan.marked & ~dilate(plate_in_city(plan), 2)


def shield_place(room: Mask, place: Point) -> Point:
    """Where a shield hangs: the most roomy place away from the knight."""
    away = room & ~rectangle(place[0] - 11, place[1] - 16, place[0] + 11, place[1] + 9)
    rooms = (room_for(away, wide, high, wide, high) for wide, high in ((9, 11), (8, 10), (6, 8), (3, 4)))
    return roomiest(next(filter(None, rooms), away), near=(18, 18))[0]


def town_room(plan: Layout, town: City, place: Point) -> Mask:
    """Cells for a landmark: off the shield, but not off the place of a knight who is not there."""
    _, shield = free_room(plan, town, place)
    room = _room(plan, town)
    return room & ~rectangle(shield[0] - 9, shield[1] - 10, shield[0] + 9, shield[1] + 11) if shield else room


def free_room(plan: Layout, town: City, place: Point) -> tuple[Mask, Point | None]:
    """Cells for buildings, off the knight's place and the shield; and where the shield hangs, if there is one."""
    room = _room(plan, town) & ~disc((place[0], place[1] - 1), 8 if len(town.sides) > 1 else 6.5)
    if not town.shields:
        return room, None
    x, y = at = shield_place(room, place)
    return room & ~rectangle(x - 8, y - 9, x + 8, y + 10), at


def _straddlers(scene: Scene, town: City) -> None:
    """Houses across every city side, the same on both tiles: they hide the seam inside a city."""
    roofs = scene.canvas.theme.quarters
    for side in town.sides:
        for k, along in enumerate(ASTRIDE):
            x, y = astride(side, along)
            scene.stand("house", (x, y + 3), 1.0, side % 2 == 0 and k == 1, roofs[(k + side % 2) % 3])


def _towers(scene: Scene, plan: Layout, town: City, chance: Chance) -> None:
    """Towers on the walls, two on long ones, none beside a gate."""
    for wall in town.walls:
        spots = _TOWER_SPOTS if length(wall) > 90 else (0.5,)
        if len(plan.cities) > 1 and len(town.sides) == 1:
            spots = _SPARE_SPOTS
        kind = "tower" if chance.unit() < 0.75 else "keep"
        for f in spots:
            (x, y), (nx, ny) = station(wall, f + chance.between(-0.02, 0.02))
            if any(math.dist((x, y), gate.at) < 14 for gate in plan.gates):
                continue
            scene.stand(kind, (x + nx * 2.4, y + ny * 2.4 + 2))


def gates(scene: Scene, all_gates: tuple[Gate, ...]) -> None:
    """Gatehouses over the ends of roads; a road from the side runs between its towers."""
    for gate in all_gates:
        (x, y), (nx, ny) = gate.at, INWARD[gate.side]
        if nx:
            scene.stand("side-gate", (x + nx * 2.6, y + 1))
        else:
            scene.stand("gate", (x, y + ny * 2 + 1.6))
