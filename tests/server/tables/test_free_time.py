"""At a table with a clock no one gets time by leaving a seat and coming back."""

from pathlib import Path

import pytest

from bastide.server.protocol import client_messages
from bastide.server.protocol.clock import Clock
from tests.server.fixtures.hub import HubFixture
from tests.server.fixtures.tables import ANNA, cid
from tests.server.live.test_absence import stay, told
from tests.server.live.test_clocks import BOT, SIXTY, TEN, THREE, A, laid, left, page, turn


@pytest.mark.parametrize("clock", [TEN, SIXTY, THREE])
def test_with_a_clock_nobody_stands_up_while_another_person_plays(tmp_path: Path, clock: Clock) -> None:
    async def run(place: HubFixture) -> None:
        live = await laid(place, clock)
        await place.hub.command(live, page(live, ANNA), client_messages.Stand(cid(), live.room.head, 0))
        assert told(page(live, ANNA))[-1]["code"] == "clock-seat"
        assert live.room.seats[0].device == ANNA
        alone = await laid(place, clock, A, BOT)
        await place.hub.command(alone, page(alone, ANNA), client_messages.Stand(cid(), alone.room.head, 0))
        assert alone.room.seats[0].kind == "open"

    stay(tmp_path, run)


def test_who_goes_away_and_comes_back_has_no_more_time_than_before(tmp_path: Path) -> None:
    async def run(place: HubFixture) -> None:
        live = await laid(place, TEN)
        await turn(place, live)
        await turn(place, live)
        place.clocks.now += 595
        before = left(place, live)
        for command in (client_messages.Away, client_messages.Back):
            await place.hub.command(live, page(live, ANNA), command(cid(), live.room.head))
        assert left(place, live) == before
        assert before[0] < 60

    stay(tmp_path, run)
