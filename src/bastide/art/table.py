"""What the tiles lie on and how they lie there: their shadow, and their sides to the south and east."""

from collections.abc import Iterable

from bastide.art.palette import Theme
from bastide.art.svg import num, path

THICK = 5
_SHADOWS = (("translate(9 12)", ".08"), ("translate(6 8)", ".13"))


def thickness(cells: Iterable[tuple[int, int]], c: Theme) -> str:
    """Under all tiles: a soft shadow, then their sides where no other tile lies."""
    lying = dict.fromkeys(cells)
    cast = south = east = ""
    for x, y in lying:
        left, top = num(x * 100), num(y * 100)
        right, low = num(x * 100 + 100), num(y * 100 + 100)
        free = ((x, y + 1) not in lying, (x + 1, y) not in lying)
        if free[0]:
            south += f"M{left} {low}h100l{THICK} {THICK}h-100z"
        if free[1]:
            east += f"M{right} {top}l{THICK} {THICK}v100l-{THICK}-{THICK}z"
        if any(free) or (x + 1, y + 1) not in lying:
            cast += f"M{left} {top}h100v100h-100z"
    out = "".join(path(cast, "#000", opacity=dim, transform=off) for off, dim in _SHADOWS)
    out += path(south, c.tile_south, c.ink, 0.9, stroke_linejoin="round")
    return out + path(east, c.tile_east, c.ink, 0.9, stroke_linejoin="round")
