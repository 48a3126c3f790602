"""Columns that the store keeps beside a table's log: phase, custom tile set, and whether it has hardly begun."""

from bastide.art.own import MARK
from bastide.server.protocol import events
from bastide.server.storage.store import GONE
from bastide.server.tables.table import Table

HARDLY = 16
"""A table with at most this many events has hardly begun."""


def custom_tileset_name(room: Table) -> str:
    """The name of the custom tile set of a table, or ""."""
    return room.pictures.rstrip(MARK)


def phase_in_store(room: Table) -> str:
    """The value of the store's `phase` column for a table."""
    if room.phase == "abandoned" and room.match is None:
        return GONE
    return room.extension.stored_phase(room)


def is_hardly_begun(room: Table) -> bool:
    """Whether few events have happened and only the host has ever sat there, so that ending it costs players little."""
    if room.head > HARDLY:
        return False
    devices = {plan.device for plan in room.made.seats}
    devices |= {event.device for event in room.log if isinstance(event, events.Sat)}
    return devices <= {"", room.host}
