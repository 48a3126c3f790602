"""The type of the view's key for a crop circle."""

from typing import TypedDict


class Circle(TypedDict):
    """The circle in progress: the kind of feature, the choice for all ("" before it), the seats that had their turn,
    and those that still decide, in order."""

    feature: str
    choice: str
    done: list[int]
    waiting: list[int]


class CropsSide(TypedDict, total=False):
    """Keys of the view."""

    circle: Circle
