"""My games: a page of them from the store, and what a device makes of each."""

from pathlib import Path
from typing import Any

import pytest

from bastide.server.http.limits import Limits
from bastide.server.live import closing
from bastide.server.storage.db import Db
from tests.server.conftest import BOT, ME, OPEN, House, house_of
from tests.server.test_me import everything, finish, stored
from tests.server.test_summary import forget, hub_of


def games(house: House, who: dict[str, str], show: str = "open", begin: int = 0) -> dict[str, Any]:
    """A page of somebody's games."""
    answer = house.client.get(f"/api/games?show={show}&from={begin}", headers=who)
    assert answer.status_code == 200, answer.text
    told: dict[str, Any] = answer.json()
    return told


def names(house: House, who: dict[str, str], show: str = "open") -> list[str]:
    """The tables on it."""
    return [one["table"] for one in games(house, who, show)["games"]]


def change(house: House, who: dict[str, str], table: str, **what: Any) -> int:
    """Ask for a change; the status of the answer."""
    return int(house.client.post(f"/api/games/{table}", json=what, headers=who).status_code)


def delete(house: House, who: dict[str, str], table: str) -> Any:
    """Ask to delete it."""
    return house.client.delete(f"/api/games/{table}", headers=who)


def two(house: House) -> tuple[dict[str, str], dict[str, str], str]:
    """Two people at a table that has not begun."""
    anna, ben = house.person(), house.person()
    table = house.open(anna, ME, OPEN, name="Sunday")
    with house.sit_at(table, ben) as line:
        line.ask("sit", seat=1, name="Ben")
    return anna, ben, table


def test_a_page_shows_what_is_needed_and_wakes_no_table(house: House) -> None:
    anna = house.person()
    table = house.open(anna, ME, BOT)
    with house.sit_at(table, anna) as line:
        finish(line)
    forget(house)
    assert games(house, anna)["games"] == []
    told = games(house, anna, "over")
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
    assert len(hub_of(house).tables) == 0
    assert "device" not in str(one)


def test_pages_have_an_end(tmp_path: Path) -> None:
    with house_of(tmp_path / "data", Limits(games_listed=2)) as house:
        anna = house.person()
        made = [house.open(anna, ME, OPEN) for _ in range(3)]
        first = games(house, anna)
        assert [one["table"] for one in first["games"]] == made[:0:-1]
        assert first["next"] == 2
        last = games(house, anna, begin=2)
        assert [one["table"] for one in last["games"]] == made[:1]
        assert "next" not in last
        for wrong in ("show=all", "from=x", "from=1234567", "from=-1"):
            assert house.client.get(f"/api/games?{wrong}", headers=anna).status_code == 400


def test_a_device_hides_and_names_its_games_for_itself(house: House) -> None:
    anna, ben, table = two(house)
    assert change(house, anna, table, hidden=True, name="  With  Ben ") == 200
    assert names(house, anna) == []
    assert names(house, anna, "hidden") == [table]
    assert names(house, ben) == [table]
    assert house.client.get("/api/tables", headers=anna).json()["tables"] == []
    assert games(house, anna, "hidden")["games"][0]["called"] == "With Ben"
    assert change(house, anna, table, hidden=False) == 200
    assert games(house, anna)["games"][0]["called"] == "With Ben"
    assert "called" not in games(house, ben)["games"][0]
    assert change(house, anna, table, name="") == 200
    assert "called" not in games(house, anna)["games"][0]


@pytest.mark.parametrize("wrong", [{"name": "x" * 25}, {"name": "y" * 500}, {"hidden": 1}, {"other": True}])
def test_what_cannot_be_is_refused(house: House, wrong: dict[str, Any]) -> None:
    anna = house.person()
    assert change(house, anna, house.open(anna, ME, OPEN), **wrong) == 400


def test_only_ones_own_games_are_changed(house: House) -> None:
    _, _, table = two(house)
    carl = house.person()
    assert change(house, carl, table, hidden=True) == delete(house, carl, table).status_code == 404
    assert change(house, {}, table, hidden=True) == delete(house, carl, "none").status_code == 404


def test_a_game_of_nobody_else_is_erased(house: House) -> None:
    anna = house.person()
    table = house.open(anna, ME, BOT)
    change(house, anna, table, name="Alone")
    with house.sit_at(table, anna):
        assert delete(house, anna, table).json() == {"erased": True}
    assert names(house, anna) == []
    assert house.client.get(f"/api/tables/{table}/record").status_code == 404
    assert hub_of(house).tables.peek(table) is None


def test_a_game_with_others_goes_out_of_ones_own_lists_for_good(house: House) -> None:
    anna, ben, table = two(house)
    assert delete(house, anna, table).json()["code"] == "still-open"
    with house.sit_at(table, anna) as line:
        line.ask("start")
    house.client.portal.call(closing.abandon_table, hub_of(house), table, "time")  # type: ignore[union-attr]
    assert delete(house, anna, table).json() == {"erased": False}
    assert names(house, anna, "over") == []
    assert names(house, ben, "over") == [table]
    assert delete(house, anna, table).status_code == 404
    assert house.client.get(f"/api/tables/{table}/record").status_code == 200


def test_a_game_of_a_campaign_goes_out_of_the_lists_and_stays(house: House) -> None:
    anna = house.person()
    table = house.open(anna, ME, rules="mists")
    (one,) = games(house, anna)["games"]
    assert (one["alone"], one["kept"]) == (True, True)
    assert delete(house, anna, table).json() == {"erased": False}
    assert names(house, anna) == []
    with house.sit_at(table, anna) as line:
        assert line.table["phase"] == "playing"


@pytest.mark.file
def test_a_game_from_before_maps_is_loaded_once(house: House) -> None:
    anna = house.person()
    table = house.open(anna, ME, BOT)
    with house.sit_at(table, anna) as line:
        assert line.table["phase"] == "playing"
    store = hub_of(house).tables.store

    def age(db: Db) -> None:
        sql = "UPDATE tables SET summary = json_remove(summary, '$.map', '$.laid', '$.turns') WHERE id = ?"
        db.execute(sql, (table,))

    house.client.portal.call(store.do, age)  # type: ignore[union-attr]
    for awake in (1, 0):
        forget(house)
        assert games(house, anna)["games"][0]["map"].startswith("0,0:")
        assert len(hub_of(house).tables) == awake


def test_another_browser_takes_them_along_and_erasing_takes_them_out(tmp_path: Path) -> None:
    with house_of(tmp_path / "data") as house:
        anna, _, table = two(house)
        change(house, anna, table, hidden=True, name="Zwiebel")
        assert everything(house, anna)["tables"][0]["called"] == "Zwiebel"
        code = house.client.post("/api/me/code", headers=anna).json()["code"]
        moved = house.person()
        assert house.client.post("/api/me/recover", json={"code": code}, headers=moved).status_code == 200
        assert games(house, moved, "hidden")["games"][0]["called"] == "Zwiebel"
        assert names(house, anna, "hidden") == []
        house.client.delete("/api/me", headers=moved)
    assert stored(tmp_path / "data", "Zwiebel") == []
