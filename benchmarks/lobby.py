"""How long matchmaking takes: 2,000 seeks wait, all for different terms, and two come with the same terms.

    python -m scripts.bench lobby

Measured are the time from the second seek to a stored table, a run that pairs no seeks, and a run that pairs all at
once. Lines that begin with "= " are the figures.
"""

import asyncio
import tempfile
import time
from pathlib import Path
from statistics import median

import msgspec

from bastide.server.bots.pool import BotPool
from bastide.server.features.lobby import matchmaker, seek_store
from bastide.server.features.lobby.matchmaker import NoShows
from bastide.server.features.lobby.seek_store import StoredSeek
from bastide.server.http.limits import Limits
from bastide.server.live.hub import Hub
from bastide.server.protocol.terms import Terms
from bastide.server.storage.store import Store

WAITING, TIMES = 2000, 20
"""Waiting seeks, and measured pairs."""
LIMITS = Limits(open_tables=100_000, open_tables_per_device=1000, tables_per_hour=100_000)


def seek(number: int, takeback: bool, seats: int = 2) -> StoredSeek:
    """A seek."""
    now = int(time.time() * 1000)
    terms = msgspec.json.encode(Terms(takeback=takeback)).decode()
    return StoredSeek(f"{number:032x}", f"{number:x}", f"Name {number}", terms, seats, "en", "", now, now + 3_600_000)


async def measure(folder: Path) -> None:
    """Print all figures."""
    store = Store(folder)
    hub = Hub(store, BotPool(), LIMITS)
    no_shows = NoShows(hub)

    async def put(*fresh: StoredSeek) -> None:
        await store.do(lambda db: [seek_store.store_seek(db, one) for one in fresh])

    alone = [msgspec.structs.replace(Terms(), starter=n) for n in range(WAITING)]
    texts = [msgspec.json.encode(one).decode() for one in alone]
    await put(*(StoredSeek(**{**seek(n, True).__dict__, "terms": text}) for n, text in enumerate(texts)))
    looks, pairs = [], []
    for turn in range(TIMES):
        began = time.perf_counter()
        await matchmaker.pair_seeks(hub, int(time.time() * 1000), no_shows)
        looks.append((time.perf_counter() - began) * 1000)
        await put(seek(WAITING + 2 * turn, False))
        began = time.perf_counter()
        await put(seek(WAITING + 2 * turn + 1, False))
        made, _ = await matchmaker.pair_seeks(hub, int(time.time() * 1000), no_shows)
        pairs.append((time.perf_counter() - began) * 1000)
        assert made == 1
    print(f"= a look at {WAITING} who want different things: {median(looks):.1f} ms")
    print(f"= the second of a pair until its table is stored: {median(pairs):.1f} ms, at most {max(pairs):.1f} ms")
    await store.do(lambda db: db.execute("DELETE FROM seeks"))
    await put(*(seek(10_000 + n, False) for n in range(WAITING)))
    began = time.perf_counter()
    made, _ = await matchmaker.pair_seeks(hub, int(time.time() * 1000), no_shows)
    print(f"= {WAITING} who want the same, {made} tables: {(time.perf_counter() - began) * 1000:.1f} ms")
    await hub.drain()
    store.close()


def main() -> None:
    """Print the figures."""
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(measure(Path(folder)))


if __name__ == "__main__":
    main()
