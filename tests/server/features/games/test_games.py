"""My games: a page of them from the store, and what a device makes of each."""

from pathlib import Path
from typing import Any

import pytest

from bastide.server.http.limits import Limits
from bastide.server.live import closing
from bastide.server.storage.db import Db
from tests.server.conftest import BOT, ME, OPEN, AppServer, run_app_server
from tests.server.features.account.test_device import everything, finish, stored
from tests.server.live.test_summary import forget, hub_of


def games(server: AppServer, who: dict[str, str], show: str = "open", begin: int = 0) -> dict[str, Any]:
    """A page of somebody's games."""
    answer = server.client.get(f"/api/games?show={show}&from={begin}", headers=who)
    assert answer.status_code == 200, answer.text
    told: dict[str, Any] = answer.json()
    return told


def names(server: AppServer, who: dict[str, str], show: str = "open") -> list[str]:
    """The tables on it."""
    return [one["table"] for one in games(server, who, show)["games"]]


def change(server: AppServer, who: dict[str, str], table: str, **what: Any) -> int:
    """Ask for a change; the status of the answer."""
    return int(server.client.post(f"/api/games/{table}", json=what, headers=who).status_code)


def delete(server: AppServer, who: dict[str, str], table: str) -> Any:
    """Ask to delete it."""
    return server.client.delete(f"/api/games/{table}", headers=who)


def two(server: AppServer) -> tuple[dict[str, str], dict[str, str], str]:
    """Two people at a table that has not begun."""
    anna, ben = server.person(), server.person()
    table = server.open(anna, ME, OPEN, name="Sunday")
    with server.sit_at(table, ben) as line:
        line.ask("sit", seat=1, name="Ben")
    return anna, ben, table


def test_a_page_shows_what_is_needed_and_wakes_no_table(server: AppServer) -> None:
    anna = server.person()
    table = server.open(anna, ME, BOT)
    with server.sit_at(table, anna) as line:
        finish(line)
    forget(server)
    assert games(server, anna)["games"] == []
    told = games(server, anna, "over")
    (one,) = told["games"]
    assert told["counts"] == {"open": 0, "over": 1, "hidden": 0}
    assert "next" not in told
    assert one["mine"] == [0]
    assert one["alone"]
    assert [seat for seat, place in enumerate(one["places"]) if place == 1] == one["winners"] != []
    assert one["changed"] >= one["created"]
    cells = one["map"].split(" ")
    assert len(cells) == one["laid"] > 20
    assert cells[0] == "0,0:krfrf"
    assert len(hub_of(server).tables) == 0
    assert "device" not in str(one)


def test_pages_have_an_end(tmp_path: Path) -> None:
    with run_app_server(tmp_path / "data", Limits(games_listed=2)) as server:
        anna = server.person()
        made = [server.open(anna, ME, OPEN) for _ in range(3)]
        first = games(server, anna)
        assert [one["table"] for one in first["games"]] == made[:0:-1]
        assert first["next"] == 2
        last = games(server, anna, begin=2)
        assert [one["table"] for one in last["games"]] == made[:1]
        assert "next" not in last
        for wrong in ("show=all", "from=x", "from=1234567", "from=-1"):
            assert server.client.get(f"/api/games?{wrong}", headers=anna).status_code == 400


def test_a_device_hides_and_names_its_games_for_itself(server: AppServer) -> None:
    anna, ben, table = two(server)
    assert change(server, anna, table, hidden=True, name="  With  Ben ") == 200
    assert names(server, anna) == []
    assert names(server, anna, "hidden") == [table]
    assert names(server, ben) == [table]
    assert server.client.get("/api/tables", headers=anna).json()["tables"] == []
    assert games(server, anna, "hidden")["games"][0]["called"] == "With Ben"
    assert change(server, anna, table, hidden=False) == 200
    assert games(server, anna)["games"][0]["called"] == "With Ben"
    assert "called" not in games(server, ben)["games"][0]
    assert change(server, anna, table, name="") == 200
    assert "called" not in games(server, anna)["games"][0]


@pytest.mark.parametrize("wrong", [{"name": "x" * 25}, {"name": "y" * 500}, {"hidden": 1}, {"other": True}])
def test_what_cannot_be_is_refused(server: AppServer, wrong: dict[str, Any]) -> None:
    anna = server.person()
    assert change(server, anna, server.open(anna, ME, OPEN), **wrong) == 400


def test_only_ones_own_games_are_changed(server: AppServer) -> None:
    _, _, table = two(server)
    carl = server.person()
    assert change(server, carl, table, hidden=True) == delete(server, carl, table).status_code == 404
    assert change(server, {}, table, hidden=True) == delete(server, carl, "none").status_code == 404


def test_a_game_of_nobody_else_is_erased(server: AppServer) -> None:
    anna = server.person()
    table = server.open(anna, ME, BOT)
    change(server, anna, table, name="Alone")
    with server.sit_at(table, anna):
        assert delete(server, anna, table).json() == {"erased": True}
    assert names(server, anna) == []
    assert server.client.get(f"/api/tables/{table}/record").status_code == 404
    assert hub_of(server).tables.peek(table) is None


def test_a_game_with_others_goes_out_of_ones_own_lists_for_good(server: AppServer) -> None:
    anna, ben, table = two(server)
    assert delete(server, anna, table).json()["code"] == "still-open"
    with server.sit_at(table, anna) as line:
        line.ask("start")
    server.client.portal.call(closing.abandon_table, hub_of(server), table, "time")  # type: ignore[union-attr]
    assert delete(server, anna, table).json() == {"erased": False}
    assert names(server, anna, "over") == []
    assert names(server, ben, "over") == [table]
    assert delete(server, anna, table).status_code == 404
    assert server.client.get(f"/api/tables/{table}/record").status_code == 200


def test_a_game_of_a_campaign_goes_out_of_the_lists_and_stays(server: AppServer) -> None:
    anna = server.person()
    table = server.open(anna, ME, rules="mists")
    (one,) = games(server, anna)["games"]
    assert (one["alone"], one["kept"]) == (True, True)
    assert delete(server, anna, table).json() == {"erased": False}
    assert names(server, anna) == []
    with server.sit_at(table, anna) as line:
        assert line.table["phase"] == "playing"


@pytest.mark.sqlite
def test_a_game_from_before_maps_is_loaded_once(server: AppServer) -> None:
    anna = server.person()
    table = server.open(anna, ME, BOT)
    with server.sit_at(table, anna) as line:
        assert line.table["phase"] == "playing"
    store = hub_of(server).tables.store

    def age(db: Db) -> None:
        sql = "UPDATE tables SET summary = json_remove(summary, '$.map', '$.laid', '$.turns') WHERE id = ?"
        db.execute(sql, (table,))

    server.client.portal.call(store.do, age)  # type: ignore[union-attr]
    for awake in (1, 0):
        forget(server)
        assert games(server, anna)["games"][0]["map"].startswith("0,0:")
        assert len(hub_of(server).tables) == awake


def test_another_browser_takes_them_along_and_erasing_takes_them_out(tmp_path: Path) -> None:
    with run_app_server(tmp_path / "data") as server:
        anna, _, table = two(server)
        change(server, anna, table, hidden=True, name="Zwiebel")
        assert everything(server, anna)["tables"][0]["called"] == "Zwiebel"
        code = server.client.post("/api/me/code", headers=anna).json()["code"]
        moved = server.person()
        assert server.client.post("/api/me/recover", json={"code": code}, headers=moved).status_code == 200
        assert games(server, moved, "hidden")["games"][0]["called"] == "Zwiebel"
        assert names(server, anna, "hidden") == []
        server.client.delete("/api/me", headers=moved)
    assert stored(tmp_path / "data", "Zwiebel") == []
