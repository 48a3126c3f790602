"""The slow reference finds wrong rules: each mutant of Crop Circles has one, and some short game differs."""

from typing import Any

import pytest
from mypy_extensions import i64

from bastide.rules.base.figures import own_segments
from bastide.rules.crops import circles
from bastide.rules.crops.circles import Choice, Circles, Grow, Withdraw
from tests.mutants.mutant import Patch, expect_difference, replaced
from tests.properties.boxes import play_a_game


def in_reverse(self: Circles, state: Any) -> list[int]:
    return [int(seat) for seat in range(state.n_seats)]


def anyone(state: Any, seat: i64, reach: i64) -> list[Any]:
    return [one for one in state.figures if one.node is not None and one.unit and (reach >> one.node.kind) & 1]


def with_builders(state: Any, seat: i64, reach: i64) -> list[Any]:
    own = [one for one in state.figures if one.seat == seat and one.node is not None]
    return [one for one in own if (reach >> one.node.kind) & 1]


def in_supply_or_not(self: Circles, state: Any, seat: i64) -> list[Any]:
    return [(0, node) for node in own_segments(state, seat, i64(1) << self.kind(state))]


def small_ones(self: Circles, state: Any, seat: i64) -> list[Any]:
    return [one for one in ADDITIONS(self, state, seat) if one[0] == 0]


def for_points(self: Withdraw, engine: Any, figure: Any) -> None:
    engine.state.add_points(1 << figure.seat, 1)
    engine.state.remove_figure(figure)


def only_the_mover(self: Choice, engine: Any, action: i64) -> bool:
    step = circles.STEPS[int(action >> 6)]
    engine.push_step(step, int(engine.state.seat) + 1)
    return True


def always(self: Choice, engine: Any) -> bool:
    if self.circles.kind(engine.state) < 0:
        return False
    engine.state.decider = engine.state.seat
    return True


def never_alone(self: Withdraw, engine: Any) -> bool:
    seat = engine.pending_arg() - 1
    if seat < 0 or len(self.circles.own(engine.state, seat)) < 2:
        return False
    engine.state.decider = seat
    return True


def for_the_mover(self: Grow, engine: Any, action: i64) -> bool:
    engine.state.decider = engine.state.seat
    return GROW_APPLY(self, engine, action)


ADDITIONS = Circles.additions
GROW_APPLY = Grow.apply
MUTANTS: dict[str, Patch] = {
    "the order of seats begins with the first": replaced(Circles, "order", in_reverse),
    "figures of others count as own ones": replaced(circles, "own_figures", anyone),
    "builders and pigs are meeples": replaced(circles, "own_figures", with_builders),
    "a supply is not needed": replaced(Circles, "additions", in_supply_or_not),
    "only small meeples are added": replaced(Circles, "additions", small_ones),
    "a removed meeple scores": replaced(Withdraw, "remove", for_points),
    "only the player to move has a turn": replaced(Choice, "apply", only_the_mover),
    "the choice is asked where nobody is concerned": replaced(Choice, "enter", always),
    "a single meeple stays": replaced(Withdraw, "enter", never_alone),
    "adding is a duty": replaced(Grow, "may_pass", False),
    "removing is a choice": replaced(Withdraw, "may_pass", True),
    "the meeple of the player to move is added": replaced(Grow, "apply", for_the_mover),
}


@pytest.mark.long
@pytest.mark.parametrize("mutant", MUTANTS)
def test_the_reference_finds_it(mutant: str, monkeypatch: pytest.MonkeyPatch) -> None:
    expect_difference(monkeypatch, MUTANTS[mutant], play_games)


def play_games() -> None:
    for seed in range(20):
        play_a_game("crops", "+inns+traders", seed, draws=24)
