"""The type of the view's key for the fortress."""

from typing import TypedDict


class Wall(TypedDict):
    """A wall of the fortress and the cell where it is printed. `order` lists the seats of the meeples on its row, in
    order of arrival. `row` and `camp` count those of each seat on the row and on the farmer space."""

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
    """Keys of the view."""

    fortress: Fortress
