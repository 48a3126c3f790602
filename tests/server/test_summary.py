"""Lists of tables come from the store: no table is loaded for one."""

import random
from pathlib import Path
from typing import Any

import pytest

from bastide.server.live.hub import Hub
from bastide.server.live.registry import LiveTable
from bastide.server.live.summary import encode_summary, list_row, store_summary
from bastide.server.storage.store import StoredTable
from tests.server.conftest import ME, OPEN, House
from tests.server.place import Place, at
from tests.server.tools import ANNA, BEN, misty, play_on, started


def hub_of(house: House) -> Hub:
    """What the application runs on."""
    app: Any = house.client.app
    hub: Hub = app.app.state.hub
    return hub


@pytest.fixture
def loads(house: House, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The tables that are loaded, one after the other."""
    seen: list[str] = []
    store = hub_of(house).tables.store
    load = store.load

    async def counted(table: str) -> StoredTable | None:
        seen.append(table)
        return await load(table)

    monkeypatch.setattr(store, "load", counted)
    return seen


def forget(house: House) -> None:
    """No table is in memory."""
    tables = hub_of(house).tables
    for live in tables.live:
        tables._live.pop(live.room.table)


def lines(house: House, who: dict[str, str], kind: str = "tables") -> list[dict[str, Any]]:
    """What a list shows."""
    found: list[dict[str, Any]] = house.client.get(f"/api/{kind}", headers=who).json()[kind]
    return found


def test_lists_load_no_table(house: House, loads: list[str]) -> None:
    who = house.person()
    made = [house.open(who, ME, OPEN) for _ in range(5)]
    level = house.open(who, ME, rules="mists")
    forget(house)
    assert [one["table"] for one in lines(house, who)] == [level, *reversed(made)]
    assert [one["table"] for one in lines(house, who, "campaigns")] == [level]
    assert loads == []


def test_tables_from_before_are_loaded_once(house: House, loads: list[str]) -> None:
    who = house.person()
    made = [house.open(who, ME, OPEN, name=f"Table {n}") for n in range(3)]
    before = lines(house, who)
    store = hub_of(house).tables.store
    for table in made:
        house.client.portal.call(store.do, lambda db, table=table: store_summary(db, table, ""))  # type: ignore[union-attr]
    forget(house)
    assert lines(house, who) == before
    assert sorted(loads) == sorted(made)
    forget(house)
    assert lines(house, who) == before
    assert len(loads) == 3


@pytest.mark.parametrize("room", [started(), misty(2)])
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
    async def test(place: Place) -> None:
        room = started()
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
