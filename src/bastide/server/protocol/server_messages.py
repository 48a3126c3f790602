"""What the server says: the shapes of every message, and nothing else.

Law: together with client_messages.py this is the whole contract with a client;
`client/src/protocol.gen.ts` is generated from the two, and a test fails when it
drifts. Optional fields of an `update` that are absent mean "unchanged".
"""

from typing import Any, NotRequired, TypedDict

import msgspec

from bastide.choices.choice_types import Line, Offer
from bastide.server.protocol.table_shapes import Args, TableInfo
from bastide.server.protocol.view_shapes import View, ViewUpdate

PROTOCOL = 1
"""Raised by one with every change that a page made before it would misunderstand; pages and server tell each other
theirs (gate/versions.py). More fields and more kinds of messages are no such change."""


class LogEntry(TypedDict):
    """One thing that happened in the game, in the words of the engine's event `kind`; `rule` says why."""

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
    """Everything; `theirs` are, in a game of a team, the offers of whoever decides, to look and point at."""

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
    """The command is durable; sent again, word for word, when the command is."""


class Reject(_ServerMessage, tag="reject"):
    cid: str
    code: str
    rule: str
    text: str
    args: Args


class Stale(_Answer, tag="stale"):
    """The table has moved on to event `seq`; a snapshot or update follows."""


class Miss(TypedDict):
    """Something that is not offered, in the words of what it would have been, with the reason and (`at`) its place."""

    label: Line
    code: str
    rule: str
    text: str
    args: Args
    x: NotRequired[int]
    y: NotRequired[int]
    at: NotRequired[list[float]]


class WhyAnswer(_ServerMessage, tag="why"):
    cid: str
    ok: bool
    code: str
    rule: str
    text: str
    args: Args
    sides: list[str]
    misses: list[Miss]


class Mark(TypedDict):
    """A seat points at an offer or a cell; an offer about a cell has it too."""

    seat: int
    x: NotRequired[int]
    y: NotRequired[int]
    offer: NotRequired[str]


class Pointed(_ServerMessage, tag="pointed"):
    """Everything that is pointed at while event `seq` is the last one."""

    seq: int
    marks: list[Mark]


class Remark(TypedDict):
    """Something that was said: a phrase or a sign by its key, or a text. `n` counts what is said at the table."""

    n: int
    seat: int
    name: str
    key: NotRequired[str]
    text: NotRequired[str]


class Said(_ServerMessage, tag="said"):
    """What people say; `past`: what was said before this page came."""

    remarks: list[Remark]
    past: bool = False


class Nudged(_ServerMessage, tag="nudged"):
    """The others wait for this device."""

    seat: int


class Deadline(TypedDict):
    """The rule of the table about who stays away acts on this seat in `ms` milliseconds."""

    seat: int
    ms: int


class Company(_ServerMessage, tag="company"):
    """Who looks on: so many devices, some of them with names; and for whom the table does not wait much longer."""

    watchers: int
    names: list[str]
    absent: Deadline | None = None


class Clocks(_ServerMessage, tag="clocks"):
    """How the clocks stand at event `seq`, in milliseconds by seat: what each has `left` (of its budget, or for its
    turn) and has `used` in the game. The time of seat `runs` goes on from here, once `free` is over; seats that are on
    vacation are `away`."""

    seq: int
    left: list[int]
    used: list[int]
    runs: int | None = None
    free: int = 0
    away: list[int] = []


class RiskAnswer(_Answer, tag="risk"):
    """How likely the ghosts run out within so many tiles if the team plays on like the bot; `error` is half the width
    of the range that holds the true chance in 19 of 20 cases."""

    within: dict[str, float]
    error: dict[str, float]
    games: int


class CellAid(TypedDict):
    """An open cell: how many tiles in the bag fit and which types, whether one in a hand does; the chance that it is
    ever filled, and for each seat that it draws one that fits (src/bastide/aids/fill_chances.py says what chances
    mean)."""

    x: int
    y: int
    fits: int
    held: bool
    tiles: NotRequired[list[str]]
    filled: float
    comes: list[float]


class LineAid(TypedDict):
    """A line of points that the last count would tell."""

    reason: str
    points: int
    rule: str


class FeatureAid(TypedDict):
    """An occupied feature. `segments` are x, y and the number of the segment on its tile; figures go by seat, `owners`
    would be paid. Points if the game ended now (of the owner who gets most), and what is expected for each of them;
    `closes` is how likely it is completed."""

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
    """A line that belongs to no feature."""

    seats: list[int]


class AidsAnswer(_Answer, tag="aids"):
    """The aids that the table gives; `result` and `expected` are final scores by seat, if the game ended now and if
    every feature brings what is expected."""

    cells: list[CellAid] | None = None
    features: list[FeatureAid] | None = None
    beside: list[BesideAid] | None = None
    result: list[int] | None = None
    expected: list[float] | None = None


class ForecastAnswer(_Answer, tag="forecast"):
    """Final scores by seat, from so many games played on: `mean` is their mean, and one more would lie
    between `low` and `high` in eight of ten cases; `wins` are shares of the victories."""

    low: list[int]
    mean: list[int]
    high: list[int]
    wins: list[float]
    games: int


class HintAnswer(_Answer, tag="hint"):
    """The turn that this bot would play, as the offers that follow each other, and why (docs/analysis.md)."""

    bot: str
    steps: list[Offer]
    reasons: list[dict[str, Any]]


class NoteAnswer(_Answer, tag="note"):
    """A turn of this device's, judged: `n` is the number of its first action in the record, `mark` the class of what it
    lost (docs/analysis.md), the `error` that of the loss. Where there was a better one, it is `best`, with the tile in
    hand, and why it is better."""

    n: int
    seat: int
    mark: str
    loss: float
    error: float
    tile: str
    best: list[Offer]
    reasons: list[dict[str, Any]]


class Error(_ServerMessage, tag="error"):
    code: str
    text: str
    ref: str


class Bye(_ServerMessage, tag="bye"):
    """The server goes down on purpose; come back after `retry_ms`."""

    retry_ms: int


class Notice(_ServerMessage, tag="notice"):
    """What the operator lets everybody know: a text, and the moment (UTC, ISO 8601) that it is about. In maintenance no
    new tables are opened. Empty: nothing any more."""

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
