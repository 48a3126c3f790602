"""The shape of what is shown of the fortress."""

from typing import TypedDict


class Wall(TypedDict):
    """A wall of the fortress and the cell that it is printed on: `order` says whose meeples stand on its row, in the
    order in which they came, `row` and `camp` count those of each seat there and on the farmer space."""

    wall: str
    x: int
    y: int
    order: list[int]
    row: list[int]
    camp: list[int]
    free: int
    catapult: bool


class Fortress(TypedDict):
    """`spaces` of each wall."""

    spaces: int
    walls: list[Wall]


class FortressSide(TypedDict, total=False):
    """Its side of the view."""

    fortress: Fortress
