"""Tables in memory: one room of each, and none longer than somebody needs it."""

import asyncio
import random
from pathlib import Path

import pytest

from bastide.server.http.limits import Limits
from bastide.server.live import rebuild
from bastide.server.live.clients.client import Client
from bastide.server.live.registry import LiveTable, estimate_bytes
from bastide.server.tables.table import Table
from tests.server.fixtures.hub import HubFixture, at
from tests.server.fixtures.tables import ANNA, rush, start_table

MINUTE = 1 / 1440


def test_there_is_one_room_of_a_table_whoever_asks_when(tmp_path: Path) -> None:
    async def test(place: HubFixture) -> None:
        room = start_table()
        await place.lay(room)
        kept = place.hub.tables

        async def kept_away() -> None:
            async with kept.away(room.table) as away:
                assert away
                await asyncio.sleep(0)

        async def later() -> LiveTable | None:
            await asyncio.sleep(0)
            return await kept.get(room.table)

        _, *found = await asyncio.gather(kept_away(), *(kept.get(room.table), later(), later(), later()))
        assert len({id(live) for live in found}) == 1
        assert not kept._turns

    at(tmp_path, test)


def test_what_nobody_looks_at_leaves_memory_after_ten_minutes(tmp_path: Path) -> None:
    async def test(place: HubFixture) -> None:
        rooms = [start_table() for _ in range(4)]
        await place.lay(*rooms, memory=True)
        kept, looking = place.hub.tables, Client(rooms[0].table, ANNA, place.hub.limits)
        watched = await kept.get(rooms[0].table)
        assert watched
        await place.hub.join(watched, looking)
        place.clocks.pass_days(6 * MINUTE)
        await kept.get(rooms[1].table)
        place.clocks.pass_days(6 * MINUTE)
        kept.tidy()
        assert {live.room.table for live in kept.live} == {rooms[0].table, rooms[1].table}
        place.hub.leave(watched, looking)
        place.clocks.pass_days(6 * MINUTE)
        kept.tidy()
        assert [live.room.table for live in kept.live] == [rooms[0].table], "ten minutes after the last who looked"

    at(tmp_path, test)


def test_a_game_that_is_over_leaves_memory_after_a_minute(tmp_path: Path) -> None:
    done, playing = start_table(), start_table()
    rush(done, random.Random(1))

    async def test(place: HubFixture) -> None:
        await place.lay(done, playing, memory=True)
        for table in (done.table, playing.table):
            await place.hub.tables.get(table)
        place.clocks.pass_days(MINUTE / 2)
        place.hub.tables.tidy()
        assert len(place.hub.tables) == 2
        place.clocks.pass_days(MINUTE)
        place.hub.tables.tidy()
        assert [live.room.table for live in place.hub.tables.live] == [playing.table]

    at(tmp_path, test)


def test_where_memory_is_short_finished_tables_go_first_then_the_oldest(tmp_path: Path) -> None:
    done, *rooms = [start_table() for _ in range(5)]
    rush(done, random.Random(1))

    async def test(place: HubFixture) -> None:
        async def lay(room: Table) -> list[str]:
            await place.lay(room, memory=True)
            place.clocks.pass_days(MINUTE)
            return [live.room.table for live in place.hub.tables.live]

        first, second, third, last = [room.table for room in rooms]
        for n, room in enumerate((rooms[0], done, rooms[1]), 1):
            assert len(await lay(room)) == n
        assert await lay(rooms[2]) == [first, second, third], "the finished one has gone"
        await place.hub.tables.get(first)
        assert await lay(rooms[3]) == [first, third, last]

    at(tmp_path / "number", test, Limits(live_tables=3))


def test_memory_is_counted_in_bytes(tmp_path: Path) -> None:
    rooms = [start_table() for _ in range(4)]

    async def test(place: HubFixture) -> None:
        await place.lay(*rooms, memory=True)
        assert len(place.hub.tables) == 4, "somebody may just be on his way to one"
        place.clocks.pass_days(MINUTE)
        place.hub.tables.tidy()
        assert len(place.hub.tables) == 2
        rush(rooms[3], random.Random(1))
        place.hub.tables.tidy()
        assert [live.room.table for live in place.hub.tables.live] == [rooms[2].table], "a game weighs more by and by"

    at(tmp_path, test, Limits(live_bytes=estimate_bytes(rooms[0]) * 5 // 2))


def test_a_long_game_is_loaded_in_slices(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """While it is played again others come in between."""
    monkeypatch.setattr(rebuild, "SLICE_SECONDS", 0.0)

    async def test(place: HubFixture) -> None:
        room, turns = start_table(), 0
        rush(room, random.Random(1))
        await place.lay(room)
        loading = asyncio.create_task(place.hub.tables.get(room.table))
        while not loading.done():
            await asyncio.sleep(0)
            turns += 1
        assert turns > room.head

    at(tmp_path, test)
