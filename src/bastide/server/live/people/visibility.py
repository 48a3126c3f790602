"""Visibility of tables and their HTTP cache headers. Every endpoint that shows a table checks it here.

Invariant: a board of a shared deal stays hidden in all processes of a cluster until its round is over. The database
decides (storage/deals.py). It is asked only about finished boards of a deal, and a positive answer is cached. No move
waits for it.
"""

from typing import TYPE_CHECKING

from starlette.requests import Request

from bastide.server.common.errors import RequestError
from bastide.server.storage import deals
from bastide.server.tables import access

if TYPE_CHECKING:
    from bastide.server.live.hub import Hub
    from bastide.server.live.registry import LiveTable
    from bastide.server.storage.store import Store
    from bastide.server.tables.table import Table


async def refresh_draws_public(store: "Store", table: "Table") -> None:
    """Update whether the draws of a finished board are public. Raises StoreError."""
    if table.finished and access.are_draws_secret(table):
        table.draws_public = await store.do(deals.are_draws_public, table=table.table)


async def check_visible(store: "Store", table: "Table", device: str) -> None:
    """Check that a device may view a table. Raises RequestError, StoreError."""
    await refresh_draws_public(store, table)
    access.check_may_view(table, device)


async def require_visible_table(request: Request, device: str) -> "LiveTable":
    """The table of the request's path, if this device may view it. Raises RequestError, LogError, StoreError."""
    hub: Hub = request.app.state.hub
    live = await hub.tables.get(request.path_params["table"])
    if live is None:
        raise RequestError("no-such-table", "There is no table of this name.", status=404)
    await check_visible(hub.tables.store, live.room, device)
    return live


async def check_copyable(store: "Store", table: "Table") -> None:
    """Check that a table may be copied where others can see it. Secret draws forbid it, even to the players.

    Raises RequestError, StoreError."""
    await refresh_draws_public(store, table)
    access.check_draws_public(table)


def cache_control(table: "Table", seconds: int = 0) -> str:
    """The Cache-Control header for content of a table, with max-age in seconds (0: no-store).

    Shared caches keep nothing of a table that not everyone may view."""
    if not seconds:
        return "no-store"
    return f"{'private' if access.is_view_closed(table) else 'public'}, max-age={seconds}"
