"""The marks of segments: upright sprites, larger where tiles are small."""

from __future__ import annotations

from bastide.art.parts.scene import Scene
from bastide.art.plan import Layout

_FAR = {"inn": 1.35, "cathedral": 1.1}
"""So much larger they are where tiles are small."""


def standing(scene: Scene, plan: Layout) -> None:
    """All marks of a tile."""
    for mark in plan.marks:
        far = 1.0 if scene.canvas.lod else _FAR[mark.name]
        scene.stand(mark.name, mark.at, mark.size * far, mark.flip)
