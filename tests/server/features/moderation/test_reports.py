"""Order in the house: who reports what, what moderators see and do, and that nobody changes the log of it."""

import json
from typing import Any

import pytest
from starlette.websockets import WebSocketDisconnect

from bastide.server.accounts import accounts
from bastide.server.accounts.sessions import now_ms
from bastide.server.features.moderation import reports
from bastide.server.features.moderation.reports import DAY_MS
from tests.server.conftest import ME, OPEN, AppServer, TableSocket
from tests.server.features.tilesets.test_tileset_workshop import changed, share
from tests.server.fixtures.accounts import make_member, run_in_store
from tests.server.fixtures.tables import cid

CHAT = {"chat": True, "starter": 0}


class Quarrel:
    """Anna's table, where Ben sits with her and has said something."""

    def __init__(self, server: AppServer, public: bool = False) -> None:
        self.house = server
        self.anna, self.anna_device = make_member(server, "Anna")
        self.ben, self.ben_device = make_member(server, "Ben")
        self.judge, self.judge_device = make_member(server, "Judge", "moderator")
        more: dict[str, Any] = {"public": True} if public else {}
        self.table = server.open(self.anna, ME, OPEN, options=CHAT, name="Friday", **more)
        with server.sit_at(self.table, self.ben) as line:
            assert line.ask("sit", seat=1, name="Rude Ben")["t"] == "ack"
            assert say(line, text="you fool")["t"] == "ack"

    def report(self, who: dict[str, str] | None = None, seat: int = 1, reason: str = "insult", words: str = "") -> Any:
        """Somebody, by default Anna, reports who sits there."""
        body = {"seat": seat, "reason": reason, "words": words}
        return self.house.client.post(f"/api/tables/{self.table}/report", json=body, headers=who or self.anna)

    def listed(self, show: str = "open") -> list[dict[str, Any]]:
        """What the moderator sees."""
        answer = self.house.client.get(f"/api/order/reports?show={show}", headers=self.judge)
        assert answer.status_code == 200, answer.text
        return list(answer.json()["reports"])

    def act(self, number: str, who: dict[str, str] | None = None, **deed: Any) -> Any:
        """The moderator does something."""
        return self.house.client.post(f"/api/order/reports/{number}", json=deed, headers=who or self.judge)

    def judged(self, **deed: Any) -> None:
        """Anna reports Ben, and the moderator does something about it."""
        assert self.report().status_code == 201
        [one] = self.listed()
        answer = self.act(one["id"], **deed)
        assert answer.status_code == 200, answer.text


def say(line: TableSocket, **said: str) -> dict[str, Any]:
    """What comes of saying something."""
    sent = cid()
    line.socket.send_json({"t": "say", "cid": sent, **said})
    while (message := line.hear()).get("cid") != sent:
        assert message["t"] != "error", message
    return message


def test_a_report_brings_along_what_was_said_and_who_sat_there(server: AppServer) -> None:
    quarrel = Quarrel(server)
    assert quarrel.report(words="He insults me.").status_code == 201
    [one] = quarrel.listed()
    assert (one["table"], one["called"]) == (quarrel.table, "Friday")
    assert (one["seats"], one["seat"]) == (["Anna", "Rude Ben"], 1)
    assert [(said["name"], said["text"]) for said in one["remarks"]] == [("Rude Ben", "you fool")]
    assert (one["reason"], one["words"], one["account"], one["by"]) == ("insult", "He insults me.", "Ben", "Anna")
    assert one["standing"] == {"reports": 1, "people": 1, "rated": 0, "left": 0, "near": 0}
    assert not any(device in json.dumps(one) for device in (quarrel.anna_device, quarrel.ben_device))


@pytest.mark.parametrize(
    ("report", "code"),
    [
        ({"seat": 0}, "no-player-to-report"),
        ({"seat": 2}, "no-player-to-report"),
        ({"seat": 9}, "no-such-seat"),
        ({"reason": "other"}, "no-words"),
        ({"reason": "beauty"}, "bad-table"),
        ({"words": "x" * 501}, "bad-table"),
        ({"words": "a\u200bb"}, "bad-text"),
    ],
)
def test_a_report_that_makes_no_sense_is_refused(server: AppServer, report: dict[str, Any], code: str) -> None:
    quarrel = Quarrel(server)
    if report.get("seat") == 2:
        quarrel.table = server.open(quarrel.anna, ME, OPEN, {"kind": "bot"})
    answer = quarrel.report(**report)
    assert answer.status_code in (400, 422)
    assert answer.json()["code"] == code or code == "bad-table"


def test_one_reports_the_same_only_once_and_not_too_often(server: AppServer) -> None:
    quarrel = Quarrel(server)
    assert quarrel.report().status_code == 201
    assert quarrel.report(reason="spam").json()["code"] == "reported-already"
    for n in range(4):
        quarrel.table = server.open(quarrel.ben, {**ME, "name": "Ben"}, OPEN, name=f"T{n}")
        assert quarrel.report(seat=0).status_code == 201
    quarrel.table = server.open(quarrel.ben, {**ME, "name": "Ben"}, OPEN)
    answer = quarrel.report(seat=0)
    assert (answer.status_code, answer.json()["code"]) == (429, "many-reports")
    codes = [quarrel.report(who=server.person(), seat=0).status_code for _ in range(20)]
    assert codes[0] == 201
    assert codes[-1] == 429, "of an address as well"


def test_only_moderators_see_reports_and_the_log(server: AppServer) -> None:
    quarrel = Quarrel(server)
    quarrel.report()
    for who in (quarrel.ben, quarrel.anna, server.person(), None):
        for address in ("/api/order/reports", "/api/order/log"):
            assert server.client.get(address, headers=who).status_code == 404
    [one] = quarrel.listed()
    assert quarrel.act(one["id"], who=quarrel.ben, act="nothing").status_code == 404
    assert quarrel.listed(), "nothing was decided"


def test_a_moderator_judges_neither_himself_nor_what_he_has_reported(server: AppServer) -> None:
    quarrel = Quarrel(server)
    with server.sit_at(quarrel.table, quarrel.judge):
        assert quarrel.report(who=quarrel.judge).status_code == 201
    [own] = quarrel.listed()
    assert own["own"]
    assert quarrel.act(own["id"], act="ban").json()["code"] == "own-report"
    run_in_store(server, lambda db: accounts.store_role(db, quarrel.ben_device, "moderator"))
    quarrel.report()
    told = server.client.get("/api/order/reports", headers=quarrel.ben).json()
    assert (told["reports"], told["count"]) == ([], 0), "of what is said about himself nobody hears"
    assert quarrel.act(own["id"], who=quarrel.ben, act="nothing").status_code == 403


def test_who_is_muted_says_nothing_until_it_is_lifted(server: AppServer) -> None:
    quarrel = Quarrel(server)
    quarrel.judged(act="mute", days=2, note="calm down")
    with server.sit_at(quarrel.table, quarrel.ben) as line:
        refused = say(line, text="what")
        assert (refused["t"], refused["code"]) == ("reject", "muted")
        assert say(line, key="thanks")["code"] == "muted"
        [done] = quarrel.listed("done")
        assert [(one["what"], one["until_ms"] > now_ms() + DAY_MS) for one in done["restraints"]] == [("mute", True)]
        assert quarrel.act(done["id"], act="lift").status_code == 200
        assert say(line, key="thanks")["t"] == "ack"


def test_who_is_barred_sits_at_no_public_or_rated_table(server: AppServer) -> None:
    quarrel = Quarrel(server)
    quarrel.judged(act="bar", days=7)
    rated = server.open(quarrel.anna, ME, OPEN, rules="base", options={"rated": True})
    with server.sit_at(rated, quarrel.ben) as line:
        assert line.ask("sit", seat=1, name="Ben")["code"] == "barred"
    body = {"rules": "base", "seats": [ME, OPEN], "options": {"rated": True}}
    assert server.client.post("/api/tables", json=body, headers=quarrel.ben).json()["code"] == "barred"
    private = server.open(quarrel.anna, ME, OPEN)
    with server.sit_at(private, quarrel.ben) as line:
        assert line.ask("sit", seat=1, name="Ben")["t"] == "ack"


def test_a_name_is_hidden_at_the_table_and_the_account_has_a_neutral_one(server: AppServer) -> None:
    quarrel = Quarrel(server)
    quarrel.judged(act="name")
    account = run_in_store(server, lambda db: accounts.get_account(db, quarrel.ben_device))
    assert account.name.startswith("Player ")
    with server.sit_at(quarrel.table, quarrel.anna) as line:
        assert [seat["name"] for seat in line.table["seats"]] == ["Anna", "Player 2"]


def test_who_is_banned_comes_to_no_table(server: AppServer) -> None:
    quarrel = Quarrel(server)
    with server.sit_at(quarrel.table, quarrel.ben) as line:
        quarrel.judged(act="ban", days=30)
        with pytest.raises(WebSocketDisconnect) as closed:
            line.until("never")
        assert closed.value.code == 4403
    assert server.client.get("/api/tables", headers=quarrel.ben).status_code == 403


def test_what_moderators_did_stands_in_a_log_that_nobody_changes_unseen(server: AppServer) -> None:
    quarrel = Quarrel(server)
    quarrel.judged(act="mute", days=1, note="first")
    [done] = quarrel.listed("done")
    quarrel.act(done["id"], act="lift", note="second")
    told = server.client.get("/api/order/log", headers=quarrel.judge).json()
    assert [(row["n"], row["moderator"], row["act"], row["note"]) for row in told["rows"]] == [
        (2, "Judge", "lift", "second"), (1, "Judge", "mute", "first")]  # fmt: skip
    assert told["broken"] == 0
    for method in ("post", "put", "delete", "patch"):
        assert getattr(server.client, method)("/api/order/log", headers=quarrel.judge).status_code in (404, 405)
    run_in_store(server, lambda db: db.execute("UPDATE order_log SET note = 'nothing' WHERE n = 1"))
    assert run_in_store(server, reports.find_broken_entry) == 1
    run_in_store(server, lambda db: db.execute("DELETE FROM order_log WHERE n = 1"))
    assert run_in_store(server, reports.find_broken_entry) == 1


def test_who_is_reported_never_hears_by_whom_and_who_reports_sees_his_own(server: AppServer) -> None:
    quarrel = Quarrel(server)
    quarrel.judged(act="mute", days=1)
    his = server.client.get("/api/me", headers=quarrel.ben).json()
    assert his["reports"] == []
    assert [one["what"] for one in his["restraints"]] == ["mute"]
    hers = server.client.get("/api/me", headers=quarrel.anna).json()
    assert [(one["table"], one["seat"], one["reason"]) for one in hers["reports"]] == [(quarrel.table, 1, "insult")]
    assert server.client.delete("/api/me", headers=quarrel.anna).status_code == 200
    assert [one["by"] for one in quarrel.listed("done")] == [""]
    assert server.client.delete("/api/me", headers=quarrel.ben).status_code == 200
    assert quarrel.listed("done") == []


def test_at_public_tables_guests_and_new_accounts_speak_in_set_phrases(server: AppServer) -> None:
    anna, _ = make_member(server, "Anna")
    fresh, _ = make_member(server, "Newcomer", made_ms=now_ms())
    table = server.open(anna, ME, OPEN, OPEN, options=CHAT, public=True)
    for seat, (who, name, code) in enumerate([(fresh, "New", "newcomer"), (server.person(), "Guest", "newcomer")], 1):
        with server.sit_at(table, who) as line:
            assert line.ask("sit", seat=seat, name=name)["t"] == "ack"
            assert say(line, text="hello")["code"] == code
            assert say(line, key="thanks")["t"] == "ack"
    with server.sit_at(table, anna) as line:
        assert say(line, text="hello")["t"] == "ack"


def test_a_shared_set_is_reported_and_taken_away(server: AppServer) -> None:
    (anna, device), (ben, _), (judge, _) = (
        make_member(server, "Anna"),
        make_member(server, "Ben"),
        make_member(server, "Judge", "moderator"),
    )
    made = share(server, anna, changed(server, "inns", name="A rude  name")).json()["id"]
    address = f"/api/tilesets/shared/{made}"
    assert server.client.get(address).json()["name"] == "A rude name", "it is kept as names of people are"

    def report(who: dict[str, str] | None, **body: Any) -> Any:
        answer = server.client.post(f"{address}/report", json={"reason": "name", **body}, headers=who)
        return answer.status_code, answer.json().get("code", "")

    assert report(anna) == (400, "no-player-to-report"), "it is hers"
    assert report(None) == (400, "nothing-known")
    assert report(ben, reason="other") == (400, "no-words")
    assert report(ben, reason="cheating at it")[0] == 400
    assert report(ben) == (201, "")
    assert report(ben) == (409, "reported-already")
    [one] = server.client.get("/api/order/reports", headers=judge).json()["reports"]
    assert (one["table"], one["called"], one["account"]) == (f"set:inns?shared={made}", "A rude name", "Anna")
    assert device not in json.dumps(one)
    told = server.client.post(f"/api/order/reports/{one['id']}", json={"act": "remove"}, headers=judge)
    assert told.status_code == 200, told.text
    assert server.client.get(address).status_code == 404
    assert server.client.get("/api/me", headers=anna).json()["tilesets"] == []
    assert report(ben) == (404, "no-such-set")


def test_what_is_said_at_a_table_is_not_taken_away_like_a_set(server: AppServer) -> None:
    quarrel = Quarrel(server)
    quarrel.report()
    [one] = quarrel.listed()
    answer = quarrel.act(one["id"], act="remove")
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-act")
    assert quarrel.listed(), "it is still open"


def test_letters_of_a_set_bear_as_many_marks_as_those_of_people(server: AppServer) -> None:
    answer = share(server, server.person(), changed(server, "inns", name="Z" + "\u0301\u0302\u0303\u0304"))
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-name")
