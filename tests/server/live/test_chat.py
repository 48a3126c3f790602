"""What is said at a table, who is called, and who looks on."""

from pathlib import Path
from typing import Any

import pytest

from bastide.server.http.limits import Limits
from bastide.server.protocol.client_messages import MAX_BYTES
from tests.server.conftest import BOT, ME, OPEN, AppServer, TableSocket, run_app_server
from tests.server.fixtures.tables import cid


def ask(line: TableSocket, kind: str, **fields: Any) -> str:
    """ "ack", or the code of the refusal."""
    sent = cid()
    line.socket.send_json({"t": kind, "cid": sent, **fields})
    while (message := line.hear()).get("cid") != sent:
        pass
    return str(message.get("code", message["t"]))


def begin(line: TableSocket, other: TableSocket) -> None:
    """Ben sits down, and Anna starts."""
    assert other.ask("sit", seat=1, name="Ben")["t"] == "ack"
    while any(seat["kind"] == "open" for seat in line.table["seats"]):
        line.hear()
    assert line.ask("start")["t"] == "ack"


@pytest.fixture
def pair(server: AppServer) -> Any:
    """Anna and Ben at a table that has begun, Anna being to decide, and their server."""
    anna, ben = server.person(), server.person()
    table = server.open(anna, ME, OPEN)
    with server.sit_at(table, anna) as line, server.sit_at(table, ben) as other:
        begin(line, other)
        yield server, table, line, other


def test_all_hear_what_is_said_and_who_comes_hears_it_too(pair: Any) -> None:
    house, table, line, other = pair
    assert ask(line, "say", key="well-played") == "ack"
    said = other.until("said")
    assert said["remarks"] == [{"n": 1, "seat": 0, "name": "Anna", "key": "well-played"}]
    assert "past" not in said
    with house.sit_at(table, house.person()) as watcher:
        said = watcher.until("said")
        assert (said["past"], len(said["remarks"])) == (True, 1)
        assert ask(watcher, "say", key="smile") == "not-your-seat"
    log = house.client.get(f"/api/tables/{table}/log").text
    assert "well-played" not in log


def test_three_in_twenty_seconds(pair: Any) -> None:
    _, _, line, other = pair
    assert [ask(line, "say", key="smile") for _ in range(4)] == ["ack", "ack", "ack", "hush"]
    assert ask(other, "say", key="smile") == "ack"


def test_only_set_phrases_unless_the_host_allows_more(pair: Any, server: AppServer) -> None:
    _, _, line, _ = pair
    assert ask(line, "say", text="Hello") == "no-chat"
    for wrong in ({}, {"key": "smile", "text": "Hello"}, {"text": "  "}):
        assert ask(line, "say", **wrong) == "nothing-said"
    line.socket.send_json({"t": "say", "cid": "0" * 8 + "-0000-0000-0000-" + "0" * 12, "key": "rude"})
    assert line.until("error")["code"] == "bad-message"
    anna = server.person()
    table = server.open(anna, ME, OPEN, options={"chat": True})
    with server.sit_at(table, anna) as free:
        assert ask(free, "say", text="  See\nhttp://x.test  ") == "ack"
        assert ask(free, "say", text="a\u202eb") == "bad-text"
    with server.sit_at(table, anna) as free:
        assert free.until("said")["remarks"][0]["text"] == "See http://x.test"
        free.socket.send_json({"t": "say", "cid": "0" * 8 + "-0000-0000-0000-" + "0" * 12, "text": "x" * 121})
        assert free.until("error")["code"] == "bad-message"
    assert MAX_BYTES == 4096


def test_only_the_last_ones_are_kept(tmp_path: Path) -> None:
    with run_app_server(tmp_path / "data", Limits(chat_messages=10, chat_messages_kept=2)) as server:
        anna = server.person()
        table = server.open(anna, ME, OPEN)
        with server.sit_at(table, anna) as line:
            for _ in range(4):
                ask(line, "say", key="star")
        with server.sit_at(table, anna) as line:
            assert [one["n"] for one in line.until("said")["remarks"]] == [3, 4]


def test_whoever_is_to_decide_can_be_called_now_and_then(pair: Any) -> None:
    house, table, line, other = pair
    assert ask(line, "nudge") == "no-player-to-nudge", "it is her own turn"
    with house.sit_at(table, house.person()) as watcher:
        assert ask(watcher, "nudge") == "not-your-seat"
    assert ask(other, "nudge") == "ack"
    assert line.until("nudged") == {"t": "nudged", "seat": 1}
    assert ask(other, "nudge") == "nudged-already"


def test_nobody_is_called_who_is_not_there(server: AppServer) -> None:
    anna, ben = server.person(), server.person()
    table = server.open(anna, ME, OPEN)
    with server.sit_at(table, ben) as other:
        with server.sit_at(table, anna) as line:
            begin(line, other)
        other.until("update")
        while other.table["seats"][0]["online"]:
            other.hear()
        assert ask(other, "nudge") == "player-absent"


def test_who_sits_down_hears_who_looks_on(server: AppServer) -> None:
    anna, ben = server.person(), server.person()
    table = server.open(anna, ME, OPEN)
    with server.sit_at(table, anna) as line, server.sit_at(table, ben) as other:
        assert line.until("company")["watchers"] == 1
        with server.sit_at(table, server.person()):
            begin(line, other)
            while other.until("company")["watchers"] != 1:
                pass


def test_who_made_the_table_and_looks_on_is_not_told_of_himself(server: AppServer) -> None:
    anna = server.person()
    table = server.open(anna, BOT, BOT)
    with server.sit_at(table, anna) as line:
        assert line.until("company")["watchers"] == 0
        with server.sit_at(table, server.person()):
            assert line.until("company")["watchers"] == 1
            with server.sit_at(table, anna) as again:
                assert again.until("company")["watchers"] == 1


def test_those_who_sit_there_see_who_looks_on(pair: Any) -> None:
    house, table, line, _ = pair
    with house.sit_at(table, house.person()) as eve, house.sit_at(table, house.person()):
        while (told := line.until("company"))["watchers"] < 2:
            pass
        assert told["names"] == []
        assert ask(eve, "call", name="Anna") == "name-taken"
        assert ask(eve, "call", name=" Eve ") == "ack"
        assert line.until("company")["names"] == ["Eve"]
        assert ask(line, "call", name="Queen") == "seat-taken"
        assert ask(eve, "call", name="") == "ack"
        assert line.until("company")["names"] == []
        with house.sit_at(table, house.person()) as third:
            assert ask(third, "call", name="Eve") == "ack"
    while line.until("company")["watchers"] > 0:
        pass
