"""What the store keeps of a table beside its log, to find it by: phase, own tiles, and whether it has hardly begun."""

from bastide.art.own import MARK
from bastide.server.protocol import events
from bastide.server.storage.store import GONE
from bastide.server.tables.table import Room

HARDLY = 16
"""A table with so few events has hardly begun."""


def own_name(room: Room) -> str:
    """The name of the set of tiles that somebody brought along, "" without one."""
    return room.pictures.rstrip(MARK)


def stored_phase(room: Room) -> str:
    """The phase as the store lists it."""
    if room.phase == "abandoned" and room.match is None:
        return GONE
    return room.beside.stored_phase(room)


def hardly_begun(room: Room) -> bool:
    """Nobody but its host has ever sat there, and hardly anything has happened: nobody loses much with it."""
    if room.head > HARDLY:
        return False
    devices = {plan.device for plan in room.made.seats}
    devices |= {event.device for event in room.log if isinstance(event, events.Sat)}
    return devices <= {"", room.host}
