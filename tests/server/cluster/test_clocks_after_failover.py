"""Clocks of a table whose process dies: the next one goes on, on any machine, and nobody has to look."""

import time
from pathlib import Path

import pytest

from bastide.server.live.hub import Hub
from bastide.server.live.timers import clocks
from bastide.server.protocol.clock import Clock
from bastide.server.protocol.terms import Terms
from bastide.server.storage.leases import DEAD_MS
from bastide.server.storage.store import Store
from scripts.databases import Postgres
from tests.server.cluster.test_tables_of_other_nodes import SEATS, run
from tests.server.fixtures.postgres import schema_of
from tests.server.fixtures.tables import ANNA
from tests.server.fixtures.two_nodes import TwoNodes

pytestmark = pytest.mark.postgres
A_LITTLE, MINUTE = 10_000, 60_000
"""Milliseconds; the test itself may take a little."""


async def begun(hub: Hub, clock: Clock) -> str:
    """A game with a clock whose first decision is open, and nobody is there."""
    live = await hub.create(Terms(clock=clock, starter=0), "Table", ANNA, SEATS)
    async with live.lock:
        live.room.start("n", ANNA)
        await hub.commit(live)
        clocks.watch_clock(hub, live)
    return live.room.table


async def killed(cluster: TwoNodes) -> None:
    """The first process is gone."""
    for task in cluster.houses[0]._tasks:
        task.cancel()
    name, sql = cluster.stores[0].claims.name, "UPDATE processes SET beat_ms = beat_ms - ? WHERE name = ?"
    await cluster.stores[1].do(lambda db: db.execute(sql, (10 * DEAD_MS, name)))


def restarted(cluster: TwoNodes, folder: Path, address: str, monkeypatch: pytest.MonkeyPatch, ahead: float) -> Store:
    """The second process has begun while the first one lives, on a machine whose clock is so many seconds ahead."""
    real = time.time
    monkeypatch.setattr(time, "time", lambda: real() + ahead)
    late = Store(folder, address=address)
    cluster.stores[1].service = late.service
    return late


@pytest.mark.parametrize("clock", [Clock(turn=120, out="end"), Clock(days=1, out="end")])
def test_a_clock_goes_on_with_the_next_owner(
    postgres: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, clock: Clock
) -> None:
    address = schema_of(postgres, tmp_path)

    async def test(cluster: TwoNodes) -> None:
        hub, store = cluster.hubs[1], cluster.stores[1]
        early = cluster.stores[1].service
        late = restarted(cluster, tmp_path, address, monkeypatch, 40.0)
        table = await begun(cluster.hubs[0], clock)
        for one in cluster.stores:
            one.service._open += MINUTE
        await killed(cluster)
        live = await hub.tables.get(table)
        assert live is not None
        assert abs(clocks.decision_open_ms(hub, live) - MINUTE) < A_LITTLE
        hub.tables.drop(live)
        store.service._open += clock.turn_ms
        await clocks.tick_clocks(hub)
        live = await hub.tables.get(table)
        assert live is not None
        assert live.room.phase == "abandoned", "although nobody looked"
        cluster.stores[1].service = early
        late.close()

    run(TwoNodes(tmp_path, address), test)
