"""What a device may do with itself: see, erase, a new token, another browser."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from starlette.websockets import WebSocketDisconnect

from bastide.server.accounts import transfer_codes
from bastide.server.http.identity import COOKIE, device_from_token
from bastide.server.http.limits import Limits
from bastide.server.storage import store
from bastide.server.storage.databases.sqlite_file import Sqlite
from bastide.server.tables.history.records import public_log
from bastide.server.tables.history.verify import verify_log
from tests.server.conftest import BOT, ME, OPEN, AppServer, TableSocket, run_app_server

BEN = {"kind": "me", "name": "Ben"}


def device(who: dict[str, str]) -> str:
    """The hash by which the server knows a visitor."""
    return device_from_token(who["cookie"].split("=", 1)[1])


def cookie_of(answer: Any) -> dict[str, str]:
    """The visitor that an answer makes of a browser."""
    found = re.match(rf"({COOKIE}=[\w-]{{43}});", answer.headers["set-cookie"])
    assert found is not None
    return {"cookie": found[1]}


def everything(server: AppServer, who: dict[str, str]) -> dict[str, Any]:
    """What is stored about a visitor."""
    answer = server.client.get("/api/me", headers=who)
    assert answer.status_code == 200, answer.text
    told: dict[str, Any] = answer.json()
    return told


def stored(folder: Path, *words: str) -> list[str]:
    """The words that stand anywhere in a database, as they are and in its bodies."""
    file = folder / "bastide.sqlite3"
    if file.exists():
        db: Any = Sqlite(str(file))
        tables = "SELECT name FROM sqlite_schema WHERE type = 'table'"
    else:
        db, pipeline = store._open_database(folder, "")
        assert pipeline is not None, f"no database in {folder}"
        pipeline.close()
        tables = "SELECT tablename FROM pg_tables WHERE schemaname = current_schema()"
    found = set()
    for (name,) in list(db.execute(tables)):
        for row in db.execute(f"SELECT * FROM {name}"):
            text = repr(row)
            found |= {word for word in words if word in text}
    db.close()
    return sorted(found)


def finish(line: TableSocket) -> None:
    """The game is played to its end by whoever looks."""
    while line.table["phase"] != "over":
        if line.offers:
            line.ask("act", offer=line.offers[0]["id"])
        line.until("update", "snapshot")


def test_all_that_is_stored_is_told(server: AppServer) -> None:
    anna, eve = server.person(), server.person()
    name = server.open(anna, ME, BEN, OPEN, name="Friday")
    with server.sit_at(name, eve) as line:
        assert line.ask("sit", seat=2, name="Eve")["t"] == "ack"
    told = everything(server, anna)
    [table] = told["tables"]
    assert (table["table"], table["name"], table["host"], table["names"]) == (name, "Friday", True, ["Anna", "Ben"])
    assert table["seats"] == [0, 1]
    assert "Eve" not in json.dumps(told)
    [table] = everything(server, eve)["tables"]
    assert (table["host"], table["names"], table["seats"]) == (False, ["Eve"], [2])
    assert [one["e"] for one in table["done"]] == ["sat"]
    assert table["done"][0]["at_ms"] > 0
    nothing: dict[str, Any] = {
        "tables": [],
        "lessons": [],
        "puzzles": [],
        "tilesets": [],
        "seeks": [],
        "blocks": [],
        "friends": None,
        "tournaments": [],
        "standbys": [],
        "rated": None,
    }
    nothing |= {"account": None, "ban": None, "vacations": []}
    nothing |= {"reports": [], "restraints": [], "alerts": {"pushes": [], "alerts": []}}
    assert everything(server, server.person()) | {"device": ""} == {"device": "", **nothing}


def test_lessons_are_told_and_go_as_well(tmp_path: Path) -> None:
    with run_app_server(tmp_path) as server:
        anna = server.person()
        made = server.client.post("/api/lessons/base", json={"name": "Lesson", "me": "Anna"}, headers=anna).json()
        told = everything(server, anna)
        assert [one["lesson"] for one in told["lessons"]] == ["base"]
        assert [one["table"] for one in told["tables"]] == [made["table"]]
        assert server.client.delete("/api/me", headers=anna).json() == {"tables": 1}
        assert everything(server, anna)["lessons"] == []
    assert stored(tmp_path, device(anna), "Anna") == []


@pytest.mark.sqlite
def test_whoever_erases_himself_is_nowhere_any_more(tmp_path: Path) -> None:
    with run_app_server(tmp_path) as server:
        anna, eve = server.person(), server.person()
        over = server.open(anna, ME, {"kind": "me", "name": "Eve"}, name="Anna's table")
        with server.sit_at(over, anna) as line:
            finish(line)
        lobby = server.open(eve, {"kind": "me", "name": "Eve"}, OPEN)
        with server.sit_at(lobby, eve) as host:
            with server.sit_at(lobby, anna) as line:
                assert line.ask("sit", seat=1, name="Anna")["t"] == "ack"
                answer = server.client.delete("/api/me", headers=anna)
                assert answer.json() == {"tables": 2}
                with pytest.raises(WebSocketDisconnect):
                    line.until("nothing else comes")
            with pytest.raises(WebSocketDisconnect):
                host.until("nothing else comes")
        with server.sit_at(lobby, eve) as host:
            assert [seat["kind"] for seat in host.table["seats"]] == ["me", "open"]
        assert everything(server, anna)["tables"] == []
        assert everything(server, cookie_of(answer))["tables"] == []
        log = server.client.get(f"/api/tables/{over}/log").text
        assert '"e":"erased"' in log.splitlines()[-1]
        assert "Anna" not in log
        assert "Player 1" in log
        assert verify_log(log).table == over, "its draws are still proven"
        record = server.client.get(f"/api/tables/{over}/record").text
        assert "Player 1" in record
    assert stored(tmp_path, device(anna), "Anna") == []
    assert stored(tmp_path, device(eve), "Eve") != []
    with run_app_server(tmp_path) as server, server.sit_at(over, eve) as line:
        assert line.table["phase"] == "over", "the chain of the log holds"


def test_a_game_goes_on_without_whoever_erased_himself(server: AppServer) -> None:
    anna, eve = server.person(), server.person()
    name = server.open(anna, ME, OPEN)
    with server.sit_at(name, eve) as line:
        assert line.ask("sit", seat=1, name="Eve")["t"] == "ack"
        with server.sit_at(name, anna) as host:
            assert host.ask("start", nonce="n")["t"] == "ack"
        server.client.delete("/api/me", headers=anna)
    with server.sit_at(name, eve) as line:
        assert [seat["kind"] for seat in line.table["seats"]] == ["bot", "me"]
        assert "Anna" not in json.dumps(line.table)
        while not line.offers:
            line.until("update", "snapshot")
        assert line.ask("act", offer=line.offers[0]["id"])["t"] == "ack"


def test_a_new_token_takes_everything_along(tmp_path: Path) -> None:
    with run_app_server(tmp_path) as server:
        anna = server.person()
        name = server.open(anna, ME, BEN)
        with server.sit_at(name, anna) as line:
            sent = line.send("act", offer=line.offers[0]["id"])
            ack = line.until("ack")
            answer = server.client.post("/api/me/token", headers=anna)
            with pytest.raises(WebSocketDisconnect):
                line.until("nothing else comes")
        fresh = cookie_of(answer)
        assert answer.json() == {"tables": 1}
        with server.sit_at(name, anna) as line:
            assert [seat["kind"] for seat in line.table["seats"]] == ["person", "person"], "the old token is empty"
        with server.sit_at(name, fresh) as line:
            assert [seat["kind"] for seat in line.table["seats"]] == ["me", "me"]
            assert line.table["keeps"]
            line.socket.send_json({"t": "act", "cid": sent, "seq": ack["seq"] - 1, "offer": "pass"})
            assert line.until("ack") == ack, "what was sent before is acknowledged again"
            log = public_log(next(one.room for one in server.client.app.app.state.hub.tables.live))  # type: ignore[attr-defined]
        assert "erased" not in log
    assert stored(tmp_path, device(anna)) == []


def test_a_code_moves_seats_to_another_browser_once(tmp_path: Path) -> None:
    with run_app_server(tmp_path) as server:
        anna, phone = server.person(), server.person()
        one, other = server.open(anna, ME, BOT), server.open(phone, ME, BOT)
        assert server.client.post("/api/me/code", headers=anna).json()["code"] != ""
        code = server.client.post("/api/me/code", headers=anna).json()["code"]
        assert re.fullmatch("([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}", code)
        said = code.lower().replace("-", " ")
        answer = server.client.post("/api/me/recover", json={"code": said}, headers=phone)
        assert answer.json() == {"tables": 1}
        assert {table["table"] for table in everything(server, phone)["tables"]} == {one, other}
        assert everything(server, anna)["tables"] == []
        again = server.client.post("/api/me/recover", json={"code": code}, headers=anna)
        assert (again.status_code, again.json()["code"]) == (400, "wrong-code")
        unused = server.client.post("/api/me/code", headers=phone).json()["code"]
    assert stored(tmp_path, unused, unused.replace("-", "")) == []


def test_both_may_have_sat_at_the_same_table(server: AppServer) -> None:
    anna, phone = server.person(), server.person()
    name = server.open(anna, ME, OPEN)
    with server.sit_at(name, phone) as line:
        assert line.ask("sit", seat=1, name="Ann")["t"] == "ack"
    code = server.client.post("/api/me/code", headers=anna).json()["code"]
    server.client.post("/api/me/recover", json={"code": code}, headers=phone)
    with server.sit_at(name, phone) as line:
        assert [seat["kind"] for seat in line.table["seats"]] == ["me", "me"]
    [table] = everything(server, phone)["tables"]
    assert (table["names"], table["seats"], table["host"]) == (["Anna", "Ann"], [0, 1], True)


def test_a_code_ends_after_a_day_and_with_the_next_one() -> None:
    db = Sqlite(":memory:")
    db.execute("CREATE TABLE codes (hash TEXT PRIMARY KEY, device TEXT NOT NULL UNIQUE, until_ms INTEGER NOT NULL)")
    code, next_code = transfer_codes.new_transfer_code(), transfer_codes.new_transfer_code()
    transfer_codes.store_transfer_code(db, code, "a", 0)
    assert transfer_codes.redeem_transfer_code(db, code, transfer_codes.DAY_MS + 1) is None
    transfer_codes.store_transfer_code(db, code, "a", 0)
    transfer_codes.store_transfer_code(db, next_code, "a", 0)
    assert transfer_codes.redeem_transfer_code(db, code, 1) is None
    assert transfer_codes.redeem_transfer_code(db, next_code, 1) == "a"
    assert transfer_codes.redeem_transfer_code(db, next_code, 1) is None


def test_codes_cannot_be_tried_for_long(tmp_path: Path) -> None:
    with run_app_server(tmp_path, Limits(codes_per_hour=3)) as server:
        for _ in range(3):
            answer = server.client.post(
                "/api/me/recover", json={"code": transfer_codes.new_transfer_code()}, headers=server.person()
            )
            assert answer.json()["code"] == "wrong-code"
        answer = server.client.post(
            "/api/me/recover", json={"code": transfer_codes.new_transfer_code()}, headers=server.person()
        )
        assert (answer.status_code, answer.json()["code"]) == (429, "too-often")
        assert int(answer.headers["retry-after"]) > 0


@pytest.mark.parametrize("body", [b"{", b"[]", b'{"code":1}', b'{"code":"%s"}' % (b"A" * 50), b'{"code":"A","x":1}'])
def test_malformed(server: AppServer, body: bytes) -> None:
    answer = server.client.post("/api/me/recover", content=body)
    assert answer.status_code == 400
    assert answer.json()["text"]


def test_without_a_cookie_nothing_is_known(server: AppServer) -> None:
    server.client.cookies.clear()
    assert server.client.get("/api/me").json()["tables"] == []
    assert server.client.delete("/api/me").json() == {"tables": 0}
    server.client.cookies.clear()
    assert server.client.post("/api/me/code").json()["code"] == "nothing-known"


def test_other_sites_cannot_ask_for_it(server: AppServer) -> None:
    anna = server.person()
    for method, address in (("DELETE", "/api/me"), ("POST", "/api/me/token"), ("POST", "/api/me/recover")):
        answer = server.client.request(method, address, headers={**anna, "origin": "https://evil.example"})
        assert answer.status_code == 403
