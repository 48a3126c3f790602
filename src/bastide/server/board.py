"""The shape of `Game.view_for`, written down for the client's types.

Law: these are descriptions of what the engine hands out; nothing here computes.
"""

from typing import NotRequired, TypedDict


class Decision(TypedDict):
    step: str
    seat: int | None
    tile: str


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


class View(TypedDict):
    rules: str
    players: int
    over: bool
    decision: Decision | None
    turn: int
    scores: list[int]
    supply: list[dict[str, int]]
    tiles: list[PlacedTile]
    figures: list[PlacedFigure]
    left: Left
    discarded: list[str]
    explain: list[ScoreLine]
    winners: NotRequired[list[int]]
    kept: NotRequired[list[str | None]]
    extra: NotRequired[bool]


ViewUpdate = TypedDict(
    "ViewUpdate",
    {
        "rules": str,
        "players": int,
        "over": bool,
        "decision": Decision | None,
        "turn": int,
        "scores": list[int],
        "supply": list[dict[str, int]],
        "figures": list[PlacedFigure],
        "left": Left,
        "discarded": list[str],
        "winners": NotRequired[list[int]],
        "kept": NotRequired[list[str | None]],
        "extra": NotRequired[bool],
        "tiles+": list[PlacedTile],
        "explain+": list[ScoreLine],
    },
)
