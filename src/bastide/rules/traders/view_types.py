"""The shape of what is shown of goods and of the double turn."""

from typing import TypedDict


class GoodsCounts(TypedDict):
    """So many of each kind."""

    wine: int
    grain: int
    cloth: int


class GoodsLeaders(TypedDict):
    """The seats with most of each kind (TRA-24)."""

    wine: list[int]
    grain: list[int]
    cloth: list[int]


class GoodsShown(TypedDict):
    """What each seat has, who leads, and what may still be taken."""

    seats: list[GoodsCounts]
    leaders: GoodsLeaders
    left: GoodsCounts


class PartShown(TypedDict):
    """Which part of the turn is under way, and whether a second one is due."""

    now: int
    earned: bool


class TradersSide(TypedDict, total=False):
    """Its side of the view."""

    goods: GoodsShown
    part: PartShown
