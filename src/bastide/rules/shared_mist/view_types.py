"""The types of the view's keys for mist."""

from typing import Literal, TypedDict


class Ghosts(TypedDict):
    x: int
    y: int
    feature: str
    at: str
    segment: int
    n: int


class Bank(TypedDict):
    """A connected bank of mist. If "lost", it can never be closed."""

    cells: list[list[int]]
    state: Literal["open", "closed", "lost"]
    ghosts: int


class Cemetery(TypedDict):
    """`around` are the cells that are still empty."""

    x: int
    y: int
    feature: str
    at: str
    segment: int
    open: bool
    around: list[list[int]]
    buried: str | None


class Mist(TypedDict):
    """Mist and the ghosts in it. `bank` counts the ghosts left of those `inGame`."""

    bank: int
    inGame: int
    ghosts: list[Ghosts]
    banks: list[Bank]
    cemeteries: list[Cemetery]


class MistSide(TypedDict, total=False):
    """Keys of the view."""

    mist: Mist
