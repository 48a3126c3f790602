"""The shape of what is shown of mist."""

from typing import Literal, TypedDict


class Ghosts(TypedDict):
    x: int
    y: int
    feature: str
    at: str
    segment: int
    n: int


class Bank(TypedDict):
    """Mist that hangs together; "lost" can never be closed."""

    cells: list[list[int]]
    state: Literal["open", "closed", "lost"]
    ghosts: int


class Cemetery(TypedDict):
    """`around` are the cells that are still free."""

    x: int
    y: int
    feature: str
    at: str
    segment: int
    open: bool
    around: list[list[int]]
    buried: str | None


class Mist(TypedDict):
    """Mist and what is in it: `bank` counts the ghosts that are left of those `inGame`."""

    bank: int
    inGame: int
    ghosts: list[Ghosts]
    banks: list[Bank]
    cemeteries: list[Cemetery]


class MistSide(TypedDict, total=False):
    """Its side of the view."""

    mist: Mist
