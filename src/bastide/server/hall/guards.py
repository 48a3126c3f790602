"""What is checked before a table is opened and before a command: maintenance, restrictions by moderators, names."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from bastide.server.common.refused import Refused
from bastide.server.hall import named
from bastide.server.messages.commands import Command, Rematch, Sit
from bastide.server.messages.events import SeatPlan
from bastide.server.messages.protocol import Reject
from bastide.server.order import restraints
from bastide.server.telling.notices import no_new_tables

if TYPE_CHECKING:
    from bastide.server.hall.hub import Hub
    from bastide.server.hall.tables import Live
    from bastide.server.table.room import Room


async def load_restrictions(hub: "Hub") -> None:
    """Take over what is stored. Raises StoreError."""
    hub.restraints.take(await hub.tables.store.do(restraints.stored))


async def follow_restrictions(hub: "Hub") -> None:
    """What is stored holds from now on, and changes that another part of the house made. Raises StoreError."""

    def heard(_: bytes) -> None:
        if not hub.draining:
            hub.spawn(load_restrictions(hub))

    hub.bus.listen(restraints.TOPIC, heard)
    await load_restrictions(hub)


def check_opening(hub: "Hub", seats: Sequence[SeatPlan], public: bool) -> None:
    """Whether those who sit there may be at a new table among strangers. Raises Refused."""
    for seat in seats:
        if public and seat.device:
            hub.restraints.check(seat.device, "bar")


def check_sits(hub: "Hub", room: "Room", device: str) -> None:
    """Whether somebody may sit down among strangers. Raises Refused."""
    if room.terms.rated or room.doors.public:
        hub.restraints.check(device, "bar")


async def check_command(hub: "Hub", live: "Live", command: Command, device: str) -> Reject | None:
    """In maintenance nobody opens another table, and not everybody may sit among strangers or under any name; a command
    that was carried out before is acknowledged again. Raises StoreError."""
    room = live.room
    if command.cid in room.cids:
        return None
    try:
        if isinstance(command, Rematch) and hub.notices.maintenance:
            raise no_new_tables()
        if isinstance(command, Sit):
            check_sits(hub, room, device)
            await named.check_sits(hub, live, device, command)
    except Refused as no:
        return Reject(command.cid, no.code, no.rule, no.text, no.args_by_name)
    return None
