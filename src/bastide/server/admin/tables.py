"""Operator commands about tables: list, sweep, close, delete, back up.

Invariant: a backup overwrites a file only with `force`, and only one is written at a time.
"""

import time
from dataclasses import asdict
from pathlib import Path
from typing import Any

from bastide.server.admin.retention import RetentionSweeper
from bastide.server.common.errors import RequestError
from bastide.server.common.times import format_time
from bastide.server.http.client_address import limit_key
from bastide.server.live import closing
from bastide.server.live.site import AdminContext
from bastide.server.storage.data_folder import FILE
from bastide.server.storage.service_clock import DAY

Result = dict[str, Any]
LISTED = """
SELECT id, phase, head, (SELECT count(*) FROM sitting WHERE table_id = id),
    coalesce((SELECT length(body) FROM archive WHERE table_id = id), 0)
        + coalesce((SELECT sum(length(body)) FROM events WHERE table_id = id), 0),
    archived, served_ms, created_ms, changed_ms
FROM tables WHERE :phase IN ('', phase) AND
    (:address = '' OR EXISTS (SELECT 1 FROM openings WHERE table_id = id AND address = :address))
ORDER BY changed_ms DESC, id LIMIT :most
"""


async def list_tables(site: AdminContext, phase: str = "", most: int = 100, network: str = "") -> Result:
    """List the tables of a phase ("" for all), most recently changed first.

    `network` limits the list to tables opened within a day from the network of this address.
    """
    store = site.hub.tables.store
    address = (await site.hub.quota.opener("", limit_key(network))).address if network else ""
    given = {"phase": phase, "address": address, "most": most}
    rows, served = await store.do(lambda db: list(db.execute(LISTED, given))), store.service.now()
    phases = await store.phases()
    count = phases.get("lobby", 0) + phases.get("playing", 0)
    return {"tables": [_describe_table(served, *row) for row in rows], "open": count}


async def prune_tables(site: AdminContext, dry_run: bool = False) -> Result:
    """Sweep now: abandon, archive and delete old tables. With `dry_run`, only count them."""
    sweeper = RetentionSweeper(site.hub) if site.serving else RetentionSweeper(site.hub, _no_pause)
    swept = await sweeper.due() if dry_run else await sweeper.sweep()
    return {**asdict(swept), "dry_run": dry_run}


async def close_table(site: AdminContext, table: str) -> Result:
    """Abandon an open table and notify its players. Raises RequestError if it is not open."""
    await _check_known(site, table)
    if not await closing.abandon_table(site.hub, table, "operator"):
        raise RequestError("not-open", f"The table {table} is not open: it has ended, or is a lesson.")
    return {"table": table, "phase": "abandoned"}


async def remove_table(site: AdminContext, table: str) -> Result:
    """Delete a table permanently. Anyone watching it is sent away. Raises RequestError."""
    await _check_known(site, table)
    await closing.delete_table(site.hub, table)
    return {"table": table, "phase": "deleted"}


async def write_backup(site: AdminContext, file: str, force: bool = False) -> Result:
    """Write a backup to a file. Raises RequestError, StoreError."""
    path, store = Path(file), site.hub.tables.store
    began = time.monotonic()
    if not path.is_absolute() or not path.parent.is_dir():
        text = f"{path} cannot be written: there is no folder {path.parent}; make it first."
        raise RequestError("no-such-folder", text)
    if path.is_dir():
        raise RequestError("not-a-file", f"{path} is a folder; name a file in it.")
    if path.parent.resolve() == site.data.resolve() and path.name.startswith(FILE):
        raise RequestError("own-database", f"{path} is the server's own; give the backup another name.")
    if path.exists() and not force:
        raise RequestError("exists", f"{path} exists already; choose another name, or overwrite it with --force.")
    if store.backing_up.locked():
        raise RequestError("busy", "Another backup is being written; wait until it is done.")
    async with store.backing_up:
        head = await store.back_up(path)
    seconds = round(time.monotonic() - began, 3)
    return {"file": str(path), "bytes": path.stat().st_size, "events": head.events, "seconds": seconds}


async def _check_known(site: AdminContext, table: str) -> None:
    sql = "SELECT count(*) FROM tables WHERE id = ?"
    if not await site.hub.tables.store.do(lambda db: db.execute(sql, (table,)).get):
        raise RequestError("no-such-table", f"There is no table {table}.")


async def _no_pause(seconds: float) -> None:
    """Do not pause: without a server no one plays, so no move waits."""


def _describe_table(
    served: int, table: str, phase: str, events: int, devices: int, size: int, packed: int, *at: int
) -> Result:
    return {
        "table": table,
        "phase": phase,
        "events": events,
        "devices": devices,
        "bytes": size,
        "packed": bool(packed),
        "untouched_days": round(max(0, served - at[0]) / DAY, 2),
        "created": format_time(at[1]),
        "changed": format_time(at[2]),
    }
