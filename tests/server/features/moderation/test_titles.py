"""Names of tables, tournaments and teams: which will do, who reports one, and what a moderator makes of it."""

from typing import Any

import pytest

from bastide.server.common.errors import RequestError
from bastide.server.common.public_names import clean_title
from tests.server.conftest import ME, OPEN, AppServer
from tests.server.features.tournaments.test_tournaments import do, running, tell
from tests.server.fixtures.accounts import make_member


@pytest.mark.parametrize(
    "name", ["Friday", "Pohár města Brna", "Кубок 2026", "Cup of Москва", "東京の会", "Staffordshire 7"]
)
def test_a_name_of_something_is_in_any_language(name: str) -> None:
    assert clean_title(f" {name}  ") == name


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("Official cup", "reserved-name"),
        ("The 0fficial cup", "reserved-name"),
        ("Cup of the staff", "reserved-name"),
        ("OFICIÁLNÍ liga", "reserved-name"),
        ("Bеrlin cup", "mixed-name"),  # with a Cyrillic letter
        ("cup\u202eevil", "bad-name"),
        ("", "bad-name"),
        ("x" * 25, "bad-name"),
    ],
)
def test_a_name_that_would_deceive_is_nothing_s(name: str, code: str, server: AppServer) -> None:
    with pytest.raises(RequestError) as refused:
        clean_title(name)
    assert refused.value.code == code
    anna, _ = make_member(server, "Anna")
    cup = {"name": name, "kind": "robin", "rules": "base"}
    assert server.client.post("/api/tournaments", json=cup, headers=anna).json()["code"] == code
    table = {"name": name, "rules": "base", "seats": [ME, OPEN]}
    if name:
        assert server.client.post("/api/tables", json=table, headers=anna).json()["code"] == code


class Court:
    """Somebody who reports, and a moderator."""

    def __init__(self, server: AppServer) -> None:
        self.house = server
        self.eva, _ = make_member(server, "Eva")
        self.judge, _ = make_member(server, "Judge", "moderator")

    def report(self, address: str, who: dict[str, str] | None = None, **body: Any) -> tuple[int, str]:
        """What comes of a report."""
        answer = self.house.client.post(f"{address}/report", json={"reason": "name", **body}, headers=who or self.eva)
        return answer.status_code, answer.json().get("code", "")

    def one(self) -> dict[str, Any]:
        """The only report that is open."""
        [one] = self.house.client.get("/api/order/reports", headers=self.judge).json()["reports"]
        return dict(one)

    def act(self, act: str) -> tuple[int, str]:
        """The moderator decides about it."""
        body, address = {"act": act, "note": "rude"}, f"/api/order/reports/{self.one()['id']}"
        answer = self.house.client.post(address, json=body, headers=self.judge)
        return answer.status_code, answer.json().get("code", "")

    def logged(self) -> list[tuple[str, str]]:
        """What the log has."""
        told = self.house.client.get("/api/order/log", headers=self.judge).json()
        return [(row["act"], row["note"]) for row in told["rows"]]


def test_a_rude_name_of_a_table_becomes_a_neutral_one(server: AppServer) -> None:
    court = Court(server)
    anna, _ = make_member(server, "Anna")
    table = server.open(anna, ME, OPEN, name="A rude name")
    with server.sit_at(table, court.eva) as line:
        assert line.ask("sit", seat=1, name="Eva")["t"] == "ack"
    with server.sit_at(table, anna) as line:
        assert line.ask("rename", name="A ruder name")["t"] == "ack"
    address = f"/api/tables/{table}"
    assert court.report(address, anna) == (400, "no-player-to-report"), "it is hers"
    assert court.report(address) == (201, "")
    assert court.report(address) == (409, "reported-already")
    assert court.report(address, seat=0) == (201, ""), "whoever sits there is another matter"
    reports = server.client.get("/api/order/reports", headers=court.judge).json()["reports"]
    server.client.post(f"/api/order/reports/{reports[1]['id']}", json={"act": "nothing"}, headers=court.judge)
    one = court.one()
    assert (one["table"], one["called"], one["account"]) == (f"title:{table}", "A ruder name", "Anna")
    assert court.act("remove") == (400, "bad-act")
    assert court.act("title") == (200, "")
    with server.sit_at(table, anna) as line:
        assert line.table["name"] == "Table"
        assert [seat["name"] for seat in line.table["seats"]] == ["Anna", "Eva"], "names of people stay"
    assert court.logged()[0] == ("title", "rude")


def test_a_rude_name_of_a_tournament_goes_from_its_tables_too(server: AppServer) -> None:
    one, everybody = running(server, 2, name="A rude cup")
    court = Court(server)
    address = f"/api/tournaments/{one}"
    [table] = [game["table"] for duel in tell(server, one, everybody[0])["played"][0] for game in duel["games"]]
    assert court.report(address, everybody[0]) == (400, "no-player-to-report"), "it is the host's"
    assert court.report(f"{address}x") == (404, "no-such-tournament")
    assert court.report(f"/api/tables/{table}") == (201, "")
    assert court.report(address) == (409, "reported-already"), "its tables bear its name"
    told = court.one()
    assert (told["table"], told["called"]) == (f"cup:{one}", "A rude cup")
    assert court.act("title") == (200, "")
    assert tell(server, one)["name"] == "Tournament"
    with server.sit_at(table, everybody[0]) as line:
        assert line.table["name"] == "Tournament"


def test_a_rude_name_of_a_team_becomes_a_neutral_one(server: AppServer) -> None:
    court = Court(server)
    anna, _ = make_member(server, "Anna")
    made = {"name": "Cup", "kind": "robin", "rules": "base", "boards": 2}
    one = server.client.post("/api/tournaments", json=made, headers=anna).json()["tournament"]
    assert do(server, anna, one, "team", name="Staff of Brno")["code"] == "reserved-name"
    do(server, anna, one, "team", name="A rude team")
    address = f"/api/tournaments/{one}"
    assert [court.report(address, team=team) for team in (-1, 1)] == [(404, "no-such-tournament")] * 2
    assert court.report(address, team=0) == (201, "")
    assert court.one()["called"] == "A rude team"
    assert court.act("title") == (200, "")
    told = tell(server, one)
    assert (told["name"], [team["name"] for team in told["teams"]]) == ("Cup", ["Team 1"])


def test_a_name_outlives_who_gave_it_and_is_changed_all_the_same(server: AppServer) -> None:
    court = Court(server)
    anna, _ = make_member(server, "Anna")
    made = {"name": "A rude cup", "kind": "robin", "rules": "base"}
    one = server.client.post("/api/tournaments", json=made, headers=anna).json()["tournament"]
    assert server.client.delete("/api/me", headers=anna).status_code == 200
    assert court.report(f"/api/tournaments/{one}") == (201, "")
    assert court.act("ban") == (400, "bad-act"), "nobody knows whose it was"
    assert court.act("title") == (200, "")
    assert tell(server, one)["name"] == "Tournament"
