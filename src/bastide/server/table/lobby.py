"""Who may sit, stand, put bots and start: what a table decides before and beside the game.

Law: functions that look at the room and answer with events, or raise Refused. They change nothing.
"""

from typing import TYPE_CHECKING

from bastide.bots.players import bots_for
from bastide.server.common.refused import Refused
from bastide.server.messages.events import BotSat, HandedBack, Sat, Started, Stood
from bastide.server.people.names import Taken, clean_name
from bastide.server.table.doors import check_sit
from bastide.server.table.seats import Seat

if TYPE_CHECKING:
    from bastide.server.table.room import Room, Who

ABSENT_SECONDS = 60.0
"""After so long without a connection a person counts as gone."""


def acts_as_host(room: "Room", who: "Who") -> bool:
    """The maker of the table, or, while he is gone, whoever else sits at it."""
    if who.device == room.host:
        return True
    seated = any(seat.device == who.device for seat in room.seats)
    return seated and who.away(room.host) >= ABSENT_SECONDS


def waits(room: "Room") -> bool:
    """Whether a table waits for people whose seats are kept: it was made full, and is full."""
    if room.phase != "lobby" or any(plan.kind == "open" for plan in room.made.seats):
        return False
    return all(seat.kind != "open" for seat in room.seats)


def may_put_bot(room: "Room", seat: Seat, who: "Who") -> bool:
    """On an open seat, and on that of a person long gone: in a game, and where a rematch waits for nobody else."""
    if room.finished or not acts_as_host(room, who):
        return False
    if seat.kind == "open":
        return True
    gone = seat.kind == "person" and who.away(seat.device) >= ABSENT_SECONDS
    return gone and (room.phase == "playing" or all(one.kind != "open" for one in room.seats))


def sit(room: "Room", number: int, name: str, nonce: str, who: "Who") -> Sat:
    """Take an open seat, before the start or where somebody left."""
    seat = _seat(room, number)
    if room.finished:
        raise Refused("table-over", "The game is over; open a new table.")
    if seat.kind != "open":
        raise Refused("seat-taken", f"{seat.name} sits here already.", args={"name": seat.name})
    check_sit(room, who.device)
    clean = clean_name(name)
    if clean in _names_at(room):
        raise Refused("name-taken", f"Somebody at this table is called {clean} already.", args={"name": clean})
    return Sat(number, clean, who.device, nonce)


def stand(room: "Room", number: int, who: "Who") -> Stood:
    """Leave one's own seat; before the start the host also sends bots and people away."""
    seat = _seat(room, number)
    if room.finished:
        raise Refused("table-over", "The game is over; nobody needs to stand up.")
    if seat.kind == "open":
        raise Refused("seat-open", "Nobody sits here.")
    own = seat.device == who.device
    if not own and not (room.phase == "lobby" and acts_as_host(room, who)):
        raise Refused("not-your-seat", "You do not sit here.")
    return Stood(number)


def put_bot(room: "Room", number: int, bot: str, who: "Who") -> BotSat:
    """The host lets a bot play."""
    seat = _seat(room, number)
    check_bot(room.made.rules, bot)
    if not acts_as_host(room, who):
        raise Refused("not-host", "Only the host of the table may do this.")
    if not may_put_bot(room, seat, who):
        raise Refused("seat-taken", f"{seat.name or 'Somebody'} sits here already.", args={"name": seat.name})
    away = seat.kind == "person"
    name = seat.name if away else _names_at(room).bot()
    return BotSat(number, bot, name, away)


def check_bot(rules: str, bot: str) -> None:
    """Whether a bot knows these rules. Raises Refused."""
    able = bots_for(rules)
    if bot not in able:
        raise Refused("no-such-bot", f"No bot {bot} plays this; there are {', '.join(able)}.", args={"bot": bot})


def hand_back(room: "Room", device: str) -> list[HandedBack]:
    """The seats that bots kept for a device which is there again; not those where it asked for the bot itself."""
    if room.finished:
        return []
    return [
        HandedBack(seat.number) for seat in room.seats if seat.stand_in and seat.device == device and not seat.wished
    ]


def start(room: "Room", nonce: str, device: str) -> Started:
    """The game begins when every seat is taken; the starter is fixed or drawn like a tile."""
    if room.finished:
        raise Refused("table-over", "The game is over; open a new table.")
    if room.phase != "lobby":
        raise Refused("already-started", "The game has begun already.")
    if any(seat.kind == "open" for seat in room.seats):
        raise Refused("seats-open", "There are free seats: wait for people, or put bots there.")
    nonces = [seat.nonce or (nonce if seat.device == device else "") for seat in room.seats]
    return Started(room.draw_starter(nonces), nonces)


def _names_at(room: "Room") -> Taken:
    return Taken(seat.name for seat in room.seats if seat.kind != "open")


def _seat(room: "Room", number: int) -> Seat:
    if number >= len(room.seats):
        raise Refused("no-such-seat", f"The table has {len(room.seats)} seats.")
    return room.seats[number]
