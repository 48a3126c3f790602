"""The shape of `Game.view_for`, written down for the client's types.

Law: these are descriptions of what the engine hands out; nothing here computes.
"""

from typing import Literal, NotRequired, TypedDict


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
    ghosts: NotRequired[int]


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


class Hound(TypedDict):
    points: int
    state: Literal["waiting", "on", "gone"]
    figure: str | None


class Mist(TypedDict):
    """Mist and what is in it: `bank` counts the ghosts that are left of those `inGame`."""

    bank: int
    inGame: int
    ghosts: list[Ghosts]
    banks: list[Bank]
    cemeteries: list[Cemetery]


class Team(TypedDict):
    """A game that all win or lose together: `points` is one number, or one per colour; `colours` how many a seat has;
    `piles` tiles left in each, `pile` the one in use, from 1; `hidden` how many tiles lie face down."""

    level: int
    target: int
    perColour: bool
    points: list[int]
    colours: int
    piles: list[int]
    pile: int
    hidden: int
    hounds: list[Hound]
    result: Literal["won", "no-tiles", "no-ghosts", "hound-late"] | None


class Wall(TypedDict):
    """A wall of the fortress and the cell that it is printed on: `order` says whose meeples stand on its row, in the
    order in which they came, `row` and `camp` count those of each seat there and on the farmer space."""

    wall: str
    x: int
    y: int
    order: list[int]
    row: list[int]
    camp: list[int]
    free: int
    catapult: bool


class Fortress(TypedDict):
    """`spaces` of each wall."""

    spaces: int
    walls: list[Wall]


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
    mist: NotRequired[Mist]
    team: NotRequired[Team]
    stock: NotRequired[list[dict[str, int]]]
    fortress: NotRequired[Fortress]


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
        "mist": NotRequired[Mist],
        "team": NotRequired[Team],
        "stock": NotRequired[list[dict[str, int]]],
        "fortress": NotRequired[Fortress],
        "tiles+": list[PlacedTile],
        "explain+": list[ScoreLine],
    },
)
