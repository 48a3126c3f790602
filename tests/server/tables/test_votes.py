"""What takes the consent of the others: ending for all, and taking back what has been followed."""

import asyncio
import random
from pathlib import Path

import pytest

from bastide.server.http.limits import Limits
from bastide.server.live.clients.client import Client
from bastide.server.protocol import client_messages, events
from bastide.server.protocol.clock import Clock
from bastide.server.protocol.events import SeatPlan
from bastide.server.protocol.server_messages import Ack, Reject
from bastide.server.tables.history.records import make_record, public_log
from bastide.server.tables.history.verify import VerificationError, verify_log
from bastide.server.tables.table import Caller, Table
from bastide.server.tables.views import views
from tests.server.conftest import PATIENCE
from tests.server.fixtures.hub import HubFixture, at
from tests.server.fixtures.tables import ANNA, BEN, EVE, act, cid, decider, offers, play_on, rush, start_table
from tests.server.tables.test_access import again, send

A, B, E = (SeatPlan("person", name, device) for name, device in (("Anna", ANNA), ("Ben", BEN), ("Eve", EVE)))
BOT = SeatPlan("bot", "Miller", bot="random")
NOBODY = "f" * 32


def due(room: Table) -> int | None:
    """The seat whose bot is to move."""
    return room.bot_due.number if room.bot_due else None


def turn(room: Table) -> None:
    """The turn of whoever decides now, without a figure."""
    device = decider(room)
    while decider(room) == device:
        told = offers(room)
        act(room, next((one["id"] for one in told if one["id"] == "pass"), told[0]["id"]))


def asked(room: Table) -> dict[str, object] | None:
    """What everybody hears of it."""
    told = views.make_snapshot(room, Caller(NOBODY)).table.get("asked")
    return dict(told) if told else None


def test_the_game_ends_when_all_agree() -> None:
    room = start_table(A, B, E)
    assert send(room, BEN, client_messages.Propose, "end") == "Ack"
    assert asked(room) == {"seat": 1, "what": "end", "of": [2]}, "Anna is long gone and is not waited for"
    assert asked(again(room)) == asked(room)
    assert send(room, BEN, client_messages.Answer, True) == "not-asked"
    assert send(room, NOBODY, client_messages.Answer, True) == "not-asked"
    assert send(room, EVE, client_messages.Answer, True) == "Ack"
    assert (room.phase, room.abandoned_by, asked(room)) == ("abandoned", "agreed", None)
    assert views.make_snapshot(again(room), Caller(ANNA)).table["abandoned"] == "agreed"
    assert verify_log(public_log(room)).commitment == room.made.commitment


def test_one_no_is_the_end_of_it_and_who_asks_may_take_it_back() -> None:
    room = start_table(A, B, E)
    head = room.head
    for what in ("end", "end"):
        assert send(room, BEN, client_messages.Propose, what) == "Ack"
        assert send(room, EVE, client_messages.Propose, what) == "asked-already"
        assert send(room, EVE if room.head == head + 1 else BEN, client_messages.Answer, False) == "Ack"
        assert (room.phase, asked(room)) == ("playing", None)
    assert send(room, EVE, client_messages.Answer, True) == "nothing-asked"
    assert type(room.log[-1]) is events.Lapsed


def test_everybody_there_is_asked_once_whatever_seats_he_holds() -> None:
    room = start_table(A, B, SeatPlan("person", "Bea", BEN), E, BOT)
    ask = client_messages.Propose(cid(), room.head, "end")
    assert isinstance(room.handle(ask, Caller(ANNA)), Ack)
    assert room.asked is not None
    assert room.asked.of == (1, 3)
    for device in (BEN, EVE):
        assert isinstance(room.handle(client_messages.Answer(cid(), room.head, True), Caller(device)), Ack)
    assert room.phase == "abandoned"


def test_where_nobody_else_is_there_it_happens_at_once() -> None:
    room = start_table(A, BOT)
    assert send(room, ANNA, client_messages.Propose, "end") == "Ack"
    assert (room.phase, room.asked) == ("abandoned", None)


@pytest.mark.parametrize("who", [EVE, NOBODY])
def test_who_does_not_play_asks_nothing(who: str) -> None:
    room = start_table(A, B)
    for what in ("end", "takeback"):
        assert send(room, who, client_messages.Propose, what) == "not-your-seat"
    room.apply(events.Over([0, 0], "", ""))
    assert send(room, ANNA, client_messages.Propose, "end") == "table-over"


def test_a_turn_that_was_answered_is_taken_back_and_the_same_tile_comes_again() -> None:
    room = start_table(A, B)
    first = room.match
    assert first is not None
    hand, before = first.game.shown_to(None)["decision"]["tile"], first.game.hash()
    turn(room)
    second = first.game.shown_to(None)["decision"]["tile"]
    assert not room.may_undo(ANNA)
    assert views.make_snapshot(room, Caller(ANNA)).table["mayAsk"]
    assert "mayAsk" not in views.make_snapshot(room, Caller(BEN)).table, "he has done nothing yet"
    answer = room.handle(client_messages.Propose(cid(), room.head, "takeback"), Caller(ANNA))
    assert isinstance(answer, Ack)
    assert send(room, BEN, client_messages.Answer, True) == "Ack"
    taken = room.log[-1]
    assert isinstance(taken, events.TakenBack)
    assert decider(room) == ANNA
    assert first.log[-1]["kind"] == "taken-back"
    while room.may_undo(ANNA):
        assert send(room, ANNA, client_messages.Undo) == "Ack"
    assert (first.game.hash(), first.game.shown_to(None)["decision"]["tile"]) == (before, hand)
    turn(room)
    assert first.game.shown_to(None)["decision"]["tile"] == second, "the same draw comes again"
    assert again(room).match.game.hash() == first.game.hash()  # type: ignore[union-attr]
    rush(room, random.Random(1))
    assert verify_log(public_log(room)).draws == first.draws
    assert len(make_record(room).entries) == len(first.done)


def test_a_log_that_takes_back_to_a_draw_proves_nothing() -> None:
    room = start_table(A, B)
    turn(room)
    room.emit(events.TakenBack(0, 1))
    room.abandon("time")
    with pytest.raises(VerificationError, match="takes back a draw"):
        verify_log(public_log(room))
    room = start_table(A, B)
    turn(room)
    room.fresh.clear()
    room.log.append(events.TakenBack(0, 99))
    room.abandon("time")
    with pytest.raises(VerificationError, match="more than was done"):
        verify_log(public_log(room))


def test_who_plays_on_does_not_take_back() -> None:
    room = start_table(A, B)
    turn(room)
    assert send(room, ANNA, client_messages.Propose, "takeback") == "Ack"
    act(room, offers(room)[0]["id"])
    assert asked(room) is None
    assert again(room).asked is None


def test_no_bot_moves_while_somebody_asks_and_seats_that_change_end_it() -> None:
    room = start_table(A, BOT, B, starter=0)
    turn(room)
    assert due(room) == 1
    room.handle(client_messages.Propose(cid(), room.head, "takeback"), Caller(ANNA))
    assert due(room) is None
    assert send(room, BEN, client_messages.Stand, 2) == "Ack"
    assert (asked(room), due(room)) == (None, 1)


def test_what_tables_do_not_give_back() -> None:
    strict = start_table(A, B, takeback=False)
    turn(strict)
    assert send(strict, ANNA, client_messages.Propose, "takeback") == "no-undo"
    fresh = start_table(A, B)
    assert send(fresh, ANNA, client_messages.Propose, "takeback") == "no-undo"
    fresh.limits = Limits(events_per_table=fresh.head)
    assert send(fresh, ANNA, client_messages.Propose, "end") == "too-much-happened"


def test_against_bots_alone_nobody_need_be_asked() -> None:
    room = start_table(A, BOT)
    turn(room)
    room.bot_act(offers_of_bot(room), 0)
    assert send(room, ANNA, client_messages.Propose, "takeback") == "Ack"
    assert decider(room) == ANNA
    assert isinstance(room.log[-1], events.TakenBack)


def offers_of_bot(room: Table) -> str:
    """Something that the bot may do."""
    assert room.match is not None
    return room.match.game.legal_actions()[0].text


def test_a_command_that_was_carried_out_is_acknowledged_again() -> None:
    room = start_table(A, B)
    ask = client_messages.Propose(cid(), room.head, "end")
    first = room.handle(ask, Caller(ANNA))
    head = room.head
    assert room.handle(ask, Caller(ANNA)) == first
    assert room.head == head


def test_random_games_with_consent_replay_to_the_same_position() -> None:
    for seed in range(6):
        rng, room = random.Random(seed), start_table(A, B)
        for _ in range(14):
            play_on(room, rng, most=rng.randint(1, 5))
            who = rng.choice((ANNA, BEN))
            if room.phase == "playing" and send(room, who, client_messages.Propose, "takeback") == "Ack" and room.asked:
                send(room, BEN if who == ANNA else ANNA, client_messages.Answer, rng.random() < 0.7)
        rush(room, rng)
        copy = again(room)
        assert copy.match is not None
        assert room.match is not None
        assert (copy.match.log, copy.match.game.hash()) == (room.match.log, room.match.game.hash())
        assert verify_log(public_log(room)).draws == room.match.draws


def test_what_nobody_answers_lapses_by_itself(tmp_path: Path) -> None:
    async def run(place: HubFixture) -> None:
        room = start_table(A, B)
        await place.lay(room, memory=True)
        live = await place.hub.tables.get(room.table)
        assert live is not None
        pages = [Client(room.table, device, place.hub.limits) for device in (ANNA, BEN)]
        for page in pages:
            await place.hub.join(live, page)
        await place.hub.command(live, pages[0], client_messages.Propose(cid(), live.room.head, "end"))
        assert asked(live.room)
        async with asyncio.timeout(PATIENCE):
            while asked(live.room):
                await asyncio.sleep(0.01)
        await place.idle()
        assert isinstance(live.room.log[-1], events.Lapsed)
        for _ in range(2):
            await place.hub.command(live, pages[0], client_messages.Propose(cid(), live.room.head, "end"))
        for page in pages:
            place.hub.leave(live, page)

    at(tmp_path, run, Limits(vote_seconds=0.02))


def test_somebody_asks_only_so_often(tmp_path: Path) -> None:
    async def run(place: HubFixture) -> None:
        room = start_table(A, B)
        await place.lay(room, memory=True)
        live = await place.hub.tables.get(room.table)
        assert live is not None
        pages = {device: Client(room.table, device, place.hub.limits) for device in (ANNA, BEN)}
        for page in pages.values():
            await place.hub.join(live, page)
        for n in range(3):
            await place.hub.command(live, pages[ANNA], client_messages.Propose(cid(), live.room.head, "end"))
            assert (live.room.asked is not None) == (n < 2)
            await place.hub.command(live, pages[BEN], client_messages.Answer(cid(), live.room.head, False))
        for page in pages.values():
            place.hub.leave(live, page)

    at(tmp_path, run, Limits(votes_per_quarter=2))


def test_a_question_at_a_table_with_days_waits_for_days_and_over_a_restart(tmp_path: Path) -> None:
    async def run(place: HubFixture) -> None:
        place.hub.wall = lambda: place.clocks.wall
        room = start_table(A, B, clock=Clock(days=3))
        await place.lay(room)
        live = await place.hub.tables.get(room.table)
        assert live is not None
        anna = Client(room.table, ANNA, place.hub.limits)
        await place.hub.join(live, anna)
        await place.hub.command(live, anna, client_messages.Propose(cid(), live.room.head, "end"))
        place.hub.leave(live, anna)
        place.hub.tables.drop(live)
        for days, waits in ((2.9, True), (0.2, False)):
            place.clocks.pass_days(days)
            live = await place.hub.tables.get(room.table)
            assert live is not None
            ben = Client(room.table, BEN, place.hub.limits)
            await place.hub.join(live, ben)
            async with asyncio.timeout(PATIENCE):
                while (live.room.asked is not None) != waits:
                    await asyncio.sleep(0)
            place.hub.leave(live, ben)
            place.hub.tables.drop(live)
        assert any(type(event) is events.Lapsed for event in live.room.log)
        assert live.room.phase == "playing"

    at(tmp_path, run)


def test_of_several_people_the_one_who_is_away_is_asked_before_a_move_goes_back() -> None:
    room = start_table(A, B, E, starter=1)
    turn(room)
    assert send(room, BEN, client_messages.Propose, "takeback") == "Ack"
    assert asked(room) == {"seat": 1, "what": "takeback", "of": [0, 2]}, "Anna is long gone, and is asked all the same"


def test_where_nobody_could_agree_a_game_that_counts_is_resigned() -> None:
    room = start_table(A, BOT, rated=True, takeback=False)
    assert send(room, ANNA, client_messages.Propose, "end") == "resign-instead"


def test_a_bot_that_plays_for_somebody_says_yes_to_nothing() -> None:
    room = start_table(A, B, clock=Clock(days=3))
    assert send(room, BEN, client_messages.Away) == "Ack"
    assert send(room, ANNA, client_messages.Propose, "end") == "Ack"
    assert asked(room) == {"seat": 0, "what": "end", "of": [1]}
    assert send(room, BEN, client_messages.Back) == "Ack"
    assert asked(room) is not None, "who comes back finds the question"
    assert send(room, BEN, client_messages.Answer, True) == "Ack"
    assert room.phase == "abandoned"


@pytest.mark.parametrize("yes", [True, False])
def test_an_answer_after_the_end_of_the_question_does_not_count(yes: bool) -> None:
    room = start_table(A, B, clock=Clock(turn=60))
    asks = Caller(ANNA, now=1_000_000)
    assert isinstance(room.handle(client_messages.Propose(cid(), room.head, "end"), asks), Ack)
    assert room.asked is not None
    until, head = room.asked.until, room.head
    late = room.handle(client_messages.Answer(cid(), head, yes), Caller(BEN, now=until))
    assert isinstance(late, Reject)
    assert (late.code, room.phase, room.head) == ("nothing-asked", "playing", head)
    in_time = again(room)
    assert isinstance(in_time.handle(client_messages.Answer(cid(), head, yes), Caller(BEN, now=until - 1)), Ack)
    stored = again(in_time)
    assert (stored.phase, stored.asked) == (in_time.phase, None), "what is stored holds, whenever it is read"


def test_after_the_end_of_a_question_another_may_be_asked() -> None:
    room = start_table(A, B, clock=Clock(turn=60))
    assert isinstance(room.handle(client_messages.Propose(cid(), room.head, "end"), Caller(ANNA, now=1_000_000)), Ack)
    assert room.asked is not None
    until = room.asked.until
    early = room.handle(client_messages.Propose(cid(), room.head, "end"), Caller(BEN, now=until - 1))
    assert isinstance(early, Reject)
    assert isinstance(room.handle(client_messages.Propose(cid(), room.head, "end"), Caller(BEN, now=until)), Ack)
    assert (room.asked.seat, room.asked.of) == (1, (0,))
    assert room.asked.until > until
