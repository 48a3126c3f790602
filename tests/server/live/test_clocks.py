"""Clocks of a table, the time in the test's hand: what moves take, and what happens to who has no time left."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from bastide.server.live.clients.client import Client
from bastide.server.live.registry import LiveTable
from bastide.server.live.timers import clocks
from bastide.server.protocol import client_messages, events
from bastide.server.protocol.clock import Clock
from bastide.server.protocol.events import SeatPlan
from bastide.server.storage import table_clocks as stored
from bastide.server.tables.table import Caller
from bastide.server.tables.table_clock import BACK_MS, FREE_MS
from bastide.server.tables.views import views
from tests.server.fixtures.hub import HubFixture, ManualClocks, at
from tests.server.fixtures.tables import ANNA, BEN, EVE, cid, start_table
from tests.server.live.test_absence import LIMITS, come, found, stay, told

A, B, E = SeatPlan("person", "Anna", ANNA), SeatPlan("person", "Ben", BEN), SeatPlan("person", "Eve", EVE)
BOT = SeatPlan("bot", "Miller", bot="random")
TEN = Clock(budget=600, plus=15)
SIXTY = Clock(turn=60)
THREE = Clock(days=3)


async def laid(place: HubFixture, clock: Clock, *plans: SeatPlan, **terms: Any) -> LiveTable:
    """A game that Anna begins, with the pages of all its people."""
    live = await lying(place, clock, *plans, **terms)
    for device in dict.fromkeys(seat.device for seat in live.room.seats if seat.device):
        await come(place, live, device)
    return live


async def lying(place: HubFixture, clock: Clock, *plans: SeatPlan, **terms: Any) -> LiveTable:
    """The same while nobody looks."""
    room = start_table(*(plans or (A, B)), clock=clock, **terms)
    await place.lay(room)
    return await found(place, room.table)


def page(live: LiveTable, device: str) -> Client:
    """One of somebody's."""
    return next(client for client in live.clients if client.device == device)


def closes(place: HubFixture, live: LiveTable) -> None:
    """The server goes, and all pages with it."""
    place.hub.draining = True
    for client in list(live.clients):
        place.hub.leave(live, client)


async def decide(place: HubFixture, live: LiveTable, seconds: float = 0.0) -> None:
    """Whoever decides takes the last of his offers after so many seconds."""
    place.clocks.now += seconds
    seat = live.room.deciding
    assert seat is not None
    offer = views.make_snapshot(live.room, Caller(seat.device)).offers[-1]["id"]
    await place.hub.command(live, page(live, seat.device), client_messages.Act(cid(), live.room.head, offer))


async def turn(place: HubFixture, live: LiveTable, seconds: float = 0.0) -> None:
    """A whole turn of whoever decides, that takes so long."""
    assert live.room.match is not None
    number = live.room.match.number
    await decide(place, live, seconds)
    while live.room.match.number == number and live.room.phase == "playing":
        await decide(place, live)


async def wait(place: HubFixture, live: LiveTable, seconds: float) -> None:
    """So much time goes by, and the timer rings."""
    place.clocks.now += seconds
    await clocks.check_clock(place.hub, live.room.table)


async def played_by_bots(live: LiveTable) -> None:
    """The bots have moved, and everybody has heard it: only then the time of whoever decides next begins."""
    while live.bot_task is not None or live.room.bot_due is not None:
        await asyncio.sleep(0.01)


def left(place: HubFixture, live: LiveTable) -> list[int]:
    """Seconds of each seat, as everybody is told them."""
    message = clocks.clocks_message(place.hub, live)
    assert message is not None
    return [round(ms / 1000) for ms in message.left]


def test_a_turn_takes_its_time_and_adds_the_increment(tmp_path: Path) -> None:
    async def run(place: HubFixture) -> None:
        live = await laid(place, TEN)
        assert left(place, live) == [600, 600]
        place.clocks.now += 20
        assert left(place, live) == [600, 600], "the first half minute of a seat is free"
        place.clocks.now += 30
        assert left(place, live) == [580, 600]
        await turn(place, live)
        assert left(place, live) == [595, 600], "50 seconds less 30, and 15 more"
        await turn(place, live, 10)
        await turn(place, live, 100)
        assert left(place, live) == [510, 615]
        assert [round(ms / 1000) for ms in live.room.timing.used] == [150, 10]  # type: ignore[union-attr]

    stay(tmp_path, run)


def test_all_decisions_of_a_turn_count(tmp_path: Path) -> None:
    async def run(place: HubFixture) -> None:
        live = await laid(place, SIXTY)
        await turn(place, live)
        await turn(place, live)
        await decide(place, live, 25)
        assert (live.room.deciding, left(place, live)) == (live.room.seats[0], [35, 60]), "his figure is asked for"
        await decide(place, live, 34)
        assert left(place, live) == [60, 60]

    stay(tmp_path, run)


@pytest.mark.parametrize("clock", [TEN, SIXTY, THREE])
def test_out_of_time_a_bot_plays_until_its_person_is_back(tmp_path: Path, clock: Clock) -> None:
    async def run(place: HubFixture) -> None:
        live = await laid(place, clock)
        room, free = live.room, 0 if clock.days else FREE_MS // 1000
        whole = clock.budget or clock.turn_ms // 1000
        await wait(place, live, whole + free - 1)
        assert room.seats[0].kind == "person"
        await wait(place, live, 1.1)
        assert (room.seats[0].kind, room.seats[0].device) == ("bot", ANNA)
        assert [type(event) for event in room.log[-3:]] == [events.Timed, events.Flagged, events.BotSat]
        assert [entry["args"] for entry in room.match.log if entry["kind"] == "flagged"] == [{"out": "bot"}]  # type: ignore[union-attr]
        back = client_messages.Back(cid(), room.head)
        await place.hub.command(live, page(live, ANNA), back)
        assert next(one for one in told(page(live, ANNA)) if one["t"] == "reject")["code"] == "clock-over"
        await played_by_bots(live)
        assert room.deciding is room.seats[1]
        await place.hub.command(live, page(live, ANNA), client_messages.Back(cid(), room.head))
        assert room.seats[0].kind == "person"
        assert left(place, live)[0] == min(whole, BACK_MS // 1000 if clock.budget else whole)
        await place.hub.command(live, page(live, ANNA), client_messages.Away(cid(), room.head))
        await turn(place, live)
        await place.hub.command(live, page(live, ANNA), client_messages.Back(cid(), room.head))
        assert room.seats[0].kind == "person", "only the turn in which the time was over is the bot's"

    stay(tmp_path, run)


def test_who_gives_up_by_time_has_lost_and_with_two_the_other_has_won(tmp_path: Path) -> None:
    async def run(place: HubFixture) -> None:
        live = await laid(place, Clock(turn=60, out="resign"), A, B, E)
        await wait(place, live, 91)
        assert [seat.resigned for seat in live.room.seats] == [True, False, False]
        assert live.room.phase == "playing"
        await played_by_bots(live)
        assert live.room.deciding is live.room.seats[1]
        await wait(place, live, 91)
        room = live.room
        assert (room.phase, room.abandoned_by, room.match.winners) == ("abandoned", "clock", [2])  # type: ignore[union-attr]
        info = views.table_info(room, Caller(EVE))
        assert (info["won"], info["abandoned"]) == ([2], "clock")
        assert [round(ms / 1000) for ms in info["times"]] == [91, 91, 0]
        summary = await place.store.do(lambda db: str(db.execute("SELECT summary FROM tables").get))
        assert json.loads(summary)["winners"] == [2]

    stay(tmp_path, run)


def test_the_game_ends_for_all(tmp_path: Path) -> None:
    async def run(place: HubFixture) -> None:
        live = await laid(place, Clock(turn=60, out="end"))
        await wait(place, live, 91)
        assert (live.room.phase, live.room.abandoned_by, live.room.match.won) == ("abandoned", "clock", [])  # type: ignore[union-attr]
        heard = [one for one in told(page(live, BEN)) if one["t"] in ("update", "snapshot")][-1]["table"]
        assert (heard["phase"], heard["abandoned"]) == ("abandoned", "clock")

    stay(tmp_path, run)


def test_six_play_and_only_whoever_decides_pays(tmp_path: Path) -> None:
    async def run(place: HubFixture) -> None:
        six = [SeatPlan("person", f"P{n}", f"{n}" * 32) for n in range(6)]
        live = await laid(place, Clock(budget=120), *six, rules="base+inns")
        for second in range(6):
            await turn(place, live, FREE_MS / 1000 + second)
        assert left(place, live) == [120, 119, 118, 117, 116, 115]
        place.clocks.now += 7
        assert left(place, live) == [113, 119, 118, 117, 116, 115]

    stay(tmp_path, run)


def test_a_bot_takes_nobodys_time(tmp_path: Path) -> None:
    async def run(place: HubFixture) -> None:
        live = await laid(place, TEN, A, BOT)
        await turn(place, live, 40)
        await played_by_bots(live)
        assert live.room.deciding is live.room.seats[0]
        assert left(place, live) == [605, 600]
        message = clocks.clocks_message(place.hub, live)
        assert message is not None
        assert message.used[1] == 0

    stay(tmp_path, run)


def test_what_is_taken_back_gives_no_time_back(tmp_path: Path) -> None:
    async def run(place: HubFixture) -> None:
        live = await laid(place, TEN)
        await turn(place, live)
        await turn(place, live)
        await decide(place, live, 10)
        place.clocks.now += 5
        await place.hub.command(live, page(live, ANNA), client_messages.Undo(cid(), live.room.head))
        assert left(place, live) == [600, 615]
        await turn(place, live, 1)
        assert left(place, live) == [614, 615]
        place.clocks.now += 4
        await place.hub.command(live, page(live, ANNA), client_messages.Propose(cid(), live.room.head, "takeback"))
        assert live.room.asked is not None
        place.clocks.now += 3
        assert left(place, live) == [614, 608], "while the others are asked, time goes on"
        await place.hub.command(live, page(live, BEN), client_messages.Answer(cid(), live.room.head, yes=True))
        assert (live.room.deciding, left(place, live)) == (live.room.seats[0], [599, 608]), "nor the increment"

    stay(tmp_path, run)


def test_a_restart_in_the_middle_of_a_turn_knows_what_was_left(tmp_path: Path) -> None:
    hands, names = ManualClocks(), []

    async def before(place: HubFixture) -> None:
        live = await laid(place, TEN)
        names.append(live.room.table)
        await turn(place, live)
        await turn(place, live)
        await decide(place, live, 100)
        hands.now += 50
        assert left(place, live) == [465, 615]
        closes(place, live)

    async def after(place: HubFixture) -> None:
        live = await found(place, names[0])
        assert left(place, live) == [465, 615], "the server was away for three days, and took nobody's time"
        await come(place, live, ANNA)
        place.clocks.now += 464
        await clocks.tick_clocks(place.hub)
        assert not live.room.seats[0].stand_in
        place.clocks.now += 2
        await clocks.tick_clocks(place.hub)
        assert live.room.seats[0].stand_in

    at(tmp_path, before, LIMITS, hands)
    hands.wall += 3 * 86400
    stay(tmp_path, after, hands)


def test_a_kill_gives_back_what_was_not_kept_and_never_takes(tmp_path: Path) -> None:
    hands, names = ManualClocks(), []

    async def before(place: HubFixture) -> None:
        live = await laid(place, SIXTY)
        names.append(live.room.table)
        await turn(place, live, 20)
        hands.now += 40
        await clocks.tick_clocks(place.hub)
        hands.now += 4
        closes(place, live)
        place.store.service.save = lambda db: None  # type: ignore[method-assign]  # killed: nothing more is kept

    async def after(place: HubFixture) -> None:
        live = await found(place, names[0])
        assert left(place, live) == [60, 50], "30 seconds were free, and the last 4 are nobody's"

    at(tmp_path, before, LIMITS, hands)
    stay(tmp_path, after, hands)


def test_days_go_by_at_a_table_where_nobody_looks(tmp_path: Path) -> None:
    hands, names = ManualClocks(), []

    async def before(place: HubFixture) -> None:
        live = await lying(place, THREE)
        names.append(live.room.table)
        await clocks.check_clock(place.hub, names[0])
        place.hub.tables.drop(live)
        hands.pass_days(2.9)
        await clocks.tick_clocks(place.hub)
        assert place.hub.tables.peek(names[0]) is None, "it is not even loaded"

    async def after(place: HubFixture) -> None:
        await clocks.tick_clocks(place.hub)
        assert place.hub.tables.peek(names[0]) is None
        hands.pass_days(0.11)
        await clocks.tick_clocks(place.hub)
        live = place.hub.tables.peek(names[0])
        assert live is not None
        assert (live.room.seats[0].kind, live.room.seats[0].device) == ("bot", ANNA)

    at(tmp_path, before, LIMITS, hands)
    hands.wall += 30 * 86400
    stay(tmp_path, after, hands)


def test_a_table_that_cannot_be_read_holds_up_no_other_clock(tmp_path: Path) -> None:
    async def run(place: HubFixture) -> None:
        lives = [await lying(place, THREE) for _ in range(2)]
        for live in lives:
            await clocks.check_clock(place.hub, live.room.table)
            place.hub.tables.drop(live)
        broken, whole = (live.room.table for live in lives)
        damaged = "UPDATE events SET body = ? WHERE table_id = ? AND n = 1"
        await place.store.do(lambda db: db.execute(damaged, (b"{}", broken)))
        await place.store.do(lambda db: db.execute("UPDATE clocks SET due_ms = 1 WHERE table_id = ?", (broken,)))
        place.clocks.pass_days(3.1)
        await clocks.tick_clocks(place.hub)
        assert (await found(place, whole)).room.seats[0].stand_in
        now = place.store.service.open()
        assert await place.store.do(lambda db: stored.list_due_clocks(db, now)) == [], (
            "and is not tried again all the time"
        )

    stay(tmp_path, run)


def test_a_slow_way_is_given_back_but_only_so_much(tmp_path: Path) -> None:
    async def run(place: HubFixture) -> None:
        live = await laid(place, Clock(turn=60))
        await turn(place, live)
        await turn(place, live)
        anna = page(live, ANNA)
        anna.lag = lambda: 0.2
        used = live.room.timing.used  # type: ignore[union-attr]
        await decide(place, live, 1.0)
        assert used[0] == 800
        anna.lag = lambda: 100.0  # whoever holds his pongs back
        while live.room.phase == "playing" and live.room.head < 120:
            await decide(place, live, 1.0 if live.room.deciding is live.room.seats[0] else 0.0)
        moves = sum(isinstance(one, events.Acted) and one.seat == 0 and one.ms > 0 for one in live.room.log)
        given = 1000 * moves - used[0]
        assert moves > 20
        assert 3000 <= given <= 3000 + 100 * moves, "half a second at most, and no more than the bucket holds"

    stay(tmp_path, run)


def test_a_move_on_its_way_is_waited_for(tmp_path: Path) -> None:
    async def run(place: HubFixture) -> None:
        live = await laid(place, SIXTY)
        page(live, ANNA).lag = lambda: 0.4
        await wait(place, live, 90.3)
        assert live.room.seats[0].kind == "person"
        await decide(place, live)
        assert any(isinstance(one, events.Acted) and one.seat == 0 for one in live.room.log)
        page(live, ANNA).lag = lambda: 0.0

    stay(tmp_path, run)


def test_who_moves_too_late_hears_it(tmp_path: Path) -> None:
    async def run(place: HubFixture) -> None:
        live = await laid(place, Clock(turn=60, out="resign"))
        told(page(live, ANNA))
        await decide(place, live, 95)
        kinds = [one["t"] for one in told(page(live, ANNA))]
        assert "stale" in kinds
        assert "ack" not in kinds
        assert live.room.match.winners == [1]  # type: ignore[union-attr]

    stay(tmp_path, run)


def test_somebody_else_takes_a_seat_with_what_was_left_there(tmp_path: Path) -> None:
    async def run(place: HubFixture) -> None:
        live = await laid(place, TEN)
        await turn(place, live)
        await turn(place, live)
        place.clocks.now += 590
        await place.hub.command(live, page(live, BEN), client_messages.Kick(cid(), live.room.head, 0))
        assert live.room.seats[0].device == ANNA, "only the host removes people"
        live.room.emit(events.Stood(0))
        await place.hub.commit(live)
        place.hub.publish(live)
        place.clocks.now += 1000
        assert left(place, live) == [25, 615], "on an open seat no time goes by"
        eve = await come(place, live, EVE)
        await place.hub.command(live, eve, client_messages.Sit(cid(), live.room.head, 0, "Eve"))
        assert left(place, live) == [25, 615], "no one has run out of time, so no minute comes back"

    stay(tmp_path, run)
