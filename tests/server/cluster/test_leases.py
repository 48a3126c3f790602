"""Who has a table: one process at a time, and nobody stores anything under an old lease."""

import asyncio
import random
from collections.abc import Sequence

import pytest

from bastide.server.protocol.events import SeatPlan
from bastide.server.protocol.terms import Terms
from bastide.server.storage import leases
from bastide.server.storage.databases.postgres_pipeline import PostgresPipeline
from bastide.server.storage.db import Db, Statement
from bastide.server.storage.leases import DEAD_MS, LeaseHolder, LeaseLost
from tests.server.fixtures.tables import ANNA, BEN, play_on, start_table, table
from tests.server.fixtures.two_nodes import TwoNodes, two
from tests.server.storage.test_store import part_of

__all__ = ["two"]
pytestmark = pytest.mark.postgres


def test_an_old_lease_stores_nothing(two: TwoNodes) -> None:
    async def run() -> None:
        await two.begin()
        first, second = two.stores
        room = table()
        await first.append(part_of(room, new=True))
        assert await two.houses[1].settle(room.table) == LeaseHolder("10.0.0.0:8100", 1, first.claims.name)
        stored = await second.load(room.table)  # whoever asks for it here has it
        assert stored is not None
        assert stored.events == room.log
        room.start("n", ANNA)
        part = part_of(room, ("c1", ANNA))
        with pytest.raises(LeaseLost):
            await first.append(part)
        again = await second.load(room.table)
        assert again is not None
        assert (len(again.events), again.cids) == (1, {}), "nothing of it was stored"
        await second.append(part)
        assert await two.houses[0].settle(room.table) == LeaseHolder("10.0.0.1:8100", 2, second.claims.name)
        await two.end()

    asyncio.run(run())


def test_a_table_goes_over_when_its_owner_does(two: TwoNodes) -> None:
    async def run() -> None:
        await two.begin()
        room, other = start_table(), start_table()
        await two.stores[0].append(part_of(room, new=True))
        await two.stores[0].append(part_of(other, new=True))
        held = await two.houses[1].settle(other.table, unreachable=two.stores[0].claims.name)
        assert held == LeaseHolder("", 2, two.stores[1].claims.name), "it does not answer"
        await two.houses[0].leave()
        held = await two.houses[1].settle(room.table)
        assert held == LeaseHolder("", 2, two.stores[1].claims.name), "it gave it back"
        assert await two.houses[1].settle("no-such-table") is None
        play_on(room, random.Random(1), most=1)
        fresh = table()
        with pytest.raises(LeaseLost):
            await two.stores[0].append(part_of(fresh, new=True), part_of(room, ("c2", ANNA)))
        assert await two.houses[1].settle(fresh.table) is None, "both or none"
        await two.end()

    asyncio.run(run())


def test_who_was_not_heard_of_is_dead_and_knows_it(two: TwoNodes) -> None:
    async def run() -> None:
        await two.begin()
        store = two.stores[0]
        name = store.claims.name

        def late(db: Db) -> bool:
            db.execute("UPDATE processes SET beat_ms = beat_ms - ? WHERE name = ?", (10 * DEAD_MS, name))
            return leases.beat_process(db, name)

        assert await store.do(late) is False
        while store.claims.name == name:
            await asyncio.sleep(0.02)
        assert await store.do(lambda db: leases.beat_process(db, store.claims.name))
        await two.end()

    asyncio.run(run())


def test_tables_that_are_written_anew_are_nobodys(two: TwoNodes) -> None:
    async def run() -> None:
        await two.begin()
        room = table()
        await two.stores[0].append(part_of(room, new=True))
        assert await two.stores[1].fenced(room.table, lambda db: db.execute("SELECT 7").get) == 7
        room.start("n", ANNA)
        with pytest.raises(LeaseLost):
            await two.stores[0].append(part_of(room))
        await two.end()

    asyncio.run(run())


def test_a_move_is_one_statement_and_under_an_old_lease_nothing_of_it_is_stored(
    two: TwoNodes, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[int] = []
    once = PostgresPipeline.at_once

    async def counted(line: PostgresPipeline, first: Statement, rest: Sequence[Statement]) -> bool:
        said.append(1 + len(rest))
        return await once(line, first, rest)

    monkeypatch.setattr(PostgresPipeline, "at_once", counted)

    async def run() -> None:
        await two.begin()
        first, second = two.stores
        room, rng = start_table(), random.Random(1)
        await first.append(part_of(room, new=True))
        parts = []
        for n in range(3):
            play_on(room, rng, most=1)
            parts.append(part_of(room, (f"c{n}", ANNA)))
        await first.append(parts[0])
        await first.append(parts[1])
        assert said == [3, 3], "the row of the table, events, command"
        stored = await second.load(room.table)  # whose links are right, and whose table it is now
        assert stored is not None
        assert stored.events == room.log[: len(stored.events)]
        assert set(stored.cids) == {"c0", "c1"}
        with pytest.raises(LeaseLost):
            await first.append(parts[2])
        assert said == [3, 3, 3]
        assert await second.load(room.table) == stored, "nothing of it"
        await second.append(parts[2])
        assert said == [3, 3, 3], "the chain was not known there"
        again = await second.load(room.table)
        assert again is not None
        assert (again.events, set(again.cids)) == (room.log, {"c0", "c1", "c2"})
        await two.end()

    asyncio.run(run())


def test_a_move_that_waits_with_others_is_refused_alone(two: TwoNodes) -> None:
    async def run() -> None:
        await two.begin()
        first, second = two.stores
        rooms = [start_table() for _ in range(4)]
        for room in rooms:
            await first.append(part_of(room, new=True))
        for number in range(2):
            if number:
                await second.load(rooms[2].table)
            parts = []
            for room in rooms:
                play_on(room, random.Random(number), most=1)
                parts.append(part_of(room, (f"c{number}", ANNA)))
            told = await asyncio.gather(*(first.append(part) for part in parts), return_exceptions=True)
            assert [type(one) for one in told] == [LeaseLost if number and n == 2 else type(None) for n in range(4)]
        for n, room in enumerate(rooms):
            stored = await second.load(room.table)
            assert stored is not None
            assert (stored.events == room.log, set(stored.cids)) == (n != 2, {"c0"} if n == 2 else {"c0", "c1"})
        await two.end()

    asyncio.run(run())


def test_a_table_that_was_just_opened_is_with_whoever_is_asked_for_it(two: TwoNodes) -> None:
    async def run() -> None:
        await two.begin()
        one, other = two.hubs
        seats = [SeatPlan("person", "Anna", ANNA), SeatPlan("person", "Ben", BEN)]
        kept, given = [await one.create(Terms(), "Table", ANNA, seats) for _ in range(2)]
        await one.tables.spare(given)
        assert one.tables.peek(given.room.table) is None
        held = [await two.houses[1].settle(live.room.table) for live in (kept, given)]
        assert held[0] == LeaseHolder("10.0.0.0:8100", 1, two.stores[0].claims.name), "it was not given back"
        assert held[1] == LeaseHolder("", 2, two.stores[1].claims.name)
        live = await other.tables.get(given.room.table)
        assert live is not None
        async with live.lock:
            live.room.start("n", ANNA)
            await other.commit(live)
        async with kept.lock:
            await one.tables.spare(kept)
        assert one.tables.peek(kept.room.table) is kept, "somebody is at it"
        await two.end()

    asyncio.run(run())
