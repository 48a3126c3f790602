"""The shape of `Game.view_for`, written down for the client's types.

Law: these are descriptions of what the engine hands out; nothing here computes. What a module adds to the view it
describes itself (`RuleModule.shape`); the word for what it counts beside figures (`tokens`) is a number of each figure.
"""

from typing import NotRequired, TypedDict


class Decision(TypedDict):
    """`part` of the turn: 1 up to the tile, 2 up to the counting, 3 from there on."""

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
