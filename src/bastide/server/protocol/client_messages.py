"""What a client may say over the socket.

Law: this file is the only reader of bytes from clients. A message is at most
`MAX_BYTES` of UTF-8 JSON, one object, tagged by `t`; a field that is not listed
here is refused. Commands change the table and carry `cid` (a UUID the client
made) and `seq` (the last event number it had seen); queries change nothing.
"""

from typing import Annotated, Literal

import msgspec

from bastide.server.protocol.events import Wanted

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
TurnNo = Annotated[int, msgspec.Meta(ge=1, le=9999)]
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


class _ClientMessage(msgspec.Struct, tag_field="t", forbid_unknown_fields=True, frozen=True):
    pass


class _Asking(_ClientMessage, frozen=True):
    cid: Cid


class _Ordering(_ClientMessage, frozen=True):
    cid: Cid
    seq: Seq


class Act(_Ordering, tag="act", frozen=True):
    """Take the offer whose id is `offer`."""

    offer: Word


class Undo(_Ordering, tag="undo", frozen=True):
    """Take the last action of this turn back, if the table allows it."""


class Sit(_Ordering, tag="sit", frozen=True):
    """Take an open seat under a name; `nonce` goes into the draws (docs/protocol.md)."""

    seat: SeatNo
    name: Word
    nonce: Nonce = ""


class Stand(_Ordering, tag="stand", frozen=True):
    """Leave a seat held by this device; the host also empties a bot's seat before the start."""

    seat: SeatNo


class PutBot(_Ordering, tag="bot", frozen=True):
    """The host puts a bot on an open seat, or on the seat of somebody long gone."""

    seat: SeatNo
    bot: BotName


class Kick(_Ordering, tag="kick", frozen=True):
    """Who made the table sends away whoever holds a seat: all seats of that device become open, or a bot's; with
    `block` the device may not come back."""

    seat: SeatNo
    bot: Annotated[str, msgspec.Meta(pattern="^([a-z][a-z0-9-]{0,31})?$", max_length=32)] = ""
    block: bool = True


class Unblock(_Ordering, tag="unblock", frozen=True):
    """Who made the table lets somebody in again: number so many of `table.blocked`, from 0."""

    number: BlockedNo


class Lock(_Ordering, tag="lock", frozen=True):
    """Who made the table closes or opens its seats to new people, and the view to those who do not sit."""

    seats: bool
    watchers: bool


class Publish(_Ordering, tag="publish", frozen=True):
    """Who made the table lets strangers be shown it, to sit down and to look on; or no more."""

    on: bool


class Start(_Ordering, tag="start", frozen=True):
    """The host starts the game."""

    nonce: Nonce = ""


class Rematch(_Ordering, tag="rematch", frozen=True):
    """Open a new table with the same seats; everybody at this one is told its link. In a campaign it plays the next
    level, or `level`: an open one, or any where `anywhere` says so."""

    level: Level = 0
    anywhere: bool = False


class Next(_Ordering, tag="next", frozen=True):
    """In a lesson: what was to be read has been read."""


class Free(_Ordering, tag="free", frozen=True):
    """Leave the lesson and play on at its table."""


class Away(_Ordering, tag="away", frozen=True):
    """A bot plays for this device until it says `back`."""


class Back(_Ordering, tag="back", frozen=True):
    """The bot that stands in for this device leaves its seats."""


class Resign(_Ordering, tag="resign", frozen=True):
    """Give up: a bot plays on, and the seat cannot win."""

    seat: SeatNo


class Propose(_Ordering, tag="propose", frozen=True):
    """Ask the others to end the game, or to let this device take its last action back with all that followed. Where
    nobody else is there to be asked it happens at once."""

    what: Wanted


class Answer(_Ordering, tag="answer", frozen=True):
    """Agree to what was asked, or not. Who asked takes it back with a no."""

    yes: bool


class Turn(_Ordering, tag="turn", frozen=True):
    """Where people draw: the piece laid last lies in this direction instead, one of `table.turns`."""

    rotation: Literal[0, 90, 180, 270]


class Correct(_Ordering, tag="correct", frozen=True):
    """Where people draw: go back to the beginning of turn number `turn`, to say it anew."""

    turn: TurnNo


class Settle(_Ordering, tag="settle", frozen=True):
    """Where people draw: the correction ends. With `keep` the turns that are still aside are given up, otherwise
    everything is as it was."""

    keep: bool


class Rename(_Ordering, tag="rename", frozen=True):
    """Who made the table gives it another name."""

    name: Word


class Paint(_Ordering, tag="paint", frozen=True):
    """Before the start a seat takes a colour: its own, or for who made the table any; a seat that has it takes the
    other one."""

    seat: SeatNo
    colour: Colour


class Why(_Asking, tag="why", frozen=True):
    """Why may the tile in hand not lie here? Without a rotation: what else of the tile at this cell is not offered, and
    without a cell, what of the present decision?"""

    x: Coordinate | None = None
    y: Coordinate | None = None
    rotation: Literal[0, 90, 180, 270] | None = None


class Point(_ClientMessage, tag="point", frozen=True):
    """Point at an offer or a cell of the present decision, for everybody to see; with neither of them, at nothing."""

    seq: Seq
    seat: SeatNo | None = None
    offer: Word = ""
    x: Coordinate | None = None
    y: Coordinate | None = None


class Risk(_Asking, tag="risk", frozen=True):
    """How likely is it that the ghosts run out soon?"""


class Aids(_Asking, tag="aids", frozen=True):
    """What may come to each open cell, whose is what, what is it worth?"""


class Forecast(_Asking, tag="forecast", frozen=True):
    """In which band will each final score lie?"""


class Hint(_Asking, tag="hint", frozen=True):
    """What would a good player play here?"""


class Note(_Asking, tag="note", frozen=True):
    """Was there a better turn than the last one of mine?"""


class Say(_Asking, tag="say", frozen=True):
    """Say something to everybody at the table: a set phrase or a sign by its key, or where the table allows it, a
    `text`. Answered by `ack` or `reject`."""

    key: Phrase | Literal[""] = ""
    text: Word = ""


class Nudge(_Asking, tag="nudge", frozen=True):
    """Call whoever is to decide. Answered by `ack` or `reject`."""


class Call(_Asking, tag="call", frozen=True):
    """Who only looks on says under which name; none takes it back. Answered by `ack` or `reject`."""

    name: Word = ""


class Hurry(_ClientMessage, tag="hurry", frozen=True):
    """Do not wait for the bots to seem to think: their moves until a person decides again, at once."""


class Sync(_ClientMessage, tag="sync", frozen=True):
    """Send what happened after event number `since`."""

    since: Seq


class Ping(_ClientMessage, tag="ping", frozen=True):
    """Answered by `pong`."""


Guarding = Kick | Unblock | Lock | Publish
Seating = Sit | Stand | PutBot | Guarding | Away | Back | Resign | Propose | Answer | Rename | Paint
Speech = Say | Nudge | Call
ByHand = Turn | Correct | Settle
Command = Act | Undo | Start | Rematch | Next | Free | ByHand | Seating
Query = Why | Point | Risk | Aids | Forecast | Hint | Note | Speech | Hurry | Sync | Ping
ClientMessage = Command | Query

_decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)


class BadMessage(ValueError):
    """What arrived is no message of this protocol; `str()` says why."""


def decode_command(raw: str | bytes) -> ClientMessage:
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
