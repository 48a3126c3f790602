"""Leaving a game that goes on: a bot plays for somebody, until he is back or to the end.

Law: functions that look at the room and answer with events, or raise Refused.
"""

from typing import TYPE_CHECKING

from bastide.bots.players import bots_for
from bastide.server.common.refused import Refused
from bastide.server.messages.events import Abandoned, AnyEvent, BotSat, HandedBack, Resigned
from bastide.server.table.seats import Seat

if TYPE_CHECKING:
    from bastide.server.table.room import Room, Who


def step_away(room: "Room", who: "Who") -> list[AnyEvent]:
    """A bot plays for this device until it says that it is back."""
    check_playing(room)
    mine = [seat for seat in room.seats if seat.kind == "person" and seat.device == who.device]
    if not mine:
        raise Refused("not-your-seat", "You do not sit here.")
    return [stand_in(room, seat, wished=True) for seat in mine]


def come_back(room: "Room", who: "Who") -> list[AnyEvent]:
    """The bots that play for this device leave."""
    check_playing(room)
    mine = [seat for seat in room.seats if seat.stand_in and seat.device == who.device]
    if not mine:
        raise Refused("not-your-seat", "No bot plays for you here.")
    return [HandedBack(seat.number) for seat in mine]


def resign(room: "Room", number: int, who: "Who") -> list[AnyEvent]:
    """Give a seat up. Of the last who has not, the game ends."""
    check_playing(room)
    if number >= len(room.seats) or room.seats[number].device != who.device:
        raise Refused("not-your-seat", "You do not sit here.")
    if room.terms.team:
        raise Refused("no-resigning", "A team wins or loses together: let a bot play for you, or end the game for all.")
    if room.seats[number].resigned:
        raise Refused("resigned", "This seat has been given up.")
    if all(seat.resigned or seat.number == number for seat in room.seats):
        return [Abandoned(room.secret.hex(), "agreed")]
    return [Resigned(number, usual_bot(room))]


def stand_in(room: "Room", seat: Seat, wished: bool = False) -> BotSat:
    """A bot keeps a seat for the person who holds it."""
    return BotSat(seat.number, usual_bot(room), seat.name, away=True, wished=wished)


def usual_bot(room: "Room") -> str:
    """The bot that takes a seat where nobody chose one."""
    return bots_for(room.made.rules)[0]


def check_playing(room: "Room") -> None:
    """Whether a game is under way that is no lesson. Raises Refused."""
    if room.beside.leads:
        raise Refused("a-lesson", "This is a lesson: leave it first.")
    if room.finished:
        raise Refused("table-over", "The game is over; open a new table.")
    if room.phase != "playing":
        raise Refused("not-started", "The game has not begun.")
