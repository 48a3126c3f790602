"""A table without a server: commands, seats, take-backs, exactly once."""

import random
from collections.abc import Callable, Mapping

import pytest

from bastide.server.common.errors import RequestError
from bastide.server.common.names import clean_name
from bastide.server.protocol import client_messages
from bastide.server.protocol.events import SeatPlan
from bastide.server.protocol.server_messages import Ack, Reject, Stale, Update
from bastide.server.tables.table import Caller, Table
from bastide.server.tables.views import views
from tests.server.fixtures.tables import (
    ANNA,
    BEN,
    EVE,
    act,
    cid,
    decider,
    offers,
    play_on,
    rematch_of,
    start_table,
    table,
)

OPEN = SeatPlan("open")
ANNA_SITS = SeatPlan("person", "Anna", ANNA)
BEN_SITS = SeatPlan("person", "Ben", BEN)
BOT = SeatPlan("bot", "Miller", bot="greedy")


def code(answer: Ack | Reject | Stale) -> str:
    """The reason of a refusal, or what else was answered."""
    return answer.code if isinstance(answer, Reject) else type(answer).__name__


def send(
    room: Table,
    device: str,
    kind: Callable[..., client_messages.Command],
    *fields: str | int,
    away: Mapping[str, float] | None = None,
) -> Ack | Reject | Stale:
    """A command of this moment."""
    gone = away or {}
    who = Caller(device, lambda one: gone.get(one, 0.0), fresh_table=lambda: "next-table")
    return room.handle(kind(cid(), room.head, *fields), who)


def test_a_command_has_its_effect_once() -> None:
    room = start_table()
    command = client_messages.Act(cid(), room.head, offers(room)[0]["id"])
    who = Caller(decider(room))
    first = room.handle(command, who)
    head = room.head
    assert isinstance(first, Ack)
    assert room.handle(command, who) == first
    assert room.head == head
    assert code(room.handle(command, Caller(EVE))) == "cid-taken"


def test_a_command_for_another_moment_is_stale() -> None:
    room = start_table()
    answer = act(room, offers(room)[0]["id"], seq=room.head - 1)
    assert isinstance(answer, Stale)
    assert answer.seq == room.head
    assert isinstance(act(room, offers(room)[0]["id"], seq=room.head + 5), Stale)


def test_only_the_deciding_device_acts() -> None:
    room = start_table()
    offer = offers(room)[0]["id"]
    for device in (BEN, EVE):
        assert code(act(room, offer, device)) == "not-your-turn"
        assert offers(room, device) == []
    assert isinstance(act(room, offer, ANNA), Ack)


def test_an_action_not_offered_says_which_rule() -> None:
    room = start_table()
    answer = act(room, "place X 40,40 0")
    assert isinstance(answer, Reject)
    assert answer.rule
    assert answer.text
    assert code(act(room, "dance")) == "bad-action"
    assert code(act(room, "draw A")) == "wrong-step"


def test_before_and_after_the_game_nobody_acts() -> None:
    room = table()
    assert code(act(room, "pass", ANNA)) == "not-started"
    room = start_table()
    play_on(room, random.Random(1))
    assert code(act(room, "pass", ANNA)) == "game-over"


def test_take_back_until_a_draw_or_another_player() -> None:
    room = start_table()
    assert code(send(room, ANNA, client_messages.Undo)) == "no-undo"  # the last thing that happened is a draw
    position = room.match and room.match.game.hash()
    place = next(o["id"] for o in offers(room) if _asks_for_a_figure(room, o["id"]))
    act(room, place)
    assert views.make_snapshot(room, Caller(ANNA)).table["mayUndo"]
    assert not views.make_snapshot(room, Caller(BEN)).table["mayUndo"]
    assert code(send(room, BEN, client_messages.Undo)) == "no-undo"
    assert isinstance(send(room, ANNA, client_messages.Undo), Ack)
    assert room.match
    assert room.match.game.hash() == position
    assert room.match.log[-1]["kind"] == "undone"
    act(room, place)
    act(room, offers(room)[-1]["id"])
    assert code(send(room, ANNA, client_messages.Undo)) == "no-undo"  # the next tile has been drawn


def _asks_for_a_figure(room: Table, place: str) -> bool:
    assert room.match
    room.match.game.push(place)
    asks = room.match.seat == 0
    room.match.game.pop()
    return asks


def test_take_back_can_be_switched_off() -> None:
    room = start_table(takeback=False)
    act(room, next(o["id"] for o in offers(room) if _asks_for_a_figure(room, o["id"])))
    assert code(send(room, ANNA, client_messages.Undo)) == "no-undo"


def test_sitting_down_and_standing_up() -> None:
    room = table(ANNA_SITS, OPEN)
    assert code(send(room, BEN, client_messages.Sit, 1, "  ")) == "bad-name"
    assert code(send(room, BEN, client_messages.Sit, 1, "anna")) == "name-taken"
    assert code(send(room, BEN, client_messages.Sit, 5, "Ben")) == "no-such-seat"
    assert code(send(room, BEN, client_messages.Sit, 0, "Ben")) == "seat-taken"
    assert isinstance(send(room, BEN, client_messages.Sit, 1, " Ben  B "), Ack)
    assert room.seats[1].name == "Ben B"
    assert code(send(room, EVE, client_messages.Stand, 1)) == "not-your-seat"
    assert isinstance(send(room, BEN, client_messages.Stand, 1), Ack)
    assert code(send(room, BEN, client_messages.Stand, 1)) == "seat-open"
    send(room, EVE, client_messages.Sit, 1, "Eve")
    assert isinstance(send(room, ANNA, client_messages.Stand, 1), Ack), "before the start the host may free a seat"


def test_the_host_starts_when_all_seats_are_taken() -> None:
    room = table(ANNA_SITS, OPEN)
    assert code(send(room, ANNA, client_messages.Start, "h")) == "seats-open"
    send(room, BEN, client_messages.Sit, 1, "Ben", "n1")
    assert code(send(room, BEN, client_messages.Start, "h")) == "not-host"
    assert isinstance(send(room, ANNA, client_messages.Start, "h"), Ack)
    assert room.nonces == ["h", "n1"]
    assert code(send(room, ANNA, client_messages.Start, "h")) == "already-started"


def test_a_bot_takes_an_open_seat_or_that_of_somebody_long_gone() -> None:
    room = table(ANNA_SITS, OPEN, BEN_SITS)
    away = {BEN: 10.0}
    assert code(send(room, BEN, client_messages.PutBot, 1, "greedy", away=away)) == "not-host"
    assert code(send(room, ANNA, client_messages.PutBot, 1, "deep-thought")) == "no-such-bot"
    assert isinstance(send(room, ANNA, client_messages.PutBot, 1, "greedy", away=away), Ack)
    room.start("", ANNA)
    assert code(send(room, ANNA, client_messages.PutBot, 2, "greedy", away=away)) == "seat-taken"
    away[BEN] = 61.0
    assert views.make_snapshot(room, Caller(ANNA, lambda one: away.get(one, 0.0))).table["seats"][2].get("mayBot")
    assert isinstance(send(room, ANNA, client_messages.PutBot, 2, "greedy", away=away), Ack)
    assert (room.seats[2].kind, room.seats[2].name, room.seats[2].device) == ("bot", "Ben", BEN)
    assert views.make_snapshot(room, Caller(ANNA, lambda one: away.get(one, 0.0))).table["seats"][2].get("standIn")
    room.hand_back(BEN)
    assert (room.seats[2].kind, room.seats[2].bot) == ("person", "")


def test_while_the_host_is_gone_others_act_for_him() -> None:
    room = start_table(ANNA_SITS, BEN_SITS)
    away = {ANNA: 61.0}
    assert code(send(room, EVE, client_messages.PutBot, 0, "greedy", away=away)) == "not-host"
    assert isinstance(send(room, BEN, client_messages.PutBot, 0, "greedy", away=away), Ack)


def test_somebody_leaves_and_another_sits_down_in_the_middle_of_the_game() -> None:
    room = start_table()
    assert isinstance(send(room, ANNA, client_messages.Stand, 0), Ack)
    assert code(act(room, "pass", ANNA)) == "not-your-turn"
    assert isinstance(send(room, EVE, client_messages.Sit, 0, "Eve"), Ack)
    assert isinstance(act(room, offers(room, EVE)[0]["id"], EVE), Ack)


def test_a_rematch_keeps_the_seats_and_moves_the_start_on() -> None:
    room = start_table(ANNA_SITS, BEN_SITS, BOT)
    assert code(send(room, ANNA, client_messages.Rematch)) == "not-over"
    while room.phase == "playing":
        assert room.match
        room._play(room.match.game.legal_actions()[0].text, room.match.seat or 0, 0)
    assert code(send(room, EVE, client_messages.Rematch)) == "not-your-seat"
    assert isinstance(send(room, BEN, client_messages.Rematch), Ack)
    assert views.make_snapshot(room, Caller(EVE)).table.get("rematch") == "/t/next-table"
    assert code(send(room, ANNA, client_messages.Rematch)) == "rematch-exists"
    fresh = rematch_of(room, "next-table", BEN)
    assert [(s.kind, s.name) for s in fresh.seats] == [(s.kind, s.name) for s in room.seats]
    assert fresh.made.starter == 1
    assert fresh.secret != room.secret


def test_updates_add_up_to_the_snapshot() -> None:
    room = start_table()
    rng = random.Random(3)
    view = views.make_snapshot(room, Caller(ANNA)).view
    assert view is not None
    tiles, lines, log = list(view["tiles"]), list(view["explain"]), list(views.make_snapshot(room, Caller(ANNA)).log)
    seen = [room.head]

    def follow(room: Table) -> None:
        change = views.make_update(room, Caller(ANNA), seen[0])
        assert isinstance(change, Update)
        assert change.view is not None
        tiles.extend(change.view["tiles+"])
        lines.extend(change.view["explain+"])
        log.extend(change.log or [])
        seen[0] = room.head

    play_on(room, rng, follow)
    whole = views.make_snapshot(room, Caller(ANNA))
    assert whole.view is not None
    assert (tiles, lines, log) == (whole.view["tiles"], whole.view["explain"], whole.log)


def test_a_loaded_log_is_the_same_table() -> None:
    room = start_table()
    play_on(room, random.Random(5), most=60)
    copy = Table(room.table, room.secret)
    for event in room.log:
        copy.apply(event)
    for device in (ANNA, BEN, EVE):
        assert views.make_snapshot(copy, Caller(device)) == views.make_snapshot(room, Caller(device))


@pytest.mark.parametrize("name", ["", " ", "x" * 25, "a\u202eb", "a\x00b", "\u200b"])
def test_names_that_will_not_do(name: str) -> None:
    with pytest.raises(RequestError) as no:
        clean_name(name)
    assert no.value.code == "bad-name"


@pytest.mark.parametrize(("name", "shown"), [(" Anna  Maria ", "Anna Maria"), ("Tomáš", "Tomáš"), ("李", "李")])
def test_names_are_tidied(name: str, shown: str) -> None:
    assert clean_name(name) == shown
