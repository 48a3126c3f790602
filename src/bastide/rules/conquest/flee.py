"""A figure of the matching kind leaves the map, for each seat without a meeple at the wall attacked (CON-25,
CON-26)."""

from mypy_extensions import i64

from bastide.core.engine import Engine
from bastide.core.figures import Figure
from bastide.core.refusal import Refusal
from bastide.core.ruleset import Ruleset
from bastide.core.spot_actions import NumberedSpot, figure_at
from bastide.core.state import State
from bastide.rules.base.removals import RemoveFigure
from bastide.rules.conquest.besiege import SEAT_SHIFT, WALL_MASK
from bastide.rules.conquest.walls import WALLS, step_purpose, wall_of


class AttackTargets:
    """The figures that an attack can remove: by wall the kinds of figure and of segment that make the role (CON-26,
    COM-15)."""

    def __init__(self) -> None:
        self.hit: list[list[int]] = []  # by kind of figure and of segment: 1 + the wall, 0 for none

    def ready(self, rules: Ruleset) -> None:
        """Map roles to walls. A farmer has none."""
        kinds = range(len(rules.kind_names))
        figures = range(len(rules.figure_specs))
        self.hit = [[wall_of(rules.role(kind, segment)) for segment in kinds] for kind in figures]

    def of(self, state: State, seat: i64, wall: i64) -> list[Figure]:
        """The figures of a seat that can be removed."""
        found: list[Figure] = []
        first: i64 = seat * state.rules.figures_each
        i: i64 = 0
        for i in range(first, first + state.rules.figures_each):
            figure = state.figures[i]
            node = figure.node
            if node is not None and self.hit[figure.kind][node.kind] == wall + 1:
                found.append(figure)
        return found


class Flee(RemoveFigure):
    """For each seat without a meeple at the wall attacked: a figure returns without points (CON-25)."""

    name = "flee"
    question = "flee"
    verb = "take one of your figures off the map"
    cites = ("CON-25", "CON-26")
    event = "fled"

    def __init__(self, targets: AttackTargets) -> None:
        self.targets = targets

    def exposed(self, engine: Engine) -> list[Figure]:
        """The figures of the matching role, unless the step was not pushed."""
        if step_purpose(engine) == 0:
            return []
        seat, wall = target_seat(engine)
        return self.targets.of(engine.state, seat, wall)

    def why(self, engine: Engine, action: i64) -> Refusal | None:
        """A figure of another seat, or of another kind."""
        figure = figure_at(engine.state, action)
        seat, wall = target_seat(engine)
        if figure is None or figure.seat != seat:
            return Refusal("not-your-figure", "CON-25", "None of your figures of that kind stands there.")
        text = f"The wall of the {WALLS[wall]} was attacked: no other figure has to leave."
        return Refusal("not-attacked", "CON-26", text, {"wall": WALLS[wall]})


def target_seat(engine: Engine) -> tuple[int, int]:
    """The seat that loses a figure, and the wall."""
    arg = int(step_purpose(engine)) - 1
    return arg >> SEAT_SHIFT, arg & WALL_MASK


class FleeKind(NumberedSpot):
    """ "flee meeple city 1,0 NE": this figure is taken off the map by its owner."""

    word = "flee"
    costs = True
    question = "flee"
