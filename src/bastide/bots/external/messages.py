"""The lines that a host and a program say to each other (docs/bot-protocol.md): one JSON object each, tagged by `t`.

Law: whatever a program may say stands here with its bounds. A field that nobody knows is passed over, so that programs
of later versions can be understood; a kind of line that nobody knows is a fault.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

PROTOCOL: Final = 1
"""The version of the protocol, and the only one that this host speaks."""

LONGEST_LINE: Final = 1 << 16
"""Bytes of a line of a program, its end included."""
MOST_LINES: Final = 100_000
"""Lines of a program for one question, its tries included."""

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
    """What an answer may cost: seconds by the clock, evaluations of positions; 0 leaves it to the program."""

    seconds: float = 0.0
    nodes: int = 0


# ---- what a host says


class Hello(msgspec.Struct, tag_field="t", tag="hello", frozen=True):
    """The first line. The program answers with its own."""

    protocol: int
    host: str


class NewGame(msgspec.Struct, tag_field="t", tag="game", omit_defaults=True, frozen=True):
    """A game begins, or another one is gone on with; the program sits in `seat`."""

    game: int
    rules: str
    seats: int
    seat: int
    starter: int
    seed: int
    options: dict[str, Any] = {}
    settings: dict[str, Value] = {}


class Go(msgspec.Struct, tag_field="t", tag="go", omit_defaults=True, frozen=True):
    """The question: the position is the first `start` actions of this game that the program was told before, then
    `actions`. With `analyse` it goes on thinking, and tells what it finds, until it is stopped."""

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
    """What is so after the actions of a `try`; with `text`, why they are not legal."""

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
    """The answer is wanted now."""

    id: int


class Lost(msgspec.Struct, tag_field="t", tag="lost", omit_defaults=True, frozen=True):
    """What the program did ends the game for it; the reason, and the rule where an action was not legal."""

    code: str
    text: str
    rule: str = ""
    id: int = 0


class Over(msgspec.Struct, tag_field="t", tag="over", frozen=True):
    """The game has ended."""

    scores: list[int]
    winners: list[int]


class Quit(msgspec.Struct, tag_field="t", tag="quit", frozen=True):
    """The program shall end."""


Hosts = Hello | NewGame | Go | Tried | Stop | Lost | Over | Quit

# ---- what a program says


class Greeting(msgspec.Struct, tag_field="t", tag="hello", omit_defaults=True, frozen=True):
    """Who it is, and what it wants to be told with each question: `legal`, `view`, `position`."""

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
    """The answer: an action, or all that are left of the turn."""

    id: int
    actions: Annotated[list[Said], Meta(min_length=1, max_length=64)]


class Info(msgspec.Struct, tag_field="t", tag="info", omit_defaults=True, frozen=True):
    """What it has found so far. `value` is by how many points it expects to be ahead in the end."""

    id: int
    depth: Whole = 0
    nodes: Whole = 0
    seconds: Annotated[float, Meta(ge=0)] = 0.0
    value: float | None = None
    best: Line = []
    text: Sentence = ""


class Try(msgspec.Struct, tag_field="t", tag="try", omit_defaults=True, frozen=True):
    """What would be so after these actions of its own from the position asked about?"""

    id: int
    n: Whole
    actions: Line
    wants: Annotated[list[Word], Meta(max_length=20)] = []


Programs = Greeting | Ready | Unable | Play | Info | Try

_encode = msgspec.json.Encoder().encode
_of_program: msgspec.json.Decoder[Programs] = msgspec.json.Decoder(Programs)
_of_host: msgspec.json.Decoder[Hosts] = msgspec.json.Decoder(Hosts)


def encode_line(message: Hosts | Programs) -> bytes:
    """A message as it goes over the pipe."""
    return _encode(message) + b"\n"


def decode_program_line(line: bytes) -> Programs:
    """What a program said. Raises ValueError with the reason."""
    return _of_program.decode(line)


def decode_host_line(line: bytes) -> Hosts:
    """What a host said. Raises ValueError with the reason."""
    return _of_host.decode(line)
