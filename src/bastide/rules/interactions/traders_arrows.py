"""The double turn and the extra turn (COM-89, COM-90)."""

from bastide.core.engine import Engine
from bastide.core.rule_module import RuleModule
from bastide.core.step import Step

SLICE = "arrows"
EXTRA_TURN = 3
"""The value of the arrows' first slot (the activated symbol) for the extra turn."""
OWNER = "traders-with-arrows"


class KeepExtraTurn(Step):
    """An extra turn that a part has earned is kept when the next part resets the symbols (COM-90). The module's slot
    holds 1 + the turn in which it was earned."""

    name = "keep-extra"

    def enter(self, engine: Engine) -> bool:
        """Runs after the scoring of each part."""
        state, slices = engine.state, engine.rules.slices
        active = slices[SLICE]
        if state.values[active] == EXTRA_TURN:
            state.set(slices[OWNER], state.turn + 1)
        elif state.values[slices[OWNER]] == state.turn + 1:
            state.set(active, EXTRA_TURN)
        return False


class TradersArrows(RuleModule):
    """The extra turn comes after both parts, and can have two parts itself."""

    id = OWNER
    hooks = ("steps", "step_order", "state_slots", "setup")
    requires = ("traders", "arrows")

    def steps(self) -> list[tuple[str, Step]]:
        """Before the question for the second part."""
        return [("score", KeepExtraTurn())]

    def step_order(self) -> list[tuple[str, str]]:
        """First keep the symbol of this part, then the second part, then the extra turn."""
        return [("keep-extra", "double-turn"), ("double-turn", "extra"), ("keep-extra", "extra")]

    def state_slots(self, n_seats: int) -> list[int]:
        """The turn in which an extra turn was earned."""
        return [0]
