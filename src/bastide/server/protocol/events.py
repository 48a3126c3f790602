"""The stored events of a table. The log is the source of truth; all other state is made from it.

Invariant: an event is written with the schema number of its time and stays readable. A new field has a
default, a new meaning gets a new number. An event that cannot be understood is refused, never guessed.
"""

from collections.abc import Callable
from typing import Any, Final, Literal

import msgspec

from bastide.puzzles import Puzzle
from bastide.server.protocol.clock import Clock, Out

SCHEMA: Final = 1

Aid = Literal["left", "cells", "owners", "points", "forecast"]
"""Aids that a table may leave out: tiles left, tiles that fit, owners, points, forecast of the result."""

Advice = Literal["hint", "notes"]
"""Advice that a table may add: a good turn as a hint, and a note after a turn if there was a better one."""

Period = Literal[0, 1, 7, 30, 365]
"""Days without activity before a game counts as abandoned; 0 uses the server's setting."""

AbandonedBy = Literal["time", "full", "operator", "agreed", "absent", "clock", "resigned", "imported"]
"""Why no one plays on: too long without activity, a full server, its operator, all players agreed, an absent player,
time ran out, all others resigned, or the file of the game ends there."""

Absent = Literal["wait", "bot", "end"]
"""What happens to an absent player while others wait: they wait, a bot stands in, or the game ends."""

Patience = Literal[2, 5, 15, 60, 1440]
"""Minutes until it happens."""

Chance = Literal["auto", "manual"]
"""Who draws: the server from its secret, or in companion mode the people from a box, who enter what they drew."""

Order = Literal["seated", "lot"]
"""The order of play: as the players took their seats, or drawn by lot at the start."""

Wanted = Literal["end", "takeback"]
"""What needs consent of the others: ending the game, or undoing what others have seen or answered."""

HouseValue = bool | int | dict[str, Any] | list[Any]
"""The value of a rule option: a switch, a number, or JSON such as a custom level or tile set."""


class LogError(ValueError):
    """A log that this program cannot read. The message is one sentence with the place and the remedy."""


class Event(msgspec.Struct, tag_field="e", forbid_unknown_fields=True, frozen=True, omit_defaults=True):
    pass


class SeatPlan(msgspec.Struct, forbid_unknown_fields=True, frozen=True, omit_defaults=True):
    """A seat at the start. `device` (a hash, never the token) holds it if a person sits there."""

    kind: Literal["open", "person", "bot"]
    name: str = ""
    device: str = ""
    bot: str = ""


class BlockedDevice(msgspec.Struct, forbid_unknown_fields=True, frozen=True, omit_defaults=True):
    """A device that the host keeps away, and the name it had."""

    device: str = ""
    name: str = ""


class CampaignPlan(msgspec.Struct, forbid_unknown_fields=True, frozen=True, omit_defaults=True):
    """The state of a campaign before this table: the highest open level, and the levels won."""

    id: str
    open: int
    won: list[int] = []


class Origin(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """The game goes on from the end of a turn of another table: the actions so far as (seat, text), with seat None for
    a draw. The rest of the bag is shuffled again."""

    table: str
    turn: int
    actions: list[tuple[int | None, str]]


class PosedPuzzle(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A puzzle made from the game of a `table`."""

    table: str
    puzzle: Puzzle


class Created(Event, tag="created", frozen=True):
    """The table exists. `commitment` binds the draws (tables/fair_draws.py), "" in companion mode. `at` is the time in
    UTC, ISO 8601."""

    rules: str
    name: str
    seats: list[SeatPlan]
    commitment: str
    at: str
    host: str = ""  # not in the public log, like all devices
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
    substitute: str = ""  # the bot that plays for players who leave; "": bots.registry.choose_substitute
    colours: list[str] = []  # by seat; empty: default colours
    chance: Chance = "auto"
    position: str = ""  # a custom position to begin with; "": a usual start
    rated: bool = False
    posed: PosedPuzzle | None = None  # a puzzle from a user's game; `lesson` names built-in puzzles
    public: bool = False  # publicly listed
    clock: Clock | None = None
    tournament: str = ""  # the id of the game's tournament
    order: Order = "seated"
    imported: Literal["", "record", "jcz"] = ""  # the file that the game is from: no one played it here
    deal: bool = False  # other tables of the tournament use the same draws: it publishes their secret later


class Changed(Event, tag="changed", frozen=True):
    """Before the start the host changed the game: `made`, without people, replaces the terms of the first event. `kept`
    lists the seats by their numbers before, -1 for a new one."""

    made: Created
    kept: list[int]


class ChangeSeen(Event, tag="seen", frozen=True):
    """The players of the seats `of` have seen the changed game."""

    of: list[int]


class Sat(Event, tag="sat", frozen=True):
    seat: int
    name: str
    device: str = ""
    nonce: str = ""


class Stood(Event, tag="stood", frozen=True):
    """The seat is open again. The game waits for it until a player sits down."""

    seat: int


class BotSat(Event, tag="bot-sat", frozen=True):
    """A bot plays here. `away`: the seat stays that of its absent player. `wished`: the player asked for the bot, and
    it stays until they return. `instead` is the external bot that it replaces, `failed` how that one failed."""

    seat: int
    bot: str
    name: str
    away: bool = False
    wished: bool = False
    failed: str = ""
    instead: str = ""


class HandedBack(Event, tag="handed-back", frozen=True):
    """The player of a seat is back, and the bot leaves it."""

    seat: int


class Resigned(Event, tag="resigned", frozen=True):
    """The player of this seat has resigned. A bot plays it to the end, if the others play on, and it cannot win."""

    seat: int
    bot: str


class Asked(Event, tag="asked", frozen=True):
    """A seat asks for consent of the players of the seats `of`. The question is open from `since` to `until`
    (milliseconds since 1970). The same question with a later end waits for a player on vacation."""

    seat: int
    what: Wanted
    of: list[int]
    until: int = 0
    since: int = 0


class Answered(Event, tag="answered", frozen=True):
    """The answer of a player who was asked; a refusal ends the question."""

    seat: int
    yes: bool


class Lapsed(Event, tag="lapsed", frozen=True):
    """A question ended without consent: it expired or was withdrawn."""


class TakenBack(Event, tag="taken-back", frozen=True):
    """With consent of the others, the last `count` actions are undone, including draws. The first of them is the seat's
    own. The same draws come again."""

    seat: int
    count: int


class Named(Event, tag="named", frozen=True):
    """The host renamed the table."""

    name: str


class Painted(Event, tag="painted", frozen=True):
    """The new colours of the seats."""

    colours: list[str]


class Blocked(Event, tag="blocked", frozen=True):
    """The host keeps a device away. It sat here under this name."""

    device: str = ""
    name: str = ""


class Unblocked(Event, tag="unblocked", frozen=True):
    """The host unblocked a device."""

    device: str = ""


class Locked(Event, tag="locked", frozen=True):
    """What is closed from now on: the seats to new people, the view to spectators."""

    seats: bool
    watchers: bool


class Published(Event, tag="published", frozen=True):
    """The table is publicly listed from now on, for players and spectators, or (not `on`) no longer."""

    on: bool


class Started(Event, tag="started", frozen=True):
    """The game begins. The nonces are fixed from now on, in the order of the seats before the start. `order` is drawn
    by lot: the player of seat `order[n]` has seat n from now on. Without it the seats stay."""

    starter: int
    nonces: list[str]
    order: list[int] = []


class Acted(Event, tag="acted", frozen=True):
    """An action in its text form. `seat` None is chance, also in companion mode. `bot` names the bot that chose it."""

    action: str
    seat: int | None = None
    ms: int = 0
    bot: str = ""


class Timed(Event, tag="timed", frozen=True):
    """A seat used this many milliseconds before an event other than its own action. An action carries its own time
    (`ms`)."""

    seat: int
    ms: int


class Flagged(Event, tag="flagged", frozen=True):
    """A seat ran out of time, with consequence `out`. The next events carry it out."""

    seat: int
    out: Out


class Undone(Event, tag="undone", frozen=True):
    """The seat that made the last action undid it. In companion mode the seat to play can also undo draws, even after
    the end."""

    seat: int


class Over(Event, tag="over", frozen=True):
    """The game has ended, and this reveals the secret of the draws."""

    scores: list[int]
    hash: str
    secret: str


class Abandoned(Event, tag="abandoned", frozen=True):
    """No one plays on, for the reason `by`. The table has ended for good, so this reveals the secret of the draws.
    `won` lists the winners if all others resigned or ran out of time."""

    secret: str
    by: AbandonedBy = "time"
    won: list[int] = []


class Taught(Event, tag="taught", frozen=True):
    """The learner has reached a step of the lesson, "" for its end. Until `freed` the lesson fixes the draws."""

    step: str


class Freed(Event, tag="freed", frozen=True):
    """The learner has left the lesson. The table is an ordinary one from now on."""


class Advised(Event, tag="advised", frozen=True):
    """A seat to decide received a bot's choice as a hint."""

    seat: int
    bot: str


class Erased(Event, tag="erased", frozen=True):
    """A player's name and device were erased from this log, which was rewritten without them."""


class Reopened(Event, tag="reopened", frozen=True):
    """A correction of an earlier turn begins: the game goes back to the state after `at` actions, and later actions are
    set aside."""

    at: int


class Resumed(Event, tag="resumed", frozen=True):
    """The corrected turn was entered, and `turns` later turns were replayed unchanged. The next turn, if any, must be
    entered again too."""

    turns: int


class Settled(Event, tag="settled", frozen=True):
    """The correction ends: what is still set aside is dropped, or (without `keep`) everything is restored."""

    keep: bool


class Rematched(Event, tag="rematched", frozen=True):
    """The same people play again at another table, in a campaign at this level. `seat` asked for it; -1 if unknown, or
    if the host has no seat."""

    table: str
    level: int = 0
    seat: int = -1


Door = Blocked | Unblocked | Locked | Published | Erased
Consent = Asked | Answered | Lapsed | TakenBack
Look = Named | Painted
Reseated = Sat | Stood | BotSat | HandedBack | Resigned
Learnt = Taught | Freed
Mended = Reopened | Resumed | Settled
Waited = Changed | ChangeSeen
Played = Created | Started | Acted | Timed | Flagged | Undone | Advised | Over | Abandoned | Rematched
AnyEvent = Played | Waited | Reseated | Consent | Look | Door | Learnt | Mended

_decoder: msgspec.json.Decoder[AnyEvent] = msgspec.json.Decoder(AnyEvent)
encode_event: Callable[[AnyEvent], bytes] = msgspec.json.Encoder().encode
"""The stored form, in schema SCHEMA."""


def decode_event(schema: int, body: bytes, where: str) -> AnyEvent:
    """Decode a stored event. Raises LogError; `where` names the table and the event in its message."""
    if schema != SCHEMA:
        raise LogError(f"{where} has schema {schema}, and this Bastide reads schema {SCHEMA}: use a newer Bastide.")
    try:
        return _decoder.decode(body)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise LogError(f"{where} cannot be read: {error}. It may come from a newer Bastide, or be damaged.") from None


def public_event(event: AnyEvent) -> dict[str, Any]:
    """The event for the public log: without devices, and without the solution of a puzzle."""
    data: dict[str, Any] = msgspec.to_builtins(event)
    for name in ("device", "host", "posed"):
        data.pop(name, None)
    seats = data.get("seats", [])
    for plan in [*(seats if isinstance(seats, list) else []), *data.get("blocked", [])]:
        plan.pop("device", None)
    return data
