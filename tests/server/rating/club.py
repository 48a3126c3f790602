"""People with accounts, and rated games among them, on a hub without a server."""

import random
from collections.abc import Awaitable, Callable
from typing import Any

from bastide.server.accounts import accounts
from bastide.server.accounts.accounts import Account, Role
from bastide.server.features.ratings import leaderboards
from bastide.server.features.ratings.recompute import RatingRecompute
from bastide.server.live.registry import LiveTable
from bastide.server.protocol import client_messages
from bastide.server.protocol.events import SeatPlan
from bastide.server.protocol.server_messages import Ack, Reject, Stale
from bastide.server.protocol.terms import Terms
from bastide.server.storage.db import Db
from tests.server.place import Place
from tests.server.tools import ANNA, BEN, EVE, cid, rush

NAMES = {ANNA: "Anna", BEN: "Ben", EVE: "Eve"}
RATED = Terms("base", takeback=False, aids=False, rated=True, starter=0)
"""Quick to play."""


async def members(place: Place, *devices: str, role: Role = "") -> None:
    """These devices have accounts."""

    def work(db: Db) -> None:
        for device in devices:
            accounts.create_account(db, Account(device, NAMES.get(device, device[:6]), role, 1), f"handle {device}")

    await place.store.do(work)


async def begun(place: Place, *devices: str, terms: Terms = RATED) -> LiveTable:
    """A rated game that has begun, the first of them the host."""
    plans = [SeatPlan("person", f"P{n}", device) for n, device in enumerate(devices)]
    live = await place.hub.create(terms, "Test", devices[0], plans)
    live.room.start("nonce", devices[0])
    await place.hub.commit(live)
    return live


async def played(place: Place, *devices: str, seed: int = 0, terms: Terms = RATED) -> LiveTable:
    """A rated game, played to its end."""
    live = await begun(place, *devices, terms=terms)
    rush(live.room, random.Random(seed))
    await place.hub.commit(live)
    return live


async def say(place: Place, live: LiveTable, device: str, kind: Callable[..., Any], *more: Any) -> Ack | Reject | Stale:
    """A command of one of them."""
    account = NAMES.get(device, "")
    answer = live.room.handle(kind(cid(), live.room.head, *more), place.hub.who(live, device, account))
    await place.hub.commit(live)
    return answer


async def ratings(place: Place, device: str) -> list[dict[str, Any]]:
    """The numbers of a device as they are shown."""
    now = int(place.clocks.wall * 1000)
    return await place.store.do(lambda db: leaderboards.list_ratings(db, device, now))


async def again(place: Place, write: bool = False) -> RatingRecompute:
    """All numbers made again from the log."""
    work = RatingRecompute(write)
    while not await place.store.do(work.step):
        pass
    return work


async def rows(place: Place, *tables: str) -> dict[str, list[Any]]:
    """All that stands in these tables of the store."""

    def read(db: Db) -> dict[str, list[Any]]:
        return {table: sorted(db.execute(f"SELECT * FROM {table}"), key=repr) for table in tables}

    return await place.store.do(read)


Test = Callable[[Place], Awaitable[None]]
Resign = client_messages.Resign
