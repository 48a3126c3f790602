"""Crop circles at a table: seats that are not to move are asked, and nobody answers for them."""

import random
from collections.abc import Iterator

from bastide.server.protocol.clock import Clock
from bastide.server.protocol.server_messages import Reject
from bastide.server.tables.table import Caller, Table
from bastide.server.tables.views import views
from tests.rules.rule import rule
from tests.server.fixtures.tables import ANNA, BEN, act, decider, offers, seed_table

RULES = "base+fields+crops"
GAMES = 2
"""Seeds, each of which has circles."""


def circles() -> Iterator[tuple[Table, int]]:
    """Every turn of a seat that is not to move, with the seat that is."""
    for seed in range(GAMES):
        room, rng = seed_table(RULES, seed, aids=False, clock=Clock(turn=60), house={"circles": 3}), random.Random(seed)
        while room.phase == "playing":
            assert room.match is not None
            mover, step = int(room.match.game.engine.state.seat), room.match.game.decision
            if step is not None and step.step in ("grow", "withdraw") and step.seat != mover:
                yield room, mover
            told = [offer["id"] for offer in offers(room)]
            some = [text for text in told if text != "pass"]
            act(room, rng.choice(some or told))


@rule("CRO-11")
def test_the_seat_that_is_asked_decides_with_its_clock() -> None:
    seen: set[str] = set()
    for room, mover in circles():
        assert room.match is not None
        decision = room.match.game.decision
        assert decision is not None
        assert decision.seat is not None
        assert room.match.seat == decision.seat != mover
        shown = room.match.view(None)["circle"]
        assert shown["waiting"][0] == decision.seat
        other = BEN if decider(room) == ANNA else ANNA
        assert views.make_snapshot(room, Caller(other)).offers == []
        assert isinstance(act(room, offers(room)[0]["id"], other), Reject)
        assert room.timing is not None
        assert room.timing.runs == decision.seat
        seen.add(decision.step)
    assert seen == {"grow", "withdraw"}


@rule("CRO-13")
def test_the_log_names_whose_meeple_went_home() -> None:
    seen = 0
    for room, _ in circles():
        assert room.match is not None
        owner, before = room.match.seat, len(room.match.log)
        if act(room, offers(room)[0]["id"]) and room.phase == "playing":
            gone = [entry for entry in room.match.log[before:] if entry["kind"] == "withdrawn"]
            seen += sum(entry["args"]["owner"] == owner for entry in gone)
    assert seen
