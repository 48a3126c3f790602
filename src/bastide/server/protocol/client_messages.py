"""Messages that a client may send over the socket.

Invariant: this file is the only reader of bytes from clients. A message is one object of UTF-8 JSON, tagged by `t`, and
at most `MAX_BYTES` long. Unknown fields are refused. Commands change the table. They carry `cid` (a UUID made by the
client) and `seq` (the last event number it has seen). Queries change nothing.
"""

from typing import Annotated, Literal

import msgspec

from bastide.server.common.bounded_types import RulesText
from bastide.server.protocol.events import Wanted
from bastide.server.protocol.terms import Wish

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
    """Undo the last action of this turn, if the table allows it."""


class Sit(_Ordering, tag="sit", frozen=True):
    """Take an open seat under a name. `nonce` goes into the draws (docs/host/protocol.md)."""

    seat: SeatNo
    name: Word
    nonce: Nonce = ""


class Stand(_Ordering, tag="stand", frozen=True):
    """Leave a seat of this device. Before the start the host can also remove a bot."""

    seat: SeatNo


class PutBot(_Ordering, tag="bot", frozen=True):
    """The host puts a bot on an open seat, or on the seat of an absent player."""

    seat: SeatNo
    bot: BotName


class Kick(_Ordering, tag="kick", frozen=True):
    """The host removes a player: all seats of that device become open, or a bot's. With `block` the device may not come
    back."""

    seat: SeatNo
    bot: Annotated[str, msgspec.Meta(pattern="^([a-z][a-z0-9-]{0,31})?$", max_length=32)] = ""
    block: bool = True


class Unblock(_Ordering, tag="unblock", frozen=True):
    """The host unblocks a device: its index in `table.blocked`, from 0."""

    number: BlockedNo


class Lock(_Ordering, tag="lock", frozen=True):
    """The host closes or opens the seats to new people, and the view to spectators."""

    seats: bool
    watchers: bool


class Publish(_Ordering, tag="publish", frozen=True):
    """The host lists the table publicly, for players and spectators, or stops listing it."""

    on: bool


class Start(_Ordering, tag="start", frozen=True):
    """The host starts the game."""

    nonce: Nonce = ""


class Rematch(_Ordering, tag="rematch", frozen=True):
    """Open a new table with the same seats; everyone at this one gets its link. In a campaign it plays the next level,
    or `level`. That must be an open one unless `anywhere` is set."""

    level: Level = 0
    anywhere: bool = False


class Next(_Ordering, tag="next", frozen=True):
    """In a lesson: go on after a text to read."""


class Free(_Ordering, tag="free", frozen=True):
    """Leave the lesson and play on at its table."""


class Away(_Ordering, tag="away", frozen=True):
    """A bot plays for this device until it sends `back`."""


class Back(_Ordering, tag="back", frozen=True):
    """The bot that stands in for this device leaves its seats."""


class Resign(_Ordering, tag="resign", frozen=True):
    """Resign: a bot plays on, and the seat cannot win."""

    seat: SeatNo


class Propose(_Ordering, tag="propose", frozen=True):
    """Ask the others to end the game, or to let this device undo its last action with all that followed. If no one else
    is present to be asked, it happens at once."""

    what: Wanted


class Answer(_Ordering, tag="answer", frozen=True):
    """Agree to a question or refuse. A refusal by the player who asked withdraws it."""

    yes: bool


class Turn(_Ordering, tag="turn", frozen=True):
    """In companion mode: turn the last piece to this rotation, one of `table.turns`."""

    rotation: Literal[0, 90, 180, 270]


class Correct(_Ordering, tag="correct", frozen=True):
    """In companion mode: go back to the beginning of turn number `turn` to enter it again."""

    turn: TurnNo


class Settle(_Ordering, tag="settle", frozen=True):
    """In companion mode: end the correction. `keep` drops the turns that are still set aside, otherwise everything is
    restored."""

    keep: bool


class Rename(_Ordering, tag="rename", frozen=True):
    """The host renames the table."""

    name: Word


class Change(_Ordering, tag="change", frozen=True):
    """Before the start the host changes the game and its options, with so many seats. The link and the people stay."""

    rules: RulesText
    seats: Annotated[int, msgspec.Meta(ge=1, le=MAX_SEATS)]
    options: Wish = msgspec.field(default_factory=Wish)


class See(_Ordering, tag="see", frozen=True):
    """This device shows the game as the host changed it. The game starts once all players have seen it."""


class Paint(_Ordering, tag="paint", frozen=True):
    """Before the start, give a seat a colour: one's own seat or, for the host, any. A seat that has this colour gets
    the old one in exchange."""

    seat: SeatNo
    colour: Colour


class Why(_Asking, tag="why", frozen=True):
    """Why may the tile in hand not lie here? Without a rotation: what else of the tile at this cell is not offered?
    Without a cell: what else of the current decision is not offered?"""

    x: Coordinate | None = None
    y: Coordinate | None = None
    rotation: Literal[0, 90, 180, 270] | None = None


class Point(_ClientMessage, tag="point", frozen=True):
    """Point at an offer or a cell of the current decision, visible to all. With neither, point at nothing."""

    seq: Seq
    seat: SeatNo | None = None
    offer: Word = ""
    x: Coordinate | None = None
    y: Coordinate | None = None


class Risk(_Asking, tag="risk", frozen=True):
    """How likely is it that the ghosts run out soon?"""


class Aids(_Asking, tag="aids", frozen=True):
    """Which tiles fit each open cell, who owns each feature, and what is it worth?"""


class Forecast(_Asking, tag="forecast", frozen=True):
    """In which range will each final score lie?"""


class Hint(_Asking, tag="hint", frozen=True):
    """What would a good player play here?"""


class Note(_Asking, tag="note", frozen=True):
    """Was there a better turn than my last one?"""


class Say(_Asking, tag="say", frozen=True):
    """Chat with everyone at the table: a preset phrase or symbol by its key or, where the table allows it, a `text`.
    The answer is `ack` or `reject`."""

    key: Phrase | Literal[""] = ""
    text: Word = ""


class Nudge(_Asking, tag="nudge", frozen=True):
    """Call the player who is to decide. The answer is `ack` or `reject`."""


class Call(_Asking, tag="call", frozen=True):
    """Give the name of a spectator; an empty one withdraws it. The answer is `ack` or `reject`."""

    name: Word = ""


class Hurry(_ClientMessage, tag="hurry", frozen=True):
    """Skip the thinking delay of bots until a person decides again."""


class Sync(_ClientMessage, tag="sync", frozen=True):
    """Send what happened after event number `since`."""

    since: Seq


class Ping(_ClientMessage, tag="ping", frozen=True):
    """The answer is `pong`."""


Playing = Sit | Stand | PutBot | Kick | Away
"""Commands that change who plays a seat. A tournament table refuses them: the paired players must play themselves."""
Waiting = Change | See
Voting = Back | Resign | Propose | Answer
Seating = Sit | Stand | PutBot | Kick | Unblock | Lock | Publish | Away | Voting | Rename | Paint | Waiting
AdviceQuery = Hint | Note
Speech = Say | Nudge | Call
ByHand = Turn | Correct | Settle
Command = Act | Undo | Start | Rematch | Next | Free | ByHand | Seating
Query = Why | Point | Risk | Aids | Forecast | AdviceQuery | Speech | Hurry | Sync | Ping
ClientMessage = Command | Query

_decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)


class BadMessage(ValueError):
    """The bytes are no message of this protocol; `str()` gives the reason."""


def decode_command(raw: str | bytes) -> ClientMessage:
    """Decode one message. Raises BadMessage with the reason."""
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
