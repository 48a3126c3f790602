"""What a client may say over the socket.

Law: this file is the only reader of bytes from clients. A message is at most
`MAX_BYTES` of UTF-8 JSON, one object, tagged by `t`; a field that is not listed
here is refused. Commands change the table and carry `cid` (a UUID the client
made) and `seq` (the last event number it had seen); queries change nothing.
"""

from typing import Annotated, Literal

import msgspec

from bastide.server.messages.events import Wanted

MAX_BYTES = 4096
MAX_SEATS = 6

Cid = Annotated[
    str,
    msgspec.Meta(
        pattern="^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$", max_length=36
    ),
]
Seq = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
SeatNo = Annotated[int, msgspec.Meta(ge=0, lt=MAX_SEATS)]
BlockedNo = Annotated[int, msgspec.Meta(ge=0, lt=1000)]
Coordinate = Annotated[int, msgspec.Meta(ge=-999, le=999)]
Level = Annotated[int, msgspec.Meta(ge=0, le=99)]
Nonce = Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9_-]{0,64}$", max_length=64)]
Word = Annotated[str, msgspec.Meta(max_length=120)]
Colour = Literal["red", "blue", "green", "yellow", "black", "pink"]
Phrase = Literal[
    "well-played", "good-luck", "thinking", "oh-no", "thanks", "one-more", "back-soon", "sorry",
    "smile", "heart", "crown", "star", "clock",
]  # fmt: skip
BotName = Annotated[str, msgspec.Meta(pattern="^[a-z][a-z0-9-]{0,31}$", max_length=32)]


class _Message(msgspec.Struct, tag_field="t", forbid_unknown_fields=True, frozen=True):
    pass


class Act(_Message, tag="act", frozen=True):
    """Take the offer whose id is `offer`."""

    cid: Cid
    seq: Seq
    offer: Word


class Undo(_Message, tag="undo", frozen=True):
    """Take the last action of this turn back, if the table allows it."""

    cid: Cid
    seq: Seq


class Sit(_Message, tag="sit", frozen=True):
    """Take an open seat under a name; `nonce` goes into the draws (docs/protocol.md)."""

    cid: Cid
    seq: Seq
    seat: SeatNo
    name: Word
    nonce: Nonce = ""


class Stand(_Message, tag="stand", frozen=True):
    """Leave a seat held by this device; the host also empties a bot's seat before the start."""

    cid: Cid
    seq: Seq
    seat: SeatNo


class PutBot(_Message, tag="bot", frozen=True):
    """The host puts a bot on an open seat, or on the seat of somebody long gone."""

    cid: Cid
    seq: Seq
    seat: SeatNo
    bot: BotName


class Kick(_Message, tag="kick", frozen=True):
    """Who made the table sends away whoever holds a seat: all seats of that device become open, or a bot's; with
    `block` the device may not come back."""

    cid: Cid
    seq: Seq
    seat: SeatNo
    bot: Annotated[str, msgspec.Meta(pattern="^([a-z][a-z0-9-]{0,31})?$", max_length=32)] = ""
    block: bool = True


class Unblock(_Message, tag="unblock", frozen=True):
    """Who made the table lets somebody in again: number so many of `table.blocked`, from 0."""

    cid: Cid
    seq: Seq
    number: BlockedNo


class Lock(_Message, tag="lock", frozen=True):
    """Who made the table closes or opens its seats to new people, and the view to those who do not sit."""

    cid: Cid
    seq: Seq
    seats: bool
    watchers: bool


class Start(_Message, tag="start", frozen=True):
    """The host starts the game."""

    cid: Cid
    seq: Seq
    nonce: Nonce = ""


class Rematch(_Message, tag="rematch", frozen=True):
    """Open a new table with the same seats; everybody at this one is told its link. In a campaign it plays the next
    level, or `level`: an open one, or any where `anywhere` says so."""

    cid: Cid
    seq: Seq
    level: Level = 0
    anywhere: bool = False


class Next(_Message, tag="next", frozen=True):
    """In a lesson: what was to be read has been read."""

    cid: Cid
    seq: Seq


class Free(_Message, tag="free", frozen=True):
    """Leave the lesson and play on at its table."""

    cid: Cid
    seq: Seq


class Away(_Message, tag="away", frozen=True):
    """A bot plays for this device until it says `back`."""

    cid: Cid
    seq: Seq


class Back(_Message, tag="back", frozen=True):
    """The bot that stands in for this device leaves its seats."""

    cid: Cid
    seq: Seq


class Resign(_Message, tag="resign", frozen=True):
    """Give up: a bot plays on, and the seat cannot win."""

    cid: Cid
    seq: Seq
    seat: SeatNo


class Propose(_Message, tag="propose", frozen=True):
    """Ask the others to end the game, or to let this device take its last action back with all that followed. Where
    nobody else is there to be asked it happens at once."""

    cid: Cid
    seq: Seq
    what: Wanted


class Answer(_Message, tag="answer", frozen=True):
    """Agree to what was asked, or not. Who asked takes it back with a no."""

    cid: Cid
    seq: Seq
    yes: bool


class Rename(_Message, tag="rename", frozen=True):
    """Who made the table gives it another name."""

    cid: Cid
    seq: Seq
    name: Word


class Paint(_Message, tag="paint", frozen=True):
    """Before the start a seat takes a colour: its own, or for who made the table any; a seat that has it takes the
    other one."""

    cid: Cid
    seq: Seq
    seat: SeatNo
    colour: Colour


class Why(_Message, tag="why", frozen=True):
    """Why may the tile in hand not lie here? Without a rotation: what else of the tile at this cell is not offered, and
    without a cell, what of the present decision?"""

    cid: Cid
    x: Coordinate | None = None
    y: Coordinate | None = None
    rotation: Literal[0, 90, 180, 270] | None = None


class Point(_Message, tag="point", frozen=True):
    """Point at an offer or a cell of the present decision, for everybody to see; with neither of them, at nothing."""

    seq: Seq
    seat: SeatNo | None = None
    offer: Word = ""
    x: Coordinate | None = None
    y: Coordinate | None = None


class Risk(_Message, tag="risk", frozen=True):
    """How likely is it that the ghosts run out soon?"""

    cid: Cid


class Aids(_Message, tag="aids", frozen=True):
    """What may come to each open cell, whose is what, what is it worth?"""

    cid: Cid


class Forecast(_Message, tag="forecast", frozen=True):
    """In which band will each final score lie?"""

    cid: Cid


class Say(_Message, tag="say", frozen=True):
    """Say something to everybody at the table: a set phrase or a sign by its key, or where the table allows it, a
    `text`. Answered by `ack` or `reject`."""

    cid: Cid
    key: Phrase | Literal[""] = ""
    text: Word = ""


class Nudge(_Message, tag="nudge", frozen=True):
    """Call whoever is to decide. Answered by `ack` or `reject`."""

    cid: Cid


class Call(_Message, tag="call", frozen=True):
    """Who only looks on says under which name; none takes it back. Answered by `ack` or `reject`."""

    cid: Cid
    name: Word = ""


class Hurry(_Message, tag="hurry", frozen=True):
    """Do not wait for the bots to seem to think: their moves until a person decides again, at once."""


class Sync(_Message, tag="sync", frozen=True):
    """Send what happened after event number `since`."""

    since: Seq


class Ping(_Message, tag="ping", frozen=True):
    """Answered by `pong`."""


Seating = Sit | Stand | PutBot | Kick | Unblock | Lock | Away | Back | Resign | Propose | Answer | Rename | Paint
Speech = Say | Nudge | Call
Command = Act | Undo | Start | Rematch | Next | Free | Seating
Query = Why | Point | Risk | Aids | Forecast | Speech | Hurry | Sync | Ping
ClientMessage = Command | Query

_decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)


class BadMessage(ValueError):
    """What arrived is no message of this protocol; `str()` says why."""


def decode(raw: str | bytes) -> ClientMessage:
    """One message, or BadMessage saying what is wrong with it."""
    try:
        size = len(raw.encode()) if isinstance(raw, str) else len(raw)
    except UnicodeEncodeError as error:
        raise BadMessage(f"The message cannot be read: {error}.") from None
    if size > MAX_BYTES:
        raise BadMessage(f"The message has {size} bytes; at most {MAX_BYTES} are read.")
    try:
        return _decoder.decode(raw)
    except RecursionError:
        raise BadMessage("The message is nested too deeply.") from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadMessage(f"The message cannot be read: {error}.") from None
