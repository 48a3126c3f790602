"""The types of the view's keys for goods and for the double turn."""

from typing import TypedDict


class GoodsCounts(TypedDict):
    """A number for each kind."""

    wine: int
    grain: int
    cloth: int


class GoodsLeaders(TypedDict):
    """The seats with the most of each kind (TRA-24)."""

    wine: list[int]
    grain: list[int]
    cloth: list[int]


class GoodsShown(TypedDict):
    """The tokens of each seat, the seats with the most, and what may still be taken."""

    seats: list[GoodsCounts]
    leaders: GoodsLeaders
    left: GoodsCounts


class PartShown(TypedDict):
    """Which part of the turn is in progress, and whether a second one is due."""

    now: int
    earned: bool


class TradersSide(TypedDict, total=False):
    """Keys of the view."""

    goods: GoodsShown
    part: PartShown
