"""Tables that end because no one plays on, and tables that are forgotten altogether.

Invariant: a table in memory ends under its lock and tells all pages there. One that is not in memory is loaded only
where it is rated or of a tournament: its result depends on who was to decide.
"""

from typing import TYPE_CHECKING

from bastide.server.protocol.events import AbandonedBy
from bastide.server.storage.table_expiry import delete_stored_table
from bastide.server.tables.rated_rules import LEFT

if TYPE_CHECKING:
    from bastide.server.live.hub import Hub

NO_TABLE = 4404
"""A line to a table that is not there is closed with this."""


async def abandon_table(hub: "Hub", table: str, by: AbandonedBy) -> bool:
    """Let a table be abandoned; False where it is not open. Raises LogError, StoreError."""
    checks = hub.listeners.on_time
    if by in LEFT and await hub.tables.store.do(lambda db: any(check(db, table) for check in checks)):
        live = await hub.tables.get(table)
    else:
        async with hub.tables.away(table) as away:
            if away:
                return await hub.tables.store.end(table, by)
        live = hub.tables.peek(table)
    if live is None:
        return False  # it went back to the store just now: the next time
    return await hub.abandon(live, by)


async def delete_lesson_table(hub: "Hub", table: str) -> bool:
    """Delete a table that is a lesson still; False where it is none. Raises StoreError."""
    sql = "SELECT count(*) FROM tables WHERE id = ? AND phase IN ('lesson', 'learnt')"
    if not await hub.tables.store.do(lambda db: db.execute(sql, (table,)).get):
        return False
    return await delete_table(hub, table, watched=False)


async def delete_table(hub: "Hub", table: str, *, watched: bool = True) -> bool:
    """Delete a table for ever; people who look at it are sent away, or (not `watched`) it stays for now. Raises
    StoreError."""
    async with hub.tables.away(table):
        live = hub.tables.peek(table)
        if live is None:
            return await hub.tables.store.fenced(table, lambda db: delete_stored_table(db, table))
        if live.clients and not watched:
            return False
        async with live.lock:
            hub.tables.drop(live)
            for client in list(live.clients):
                client.close(NO_TABLE)
            return await hub.tables.store.fenced(table, lambda db: delete_stored_table(db, table))
