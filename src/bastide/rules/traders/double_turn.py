"""The double turn: a player who extends the feature of their builder may play a second part (TRA-40 to TRA-53).

A part is one run through the steps up to scoring. The second one is these steps, pushed. The step that gives it is not
among them, so there is no third part.
"""

from typing import Final

from mypy_extensions import i64

from bastide.core.actions import PASS
from bastide.core.engine import Engine
from bastide.core.state import State
from bastide.core.step import ActionKind, Step
from bastide.rules.base.draw import draw_step

PART: Final = "double-turn"
SECOND: Final = "second-tile"
EARNED_AT: Final = 0  # in the module's slice: whether a second part is due,
SECOND_AT: Final = 1  # and whether one is in progress
NUMBERS: Final = 2


class DoubleTurn:
    """Whether a second part is due, and whether one is in progress."""

    def __init__(self) -> None:
        self.slot: i64 = 0
        self.builder: i64 = -1

    def earned(self, state: State) -> bool:
        """Whether the tile just placed extended the feature of the builder (TRA-40)."""
        return state.values[self.slot + EARNED_AT] != 0

    def second(self, state: State) -> bool:
        """Whether the second part is in progress."""
        return state.values[self.slot + SECOND_AT] != 0

    def placed(self, engine: Engine) -> None:
        """Check after a tile was placed, for a builder that stood there before. Never in a second part (TRA-41,
        TRA-43)."""
        state = engine.state
        if self.builder < 0 or self.second(state) or self.earned(state):
            return
        node = state.figures[state.first_figure(state.seat, self.builder)].node
        if node is None:
            return
        root = node.root()
        k: i64 = 0
        i: i64 = 0
        for k in range(state.turn_laid, state.board.n_laid):
            placed = state.board.laid[k]
            for i in range(placed.base, placed.base + placed.rot.n_segments):
                if state.features.nodes[i].root() is root:
                    state.set(self.slot + EARNED_AT, 1)
                    if state.listening:
                        state.emit("second-due", {"seat": int(state.seat)})
                    return

    def show(self, state: State) -> dict[str, object]:
        """`now`: the part in progress. `earned`: a second one is due."""
        return {"now": 2 if self.second(state) else 1, "earned": self.earned(state)}


class Part(Step):
    """After the first part: a second tile, if it is due and one can be drawn (TRA-47, TRA-50)."""

    name = PART
    question = PART
    verb = "take a second tile or not"
    may_pass = True
    has_effects = True
    cites = ("TRA-47", "TRA-42")

    def __init__(self, double: DoubleTurn) -> None:
        self.double = double

    def enter(self, engine: Engine) -> bool:
        """Ask the player to move."""
        state = engine.state
        if not self.double.earned(state):
            return False
        if not draw_step(engine.rules).has_tile(state):
            state.set(self.double.slot + EARNED_AT, 0)
            return False
        state.decider = state.seat
        return True

    def offer(self, engine: Engine) -> None:
        """Take the second part. Passing is offered too."""
        engine.add_offer(engine.rules.kind_code[SECOND])

    def apply(self, engine: Engine, action: i64) -> bool:
        """Run all steps before this one once more (TRA-42)."""
        state = engine.state
        state.set(self.double.slot + EARNED_AT, 0)
        if action != PASS:
            state.set(self.double.slot + SECOND_AT, 1)
            engine.push_step(EndPart.name)
            engine.push_turn(self.name, part=True)
            if state.listening:
                state.emit("second-part", {"seat": int(state.seat)})
        return True


class EndPart(Step):
    """The second part ends."""

    name = "double-turn-over"
    pushed = True

    def __init__(self, double: DoubleTurn) -> None:
        self.double = double

    def enter(self, engine: Engine) -> bool:
        """Reset it, because an extra turn that follows can have two parts again (COM-89)."""
        if self.double.second(engine.state):
            engine.state.set(self.double.slot + SECOND_AT, 0)
        return False


class SecondKind(ActionKind):
    """ "second-tile": take the second part. Packed: the kind alone."""

    word = SECOND
    question = PART
