"""Leaderboards, profiles and changes over HTTP: by name, never by device."""

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from bastide.server.features.ratings import ledger, weights
from bastide.server.features.ratings.leaderboards import PAGE
from bastide.server.features.ratings.ledger import RatedGameBegun, RatedGameEnded
from bastide.server.features.ratings.update import DAY_MS
from bastide.server.live.hub import Hub
from bastide.server.storage.db import Db
from tests.server.conftest import ME, OPEN, AppServer, TableSocket, run_app_server
from tests.server.fixtures.accounts import make_member, run_in_store

NOW = 1_900_000_000_000
HOUR = 3_600_000


@pytest.fixture(autouse=True)
def later(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is always the same moment, and every game counts whole."""
    monkeypatch.setattr(Hub, "now_ms", lambda hub: NOW)
    monkeypatch.setattr(weights, "game_weights", lambda db, people, now_ms, leavers: [1.0] * len(people))
    monkeypatch.setattr(weights, "are_all_new", lambda db, people: False)


@pytest.fixture
def place(tmp_path: Path) -> Iterator[AppServer]:
    """A server of the test's own."""
    with run_app_server(tmp_path / "data") as made:
        yield made


def results(server: AppServer, first: str, second: str, wins: int, losses: int, at_ms: int = NOW) -> None:
    """So many games between two, the last of them at a moment."""

    def work(db: Db) -> None:
        for number in range(wins + losses):
            table = f"{first[:4]}-{second[:4]}-{number}-{at_ms}"
            ledger.note_ledger_entry(db, table, RatedGameBegun([first, second]), 0)
            won = (number + 1) * wins // (wins + losses) > number * wins // (wins + losses)
            places = [1, 2] if won else [2, 1]
            points = [{"city": 30, "road": 10}, {"city": 20, "road": 20}]
            moment = at_ms - (wins + losses - 1 - number) * HOUR
            ledger.note_ledger_entry(db, table, RatedGameEnded(places, "base", "untimed", 0, points=points), moment)

    run_in_store(server, work)


def catch_up(line: TableSocket) -> None:
    """Hear all that has happened."""
    line.socket.send_json({"t": "sync", "since": line.seq})
    line.until("update", "snapshot")


def until(line: TableSocket, done: Callable[[], bool]) -> None:
    """Try again whenever something else has happened meanwhile."""
    while not done():
        catch_up(line)


def plays(line: TableSocket) -> bool:
    """Whoever is to decide takes the first offer; False where something else came between."""
    return not line.offers or line.ask("act", offer=line.offers[0]["id"])["t"] == "ack"


def get(server: AppServer, address: str, who: dict[str, str] | None = None, status: int = 200) -> dict[str, Any]:
    """An answer."""
    told = server.client.get(address, headers=who)
    assert told.status_code == status, told.text
    answer: dict[str, Any] = told.json()
    return answer


def test_a_leaderboard_lists_by_name_those_of_whom_enough_is_known(place: AppServer) -> None:
    anna, one = make_member(place, "Anna")
    _, two = make_member(place, "Ben")
    _, three = make_member(place, "Cyril")
    results(place, one, two, 20, 10)
    results(place, three, two, 1, 0)
    told = get(place, "/api/ratings/base", anna)
    assert [(row["place"], row["name"], row["you"]) for row in told["rows"]] == [(1, "Anna", True), (2, "Ben", False)]
    assert (told["count"], told["you"], told["size"]) == (2, 1, PAGE)
    assert told["rows"][0]["rating"] > told["rows"][1]["rating"]
    assert (told["rows"][0]["games"], told["rows"][0]["wins"]) == (30, 20)
    assert all(device not in str(told) for device in (one, two, three))
    assert get(place, "/api/ratings/base?page=1")["rows"] == []
    assert get(place, "/api/ratings")["played"] == [{"family": "base", "speed": "untimed", "kind": "two"}]


def test_who_has_not_played_for_long_leaves_the_leaderboard(place: AppServer) -> None:
    _, one = make_member(place, "Anna")
    _, two = make_member(place, "Ben")
    results(place, one, two, 20, 10, at_ms=NOW - 91 * DAY_MS)
    assert get(place, "/api/ratings/base")["rows"] == []


@pytest.mark.parametrize("query", ["nothing", "base?speed=light", "base?page=-1", "base?page=100", "base?page=x"])
def test_a_leaderboard_that_is_none_is_refused(place: AppServer, query: str) -> None:
    answer = place.client.get(f"/api/ratings/{query}")
    assert answer.status_code in (400, 404)
    assert answer.json()["code"] in ("no-such-rating", "bad-list")


def test_a_profile_tells_since_when_and_how_well_somebody_plays(place: AppServer) -> None:
    anna, one = make_member(place, "Anna Nováková")
    _, two = make_member(place, "Ben")
    results(place, one, two, 20, 10)
    told = get(place, "/api/people/anna nováková")
    assert (told["name"], told["since_ms"], told["role"], told["you"]) == (
        "Anna Nováková",
        1,
        "",
        False,
    )
    [rating] = told["ratings"]
    assert (rating["family"], rating["speed"], rating["kind"], rating["games"]) == ("base", "untimed", "two", 30)
    assert "provisional" not in rating
    assert told["points"] == {"city": {"points": 900, "games": 30}, "road": {"points": 300, "games": 30}}
    assert get(place, "/api/people/Anna Nováková", anna)["you"]
    assert one not in str(told)
    curve = get(place, "/api/people/Anna Nováková/history?family=base")["points"]
    assert len(curve) == 30
    assert [moment for moment, *_ in curve] == sorted(moment for moment, *_ in curve)
    assert curve[-1][1] == rating["rating"]


def test_a_provisional_rating_is_told_as_such_and_a_guess_not_at_all(place: AppServer) -> None:
    _, one = make_member(place, "Anna")
    _, two = make_member(place, "Ben")
    results(place, one, two, 1, 0)
    [rating] = get(place, "/api/people/Anna")["ratings"]
    assert rating["provisional"]
    assert "rating" not in rating
    results(place, one, two, 4, 4, at_ms=NOW - 1)
    [rating] = get(place, "/api/people/Anna")["ratings"]
    assert rating["provisional"]
    assert rating["rating"] > 1300


def test_a_table_tells_the_number_that_its_game_is_about(place: AppServer) -> None:
    (anna, one), (ben, two) = make_member(place, "Anna"), make_member(place, "Ben")
    results(place, one, two, 20, 20, NOW)
    table = place.open(anna, ME, OPEN, rules="base")
    with place.sit_at(table, ben) as line:
        assert line.ask("sit", seat=1, name="Somebody")["t"] == "ack"
    told = get(place, f"/api/tables/{table}/people")
    assert told["seats"][0].keys() == {"account", "rating"}
    assert told["seats"][1] == {}, "who plays as somebody else is not told"
    timed = place.open(anna, ME, OPEN, rules="base", options={"clock": {"budget": 300, "plus": 5}})
    assert get(place, f"/api/tables/{timed}/people")["seats"][0] == {"account": "Anna"}


def test_nobody_has_a_profile_without_an_account(place: AppServer) -> None:
    assert get(place, "/api/people/Nobody", status=404)["code"] == "no-such-person"
    assert get(place, f"/api/people/{'x' * 500}", status=404)["code"] == "no-such-person"


def test_a_guest_is_told_that_a_rated_table_takes_an_account(place: AppServer) -> None:
    body = {"rules": "base", "seats": [ME, OPEN], "options": {"rated": True}}
    told = place.client.post("/api/tables", json=body, headers=place.person())
    assert told.status_code == 400
    assert (told.json()["code"], told.json()["args"]) == ("not-rated", {"why": "account"})
    anna, _ = make_member(place, "Anna")
    made = place.client.post("/api/tables", json=body, headers=anna)
    assert made.status_code == 201, made.text
    table = made.json()["table"]
    told = get(place, f"/api/tables/{table}/people")
    assert (told["family"], told["speed"], told["kind"], told["seats"]) == (
        *("base", "untimed", "two"),
        [{"account": "Anna"}, {}],
    )
    with place.sit_at(table, anna) as line:
        assert line.table["seats"][0]["name"] == "Anna"
        assert line.table["options"]["rated"]
    plain = place.open(anna, ME, OPEN)
    assert not get(place, f"/api/tables/{plain}/people")["rated"]


def test_whether_a_table_could_be_rated_is_told_before_it_is_made(place: AppServer) -> None:
    anna, _ = make_member(place, "Anna")

    def unrated(rules: str, *seats: dict[str, str], who: dict[str, str] | None = anna, **options: Any) -> str:
        body = {"rules": rules, "seats": list(seats) or [ME, OPEN], "options": options}
        return str(place.client.post("/api/check", json=body, headers=who).json()["unrated"])

    assert unrated("base+fields") == ""
    assert unrated("base+fields", house={"hand": 2}) == "house"
    assert unrated("mists") == "team"
    assert unrated("base", ME, {"kind": "bot"}) == "bots"
    assert unrated("base", ME, ME) == "twice"
    assert unrated("base", who=None) == "account"


def test_once_a_game_is_over_it_tells_what_it_changed(place: AppServer) -> None:
    anna, _ = make_member(place, "Anna")
    ben, _ = make_member(place, "Ben")
    table = place.open(anna, ME, OPEN, rules="base", options={"rated": True, "starter": 0})
    with place.sit_at(table, anna) as one, place.sit_at(table, ben) as two:
        assert two.ask("sit", seat=1, name="x")["t"] == "ack"
        until(one, lambda: one.ask("start", nonce="")["t"] == "ack")
        while one.table["phase"] != "over":
            for line in (one, two):
                until(line, partial(plays, line))
                catch_up(line)
    told = get(place, f"/api/tables/{table}/people")
    assert sum(seat["change"] for seat in told["seats"]) == 0
    assert [seat["account"] for seat in told["seats"]] == ["Anna", "Ben"]
    [game] = get(place, "/api/people/Ben")["games"]
    assert (game["table"], [seat["name"] for seat in game["seats"]]) == (table, ["Anna", "Ben"])
    assert game["change"] == told["seats"][1]["change"]
    assert game["rules"] == "base"


@pytest.mark.parametrize("address", ["/ratings", "/ratings/base", "/people/Anna%20Nov%C3%A1kov%C3%A1", "/order"])
def test_the_pages_have_addresses(place: AppServer, address: str) -> None:
    assert place.client.get(address).status_code == 200
