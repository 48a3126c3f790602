"""The types of the view's key for a flight."""

from typing import TypedDict


class FlightView(TypedDict):
    """The machine of the tile just placed, in the figure step and during its flight.

    `figure` is the kind that flies ("" before the choice), `distance` what the die shows (0 before the throw). `cells`
    are the targets of 1, 2 and 3."""

    figure: str
    x: int
    y: int
    direction: str
    distance: int
    cells: list[list[int]]


class FlierSide(TypedDict, total=False):
    """Keys of the view."""

    flight: FlightView
