"""`bastide ratings`: recompute all ratings from the log of results, and measure the first-move advantage."""

from typing import Any

from bastide.server.features.ratings import first_move
from bastide.server.features.ratings.recompute import RatingRecompute
from bastide.server.live.site import AdminContext


async def verify_ratings(site: AdminContext, write: bool = False) -> dict[str, Any]:
    """Compare the stored ratings bit for bit with those recomputed from the log. With `write`, fix them."""
    work, store = RatingRecompute(write), site.hub.tables.store
    while not await store.do(work.step):
        pass
    return {
        "games": work.games,
        "different": work.different,
        "told": work.listed,
        "written": write and work.different > 0,
    }


async def measure_first_seat(site: AdminContext) -> dict[str, Any]:
    """Measure the first-move advantage in rated games for two, for each family of rules."""
    return {"families": await site.hub.tables.store.do(first_move.measure_advantages)}
