"""Checks before a table is created and before a command: maintenance, moderators' restrictions, names."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from bastide.server.accounts import restrictions
from bastide.server.common.errors import RequestError
from bastide.server.live.clients.announcements import maintenance_error
from bastide.server.live.people import seat_names
from bastide.server.protocol.client_messages import Command, Rematch, Sit
from bastide.server.protocol.events import SeatPlan
from bastide.server.protocol.server_messages import Reject

if TYPE_CHECKING:
    from bastide.server.live.hub import Hub
    from bastide.server.live.registry import LiveTable


async def load_restrictions(hub: "Hub") -> None:
    """Load the stored restrictions. Raises StoreError."""
    hub.restrictions.take(await hub.tables.store.do(restrictions.list_restrictions))


async def follow_restrictions(hub: "Hub") -> None:
    """Load the restrictions now, and again whenever a process of the cluster changes them. Raises StoreError."""

    def reload(_: bytes) -> None:
        if not hub.draining:
            hub.spawn(load_restrictions(hub))

    hub.bus.listen(restrictions.TOPIC, reload)
    await load_restrictions(hub)


def check_opening(hub: "Hub", seats: Sequence[SeatPlan], public: bool) -> None:
    """Check that no player of a new public table is banned from public tables. Raises RequestError."""
    for seat in seats:
        if public and seat.device:
            hub.restrictions.check(seat.device, "bar")


async def check_command(hub: "Hub", live: "LiveTable", command: Command, device: str) -> Reject | None:
    """Reject a command during maintenance, by a restriction, or for its name.

    Returns None if it is allowed or was carried out before. Raises StoreError."""
    table = live.room
    if command.cid in table.cids:
        return None
    try:
        if isinstance(command, Rematch) and hub.notices.maintenance:
            raise maintenance_error()
        if isinstance(command, Sit):
            if table.terms.rated or table.access_rules.public:
                hub.restrictions.check(device, "bar")
            await seat_names.check_seat_name(hub, live, device, command)
    except RequestError as no:
        return Reject(command.cid, no.code, no.rule, no.text, no.args_by_name)
    return None
