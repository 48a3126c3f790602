"""The steps of a crop circle: the choice for all players, then the turn of each (CRO-10 to CRO-20)."""

from typing import Final

from mypy_extensions import i64

from bastide.core.actions import CELL_SHIFT, PASS, TURNS_SHIFT, pack_spot
from bastide.core.engine import Engine
from bastide.core.features import Node
from bastide.core.figures import Figure
from bastide.core.ruleset import Ruleset
from bastide.core.spot_actions import figure_kind, spot_segment
from bastide.core.state import State
from bastide.core.step import Step
from bastide.core.vectors import vec
from bastide.rules.base.figures import add_figure, own_figures, own_segments
from bastide.rules.base.removals import RemoveFigure

MEEPLE: Final = "meeple"
CROP: Final = "crop"
GROW: Final = "grow"
WITHDRAW: Final = "withdraw"
CHOICES: Final = ("add", "remove")
STEPS: Final = (GROW, WITHDRAW)


class Circles:
    """The circle of the tile just placed, and the meeples that it concerns."""

    def __init__(self) -> None:
        self.meeples: list[int] = []  # kinds of figure
        self.shown: vec[i64] = vec[i64]([])  # by tile: the kind of segment, -1 without a circle (CRO-16)

    def ready(self, rules: Ruleset) -> None:
        """Read the attributes of the tiles."""
        self.meeples = [kind for kind, spec in enumerate(rules.figure_specs) if spec.works_as(MEEPLE)]
        self.shown = vec[i64]([rules.kinds.get(str(tile.spec.marks.get(CROP, "")), -1) for tile in rules.tiles])

    def kind(self, state: State) -> i64:
        """The kind of segment of the circle, -1 for none."""
        return self.shown[state.board.laid[state.turn_laid].tile.index]

    def own(self, state: State, seat: i64) -> list[Figure]:
        """The meeples of a seat that the circle concerns (CRO-15)."""
        return own_figures(state, seat, i64(1) << self.kind(state))

    def additions(self, state: State, seat: i64) -> list[tuple[int, Node]]:
        """The kinds of figure that a seat can add, and where (CRO-12, CRO-14)."""
        rules = state.rules
        beside = own_segments(state, seat, i64(1) << self.kind(state))
        kinds = [kind for kind in self.meeples if state.supply(seat, kind) > 0]
        return [(kind, node) for kind in kinds for node in beside if rules.may_stand(state, kind, node)]

    def order(self, state: State) -> list[int]:
        """All seats, from the left of the player to move to that player (CRO-11)."""
        n = int(state.n_seats)
        return [(int(state.seat) + turn) % n for turn in range(1, n + 1)]


class CircleStep(Step):
    """A step of a circle."""

    def __init__(self, circles: Circles) -> None:
        self.circles = circles


class Choice(CircleStep):
    """The player to move chooses for all, if anyone has a meeple of the kind (CRO-10, CRO-17)."""

    name = "circle"
    question = "circle"
    verb = "choose what the crop circle does"
    cites = ("CRO-10", "CRO-11")
    has_effects = True

    def enter(self, engine: Engine) -> bool:
        """Ask the player to move."""
        state = engine.state
        if self.circles.kind(state) < 0 or not any(self.circles.own(state, i64(seat)) for seat in range(state.n_seats)):
            return False
        state.decider = state.seat
        return True

    def offer(self, engine: Engine) -> None:
        """Add or remove."""
        for choice in range(len(CHOICES)):
            engine.add_offer(engine.rules.kind_code[self.name] | (choice << TURNS_SHIFT))

    def apply(self, engine: Engine, action: i64) -> bool:
        """Each seat has its turn. The step pushed last runs first."""
        state, choice = engine.state, int(action >> TURNS_SHIFT)
        if state.listening:
            feature = engine.rules.kind_names[self.circles.kind(state)]
            state.emit("circle", {"seat": int(state.seat), "choice": CHOICES[choice], "feature": feature})
        for seat in reversed(self.circles.order(state)):
            engine.push_step(STEPS[choice], seat + 1)
        return True


class Grow(CircleStep):
    """Pushed for each seat, which may add one meeple."""

    name = GROW
    question = GROW
    verb = "add a meeple beside one of yours or not"
    pushed = True
    may_pass = True
    cites = ("CRO-12", "CRO-14")

    def enter(self, engine: Engine) -> bool:
        """Ask the seat, if it can add one."""
        seat: i64 = engine.pending_arg() - 1
        if seat < 0 or not self.circles.additions(engine.state, seat):
            return False
        engine.state.decider = seat
        return True

    def offer(self, engine: Engine) -> None:
        """Each place and each kind of figure. Passing is offered too."""
        code: i64 = engine.rules.kind_code[GROW]
        for kind, node in self.circles.additions(engine.state, engine.state.decider):
            engine.add_offer(pack_spot(code, kind, node.index - node.base, node.cell))

    def apply(self, engine: Engine, action: i64) -> bool:
        """It is added in no figure step, so nothing follows from it (CRO-130)."""
        state = engine.state
        if action != PASS:
            add_figure(engine, state.decider, figure_kind(action), action >> CELL_SHIFT, spot_segment(action), GROW)
        elif state.listening:
            state.emit("passed", {"seat": int(state.decider)})
        return True


class Withdraw(RemoveFigure):
    """Pushed for each seat, which must take one meeple home without points (CRO-13, CRO-120)."""

    name = WITHDRAW
    question = WITHDRAW
    verb = "take one of your meeples home"
    cites = ("CRO-13", "CRO-14")
    event = "withdrawn"

    def __init__(self, circles: Circles) -> None:
        self.circles = circles

    def exposed(self, engine: Engine) -> list[Figure]:
        """The meeples of the seat that the circle concerns."""
        seat: i64 = engine.pending_arg() - 1
        return self.circles.own(engine.state, seat) if seat >= 0 else []
