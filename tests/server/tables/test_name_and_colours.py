"""The table's name and the colours of its seats."""

import pytest

from bastide.server.features.account.personal_data import DeviceChange
from bastide.server.live.summary import encode_summary
from bastide.server.protocol import client_messages, events
from bastide.server.protocol.events import SeatPlan
from bastide.server.tables.table import Caller
from bastide.server.tables.views import views
from tests.server.conftest import ME, OPEN, AppServer
from tests.server.fixtures.tables import ANNA, BEN, EVE, misty, rematch_of, start_table, table
from tests.server.tables.test_access import again, send


def test_the_host_names_the_table() -> None:
    room = table()
    assert send(room, BEN, client_messages.Rename, "Ours") == "not-host"
    assert send(room, ANNA, client_messages.Rename, "  Friday   night ") == "Ack"
    assert views.make_snapshot(room, Caller(EVE)).table["name"] == "Friday night"
    assert '"Friday night"' in encode_summary(again(room))
    for wrong in ("", "x" * 25, "a\u202eb"):
        assert send(room, ANNA, client_messages.Rename, wrong) == "bad-name"
    room.start("nonce", ANNA)
    assert send(room, ANNA, client_messages.Rename, "Saturday") == "Ack"
    assert rematch_of(room, "next", ANNA).name == "Saturday"


def test_a_name_goes_with_the_host_who_has_himself_erased() -> None:
    room = table()
    send(room, ANNA, client_messages.Rename, "At Anna's")
    for device, name in ((ANNA, "Table"), (BEN, "At Anna's")):
        moved = DeviceChange(device)
        log = [events.decode_event(1, moved(events.encode_event(event)), "Event") for event in room.log]
        assert [event.name for event in log if isinstance(event, events.Named)] == [name]


def test_seats_choose_colours_and_change_with_each_other() -> None:
    room = table(*(SeatPlan("person", n, d) for n, d in (("Anna", ANNA), ("Ben", BEN))), SeatPlan("open"))
    assert send(room, BEN, client_messages.Paint, 1, "pink") == "Ack"
    assert send(room, BEN, client_messages.Paint, 0, "green") == "not-your-seat"
    assert send(room, ANNA, client_messages.Paint, 2, "pink") == "Ack", "the host paints every seat"
    assert [seat["colour"] for seat in views.make_snapshot(again(room), Caller(BEN)).table["seats"]] == [
        "red",
        "green",
        "pink",
    ]
    assert send(room, ANNA, client_messages.Paint, 5, "pink") == "no-such-seat"
    assert send(room, ANNA, client_messages.Stand, 2) == "seat-open"
    room.handle(client_messages.PutBot("0" * 8 + "-0000-0000-0000-" + "0" * 12, room.head, 2, "random"), Caller(ANNA))
    room.start("nonce", ANNA)
    assert send(room, ANNA, client_messages.Paint, 0, "black") == "already-started"
    assert [seat[0] for seat in rematch_of(room, "next", ANNA).colours] == ["red", "green", "pink"]
    assert "colours" not in events.encode_event(rematch_of(start_table(), "next", ANNA).made).decode()


@pytest.mark.parametrize("level", [6])
def test_where_seats_play_several_colours_there_is_no_choice(level: int) -> None:
    room = misty(level)
    room.phase = "lobby"
    assert send(room, ANNA, client_messages.Paint, 0, "pink") == "many-colours"


@pytest.mark.parametrize(
    ("seats", "name"),
    [
        ([ME, OPEN], "Anna"),
        ([ME, {"kind": "me", "name": "Ben"}], "Anna · Ben"),
        ([{"kind": "me"}, {"kind": "bot", "bot": "gaspard"}], "Gaspard"),
        ([{"kind": "me"}, {"kind": "me"}], "Bastide"),
    ],
)
def test_a_table_without_a_name_is_called_by_those_who_have_one(
    seats: list[dict[str, str]], name: str, server: AppServer
) -> None:
    anna = server.person()
    with server.sit_at(server.open(anna, *seats), anna) as line:
        assert line.table["name"] == name
