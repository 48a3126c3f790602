"""The types of the view's key for the mage and the witch."""

from typing import TypedDict


class EnchantedShown(TypedDict):
    """A piece on the board, its segment, and the cells of its feature."""

    piece: str
    x: int
    y: int
    feature: str
    at: str
    cells: list[list[int]]


class MageSide(TypedDict, total=False):
    """`magic`: the pieces that are on the board."""

    magic: list[EnchantedShown]
