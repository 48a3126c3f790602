"""The name of a table and the colours of its seats.

Law: functions that look at the room and answer with events, or raise Refused.
"""

from typing import TYPE_CHECKING

from bastide.server.common.refused import Refused
from bastide.server.messages.events import Named, Painted
from bastide.server.people.names import clean_name

if TYPE_CHECKING:
    from bastide.server.table.room import Room, Who


def rename(room: "Room", name: str, who: "Who") -> Named:
    """Who made the table gives it a name, as short as those of people."""
    if who.device != room.host:
        raise Refused("not-host", "Only the host of the table may do this.")
    return Named(clean_name(name))


def paint(room: "Room", number: int, colour: str, who: "Who") -> Painted:
    """Before the start a seat takes a colour; who has it takes the one that becomes free."""
    if room.phase != "lobby":
        raise Refused("already-started", "The game has begun already.")
    if number >= len(room.seats):
        raise Refused("no-such-seat", f"The table has {len(room.seats)} seats.")
    if room.seats[number].device != who.device and who.device != room.host:
        raise Refused("not-your-seat", "You do not sit here.")
    if any(len(colours) > 1 for colours in room.colours):
        raise Refused("many-colours", "Every seat plays several colours here.")
    now = [colours[0] for colours in room.colours]
    mine = now[number]
    return Painted([colour if seat == number else mine if one == colour else one for seat, one in enumerate(now)])
