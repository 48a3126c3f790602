"""A rematch begins when the last of its people comes; a bot can be offered to whoever waits, a minute later."""

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

from bastide.server.live.clients.client import Client
from bastide.server.live.registry import LiveTable
from bastide.server.protocol.client_messages import PutBot, Rematch
from bastide.server.tables.table import Caller
from bastide.server.tables.views import views
from tests.server.fixtures.hub import HubFixture
from tests.server.fixtures.tables import ANNA, BEN, cid, start_table


def at(folder: Path, test: Callable[[HubFixture], Coroutine[Any, Any, None]]) -> None:
    """Run a test on a hub; nobody is left there who would have to hear that it goes down."""

    async def run() -> None:
        place = HubFixture(folder)
        try:
            await test(place)
        finally:
            place.store.close()

    asyncio.run(run())


async def rematch(place: HubFixture) -> LiveTable:
    """The next table, opened by Anna, who is there."""
    room = start_table()
    room.abandon("time")
    await place.lay(room, memory=True)
    old = place.hub.tables.peek(room.table)
    assert old
    await place.hub.command(old, Client(room.table, ANNA, place.hub.limits), Rematch(cid(), room.head))
    live = await place.hub.tables.get(room.rematch)
    assert live
    assert views.make_snapshot(old.room, Caller(BEN)).table["rematchBy"] == 0, "Anna has asked"
    await come(place, live, ANNA)
    return live


async def come(place: HubFixture, live: LiveTable, device: str) -> None:
    """Somebody looks at the table; his page hears all that it is told."""
    client = Client(live.room.table, device, place.hub.limits)
    await place.hub.join(live, client)
    live.clients.discard(client)


def told(place: HubFixture, live: LiveTable) -> dict[str, object]:
    info = views.table_info(live.room, place.hub.make_caller(live, ANNA))
    seat = info["seats"][1]
    return {"waits": info.get("waits", False), "online": seat["online"], "mayBot": seat.get("mayBot", False)}


def test_it_begins_when_everybody_is_there(tmp_path: Path) -> None:
    async def test(place: HubFixture) -> None:
        live = await rematch(place)
        assert told(place, live) == {"waits": True, "online": False, "mayBot": False}
        await come(place, live, BEN)
        assert live.room.phase == "playing"
        assert told(place, live) == {"waits": False, "online": True, "mayBot": False}

    at(tmp_path, test)


def test_a_bot_is_offered_after_a_minute_and_goes_when_its_person_comes(tmp_path: Path) -> None:
    async def test(place: HubFixture) -> None:
        live = await rematch(place)
        anna = Client(live.room.table, ANNA, place.hub.limits)
        await place.hub.command(live, anna, PutBot(cid(), live.room.head, 1, "greedy"))
        assert live.room.seats[1].kind == "person", "nobody is replaced at once"
        place.clocks.pass_days(61 / 86400)
        assert told(place, live) == {"waits": True, "online": False, "mayBot": True}
        await place.hub.command(live, anna, PutBot(cid(), live.room.head, 1, "greedy"))
        assert (live.room.seats[1].kind, live.room.seats[1].name) == ("bot", "Ben")
        await come(place, live, BEN)
        assert live.room.seats[1].kind == "person"
        assert live.room.phase == "playing"

    at(tmp_path, test)
