"""A toy expansion with steps before the draw: a blessing once a turn, and a part without a tile instead of a draw."""

from typing import ClassVar

from bastide.core.actions import PASS
from bastide.core.engine import Engine
from bastide.core.rule_module import RuleModule
from bastide.core.step import ActionKind, Step


class Blessing(Step):
    """The player to move is blessed at the start of the turn, not of its second part."""

    name = "blessing"
    once_a_turn = True

    def enter(self, engine: Engine) -> bool:
        engine.state.add(engine.rules.slices["shrines"], 1)
        return False


class Rest(Step):
    """Before each draw the player may rest: nothing is drawn, placed or scored in this part."""

    name = "rest"
    question = "rest"
    verb = "rest or draw"
    may_pass = True

    def enter(self, engine: Engine) -> bool:
        engine.state.decider = engine.state.seat
        return True

    def offer(self, engine: Engine) -> None:
        engine.add_offer(engine.rules.kind_code["rest"])

    def apply(self, engine: Engine, action: int) -> bool:
        if action != PASS:
            engine.state.add(engine.rules.slices["shrines"] + 1, 1)
            engine.skip_past("score")
        return True


class RestKind(ActionKind):
    """ "rest": packed as the kind alone."""

    word = "rest"
    question = "rest"


class Shrines(RuleModule):
    """Counts the blessings and the rests."""

    id = "shrines"
    hooks: ClassVar[tuple[str, ...]] = ("steps", "step_order", "actions", "state_slots")

    def steps(self) -> list[tuple[str, Step]]:
        return [("", Blessing()), ("", Rest())]

    def step_order(self) -> list[tuple[str, str]]:
        return [("blessing", "rest"), ("rest", "draw"), ("blessing", "draw")]

    def actions(self) -> list[ActionKind]:
        return [RestKind()]

    def state_slots(self, n_seats: int) -> list[int]:
        return [0, 0]
