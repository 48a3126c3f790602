"""What is stored: the events of a table. The log is the truth; everything else is made from it.

Law: an event is written with the schema number of its time and is read for ever. A new field has a default, a new
meaning gets a new number. What cannot be understood is not loaded, never guessed.
"""

from typing import Any, Final, Literal

import msgspec

from bastide.core.refusal import RulesetError
from bastide.game import Game
from bastide.puzzles import Puzzle
from bastide.records.position import PositionError
from bastide.rules import VERSIONS, module_names
from bastide.server.protocol.clock import Clock, Out

SCHEMA: Final = 1

Aid = Literal["left", "cells", "owners", "points", "forecast"]
"""Aids that a table may leave out: tiles left, what fits where, whose is what, what it is worth, how it may end."""

Advice = Literal["hint", "notes"]
"""What a table may give besides: a turn that a good player would play, and after a turn whether there was a better."""

Period = Literal[0, 1, 7, 30, 365]
"""Days that a game may lie untouched before it counts as abandoned; 0: as everywhere on its server."""

AbandonedBy = Literal["time", "full", "operator", "agreed", "absent", "clock", "resigned"]
"""Why nobody goes on: untouched for too long, a full server, its operator, the players, one who stayed away, or one who
ran out of time."""

Absent = Literal["wait", "bot", "end"]
"""What happens to somebody who stays away while others wait: they wait, a bot stands in, or the game ends."""

Patience = Literal[2, 5, 15, 60, 1440]
"""Minutes until it happens."""

Chance = Literal["auto", "manual"]
"""Who draws: the server from its secret, or the people at the table from a box, who say what they drew."""

Wanted = Literal["end", "takeback"]
"""What takes the consent of the others: ending the game, and taking back what others have seen or answered."""

HouseValue = bool | int | dict[str, Any] | list[Any]
"""The value of an option of the rules: a switch, a number, or JSON such as an own level or set of tiles."""


def new_game(rules: str, seats: int, starter: int, house: dict[str, HouseValue], position: str = "") -> Game:
    """A game whose draws come from outside, or that goes on from a position. Raises RulesetError. A seed, which older
    tables could name among their options, does nothing but stand in the record."""
    if position:
        try:
            return Game.from_position(position, chance="manual")
        except PositionError as error:
            raise RulesetError(f"the position cannot be read: {error}") from None
    options = VERSIONS.recorded(house, module_names(rules))
    seed: Any = options.pop("seed", None)
    return Game(rules, players=seats, seed=seed, chance="manual", starter=starter, options=options)


class LogError(ValueError):
    """A log that this program cannot understand; one sentence says where and what to do."""


class Event(msgspec.Struct, tag_field="e", forbid_unknown_fields=True, frozen=True, omit_defaults=True):
    pass


class SeatPlan(msgspec.Struct, forbid_unknown_fields=True, frozen=True, omit_defaults=True):
    """How a seat begins: `device` (a hash, never the token) holds it where a person sits."""

    kind: Literal["open", "person", "bot"]
    name: str = ""
    device: str = ""
    bot: str = ""


class BlockedDevice(msgspec.Struct, forbid_unknown_fields=True, frozen=True, omit_defaults=True):
    """A device that the host keeps away, and the name it had."""

    device: str = ""
    name: str = ""


class CampaignPlan(msgspec.Struct, forbid_unknown_fields=True, frozen=True, omit_defaults=True):
    """What a table takes over from those before it in its campaign: the highest open level, and the levels won."""

    id: str
    open: int
    won: list[int] = []


class Origin(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """The game goes on from the end of a turn of another table: the actions up to there, as (seat, text), a draw's seat
    being None. What is still in the bag is shuffled anew."""

    table: str
    turn: int
    actions: list[tuple[int | None, str]]


class PosedPuzzle(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A puzzle that was made of the game of a `table`."""

    table: str
    puzzle: Puzzle


class Created(Event, tag="created", frozen=True):
    """The table exists; `commitment` binds the draws (draws.py), "" where people draw; `at` is the moment in UTC, ISO
    8601."""

    rules: str
    name: str
    seats: list[SeatPlan]
    commitment: str
    at: str
    host: str = ""  # left out of the public log, as are all devices
    takeback: bool = True
    starter: int | None = None
    aids: bool = True
    without: list[Aid] = []
    advice: list[Advice] = []
    period: Period = 0
    house: dict[str, HouseValue] = {}
    campaign: CampaignPlan | None = None
    lesson: str = ""
    origin: Origin | None = None
    blocked: list[BlockedDevice] = []
    absent: Absent = "wait"
    patience: Patience = 5
    chat: bool = False
    substitute: str = ""  # the bot that plays for those who leave; where none was chosen, as players.substitute says
    colours: list[str] = []  # by seat, where somebody chose them
    chance: Chance = "auto"
    position: str = ""  # where the game begins that somebody set up; else as games begin
    rated: bool = False
    posed: PosedPuzzle | None = None  # of an own game; puzzles that come with Bastide are named by `lesson`
    public: bool = False  # strangers are shown it
    clock: Clock | None = None
    tournament: str = ""  # to which the game belongs
    deal: bool = False  # other tables of the tournament play with the same draws: their secret is told by it, later


class Sat(Event, tag="sat", frozen=True):
    seat: int
    name: str
    device: str = ""
    nonce: str = ""


class Stood(Event, tag="stood", frozen=True):
    """The seat is open again; the game waits there until somebody sits down."""

    seat: int


class BotSat(Event, tag="bot-sat", frozen=True):
    """A bot plays here. Where a person is gone (`away`), the seat stays theirs; `wished`: they asked for it themselves,
    and it plays until they say so. `instead` is the program whose place it takes, `failed` how that failed."""

    seat: int
    bot: str
    name: str
    away: bool = False
    wished: bool = False
    failed: str = ""
    instead: str = ""


class HandedBack(Event, tag="handed-back", frozen=True):
    """The person of a seat is there again; the bot leaves it."""

    seat: int


class Resigned(Event, tag="resigned", frozen=True):
    """Who holds this seat has given up: a bot plays it to the end, if the others play on, and it cannot win."""

    seat: int
    bot: str


class Asked(Event, tag="asked", frozen=True):
    """A seat wants what takes the consent of others: of the holders of these seats. It lapses at `until`, and began at
    `since` (milliseconds since 1970). The same question with a later end waits for a person on vacation."""

    seat: int
    what: Wanted
    of: list[int]
    until: int = 0
    since: int = 0


class Answered(Event, tag="answered", frozen=True):
    """One of those who were asked; a no is the end of it."""

    seat: int
    yes: bool


class Lapsed(Event, tag="lapsed", frozen=True):
    """Nothing comes of what was asked: nobody answered in time, or who asked took it back."""


class TakenBack(Event, tag="taken-back", frozen=True):
    """With the consent of the others so many actions are taken back, draws among them; the seat's own is the last of
    them. The same draws come again."""

    seat: int
    count: int


class Named(Event, tag="named", frozen=True):
    """The host gave the table another name."""

    name: str


class Painted(Event, tag="painted", frozen=True):
    """The colours of the seats, from here on."""

    colours: list[str]


class Blocked(Event, tag="blocked", frozen=True):
    """The host keeps a device away, which sat here under this name."""

    device: str = ""
    name: str = ""


class Unblocked(Event, tag="unblocked", frozen=True):
    """The host lets a device in again."""

    device: str = ""


class Locked(Event, tag="locked", frozen=True):
    """What is closed from here on: seats to new people, the view to those who do not sit."""

    seats: bool
    watchers: bool


class Published(Event, tag="published", frozen=True):
    """From here on strangers are shown the table, to sit down and to look on, or (not `on`) no more."""

    on: bool


class Started(Event, tag="started", frozen=True):
    """The game begins; the nonces are fixed from here on, in the order of the seats."""

    starter: int
    nonces: list[str]


class Acted(Event, tag="acted", frozen=True):
    """An action in its text form; `seat` None is chance, also where people say what was drawn. `bot` names the bot that
    chose it."""

    action: str
    seat: int | None = None
    ms: int = 0
    bot: str = ""


class Timed(Event, tag="timed", frozen=True):
    """A seat has used so many milliseconds of its time, before something else than an action of its own happened; those
    of an action stand with it (`ms`)."""

    seat: int
    ms: int


class Flagged(Event, tag="flagged", frozen=True):
    """A seat has run out of time, and this happens: what follows says it as well."""

    seat: int
    out: Out


class Undone(Event, tag="undone", frozen=True):
    """The last action was taken back by the seat that made it; where people draw, also what they drew, by the seat
    whose turn it is, and also after the end."""

    seat: int


class Over(Event, tag="over", frozen=True):
    """The game has ended; only now is the secret of the draws told."""

    scores: list[int]
    hash: str
    secret: str


class Abandoned(Event, tag="abandoned", frozen=True):
    """Nobody goes on here: for too long nobody has touched the table, or (`by`) the server was full, or its operator
    closed it. It has ended for ever, so the secret of the draws is told. `won`: whose the game is, where all others
    ran out of time or gave up."""

    secret: str
    by: AbandonedBy = "time"
    won: list[int] = []


class Taught(Event, tag="taught", frozen=True):
    """The learner has come to a step of the lesson, "" being its end. Until `freed` draws are those of the lesson."""

    step: str


class Freed(Event, tag="freed", frozen=True):
    """The lesson is left, and the table is one like any other from here on."""


class Advised(Event, tag="advised", frozen=True):
    """A seat that decides was told what a bot would play."""

    seat: int
    bot: str


class Erased(Event, tag="erased", frozen=True):
    """Somebody who sat here had his name and his device taken out of this log, which was written anew for it."""


class Reopened(Event, tag="reopened", frozen=True):
    """An earlier turn is corrected: the game goes back to where so many actions had been done, and what came after them
    is set aside."""

    at: int


class Resumed(Event, tag="resumed", frozen=True):
    """The turn was said anew; so many turns after it were played again as they were. The first of the others, if there
    are any, is to be said anew as well."""

    turns: int


class Settled(Event, tag="settled", frozen=True):
    """The correction ends: what is still aside is given up, or (without `keep`) everything is as it was before."""

    keep: bool


class Rematched(Event, tag="rematched", frozen=True):
    """The same people meet again at another table, in a campaign at this level. `seat` asked for it; -1 where that is
    not known, or the host sits nowhere."""

    table: str
    level: int = 0
    seat: int = -1


Door = Blocked | Unblocked | Locked | Published | Erased
Consent = Asked | Answered | Lapsed | TakenBack
Look = Named | Painted
Reseated = Sat | Stood | BotSat | HandedBack | Resigned
Learnt = Taught | Freed
Mended = Reopened | Resumed | Settled
Played = Created | Started | Acted | Timed | Flagged | Undone | Advised | Over | Abandoned | Rematched
AnyEvent = Played | Reseated | Consent | Look | Door | Learnt | Mended

_decoder: msgspec.json.Decoder[AnyEvent] = msgspec.json.Decoder(AnyEvent)
_encode = msgspec.json.Encoder().encode


def encode_event(event: AnyEvent) -> bytes:
    """The stored form, in the schema SCHEMA."""
    return _encode(event)


def decode_event(schema: int, body: bytes, where: str) -> AnyEvent:
    """The event of a stored form. Raises LogError; `where` names the table and the event in its sentence."""
    if schema != SCHEMA:
        raise LogError(f"{where} has schema {schema}, and this Bastide reads schema {SCHEMA}: use a newer Bastide.")
    try:
        return _decoder.decode(body)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise LogError(f"{where} cannot be read: {error}. It may come from a newer Bastide, or be damaged.") from None


def public_event(event: AnyEvent) -> dict[str, Any]:
    """The event without the devices that hold the seats, and without the solution of a puzzle: what the log of a table
    shows to everybody."""
    data: dict[str, Any] = msgspec.to_builtins(event)
    data.pop("device", None)
    data.pop("host", None)
    data.pop("posed", None)
    seats = data.get("seats", [])
    for plan in [*(seats if isinstance(seats, list) else []), *data.get("blocked", [])]:
        plan.pop("device", None)
    return data
