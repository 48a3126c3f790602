"""Lists of tables come from the store: no table is loaded for one."""

import random
from pathlib import Path
from typing import Any

import pytest

from bastide.server.live.hub import Hub
from bastide.server.live.registry import LiveTable
from bastide.server.live.summary import encode_summary, list_row, store_summary
from bastide.server.storage.store import StoredTable
from tests.server.conftest import ME, OPEN, AppServer
from tests.server.fixtures.hub import HubFixture, at
from tests.server.fixtures.tables import ANNA, BEN, misty, play_on, start_table


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
