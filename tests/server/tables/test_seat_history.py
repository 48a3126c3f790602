"""What happened keeps the names of its time when a seat changes hands."""

import random
from typing import Any

import pytest

from bastide.server.protocol import client_messages
from bastide.server.protocol.events import SeatPlan
from bastide.server.tables.history.records import make_record
from bastide.server.tables.table import Caller, Table
from bastide.server.tables.views import views
from tests.server.fixtures.tables import ANNA, BEN, EVE, play_on, start_table
from tests.server.tables.test_access import again, send

SEATS = (SeatPlan("person", "Anna", ANNA), SeatPlan("person", "Ben", BEN), SeatPlan("person", "Eve", EVE))
NEW = "a-new-device"


def stand(room: Table) -> None:
    assert send(room, BEN, client_messages.Stand, 1) == "Ack"


def stand_and_sit(room: Table) -> None:
    stand(room)
    assert send(room, NEW, client_messages.Sit, 1, "Dana") == "Ack"


def stand_and_bot(room: Table) -> None:
    stand(room)
    assert send(room, ANNA, client_messages.PutBot, 1, "greedy") == "Ack"


def kick(room: Table) -> None:
    assert send(room, ANNA, client_messages.Kick, 1, "", False) == "Ack"


def kick_for_bot(room: Table) -> None:
    assert send(room, ANNA, client_messages.Kick, 1, "greedy", False) == "Ack"


def resign(room: Table) -> None:
    assert send(room, BEN, client_messages.Resign, 1) == "Ack"


def go_away(room: Table) -> None:
    assert send(room, BEN, client_messages.Away) == "Ack"


CHANGES = [stand, stand_and_sit, stand_and_bot, kick, kick_for_bot]
STAYS = [resign, go_away]


def seat_told(room: Table) -> dict[str, Any]:
    """Seat 1, as all players receive it."""
    return dict(views.make_snapshot(room, Caller(ANNA)).table["seats"][1])


@pytest.mark.parametrize("change", CHANGES)
def test_log_and_record_keep_the_name(change: Any) -> None:
    room = start_table(*SEATS)
    play_on(room, random.Random(1), most=9)
    assert room.match is not None
    entries, turn = len(room.match.log), room.match.number
    change(room)
    for one in (room, again(room)):
        told = seat_told(one)
        assert told["former"] == [{"name": "Ben", "entry": entries, "turn": turn}]
        assert make_record(one).header.players[1].name == (told["name"] or "Ben")


@pytest.mark.parametrize("change", STAYS)
def test_a_bot_that_plays_for_a_person_keeps_the_name(change: Any) -> None:
    room = start_table(*SEATS)
    play_on(room, random.Random(1), most=9)
    change(room)
    assert seat_told(room)["name"] == "Ben"
    assert "former" not in seat_told(room)


def test_before_the_game_nothing_is_past() -> None:
    room = start_table(*SEATS)
    assert all("former" not in seat for seat in views.make_snapshot(room, Caller(ANNA)).table["seats"])


def test_a_name_ends_where_the_game_went_back_to() -> None:
    room = start_table(*SEATS)
    play_on(room, random.Random(1), most=9)
    stand_and_sit(room)
    assert room.match is not None
    seat = room.seats[1]
    seat.cut_names(3, 1)
    assert [(one.name, one.entry, one.turn) for one in seat.former] == [("Ben", 3, 1)]
