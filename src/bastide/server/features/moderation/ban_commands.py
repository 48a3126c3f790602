"""The commands `bastide ban`, `unban` and `bans`, and `tables TABLE`, which shows the devices to ban."""

import re
import time
from datetime import UTC, datetime
from typing import Any, Final

from bastide.server.accounts.bans import CLOSED, CODE, TEXT, TOPIC
from bastide.server.common.errors import RequestError
from bastide.server.common.times import format_time
from bastide.server.http.client_address import parse_network
from bastide.server.live.hub import Hub
from bastide.server.live.rebuild import open_read_only
from bastide.server.live.site import AdminContext
from bastide.server.protocol.server_messages import Error
from bastide.server.storage.known_devices import list_devices_like

SHORT: Final = 12
"""Shown characters of a device id, enough to be unique on a server."""
WIDEST: Final = {4: 8, 6: 16}
"""The shortest allowed prefix by IP version. A wider network would be a typing error."""
FORMS: Final = ("%Y-%m-%d", "%Y-%m-%dT%H:%M", "%Y-%m-%d %H:%M")
INSERT: Final = (
    "INSERT INTO bans VALUES (?, ?, ?, ?) ON CONFLICT (who) DO UPDATE SET made_ms = excluded.made_ms, "
    "until_ms = excluded.until_ms, note = excluded.note"
)
_DEVICE: Final = re.compile(r"[0-9a-f]{8,32}")


async def add_ban(
    site: AdminContext, device: str = "", address: str = "", until: str = "", note: str = ""
) -> dict[str, Any]:
    """Ban a device or a network until a time (UTC), or forever without one. Raises RequestError, StoreError."""
    who, end = await _ban_target(site, device, address), _parse_end(until)
    await _change_bans(site.hub, INSERT, who, int(time.time() * 1000), end, note[:200])
    return {"who": who, "until": format_time(end) if end else "", "closed": _close_banned(site.hub)}


async def remove_ban(site: AdminContext, who: str) -> dict[str, Any]:
    """Lift a ban. A device may be given by the unique beginning of its id. Raises RequestError, StoreError."""
    who = who.lower() if _DEVICE.fullmatch(who.lower()) else _network(who)
    known = await site.hub.tables.store.do(lambda db: [str(row[0]) for row in db.execute("SELECT who FROM bans")])
    found = [ban for ban in known if ban == who or (_DEVICE.fullmatch(who) and ban.startswith(who))]
    if len(found) != 1:
        count = "No ban" if not found else "More than one ban"
        raise RequestError("no-such-ban", f"{count} has that name; `bastide bans` lists them.")
    await _change_bans(site.hub, "DELETE FROM bans WHERE who = ?", found[0])
    return {"who": found[0]}


async def _change_bans(hub: Hub, sql: str, *values: str | int) -> None:
    """Run a statement and have every process of the cluster load the bans again."""
    await hub.tables.store.do(lambda db: db.execute(sql, values))
    await hub.bans.load(hub.tables.store)
    hub.bus.say(TOPIC)


async def list_bans(site: AdminContext) -> dict[str, Any]:
    """All bans, the latest first. Deletes expired ones. Raises StoreError."""
    now = int(time.time() * 1000)
    sql = "SELECT who, made_ms, until_ms, note FROM bans ORDER BY made_ms DESC, who"
    store = site.hub.tables.store
    await store.do(lambda db: db.execute("DELETE FROM bans WHERE until_ms > 0 AND until_ms < ?", (now,)))
    bans = [
        {"who": who, "since": format_time(made), "until": format_time(until) if until else "", "note": note}
        for who, made, until, note in await store.do(lambda db: list(db.execute(sql)))
    ]
    return {"bans": bans}


async def describe_seats_of_table(site: AdminContext, table: str) -> dict[str, Any]:
    """The seats, connections and blocked devices of a table, with shortened device ids for `bastide ban`."""
    async with open_read_only(site.hub.tables, table) as stored:
        if stored is None:
            raise RequestError("no-such-table", f"There is no table {table}.")
        live, blocked = site.hub.tables.peek(table), stored.access_rules.blocked
        return {
            "table": table,
            "phase": stored.phase,
            "host": stored.host[:SHORT],
            "seats": [
                {"seat": seat.number, "kind": seat.kind, "name": seat.name, "device": seat.device[:SHORT]}
                for seat in stored.seats
            ],
            "lines": sorted({client.device[:SHORT] for client in live.clients}) if live is not None else [],
            "blocked": [{"device": device[:SHORT], "name": name} for device, name in blocked.items()],
        }


async def _ban_target(site: AdminContext, device: str, address: str) -> str:
    if bool(device) == bool(address):
        raise RequestError("bad-arguments", "Name a device, or a network with --address.")
    if address:
        return _network(address)
    device = device.lower()
    if not _DEVICE.fullmatch(device):
        text = "A device is 8 to 32 characters of 0-9 and a-f, as `bastide tables TABLE` shows it."
        raise RequestError("bad-device", text)
    connected = {client.device for live in site.hub.tables.live for client in live.clients}
    found = {known for known in connected if known.startswith(device)}
    found.update(await site.hub.tables.store.do(list_devices_like, device))
    if len(found) != 1 and len(device) < 32:
        count = "No" if not found else "More than one"
        raise RequestError("no-such-device", f"{count} device begins with {device}; `bastide tables TABLE` shows them.")
    return device if len(device) == 32 else found.pop()


def _network(text: str) -> str:
    try:
        found = parse_network(text)
    except ValueError as error:
        raise RequestError("bad-address", f"{str(error)[:1].upper()}{str(error)[1:]}.") from None
    if found.prefixlen < WIDEST[found.version]:
        raise RequestError("bad-address", f"{found} is too wide: at least /{WIDEST[found.version]}.")
    return str(found)


def _parse_end(until: str) -> int:
    if not until:
        return 0
    for form in FORMS:
        try:
            end = int(datetime.strptime(until, form).replace(tzinfo=UTC).timestamp() * 1000)
        except ValueError:
            continue
        if end <= time.time() * 1000:
            raise RequestError("bad-moment", f"{until} is over already.")
        return end
    raise RequestError("bad-moment", f"Write the moment in UTC as 2027-01-31 or 2027-01-31T18:00, not {until}.")


async def load_bans(hub: Hub) -> None:
    """Load the bans from the store and close banned connections. Raises StoreError."""
    await hub.bans.load(hub.tables.store)
    _close_banned(hub)


def follow_bans(hub: Hub) -> None:
    """Reload the bans whenever another process of the cluster changes them."""

    def reload(data: bytes) -> None:
        hub.spawn(load_bans(hub))

    hub.bus.listen(TOPIC, reload)


def _close_banned(hub: Hub) -> int:
    """Close the connections of banned clients and return how many."""
    banned = [
        client
        for client in hub.clients
        if hub.bans.of_device(client.device) is not None or hub.bans.of_address(client.address)
    ]
    for client in banned:
        client.send(Error(CODE, TEXT, ""))
        client.close(CLOSED)
    return len(banned)
