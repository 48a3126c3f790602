"""Tables in lists and in the responses of requests that create one."""

from typing import Literal, NotRequired, TypedDict

from bastide.server.protocol.server_messages import Notice

TablePhase = Literal["lobby", "playing", "over", "abandoned"]


class TableEntrySeat(TypedDict):
    """A seat of a table in a list."""

    name: str
    colour: str
    kind: Literal["person", "bot", "open"]


class TableEntry(TypedDict):
    """A table in a list. `house` holds the rule options that differ from their defaults, `level` the numbered level (0
    for none), `result` the result of a team. `scores` follow the seats. `left` is the number of tiles left, null before
    the start. `yourTurn`: the caller is to decide, and has `due` milliseconds left for it, with a clock."""

    table: str
    name: str
    rules: str
    modules: list[str]
    house: dict[str, bool | int]
    level: int
    result: str
    phase: TablePhase
    yourTurn: bool
    due: NotRequired[int]
    seats: list[TableEntrySeat]
    scores: list[int]
    left: int | None


class GameEntry(TableEntry):
    """A row with the game: the numbers of the caller's seats (`mine`), the winners, the place of each seat, the number
    of tiles on the map, and the map (docs/host/protocol.md)."""

    mine: list[int]
    winners: list[int]
    places: list[int]
    laid: int
    map: str


class TableList(TypedDict):
    """The tables where the caller sits, and the operator's notice."""

    tables: list[TableEntry]
    notice: NotRequired[Notice]


class TableAddress(TypedDict):
    """A table and the address of its page."""

    table: str
    url: str


class TableCreated(TableAddress):
    """A new table. `commitment` binds the server to its draws."""

    commitment: str


class SeatLimits(TypedDict):
    """The least and the most players."""

    min: int
    max: int


class RulesSeatLimits(SeatLimits):
    """The least and the most players, and the rule that sets them."""

    rule: str
