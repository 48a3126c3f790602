"""What the store keeps of a table beside its log, to find it by: phase, own tiles, and whether it has hardly begun."""

from bastide.art.own import MARK
from bastide.server.protocol import events
from bastide.server.storage.store import GONE
from bastide.server.tables.table import Table

HARDLY = 16
"""A table with so few events has hardly begun."""


def custom_tileset_name(room: Table) -> str:
    """The name of the set of tiles that somebody brought along, "" without one."""
    return room.pictures.rstrip(MARK)


def phase_in_store(room: Table) -> str:
    """The phase as the store lists it."""
    if room.phase == "abandoned" and room.match is None:
        return GONE
    return room.extension.stored_phase(room)


def is_hardly_begun(room: Table) -> bool:
    """Nobody but its host has ever sat there, and hardly anything has happened: nobody loses much with it."""
    if room.head > HARDLY:
        return False
    devices = {plan.device for plan in room.made.seats}
    devices |= {event.device for event in room.log if isinstance(event, events.Sat)}
    return devices <= {"", room.host}
