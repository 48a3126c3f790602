"""Pointing at a team's table: seen by all, gone with the decision, stored nowhere."""

from pathlib import Path
from typing import Any

import pytest

from bastide.server.http.limits import Limits, TokenBucket
from bastide.server.live.people.pointers import PointerMarks
from bastide.server.protocol.client_messages import Point
from bastide.server.protocol.events import Undone
from bastide.server.tables.history.records import public_log
from tests.server.conftest import ME, OPEN, AppServer, TableSocket, run_app_server
from tests.server.fixtures.tables import ANNA, BEN, EVE, act, misty, offers, start_table


def pointed(line: TableSocket) -> list[dict[str, Any]]:
    """The marks that are told next."""
    return list(line.until("pointed")["marks"])


def test_all_see_who_points_at_what_and_it_goes_with_the_decision(server: AppServer) -> None:
    anna, ben = server.person(), server.person()
    table = server.open(anna, ME, OPEN, rules="mists", options={"starter": 0})
    with server.sit_at(table, anna) as line, server.sit_at(table, ben) as other:
        other.ask("sit", seat=1, name="Ben")
        while line.table["seats"][1]["kind"] == "open":
            line.hear()
        assert line.ask("start")["t"] == "ack"
        line.until("snapshot")
        other.until("snapshot")
        offer = line.offers[0]
        other.socket.send_json({"t": "point", "seq": other.seq, "offer": offer["id"]})
        mark = {"seat": 1, "offer": offer["id"], "x": offer["x"], "y": offer["y"]}
        assert pointed(line) == pointed(other) == [mark]
        line.socket.send_json({"t": "point", "seq": line.seq, "x": 3, "y": -2})
        assert pointed(line) == pointed(other) == [{"seat": 0, "x": 3, "y": -2}, mark]
        with server.sit_at(table, server.person()) as late:
            assert pointed(late) == [{"seat": 0, "x": 3, "y": -2}, mark]
        with server.sit_at(table, ben) as second:
            assert len(pointed(second)) == 2
            second.socket.send_json({"t": "point", "seq": second.seq})
            assert pointed(other) == [{"seat": 0, "x": 3, "y": -2}]
            assert pointed(line) == [{"seat": 0, "x": 3, "y": -2}]
        head = line.seq
        assert line.ask("act", offer=offer["id"])["t"] == "ack"
        assert pointed(line) == pointed(other) == []
        other.socket.send_json({"t": "point", "seq": head, "x": 0, "y": 0})
        other.socket.send_json({"t": "ping"})
        while (message := other.hear())["t"] != "pong":
            assert message["t"] != "pointed", "it came too late"
    assert "point" not in server.client.get(f"/api/tables/{table}/log").text


@pytest.mark.parametrize(
    ("device", "fields", "seen"),
    [
        (ANNA, {"x": 1, "y": 1}, True),
        (BEN, {"x": 1, "y": 1}, True),
        (BEN, {"x": 1, "y": 1, "seat": 2}, True),
        (BEN, {"x": 1, "y": 1, "seat": 0}, False),
        (EVE, {"x": 1, "y": 1}, False),
        (BEN, {"offer": "place MM99 0,1 0"}, False),
        (BEN, {"offer": "dance"}, False),
        (BEN, {"x": 1}, False),
        (BEN, {}, False),
    ],
)
def test_only_those_at_the_table_point_and_only_at_what_is_there(
    device: str, fields: dict[str, Any], seen: bool
) -> None:
    room, pointers = misty(1, seats=3), PointerMarks()
    assert pointers.point(room, device, Point(room.head, **fields)) is seen
    assert bool(pointers.marks) is seen
    assert not PointerMarks().point(room, device, Point(room.head - 1, **fields))


def test_one_device_points_for_the_seat_that_decides() -> None:
    room, pointers = misty(1, seats=3), PointerMarks()
    while room.deciding is None or room.deciding.number != 2:
        act(room, offers(room)[-1]["id"])
    assert pointers.point(room, BEN, Point(room.head, x=0, y=5))
    assert pointers.marks == [{"seat": 2, "x": 0, "y": 5}]
    assert not pointers.point(room, BEN, Point(room.head, x=0, y=5)), "nothing new"


def test_a_choice_without_a_cell_is_pointed_at_by_its_name() -> None:
    room, pointers = misty(1), PointerMarks()
    while "pass" not in {offer["id"] for offer in offers(room)}:
        act(room, offers(room)[0]["id"])
    assert pointers.point(room, ANNA, Point(room.head, offer="pass"))
    assert pointers.marks == [{"seat": 0, "offer": "pass"}]


def test_nobody_points_where_everybody_plays_for_himself() -> None:
    room = start_table()
    assert not PointerMarks().point(room, BEN, Point(room.head, x=0, y=0))


def test_taking_back_and_moving_again_is_another_decision() -> None:
    room, pointers = misty(1), PointerMarks()
    assert room.match is not None
    pointers.point(room, ANNA, Point(room.head, x=0, y=0))
    action = offers(room)[0]["id"]
    room.match.push(action)
    room.match.take_back(Undone(0))
    assert pointers.fade(room.match.moment)
    assert pointers.marks == []
    assert "point" not in public_log(room)


def test_who_points_too_fast_is_passed_over(tmp_path: Path) -> None:
    now = [0.0]
    bucket = TokenBucket(5, 2, lambda: now[0])
    assert [bucket.spare() for _ in range(5)] == [True, True, False, False, False]
    now[0] = 0.2
    assert [bucket.spare() for _ in range(2)] == [True, False], "what was passed over costs nothing"
    with run_app_server(tmp_path, Limits(points_per_second=0.001, points_burst=3)) as server:
        anna = server.person()
        table = server.open(anna, ME, rules="mists", options={"starter": 0})
        with server.sit_at(table, anna) as line:
            for x in range(8):
                line.socket.send_json({"t": "point", "seq": line.seq, "x": x, "y": 0})
            line.socket.send_json({"t": "ping"})
            told = []
            while (message := line.hear())["t"] != "pong":
                told.append(message)
            assert [message["marks"][0]["x"] for message in told] == [0, 1, 2]
