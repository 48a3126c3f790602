"""The extra turn (ANN-33, ANN-34, ANN-37): the steps of a turn, pushed once more. The step that gives it is not among
them, so there is no third turn."""

from bastide.core.engine import Engine
from bastide.core.hooks import Step
from bastide.rules.arrows.symbols import EXTRA_TURN, active
from bastide.rules.base.draw import Draw


class ExtraTurn(Step):
    """After scoring: one more complete turn if that symbol was activated and there is a tile to draw."""

    name = "extra"

    def enter(self, engine: Engine) -> bool:
        """The player to move stays to move."""
        if active(engine) != EXTRA_TURN:
            return False
        state = engine.state
        draw = engine.rules.steps[0]
        assert isinstance(draw, Draw)
        if draw.has_tile(state):
            engine.push_turn(self.name)
            if state.listening:
                state.emit("extra-turn", {"seat": int(state.seat)})
        return False
