"""A question of a crop circle to a seat that is not to move: its clock runs, who is away is called, and the rule of the
table acts on that seat."""

import random
from pathlib import Path
from typing import Any

import pytest

from bastide.server.live.registry import LiveTable
from bastide.server.protocol.clock import Clock
from bastide.server.tables.table import Table
from tests.rules.rule import rule
from tests.server.features.notifications.test_dispatcher import Calls, calling
from tests.server.fixtures.hub import HubFixture
from tests.server.fixtures.tables import act, offers, seed_table
from tests.server.live.test_absence import act as rule_acts
from tests.server.live.test_absence import bots_of, come, due_of, found, stay
from tests.server.live.test_clocks import decide, left, page, wait

RULES = "base+fields+crops"
TURN = 60
HALF, LATE = 30, 61
MINUTE = 60


def before_circle(wanted: str, **terms: Any) -> Table:
    """A table where the next action of the player to move puts a question to the other one."""
    for seed in range(20):
        room, chance = seed_table(RULES, seed, aids=False, house={"circles": 3}, **terms), random.Random(seed)
        while room.phase == "playing":
            assert room.match is not None
            game = room.match.game
            decision, mover = game.decision, int(game.engine.state.seat)
            if decision is not None and decision.step == "circle" and _asks_other(room, mover) == wanted:
                return room
            texts = [offer["id"] for offer in offers(room)]
            act(room, chance.choice([text for text in texts if text != "pass"] or texts))
    raise AssertionError("no such circle")


def _asks_other(room: Table, mover: int) -> str:
    """The question that follows the last choice if it goes to the other seat."""
    assert room.match is not None
    game = room.match.game
    game.push(game.legal_actions()[-1])
    decision = game.decision
    game.pop()
    return "" if decision is None or decision.seat in (None, mover) else decision.step


async def laid(place: HubFixture, room: Table) -> tuple[LiveTable, str, str]:
    """The table with the pages of both, and the devices of who is to move and of the other one."""
    assert room.match is not None
    mover = int(room.match.game.engine.state.seat)
    await place.lay(room)
    live = await found(place, room.table)
    devices = [seat.device for seat in live.room.seats]
    for device in devices:
        await come(place, live, device)
    return live, devices[mover], devices[1 - mover]


@rule("CRO-11")
def test_the_clock_of_who_is_asked_runs_and_its_end_has_consequences(tmp_path: Path) -> None:
    async def run(place: HubFixture) -> None:
        live, mover, other = await laid(place, before_circle("withdraw", clock=Clock(turn=TURN)))
        await decide(place, live)
        asked = live.room.deciding
        assert asked is not None
        assert asked.device == other != mover
        before = left(place, live)
        place.clocks.now += HALF
        after = left(place, live)
        assert after[asked.number] == before[asked.number] - HALF
        assert after[1 - asked.number] == before[1 - asked.number]
        await wait(place, live, LATE)
        assert asked.kind == "bot", "a bot answers for a seat without time"

    stay(tmp_path, run)


@rule("CRO-11")
def test_the_rule_for_the_absent_acts_on_who_is_asked(tmp_path: Path) -> None:
    async def run(place: HubFixture) -> None:
        live, mover, other = await laid(place, before_circle("withdraw", absent="bot", patience=2))
        place.hub.leave(live, page(live, other))
        assert due_of(live) is None, "that seat has no deadline yet"
        await decide(place, live)
        asked = live.room.deciding
        assert asked is not None
        assert (asked.device, due_of(live)) == (other, asked.number)
        place.clocks.now += 3 * MINUTE
        await rule_acts(place, live)
        assert bots_of(live) == [asked.number]
        place.hub.leave(live, page(live, mover))

    stay(tmp_path, run)


@rule("CRO-11")
@pytest.mark.parametrize("away", [True, False])
def test_who_is_away_is_called_to_the_question(tmp_path: Path, away: bool) -> None:
    async def run(calls: Calls) -> None:
        live, _, other = await laid(calls.place, before_circle("withdraw", clock=Clock(days=3)))
        await calls.hears(other)
        if away:
            calls.leave(live, other)
        await calls.after(600)
        calls.receiver.said.clear()
        await decide(calls.place, live)
        asked = live.room.deciding
        assert asked is not None
        assert asked.device == other
        assert await calls.after(15) == (["turn"] if away else [])

    calling(tmp_path, run, heard=False)
