"""A device that plays is told whom a question would go to."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from bastide.server.protocol import client_messages, events
from bastide.server.protocol.clock import Clock
from bastide.server.protocol.events import SeatPlan
from bastide.server.protocol.server_messages import Ack
from bastide.server.protocol.table_shapes import ConsentInfo
from bastide.server.tables import seating
from bastide.server.tables.table import Caller, Table
from bastide.server.tables.views import views
from tests.server.fixtures.hub import HubFixture, at
from tests.server.fixtures.tables import ANNA, BEN, EVE, start_table
from tests.server.live.test_absence import come, told
from tests.server.tables.test_command_matrix import CLOCKS, KINDS, PRESENCE, copy_of, made, table_of

A, B, E = (SeatPlan("person", name, device) for name, device in (("Anna", ANNA), ("Ben", BEN), ("Eve", EVE)))
BOT = SeatPlan("bot", "Miller", bot="random")


def info(room: Table, device: str, **away: float) -> ConsentInfo | None:
    """What a device is told, where people are gone for so long."""
    gone = {{"anna": ANNA, "ben": BEN, "eve": EVE}[name]: seconds for name, seconds in away.items()}
    return views.make_snapshot(room, Caller(device, lambda one: gone.get(one, 0.0))).table.get("consent")


@pytest.mark.parametrize("presence", PRESENCE)
@pytest.mark.parametrize("clock", CLOCKS)
@pytest.mark.parametrize(("what", "kind"), [("takeback", "casual"), *(("end", kind) for kind in KINDS)])
def test_it_is_whom_the_question_goes_to(what: events.Wanted, kind: str, clock: str, presence: str) -> None:
    room = table_of(kind, clock, BEN)
    anna = Caller(ANNA, lambda one: PRESENCE[presence] if one == BEN else 0.0, now=1_000_000)
    known = views.make_snapshot(room, anna).table.get("consent", {"end": [], "takeback": [], "binding": False})
    assert known["binding"] == (kind != "casual")
    after = copy_of(room)
    answer = after.handle(made((client_messages.Propose, what), after.head), anna)
    assert isinstance(answer, Ack)
    assert list(after.asked.of if after.asked else ()) == known[what]


def test_it_names_one_seat_of_each_other_person_who_plays() -> None:
    room = start_table(A, B, SeatPlan("person", "Bea", BEN), E, BOT)
    assert info(room, ANNA) == {"end": [1, 3], "takeback": [1, 3], "binding": False}
    assert info(room, EVE) == {"end": [0, 1], "takeback": [0, 1], "binding": False}
    assert info(room, "f" * 32) is None, "who looks on asks nothing"
    room.apply(events.Resigned(3, "random"))
    assert info(room, ANNA) == {"end": [1], "takeback": [1], "binding": False}
    assert info(room, EVE) is None
    room.apply(events.Over([0] * 5, "", ""))
    assert info(room, ANNA) is None


def test_it_is_told_anew_when_somebody_comes_or_is_gone() -> None:
    room = start_table(A, B, E)
    assert info(room, ANNA, ben=59.0) == {"end": [1, 2], "takeback": [1, 2], "binding": False}
    assert info(room, ANNA, ben=61.0) == {"end": [2], "takeback": [1, 2], "binding": False}
    room.apply(events.BotSat(2, "random", "Eve", away=True, wished=True))
    assert info(room, ANNA, ben=61.0) == {"end": [], "takeback": [1, 2], "binding": False}
    assert info(room, ANNA) == {"end": [1], "takeback": [1, 2], "binding": False}
    timed = start_table(A, B, clock=Clock(days=3))
    assert info(timed, ANNA, ben=61.0) == {"end": [1], "takeback": [1], "binding": False}


def test_alone_with_bots_there_is_nothing_to_tell() -> None:
    assert info(start_table(A, BOT), ANNA) is None


def test_who_is_there_hears_when_somebody_who_never_came_counts_as_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(seating, "ABSENT_SECONDS", 0.2)

    async def run(place: HubFixture) -> None:
        room = start_table(A, B)
        await place.lay(room)
        live = await place.hub.tables.get(room.table)
        assert live is not None
        place.clocks.now += 0.1
        anna = await come(place, live, ANNA)
        [first] = [one["table"] for one in told(anna) if one["t"] == "snapshot"]
        assert first["consent"]["end"] == [1]
        live.join_leave.cancel_news()  # that Anna has come is not what she hears
        place.clocks.now += 1.0
        heard: list[Any] = []
        async with asyncio.timeout(60):
            while not any("consent" not in one for one in heard):  # no one is asked any more
                await asyncio.sleep(0.01)
                heard = [one["table"] for one in told(anna) if one["t"] == "update"]

    at(tmp_path, run)
