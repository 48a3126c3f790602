"""The shape of `Game.view_for`, as types for the client.

Invariant: this file describes what the engine returns and computes nothing. A module describes its own additions to the
view (`RuleModule.shape`). The tokens of a module (`RuleModule.tokens`) add a number to every figure.
"""

from typing import NotRequired, TypedDict


class Decision(TypedDict):
    """The decision. `part` of the turn: 1 up to the tile, 2 up to scoring, 3 from there on."""

    step: str
    seat: int | None
    tile: str
    part: int


class PlacedTile(TypedDict):
    x: int
    y: int
    tile: str
    rotation: int
    seat: int | None
    cell: NotRequired[int]


class PlacedFigure(TypedDict):
    id: str
    seat: int
    kind: str
    role: str
    feature: str
    x: int
    y: int
    at: str
    segment: int


class Left(TypedDict):
    total: int
    tiles: dict[str, int]


class ScoreLine(TypedDict):
    seats: list[int]
    feature: str
    points: int
    count: int
    shields: int
    cells: list[list[int]]
    rule: str
    final: bool
    reason: str


class _Passing(TypedDict):
    rules: str
    players: int
    over: bool
    decision: Decision | None
    turn: int
    scores: list[int]
    supply: list[dict[str, int]]
    figures: list[PlacedFigure]
    left: Left
    discarded: list[str]
    winners: NotRequired[list[int]]
    stock: NotRequired[list[dict[str, int]]]


class View(_Passing):
    tiles: list[PlacedTile]
    explain: list[ScoreLine]


_Growth = TypedDict("_Growth", {"tiles+": list[PlacedTile], "explain+": list[ScoreLine]})


class ViewUpdate(_Passing, _Growth):
    pass
