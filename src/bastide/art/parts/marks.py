"""The marks of segments: upright sprites and signs, larger where tiles are small."""

from bastide.art.marks import MARKS
from bastide.art.parts.scene import Scene
from bastide.art.plan import Layout

_RIM = 13.5
"""Half of what a sign takes: a larger one moves inwards, so that no side cuts it."""


def standing(scene: Scene, plan: Layout) -> None:
    """All marks of a tile."""
    for mark in plan.marks:
        drawing = MARKS[mark.name]
        size = mark.size * (1.0 if scene.canvas.lod else drawing.far)
        if drawing.sign:
            x, y = (min(max(v, _RIM * size), 100 - _RIM * size) for v in mark.at)
            scene.top.append(scene.canvas.use(mark.name, (x, y), size))
        else:
            scene.stand(mark.name, mark.at, size, mark.flip)
