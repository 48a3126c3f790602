"""The Phantom (PHA-01 to PHA-21): a second meeple on the tile just placed."""

from typing import ClassVar, Final

from mypy_extensions import i64

from bastide.core.actions import FIGURE, KIND_MASK, PASS, TURNS_SHIFT
from bastide.core.engine import Engine
from bastide.core.figures import Figure, FigureSpec
from bastide.core.options import Option, Value
from bastide.core.refusal import Refusal
from bastide.core.rule_module import RuleModule
from bastide.core.ruleset import Ruleset
from bastide.core.state import State
from bastide.core.step import Step
from bastide.rules.base.figures import PlaceFigure
from bastide.rules.base.module import ROLES

PHANTOM: Final = "phantom"
MEEPLE: Final = "meeple"
AFTER_MEEPLE: Final = "phantom_after_meeple"
NUMBER: Final = "phantoms"
# The bits of the module's number: what the figures of this part have done so far. 0 outside of it.
PLACED: Final = 1  # a figure was put on the map,
MET: Final = 2  # a meeple on the tile just placed,
FOLLOWED: Final = 4  # and it led to a further question


class PlacePhantom(PlaceFigure):
    """After the figure: the phantom may go on another unoccupied feature of the tile (PHA-10)."""

    name = PHANTOM
    question = PHANTOM
    answers = "figure"
    verb = "place your phantom or not"
    cites: ClassVar[tuple[str, ...]] = ("PHA-10", "PHA-11", "PHA-13")

    def __init__(self) -> None:
        self.slot: i64 = 0
        self.kind: i64 = 0
        self.after_meeple: bool = False

    def enter(self, engine: Engine) -> bool:
        """Ask the player to move if there is a place for it, unless the player has passed (PHA-11, PHA-19)."""
        state = engine.state
        if state.supply(state.seat, self.kind) > 0 and self._is_due(engine) and super().enter(engine):
            return True
        self.clear(state)
        return False

    def _is_due(self, engine: Engine) -> bool:
        done: i64 = engine.state.values[self.slot]
        if self.after_meeple:
            return done & MET != 0
        return done & PLACED != 0 or engine.frames[engine.n_frames - 1].action != PASS

    def clear(self, state: State) -> None:
        """Forget what the figures of a part have done."""
        if state.values[self.slot] != 0:
            state.set(self.slot, 0)

    def offer(self, engine: Engine) -> None:
        """Where a small meeple could go on the tile (PHA-13, PHA-14)."""
        self._spots(engine, self.kind)

    def apply(self, engine: Engine, action: i64) -> bool:
        """Place it, or decline."""
        state = engine.state
        if action != PASS:
            super().apply(engine, action)
        self.clear(state)
        return True

    def why(self, engine: Engine, action: i64) -> Refusal | None:
        """Another figure, or the reasons of the figure step."""
        if action & KIND_MASK != FIGURE or (action >> TURNS_SHIFT) & 15 != self.kind:
            return Refusal("only-phantom", "PHA-10", "Your figure is placed. Only the phantom may follow it.")
        return super().why(engine, action)


class Phantom(RuleModule):
    """A phantom for each player. It is used like a meeple."""

    id = "phantom"
    picture = ("D", 0)
    hooks = ("options", "figures", "steps", "tile_placed", "figure_placed", "state_slots", "setup")
    requires = ("base-rules",)

    def __init__(self) -> None:
        self.step = PlacePhantom()
        self.number = 1

    def options(self) -> list[Option]:
        """A stricter reading, and a second phantom in files of other programs."""
        return [Option(AFTER_MEEPLE, (False, True), "PHA-11"), Option(NUMBER, (1, 2), "PHA-01", aside=True)]

    def set_options(self, chosen: dict[str, Value]) -> None:
        """Note what is played."""
        self.step.after_meeple = bool(chosen[AFTER_MEEPLE])
        self.number = int(chosen[NUMBER])

    def ready(self, rules: Ruleset) -> None:
        """Note the slice and the kind of figure."""
        self.step.slot = rules.slices[self.id]
        self.step.kind = rules.figure_index[PHANTOM]

    def figures(self) -> list[FigureSpec]:
        """It counts as one, in every role of a meeple (PHA-14, PHA-20)."""
        return [FigureSpec(PHANTOM, self.number, ROLES, like=MEEPLE)]

    def steps(self) -> list[tuple[str, Step]]:
        """After the figure and everything that belongs to it."""
        return [("figure", self.step)]

    def tile_placed(self, engine: Engine) -> None:
        """A part begins: no figure has done anything."""
        self.step.clear(engine.state)

    def figure_placed(self, engine: Engine, figure: Figure) -> None:
        """Note what the part's figures allow. What follows a figure, such as a meeple on a wall, follows once a part
        (PHA-21)."""
        state = engine.state
        done: i64 = state.values[self.step.slot] | PLACED
        node = figure.node
        assert node is not None, "it has just been put down"
        if engine.rules.figure_specs[figure.kind].works_as(MEEPLE):
            k: i64 = 0
            for k in range(state.turn_laid, state.board.n_laid):
                if state.board.laid[k].cell == node.cell:
                    done |= MET
        asked = engine.current()
        if asked.pushed and asked.answers != self.step.answers:  # a module has pushed a question about the figure
            if done & FOLLOWED:
                state.pending -= 1
            done |= FOLLOWED
        state.set(self.step.slot, done)

    def state_slots(self, n_seats: int) -> list[int]:
        """What the figures of this part have done."""
        return [0]
