"""Two hubs on one store that never hear each other, as two processes of a house whose bus is away."""

import asyncio
from pathlib import Path

from bastide.server.accounts import restrictions
from bastide.server.accounts.bans import CLOSED
from bastide.server.bots.pool import BotPool
from bastide.server.cluster import store_sync
from bastide.server.features.moderation.ban_commands import add_ban, remove_ban
from bastide.server.live.clients.client import Client
from bastide.server.live.hub import Hub
from bastide.server.live.site import AdminContext
from bastide.server.storage import table_clocks
from bastide.server.storage.service_clock import DAY
from bastide.server.storage.store import Store
from tests.server.fixtures.tables import ANNA, BEN, EVE


def test_what_is_decided_about_people_reaches_a_process_that_heard_nothing(tmp_path: Path) -> None:
    async def run() -> None:
        store = Store(tmp_path)
        here, there = Hub(store, BotPool()), Hub(store, BotPool())
        line = Client("", BEN, there.limits)
        there.lobby_clients.add(line)
        now = store.service.open()

        await add_ban(AdminContext(tmp_path, here), device=BEN)
        await store.do(lambda db: restrictions.add_restriction(db, ANNA, "mute", 0, now))
        await store.do(lambda db: table_clocks.store_vacation(db, EVE, now, now + DAY))
        assert there.bans.of_device(BEN) is None
        await store_sync.sync_moderation(there)
        assert there.bans.of_device(BEN) is not None
        assert line.closing == CLOSED
        assert there.restrictions.until(ANNA, "mute") == 0
        assert there.vacations.ahead(EVE, now) > 0

        await remove_ban(AdminContext(tmp_path, here), BEN)
        await store.do(lambda db: restrictions.lift_restrictions(db, ANNA))
        await store.do(lambda db: table_clocks.end_vacation(db, EVE, now))
        await store_sync.sync_moderation(there)
        assert there.bans.of_device(BEN) is None
        assert there.restrictions.until(ANNA, "mute") is None
        assert there.vacations.ahead(EVE, now) == 0
        store.close()

    asyncio.run(run())
