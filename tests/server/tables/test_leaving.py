"""Leaving a game: a bot plays for somebody, for a while or to the end."""

import random
from pathlib import Path

import pytest

from bastide.records.record import Record
from bastide.server.protocol import client_messages, events
from bastide.server.protocol.events import SeatPlan
from bastide.server.tables.history.records import make_record, public_log
from bastide.server.tables.history.replay import GameHistory, replay_frames
from bastide.server.tables.history.verify import verify_log
from bastide.server.tables.table import Caller, Table
from bastide.server.tables.views import views
from tests.server.conftest import ME, OPEN, AppServer
from tests.server.fixtures.tables import ANNA, BEN, EVE, decider, misty, offers, rematch_of, rush, start_table, table
from tests.server.live.test_chat import begin
from tests.server.tables.test_access import again, send

A, B, E = (SeatPlan("person", name, device) for name, device in (("Anna", ANNA), ("Ben", BEN), ("Eve", EVE)))


def test_a_bot_plays_for_somebody_until_he_says_so() -> None:
    room = start_table(A, B)
    assert send(room, ANNA, client_messages.Back) == "not-your-seat"
    assert send(room, ANNA, client_messages.Away) == "Ack"
    assert (room.seats[0].kind, room.seats[0].name, room.bot_due) == ("bot", "Anna", room.seats[0])
    assert offers(room, ANNA) == []
    told = views.make_snapshot(room, Caller(ANNA))
    assert told.you == [0]
    assert (told.table["seats"][0]["standIn"], told.table["seats"][0]["wished"]) == (True, True)
    room.hand_back(ANNA)
    assert room.seats[0].kind == "bot", "looking in is not being back"
    assert send(room, BEN, client_messages.Back) == "not-your-seat"
    assert send(again(room), ANNA, client_messages.Back) == "Ack"
    assert send(room, ANNA, client_messages.Back) == "Ack"
    assert decider(room) == ANNA
    assert offers(room, ANNA)


def test_a_bot_that_others_asked_for_leaves_by_itself() -> None:
    room = start_table(A, B)
    room.apply(events.BotSat(1, "greedy", "Ben", away=True))
    room.hand_back(BEN)
    assert room.seats[1].kind == "person"


def test_all_seats_of_a_device_go_and_come_together() -> None:
    room = start_table(A, SeatPlan("person", "Ann", ANNA), B)
    assert send(room, ANNA, client_messages.Away) == "Ack"
    assert [seat.kind for seat in room.seats] == ["bot", "bot", "person"]
    assert send(room, ANNA, client_messages.Back) == "Ack"
    assert [seat.kind for seat in room.seats] == ["person"] * 3


def test_who_gave_up_cannot_win_and_the_record_keeps_it() -> None:
    for seed in range(30):
        room = start_table(A, B, E)
        assert send(room, BEN, client_messages.Resign, 1) == "Ack"
        assert room.bot_due is None
        play(room, random.Random(seed))
        assert room.match is not None
        if 1 in room.match.game.winners:
            break
    match = room.match
    assert match is not None
    scores = match.game.scores
    best = max(scores[0], scores[2])
    expected = [seat for seat in (0, 2) if scores[seat] == best]
    told = views.make_snapshot(room, Caller(ANNA))
    assert told.view is not None
    assert told.view["winners"] == expected
    assert next(entry for entry in told.log if entry["kind"] == "over")["args"]["winners"] == expected
    assert [seat.get("resigned", False) for seat in told.table["seats"]] == [False, True, False]
    assert views.make_snapshot(again(room), Caller(ANNA)).view == told.view
    assert replay_frames(GameHistory.of(room, None))[-1]["view"]["winners"] == expected
    record = make_record(room)
    assert [player.resigned for player in record.header.players] == [False, True, False]
    assert Record.loads(record.dumps()) == record
    assert record.end is not None
    assert record.end.scores == scores, "the points are those of the board"
    assert verify_log(public_log(room)).draws == match.draws
    fresh = rematch_of(room, "next", ANNA)
    assert [(seat.kind, seat.device) for seat in fresh.seats] == [("person", ANNA), ("person", BEN), ("person", EVE)]


def play(room: Table, rng: random.Random) -> None:
    """To the end, bots at random."""
    rush(room, rng)


def test_a_seat_that_was_given_up_does_not_come_back() -> None:
    room = start_table(A, B, E)
    assert send(room, BEN, client_messages.Resign, 0) == "not-your-seat"
    assert send(room, BEN, client_messages.Resign, 5) == "not-your-seat"
    assert send(room, BEN, client_messages.Resign, 1) == "Ack"
    assert views.make_snapshot(room, Caller(BEN)).you == [1]
    room.hand_back(BEN)
    assert send(room, BEN, client_messages.Resign, 1) == send(room, BEN, client_messages.Stand, 1) == "resigned"
    for kind in (client_messages.Back, client_messages.Away):
        assert send(room, BEN, kind) == "not-your-seat"
    assert send(room, BEN, client_messages.Propose, "end") == "not-your-seat"
    assert send(room, ANNA, client_messages.Kick, 1) == "Ack"
    assert (room.seats[1].kind, room.seats[1].device, room.seats[1].resigned) == ("bot", "", True)


def test_the_game_is_that_of_the_only_person_who_is_left() -> None:
    room = start_table(A, B, E)
    assert send(room, ANNA, client_messages.Resign, 0) == "Ack"
    assert room.phase == "playing"
    assert send(room, EVE, client_messages.Resign, 2) == "Ack"
    assert (room.phase, room.abandoned_by) == ("abandoned", "resigned")
    for seen in (room, again(room)):
        told = views.make_snapshot(seen, Caller(BEN))
        assert (told.table["abandoned"], told.table["won"]) == ("resigned", [1])
        assert [seat.get("resigned", False) for seat in told.table["seats"]] == [True, False, True]
    assert room.match is not None
    assert verify_log(public_log(room)).draws == room.match.draws


def test_a_bot_that_was_put_there_plays_on_alone() -> None:
    room = start_table(A, SeatPlan("bot", "Pauline", bot="pauline"))
    assert send(room, ANNA, client_messages.Resign, 0) == "Ack"
    assert room.phase == "playing"


def test_when_nobody_is_left_the_game_ends() -> None:
    room = start_table(A, B)
    room.apply(events.Resigned(1, "greedy"))
    assert send(room, ANNA, client_messages.Resign, 0) == "Ack"
    assert (room.phase, room.abandoned_by) == ("abandoned", "agreed")


def test_a_team_does_not_give_up_one_by_one() -> None:
    room = misty(1)
    assert send(room, ANNA, client_messages.Resign, 0) == "no-resigning"
    assert send(room, ANNA, client_messages.Away) == "Ack"


@pytest.mark.parametrize("kind", [client_messages.Away, client_messages.Back])
def test_before_and_after_the_game_nobody_needs_a_bot(kind: type[client_messages.Away]) -> None:
    assert send(table(), ANNA, kind) == "not-started"
    room = start_table()
    room.apply(events.Over([0, 0], "", ""))
    assert send(room, ANNA, kind) == "table-over"


def test_the_bot_of_somebody_who_left_moves(server: AppServer, tmp_path: Path) -> None:
    anna, ben = server.person(), server.person()
    name = server.open(anna, ME, OPEN)
    with server.sit_at(name, anna) as line, server.sit_at(name, ben) as other:
        begin(line, other)
        while not line.offers:
            line.hear()
        assert line.ask("away")["t"] == "ack"
        while not other.offers:
            other.hear()
    with server.sit_at(name, anna) as line:
        assert line.table["seats"][0]["wished"]
        assert line.ask("back")["t"] == "ack"
