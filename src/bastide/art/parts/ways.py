"""Roads, and the village where they end."""

from bastide.art.parts.scene import Scene
from bastide.art.plan import ALLEY, ROAD_EDGE, ROAD_FILL, SWATH, VILLAGE_RADIUS, Layout
from bastide.art.seeds import Chance
from bastide.art.svg import circle, line_path, path, polyline

LANE = 4.4
"""Width of a lane that leads from a road to a mark of it."""


def roads(scene: Scene, plan: Layout, chance: Chance) -> None:
    """All roads of a tile in one go, so that they run into each other."""
    pressed = "".join(polyline(swath) for mark in plan.marks for swath in mark.swaths)
    scene.flat.append(line_path(pressed, scene.canvas.theme.wheat[1], SWATH))
    scene.flat.append(line_path(pressed, scene.canvas.theme.wheat[0], SWATH - 2.4))
    if not plan.roads:
        return
    if plan.homestead:
        scene.flat.append(scene.canvas.use("yard", plan.homestead))
    c = scene.canvas.theme
    data = "".join(polyline(line) for road in plan.roads for line in road.lines)
    lanes = "".join(polyline(mark.lane) for mark in plan.marks if mark.lane)
    scene.flat.append(line_path(lanes, c.road_edge, LANE + 2.4))
    scene.flat.append(path(data, stroke=c.road_edge, width=ROAD_EDGE, stroke_linejoin="round"))
    scene.flat.append(path(data, stroke=c.road, width=ROAD_FILL, stroke_linejoin="round"))
    scene.flat.append(line_path(lanes, c.road, LANE))
    if scene.canvas.lod:
        offset = chance.below(8)
        data = "".join(polyline(line) for road in plan.roads for line in road.lines[:2])
        scene.flat.append(path(data, stroke=c.rut, width=1, stroke_dasharray="5 4 2 6", stroke_dashoffset=offset))


def village(scene: Scene, plan: Layout, chance: Chance) -> None:
    """A cobbled place with a well marks the end of roads. If another road continues past it, there is only a house."""
    if plan.homestead:
        x, y = plan.homestead
        scene.stand("farmhouse", (x, y + 6), 1.0 if scene.canvas.lod else 1.12)
    if not plan.village:
        return
    c = scene.canvas.theme
    x, y = plan.village
    alleys = "".join(polyline(line) for line in plan.alleys)
    scene.flat.append(path(alleys, stroke=c.road_edge, width=ALLEY) + path(alleys, stroke=c.cobble, width=ALLEY - 2.4))
    scene.flat.append(circle(x, y, VILLAGE_RADIUS - 0.5, c.cobble, stroke=c.ink, stroke_width=1.1))
    scene.flat.append(circle(x, y, 7, "none", stroke=c.cobble_lo, stroke_width=1.1, stroke_dasharray="2 2"))
    scene.stand("well", (x, y))
    for place in plan.cottages:
        roof = chance.pick(c.roofs)
        scene.stand("house", place, 1.08, chance.unit() < 0.5, roof)
