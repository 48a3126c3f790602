"""What one table, and one device there, may do at most: its log and its messages stay small."""

import random
from pathlib import Path

from bastide.server.http.limits import Limits
from bastide.server.protocol import client_messages
from bastide.server.protocol.events import SeatPlan
from bastide.server.protocol.server_messages import Ack, Reject, encode_message
from bastide.server.tables.table import Caller, Table
from bastide.server.tables.views import views
from tests.server.conftest import ME, OPEN, run_app_server
from tests.server.fixtures.tables import ANNA, BEN, act, cid, offers, play_on, start_table, table


def undo(room: Table) -> str:
    """Anna takes back: "" or why she cannot."""
    answer = room.handle(client_messages.Undo(cid(), room.head), Caller(ANNA))
    return answer.code if isinstance(answer, Reject) else ""


def back_and_forth(room: Table, most: int) -> None:
    """Place, take back, and so on."""
    place = next(one["id"] for one in offers(room))
    for _ in range(most):
        assert isinstance(act(room, place), Ack)
        assert room.deciding
        assert room.deciding.device == ANNA, "the tile asks for a figure"
        assert undo(room) == ""


def monastery(room: Table) -> None:
    """Play until Anna has a tile that asks for a figure wherever it lies."""
    rng = random.Random(3)
    while True:
        assert room.match
        room.match.game.push(offers(room)[0]["id"])
        asks = room.match.seat == 0
        room.match.game.pop()
        if room.match.seat == 0 and asks:
            return
        play_on(room, rng, most=1)


def test_twenty_times_in_a_turn_somebody_takes_back() -> None:
    room = start_table()
    monastery(room)
    back_and_forth(room, 20)
    assert isinstance(act(room, offers(room)[0]["id"]), Ack)
    assert not views.make_snapshot(room, Caller(ANNA)).table["mayUndo"]
    assert undo(room) == "too-many-undos"
    while room.undos:  # the next tile is drawn
        play_on(room, random.Random(1), most=1)
    monastery(room)
    back_and_forth(room, 1)


def test_what_is_taken_back_in_a_row_is_told_once() -> None:
    room = start_table()
    room.limits = Limits(undos_per_turn=10_000)
    monastery(room)
    before = len(encode_message(views.make_snapshot(room, Caller(ANNA))))
    back_and_forth(room, 1500)
    assert room.match
    entry = room.match.log[-1]
    assert (entry["kind"], entry["seat"], entry["args"]) == ("undone", 0, {"count": 1500})
    assert [one["n"] for one in room.match.log] == list(range(len(room.match.log)))
    assert len(encode_message(views.make_snapshot(room, Caller(ANNA)))) < before + 500


def test_steps_that_are_taken_back_count_together() -> None:
    room = start_table(SeatPlan("person", "Anna", ANNA), SeatPlan("person", "Anna 2", ANNA), rules="base+fields+abbot")
    monastery(room)
    first = offers(room)[0]["id"]
    back_and_forth(room, 2)
    act(room, first)
    assert undo(room) == ""
    assert room.match
    assert room.match.log[-1]["args"] == {"count": 3}
    act(room, first)
    act(room, offers(room)[-1]["id"])
    assert [one["kind"] for one in room.match.log].count("undone") == 1


def test_a_long_log_keeps_its_seats_and_is_played_to_its_end() -> None:
    room = table(SeatPlan("person", "Anna", ANNA), SeatPlan("open"))
    room.limits = Limits(events_per_table=4)
    for command in (
        client_messages.Sit(cid(), 1, 1, "Ben"),
        client_messages.Stand(cid(), 2, 1),
        client_messages.Sit(cid(), 3, 1, "Ben"),
    ):
        assert isinstance(room.handle(command, Caller(BEN)), Ack)
    answer = room.handle(client_messages.Stand(cid(), 4, 1), Caller(BEN))
    assert isinstance(answer, Reject)
    assert answer.code == "too-much-happened"
    assert isinstance(room.handle(client_messages.Start(cid(), 4), Caller(ANNA)), Ack)
    play_on(room, random.Random(1))
    assert room.phase == "over"


def test_sitting_and_standing_has_a_pace(tmp_path: Path) -> None:
    with run_app_server(tmp_path, Limits(seat_changes_per_minute=4)) as server:
        anna = server.person()
        name = server.open(anna, ME, OPEN)
        with server.sit_at(name, anna) as line:
            told = []
            for n in range(5):
                body = {"seat": 1, "name": "Eve"} if n % 2 == 0 else {"seat": 1}
                told.append(line.ask("sit" if n % 2 == 0 else "stand", **body))
                if told[-1]["t"] == "ack":
                    line.until("update")
    assert [one["t"] for one in told] == ["ack"] * 4 + ["reject"]
    assert told[-1]["code"] == "too-often"
