"""With days, a question to the others waits while a person who is asked is on vacation."""

from pathlib import Path

import pytest

from bastide.server.live.people import spectators
from bastide.server.live.registry import LiveTable
from bastide.server.live.timers import clocks
from bastide.server.protocol import client_messages
from bastide.server.protocol.clock import Clock
from bastide.server.storage import table_clocks as stored
from bastide.server.storage.service_clock import DAY
from bastide.server.tables.votes import Vote
from tests.server.fixtures.hub import HubFixture
from tests.server.fixtures.tables import ANNA, BEN, EVE, cid
from tests.server.live.test_absence import stay
from tests.server.live.test_clocks import SIXTY, THREE, A, B, E, laid, page
from tests.server.live.test_vacation import off
from tests.server.tables.test_access import again


async def ask(place: HubFixture, live: LiveTable) -> Vote:
    """Anna wants to end the game."""
    place.hub.wall = lambda: place.clocks.wall
    await place.hub.command(live, page(live, ANNA), client_messages.Propose(cid(), live.room.head, "end"))
    assert live.room.asked is not None
    return live.room.asked


async def at_its_end(place: HubFixture, live: LiveTable) -> None:
    """The time of the question is over, and a second more."""
    asked = live.room.asked
    assert asked is not None
    place.clocks.pass_days((asked.until - place.hub.now_ms() + 1000) / DAY)
    await spectators.end_question(place.hub, live.room.table, asked)


def waits(live: LiveTable, since: Vote) -> float | None:
    """For how many days the question waits in all."""
    return round((live.room.asked.until - since.since) / DAY, 3) if live.room.asked else None


def test_it_waits_for_a_vacation_that_goes_on_already(tmp_path: Path) -> None:
    async def run(place: HubFixture) -> None:
        live = await laid(place, THREE)
        await off(place, BEN, 7)
        place.clocks.pass_days(1)
        asked = await ask(place, live)
        assert waits(live, asked) == 9.0, "six days of vacation, and then three"
        await at_its_end(place, live)
        assert live.room.asked is None

    stay(tmp_path, run)


@pytest.mark.parametrize("known", [True, False])
def test_it_waits_for_a_vacation_that_begins_later(tmp_path: Path, known: bool) -> None:
    async def run(place: HubFixture) -> None:
        live = await laid(place, THREE, A, B, E)
        asked = await ask(place, live)
        assert waits(live, asked) == 3.0
        place.clocks.pass_days(1)
        now = place.store.service.open()
        await place.store.do(lambda db: stored.store_vacation(db, BEN, now, now + 5 * DAY))
        if known:
            await clocks.load_vacations(place.hub)
        await at_its_end(place, live)
        assert live.room.asked == Vote(0, "end", (1, 2), asked.since + 8 * DAY, asked.since)
        assert again(live.room).asked == live.room.asked
        await at_its_end(place, live)
        assert live.room.asked is None, "each has had three days"

    stay(tmp_path, run)


def test_only_those_count_who_have_not_answered(tmp_path: Path) -> None:
    async def run(place: HubFixture) -> None:
        live = await laid(place, THREE, A, B, E)
        asked = await ask(place, live)
        await place.hub.command(live, page(live, EVE), client_messages.Answer(cid(), live.room.head, True))
        await off(place, EVE, 5)
        await off(place, ANNA, 9)
        await at_its_end(place, live)
        assert (live.room.asked, asked.of) == (None, (1, 2))

    stay(tmp_path, run)


@pytest.mark.parametrize("clock", [SIXTY, Clock(budget=600)])
def test_elsewhere_a_vacation_stops_no_question(tmp_path: Path, clock: Clock) -> None:
    async def run(place: HubFixture) -> None:
        live = await laid(place, clock)
        await off(place, BEN, 5)
        asked = await ask(place, live)
        assert asked.until - asked.since == 90_000
        await at_its_end(place, live)
        assert live.room.asked is None

    stay(tmp_path, run)
