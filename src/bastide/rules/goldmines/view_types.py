"""The type of the view's key for ingots."""

from typing import TypedDict


class GoldTile(TypedDict):
    """A tile with ingots."""

    x: int
    y: int
    ingots: int


class GoldShown(TypedDict):
    """Where ingots lie, how many each seat has, their points, and how many are left in the supply."""

    tiles: list[GoldTile]
    seats: list[int]
    points: list[int]
    left: int


class GoldminesSide(TypedDict, total=False):
    """Keys of the view."""

    gold: GoldShown
