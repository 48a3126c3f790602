"""What the parts of a tile write into: flat layers in order, and upright pieces sorted by where they stand."""

from dataclasses import dataclass, field

from bastide.art.geometry import Point
from bastide.art.raster import Mask, has
from bastide.art.svg import Canvas


@dataclass
class Scene:
    """One tile being drawn."""

    canvas: Canvas
    flat: list[str] = field(default_factory=list)
    upright: list[tuple[Point, str]] = field(default_factory=list)
    top: list[str] = field(default_factory=list)

    def stand(
        self, name: str, at: Point, scale: float = 1.0, flip: bool = False, colour: str | None = None,
    ) -> None:  # fmt: skip
        """Put an upright sprite on the ground at a point; pieces farther south hide those behind."""
        self.upright.append((at, self.canvas.use(name, at, scale, flip, colour)))

    def sink(self, area: Mask) -> None:
        """Let what stands in an area so far become part of the ground, for what comes next lies over it."""
        ordered = sorted(self.upright, key=lambda piece: piece[0][1])
        self.flat += [svg for at, svg in ordered if has(area, at)]
        self.upright = [piece for piece in self.upright if not has(area, piece[0])]

    def body(self) -> str:
        """All layers in drawing order."""
        ordered = sorted(self.upright, key=lambda piece: piece[0][1])
        return "".join(self.flat) + "".join(svg for _, svg in ordered) + "".join(self.top)
