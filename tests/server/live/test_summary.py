"""Lists of tables come from the store: no table is loaded for one."""

import random
from pathlib import Path
from typing import Any

import pytest

from bastide.server.live.clients.client import Client
from bastide.server.live.hub import Hub
from bastide.server.live.registry import LiveTable
from bastide.server.live.summary import encode_summary, list_game_rows, list_row, load_summary, store_summary
from bastide.server.storage.store import StoredTable
from tests.server.conftest import ME, OPEN, AppServer
from tests.server.fixtures.hub import HubFixture, at
from tests.server.fixtures.tables import ANNA, BEN, act, misty, offers, play_on, start_table


def hub_of(server: AppServer) -> Hub:
    """What the application runs on."""
    app: Any = server.client.app
    hub: Hub = app.app.state.hub
    return hub


@pytest.fixture
def loads(server: AppServer, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The tables that are loaded, one after the other."""
    seen: list[str] = []
    store = hub_of(server).tables.store
    load = store.load

    async def counted(table: str) -> StoredTable | None:
        seen.append(table)
        return await load(table)

    monkeypatch.setattr(store, "load", counted)
    return seen


def forget(server: AppServer) -> None:
    """No table is in memory."""
    tables = hub_of(server).tables
    for live in tables.live:
        tables._live.pop(live.room.table)


def lines(server: AppServer, who: dict[str, str], kind: str = "tables") -> list[dict[str, Any]]:
    """What a list shows."""
    found: list[dict[str, Any]] = server.client.get(f"/api/{kind}", headers=who).json()[kind]
    return found


def test_lists_load_no_table(server: AppServer, loads: list[str]) -> None:
    who = server.person()
    made = [server.open(who, ME, OPEN) for _ in range(5)]
    level = server.open(who, ME, rules="mists")
    forget(server)
    assert [one["table"] for one in lines(server, who)] == [level, *reversed(made)]
    assert [one["table"] for one in lines(server, who, "campaigns")] == [level]
    assert loads == []


def test_tables_from_before_are_loaded_once(server: AppServer, loads: list[str]) -> None:
    who = server.person()
    made = [server.open(who, ME, OPEN, name=f"Table {n}") for n in range(3)]
    before = lines(server, who)
    store = hub_of(server).tables.store
    for table in made:
        server.client.portal.call(store.do, lambda db, table=table: store_summary(db, table, ""))  # type: ignore[union-attr]
    forget(server)
    assert lines(server, who) == before
    assert sorted(loads) == sorted(made)
    forget(server)
    assert lines(server, who) == before
    assert len(loads) == 3


@pytest.mark.parametrize("room", [start_table(), misty(2)])
def test_a_line_tells_what_the_table_tells(room: Any) -> None:
    def look(_: Any = None) -> None:
        assert room.match is not None
        deciding = room.deciding
        for device in (ANNA, BEN):
            line = list_row(room.table, room.phase, encode_summary(room), device)
            assert line["yourTurn"] == (deciding is not None and deciding.device == device)
            assert line["scores"] == room.match.game.scores
            assert line["left"] == sum(room.match.game.left().values())
            assert [seat["name"] for seat in line["seats"]] == [seat.name for seat in room.seats]
            assert "Anna" not in str(ANNA)
            assert ANNA not in str(line)

    look()
    play_on(room, random.Random(3), look, most=30)


def test_a_table_that_ended_unloaded_is_nobodys_turn(tmp_path: Path) -> None:
    async def test(place: HubFixture) -> None:
        room = start_table()
        await place.lay(room)
        store = place.hub.tables.store
        before = encode_summary(room)
        assert await store.end(room.table, "operator")
        live: LiveTable | None = await place.hub.tables.get(room.table)
        assert live is not None
        loaded = list_row(room.table, "abandoned", encode_summary(live.room), ANNA)
        assert list_row(room.table, "abandoned", before, ANNA) == loaded
        assert loaded["phase"] == "abandoned"
        assert not loaded["yourTurn"]

    at(tmp_path, test)


async def place_tile(place: HubFixture, live: LiveTable) -> None:
    """The player to decide places a tile, and the table stores it."""
    assert live.room.match is not None
    while live.room.match.seat is None or not offers(live.room)[0]["id"].startswith("place"):
        act(live.room, "pass")
    act(live.room, offers(live.room)[0]["id"])
    await place.hub.commit(live)


async def laid(place: HubFixture, table: str) -> int:
    """The number of tiles in the stored summary."""
    summary = await place.store.do(lambda db: load_summary(db, table))
    assert summary is not None
    return summary.laid


def test_a_summary_may_be_late_within_a_turn_and_no_list_shows_it(tmp_path: Path) -> None:
    async def test(place: HubFixture) -> None:
        room = start_table()
        await place.lay(room, memory=True)
        live = place.hub.tables.peek(room.table)
        assert live is not None
        await place_tile(place, live)
        assert (await laid(place, room.table), room.summary_late) == (1, True)
        rows = await list_game_rows(place.hub.tables, [room.table], ANNA)
        assert rows[room.table]["laid"] == 2
        assert (await laid(place, room.table), room.summary_late) == (2, False)
        act(room, "pass")
        await place_tile(place, live)
        assert await laid(place, room.table) == 3, "a turn ended in between"

    at(tmp_path, test)


@pytest.mark.parametrize("end", ["leaves", "stops"])
def test_a_late_summary_is_written_when_the_last_page_closes_or_the_server_stops(tmp_path: Path, end: str) -> None:
    async def test(place: HubFixture) -> None:
        room = start_table()
        await place.lay(room, memory=True)
        live = place.hub.tables.peek(room.table)
        assert live is not None
        page = Client(room.table, ANNA, place.hub.limits)
        await place.hub.join(live, page)
        await place_tile(place, live)
        assert await laid(place, room.table) == 1
        if end == "leaves":
            place.hub.leave(live, page)
            await place.idle()
        else:
            place.hub.sockets = 0
            await place.hub.drain()
        assert await laid(place, room.table) == 2

    at(tmp_path, test)


def test_the_summary_of_a_rated_game_is_never_late(tmp_path: Path) -> None:
    async def test(place: HubFixture) -> None:
        room = start_table(rated=True)
        await place.lay(room, memory=True)
        live = place.hub.tables.peek(room.table)
        assert live is not None
        await place_tile(place, live)
        assert (await laid(place, room.table), room.summary_late) == (2, False)

    at(tmp_path, test)
