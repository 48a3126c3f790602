"""What an operator asks about tables: which there are, sweep now, close one, delete one."""

from dataclasses import asdict
from datetime import UTC, datetime
from functools import partial
from typing import TYPE_CHECKING, Any

import apsw

from bastide.server.common.refused import Refused
from bastide.server.gate.addresses import key_of
from bastide.server.hall import ending
from bastide.server.operation.options import read
from bastide.server.operation.retention import Keeper
from bastide.server.storage.listing import Listed, listed, size
from bastide.server.storage.service import DAY

if TYPE_CHECKING:
    from bastide.server.operation.commands import Site

Result = dict[str, Any]


async def tables(site: "Site", phase: str = "", most: int = 100, network: str = "") -> Result:
    """The tables of a phase ("" for all), the latest changed first, or those opened within a day from the network of an
    address."""
    store = site.hub.tables.store
    who = await site.hub.quota.opener("", key_of(network)) if network else None
    look = partial(listed, phase=phase, most=most, address=who.address if who else "")
    served, lines = store.service.now(), []
    for one in await store.do(look):
        lines.append(_line(one, served, await store.do(partial(size, table=one.table))))
    return {"tables": lines, "open": await store.count_open()}


async def prune(site: "Site", dry_run: bool = False) -> Result:
    """Sweep now: end, pack and delete what is old; or say how much that would be."""
    if not site.serving:
        site.hub.periods = read({}).periods
    keeper = Keeper(site.hub) if site.serving else Keeper(site.hub, _at_once)
    swept = await keeper.due() if dry_run else await keeper.sweep()
    return {**asdict(swept), "dry_run": dry_run}


async def close(site: "Site", table: str) -> Result:
    """Let an open table be abandoned; its people are told. Raises Refused."""
    await _known(site, table)
    if not await ending.abandon(site.hub, table, "operator"):
        raise Refused("not-open", f"The table {table} is not open: it has ended, or is a lesson.")
    return {"table": table, "phase": "abandoned"}


async def delete(site: "Site", table: str) -> Result:
    """Delete a table for ever; whoever looks at it is sent away. Raises Refused."""
    await _known(site, table)
    await ending.forget(site.hub, table)
    return {"table": table, "phase": "deleted"}


async def _known(site: "Site", table: str) -> None:
    def known(db: apsw.Connection) -> bool:
        return bool(db.execute("SELECT count(*) FROM tables WHERE id = ?", (table,)).get)

    if not await site.hub.tables.store.do(known):
        raise Refused("no-such-table", f"There is no table {table}.")


async def _at_once(seconds: float) -> None:
    """Nobody plays meanwhile, so nobody is waited for."""


def _line(one: Listed, served: int, size: int) -> Result:
    return {
        "table": one.table,
        "phase": one.phase,
        "events": one.events,
        "devices": one.devices,
        "bytes": size,
        "packed": bool(one.packed),
        "untouched_days": round(max(0, served - one.served_ms) / DAY, 2),
        "created": moment(one.created_ms),
        "changed": moment(one.changed_ms),
    }


def moment(ms: int) -> str:
    """A stored time in UTC, as people write it."""
    return datetime.fromtimestamp(ms / 1000, UTC).strftime("%Y-%m-%d %H:%M:%S")
