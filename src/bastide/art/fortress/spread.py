"""A drawing larger than a tile: parts with the box that they cover, from which each cell takes those it shows."""

from dataclasses import astuple, dataclass, field

from bastide.art.fortress.site import Box
from bastide.art.geometry import Point
from bastide.art.svg import Canvas, group

_BLEED = 1.0


@dataclass(frozen=True)
class Sprite:
    """An upright sprite with its ground point."""

    name: str
    at: Point
    scale: float = 1.0
    flip: bool = False
    colour: str | None = None


_REACH: dict[str, Box] = {"stronghold": (34, 62, 35, 10), "church": (11, 31, 13, 2), "terrace3": (15, 12, 15, 2)}
_USUAL: Box = (12, 16, 12, 12)


@dataclass
class Spread:
    """Flat parts in the order of drawing, then upright ones from north to south."""

    flat: list[tuple[Box, str]] = field(default_factory=list)
    upright: list[tuple[float, Box, str | Sprite]] = field(default_factory=list)

    def lay(self, box: Box, svg: str) -> None:
        """Draw something flat on what lies there already."""
        self.flat.append((box, svg))

    def raise_(self, ground: float, box: Box, svg: str) -> None:
        """Draw something upright whose foot is at that height of the picture."""
        self.upright.append((ground, box, svg))

    def stand(self, sprite: Sprite) -> None:
        """Stand a shared drawing on the ground."""
        left, top, right, bottom = (v * sprite.scale for v in _REACH.get(sprite.name, _USUAL))
        x, y = sprite.at
        self.upright.append((y, (x - max(left, right), y - top, x + max(left, right), y + bottom), sprite))

    def cut(self, corner: Point, canvas: Canvas) -> str:
        """What a cell with that corner shows, moved into the frame of the cell."""
        x, y = corner

        def seen(box: Box) -> bool:
            inside = box[0] < x + 100 + _BLEED and box[2] > x - _BLEED
            return inside and box[1] < y + 100 + _BLEED and box[3] > y - _BLEED

        out = "".join(svg for box, svg in self.flat if seen(box))
        for _, box, drawn in sorted(self.upright, key=lambda piece: piece[0]):
            if seen(box):
                out += drawn if isinstance(drawn, str) else canvas.use(*astuple(drawn))
        return group(out, (-x, -y)) if x or y else f"<g>{out}</g>"
