"""A device as a whole: all that is stored about it, moving it to another one, and forgetting it.

Law: what memory holds of a table is forgotten with the lock of that table held, in the moment its log is written anew;
pages come back to what is stored then.
"""

import time
from collections.abc import Sequence
from functools import partial
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
"""Said on the bus with the name of a device that is another one now, or nobody's."""


async def export_device(hub: Hub, device: str) -> dict[str, Any]:
    """All that is stored about a device. Raises StoreError."""
    store, registry = hub.tables.store, hub.personal_data
    tables = []
    for table in await store.do(lambda db: list_device_tables(db, device)):
        tables.append(
            await store.do(partial(personal_data.export_at_table, registry=registry, table=table, device=device))
        )
    told: dict[str, Any] = {"device": device[:8], "tables": tables}
    for name, export in registry.exports(device).items():
        told[name] = await store.do(export)
    return told


async def move_device_data(hub: Hub, old: str, fresh: str) -> int:
    """Everything of a device belongs to another one now; how many tables that were. Raises StoreError, LogError."""
    store, registry, now = hub.tables.store, hub.personal_data, int(time.time() * 1000)
    tables = await store.do(lambda db: list_device_tables(db, old))
    for table in tables:
        await hub.tables.rewrite(table, personal_data.reassign_at_table(registry, table, old, fresh, now))
    await store.do(lambda db: registry.reassign(db, old, fresh))
    hub.sessions.changed(old)
    if fresh:
        await hub.bans.load(store)
        await preconditions.load_restrictions(hub)
    await load_vacations(hub)
    for topic in (restrictions.TOPIC, bans.TOPIC, RESTS) if fresh else (RESTS,):
        hub.bus.say(topic)
    hub.bus.say(MOVED, old.encode())
    return len(tables)


def follow_device_changes(hub: Hub) -> None:
    """Lines of a device that has become another one are closed at every process: their pages come back as that one."""

    def heard(old: bytes) -> None:
        for client in hub.clients:
            if client.device.encode() == old:
                client.close(GOING_AWAY)

    hub.bus.listen(MOVED, heard)


async def check_sessions(hub: Hub) -> None:
    """Whoever was signed out by another process is so here as well, where the word of it was lost. Raises
    StoreError."""
    hub.sessions.forget()
    signed = {client.session for client in hub.clients if client.session}
    alive = await hub.tables.store.do(partial(sessions.valid_credentials, keys=sorted(signed))) if signed else set()
    for client in hub.clients:
        if client.session in signed - alive:
            client.close(GOING_AWAY)


async def close_stale_connections(hub: Hub, device: str) -> None:
    """Lines of sessions that have ended are closed, and those from before the device was an account. Raises
    StoreError."""
    here = [client for client in hub.clients if client.device == device]
    alive = await hub.tables.store.do(lambda db: sessions.live_credentials(db, device)) if here else frozenset()
    for client in here:
        if client.session not in alive:
            client.close(GOING_AWAY)


async def erase_device(hub: Hub, device: str) -> int:
    """Stand up everywhere, then take the device and its names out of everything; bots of an account go as well. Raises
    StoreError, LogError."""
    for bot in await hub.tables.store.do(lambda db: accounts.list_bot_accounts(db, device)):
        await erase_device(hub, bot.device)
    for table in await hub.tables.store.of_device(device, 10_000):
        live = await hub.tables.get(table)
        if live is not None:
            await hub.leave_seats(live, lambda room: departure_events(room, device))
    return await move_device_data(hub, device, "")


def departure_events(room: Table, device: str) -> Sequence[AnyEvent]:
    """What a table stores when a device is taken out: its seats become free, or, where others play on, a bot's, so that
    no one waits. Where the result counts beyond the table they are given up."""
    if room.phase not in ("lobby", "playing"):
        return []
    seats = [seat for seat in room.seats if seat.device == device]
    others = any(seat.device not in ("", device) for seat in room.seats)
    if is_binding(room) and room.phase == "playing":
        return resignation_events(room, [seat.number for seat in seats if not seat.resigned])
    if room.phase == "lobby" or not others:
        return [Stood(seat.number) for seat in seats]
    taken = TakenNames(seat.name for seat in room.seats if seat.kind != "open" and seat not in seats)
    bot = choose_substitute(room)
    return [BotSat(seat.number, bot, taken.bot(bot)) for seat in seats]
