"""Steps of a turn and actions of modules: what a rule module brings by its hooks `steps` and `actions`."""

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from bastide.core.actions import Action
from bastide.core.descriptions import DescribedAction, DescribedStep
from bastide.core.figures import Figure

if TYPE_CHECKING:
    from bastide.core.engine import Engine
    from bastide.core.ruleset import Ruleset
    from bastide.core.state import State

# What the packed form of a module's action holds besides its kind (ActionKind.packing). NUMBER: a number. SPOT: a kind
# of figure and any segment of the map. STANDING: a figure on the map (spot_actions.py). CELL: a number and a cell,
# where the position determines the segment.
NUMBER: Final = "number"
SPOT: Final = "spot"
STANDING: Final = "standing"
CELL: Final = "cell"


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(DescribedStep):
    """One step of a turn. It may act by itself, and asks at most one decision of one seat or of chance.

    The engine adds what modules offer in it, and passing."""

    name: ClassVar[str] = ""
    question: ClassVar[str] = ""  # the kind of decision, as users see it. "" for a step that never asks
    pushed: ClassVar[bool] = False  # it runs only when it is pushed, and is no part of the turn
    once_a_turn: ClassVar[bool] = False  # a second part of the turn does not run it again (COM-ORD-01)
    may_pass: ClassVar[bool] = False  # "pass" is offered last
    answers: ClassVar[str] = ""  # the question of another step whose actions are answers here too

    def enter(self, engine: "Engine") -> bool:
        """Begin the step, or continue it after a decision.

        Return True after setting `state.decider` if it asks a decision now. Return False if it is done."""
        return False

    def offer(self, engine: "Engine") -> None:
        """List every legal action of the decision with `engine.add_offer`."""

    def apply(self, engine: "Engine", action: i64) -> bool:
        """Carry out an offered action. Return True if the step is done, False if it must be entered again."""
        return True

    def outcomes(self, engine: "Engine") -> i64:
        """The number of equally likely outcomes, for a decision of chance. Raises ValueError for another decision."""
        if engine.state.decider != -1:
            raise ValueError("the game is over" if engine.over else f"seat {engine.seat} decides, not chance")
        return engine.legal()

    def outcome(self, engine: "Engine", number: i64) -> i64:
        """The packed action of outcome `number`, from 0."""
        engine.legal()
        return engine.acts[number]

    def draws_left(self, state: "State") -> i64:
        """How many tiles this step may still draw, by public information. 0 for a step that draws none."""
        return 0

    def held(self, state: "State") -> list[int]:
        """The tile types (indices in Ruleset.tiles) that players hold because of this step, besides the one to be
        placed."""
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class ActionKind(DescribedAction):
    """An action of a rule module: its word, its packed form, and what it does. It is offered when `question`
    is asked."""

    question: ClassVar[str] = ""
    numbered: ClassVar[bool] = False  # its text may end with a number that selects one of several figures of a kind
    # what its packed form holds besides the kind, for fixed action spaces (bastide.encoding)
    packing: ClassVar[str] = NUMBER

    def numbers(self, rules: "Ruleset") -> int:
        """The size of the range that its packed number (from bit 6 on) has. Used only if `packing` is NUMBER
        or CELL."""
        return 1

    def to_action(self, engine: "Engine", packed: i64) -> Action:
        """The Action of a packed action."""
        return Action(self.word)

    def to_packed(self, engine: "Engine", action: Action, kind: i64) -> i64:
        """The packed form of an action, where `kind` is the code of this action kind.

        Return -1 if the words mean nothing on this board. May raise IllegalAction with a reason."""
        return kind if action.text == self.word else -1

    def aims_at(self, engine: "Engine", packed: i64) -> Figure | None:
        """The one figure on the board that the action is about, None for other actions."""
        return None

    def apply(self, engine: "Engine", action: i64) -> bool:
        """Carry it out, with the same return value as Step.apply. By default the step that asks carries it out."""
        return engine.current().apply(engine, action)
