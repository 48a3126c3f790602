"""The host changes the game of a table that waits: its link and its people stay, and all see it before the start."""

import msgspec
import pytest

from bastide.server.features.account.personal_data import DeviceChange
from bastide.server.live.summary import encode_summary
from bastide.server.protocol import client_messages, events
from bastide.server.protocol.client_messages import Change, See, Start
from bastide.server.protocol.clock import Clock
from bastide.server.protocol.events import SeatPlan
from bastide.server.protocol.terms import Wish
from bastide.server.tables import change_game
from bastide.server.tables.history.records import make_record, public_log
from bastide.server.tables.history.verify import verify_log
from bastide.server.tables.table import Caller, Table
from bastide.server.tables.views import views
from tests.server.conftest import ME, OPEN, AppServer, Message, TableSocket
from tests.server.fixtures.tables import ANNA, BEN, EVE, append_of, cid, start_table, table
from tests.server.storage.test_store import golden
from tests.server.tables.test_access import again, send

A, B = (SeatPlan("person", name, device) for name, device in (("Anna", ANNA), ("Ben", BEN)))
FREE = SeatPlan("open")


def people(room: Table) -> list[str]:
    """Who sits where, "" at a free seat."""
    return [seat.name for seat in room.seats]


def test_people_stay_and_the_draws_are_promised_again() -> None:
    room = table(A, FREE, B, starter=None)
    send(room, BEN, client_messages.Paint, 2, "pink")
    promised = room.made.commitment
    wish = Wish(aids=False, clock=Clock(days=3), house={"small_cities": 2})
    assert send(room, ANNA, Change, "base+inns", 2, wish) == "Ack"
    assert (people(room), [seat[0] for seat in room.colours]) == (["Anna", "Ben"], ["red", "pink"])
    told = views.make_snapshot(again(room), Caller(BEN))
    assert (told.you, told.table["rules"], told.table["options"]["aids"]) == ([1], "base+inns", False)
    assert told.table["commitment"] not in ("", promised)
    assert '"base+inns"' in encode_summary(again(room))
    assert send(room, ANNA, Change, "base", 5, Wish()) == "Ack"
    assert people(room) == ["Anna", "Ben", "", "", ""]
    assert room.timing is None
    assert len({seat[0] for seat in room.colours}) == 5


def test_the_game_starts_once_all_have_seen_the_change() -> None:
    room = table(A, B, FREE)
    assert send(room, ANNA, Change, "base", 2, Wish()) == "Ack"
    assert views.make_snapshot(room, Caller(BEN)).table.get("changed") is True
    assert "changed" not in views.make_snapshot(room, Caller(ANNA)).table
    assert send(room, ANNA, Start) == "change-unseen"
    assert send(again(room), ANNA, Start) == "change-unseen"
    assert send(room, ANNA, See) == "Ack", "the host knows it"
    assert send(room, BEN, See) == "Ack"
    assert send(room, BEN, See) == "Ack", "a second time nothing happens"
    assert "changed" not in views.make_snapshot(again(room), Caller(BEN)).table
    assert send(room, ANNA, Start) == "Ack"


def test_a_free_seat_more_is_no_change_to_be_seen() -> None:
    room = table(A, B, FREE)
    assert send(room, ANNA, Change, "base+fields", 4, Wish(starter=0)) == "Ack"
    assert (people(room), room.seats[1].unseen) == (["Anna", "Ben", "", ""], False)


def test_a_guest_who_sits_down_after_the_change_has_seen_it() -> None:
    room = table(A, FREE, starter=0)
    assert send(room, ANNA, Change, "base", 2, Wish()) == "Ack"
    assert send(room, BEN, client_messages.Sit, 1, "Ben") == "Ack"
    assert send(room, ANNA, Start) == "Ack"


@pytest.mark.parametrize(
    ("who", "wish", "code"),
    [
        (BEN, ("base", 3, Wish()), "not-host"),
        (EVE, ("base", 3, Wish()), "not-host"),
        (ANNA, ("base", 2, Wish()), "Ack"),
        (ANNA, ("base", 6, Wish()), "bad-seats"),
        (ANNA, ("base", 3, Wish(rated=True)), "fixed-game"),
        (ANNA, ("base+unheard", 3, Wish()), "bad-rules"),
        (ANNA, ("base", 3, Wish(house={"unheard": 1})), "bad-rules"),
        (ANNA, ("base", 3, Wish(chance="manual")), "fixed-game"),
        (ANNA, ("base", 3, Wish(substitute="hal")), "no-such-bot"),
    ],
)
def test_who_may_change_what(who: str, wish: tuple[str, int, Wish], code: str) -> None:
    assert send(table(A, B, FREE), who, Change, *wish) == code


def test_taken_seats_are_not_removed() -> None:
    room = table(A, B, SeatPlan("person", "Eve", EVE), FREE)
    assert send(room, ANNA, Change, "base", 2, Wish()) == "seats-needed"
    assert send(start_table(A, B), ANNA, Change, "base", 2, Wish()) == "already-started"


@pytest.mark.parametrize(
    "more",
    [{"position": "anything"}, {"rated": True, "aids": False, "takeback": False}, {"house": {"level": {}}}],
)
def test_a_game_that_was_chosen_elsewhere_stays(more: dict[str, object]) -> None:
    room = table(A, FREE)
    room.made = msgspec.structs.replace(room.made, **more)
    room._terms = None
    assert not change_game.may_change(room)
    assert "mayChange" not in views.make_snapshot(room, Caller(ANNA)).table


def test_there_is_a_limit() -> None:
    room = table(A, FREE)
    for _ in range(change_game.MOST_CHANGES):
        assert send(room, ANNA, Change, "base", 2, Wish()) == "Ack"
    assert send(room, ANNA, Change, "base", 2, Wish()) == "too-much-happened"


def test_a_bot_that_does_not_know_the_game_makes_room() -> None:
    room = table(A, SeatPlan("bot", "Gaspard", bot="gaspard"), FREE)
    assert send(room, ANNA, Change, "mists", 3, Wish()) == "Ack"
    assert room.made.campaign is not None
    assert room.seats[1].bot != "gaspard"
    part = append_of(room)
    assert part is not None
    assert part.stage is not None
    assert send(room, ANNA, Change, "base", 3, Wish()) == "Ack"
    assert room.made.campaign is None


def played(room: Table) -> Table:
    """The same table after a short game that its players ended."""
    assert send(room, BEN, See) == "Ack"
    assert send(room, ANNA, Start) == "Ack"
    for _ in range(4):
        match = room.match
        assert match is not None
        assert room.deciding is not None
        offer = match.offers()[0]["id"]
        room.handle(client_messages.Act(cid(), room.head, offer), Caller(room.deciding.device))
    room.abandon("agreed")
    return room


def test_the_log_proves_the_draws_of_the_changed_game() -> None:
    room = table(A, FREE, B, starter=None)
    assert send(room, ANNA, Change, "base+inns", 2, Wish()) == "Ack"
    text = public_log(played(room))
    assert ANNA not in text
    assert BEN not in text
    assert verify_log(text).commitment == room.made.commitment
    assert make_record(room).header.rules == "base+inns"
    for false in (text.replace("base+inns", "base+river"), text.replace(room.made.commitment, "0" * 64)):
        with pytest.raises(ValueError, match="promised"):
            verify_log(false)


def test_a_device_that_goes_is_followed_through_the_change() -> None:
    room = table(A, FREE, B)
    assert send(room, ANNA, Change, "base", 2, Wish()) == "Ack"
    assert send(room, BEN, client_messages.Stand, 1) == "Ack"
    moved = DeviceChange(BEN)
    log = [events.decode_event(1, moved(events.encode_event(event)), "Event") for event in room.log]
    assert moved.seats == {1, 2}
    assert BEN.encode() not in b"".join(events.encode_event(event) for event in log)


def hear_of(line: TableSocket, answer: Message) -> None:
    """Listen until the line has the event that an answer names."""
    while line.seq < answer["seq"]:
        line.hear()


def test_both_see_the_change_over_their_lines(server: AppServer) -> None:
    anna, ben = server.person(), server.person()
    name = server.open(anna, ME, OPEN, OPEN)
    with server.sit_at(name, anna) as host, server.sit_at(name, ben) as guest:
        hear_of(host, guest.ask("sit", seat=2, name="Ben"))
        assert host.table["mayChange"] is True
        assert host.ask("change", rules="base+river", seats=2, options={"aids": False})["t"] == "ack"
        assert guest.until("snapshot")["you"] == [1]
        assert guest.table["changed"] is True
        hear_of(host, guest.ask("see"))
        assert host.ask("start")["t"] == "ack"


def test_the_golden_log_of_a_changed_game_can_be_read() -> None:
    log, lines = golden("schema-1-changed")
    room = Table("golden", bytes(32))
    for event in log:
        room.apply(event)
    assert room.match is not None
    assert (room.made.rules, [seat.name for seat in room.seats]) == ("base+inns", ["Anna", "Ben"])
    assert not any(seat.unseen for seat in room.seats)
    assert [events.encode_event(event) for event in log] == lines
