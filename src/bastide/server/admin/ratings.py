"""`bastide ratings`: all numbers made again from the log of results, and what beginning is worth."""

from typing import TYPE_CHECKING, Any

from bastide.server.features.ratings import first_move
from bastide.server.features.ratings.recompute import RatingRecompute

if TYPE_CHECKING:
    from bastide.server.live.site import AdminContext


async def verify_ratings(site: "AdminContext", write: bool = False) -> dict[str, Any]:
    """Compare what is kept with what follows from the log, bit for bit; with `write` put right what differs."""
    work, store = RatingRecompute(write), site.hub.tables.store
    while not await store.do(work.step):
        pass
    return {
        "games": work.games,
        "different": work.different,
        "told": work.told,
        "written": write and work.different > 0,
    }


async def measure_first_seat(site: "AdminContext") -> dict[str, Any]:
    """What beginning was worth in the rated games for two, family by family."""
    return {"families": await site.hub.tables.store.do(first_move.measure_advantages)}
