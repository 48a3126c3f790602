"""What is packed into numbers has room, or a ruleset is refused before a game begins."""

import random

import pytest

from bastide.core.actions import KIND_MASK, PLACE
from bastide.core.engine import Engine
from bastide.core.figures import FigureSpec
from bastide.core.packing_limits import LIMITS, check_limits
from bastide.core.refusal import RulesetError
from bastide.core.rule_module import RuleModule
from bastide.core.ruleset import PENDING_SLOTS, Ruleset
from bastide.core.step import Step
from bastide.rules.base.module import BaseRules
from bastide.rules.base.tiles import BaseTiles
from bastide.rules.ghosts.guards import Guards
from bastide.rules.shared_mist.tiles import MistTiles

MANY = PENDING_SLOTS + 8


class Bell(Step):
    """Only ever pushed: asks nothing, and counts for the player to move."""

    name = "bell"

    def enter(self, engine: Engine) -> bool:
        state = engine.state
        if state.pending:
            assert engine.pending_arg() == state.pending, "each stands where it was put"
            state.add(engine.rules.slices["bells"], 1)
        return False


class Bells(RuleModule):
    """Every tile rings many bells."""

    id = "bells"
    hooks = ("steps", "tile_placed", "state_slots")

    def steps(self) -> list[tuple[str, Step]]:
        return [("place", Bell())]

    def state_slots(self, n_seats: int) -> list[int]:
        return [0]

    def tile_placed(self, engine: Engine) -> None:
        for number in range(1, MANY + 1):
            engine.push_step("bell", number)


def test_more_steps_can_be_pushed_than_there_was_room_for() -> None:
    modules: list[RuleModule] = [BaseRules(), BaseTiles(), MistTiles(), Guards(), Bells()]
    engine = Engine(Ruleset("x", modules, 2, 0))
    state, chance, start = engine.state, random.Random(3), engine.hash()
    stock = [int(state.stock(seat, kind)) for seat in range(2) for kind in range(2)]
    assert sum(stock) > 0, "what lies behind the pushed steps in State.values"
    placed = 0
    while not engine.over:
        action = chance.choice([int(engine.acts[i]) for i in range(int(engine.legal()))])
        before = engine.hash()
        engine.push(action)
        engine.pop()
        assert engine.hash() == before
        engine.push(action)
        placed += action & KIND_MASK == PLACE
    rung = int(state.values[engine.rules.slices["bells"]])
    assert rung == MANY * placed > 0
    assert [int(state.stock(seat, kind)) for seat in range(2) for kind in range(2)] == stock
    while engine.plies:
        engine.pop()
    assert engine.hash() == start


class Crowd(RuleModule):
    """Brings kinds of figure."""

    id = "crowd"
    hooks = ("figures",)

    def __init__(self, kinds: int, strength: int = 1) -> None:
        self.many, self.each = kinds, strength

    def figures(self) -> list[FigureSpec]:
        return [FigureSpec(f"figure{n}", 1, {"road": "stranger"}, strength=self.each) for n in range(self.many)]


@pytest.mark.parametrize(
    ("crowd", "words"),
    [
        (Crowd(16), "these rules have 17 kinds of figure, and at most 16 can be played"),
        (Crowd(1, 300), "these rules have 307 figures of a player by their strength, and at most 255 can be played"),
    ],
)
def test_more_figures_than_can_be_named_or_counted_are_refused(crowd: RuleModule, words: str) -> None:
    Ruleset("x", [BaseRules(), BaseTiles(), Crowd(15)], 2, 0)
    with pytest.raises(RulesetError, match=words):
        Ruleset("x", [BaseRules(), BaseTiles(), crowd], 2, 0)


@pytest.mark.parametrize("what", LIMITS)
def test_every_limit_is_checked(what: str) -> None:
    counts = Ruleset("x", [BaseRules(), BaseTiles()], 2, 0).counts()
    assert counts.keys() == LIMITS.keys()
    check_limits({**counts, what: LIMITS[what]})
    with pytest.raises(RulesetError, match=what):
        check_limits({**counts, what: LIMITS[what] + 1})
