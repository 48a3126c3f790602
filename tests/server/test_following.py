"""Two hubs on one store that never hear each other, as two processes of a house whose bus is away."""

import asyncio
from pathlib import Path

from bastide.server.bots.desk import BotDesk
from bastide.server.hall.hub import Hub
from bastide.server.hall.site import Site
from bastide.server.operation import following
from bastide.server.operation.banning import ban, unban
from bastide.server.order import restraints
from bastide.server.people.bans import CLOSED
from bastide.server.storage import clocks
from bastide.server.storage.service import DAY
from bastide.server.storage.store import Store
from bastide.server.telling.client import Client
from tests.server.tools import ANNA, BEN, EVE


def test_what_is_decided_about_people_reaches_a_process_that_heard_nothing(tmp_path: Path) -> None:
    async def run() -> None:
        store = Store(tmp_path)
        here, there = Hub(store, BotDesk()), Hub(store, BotDesk())
        line = Client("", BEN, there.limits)
        there.beside.add(line)
        now = store.service.open()

        await ban(Site(tmp_path, here), device=BEN)
        await store.do(lambda db: restraints.put(db, ANNA, "mute", 0, now))
        await store.do(lambda db: clocks.rest(db, EVE, now, now + DAY))
        assert there.bans.of_device(BEN) is None
        await following.look(there)
        assert there.bans.of_device(BEN) is not None
        assert line.closing == CLOSED
        assert there.restraints.until(ANNA, "mute") == 0
        assert there.rests.ahead(EVE, now) > 0

        await unban(Site(tmp_path, here), BEN)
        await store.do(lambda db: restraints.lift(db, ANNA))
        await store.do(lambda db: clocks.end_rest(db, EVE, now))
        await following.look(there)
        assert there.bans.of_device(BEN) is None
        assert there.restraints.until(ANNA, "mute") is None
        assert there.rests.ahead(EVE, now) == 0
        store.close()

    asyncio.run(run())
