"""The slow reference finds wrong rules: each mutant of The Flying Machines has one, and some short game differs."""

from typing import Any

import pytest

from bastide.rules.base.figures import put_on
from bastide.rules.flier import flight
from bastide.rules.flier.flight import Flight, Landing
from bastide.rules.flier.machine import MARK, Machines
from tests.mutants.mutant import Patch, expect_difference, replaced
from tests.properties.boxes import play_a_game


def never_rotated(self: Machines, placed: Any) -> int:
    return int(self.directions[placed.tile.index])


def one_further(self: Machines, state: Any, distance: int) -> tuple[int, int]:
    return TARGET(self, state, distance + 1)


def open_or_not(self: Machines, engine: Any, kind: int, node: Any) -> bool:
    return bool((self.reach >> node.kind) & 1)


def free_ones(self: Machines, engine: Any, kind: int, distance: int) -> list[Any]:
    taken = [figure.node.root() for figure in engine.state.figures if figure.node is not None]
    return [node for node in PLACES(self, engine, kind, distance) if node.root() not in taken]


def over_tiles_only(self: Machines, engine: Any, kind: int, distance: int) -> list[Any]:
    board = engine.state.board
    way = [board.cell(*self.target(engine.state, far)) for far in range(1, distance)]
    full = all(cell >= 0 and board.placed_at(cell) is not None for cell in way)
    return PLACES(self, engine, kind, distance) if full else []


def with_fields(self: Machines, rules: Any) -> None:
    READY(self, rules)
    self.reach |= sum(1 << rules.kinds[name] for name in ("field", "garden") if name in rules.kinds)


def no_monasteries(self: Machines, rules: Any) -> None:
    READY(self, rules)
    self.reach &= ~(1 << rules.kinds["monastery"])


def small_ones(self: Machines, rules: Any) -> None:
    READY(self, rules)
    self.fliers = self.fliers[:1]


def abbots_too(self: Machines, rules: Any) -> None:
    READY(self, rules)
    self.fliers += [kind for kind, spec in enumerate(rules.figure_specs) if spec.name == "abbot"]


def on_the_first(self: Landing, engine: Any) -> bool:
    kind, far = flight.flying_kind(engine), engine.pending_arg() >> flight.KIND_BITS
    for node in self.machines.landing_places(engine, kind, far)[:1]:
        put_on(engine, kind, node.cell, node.index - node.base, MARK)
    return False


def on_the_own_tile(self: Landing, engine: Any) -> bool:
    """A meeple that comes back may be put on the tile just placed."""
    kind, far = flight.flying_kind(engine), engine.pending_arg() >> flight.KIND_BITS
    if not self.machines.landing_places(engine, kind, far):
        engine.push_step("figure")
    return ENTER(self, engine)


def without_three(self: Flight, engine: Any) -> None:
    code = engine.rules.kind_code["die"]
    for far in (1, 2):
        engine.add_offer(code | (far << 6))


TARGET, PLACES, READY, ENTER = Machines.target, Machines.landing_places, Machines.ready, Landing.enter
MUTANTS: dict[str, Patch] = {
    "the arrow does not turn": replaced(Machines, "direction", never_rotated),
    "it flies one cell further": replaced(Machines, "target", one_further),
    "completed features are places": replaced(Machines, "may_land", open_or_not),
    "only free features are places": replaced(Machines, "landing_places", free_ones),
    "it does not fly over empty cells": replaced(Machines, "landing_places", over_tiles_only),
    "fields and gardens are places": replaced(Machines, "ready", with_fields),
    "monasteries are no places": replaced(Machines, "ready", no_monasteries),
    "only the first kind flies": replaced(Machines, "ready", small_ones),
    "the abbot flies": replaced(Machines, "ready", abbots_too),
    "it lands on the first place": replaced(Landing, "enter", on_the_first),
    "a meeple that comes back is put elsewhere": replaced(Landing, "enter", on_the_own_tile),
    "the player may decline to land": replaced(Landing, "may_pass", True),
    "the die has no three": replaced(Flight, "offer", without_three),
}


@pytest.mark.long
@pytest.mark.parametrize("mutant", MUTANTS)
def test_the_reference_finds_it(mutant: str, monkeypatch: pytest.MonkeyPatch) -> None:
    expect_difference(monkeypatch, MUTANTS[mutant], play_games)


def play_games() -> None:
    for seed in range(20):
        play_a_game("flier", "+inns+abbot", seed, draws=25)
