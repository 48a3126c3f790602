"""The extra turn (ANN-33, ANN-34, ANN-37): the steps of a turn, pushed once more. The step that gives it is not among
them, so there is no third turn."""

from mypy_extensions import i64

from bastide.core.actions import PASS
from bastide.core.engine import Engine
from bastide.core.refusal import Refusal
from bastide.core.step import ActionKind, Step
from bastide.rules.arrows.symbols import EXTRA_TURN, Arrows, no_such_symbol
from bastide.rules.base.draw import Draw


class ExtraTurn(Step):
    """After scoring: one more complete turn, if that symbol was activated, a tile is left and the player wants it
    (ANN-29)."""

    name = "extra"
    question = "extra"
    verb = "take an extra turn or not"
    may_pass = True
    cites = ("ANN-33", "ANN-29")

    def __init__(self, arrows: Arrows) -> None:
        self.arrows = arrows

    def enter(self, engine: Engine) -> bool:
        """Ask the player to move."""
        state = engine.state
        draw = engine.rules.steps[0]
        assert isinstance(draw, Draw)
        if self.arrows.active(state) != EXTRA_TURN or not draw.has_tile(state):
            return False
        state.decider = state.seat
        return True

    def offer(self, engine: Engine) -> None:
        """Take the extra turn. Passing is offered too."""
        engine.add_offer(engine.rules.kind_code[AgainKind.word])

    def apply(self, engine: Engine, action: i64) -> bool:
        """The player to move takes another turn, or the turn passes."""
        if action != PASS:
            engine.push_turn(self.name)
            if engine.state.listening:
                engine.state.emit("extra-turn", {"seat": int(engine.state.seat)})
        return True


class AgainKind(ActionKind):
    """ "again": take the extra turn. Packed: the kind alone."""

    word = "again"
    question = "extra"

    def why(self, engine: Engine, action: i64) -> Refusal | None:
        """No arrow gave an extra turn."""
        return no_such_symbol("extra-turn")
