"""Who may look at a table, and what a cache in between may keep of it: the one place that every address asks.

Invariant: a board of a shared deal stays closed until its round is over, at every process of a cluster: the database
decides (storage/deals.py). It is asked only about finished boards of a deal, and a yes is kept. No move waits for it.
"""

from functools import partial
from typing import TYPE_CHECKING

from bastide.server.storage import deals
from bastide.server.tables import access

if TYPE_CHECKING:
    from bastide.server.storage.store import Store
    from bastide.server.tables.table import Table


async def refresh_draws_public(store: "Store", room: "Table") -> None:
    """Note whether the draws of a finished board are public by now. Raises StoreError."""
    if room.finished and access.are_draws_secret(room):
        room.draws_public = await store.do(partial(deals.are_draws_public, table=room.table))


async def check_visible(store: "Store", room: "Table", device: str) -> None:
    """Whether a device may look at a table. Raises RequestError, StoreError."""
    await refresh_draws_public(store, room)
    access.check_may_view(room, device)


async def check_copyable(store: "Store", room: "Table") -> None:
    """Whether a table may be copied to a place where others see it: not while its draws are secret, not
    even for its players. Raises RequestError, StoreError."""
    await refresh_draws_public(store, room)
    access.check_draws_public(room)


def cache_control(room: "Table", seconds: int = 0) -> str:
    """The Cache-Control header of anything that is made from a table and may be kept so long (0: never). A cache that
    several people share keeps nothing of a table at which not all may look."""
    if not seconds:
        return "no-store"
    return f"{'private' if access.is_view_closed(room) else 'public'}, max-age={seconds}"
