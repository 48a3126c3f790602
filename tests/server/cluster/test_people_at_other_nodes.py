"""People whose pages are at different processes of a house: who is there, who has gone, and who may go on."""

import asyncio
from functools import partial
from typing import Any

import pytest

from bastide.server.accounts import accounts, restrictions, sessions
from bastide.server.accounts.accounts import Account
from bastide.server.cluster import store_sync
from bastide.server.cluster.store_sync import OnlineSync
from bastide.server.features.account import privacy
from bastide.server.features.games.analysis_queue import AnalysisQueue
from bastide.server.features.games.render_queue import RenderQueue
from bastide.server.features.social import friends
from bastide.server.features.social.api import _describe_relations
from bastide.server.features.tilesets.trials import TrialGames
from bastide.server.live import preconditions
from bastide.server.live.clients.client import GOING_AWAY, Client
from bastide.server.live.hub import Hub
from bastide.server.storage.leases import DEAD_MS
from bastide.server.tables.seating import ABSENT_SECONDS
from scripts.databases import Postgres
from tests.server.cluster.test_tables_of_other_nodes import opened, run
from tests.server.fixtures.postgres import schema_of
from tests.server.fixtures.tables import ANNA, BEN, EVE
from tests.server.fixtures.two_nodes import TwoNodes, two

__all__ = ["two"]
pytestmark = pytest.mark.postgres


@pytest.fixture
def wired(postgres: Postgres, tmp_path: Any) -> TwoNodes:
    """Two processes that hear each other, not begun."""
    return TwoNodes(tmp_path, schema_of(postgres, tmp_path), wired=True)


def page(hub: Hub, device: str, session: str = "") -> Client:
    """A page that looks at no table."""
    made = Client("", device, hub.limits, hub.clock)
    made.session = session
    hub.lobby_clients.add(made)
    hub.presence.came("", device)
    return made


async def befriended(cluster: TwoNodes) -> None:
    """Anna and Ben have accounts, and are friends."""

    def work(db: Any) -> None:
        for name, device in (("Anna", ANNA), ("Ben", BEN)):
            accounts.create_account(db, Account(device, name), name)
        friends.ask_friend(db, ANNA, BEN, 1)
        friends.ask_friend(db, BEN, ANNA, 2)

    await cluster.stores[0].do(work)


async def seen(cluster: TwoNodes, at: int = 0) -> bool:
    """Whether Anna, who asks one process, is shown that Ben is there."""
    told = await cluster.stores[at].do(lambda db: _describe_relations(cluster.hubs[at], db, ANNA))
    return bool(told["friends"][0]["here"])


def test_a_friend_is_there_wherever_his_page_is_and_gone_with_its_process(two: TwoNodes) -> None:
    async def test(cluster: TwoNodes) -> None:
        await befriended(cluster)
        attending = OnlineSync(cluster.hubs[1])
        await attending.tell()
        assert not await seen(cluster)
        ben = page(cluster.hubs[1], BEN)
        await attending.tell()
        assert await seen(cluster)
        cluster.hubs[1].presence.went("", BEN)
        await attending.tell()
        assert not await seen(cluster)
        cluster.hubs[1].presence.came("", BEN)
        await attending.tell()
        name = cluster.stores[1].claims.name
        late = "UPDATE processes SET beat_ms = beat_ms - ? WHERE name = ?"
        for task in cluster.houses[1]._tasks:
            task.cancel()  # it is killed
        await cluster.stores[0].do(lambda db: db.execute(late, (10 * DEAD_MS, name)))
        assert not await seen(cluster)
        await OnlineSync(cluster.hubs[0]).tell()
        assert await cluster.stores[0].do(lambda db: db.execute("SELECT count(*) FROM here").get) == 0
        cluster.hubs[1].lobby_clients.discard(ben)

    run(two, test)


def test_nobody_is_long_gone_because_the_process_of_the_table_is(two: TwoNodes) -> None:
    async def test(cluster: TwoNodes) -> None:
        first, second = cluster.hubs
        live = await opened(first)
        table = live.room.table
        cluster.now += 10 * ABSENT_SECONDS  # so long both processes live
        await first.join(live, Client(table, ANNA, first.limits, first.clock), "")
        await first.join(live, Client(table, BEN, first.limits, first.clock), "")
        await cluster.houses[0].leave()
        after = await second.tables.get(table)
        assert after is not None
        away = second.presence.at(table)
        assert 0 < away(BEN) < 1, "he was there a moment ago"
        cluster.now += ABSENT_SECONDS
        assert away(BEN) >= ABSENT_SECONDS, "and did not come back"
        cluster.now += 20 * ABSENT_SECONDS
        second.tables.tidy()
        assert second.tables.peek(table) is None
        assert await second.tables.get(table) is not None
        assert away(BEN) >= ABSENT_SECONDS, "nobody else had it meanwhile"

    run(two, test)


def test_who_was_signed_out_elsewhere_is_so_here_also_without_the_word_of_it(two: TwoNodes) -> None:
    async def test(cluster: TwoNodes) -> None:
        hub = cluster.hubs[1]
        await befriended(cluster)
        for token, device in (("one", ANNA), ("two", BEN)):
            begin = partial(sessions.begin_session, token=token, device=device, browser="", now=sessions.now_ms())
            await cluster.stores[0].do(begin)
        anna, ben = (page(hub, who, sessions.hash_token(token)) for who, token in ((ANNA, "one"), (BEN, "two")))
        guest = page(hub, EVE)
        assert (await hub.sessions.who("two")).device == BEN
        await cluster.stores[0].do(partial(sessions.end_session, key=ben.session))
        await store_sync.sync_moderation(hub)
        assert [one.closing for one in (anna, ben, guest)] == [None, GOING_AWAY, None]
        assert (await hub.sessions.who("two")).device != BEN, "nor is his token known any longer"

    run(two, test)


def test_a_device_that_moves_is_cut_off_and_restrained_everywhere(wired: TwoNodes) -> None:
    async def test(cluster: TwoNodes) -> None:
        for hub in cluster.hubs:
            privacy.follow_device_changes(hub)
            await preconditions.follow_restrictions(hub)
        await cluster.stores[0].do(lambda db: restrictions.add_restriction(db, BEN, "mute", 0, 1))
        ben, anna = page(cluster.hubs[1], BEN), page(cluster.hubs[1], ANNA)
        await privacy.move_device_data(cluster.hubs[0], BEN, EVE)
        await asyncio.gather(*cluster.hubs[1].background.running)
        assert [one.closing for one in (ben, anna)] == [GOING_AWAY, None]
        assert cluster.hubs[1].restrictions.until(EVE, "mute") == 0

    run(wired, test)


def test_a_share_by_the_hour_is_one_over_all_processes(wired: TwoNodes, tmp_path: Any) -> None:
    async def test(cluster: TwoNodes) -> None:
        made = [
            (
                AnalysisQueue(store, hub.limits, bus=hub.bus)._hourly,
                TrialGames(hub.limits, bus=hub.bus)._hourly,
                RenderQueue(tmp_path, hub.limits, bus=hub.bus)._cards,
                hub.chat_policy.reports,
            )
            for store, hub in zip(cluster.stores, cluster.hubs, strict=True)
        ]
        for here, there in zip(*made, strict=True):
            for _ in range(here.most):
                assert here.may("10.1.1.1")
            assert there.wait("10.1.1.1") > 0
            assert there.wait("10.2.2.2") == 0

    run(wired, test)
