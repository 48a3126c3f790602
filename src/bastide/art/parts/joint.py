"""What lies across the joint of two cells of one piece: both pictures draw it alike, so that the piece is one.

Nothing here may vary with the variant: neighbouring cells choose theirs apart from each other.
"""

from bastide.art.catalogue import Joint, Tile
from bastide.art.geometry import CORNERS, Point, side_frame
from bastide.art.landmarks import ruin_corner
from bastide.art.parts.scene import Scene
from bastide.art.raster import Mask, rectangle
from bastide.art.seeds import Chance
from bastide.art.svg import ellipse

_PATCHES = ((87, 17.0, 8.0), (15, 12.0, 7.0))
_STANDING = (("oak", 66, 1.1), ("bush", 74, 1.0), ("elm", 33, 1.05))
_AFLOAT = ("boat", 50, 0.9)


def _point(tile: Tile, joint: Joint, along: float) -> Point:
    """A point of the joint; both cells count along it from the same end, beside a ruin from the end away from it."""
    corner = ruin_corner(tile)
    if corner:
        return side_frame(joint.side)((100 - along if corner == CORNERS[joint.side] else along, 0))
    return side_frame(joint.side)((along if tile.id < joint.mate else 100 - along, 0))


def across(tile: Tile) -> list[tuple[str, Point, float]]:
    """Sprites, ground points and scales of what stands across the joints of a tile."""
    out: list[tuple[str, Point, float]] = []
    for joint in () if tile.fortified else tile.joints:
        lower = 0 if joint.side % 2 else 3
        afloat = [_AFLOAT] if tile.edge(joint.side) == "river" else []
        for name, along, size in _beside_ruin(tile, joint) if tile.has("ruin") else [*_STANDING, *afloat]:
            x, y = _point(tile, joint, along)
            out.append((name, (x, y + lower), size))
    return out


def _beside_ruin(tile: Tile, joint: Joint) -> list[tuple[str, float, float]]:
    """A few trees between the ruin and the outer end of the joint."""
    chance = Chance("|".join(sorted((tile.id, joint.mate))))
    first = chance.between(17, 24)
    pair = ("oak", "elm") if chance.unit() < 0.5 else ("elm", "bush")
    return [(pair[0], first, chance.between(0.95, 1.1)), (pair[1], first + chance.between(9, 14), 0.95)]


def joint_room(tile: Tile) -> Mask:
    """Cells to be kept free of other decoration."""
    mask = 0
    for name, (x, y), _ in across(tile):
        if name != "boat":
            mask |= rectangle(x - 6, y - 9, x + 6, y + 3)
    return mask


def meadow(scene: Scene, tile: Tile) -> None:
    """Patches of grass that run from cell to cell."""
    c = scene.canvas.theme
    for joint in tile.joints:
        for k, (along, rx, ry) in enumerate(_PATCHES):
            x, y = _point(tile, joint, along)
            wide, high = (rx, ry) if joint.side % 2 else (ry, rx)
            colour = c.field_hi if k else c.field_lo
            scene.flat.append(ellipse(x, y, wide, high, colour, opacity=".75"))


def standing(scene: Scene, tile: Tile) -> None:
    """Trees, and a boat where there is a river, half in either cell."""
    for name, at, size in across(tile):
        scene.stand(name, at, size)
