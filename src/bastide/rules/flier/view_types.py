"""The types of the view's key for a flight."""

from typing import TypedDict


class FlightView(TypedDict):
    """A meeple in the air: its kind, the cell and the direction of its machine, and the distance (0 before the die)."""

    figure: str
    x: int
    y: int
    direction: str
    distance: int


class FlierSide(TypedDict, total=False):
    """Keys of the view."""

    flight: FlightView
