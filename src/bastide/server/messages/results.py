"""Shapes of an ending, as pages are told it."""

from typing import Literal, NotRequired, TypedDict


class Tally(TypedDict):
    """A row: a seat, or all of them where the team has one score. `points` and `best` follow the columns; `place` is 0
    where nobody plays for himself."""

    seats: list[int]
    points: list[int]
    best: list[bool]
    total: int
    place: int


class Moment(TypedDict):
    """`city`: the largest that was scored, of `count` tiles; `turn`: the most points in one turn; `lead`: from this
    turn on the winners were ahead; `counting`: only the final counting brought them there. `seats` are whose it is."""

    kind: Literal["city", "turn", "lead", "counting"]
    seats: list[int]
    points: int
    turn: NotRequired[int]
    count: NotRequired[int]
    cells: NotRequired[list[list[int]]]


class Ending(TypedDict):
    """A game that is over: columns that are not empty, rows with the best first, whose the game is, what is worth
    telling, how many turns it had, and when its table was made."""

    kinds: list[str]
    rows: list[Tally]
    winners: list[int]
    moments: list[Moment]
    turns: int
    at: str


class Earned(TypedDict):
    """What a row earned in one turn by kind, and what it had then; `final` in the final counting."""

    seats: list[int]
    points: dict[str, int]
    total: int
    final: NotRequired[bool]
