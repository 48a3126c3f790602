"""The messages between host and program (docs/bot-protocol.md): one JSON object per line, tagged by `t`.

Invariant: every message of a program is defined here with its limits. Unknown fields are ignored, so that programs of
later versions can be understood. An unknown kind of message is an error.
"""

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

PROTOCOL: Final = 1
"""The version of the protocol, and the only one that this host supports."""

LONGEST_LINE: Final = 1 << 16
"""Longest line of a program in bytes, including its end."""
MOST_LINES: Final = 100_000
"""Most lines of a program for one question, including its tries."""

Word = Annotated[str, Meta(min_length=1, max_length=80)]
Sentence = Annotated[str, Meta(max_length=1000)]
Said = Annotated[str, Meta(min_length=1, max_length=200)]
Line = Annotated[list[Said], Meta(max_length=64)]
Whole = Annotated[int, Meta(ge=0, lt=2**53)]
Value = bool | int | str


class Setting(msgspec.Struct, omit_defaults=True, frozen=True):
    """An option of a program: a switch (true or false), a number from `min` to `max`, one of `values`, or a text."""

    name: Word
    kind: Literal["switch", "number", "choice", "text"]
    default: Value
    min: int | None = None
    max: int | None = None
    values: Annotated[list[Word], Meta(max_length=100)] = []
    text: Sentence = ""


class Limits(msgspec.Struct, omit_defaults=True, frozen=True):
    """Limits of an answer: wall-clock seconds, evaluations of positions. 0 leaves it to the program."""

    seconds: float = 0.0
    nodes: int = 0


# ---- messages of a host


class Hello(msgspec.Struct, tag_field="t", tag="hello", frozen=True):
    """The first line. The program answers with its own."""

    protocol: int
    host: str


class NewGame(msgspec.Struct, tag_field="t", tag="game", omit_defaults=True, frozen=True):
    """A game begins, or another one is continued. The program plays `seat`."""

    game: int
    rules: str
    seats: int
    seat: int
    starter: int
    seed: int
    options: dict[str, Any] = {}
    settings: dict[str, Value] = {}


class Go(msgspec.Struct, tag_field="t", tag="go", omit_defaults=True, frozen=True):
    """The question.

    The position is the first `start` actions of this game that the program already has, then `actions`. With `analyse`
    it keeps thinking and sends what it finds until it is stopped.
    """

    id: int
    step: str
    start: int = msgspec.field(name="from")
    actions: list[str]
    tile: str = ""
    limits: Limits = Limits()
    analyse: bool = False
    legal: list[str] | None = None
    view: dict[str, Any] | None = None
    position: str = ""


class Tried(msgspec.Struct, tag_field="t", tag="tried", omit_defaults=True, frozen=True):
    """The result of the actions of a `try`. With `text` they are not legal."""

    id: int
    n: int
    scores: list[int] = []
    seat: int | None = None
    step: str = ""
    over: bool = False
    legal: list[str] | None = None
    view: dict[str, Any] | None = None
    position: str = ""
    text: str = ""
    rule: str = ""


class Stop(msgspec.Struct, tag_field="t", tag="stop", frozen=True):
    """Asks for the answer now."""

    id: int


class Lost(msgspec.Struct, tag_field="t", tag="lost", omit_defaults=True, frozen=True):
    """The program has lost by a failure: the reason, and the rule if an action was not legal."""

    code: str
    text: str
    rule: str = ""
    id: int = 0


class Over(msgspec.Struct, tag_field="t", tag="over", frozen=True):
    """The game has ended."""

    scores: list[int]
    winners: list[int]


class Quit(msgspec.Struct, tag_field="t", tag="quit", frozen=True):
    """Asks the program to end."""


Hosts = Hello | NewGame | Go | Tried | Stop | Lost | Over | Quit

# ---- messages of a program


class Greeting(msgspec.Struct, tag_field="t", tag="hello", omit_defaults=True, frozen=True):
    """Its identity, and what it wants with each question: `legal`, `view`, `position`."""

    protocol: int
    name: Word
    author: Annotated[str, Meta(max_length=200)] = ""
    version: Annotated[str, Meta(max_length=80)] = ""
    wants: Annotated[list[Word], Meta(max_length=20)] = msgspec.field(default_factory=lambda: ["legal"])
    options: Annotated[list[Setting], Meta(max_length=100)] = []


class Ready(msgspec.Struct, tag_field="t", tag="ready", frozen=True):
    """It plays the game that was begun."""


class Unable(msgspec.Struct, tag_field="t", tag="unable", frozen=True):
    """It cannot play that game, or not with these settings."""

    text: Sentence


class Play(msgspec.Struct, tag_field="t", tag="play", frozen=True):
    """The answer: an action, or all remaining actions of the turn."""

    id: int
    actions: Annotated[list[Said], Meta(min_length=1, max_length=64)]


class Info(msgspec.Struct, tag_field="t", tag="info", omit_defaults=True, frozen=True):
    """What it has found so far. `value` is its expected final lead in points."""

    id: int
    depth: Whole = 0
    nodes: Whole = 0
    seconds: Annotated[float, Meta(ge=0)] = 0.0
    value: float | None = None
    best: Line = []
    text: Sentence = ""


class Try(msgspec.Struct, tag_field="t", tag="try", omit_defaults=True, frozen=True):
    """Asks for the result of these actions from the position of the question."""

    id: int
    n: Whole
    actions: Line
    wants: Annotated[list[Word], Meta(max_length=20)] = []


Programs = Greeting | Ready | Unable | Play | Info | Try

_encode = msgspec.json.Encoder().encode
_of_program: msgspec.json.Decoder[Programs] = msgspec.json.Decoder(Programs)
_of_host: msgspec.json.Decoder[Hosts] = msgspec.json.Decoder(Hosts)


def encode_line(message: Hosts | Programs) -> bytes:
    """A message as a line for the pipe."""
    return _encode(message) + b"\n"


def decode_program_line(line: bytes) -> Programs:
    """The message in a line of a program. Raises ValueError with the reason."""
    return _of_program.decode(line)


def decode_host_line(line: bytes) -> Hosts:
    """The message in a line of a host. Raises ValueError with the reason."""
    return _of_host.decode(line)
