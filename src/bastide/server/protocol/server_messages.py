"""The shapes of all messages of the server.

Invariant: together with client_messages.py this is the whole contract with a client. Both generate
`client/src/api/protocol.gen.ts`, and a test fails when it is out of date. An optional field that is absent from an
`update` is unchanged.
"""

from typing import Any, NotRequired, TypedDict

import msgspec

from bastide.choices.choice_types import Line, Offer
from bastide.server.protocol.table_shapes import Args, TableInfo, TurnReason
from bastide.server.protocol.view_shapes import View, ViewUpdate

PROTOCOL = 2
"""Raise it by one with every change that an older page would misunderstand. Page and server exchange their versions
(http/protocol_version.py). New fields and new kinds of messages need no new version."""


class LogEntry(TypedDict):
    """One thing that happened in the game. `kind` is the kind of engine event, `rule` the rule behind it."""

    n: int
    seat: int | None
    kind: str
    args: Args
    points: NotRequired[int]
    line: NotRequired[dict[str, Any]]
    rule: NotRequired[str]


class _ServerMessage(msgspec.Struct, tag_field="t", omit_defaults=True, kw_only=True):
    pass


class Snapshot(_ServerMessage, tag="snapshot"):
    """The complete state. In a team game, `theirs` holds the offers of the seat to decide, to look and point at."""

    seq: int
    table: TableInfo
    you: list[int]
    view: View | None
    figureAt: dict[str, list[float]]
    offers: list[Offer]
    theirs: list[Offer]
    log: list[LogEntry]


class Update(_ServerMessage, tag="update"):
    """What changed from event `prev` to event `seq`."""

    seq: int
    prev: int
    table: TableInfo | None = None
    you: list[int] | None = None
    view: ViewUpdate | None = None
    figureAt: dict[str, list[float]] | None = None
    offers: list[Offer] | None = None
    theirs: list[Offer] | None = None
    log: list[LogEntry] | None = msgspec.field(default=None, name="log+")


class _Answer(_ServerMessage):
    cid: str
    seq: int


class Ack(_Answer, tag="ack"):
    """The command is stored. The same answer is sent again if the command is."""


class Reject(_ServerMessage, tag="reject"):
    """The command or query is refused. `code` is for programs, `text` an English sentence with the parts `args`."""

    cid: str
    code: str
    rule: str
    text: str
    args: Args


class Stale(_Answer, tag="stale"):
    """The table has moved on to event `seq`; a snapshot or update follows."""


class Miss(TypedDict):
    """A choice that is not offered: its description, the reason, and its point on the map (`at`)."""

    label: Line
    code: str
    rule: str
    text: str
    args: Args
    x: NotRequired[int]
    y: NotRequired[int]
    at: NotRequired[list[float]]


class WhyAnswer(_ServerMessage, tag="why"):
    """Why the tile does not fit, with the `sides` that do not match, or the choices that are not offered (`misses`).
    `ok`: everything is offered."""

    cid: str
    ok: bool
    code: str
    rule: str
    text: str
    args: Args
    sides: list[str]
    misses: list[Miss]


class Mark(TypedDict):
    """A seat points at an offer or a cell. An offer about a cell includes the cell."""

    seat: int
    x: NotRequired[int]
    y: NotRequired[int]
    offer: NotRequired[str]


class Pointed(_ServerMessage, tag="pointed"):
    """All marks while event `seq` is the last one."""

    seq: int
    marks: list[Mark]


class Remark(TypedDict):
    """A chat message: a phrase or symbol by its key, or a text. `n` numbers the messages of the table."""

    n: int
    seat: int
    name: str
    key: NotRequired[str]
    text: NotRequired[str]


class Said(_ServerMessage, tag="said"):
    """Chat messages. `past`: they were sent before this page connected."""

    remarks: list[Remark]
    past: bool = False


class Nudged(_ServerMessage, tag="nudged"):
    """The other players are waiting for this device."""

    seat: int


class Deadline(TypedDict):
    """In `ms` milliseconds the table's rule about absent players applies to this seat."""

    seat: int
    ms: int


class Company(_ServerMessage, tag="company"):
    """The number of spectators, with the names of some, and the absent player whose time to return runs out."""

    watchers: int
    names: list[str]
    absent: Deadline | None = None


class Clocks(_ServerMessage, tag="clocks"):
    """The clocks at event `seq`, in milliseconds by seat: the time `left` (of the budget or the turn) and the time
    `used` in the game. The clock of seat `runs` continues from here, after `free` milliseconds. Seats in `away` are on
    vacation."""

    seq: int
    left: list[int]
    used: list[int]
    runs: int | None = None
    free: int = 0
    away: list[int] = []


class RiskAnswer(_Answer, tag="risk"):
    """The chance that the ghosts run out within so many tiles if the team plays on like the bot. `error` is half the
    width of the 95% confidence interval."""

    within: dict[str, float]
    error: dict[str, float]
    games: int


class CellAid(TypedDict):
    """An open cell. `fits` counts the tiles in the bag that fit, `tiles` their types, `held` is set if a tile in hand
    fits. `filled` is the chance that the cell is ever filled, `comes` the chance of each seat to draw a fitting tile.
    See src/bastide/aids/fill_chances.py."""

    x: int
    y: int
    fits: int
    held: bool
    tiles: NotRequired[list[str]]
    filled: float
    comes: list[float]


class LineAid(TypedDict):
    """A score line of final scoring, if the game ended now."""

    reason: str
    points: int
    rule: str


class FeatureAid(TypedDict):
    """An occupied feature. `segments` are x, y and the segment number on its tile. `figures` counts by seat, `owners`
    would score. `points` is what the best paid owner scores if the game ended now, `expected` the expected points of
    each. `closes` is the chance that it is completed."""

    kind: str
    cells: list[list[int]]
    figures: list[int]
    owners: list[int]
    segments: NotRequired[list[list[int]]]
    now: NotRequired[list[LineAid]]
    points: NotRequired[int]
    expected: NotRequired[list[float]]
    closes: NotRequired[float]


class BesideAid(LineAid):
    """A score line that belongs to no feature."""

    seats: list[int]


class AidsAnswer(_Answer, tag="aids"):
    """The aids that the table gives. `result` holds the final scores by seat if the game ended now, `expected` those
    with the expected points of every feature."""

    cells: list[CellAid] | None = None
    features: list[FeatureAid] | None = None
    beside: list[BesideAid] | None = None
    result: list[int] | None = None
    expected: list[float] | None = None


class ForecastAnswer(_Answer, tag="forecast"):
    """Final scores by seat from `games` simulated games: their `mean`, the 80% interval from `low` to `high`, and
    `wins`, the shares of victories."""

    low: list[int]
    mean: list[int]
    high: list[int]
    wins: list[float]
    games: int


class RankedTurn(msgspec.Struct):
    """A turn as consecutive offers. `value` is the expected lead in points, for a team the chance to win in percent.

    `loss` is the difference from the best turn, `error` its standard error, 0 if it is unknown. `reasons` explain why
    the turn is good (docs/play/analysis.md)."""

    value: float
    loss: float
    error: float
    steps: list[Offer]
    reasons: list[TurnReason]


class HintAnswer(_Answer, tag="hint"):
    """The turn that this bot would play with its reasons, and the best `turns`, that one first."""

    bot: str
    steps: list[Offer]
    reasons: list[TurnReason]
    turns: list[RankedTurn]


class NoteAnswer(_Answer, tag="note"):
    """An assessment of a turn of this device. `n` is the number of its first action in the record, `mark` the class of
    its loss (docs/play/analysis.md), `error` the error of `loss`. A better turn, if any, is in `best`, with `tile` in
    hand and the reasons."""

    n: int
    seat: int
    mark: str
    loss: float
    error: float
    tile: str
    best: list[Offer]
    reasons: list[TurnReason]


class Error(_ServerMessage, tag="error"):
    """The connection fails, or a message cannot be read. `ref` identifies the error in the server's log."""

    code: str
    text: str
    ref: str


class Bye(_ServerMessage, tag="bye"):
    """The server is shutting down; reconnect after `retry_ms`."""

    retry_ms: int


class Notice(_ServerMessage, tag="notice"):
    """The operator's notice to all: a text, and the time (UTC, ISO 8601) it refers to. In maintenance mode no new
    tables can be opened. An empty notice withdraws the last one."""

    text: str = ""
    at: str = ""
    maintenance: bool = False


class Pong(_ServerMessage, tag="pong"):
    pass


ForecastReply = RiskAnswer | AidsAnswer | ForecastAnswer
Advice = HintAnswer | NoteAnswer
Reply = Ack | Reject | Stale | WhyAnswer | ForecastReply | Advice
ServerMessage = Snapshot | Update | Pointed | Said | Nudged | Company | Clocks | Reply | Error | Bye | Notice | Pong

encode_message = msgspec.json.Encoder().encode
