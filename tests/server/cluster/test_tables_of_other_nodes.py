"""What one process of a house must not do to a table of another one, and does not keep for ever."""

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bastide.server.features.lobby.lobby import Lobby
from bastide.server.features.moderation import ban_commands
from bastide.server.http.limits import Limits
from bastide.server.live.clients.client import Client
from bastide.server.live.hub import Hub
from bastide.server.live.registry import LiveTable
from bastide.server.live.site import AdminContext
from bastide.server.live.timers import clocks
from bastide.server.protocol.events import SeatPlan
from bastide.server.protocol.terms import Terms
from scripts.databases import Postgres
from tests.server.fixtures.lobby import LobbyFixture, LobbyPage
from tests.server.fixtures.postgres import schema_of
from tests.server.fixtures.tables import ANNA, BEN
from tests.server.fixtures.two_nodes import TwoNodes, two

__all__ = ["two"]
pytestmark = pytest.mark.postgres
SEATS = [SeatPlan("person", "Anna", ANNA), SeatPlan("person", "Ben", BEN)]
LONG = 601.0
"""Seconds after which a table that nobody looks at leaves memory."""


def run(cluster: TwoNodes, test: Callable[[TwoNodes], Coroutine[Any, Any, None]]) -> None:
    """A test while both are there."""

    async def whole() -> None:
        await cluster.begin()
        try:
            await test(cluster)
        finally:
            await cluster.end()

    asyncio.run(whole())


async def opened(hub: Hub) -> LiveTable:
    """A table of Anna's and Ben's."""
    return await hub.create(Terms(), "Table", ANNA, SEATS)


async def epoch(cluster: TwoNodes, table: str) -> int:
    """How many owners a table has had."""
    sql = "SELECT epoch FROM tables WHERE id = ?"
    return int(await cluster.stores[0].do(lambda db: db.execute(sql, (table,)).get))


def test_what_left_memory_is_forgotten_with_its_lease(two: TwoNodes) -> None:
    async def test(cluster: TwoNodes) -> None:
        hub, claims = cluster.hubs[0], cluster.stores[0].claims
        tables = [(await opened(hub)).room.table for _ in range(5)]
        assert len(claims.epochs) == 5
        cluster.now += LONG
        hub.tables.tidy()
        assert (len(hub.tables), len(claims.epochs)) == (0, 5), "somebody may be coming to them just now"
        live = await hub.tables.get(tables[0])
        assert live is not None
        hub.tables.tidy()
        assert list(claims.epochs) == tables[:1]
        assert (await cluster.houses[1].settle(tables[1])) is not None
        assert await epoch(cluster, tables[1]) == 1, "for the others it is still its table"
        assert await cluster.houses[0].settle(tables[2]) is not None  # asked for, and never loaded
        hub.tables.tidy()
        hub.tables.tidy()
        assert list(claims.epochs) == tables[:1]
        again = await hub.tables.get(tables[1])
        assert again is not None
        for one in (live, again):
            async with one.lock:
                one.room.start("n", ANNA)
                await hub.commit(one)

    run(two, test)


def test_the_clock_of_a_table_that_went_elsewhere_takes_nothing_back(two: TwoNodes) -> None:
    async def test(cluster: TwoNodes) -> None:
        first, second = cluster.hubs
        table = (await opened(first)).room.table
        live = await second.tables.get(table)
        assert live is not None
        assert await epoch(cluster, table) == 2
        for stale in first.tables.live:
            first.tables.drop(stale)
        clocks._ring(first, table)
        await asyncio.gather(*first.background.running)
        assert (first.tables.peek(table), await epoch(cluster, table)) == (None, 2)

    run(two, test)


def test_an_operator_who_looks_takes_nothing(two: TwoNodes, tmp_path: Path) -> None:
    async def test(cluster: TwoNodes) -> None:
        table = (await opened(cluster.hubs[0])).room.table
        told = await ban_commands.describe_seats_of_table(AdminContext(tmp_path, cluster.hubs[1]), table)
        assert [seat["name"] for seat in told["seats"]] == ["Anna", "Ben"]
        assert (cluster.hubs[1].tables.peek(table), await epoch(cluster, table)) == (None, 1)

    run(two, test)


class Meetings:
    """The meeting of each process, with a page at each."""

    def __init__(self, cluster: TwoNodes) -> None:
        self.of = [Lobby(hub) for hub in cluster.hubs]
        halls = [SimpleNamespace(meeting=one, place=SimpleNamespace(hub=one.hub)) for one in self.of]
        self.anna, self.ben = (
            LobbyPage(cast(LobbyFixture, hall), who) for hall, who in zip(halls, (ANNA, BEN), strict=True)
        )

    async def seek(self) -> None:
        """Ben has waited for longest."""
        for meeting, page in zip(self.of, (self.anna, self.ben), strict=True):
            await meeting.join(page.client)
        await self.ben.seek("Ben")
        began = self.of[1].now()
        while self.of[1].now() == began:
            await asyncio.sleep(0.001)
        await self.anna.seek("Anna")

    async def round(self) -> None:
        """One after the other."""
        for meeting in self.of:
            await meeting.round()


def test_who_was_left_alone_hears_it_wherever_his_page_is(two: TwoNodes) -> None:
    async def test(cluster: TwoNodes) -> None:
        meet = Meetings(cluster)
        await meet.seek()
        await meet.round()
        table = meet.ben.last("seeking")["table"]
        assert meet.anna.last("seeking")["table"] == table
        live = cluster.hubs[0].tables.peek(table)  # whose process was quicker
        assert live is not None
        await cluster.hubs[0].join(live, Client(table, BEN, cluster.hubs[0].limits, cluster.hubs[0].clock), "")
        await cluster.stores[0].do(lambda db: db.execute("UPDATE tables SET created_ms = 0"))
        await meet.round()
        told = meet.ben.last("seeking")
        assert (told["state"], told["alone"]) == ("waiting", True)
        assert meet.anna.last("seeking")["state"] == "idle"
        await meet.ben.seek("Ben")
        assert "alone" not in meet.ben.last("seeking"), "once"

    run(two, test)


def test_that_there_is_no_room_is_heard_wherever_ones_page_is(postgres: Postgres, tmp_path: Path) -> None:
    async def test(cluster: TwoNodes) -> None:
        meet = Meetings(cluster)
        await meet.seek()
        await meet.of[0].round()
        assert [one["t"] for one in meet.ben.heard() if one["t"] == "refusal"] == []
        await meet.of[1].round()
        assert meet.ben.last("refusal")["code"] == "full"
        assert [one for one in meet.anna.heard() if one["t"] == "refusal"] == []

    run(TwoNodes(tmp_path, schema_of(postgres, tmp_path), Limits(open_tables=0)), test)
