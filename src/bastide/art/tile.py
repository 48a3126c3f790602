"""One tile as a standalone picture."""

from __future__ import annotations

from functools import lru_cache

from bastide.art.anchors import places
from bastide.art.layout import layout
from bastide.art.palette import theme_named
from bastide.art.parts import ground, town, ways
from bastide.art.parts.scene import Scene
from bastide.art.plan import Layout
from bastide.art.seeds import VARIANTS
from bastide.art.sprites import SPRITES
from bastide.art.svg import Canvas, document, element


def draw(scene: Scene, plan: Layout) -> None:
    """Write all parts of a laid-out tile into a scene, in the order of the art direction's layers."""
    chance = plan.chance("art")
    stands = places(plan)
    segments = plan.tile.segments
    ground.meadow(scene, chance)
    ground.plant_fields(scene, plan, [p for i, p in stands.items() if segments[i].kind == "field"], chance)
    ways.roads(scene, plan, chance)
    ways.village(scene, plan, chance)
    for city in plan.cities:
        town.city(scene, plan, city, stands[city.segment], plan.chance(f"city{city.segment}"))
    town.gates(scene, plan.gates)
    if plan.monastery:
        scene.top.append(scene.canvas.use("monastery", (plan.monastery[0], plan.monastery[1] + 1)))
    if plan.garden:
        at, size = plan.garden
        scene.top.append(scene.canvas.use("garden", at, size))


def seam(scene: Scene) -> str:
    """The fine line that shows where tiles meet."""
    return element(
        "rect", x=0.3, y=0.3, width=99.4, height=99.4, fill="none", stroke=scene.canvas.theme.seam, stroke_width=0.6,
        opacity=".2",
    )  # fmt: skip


def inner_tile(canvas: Canvas, tile_id: str, rotation: int, variant: int) -> str:
    """A tile's picture without its frame, for composing; shared drawings go to the canvas."""
    scene = Scene(canvas)
    draw(scene, layout(tile_id, rotation % 360, variant))
    return scene.body() + seam(scene)


@lru_cache(maxsize=512)
def render_tile(tile_id: str, rotation: int, variant: int = 0, theme: str = "light", lod: int = 1) -> str:
    """The tile, turned by ``rotation`` degrees clockwise, as SVG with viewBox 0 0 100 100.

    ``variant`` 0..3 (see ``variant_of``) changes decoration only; ``lod`` 0 is for tiles smaller than 64 px.
    Raises ValueError for an unknown tile, theme, or a rotation that is no multiple of 90.
    """
    if variant not in range(VARIANTS):
        raise ValueError(f"variant {variant} is not one of 0..{VARIANTS - 1}")
    canvas = Canvas(theme_named(theme), 1 if lod else 0, SPRITES)
    body = inner_tile(canvas, tile_id, rotation, variant)
    return document(100, 100, body, canvas.defs())
