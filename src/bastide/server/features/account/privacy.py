"""Export, move and erase everything stored about a device.

Invariant: the cached state of a table is dropped while the table's lock is held, at the moment its log is rewritten.
Clients then reconnect and load the stored state.
"""

import time
from collections.abc import Sequence
from typing import Any, Final

from bastide.server.accounts import accounts, bans, restrictions, sessions
from bastide.server.common.names import TakenNames
from bastide.server.features.account import personal_data
from bastide.server.live import preconditions
from bastide.server.live.clients.client import GOING_AWAY
from bastide.server.live.hub import Hub
from bastide.server.live.timers.clocks import RESTS, load_vacations
from bastide.server.protocol.events import AnyEvent, BotSat, Stood
from bastide.server.storage.known_devices import list_device_tables
from bastide.server.tables.seating import choose_substitute, resignation_events
from bastide.server.tables.table import Table
from bastide.server.tables.votes import is_binding

MOVED: Final = "moved"
"""The bus topic for a device that was moved to another one or erased. The payload is the old device."""


async def export_device(hub: Hub, device: str) -> dict[str, Any]:
    """Everything stored about a device, as a value for JSON. Raises StoreError."""
    store, registry, export_table = hub.tables.store, hub.personal_data, personal_data.export_at_table
    names = await store.do(list_device_tables, device)
    tables = [await store.do(export_table, registry=registry, table=table, device=device) for table in names]
    parts = {name: await store.do(export) for name, export in registry.exports(device).items()}
    return {"device": device[:8], "tables": tables, **parts}


async def move_device_data(hub: Hub, old: str, new: str) -> int:
    """Move all data of a device to another one ("" erases it) and return the number of tables. Raises StoreError,
    LogError."""
    store, registry, now = hub.tables.store, hub.personal_data, int(time.time() * 1000)
    tables = await store.do(list_device_tables, old)
    for table in tables:
        await hub.tables.rewrite(table, personal_data.reassign_at_table(registry, table, old, new, now))
    await store.do(registry.reassign, old, new)
    hub.sessions.changed(old)
    if new:
        await hub.bans.load(store)
        await preconditions.load_restrictions(hub)
    await load_vacations(hub)
    for topic in (restrictions.TOPIC, bans.TOPIC, RESTS) if new else (RESTS,):
        hub.bus.say(topic)
    hub.bus.say(MOVED, old.encode())
    return len(tables)


def follow_device_changes(hub: Hub) -> None:
    """Close connections of moved devices in every process. Their pages then reconnect as the new device."""

    def disconnect(device: bytes) -> None:
        for client in hub.clients:
            if client.device.encode() == device:
                client.close(GOING_AWAY)

    hub.bus.listen(MOVED, disconnect)


async def check_sessions(hub: Hub) -> None:
    """Close connections of ended sessions after bus messages about them may have been lost. Raises StoreError."""
    hub.sessions.forget()
    signed = {client.session for client in hub.clients if client.session}
    alive = await hub.tables.store.do(sessions.valid_credentials, keys=sorted(signed)) if signed else set()
    for client in hub.clients:
        if client.session in signed - alive:
            client.close(GOING_AWAY)


async def close_stale_connections(hub: Hub, device: str) -> None:
    """Close connections of a device whose session has ended or that predate the account. Raises StoreError."""
    here = [client for client in hub.clients if client.device == device]
    alive = await hub.tables.store.do(sessions.live_credentials, device) if here else frozenset()
    for client in here:
        if client.session not in alive:
            client.close(GOING_AWAY)


async def erase_device(hub: Hub, device: str) -> int:
    """Leave all seats, then erase the device, its names and the bots of its account. Raises StoreError, LogError."""
    for bot in await hub.tables.store.do(accounts.list_bot_accounts, device):
        await erase_device(hub, bot.device)
    for table in await hub.tables.store.of_device(device, 10_000):
        live = await hub.tables.get(table)
        if live is not None:
            await hub.leave_seats(live, lambda table: departure_events(table, device))
    return await move_device_data(hub, device, "")


def departure_events(table: Table, device: str) -> Sequence[AnyEvent]:
    """The events of a table when a device is erased: its seats become free.

    If others play on, bots take the seats over so that no one waits. If the result counts beyond the table, the seats
    resign instead.
    """
    if table.phase not in ("lobby", "playing"):
        return []
    seats = [seat for seat in table.seats if seat.device == device]
    if is_binding(table) and table.phase == "playing":
        return resignation_events(table, [seat.number for seat in seats if not seat.resigned])
    if table.phase == "lobby" or all(seat.device in ("", device) for seat in table.seats):
        return [Stood(seat.number) for seat in seats]
    taken = TakenNames(seat.name for seat in table.seats if seat.kind != "open" and seat not in seats)
    bot = choose_substitute(table)
    return [BotSat(seat.number, bot, taken.bot(bot)) for seat in seats]
