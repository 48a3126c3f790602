"""The protocol over a socket: whole games, and everything a page may get wrong."""

import json
import random
from pathlib import Path

import pytest
from starlette.websockets import WebSocketDisconnect

from bastide.server.http.limits import Limits, TokenBucket
from tests.server.conftest import BOT, ME, OPEN, AppServer, TableSocket, run_app_server
from tests.server.fixtures.tables import cid


def test_a_whole_game_against_a_bot(server: AppServer) -> None:
    anna = server.person()
    rng = random.Random(2)
    table = server.open(anna, ME, BOT)
    with server.sit_at(table, anna, "?nonce=abc") as line:
        assert line.table["nonces"] == ["abc", ""]
        while line.table["phase"] == "playing":
            if line.offers:
                offer = rng.choice(line.offers)["id"]
                line.offers = []
                assert line.ask("act", offer=offer)["t"] == "ack"
            else:
                line.hear()
        assert line.view is not None
        assert line.view["over"]
        assert line.table["secret"]
    record = server.client.get(f"/api/tables/{table}/record").text.splitlines()
    assert json.loads(record[-1])["scores"] == line.view["scores"]


def test_the_same_command_gets_the_same_answer(server: AppServer) -> None:
    anna = server.person()
    with server.sit_at(server.open(anna, ME, OPEN), anna) as line:
        message = {"t": "bot", "cid": cid(), "seq": line.seq, "seat": 1, "bot": "random"}
        for _ in range(3):
            line.socket.send_json(message)
        answers = [line.until("ack", "reject", "stale") for _ in range(3)]
        assert answers == [{"t": "ack", "cid": message["cid"], "seq": 2}] * 3


def test_a_stale_command_gets_the_tail(server: AppServer) -> None:
    anna, ben = server.person(), server.person()
    table = server.open(anna, ME, OPEN)
    with server.sit_at(table, anna) as line, server.sit_at(table, ben) as other:
        old = other.seq
        assert line.ask("bot", seat=1, bot="random")["t"] == "ack"
        other.until("update")
        other.seq = old
        assert other.ask("sit", seat=1, name="Ben")["t"] == "stale"
        tail = other.hear()
        assert (tail["t"], tail["prev"], tail["seq"]) == ("update", old, old + 1)


def test_people_at_two_devices_see_each_other_come(server: AppServer) -> None:
    anna, ben = server.person(), server.person()
    table = server.open(anna, ME, OPEN)
    with server.sit_at(table, anna) as line:
        with server.sit_at(table, ben) as other:
            assert other.table["host"] is False
            assert other.ask("sit", seat=1, name="Ben", nonce="bbb")["t"] == "ack"
            while line.table["seats"][1]["kind"] != "person":
                line.hear()
            assert line.table["seats"][1]["online"]
            assert line.ask("start", nonce="aaa")["t"] == "ack"
            while other.table["phase"] != "playing":
                other.hear()
            assert other.table["nonces"] == ["aaa", "bbb"]
        while line.table["seats"][1]["online"]:
            line.hear()


def test_spectators_and_those_not_in_turn_move_nothing(server: AppServer) -> None:
    anna, eve = server.person(), server.person()
    table = server.open(anna, ME, {"kind": "me", "name": "Ben"})
    with server.sit_at(table, anna) as line, server.sit_at(table, eve) as spy:
        assert spy.offers == []
        assert line.offers
        for kind, fields in (
            ("act", {"offer": line.offers[0]["id"]}),
            ("undo", {}),
            ("stand", {"seat": 0}),
            ("bot", {"seat": 0, "bot": "greedy"}),
            ("start", {}),
            ("rematch", {}),
            ("sit", {"seat": 0, "name": "Eve"}),
        ):
            spy.seq = line.seq
            assert spy.ask(kind, **fields)["t"] == "reject", kind


def answer_to(line: TableSocket, raw: str) -> str:
    """The reason why a text was not read."""
    line.socket.send_text(raw)
    message = line.until("error")
    assert message["text"]
    return str(message["code"])


GOOD = '"cid":"00000000-0000-4000-8000-000000000000","seq":0'


@pytest.mark.parametrize(
    "raw",
    [
        "",
        "{",
        "[]",
        "null",
        "{}",
        '{"t":"fly"}',
        '{"t":"ping","more":1}',
        '{"t":"act",' + GOOD + "}",
        '{"t":"act",' + GOOD + ',"offer":7}',
        '{"t":"act","cid":"x","seq":0,"offer":"pass"}',
        '{"t":"act",' + GOOD.replace(":0", ":-1") + ',"offer":"pass"}',
        '{"t":"sit",' + GOOD + ',"seat":99,"name":"x"}',
        '{"t":"sit",' + GOOD + ',"seat":0,"name":"x","nonce":"<>"}',
        '{"t":"why","cid":"00000000-0000-4000-8000-000000000000","x":0,"y":0,"rotation":45}',
        "[" * 2000,
        '{"t":"act",' + GOOD + ',"offer":"\\ud800"}',
    ],
)
def test_what_is_no_message_is_told_and_the_line_goes_on(server: AppServer, raw: str) -> None:
    anna = server.person()
    with server.sit_at(server.open(anna, ME, OPEN), anna) as line:
        assert answer_to(line, raw) == "bad-message"
        line.socket.send_json({"t": "ping"})
        assert line.until("pong")


def closed(line: TableSocket) -> int:
    """The code with which the server closes."""
    try:
        while True:
            line.hear()
    except WebSocketDisconnect as end:
        return int(end.code)


def test_too_large_and_binary_messages_end_the_line(server: AppServer) -> None:
    anna = server.person()
    table = server.open(anna, ME, OPEN)
    with server.sit_at(table, anna) as line:
        line.socket.send_text('{"t":"ping"' + " " * 5000 + "}")
        assert closed(line) == 1009
    with server.sit_at(table, anna) as line:
        line.socket.send_text('"' + "ě" * 2500 + '"')  # few signs, many bytes
        assert line.until("error")["code"] == "bad-message"
    with server.sit_at(table, anna) as line:
        line.socket.send_bytes(b'{"t":"ping"}')
        assert closed(line) == 1003


def test_who_sends_rubbish_is_shown_out(tmp_path: Path) -> None:
    with run_app_server(tmp_path, Limits(bad_messages=3)) as server:
        anna = server.person()
        with server.sit_at(server.open(anna, ME, OPEN), anna) as line:
            for _ in range(3):
                line.socket.send_text("rubbish")
            assert closed(line) == 1008


def test_who_is_too_fast_is_slowed_down_and_loses_nothing(tmp_path: Path) -> None:
    now = [0.0]
    bucket = TokenBucket(20, 40, lambda: now[0])
    assert [bucket.take() for _ in range(42)] == [0.0] * 40 + [0.05, 0.1]
    now[0] = 10.0
    assert bucket.take() == 0.0
    with run_app_server(tmp_path, Limits(burst=5, messages_per_second=200)) as server:
        anna = server.person()
        with server.sit_at(server.open(anna, ME, OPEN), anna) as line:
            for _ in range(30):
                line.socket.send_json({"t": "ping"})
            for _ in range(30):
                line.until("pong")


def test_no_table_no_line(server: AppServer) -> None:
    with server.client.websocket_connect("ws://localhost/ws/no-such-table") as socket:
        assert socket.receive_json()["code"] == "no-such-table"
        with pytest.raises(WebSocketDisconnect) as end:
            socket.receive_json()
        assert end.value.code == 4404


@pytest.mark.parametrize(
    "origin", ["https://evil.example", "http://localhost.evil.example", "null", "http://localhost:1"]
)
def test_a_page_of_another_site_gets_no_line(server: AppServer, origin: str) -> None:
    anna = server.person()
    table = server.open(anna, ME, OPEN)
    with pytest.raises(WebSocketDisconnect):
        with server.sit_at(table, anna, origin=origin):
            raise AssertionError("the line was opened")
    with server.sit_at(table, anna, origin="http://localhost") as line:
        assert line.table["host"]


def test_why_not_is_answered_by_the_engine(server: AppServer) -> None:
    anna = server.person()
    with server.sit_at(server.open(anna, ME, BOT), anna) as line:
        assert line.ask("why", x=0, y=0, rotation=0)["code"] == "cell-taken"
        far = line.ask("why", x=5, y=5, rotation=0)
        assert (far["ok"], far["code"], far["rule"]) == (False, "no-neighbour", "BASE-11")
        offer = line.offers[0]
        assert line.ask("why", x=offer["x"], y=offer["y"], rotation=offer["rotation"])["ok"]
        offered = {(one["x"], one["y"], one["rotation"]) for one in line.offers}
        asked = {(x, y, r) for x, y, _ in offered for r in (0, 90, 180, 270)} - offered
        answers = [line.ask("why", x=x, y=y, rotation=r) for x, y, r in sorted(asked)]
        assert {a["code"] for a in answers} <= {"side-mismatch", "same-looking-rotation"}
        assert all(len(a["sides"]) == 1 for a in answers if a["code"] == "side-mismatch")


def test_sync_sends_what_was_missed(server: AppServer) -> None:
    anna = server.person()
    with server.sit_at(server.open(anna, ME, {"kind": "me", "name": "Ben"}), anna) as line:
        before = line.seq
        assert line.ask("act", offer=line.offers[0]["id"])["t"] == "ack"
        line.until("update")
        line.socket.send_json({"t": "sync", "since": before})
        assert line.until("update")["prev"] == before
        line.socket.send_json({"t": "sync", "since": 0})
        assert line.until("snapshot")["seq"] == line.seq


def test_undo_over_the_line_is_a_snapshot(server: AppServer) -> None:
    anna = server.person()
    with server.sit_at(server.open(anna, ME, {"kind": "me", "name": "Ben"}), anna) as line:
        while True:
            line.offers, offer = [], line.offers[0]["id"]
            line.ask("act", offer=offer)
            while not line.offers:
                line.hear()
            if line.table["mayUndo"]:
                break
        assert line.ask("undo")["t"] == "ack"
        assert line.until("snapshot", "update")["t"] == "snapshot"
        assert line.offers[0]["shape"] == "place"


def test_a_rematch_is_told_to_everybody_and_can_be_played(server: AppServer) -> None:
    anna, eve = server.person(), server.person()
    table = server.open(anna, BOT, BOT)
    with server.sit_at(table, anna) as line, server.sit_at(table, eve) as spy:
        while line.table["phase"] != "over":
            line.hear()
        while spy.table["phase"] != "over":
            spy.hear()
        assert line.ask("rematch")["t"] == "ack"
        spy.until("update")
        address = spy.table["rematch"]
        assert address.startswith("/t/")
        with server.sit_at(address[3:], anna) as again:
            assert again.table["options"]["starter"] == 1
            assert again.table["phase"] == "playing"


def test_too_many_pages_of_one_device(tmp_path: Path) -> None:
    with run_app_server(tmp_path, Limits(sockets_per_device=1)) as server:
        anna = server.person()
        table = server.open(anna, ME, OPEN)
        with server.sit_at(table, anna):
            with server.client.websocket_connect(f"ws://localhost/ws/{table}", headers=anna) as second:
                assert second.receive_json()["code"] == "busy"
