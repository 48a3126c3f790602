"""The shape of `Game.view_for`: what one seat may see of a game, as JSON-ready data.

Invariant: this file describes what the engine returns and computes nothing. A module describes its own additions to the
view (`RuleModule.shape`). The tokens of a module (`RuleModule.tokens`) add a number to every figure.
"""

from typing import NotRequired, TypedDict

# The classes without a docstring are described at GameView, because the client's types take over docstrings.


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


class CapturedFigure(TypedDict):
    id: str
    seat: int
    kind: str


class Left(TypedDict):
    total: int
    tiles: dict[str, int]
    draws: NotRequired[int]
    withheld: NotRequired[dict[str, int]]


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
    payers: NotRequired[list[int]]


class ViewParts(TypedDict):
    """What every form of the view has."""

    rules: str
    players: int
    over: bool
    turn: int
    scores: list[int]
    supply: list[dict[str, int]]
    figures: list[PlacedFigure]
    left: Left
    discarded: list[str]
    winners: NotRequired[list[int]]
    stock: NotRequired[list[dict[str, int]]]
    captured: NotRequired[list[list[CapturedFigure]]]


class DecisionView(TypedDict):
    """The decision: its step, the seat that decides (None for chance), and the tile in hand."""

    step: str
    seat: int | None
    tile: str | None


class GameView(ViewParts):
    """What a seat may see of a game. Only the order of the undrawn tiles is hidden.

    `rules`, `players`: the ruleset and the number of seats. `turn` counts from 0. `over`, `winners`: whether the game
    has ended, and the seats that have won. `decision` is None then.
    `scores`, `supply`, `stock`: for each seat its points, its figures of each kind, and its figures in the general
    stock if there is one. `captured`: the figures that each seat holds captured, if a module captures any.
    `tiles`: the tiles in the order of placement. Cells are x (east) and y (south), a rotation is in degrees clockwise.
    `seat` placed it, None for the start. `cell` numbers the further cells of a tile.
    `figures`: the figures on the board. `at` is the place on the tile as actions name it, `segment` its number in the
    catalogue.
    `left`: how many tiles are in the bag, together and of each type. If modules withhold tiles, `draws` is how many may
    still be drawn, and `withheld` how many of each type cannot be drawn now. `discarded`: the tiles out of the game.
    `explain`: the score lines so far, with the fields of `bastide.ScoreLine`.

    Modules add keys, such as `kept` (the tile that a seat keeps) with a hand of two tiles. Read those with `get`."""

    decision: DecisionView | None
    tiles: list[PlacedTile]
    explain: list[ScoreLine]
