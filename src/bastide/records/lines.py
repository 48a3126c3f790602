"""The three kinds of line in a record, and the errors they can have.

Invariant: what is written is read back equal, and nothing unknown is skipped.

The JSON Schema in `bastide/data/record.schema.json` is generated from these types (scripts/record_schema.py).
"""

from datetime import UTC, datetime
from functools import partial
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, field

FORMAT = "bastide-record"
VERSION = 1
SEATS = 10
"""No rules have more seats. The ruleset in the header sets the real limit when the record is replayed."""

Name = Annotated[str, Meta(max_length=80)]
Id = Annotated[str, Meta(min_length=1, max_length=80)]
ActionText = Annotated[str, Meta(min_length=1, max_length=200, description="One action in its one-line text form.")]
Count = Annotated[int, Meta(ge=1, le=1_000_000)]
SeatIndex = Annotated[int, Meta(ge=0, lt=SEATS, description="Who decided, in turn order; absent for a draw.")]
Millis = Annotated[int, Meta(ge=0, le=2**53, description="Time the decision took, in milliseconds.")]
Points = Annotated[int, Meta(ge=-(2**31), lt=2**31)]
Moment = Annotated[
    str, Meta(pattern=r"^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?Z$", description="Time in UTC, ISO 8601.")
]
PositionText = Annotated[str, Meta(max_length=60_000, description="A position as text (docs/library/position.md).")]
Hash = Annotated[str, Meta(pattern="^[0-9a-f]{16}$", description="Hash of the last position, 16 hexadecimal digits.")]
OptionValue = bool | int | str | list[Any] | dict[str, Any]


def time_stamp() -> str:
    """The current time as written in records, to the second."""
    return datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


class RecordError(ValueError):
    """A damaged record, or one that the rules refuse.

    `line` counts from 1 (0: the whole file). `field` is the JSON path in that line ("": all of it). `reason` is the
    message. `rule` is the id of the broken rule if the engine refused an action. `code` is for programs.

    >>> from bastide import Record, RecordError
    >>> try:
    ...     Record.loads("{}")
    ... except RecordError as error:
    ...     print(error.line, error.field)
    1 format"""

    code = "bad-record"

    def __init__(self, reason: str, *, line: int = 0, field: str = "", rule: str = "") -> None:
        self.reason = reason
        self.line = line
        self.field = field
        self.rule = rule
        super().__init__(str(self))

    def __reduce__(self) -> tuple[Any, ...]:
        return partial(RecordError, line=self.line, field=self.field, rule=self.rule), (self.reason,)

    def __str__(self) -> str:
        where = [f"line {self.line}"] if self.line else []
        if self.field:
            where.append(f"field '{self.field}'")
        rule = f" ({self.rule})" if self.rule else ""
        return f"{', '.join(where) or 'record'}: {self.reason}{rule}"


class Player(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True, frozen=True):
    """One seat: the `name` shown, the name of the `bot` if a bot played it, and whether its player has `resigned`."""

    name: Name
    bot: Id | None = None
    resigned: bool = False


class Origin(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """The game that a game was continued from: its table, and the number of the last turn that was kept."""

    table: Id
    turn: Annotated[int, Meta(ge=0, le=1_000_000)]


class Header(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True, kw_only=True, frozen=True):
    """First line of a record.

    `format` and `version` are those of the file. `rules` and `options` give the ruleset, `players` are listed by seat.
    `created` is the time in UTC, `engine` the version of the program. `seed` is that of the draws, if it is known.
    `origin` is the game that this one was continued from, if any. `position` is the position of the first action as
    text, if it is not the beginning of a game."""

    format: Literal["bastide-record"] = field(default_factory=lambda: "bastide-record")
    version: Literal[1] = field(default_factory=lambda: 1)
    rules: Annotated[str, Meta(min_length=1, max_length=400, description="Modules or presets joined by +.")]
    options: Annotated[dict[Id, OptionValue], Meta(max_length=100)] = {}
    players: Annotated[list[Player], Meta(min_length=1, max_length=SEATS)]
    created: Moment = field(default_factory=time_stamp)
    engine: Name = field(default_factory=str)
    seed: Annotated[int, Meta(ge=-(2**63), le=2**63 - 1)] | None = None
    origin: Origin | None = None
    position: PositionText = ""


class Entry(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True, frozen=True):
    """One action: its number `n` from 1, its text as `action`, the `seat` that decided (None: chance) and the time it
    took in `ms`."""

    n: Count
    action: ActionText
    seat: SeatIndex | None = None
    ms: Millis | None = None


class End(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True, kw_only=True, frozen=True):
    """Last line of a finished game. `end` is true, `scores` are points by seat after the final scoring, and `hash` is
    that of the last position, in hexadecimal digits."""

    end: bool = field(default_factory=lambda: True)
    scores: Annotated[list[Points], Meta(min_length=1, max_length=SEATS)]
    hash: Hash | None = None


Line = Header | Entry | End
