"""Days off, during which clocks of days stand, and how lists tell how long somebody has."""

from pathlib import Path
from typing import Any

import pytest

from bastide.server.live.timers import clocks
from bastide.server.live.timers.vacation_api import DAYS_A_YEAR, vacation_days_left
from bastide.server.protocol import client_messages
from bastide.server.storage import table_clocks as stored
from bastide.server.storage.service_clock import DAY
from tests.server.conftest import ME, AppServer
from tests.server.fixtures.hub import HubFixture
from tests.server.fixtures.tables import ANNA, BEN, cid
from tests.server.live.test_absence import stay
from tests.server.live.test_clocks import TEN, THREE, laid, left, lying, page, turn

GUEST = {"kind": "me", "name": "Ben"}


async def off(place: HubFixture, device: str, days: int) -> None:
    """Somebody takes so many days off, from now on."""
    now = place.store.service.open()
    await place.store.do(lambda db: stored.store_vacation(db, device, now, now + days * DAY))
    await clocks.load_vacations(place.hub)


def test_clocks_of_days_stand_while_their_person_is_off(tmp_path: Path) -> None:
    async def run(place: HubFixture) -> None:
        live = await laid(place, THREE)
        place.clocks.pass_days(1)
        await off(place, ANNA, 7)
        place.clocks.pass_days(6)
        await clocks.tick_clocks(place.hub)
        told = clocks.clocks_message(place.hub, live)
        assert told is not None
        assert (told.left[0] / DAY, told.away) == (2.0, [0]), "only the day before it was used"
        place.clocks.pass_days(2.5)
        await clocks.tick_clocks(place.hub)
        assert not live.room.seats[0].stand_in, "a day and a half of the two are over"
        place.clocks.pass_days(0.6)
        await clocks.tick_clocks(place.hub)
        assert live.room.seats[0].stand_in

    stay(tmp_path, run)


def test_who_is_back_early_has_what_he_had(tmp_path: Path) -> None:
    async def run(place: HubFixture) -> None:
        live = await lying(place, THREE)
        await clocks.check_clock(place.hub, live.room.table)
        await off(place, ANNA, 20)
        await clocks.tick_clocks(place.hub)
        place.clocks.pass_days(2)
        now = place.store.service.open()
        await place.store.do(lambda db: stored.end_vacation(db, ANNA, now))
        await clocks.load_vacations(place.hub)
        await clocks.tick_clocks(place.hub)
        due = await place.store.do(lambda db: stored.remaining_times(db, ANNA, now))
        assert round(due[live.room.table] / DAY, 3) == 3.0

    stay(tmp_path, run)


@pytest.mark.parametrize("by", ["beat", "timer", "command"])
def test_nobody_on_vacation_runs_out_of_time_because_a_word_of_it_was_lost(tmp_path: Path, by: str) -> None:
    async def run(place: HubFixture) -> None:
        live = await laid(place, THREE)
        now = place.store.service.open()
        await place.store.do(lambda db: stored.store_vacation(db, ANNA, now, now + 7 * DAY))  # said to another process
        place.clocks.pass_days(4)
        if by == "beat":
            await clocks.tick_clocks(place.hub)
        elif by == "timer":
            await clocks.check_clock(place.hub, live.room.table)
        else:
            await place.hub.command(live, page(live, BEN), client_messages.Away(cid(), live.room.head))
        assert not live.room.seats[0].stand_in
        assert left(place, live)[0] == 3 * DAY // 1000

    stay(tmp_path, run)


def test_it_stops_no_other_clock_and_nobody_elses(tmp_path: Path) -> None:
    async def run(place: HubFixture) -> None:
        fast, slow = await laid(place, TEN), await laid(place, THREE)
        await off(place, ANNA, 3)
        await turn(place, slow)
        place.clocks.pass_days(1)
        told = [clocks.clocks_message(place.hub, live) for live in (fast, slow)]
        assert told[0] is not None
        assert told[1] is not None
        assert (told[0].left[0], told[0].away) == (0, [])
        assert (told[1].left[1] / DAY, told[1].away) == (2.0, [0])

    stay(tmp_path, run)


def test_a_year_has_so_many_days_and_every_one_that_was_begun_counts(tmp_path: Path) -> None:
    async def run(place: HubFixture) -> None:
        service = place.store.service
        place.clocks.pass_days(1)
        begun = service.open()
        await place.store.do(lambda db: stored.store_vacation(db, ANNA, begun, begun + 10 * DAY))
        place.clocks.pass_days(1.2)
        now = service.open()
        await place.store.do(lambda db: stored.end_vacation(db, ANNA, now))
        assert await place.store.do(lambda db: vacation_days_left(db, ANNA, now)) == DAYS_A_YEAR - 2
        later = now + 366 * DAY
        assert await place.store.do(lambda db: vacation_days_left(db, ANNA, later)) == DAYS_A_YEAR
        await place.store.do(lambda db: stored.reassign_device(db, ANNA, BEN))
        assert await place.store.do(
            lambda db: (vacation_days_left(db, ANNA, now), vacation_days_left(db, BEN, now))
        ) == (30, 28)
        await place.store.do(lambda db: stored.reassign_device(db, BEN, ""))
        assert await place.store.do(lambda db: stored.export_personal_data(db, BEN)) == []

    stay(tmp_path, run)


def test_it_is_taken_and_ended_by_oneself(server: AppServer) -> None:
    anna = server.person()

    def ask(method: str, **more: Any) -> Any:
        return server.client.request(method, "/api/vacation", headers=anna, **more)

    server.open(anna, ME, GUEST)
    assert ask("GET").json() == {"left": 30, "a_year": 30}
    assert ask("POST", json={"days": 31}).status_code == 400
    told = ask("POST", json={"days": 20}).json()
    assert told["left"] == 10
    assert 0 < told["ends_ms"] <= 20 * DAY
    assert ask("POST", json={"days": 1}).json()["code"] == "on-vacation"
    assert ask("DELETE").json() == {"left": 29, "a_year": 30}
    assert ask("POST", json={"days": 30}).json()["code"] == "no-vacation"
    [one] = server.client.get("/api/me", headers=anna).json()["vacations"]
    assert one["until_ms"] >= one["since_ms"]
    assert server.client.get("/api/vacation").json()["left"] == 30


def test_lists_tell_how_long_somebody_has(server: AppServer) -> None:
    anna = server.person()
    name = server.open(anna, ME, {"kind": "bot", "bot": "random"}, options={"starter": 0, "clock": {"days": 2}})
    server.open(anna, ME, {"kind": "bot", "bot": "random"})
    with server.sit_at(name, anna) as line:
        line.until("clocks")
    lines = server.client.get("/api/tables", headers=anna).json()["tables"]
    due = {one["table"]: one.get("due") for one in lines}
    assert 0 < due.pop(name) <= 2 * DAY
    assert list(due.values()) == [None]
