"""The marks of segments: upright sprites, larger where tiles are small."""

from __future__ import annotations

from bastide.art.marks import FAR
from bastide.art.parts.scene import Scene
from bastide.art.plan import Layout


def standing(scene: Scene, plan: Layout) -> None:
    """All marks of a tile."""
    for mark in plan.marks:
        far = 1.0 if scene.canvas.lod else FAR[mark.name]
        scene.stand(mark.name, mark.at, mark.size * far, mark.flip)
