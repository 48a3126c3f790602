"""Who may sit, stand, put bots and start, and leave a game that goes on: a bot plays for somebody, until he is back or
to the end.

Law: functions that look at the room and answer with events, or raise RequestError. They change nothing.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from bastide.bots import registry
from bastide.server.common.errors import RequestError
from bastide.server.common.external_bots import GUESTS, list_playable_bots
from bastide.server.common.names import TakenNames, clean_name
from bastide.server.protocol.events import (
    Abandoned,
    AbandonedBy,
    AnyEvent,
    BotSat,
    HandedBack,
    Resigned,
    Sat,
    Started,
    Stood,
)
from bastide.server.tables.access import check_may_sit, get_seat, not_host_error
from bastide.server.tables.seats import Seat, opponents

if TYPE_CHECKING:
    from bastide.server.tables.table import Caller, Table

ABSENT_SECONDS = 60.0
"""After so long without a connection a person counts as gone."""


def acts_as_host(room: "Table", who: "Caller") -> bool:
    """The maker of the table, or, while he is gone, whoever else sits at it."""
    if who.device == room.host:
        return True
    return who.away(room.host) >= ABSENT_SECONDS and any(seat.device == who.device for seat in room.seats)


def waits_for_players(room: "Table") -> bool:
    """Whether a table waits for people whose seats are kept: it was made full, and is full."""
    if room.phase != "lobby" or any(plan.kind == "open" for plan in room.made.seats):
        return False
    return all(seat.kind != "open" for seat in room.seats)


def may_put_bot(room: "Table", seat: Seat, who: "Caller") -> bool:
    """On an open seat, and on that of a person long gone: in a game, and where a rematch waits for nobody else."""
    if room.finished or room.made.tournament or not acts_as_host(room, who):
        return False
    if seat.kind == "open":
        return True
    if room.phase == "playing" and room.timing is not None:
        return False  # the clock handles absence
    gone = seat.kind == "person" and who.away(seat.device) >= ABSENT_SECONDS
    return gone and (room.phase == "playing" or all(one.kind != "open" for one in room.seats))


def take_seat(room: "Table", number: int, name: str, nonce: str, who: "Caller") -> Sat:
    """Take an open seat, before the start or where somebody left."""
    seat = get_seat(room, number)
    if room.finished:
        raise RequestError("table-over", "The game is over; open a new table.")
    if seat.kind != "open":
        raise RequestError("seat-taken", f"{seat.name} sits here already.", args={"name": seat.name})
    check_may_sit(room, who.device)
    clean = clean_name(name)
    if clean in _names_at(room):
        raise RequestError("name-taken", f"Somebody at this table is called {clean} already.", args={"name": clean})
    return Sat(number, clean, who.device, nonce)


def leave_seat(room: "Table", number: int, who: "Caller") -> Stood:
    """Leave one's own seat; before the start the host also sends bots and people away."""
    seat = get_seat(room, number)
    if room.finished:
        raise RequestError("table-over", "The game is over; nobody needs to stand up.")
    if seat.kind == "open":
        raise RequestError("seat-open", "Nobody sits here.")
    own = seat.device == who.device
    if not own and not (room.phase == "lobby" and acts_as_host(room, who)):
        raise RequestError("not-your-seat", "You do not sit here.")
    if room.phase == "playing" and room.timing is not None and opponents(room.seats, who.device):
        raise RequestError("clock-seat", "With a clock seats are kept: resign, or let a bot play for you.")
    return Stood(number)


def put_bot(room: "Table", number: int, bot: str, who: "Caller") -> BotSat:
    """The host lets a bot play."""
    seat = get_seat(room, number)
    check_bot(room.made.rules, bot, room.made.position)
    if not acts_as_host(room, who):
        raise not_host_error()
    if not may_put_bot(room, seat, who):
        raise RequestError("seat-taken", f"{seat.name or 'Somebody'} sits here already.", args={"name": seat.name})
    away = seat.kind == "person"
    name = seat.name if away else _names_at(room).bot(bot)
    return BotSat(number, bot, name, away)


def check_bot(rules: str, bot: str, position: str = "") -> None:
    """Whether a bot knows these rules, and can begin with this position. Raises RequestError."""
    able = list_playable_bots(rules, position)
    if bot not in able:
        raise RequestError("no-such-bot", f"No bot {bot} plays this; there are {', '.join(able)}.", args={"bot": bot})


def hand_back_seats(room: "Table", device: str) -> list[HandedBack]:
    """The seats that bots kept for a device which is there again; not those where it asked for the bot itself."""
    if room.finished:
        return []
    return [
        HandedBack(seat.number) for seat in room.seats if seat.stand_in and seat.device == device and not seat.wished
    ]


def start_game(room: "Table", nonce: str, device: str) -> Started:
    """The game begins when every seat is taken; the starter is fixed or drawn like a tile."""
    if room.finished:
        raise RequestError("table-over", "The game is over; open a new table.")
    if room.phase != "lobby":
        raise RequestError("already-started", "The game has begun already.")
    if any(seat.kind == "open" for seat in room.seats):
        raise RequestError("seats-open", "There are free seats: wait for people, or put bots there.")
    nonces = [seat.nonce or (nonce if seat.device == device else "") for seat in room.seats]
    return Started(room.draw_starter(nonces), nonces)


def step_away(room: "Table", who: "Caller") -> list[AnyEvent]:
    """A bot plays for this device until it says that it is back."""
    check_playing(room)
    mine = [seat for seat in room.seats if seat.kind == "person" and seat.device == who.device]
    if not mine:
        raise RequestError("not-your-seat", "You do not sit here.")
    return [put_stand_in(room, seat, wished=True) for seat in mine]


def come_back(room: "Table", who: "Caller") -> list[AnyEvent]:
    """The bots that play for this device leave."""
    check_playing(room)
    mine = [seat for seat in room.seats if seat.stand_in and seat.device == who.device]
    if not mine:
        raise RequestError("not-your-seat", "No bot plays for you here.")
    turn = room.deciding
    if room.timing is not None and turn in mine and room.timing.late(turn.number):
        raise RequestError("clock-over", "Your time for this turn is over: the bot plays it to its end.")
    return [HandedBack(seat.number) for seat in mine]


def resign_seat(room: "Table", number: int, who: "Caller") -> list[AnyEvent]:
    """Give a seat up. A game that only one person is left of is his, at once; of the last who has not, it ends."""
    check_playing(room)
    if number >= len(room.seats) or room.seats[number].device != who.device:
        raise RequestError("not-your-seat", "You do not sit here.")
    if room.terms.team:
        raise RequestError(
            "no-resigning", "A team wins or loses together: let a bot play for you, or end the game for all."
        )
    if room.seats[number].resigned:
        raise RequestError("resigned", "This seat has been given up.")
    return resignation_events(room, [number])


def resignation_events(room: "Table", gone: Sequence[int]) -> list[AnyEvent]:
    """What follows where these seats are given up."""
    left = [seat for seat in room.seats if not seat.resigned and seat.number not in gone]
    if not left:
        return [Abandoned(room.last_secret, "agreed")]
    made: list[AnyEvent] = [Resigned(number, choose_substitute(room)) for number in gone]
    if len(left) == 1 and left[0].device:
        made.append(Abandoned(room.last_secret, "resigned", [left[0].number]))
    return made


def abandonment_events(room: "Table", by: AbandonedBy) -> list[AnyEvent]:
    """What follows where no one plays on: the table ends. In a tournament the seat that was to decide loses."""
    late = room.deciding
    if by == "time" and room.made.tournament and late is not None and not late.resigned:
        return forfeit_seat(room, late, by)
    return [Abandoned(room.last_secret, by)]


def forfeit_seat(room: "Table", seat: Seat, by: AbandonedBy) -> list[AnyEvent]:
    """What follows where a seat loses by letting its time pass: the game is the last other seat's, or goes on."""
    others = [one.number for one in room.seats if not one.resigned and one is not seat]
    if len(others) <= 1:
        return [Abandoned(room.last_secret, by, others)]
    return [Resigned(seat.number, choose_substitute(room))]


def put_stand_in(room: "Table", seat: Seat, wished: bool = False) -> BotSat:
    """A bot keeps a seat for the person who holds it."""
    return BotSat(seat.number, choose_substitute(room), seat.name, away=True, wished=wished)


def choose_substitute(room: "Table") -> str:
    """The bot that plays for whoever is away or leaves the game."""
    seated = [seat.bot for seat in room.seats if seat.kind == "bot" and not seat.stand_in and not seat.resigned]
    return registry.choose_substitute(room.made.rules, room.terms.substitute, seated)


def replace_bot(room: "Table", seat: Seat, code: str) -> BotSat:
    """A program from outside has failed, or is not here any more: a bot of ours plays on in its place."""
    bot = choose_substitute(room)
    bot = registry.default_bot(room.made.rules) if bot in GUESTS else bot
    kept = seat.device != "" or seat.resigned
    name = seat.name if kept else TakenNames(one.name for one in room.seats if one is not seat).bot(bot)
    return BotSat(seat.number, bot, name, away=kept, wished=seat.wished, failed=code, instead=seat.bot)


def check_playing(room: "Table") -> None:
    """Whether a game is under way that is no lesson. Raises RequestError."""
    if room.extension.leads:
        raise RequestError("a-lesson", "This is a lesson: leave it first.")
    if room.finished:
        raise RequestError("table-over", "The game is over; open a new table.")
    if room.phase != "playing":
        raise RequestError("not-started", "The game has not begun.")


def _names_at(room: "Table") -> TakenNames:
    return TakenNames(seat.name for seat in room.seats if seat.kind != "open")
