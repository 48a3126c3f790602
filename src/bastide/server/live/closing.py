"""Abandoning tables where no one plays on, and deleting tables.

Invariant: a table in memory ends under its lock and notifies all its clients. A table that is not in memory is loaded
only if it is rated or part of a tournament. Its result then depends on whose turn it was.
"""

from typing import TYPE_CHECKING

from bastide.server.protocol.events import AbandonedBy
from bastide.server.storage.table_expiry import delete_stored_table
from bastide.server.tables.rated_rules import LEFT

if TYPE_CHECKING:
    from bastide.server.live.hub import Hub

NO_TABLE = 4404
"""WebSocket close code for a table that does not exist."""


async def abandon_table(hub: "Hub", table: str, by: AbandonedBy) -> bool:
    """End a table as abandoned. Returns False if it is not open. Raises LogError, StoreError."""
    if by in LEFT and await hub.tables.store.do(lambda db: any(check(db, table) for check in hub.listeners.on_time)):
        live = await hub.tables.get(table)
    else:
        async with hub.tables.away(table) as away:
            if away:
                return await hub.tables.store.end(table, by)
        live = hub.tables.peek(table)
    if live is None:
        return False  # it was unloaded in between: the next attempt finds it in the store
    return await hub.abandon(live, by)


async def delete_lesson_table(hub: "Hub", table: str) -> bool:
    """Delete a lesson that was not continued as a game and that no client watches.

    Returns False if the table is no such lesson. Raises StoreError."""
    sql = "SELECT count(*) FROM tables WHERE id = ? AND phase IN ('lesson', 'learnt')"
    if not await hub.tables.store.do(lambda db: db.execute(sql, (table,)).get):
        return False
    return await delete_table(hub, table, watched=False)


async def delete_table(hub: "Hub", table: str, *, watched: bool = True) -> bool:
    """Delete a table permanently and disconnect its clients. Raises StoreError.

    With `watched=False`, return False and keep a table that has clients."""
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
