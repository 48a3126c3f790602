"""A table and its crowd: told once for all who see the same, and seldom of those who come and go."""

import asyncio
import json
import random
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from bastide.server.admin.feature_listeners import connect_features
from bastide.server.bots.pool import BotPool
from bastide.server.http.limits import Limits
from bastide.server.live.clients.client import Client
from bastide.server.live.hub import Hub
from bastide.server.live.people import presence
from bastide.server.live.registry import LiveTable
from bastide.server.protocol.client_messages import Act, Undo
from bastide.server.protocol.events import SeatPlan
from bastide.server.protocol.server_messages import encode_message
from bastide.server.protocol.terms import Terms
from bastide.server.storage.store import Store
from bastide.server.tables import seating
from bastide.server.tables.table import Caller
from bastide.server.tables.views import views
from tests.server.conftest import BOT, ME, OPEN, run_app_server
from tests.server.fixtures.tables import ANNA, BEN, EVE, cid

WATCHERS = 300
Play = Callable[[Hub, LiveTable], Awaitable[None]]


def at_a_table(folder: Path, play: Play, rules: str = "base+fields") -> None:
    """A hub with one table of Anna and Ben, started, for as long as `play` takes."""

    async def run() -> None:
        store = Store(folder)
        hub = connect_features(Hub(store, BotPool()))
        seats = [SeatPlan("person", "Anna", ANNA), SeatPlan("person", "Ben", BEN)]
        live = await hub.create(Terms(rules, starter=0), "Test", ANNA, seats)
        try:
            await play(hub, live)
        finally:
            await hub.drain()
            store.close()

    asyncio.run(run())


async def come(hub: Hub, live: LiveTable, device: str) -> Client:
    """A page that reads everything later."""
    client = Client(live.room.table, device, Limits(queue=10_000))
    await hub.join(live, client)
    return client


async def all_told(hub: Hub, live: LiveTable) -> None:
    """Wait until all have been notified of who came and went."""
    while live.join_leave.due or hub.background.running:
        await asyncio.sleep(0.01)


def read(client: Client) -> list[dict[str, Any]]:
    """What a page was told since it was read last."""
    told = [json.loads(data) for data in client.queue if isinstance(data, bytes)]
    client.queue.clear()
    return told


async def move(hub: Hub, live: LiveTable, client: Client, rng: random.Random) -> None:
    """One of the things that a page may do now."""
    offers = views.make_snapshot(live.room, hub.make_caller(live, client.device)).offers
    await hub.command(live, client, Act(cid(), live.room.head, rng.choice(offers)["id"]))


def test_a_crowd_that_comes_is_told_of_once_each(tmp_path: Path) -> None:
    async def play(hub: Hub, live: LiveTable) -> None:
        anna, ben = await come(hub, live, ANNA), await come(hub, live, BEN)
        crowd = [await come(hub, live, f"{n:032x}") for n in range(WATCHERS)]
        await all_told(hub, live)
        for one in crowd[1:]:
            hub.leave(live, one)
        await all_told(hub, live)
        told = [read(one) for one in (anna, ben, *crowd)]
        assert all(one[0]["t"] == "snapshot" for one in told)
        assert WATCHERS < sum(map(len, told)) < 1000

    at_a_table(tmp_path, play)


def test_a_move_before_a_crowd_makes_as_many_views_as_before_two(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[str] = []
    real = views.make_update

    def counted(room: Any, who: Caller, since: int) -> Any:
        made.append(who.device)
        return real(room, who, since)

    async def play(hub: Hub, live: LiveTable) -> None:
        rng = random.Random(1)
        pages = {device: await come(hub, live, device) for device in (ANNA, BEN)}
        monkeypatch.setattr(views, "make_update", counted)
        counts = []
        for size in (2, WATCHERS):
            crowd = [await come(hub, live, f"{size}-{n}") for n in range(size)]
            made.clear()
            await move(hub, live, pages[str(live.room.deciding and live.room.deciding.device)], rng)
            counts.append(len(made))
            told = [read(one)[-1] for one in crowd]
            assert all(one == told[0] for one in told)
            assert told[0]["t"] == "update"
            for one in crowd:
                hub.leave(live, one)
        assert counts == [3, 3], "one for each who sits there, and one for all who watch"

    at_a_table(tmp_path, play)


def test_everybody_hears_what_would_have_been_made_for_him_alone(tmp_path: Path) -> None:
    async def play(hub: Hub, live: LiveTable) -> None:
        rng, room = random.Random(5), live.room
        pages = [await come(hub, live, device) for device in (ANNA, ANNA, BEN, EVE, "f" * 32)]
        await all_told(hub, live)  # or who came is told in the middle of a move
        for page in pages:
            read(page)
        for _ in range(60):
            seen = [page.seen for page in pages]
            acting = pages[0] if room.deciding and room.deciding.device == ANNA else pages[2]
            if rng.random() < 0.2 and room.may_undo(acting.device):
                await hub.command(live, acting, Undo(cid(), room.head))
            else:
                await move(hub, live, acting, rng)
            for page, since in zip(pages, seen, strict=True):
                told = [one for one in read(page) if one["t"] in ("update", "snapshot")]
                room.view_cache.forget()
                alone = views.make_update(room, hub.make_caller(live, page.device), since)
                assert told[-1] == json.loads(encode_message(alone))
                page.seen = since if rng.random() < 0.2 else room.head  # somebody missed something

    at_a_table(tmp_path, play)


def test_those_who_sit_there_are_told_of_and_not_too_often(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seating, "ABSENT_SECONDS", 4.0)

    async def play(hub: Hub, live: LiveTable) -> None:
        began = time.monotonic()
        eve, ben = await come(hub, live, EVE), await come(hub, live, BEN)
        for _ in range(50):
            anna = await come(hub, live, ANNA)
            hub.leave(live, anna)
        left = time.monotonic()
        read(ben)
        await all_told(hub, live)
        told = read(eve)[1:]
        assert 1 <= len(told) <= 2 + (time.monotonic() - began) / presence.PAUSE
        assert told[-1]["seq"] == told[-1]["prev"] == live.room.head
        assert not told[-1]["table"]["seats"][0]["online"]
        while not any(one["table"]["host"] for one in read(ben) if "table" in one):
            await asyncio.sleep(0.05)  # Anna is gone, and Ben hears of it without anybody moving
        assert time.monotonic() - left > seating.ABSENT_SECONDS

    at_a_table(tmp_path, play)


def test_a_table_has_room_for_so_many_and_always_for_those_who_sit_there(tmp_path: Path) -> None:
    with run_app_server(tmp_path, Limits(watchers=2)) as server:
        anna, ben = server.person(), server.person()
        table = server.open(anna, ME, BOT, OPEN)
        with server.sit_at(table, ben), server.sit_at(table, server.person()):
            with server.client.websocket_connect(f"ws://localhost/ws/{table}", headers=server.person()) as line:
                assert json.loads(line.receive_text())["code"] == "crowded"
                assert line.receive()["code"] == 1013
            with server.sit_at(table, anna) as own:
                assert own.table["host"]
