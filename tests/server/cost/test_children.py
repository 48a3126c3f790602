"""What requests cost in other processes: the server's own time says nothing of it."""

import subprocess
import sys
from pathlib import Path
from typing import Final

import msgspec
import pytest

from tests.server.cost.children import child_seconds
from tests.server.cost.entries import CHILDREN, ENTRIES
from tests.server.fixtures.tables import seed_table
from tests.server.fuzz.cost import Clock, calibrated
from tests.server.fuzz.lines import NO_LIMITS, Visitor, server_at
from tests.server.live.test_fair_play import until_a_tile_is_in_hand

ADVICE: Final = "/api/position/advice"
BURN: Final = "import time\nwhile time.process_time() < 0.3: pass"


def test_routes_with_children_are_routes() -> None:
    assert set(CHILDREN) < set(ENTRIES)


def test_time_of_children_is_counted_while_they_run_and_after() -> None:
    before = child_seconds()
    with subprocess.Popen([sys.executable, "-c", BURN + "\nprint(flush=True)\ninput()"], stdin=-1, stdout=-1) as child:
        assert child.stdout is not None
        child.stdout.readline()
        assert child_seconds() - before >= 0.25
        child.communicate(b"\n")
    assert child_seconds() - before >= 0.25


@pytest.mark.parametrize("rules", ["base+fields", "base+fields+abbot+anniversary+ghosts"])
def test_advice_costs_little_in_its_process(rules: str, tmp_path: Path) -> None:
    room = seed_table(rules, 1)
    until_a_tile_is_in_hand(room)
    assert room.match is not None
    body = msgspec.json.encode({"text": room.match.game.position()})
    costs: list[float] = []

    async def ask() -> None:
        async with server_at(tmp_path, NO_LIMITS) as app:
            who = Visitor(app)
            for _ in range(3):  # the first time its process begins
                before = child_seconds()
                status, _, said = await who.ask("POST", ADVICE, body)
                assert status in (200, 503), said
                costs.append(child_seconds() - before)

    Clock().run(ask())
    assert max(costs) < CHILDREN[ADVICE][0] * calibrated(), costs
    assert sum(costs) > 0, "no advice was given"
