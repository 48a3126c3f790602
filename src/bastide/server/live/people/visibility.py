"""Visibility of tables and their HTTP cache headers. Every endpoint that shows a table checks it here.

Invariant: a board of a shared deal stays hidden in all processes of a cluster until its round is over. The database
decides (storage/deals.py). It is asked only about finished boards of a deal, and a positive answer is cached. No move
waits for it.
"""

from functools import partial
from typing import TYPE_CHECKING

from bastide.server.storage import deals
from bastide.server.tables import access

if TYPE_CHECKING:
    from bastide.server.storage.store import Store
    from bastide.server.tables.table import Table


async def refresh_draws_public(store: "Store", room: "Table") -> None:
    """Update whether the draws of a finished board are public. Raises StoreError."""
    if room.finished and access.are_draws_secret(room):
        room.draws_public = await store.do(partial(deals.are_draws_public, table=room.table))


async def check_visible(store: "Store", room: "Table", device: str) -> None:
    """Check that a device may view a table. Raises RequestError, StoreError."""
    await refresh_draws_public(store, room)
    access.check_may_view(room, device)


async def check_copyable(store: "Store", room: "Table") -> None:
    """Check that a table may be copied where others can see it. Secret draws forbid it, even to the players.

    Raises RequestError, StoreError."""
    await refresh_draws_public(store, room)
    access.check_draws_public(room)


def cache_control(room: "Table", seconds: int = 0) -> str:
    """The Cache-Control header for content of a table, with max-age in seconds (0: no-store).

    Shared caches keep nothing of a table that not everyone may view."""
    if not seconds:
        return "no-store"
    return f"{'private' if access.is_view_closed(room) else 'public'}, max-age={seconds}"
