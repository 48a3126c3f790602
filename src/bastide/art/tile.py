"""One tile as a standalone picture."""

from functools import lru_cache

from bastide.art.anchors import places
from bastide.art.banks import LETTERS
from bastide.art.catalogue import FACE_DOWN, Joint, tile_at
from bastide.art.fortress.drawing import cell as fortress_cell
from bastide.art.geometry import Point
from bastide.art.icon import back_body
from bastide.art.landmarks import BUILDINGS
from bastide.art.layout import layout
from bastide.art.marks import MARKS
from bastide.art.palette import theme_named
from bastide.art.parts import bridges, ground, joint, mist, town, water, ways
from bastide.art.parts.scene import Scene
from bastide.art.plan import Layout, Mark
from bastide.art.seeds import VARIANTS
from bastide.art.sprites import SPRITES
from bastide.art.svg import Canvas, document, element, path, rect, window
from bastide.art.symbols import seal_body, sign_body

BLEED = 0.5
"""How far cells of one piece overlap in a larger picture."""
_SIGN_RIM = 13.5
"""Half of what a sign takes: a larger one moves inwards, so that no side cuts it."""


def draw(scene: Scene, plan: Layout, states: str = "") -> None:
    """Write all parts of a laid-out tile into a scene, in the order of the art direction's layers."""
    chance = plan.chance("art")
    stands = places(plan)
    segments = plan.tile.segments
    if plan.tile.fortified:
        fortress_cell(scene, plan)
        return
    ground.meadow(scene, chance)
    joint.meadow(scene, plan.tile)
    printed = mist.prints(plan, stands)
    lying = [p for i, p in stands.items() if segments[i].kind in ("field", "mist")] + printed
    ground.plant_fields(scene, plan, lying, chance)
    water.rivers(scene, plan, plan.chance("water"))
    water.dress(scene, plan, list(stands.values()), plan.chance("shore"))
    joint.standing(scene, plan.tile)
    ways.roads(scene, plan, chance)
    bridges.pier(scene, plan.pier)
    mist_names = mist_states(plan, states)
    mist.veils(scene, plan, stands, printed, mist_names, plan.chance("mist"))
    if plan.ruin:
        scene.flat.append(scene.canvas.use("ruin", plan.ruin))
    ways.village(scene, plan, chance)
    for city in plan.cities:
        town.city(scene, plan, city, stands[city.segment], plan.chance(f"city{city.segment}"))
    bridges.bridges(scene, plan.bridges)
    town.gates(scene, plan.gates)
    _stand_marks(scene, plan.marks)
    if plan.monastery:
        (x, y), size = plan.monastery
        scene.top.append(scene.canvas.use("monastery", (x, y + size), size))
    if building := plan.landmark:
        (x, y), size = building.at, building.size * BUILDINGS[building.drawing].full
        scene.top.append(scene.canvas.use(building.drawing, (x, y + building.size), size))
    if plan.garden:
        scene.top.append(scene.canvas.use("garden", *plan.garden))
    if plan.sign:
        scene.top.append(sign_body(plan.sign, scene.canvas.theme, scene.canvas.lod))
    size = 1.0 if scene.canvas.lod else 1.3 if len(plan.seals) == 1 else 1.12
    scene.top += [seal_body(seal, scene.canvas.theme, size) for seal in plan.seals]
    mist.ghosts(scene, plan, printed, mist_names)


def _stand_marks(scene: Scene, marks: tuple[Mark, ...]) -> None:
    """The marks of segments: upright sprites and signs, larger where tiles are small."""
    for mark in marks:
        drawing = MARKS[mark.name]
        size = mark.size * (1.0 if scene.canvas.lod else drawing.far)
        if drawing.sign:
            x, y = (min(max(v, _SIGN_RIM * size), 100 - _SIGN_RIM * size) for v in mark.at)
            scene.top.append(scene.canvas.use(mark.name, (x, y), size))
        elif drawing.flat:
            scene.flat.append(scene.canvas.use(mark.name, mark.at, size))
        else:
            scene.stand(mark.name, mark.at, size, mark.flip)


def mist_states(plan: Layout, letters: str) -> tuple[str, ...]:
    """What has become of each mist of a tile, from a letter for each or one for all; without letters all are open."""
    count = len(plan.mists)
    states = letters * count if len(letters) == 1 else letters or "o" * count
    if len(states) != count or not set(states) <= set(LETTERS) or (letters and not count):
        raise ValueError(f"states {letters!r}: {plan.tile.id} has {count} mists, each with a letter of ocl")
    return tuple(LETTERS[letter] for letter in states)


def seam(scene: Scene, joints: tuple[Joint, ...]) -> str:
    """The fine line that shows where tiles meet; none between the cells of one piece."""
    ink = scene.canvas.theme.seam
    if not joints:
        edge = {"x": 0.3, "y": 0.3, "width": 99.4, "height": 99.4}
        return element("rect", **edge, fill="none", stroke=ink, stroke_width=0.6, opacity=".2")
    inside = {joint.side for joint in joints}
    data = "".join(f"M{line}" for side, line in enumerate(_EDGES) if side not in inside)
    return path(data, stroke=ink, width=0.6, opacity=".2")


_EDGES = ("0 .3h100", "99.7 0v100", "0 99.7h100", ".3 0v100")


def inner_tile(
    canvas: Canvas, tile_id: str, rotation: int, variant: int, states: str = "", alone: bool = True,
) -> str:  # fmt: skip
    """A tile's picture without its frame, for composing; shared drawings go to the canvas.

    One that is not ``alone`` lies among others: it has no ground, which is the map's, and no line round it.
    """
    if tile_id == FACE_DOWN:
        return back_body(canvas.theme)
    scene = Scene(canvas)
    plan = layout(tile_id, rotation % 360, variant)
    draw(scene, plan, states)
    if not alone:
        return scene.body()
    corner = -BLEED if plan.tile.joints else 0
    field = rect(corner, corner, 100 - 2 * corner, 100 - 2 * corner, canvas.theme.field)
    return field + scene.body() + seam(scene, plan.tile.joints)


def cell_window(
    canvas: Canvas, at: Point, tile_id: str, rotation: int, variant: int, reach: float = 0, states: str = "",
    alone: bool = True,
) -> str:  # fmt: skip
    """A tile's picture in a larger one; cells of one piece overlap a little, or rounding would show a line there."""
    bleed = [0.0] * 4
    for cell_joint in tile_at(tile_id, rotation % 360).joints if tile_id != FACE_DOWN else ():
        bleed[cell_joint.side] = BLEED
    inner, defs = _draw_once(canvas.theme.name, canvas.lod, canvas.herbs, tile_id, rotation, variant, states, alone)
    canvas.adopt(defs)
    return window(*at, inner, bleed, reach)


@lru_cache(maxsize=512)
def _draw_once(
    theme: str, lod: int, herbs: bool, tile_id: str, rotation: int, variant: int, states: str, alone: bool,
) -> tuple[str, dict[str, str]]:  # fmt: skip
    """A tile's picture and its shared drawings, so that the next picture of a board draws only its new tiles."""
    canvas = Canvas(theme_named(theme), lod, SPRITES, herbs)
    inner = inner_tile(canvas, tile_id, rotation, variant, states, alone)
    return inner, canvas.drawings


@lru_cache(maxsize=512)
def render_tile(
    tile_id: str, rotation: int, variant: int = 0, theme: str = "light", lod: int = 1, states: str = "",
    alone: bool = True,
) -> str:  # fmt: skip
    """The tile, turned by ``rotation`` degrees clockwise, as SVG with viewBox 0 0 100 100.

    The tile named "face-down" shows a back. ``variant`` 0..3 (see ``variant_of``) changes decoration only. ``lod`` 0 is
    for tiles smaller than 64 px. ``states`` has a letter for each mist, or one for all (o, c, l: open, closed, lost). A
    tile that is not ``alone`` has no ground, because the map has one. Raises ValueError for an unknown tile, theme, or
    a rotation that is not a multiple of 90.
    """
    if variant not in range(VARIANTS):
        raise ValueError(f"variant {variant} is not one of 0..{VARIANTS - 1}")
    canvas = Canvas(theme_named(theme), 1 if lod else 0, SPRITES)
    body = inner_tile(canvas, tile_id, rotation, variant, states, alone)
    return document(100, 100, body, canvas.defs())
