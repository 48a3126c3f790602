"""What happens by itself to somebody who stays away: the rule of the table, the clocks in the test's hand."""

import asyncio
import json
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from bastide.server.http.limits import Limits
from bastide.server.live.clients.client import Client
from bastide.server.live.registry import LiveTable
from bastide.server.live.timers import absence
from bastide.server.protocol import client_messages, events
from bastide.server.protocol.events import SeatPlan
from bastide.server.storage.store import Store
from bastide.server.tables.table import Caller
from bastide.server.tables.views import views
from tests.server.conftest import ME, OPEN, PATIENCE, AppServer
from tests.server.fixtures.hub import HubFixture, ManualClocks, at
from tests.server.fixtures.tables import ANNA, BEN, EVE, append_of, cid, misty, rematch_of, start_table, table

A, B, BOT = SeatPlan("person", "Anna", ANNA), SeatPlan("person", "Ben", BEN), SeatPlan("bot", "Miller", bot="random")
LIMITS = Limits(grace_seconds=60.0)


def stay(
    folder: Path, test: Callable[[HubFixture], Coroutine[Any, Any, None]], clocks: ManualClocks | None = None
) -> None:
    """Run a test on a hub of these limits."""
    at(folder, test, LIMITS, clocks)


async def laid(place: HubFixture, *plans: SeatPlan, **terms: Any) -> LiveTable:
    """A game in which Ben decides first, stored and in memory."""
    room = start_table(*(plans or (A, B)), starter=1, **terms)
    await place.lay(room)
    return await found(place, room.table)


async def found(place: HubFixture, name: str) -> LiveTable:
    """The table of that name."""
    live = await place.hub.tables.get(name)
    assert live is not None
    return live


def due_of(live: LiveTable) -> int | None:
    """The seat for which the table does not wait much longer."""
    return live.absence.due[0] if live.absence.due else None


def bots_of(live: LiveTable) -> list[int]:
    """The seats for which bots play."""
    return [seat.number for seat in live.room.seats if seat.kind == "bot"]


async def come(place: HubFixture, live: LiveTable, device: str) -> Client:
    """A page of somebody."""
    client = Client(live.room.table, device, place.hub.limits)
    await place.hub.join(live, client)
    return client


def told(client: Client) -> list[dict[str, Any]]:
    """What a page was told, and forget it."""
    found = [json.loads(data) for data in client.queue if isinstance(data, bytes)]
    client.queue.clear()
    return found


async def act(place: HubFixture, live: LiveTable) -> None:
    """The timer rings: time goes by only in the test."""
    await place.hub.leave_seats(live, lambda room: absence.absence_events(place.hub, live, room))


@pytest.mark.parametrize(("rule", "minutes"), [("bot", 5), ("end", 15)])
def test_the_rule_acts_on_who_stays_away(tmp_path: Path, rule: Any, minutes: Any) -> None:
    async def run(place: HubFixture) -> None:
        live = await laid(place, absent=rule, patience=minutes)
        room = live.room
        anna, ben = await come(place, live, ANNA), await come(place, live, BEN)
        assert due_of(live) is None
        place.hub.leave(live, ben)
        assert due_of(live) == 1
        for seconds in (61, minutes * 60 - 62):
            place.clocks.now += seconds
            await act(place, live)
            assert (room.seats[1].kind, room.phase) == ("person", "playing"), "not yet"
        place.clocks.now += 2
        await act(place, live)
        if rule == "end":
            assert (room.phase, room.abandoned_by) == ("abandoned", "absent")
        else:
            assert (room.seats[1].kind, room.seats[1].device, room.seats[1].wished) == ("bot", BEN, False)
            await come(place, live, BEN)
            assert room.seats[1].kind == "person", "who is back plays on"
        place.hub.leave(live, anna)

    stay(tmp_path, run)


def test_people_hear_when_it_acts_and_that_it_does_not(tmp_path: Path) -> None:
    async def run(place: HubFixture) -> None:
        live = await laid(place, absent="bot", patience=2)
        anna, ben = await come(place, live, ANNA), await come(place, live, BEN)
        told(anna)
        place.hub.leave(live, ben)
        place.clocks.now += 30
        news = [one for one in told(anna) if one["t"] == "company"]
        assert [one["absent"]["seat"] for one in news] == [1]
        assert 119_000 < news[0]["absent"]["ms"] <= 120_000
        again = await come(place, live, ANNA)
        assert [round(one["absent"]["ms"], -3) for one in told(again) if one["t"] == "company"] == [90_000]
        await come(place, live, BEN)
        assert [one.get("absent") for one in told(anna) if one["t"] == "company"] == [None]

    stay(tmp_path, run)


def test_people_hear_that_it_has_acted(tmp_path: Path) -> None:
    async def run(place: HubFixture) -> None:
        live = await laid(place, absent="bot", patience=2)
        live.absence.gone = {BEN: place.store.service.now() - 10 * absence.MINUTE}
        anna = await come(place, live, ANNA)
        assert due_of(live) == 1
        await act(place, live)
        assert bots_of(live) == [], "the clock of the table says that it is not due"
        told(anna)
        place.clocks.now += 1
        news: list[Any] = []
        async with asyncio.timeout(PATIENCE):
            while not news or news[-1] is not None:
                await asyncio.sleep(0.01)
                news += [one.get("absent") for one in told(anna) if one["t"] == "company"]
        assert bots_of(live) == [1]

    at(tmp_path, run, Limits(grace_seconds=0.02))


def test_a_broken_table_is_left_alone(tmp_path: Path) -> None:
    async def run(place: HubFixture) -> None:
        live = await laid(place, absent="bot", patience=2)
        live.absence.gone = {BEN: place.store.service.now() - 10 * absence.MINUTE}
        await come(place, live, ANNA)
        live.broken = True
        place.clocks.now += 1
        async with asyncio.timeout(PATIENCE):
            while live.absence.rings:
                await asyncio.sleep(0.01)
        await place.idle()
        assert (bots_of(live), live.absence.rings) == ([], False)

    at(tmp_path, run, Limits(grace_seconds=0.02))


def test_a_restart_forgets_nothing_and_gives_a_minute_of_grace(tmp_path: Path) -> None:
    clocks, names = ManualClocks(), []

    async def before(place: HubFixture) -> None:
        live = await laid(place, absent="bot", patience=15)
        names.append(live.room.table)
        anna = await come(place, live, ANNA)
        ben = await come(place, live, BEN)
        place.hub.leave(live, ben)
        clocks.now += 14 * 60
        clocks.wall += 14 * 60
        await place.idle()
        place.hub.draining = True  # who goes because the server does is not gone
        place.hub.leave(live, anna)

    async def after(place: HubFixture) -> None:
        live = await found(place, names[0])
        await come(place, live, ANNA)
        assert live.absence.due is not None
        left = live.absence.due[1] - place.store.service.now()
        assert 59_000 < left <= 61_000, "a quarter of an hour, less the 14 minutes before the restart"
        clocks.now += 62
        await act(place, live)
        assert live.room.seats[1].kind == "bot"

    at(tmp_path, before, LIMITS, clocks)
    stay(tmp_path, after, clocks)


def test_nobody_is_waited_for_while_nobody_waits(tmp_path: Path) -> None:
    async def run(place: HubFixture) -> None:
        live = await laid(place, absent="end", patience=2)
        anna, ben = await come(place, live, ANNA), await come(place, live, BEN)
        place.hub.leave(live, ben)
        place.hub.leave(live, anna)
        place.clocks.pass_days(1)
        await act(place, live)
        assert str(live.room.phase) == "playing", "in the night the game does not end"
        await come(place, live, ANNA)
        await act(place, live)
        assert str(live.room.phase) == "playing", "and not at once in the morning"
        place.clocks.now += 61
        await act(place, live)
        assert str(live.room.phase) == "abandoned"
        await place.idle()
        assert await place.store.do(lambda db: db.execute("SELECT count(*) FROM absences").get) == 0

    stay(tmp_path, run)


@pytest.mark.parametrize("terms", [{}, {"absent": "wait"}])
def test_without_a_rule_the_others_wait(tmp_path: Path, terms: dict[str, Any]) -> None:
    async def run(place: HubFixture) -> None:
        live = await laid(place, **terms)
        await come(place, live, ANNA)
        place.clocks.pass_days(2)
        await act(place, live)
        assert live.room.seats[1].kind == "person"
        assert not live.absence.gone

    stay(tmp_path, run)


def test_alone_with_bots_nobody_is_waited_for(tmp_path: Path) -> None:
    async def run(place: HubFixture) -> None:
        live = await laid(place, BOT, B, absent="bot", patience=2)
        ben = await come(place, live, BEN)
        place.hub.leave(live, ben)
        watcher = await come(place, live, EVE)
        place.clocks.now += 1000
        await act(place, live)
        assert live.room.seats[1].kind == "person"
        place.hub.leave(live, watcher)

    stay(tmp_path, run)


def test_of_a_team_as_well_and_a_turn_that_comes_to_somebody_long_gone_waits_a_minute(tmp_path: Path) -> None:
    async def run(place: HubFixture) -> None:
        room = start_table(A, B, SeatPlan("person", "Eve", EVE), starter=0, absent="bot", patience=2)
        await place.lay(room)
        live = await found(place, room.table)
        anna = await come(place, live, ANNA)
        place.clocks.now += 1000
        while live.room.deciding is not None and live.room.deciding.device == ANNA:
            offer = views.make_snapshot(live.room, Caller(ANNA)).offers[-1]["id"]
            await place.hub.command(live, anna, client_messages.Act(cid(), live.room.head, offer))
        await act(place, live)
        assert live.room.seats[1].kind == "person"
        place.clocks.now += 61
        await act(place, live)
        assert [seat.kind for seat in live.room.seats] == ["person", "bot", "person"]

    stay(tmp_path, run)


def test_the_rule_is_agreed_on_told_and_kept_by_a_rematch(server: AppServer) -> None:
    anna = server.person()
    name = server.open(anna, ME, OPEN, options={"starter": 0, "absent": "end", "patience": 60, "chat": True})
    with server.sit_at(name, anna) as line:
        options = line.table["options"]
        assert (options["absent"], options["patience"], options["chat"]) == ("end", 60, True)
    plain = server.open(anna, ME, OPEN)
    with server.sit_at(plain, anna) as line:
        assert not {"absent", "patience", "chat"} & set(line.table["options"])
    for wrong in ({"absent": "kick"}, {"patience": 3}):
        body = {"rules": "base", "seats": [ME, OPEN], "options": wrong}
        assert server.client.post("/api/tables", json=body, headers=anna).status_code == 400
    room = table(absent="bot", patience=2)
    room.start("nonce", ANNA)
    room.apply(events.Over([0, 0], "", ""))
    assert (rematch_of(room, "next", ANNA).made.absent, rematch_of(room, "next", ANNA).made.patience) == ("bot", 2)
    assert misty(1).made.absent == "wait"


def test_who_is_taken_out_is_in_no_row(tmp_path: Path) -> None:
    store = Store(tmp_path)

    async def run() -> None:
        place_room = start_table()
        part = append_of(place_room, new=True)
        assert part
        await store.append(part)
        await store.do(lambda db: absence.store_absences(db, place_room.table, {BEN: 7}))
        assert await store.do(lambda db: absence.load_absences(db, place_room.table)) == {BEN: 7}
        await store.do(lambda db: absence.store_absences(db, "no-such-table", {BEN: 7}))
        assert await store.do(lambda db: db.execute("SELECT count(*) FROM absences").get) == 1

    asyncio.run(run())
    store.close()
