"""Sitting, standing, adding bots, starting, and leaving a running game. A bot plays for a player who left, until they
return or to the end.

Invariant: functions read the table and return events, or raise RequestError. They change nothing.
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
"""A player without a connection for this long counts as absent."""


def acts_as_host(room: "Table", who: "Caller") -> bool:
    """Whether the caller made the table or, while that device is absent, is seated there."""
    if who.device == room.host:
        return True
    return who.away(room.host) >= ABSENT_SECONDS and any(seat.device == who.device for seat in room.seats)


def waits_for_players(room: "Table") -> bool:
    """Whether a full table waits for the people whose seats are reserved. All its seats were taken when it was made."""
    if room.phase != "lobby" or any(plan.kind == "open" for plan in room.made.seats):
        return False
    return all(seat.kind != "open" for seat in room.seats)


def may_put_bot(room: "Table", seat: Seat, who: "Caller") -> bool:
    """Whether a bot may take a seat: an open one, or that of an absent player. The latter needs a running game, or a
    rematch without open seats."""
    if room.finished or room.made.tournament or not acts_as_host(room, who):
        return False
    if seat.kind == "open":
        return True
    if room.phase == "playing" and room.timing is not None:
        return False  # the clock handles absence
    gone = seat.kind == "person" and who.away(seat.device) >= ABSENT_SECONDS
    return gone and (room.phase == "playing" or all(one.kind != "open" for one in room.seats))


def take_seat(room: "Table", number: int, name: str, nonce: str, who: "Caller") -> Sat:
    """Take an open seat, before the start or in a running game."""
    seat = get_seat(room, number)
    if room.finished:
        raise RequestError("table-over", "The game is over; open a new table.")
    if seat.kind != "open":
        raise RequestError("seat-taken", f"{seat.name} sits here already.", args={"name": seat.name})
    check_may_sit(room, who.device)
    clean = clean_name(name)
    if clean in _names_at(room):
        raise RequestError("name-taken", f"A player at this table is called {clean} already.", args={"name": clean})
    return Sat(number, clean, who.device, nonce)


def leave_seat(room: "Table", number: int, who: "Caller") -> Stood:
    """Leave one's own seat. Before the start the host can also remove bots and people."""
    seat = get_seat(room, number)
    if room.finished:
        raise RequestError("table-over", "The game is over; there is no need to stand up.")
    if seat.kind == "open":
        raise RequestError("seat-open", "Nobody sits here.")
    own = seat.device == who.device
    if not own and not (room.phase == "lobby" and acts_as_host(room, who)):
        raise RequestError("not-your-seat", "You do not sit here.")
    if room.phase == "playing" and room.timing is not None and opponents(room.seats, who.device):
        raise RequestError("clock-seat", "With a clock seats are kept: resign, or let a bot play for you.")
    return Stood(number)


def put_bot(room: "Table", number: int, bot: str, who: "Caller") -> BotSat:
    """The host puts a bot on a seat."""
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
    """Raises RequestError unless a bot knows these rules and can begin with this position."""
    able = list_playable_bots(rules, position)
    if bot not in able:
        raise RequestError("no-such-bot", f"No bot {bot} plays this; there are {', '.join(able)}.", args={"bot": bot})


def hand_back_seats(room: "Table", device: str) -> list[HandedBack]:
    """Events that return seats to a device that is back. Bots that the device itself asked for stay."""
    if room.finished:
        return []
    return [
        HandedBack(seat.number) for seat in room.seats if seat.stand_in and seat.device == device and not seat.wished
    ]


def start_game(room: "Table", nonce: str, device: str) -> Started:
    """Start the game once every seat is taken. The starting player is fixed, or drawn like a tile."""
    if room.finished:
        raise RequestError("table-over", "The game is over; open a new table.")
    if room.phase != "lobby":
        raise RequestError("already-started", "The game has begun already.")
    if any(seat.kind == "open" for seat in room.seats):
        raise RequestError("seats-open", "There are free seats: wait for people, or put bots there.")
    nonces = [seat.nonce or (nonce if seat.device == device else "") for seat in room.seats]
    return Started(room.draw_starter(nonces), nonces)


def step_away(room: "Table", who: "Caller") -> list[AnyEvent]:
    """A bot plays for this device until the device returns."""
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
    """Resign a seat. If only one person is left they win at once; if no one is left the game ends."""
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
    """The events when these seats resign."""
    left = [seat for seat in room.seats if not seat.resigned and seat.number not in gone]
    if not left:
        return [Abandoned(room.last_secret, "agreed")]
    made: list[AnyEvent] = [Resigned(number, choose_substitute(room)) for number in gone]
    if len(left) == 1 and left[0].device:
        made.append(Abandoned(room.last_secret, "resigned", [left[0].number]))
    return made


def abandonment_events(room: "Table", by: AbandonedBy) -> list[AnyEvent]:
    """The events when no one plays on: the table ends. In a tournament the seat that was to decide loses."""
    late = room.deciding
    if by == "time" and room.made.tournament and late is not None and not late.resigned:
        return forfeit_seat(room, late, by)
    return [Abandoned(room.last_secret, by)]


def forfeit_seat(room: "Table", seat: Seat, by: AbandonedBy) -> list[AnyEvent]:
    """The events when a seat loses on time. A single remaining seat wins, otherwise the game goes on."""
    others = [one.number for one in room.seats if not one.resigned and one is not seat]
    if len(others) <= 1:
        return [Abandoned(room.last_secret, by, others)]
    return [Resigned(seat.number, choose_substitute(room))]


def put_stand_in(room: "Table", seat: Seat, wished: bool = False) -> BotSat:
    """A bot keeps the seat for its player."""
    return BotSat(seat.number, choose_substitute(room), seat.name, away=True, wished=wished)


def choose_substitute(room: "Table") -> str:
    """The bot that plays for players who are absent or leave."""
    seated = [seat.bot for seat in room.seats if seat.kind == "bot" and not seat.stand_in and not seat.resigned]
    return registry.choose_substitute(room.made.rules, room.terms.substitute, seated)


def replace_bot(room: "Table", seat: Seat, code: str) -> BotSat:
    """A built-in bot takes over from an external bot that failed or is gone."""
    bot = choose_substitute(room)
    bot = registry.default_bot(room.made.rules) if bot in GUESTS else bot
    kept = seat.device != "" or seat.resigned
    name = seat.name if kept else TakenNames(one.name for one in room.seats if one is not seat).bot(bot)
    return BotSat(seat.number, bot, name, away=kept, wished=seat.wished, failed=code, instead=seat.bot)


def check_playing(room: "Table") -> None:
    """Raises RequestError unless a game other than a lesson is in progress."""
    if room.extension.leads:
        raise RequestError("a-lesson", "This is a lesson: leave it first.")
    if room.finished:
        raise RequestError("table-over", "The game is over; open a new table.")
    if room.phase != "playing":
        raise RequestError("not-started", "The game has not begun.")


def _names_at(room: "Table") -> TakenNames:
    return TakenNames(seat.name for seat in room.seats if seat.kind != "open")
