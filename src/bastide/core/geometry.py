"""Sides, halves and quarter turns of a tile, and the offsets of its neighbours.

Sides run clockwise from north: N 0, E 1, S 2, W 3. Each side has two halves, numbered 0..7 clockwise from the west half
of the north side. So side d holds the halves 2d and 2d + 1. They meet the halves 2o + 1 and 2o of the opposite side o
(FLD-01). A quarter turn clockwise adds 1 to a side and 2 to a half. x grows to the east, y to the south. Rotations are
quarter turns in the core, and degrees in text and JSON.
"""

from typing import Final

from mypy_extensions import i64

SIDE_NAMES: Final = "NESW"
DX: Final = (0, 1, 0, -1)
DY: Final = (-1, 0, 1, 0)
COMPASS: Final = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
"""The eight directions, clockwise. A quarter turn adds 2."""


def opposite(side: i64) -> i64:
    """The side of the neighbour that touches `side`."""
    return (side + 2) & 3


def turn_sides(sides: list[int], turns: int) -> list[int]:
    """Side numbers after `turns` quarter turns clockwise, ascending."""
    return sorted((side + turns) % 4 for side in sides)


def turn_halves(halves: list[int], turns: int) -> list[int]:
    """Half numbers after `turns` quarter turns clockwise, ascending."""
    return sorted((half + 2 * turns) % 8 for half in halves)


def turn_offset(dx: int, dy: int, turns: int) -> tuple[int, int]:
    """The offset (dx, dy) of a further cell of a tile after `turns` quarter turns clockwise."""
    for _ in range(turns % 4):
        dx, dy = -dy, dx
    return dx, dy


def offset_of(direction: int, cells: int) -> tuple[int, int]:
    """The columns and rows to a cell so far away in one of the directions of COMPASS."""
    name = COMPASS[direction]
    return cells * (("E" in name) - ("W" in name)), cells * (("S" in name) - ("N" in name))


def sides_text(sides: list[int]) -> str:
    """[1, 2] -> "ES"."""
    return "".join(SIDE_NAMES[side] for side in sides)


def halves_text(halves: list[int]) -> str:
    """[3, 4] -> "34"."""
    return "".join(str(half) for half in halves)
