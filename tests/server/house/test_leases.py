"""Who has a table: one process at a time, and nobody stores anything under an old lease."""

import asyncio
import random
from pathlib import Path

import pytest

from bastide.server.bots.desk import BotDesk
from bastide.server.hall.hub import Hub
from bastide.server.house.house import House
from bastide.server.storage import leases
from bastide.server.storage.db import Db
from bastide.server.storage.leases import DEAD_MS, Fenced, Held
from bastide.server.storage.store import Store
from scripts.databases import Postgres
from tests.server.second import schema_of
from tests.server.test_store import part_of
from tests.server.tools import ANNA, play_on, started, table

pytestmark = pytest.mark.second


class Two:
    """Two processes of one house, without pages."""

    def __init__(self, folder: Path, address: str) -> None:
        self.stores = [Store(folder, address=address) for _ in range(2)]
        self.houses = [
            House(Hub(store, BotDesk()), address, f"10.0.0.{n}:8100", "secret") for n, store in enumerate(self.stores)
        ]

    async def begin(self) -> None:
        """Both are there."""
        for house in self.houses:
            await house.begin()

    async def end(self) -> None:
        """Both go."""
        for house, store in zip(self.houses, self.stores, strict=True):
            await house.leave()
            await house.close()
            store.close()


@pytest.fixture
def two(postgres: Postgres, tmp_path: Path) -> Two:
    """Not begun yet."""
    return Two(tmp_path, schema_of(postgres, tmp_path))


def test_an_old_lease_stores_nothing(two: Two) -> None:
    async def run() -> None:
        await two.begin()
        first, second = two.stores
        room = table()
        await first.append(part_of(room, new=True))
        assert await two.houses[1].settle(room.table) == Held("10.0.0.0:8100", 1, first.claims.name)
        stored = await second.load(room.table)  # whoever asks for it here has it
        assert stored is not None
        assert stored.events == room.log
        room.start("n", ANNA)
        part = part_of(room, ("c1", ANNA))
        with pytest.raises(Fenced):
            await first.append(part)
        again = await second.load(room.table)
        assert again is not None
        assert (len(again.events), again.cids) == (1, {}), "nothing of it was stored"
        await second.append(part)
        assert await two.houses[0].settle(room.table) == Held("10.0.0.1:8100", 2, second.claims.name)
        await two.end()

    asyncio.run(run())


def test_a_table_goes_over_when_its_owner_does(two: Two) -> None:
    async def run() -> None:
        await two.begin()
        room, other = started(), started()
        await two.stores[0].append(part_of(room, new=True))
        await two.stores[0].append(part_of(other, new=True))
        held = await two.houses[1].settle(other.table, deaf=two.stores[0].claims.name)
        assert held == Held("", 2, two.stores[1].claims.name), "it does not answer"
        await two.houses[0].leave()
        held = await two.houses[1].settle(room.table)
        assert held == Held("", 2, two.stores[1].claims.name), "it gave it back"
        assert await two.houses[1].settle("no-such-table") is None
        play_on(room, random.Random(1), most=1)
        fresh = table()
        with pytest.raises(Fenced):
            await two.stores[0].append(part_of(fresh, new=True), part_of(room, ("c2", ANNA)))
        assert await two.houses[1].settle(fresh.table) is None, "both or none"
        await two.end()

    asyncio.run(run())


def test_who_was_not_heard_of_is_dead_and_knows_it(two: Two) -> None:
    async def run() -> None:
        await two.begin()
        store = two.stores[0]
        name = store.claims.name

        def late(db: Db) -> bool:
            db.execute("UPDATE processes SET beat_ms = beat_ms - ? WHERE name = ?", (10 * DEAD_MS, name))
            return leases.beat(db, name)

        assert await store.do(late) is False
        while store.claims.name == name:
            await asyncio.sleep(0.02)
        assert await store.do(lambda db: leases.beat(db, store.claims.name))
        await two.end()

    asyncio.run(run())


def test_tables_that_are_written_anew_are_nobodys(two: Two) -> None:
    async def run() -> None:
        await two.begin()
        room = table()
        await two.stores[0].append(part_of(room, new=True))
        assert await two.stores[1].fenced(room.table, lambda db: db.execute("SELECT 7").get) == 7
        room.start("n", ANNA)
        with pytest.raises(Fenced):
            await two.stores[0].append(part_of(room))
        await two.end()

    asyncio.run(run())
