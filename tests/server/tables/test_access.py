"""The host's doors: sending somebody away, keeping a device away, closing the seats and the view."""

import json
from collections.abc import Callable

import pytest
from starlette.websockets import WebSocketDisconnect

from bastide.server.protocol import client_messages, events
from bastide.server.protocol.client_messages import BadMessage
from bastide.server.protocol.events import SeatPlan
from bastide.server.protocol.server_messages import Ack, Reject, Stale
from bastide.server.tables.access import CLOSED, MOST_BLOCKED, is_listed
from bastide.server.tables.history.records import public_log
from bastide.server.tables.table import Caller, Table
from bastide.server.tables.views import views
from tests.server.conftest import ME, OPEN, AppServer, TableSocket, run_app_server
from tests.server.fixtures.tables import ANNA, BEN, EVE, cid, decider, offers, rematch_of, start_table, table

ANNA_SITS, BEN_SITS, EVE_SITS = (SeatPlan("person", n, d) for n, d in (("Anna", ANNA), ("Ben", BEN), ("Eve", EVE)))
FREE = SeatPlan("open")
AWAY = {ANNA: 99.0}


def send(room: Table, device: str, kind: Callable[..., client_messages.Command], *fields: object) -> str:
    """A command of this moment: "Ack", or the code of its refusal. Anna is long gone."""
    answer = room.handle(kind(cid(), room.head, *fields), Caller(device, lambda one: AWAY.get(one, 0.0)))
    return answer.code if isinstance(answer, Reject) else type(answer).__name__


def again(room: Table) -> Table:
    """The same table from its stored events."""
    other = Table(room.table, room.secret)
    for event in room.log:
        other.apply(events.decode_event(events.SCHEMA, events.encode_event(event), "Event"))
    return other


@pytest.mark.parametrize("playing", [False, True])
def test_somebody_is_sent_away_with_all_his_seats_and_cannot_come_back(playing: bool) -> None:
    seats = (ANNA_SITS, BEN_SITS, SeatPlan("person", "Bea", BEN), EVE_SITS)
    room = start_table(*seats) if playing else table(*seats, FREE)
    assert send(room, ANNA, client_messages.Kick, 2) == "Ack"
    assert [seat.kind for seat in room.seats][:4] == ["person", "open", "open", "person"]
    assert send(room, BEN, client_messages.Sit, 1, "Ben") == "blocked"
    assert send(room, EVE, client_messages.Sit, 1, "Ben") == "Ack"
    told = views.make_snapshot(again(room), Caller(ANNA)).table
    assert told["blocked"] == ["Bea"]
    assert "blocked" not in views.make_snapshot(room, Caller(EVE)).table
    assert send(room, ANNA, client_messages.Unblock, 0) == "Ack"
    assert send(room, BEN, client_messages.Sit, 2, "Bea") == "Ack"
    assert again(room).access_rules == room.access_rules


def test_a_bot_takes_over_where_the_host_says_so() -> None:
    room = start_table(ANNA_SITS, BEN_SITS, starter=1)
    assert send(room, ANNA, client_messages.Kick, 1, "hal") == "no-such-bot"
    assert send(room, ANNA, client_messages.Kick, 1, "greedy", False) == "Ack"
    assert (room.seats[1].kind, room.seats[1].device, room.seats[1].bot) == ("bot", "", "greedy")
    assert room.bot_due is room.seats[1]
    assert room.seats[1].name not in ("Ben", "Anna")
    assert not room.access_rules.blocked


def test_in_an_open_seat_the_game_waits_and_goes_on() -> None:
    room = start_table(ANNA_SITS, BEN_SITS, starter=1)
    assert send(room, ANNA, client_messages.Kick, 1) == "Ack"
    assert decider(room) == ""
    assert offers(room, BEN) == []
    assert send(room, EVE, client_messages.Sit, 1, "Eve") == "Ack"
    assert offers(room, EVE)


@pytest.mark.parametrize("who", [BEN, EVE, "f" * 32])
@pytest.mark.parametrize("playing", [False, True])
@pytest.mark.parametrize(
    "asked",
    [
        (client_messages.Kick, 0),
        (client_messages.Kick, 1),
        (client_messages.Unblock, 0),
        (client_messages.Lock, True, True),
    ],
)
def test_nobody_keeps_the_doors_in_the_hosts_stead(who: str, playing: bool, asked: tuple[object, ...]) -> None:
    seats = (ANNA_SITS, BEN_SITS, EVE_SITS)
    room = start_table(*seats) if playing else table(*seats)
    head = room.head
    kind, *fields = asked
    assert send(room, who, kind, *fields) == "not-host"  # type: ignore[arg-type]
    assert room.head == head
    told = views.make_snapshot(room, Caller(who)).table
    assert "keeps" not in told
    assert not any("mayKick" in seat for seat in told["seats"])


def test_what_the_host_cannot_do() -> None:
    room = table(ANNA_SITS, BEN_SITS, FREE, SeatPlan("bot", "Miller", bot="greedy"))
    for seat, code in (
        (0, "no-player-to-remove"),
        (2, "no-player-to-remove"),
        (3, "no-player-to-remove"),
        (5, "no-such-seat"),
    ):
        assert send(room, ANNA, client_messages.Kick, seat) == code
    assert send(room, ANNA, client_messages.Unblock, 0) == "no-such-block"
    told = views.make_snapshot(room, Caller(ANNA)).table
    assert [seat.get("mayKick", False) for seat in told["seats"]] == [False, True, False, False]
    over = start_table(ANNA_SITS, BEN_SITS)
    over.apply(events.Over([0, 0], "", ""))
    assert send(over, ANNA, client_messages.Kick, 1) == "no-player-to-remove"


def test_a_person_for_whom_a_bot_stands_in_is_sent_away_as_well() -> None:
    room = start_table(ANNA_SITS, BEN_SITS)
    room.apply(events.BotSat(1, "greedy", "Ben", away=True))
    assert send(room, ANNA, client_messages.Kick, 1) == "Ack"
    room.hand_back(BEN)
    assert room.seats[1].kind == "open"


def test_closed_seats_are_for_those_who_have_one() -> None:
    room = table(ANNA_SITS, BEN_SITS, FREE)
    assert send(room, ANNA, client_messages.Lock, True, False) == "Ack"
    assert send(room, EVE, client_messages.Sit, 2, "Eve") == "seats-locked"
    assert send(room, BEN, client_messages.Sit, 2, "Bea") == "Ack"
    assert views.make_snapshot(again(room), Caller(EVE)).table["locked"]
    assert send(room, ANNA, client_messages.Lock, False, False) == "Ack"
    assert "locked" not in views.make_snapshot(room, Caller(EVE)).table


def test_at_most_so_many_are_kept_away() -> None:
    room = table(ANNA_SITS, FREE)
    for n in range(MOST_BLOCKED):
        room.apply(events.Blocked(f"{n:032x}", f"P{n}"))
    room.apply(events.Sat(1, "Ben", BEN))
    assert send(room, ANNA, client_messages.Kick, 1) == "many-blocked"
    assert send(room, ANNA, client_messages.Kick, 1, "", False) == "Ack"
    assert send(room, ANNA, client_messages.Unblock, MOST_BLOCKED - 1) == "Ack"


def test_no_device_stands_in_the_public_log_and_a_rematch_keeps_people_away() -> None:
    room = table(ANNA_SITS, BEN_SITS, EVE_SITS)
    assert send(room, ANNA, client_messages.Kick, 1) == "Ack"
    assert send(room, ANNA, client_messages.Lock, True, True) == "Ack"
    log = public_log(room)
    assert not any(device in log for device in (ANNA, BEN, EVE))
    assert [json.loads(line)["e"] for line in log.splitlines()[-3:]] == ["stood", "blocked", "locked"]
    fresh = rematch_of(room, "next", ANNA)
    assert fresh.head == 1
    assert fresh.access_rules.blocked == {BEN: "Ben"}
    assert BEN not in public_log(fresh)


@pytest.mark.parametrize(
    "raw",
    [
        '{"t":"kick","cid":"%s","seq":1,"seat":9}',
        '{"t":"kick","cid":"%s","seq":1,"seat":1,"bot":"GREEDY"}',
        '{"t":"unblock","cid":"%s","seq":1,"number":-1}',
        '{"t":"lock","cid":"%s","seq":1,"seats":1,"watchers":false}',
        '{"t":"lock","cid":"%s","seq":1}',
    ],
)
def test_malformed(raw: str) -> None:
    with pytest.raises(BadMessage):
        client_messages.decode_command(raw % cid())


def closed(line: TableSocket) -> tuple[str, int]:
    """The code of the error, and of the close, that a line hears."""
    code = line.until("error")["code"]
    with pytest.raises(WebSocketDisconnect) as end:
        line.until("nothing else comes")
    return code, end.value.code


def test_whoever_is_kept_away_is_shown_out_and_let_in_again(server: AppServer) -> None:
    anna, ben = server.person(), server.person()
    name = server.open(anna, ME, OPEN)
    with server.sit_at(name, anna) as host:
        with server.sit_at(name, ben) as line:
            assert line.ask("sit", seat=1, name="Ben")["t"] == "ack"
            while host.table["seats"][1]["kind"] == "open":
                host.hear()
            assert host.ask("kick", seat=1)["t"] == "ack"
            assert closed(line) == ("blocked", CLOSED)
        assert server.client.get("/api/tables", headers=ben).json() == {"tables": []}
        for address in ("log", "record"):
            answer = server.client.get(f"/api/tables/{name}/{address}", headers=ben)
            assert (answer.status_code, answer.json()["code"]) == (403, "blocked")
            assert server.client.get(f"/api/tables/{name}/{address}", headers=server.person()).status_code == 200
        with server.client.websocket_connect(f"ws://localhost/ws/{name}", headers=ben) as socket:
            assert closed(TableSocket(socket)) == ("blocked", CLOSED)
        while "blocked" not in host.table:
            host.hear()
        assert host.ask("unblock", number=0)["t"] == "ack"
        with server.sit_at(name, ben) as line:
            assert line.ask("sit", seat=1, name="Ben")["t"] == "ack"


def test_a_closed_view_is_for_those_who_sit_or_may(server: AppServer) -> None:
    anna, ben, eve = server.person(), server.person(), server.person()
    name = server.open(anna, ME, OPEN)
    with server.sit_at(name, anna) as host, server.sit_at(name, eve) as watcher:
        assert host.ask("lock", seats=False, watchers=True)["t"] == "ack"
        with server.sit_at(name, ben) as line:
            assert line.table["unwatched"]
            assert line.ask("sit", seat=1, name="Ben")["t"] == "ack", "who may still sit down may come in"
        host.until("ack", "update")
        while host.table["seats"][1]["kind"] == "open":
            host.hear()
        assert host.ask("lock", seats=True, watchers=True)["t"] == "ack"
        assert closed(watcher) == ("no-watchers", CLOSED)
        assert server.client.get(f"/api/tables/{name}/log", headers=eve).status_code == 403
        assert server.client.get(f"/api/tables/{name}/log", headers=ben).status_code == 200
        with server.sit_at(name, ben):
            pass
        while "locked" not in host.table:
            host.hear()
        assert host.ask("lock", seats=False, watchers=False)["t"] == "ack"
        with server.sit_at(name, eve):
            pass


def test_doors_stay_as_they_are_over_a_restart(tmp_path: object) -> None:
    from pathlib import Path

    folder = Path(str(tmp_path)) / "data"
    with run_app_server(folder) as server:
        anna, ben = server.person(), server.person()
        name = server.open(anna, ME, OPEN)
        with server.sit_at(name, anna) as host:
            with server.sit_at(name, ben) as line:
                assert line.ask("sit", seat=1, name="Ben")["t"] == "ack"
            while host.table["seats"][1]["kind"] == "open":
                host.hear()
            sent = host.send("kick", seat=1)
            first = host.until("ack")
            assert first["cid"] == sent
    with run_app_server(folder) as server, server.sit_at(name, anna) as host:
        assert host.table["blocked"] == ["Ben"]
        host.socket.send_json({"t": "kick", "cid": sent, "seq": first["seq"] - 2, "seat": 1})
        assert host.until("ack") == first, "sent again, it has no second effect"


def test_an_answer_of_another_moment_is_stale() -> None:
    room = table(ANNA_SITS, BEN_SITS)
    assert isinstance(room.handle(client_messages.Kick(cid(), room.head - 1, 1), Caller(ANNA)), Stale)
    assert isinstance(room.handle(client_messages.Lock(cid(), room.head, True, True), Caller(ANNA)), Ack)


def test_a_browser_that_nobody_knows_holds_no_seat_of_a_bot(server: AppServer) -> None:
    anna = server.person()
    name = server.open(anna, ME, {"kind": "bot"})
    with server.sit_at(name, anna) as host:
        assert host.ask("lock", seats=False, watchers=True)["t"] == "ack"
    server.client.cookies.clear()
    assert server.client.get(f"/api/tables/{name}/log").status_code == 403
    assert server.client.get(f"/api/tables/{name}/log", headers=anna).status_code == 200


def test_only_who_made_the_table_shows_it_to_strangers() -> None:
    room = table(ANNA_SITS, FREE)
    assert send(room, BEN, client_messages.Publish, True) == "not-host"
    assert not is_listed(room)
    assert send(room, ANNA, client_messages.Publish, True) == "Ack"
    assert is_listed(room)
    assert "public" in views.make_snapshot(room, Caller(EVE)).table
    assert send(room, ANNA, client_messages.Lock, True, False) == "Ack"
    assert not is_listed(room), "nobody could sit down there"
    assert send(room, ANNA, client_messages.Lock, False, True) == "Ack"
    assert not is_listed(room)
    assert again(room).access_rules == room.access_rules
    assert rematch_of(room, "next", ANNA).access_rules.public
    assert send(room, ANNA, client_messages.Publish, False) == "Ack"
    assert not rematch_of(room, "next", ANNA).access_rules.public
