"""The messages between host and program (docs/bots/bot-protocol.md): one JSON object per line, tagged by `t`.

Invariant: every message of a program is defined here with its limits. Unknown fields are ignored, so that programs of
later versions can be understood. An unknown kind of message is an error. The user's settings of a program's options
are converted here to their types.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

PROTOCOL: Final = 1
"""The version of the protocol, and the only one that this host supports."""

LONGEST_LINE: Final = 1 << 16
"""Longest line of a program in bytes, including its end."""

Word = Annotated[str, Meta(min_length=1, max_length=80)]
Sentence = Annotated[str, Meta(max_length=1000)]
ActionText = Annotated[str, Meta(min_length=1, max_length=200)]
Line = Annotated[list[ActionText], Meta(max_length=64)]
Whole = Annotated[int, Meta(ge=0, lt=2**53)]
Value = bool | int | str
SWITCHES = {"true": True, "yes": True, "false": False, "no": False}


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
    actions: Annotated[list[ActionText], Meta(min_length=1, max_length=64)]


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

decode_program_line: Callable[[bytes], Programs] = msgspec.json.Decoder(Programs).decode
"""Returns the message in a line of a program. Raises ValueError with the reason."""
decode_host_line: Callable[[bytes], Hosts] = msgspec.json.Decoder(Hosts).decode
"""Returns the message in a line of a host. Raises ValueError with the reason."""


def encode_line(message: Hosts | Programs) -> bytes:
    """A message as a line for the pipe."""
    return msgspec.json.encode(message) + b"\n"


class BadSetting(ValueError):
    """A program has no such option, or it cannot have that value."""

    code = "bad-setting"


def read_settings(text: str) -> dict[str, str]:
    """Names and values of `depth=3,style=calm`. Raises BadSetting."""
    settings: dict[str, str] = {}
    for part in filter(None, map(str.strip, text.split(","))):
        name, equals, value = (word.strip() for word in part.partition("="))
        if not name or not equals or name in settings:
            raise BadSetting(f"[{text}]: options of a program are written NAME=VALUE, each once, with commas between")
        settings[name] = value
    return settings


def convert_settings(texts: Mapping[str, str], options: Sequence[Setting]) -> dict[str, Value]:
    """The values in the types that the program has declared. Raises BadSetting."""
    known = {option.name: option for option in options}
    values: dict[str, Value] = {}
    for name, text in texts.items():
        if name not in known:
            raise BadSetting(f"the program has no option {name!r}; it has {', '.join(known) or 'none'}")
        value = _value(text, known[name])
        if value is None:
            raise BadSetting(f"{name}={text}: the value is {_form(known[name])}")
        values[name] = value
    return values


def _value(text: str, option: Setting) -> Value | None:
    """The value in the option's type. None if it is not valid."""
    if option.kind == "switch":
        return SWITCHES.get(text)
    if option.kind == "choice":
        return text if text in option.values else None
    if option.kind == "text":
        return text
    digits = text.removeprefix("-")
    if not (digits.isascii() and digits.isdigit() and len(digits) < 16):
        return None
    number = int(text)
    low, high = option.min, option.max
    return number if (low is None or number >= low) and (high is None or number <= high) else None


def _form(option: Setting) -> str:
    """A description of the values of an option."""
    if option.kind == "switch":
        return "true or false"
    if option.kind == "choice":
        return "one of " + ", ".join(option.values)
    low = "" if option.min is None else f" from {option.min}"
    high = "" if option.max is None else f" up to {option.max}"
    return f"a whole number{low}{high}"
