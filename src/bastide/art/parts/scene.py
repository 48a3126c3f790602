"""What the parts of a tile write into: flat layers in order, and upright pieces sorted by where they stand."""

from __future__ import annotations

from dataclasses import dataclass, field

from bastide.art.geometry import Point
from bastide.art.svg import Canvas


@dataclass
class Scene:
    """One tile being drawn."""

    canvas: Canvas
    flat: list[str] = field(default_factory=list)
    upright: list[tuple[float, str]] = field(default_factory=list)
    top: list[str] = field(default_factory=list)

    def stand(
        self, name: str, at: Point, scale: float = 1.0, flip: bool = False, colour: str | None = None,
    ) -> None:  # fmt: skip
        """Put an upright sprite on the ground at a point; pieces farther south hide those behind."""
        self.upright.append((at[1], self.canvas.use(name, at, scale, flip, colour)))

    def body(self) -> str:
        """All layers in drawing order."""
        ordered = sorted(self.upright, key=lambda piece: piece[0])
        return "".join(self.flat) + "".join(svg for _, svg in ordered) + "".join(self.top)
