"""A figure of the matching kind leaves the map, for each seat without a meeple at the wall attacked (CON-25,
CON-26)."""

from mypy_extensions import i64

from bastide.core.engine import Engine
from bastide.core.figures import Figure
from bastide.core.notation import spot_action
from bastide.core.refusal import Refusal
from bastide.core.ruleset import Ruleset
from bastide.core.spot_actions import SPOT_MASK, NumberedSpot, figure_at, figure_spot, require_figure
from bastide.core.state import State
from bastide.core.step import Step
from bastide.rules.conquest.besiege import SEAT_SHIFT, WALL_MASK
from bastide.rules.conquest.walls import WALLS, step_purpose, wall_of


class AttackTargets:
    """The figures that an attack can remove: by wall the kinds of figure and of segment that make the role (CON-26,
    COM-15)."""

    def __init__(self) -> None:
        self.hit: list[list[int]] = []  # by kind of figure and of segment: 1 + the wall, 0 for none
        self.code: i64 = 0

    def ready(self, rules: Ruleset) -> None:
        """Map roles to walls. A farmer has none."""
        self.code = rules.kind_code[FleeKind.word]
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


class Flee(Step):
    """Pushed for each seat without a meeple there. It asks the owner if there is a choice."""

    name = "flee"
    question = "flee"
    verb = "take one of your figures off the map"
    pushed = True
    cites = ("CON-25", "CON-26")
    has_effects = True
    foretold = True

    def __init__(self, exposed: AttackTargets) -> None:
        self.exposed = exposed

    def enter(self, engine: Engine) -> bool:
        """Do nothing without such a figure. Remove the only one, else ask its owner."""
        if step_purpose(engine) == 0:
            return False
        seat, _ = target_seat(engine)
        found = self.victims(engine)
        if len(found) > 1:
            engine.state.decider = seat
            return True
        if found:
            drive_off(engine, found[0])
        return False

    def victims(self, engine: Engine) -> list[Figure]:
        """The figures that can be removed now."""
        seat, wall = target_seat(engine)
        return self.exposed.of(engine.state, seat, wall)

    def offer(self, engine: Engine) -> None:
        """Each of these figures."""
        code: i64 = self.exposed.code
        for figure in self.victims(engine):
            engine.add_offer(code | figure_spot(figure))

    def apply(self, engine: Engine, action: i64) -> bool:
        """Remove the chosen figure."""
        drive_off(engine, require_figure(engine.state, action))
        return True

    def why(self, engine: Engine, action: i64) -> Refusal | None:
        """A figure of another seat, or of another kind."""
        figure = figure_at(engine.state, action)
        seat, wall = target_seat(engine)
        if figure is None or figure.seat != seat:
            return Refusal("not-your-figure", "CON-25", "None of your figures of that kind is there.")
        text = f"The wall of the {WALLS[wall]} was attacked: no other figure has to leave."
        return Refusal("not-attacked", "CON-26", text, {"wall": WALLS[wall]})


def target_seat(engine: Engine) -> tuple[int, int]:
    """The seat that loses a figure, and the wall."""
    arg = int(step_purpose(engine)) - 1
    return arg >> SEAT_SHIFT, arg & WALL_MASK


def drive_off(engine: Engine, figure: Figure) -> None:
    """Return a figure without points (CON-25), and its ghosts to the bank (COM-14)."""
    state = engine.state
    if state.listening:
        place = spot_action(engine, figure_spot(figure) & SPOT_MASK, "flee", "")
        data = {"seat": int(figure.seat), "figure": figure.id, "feature": place.feature}
        state.emit("fled", {**data, "x": place.x, "y": place.y, "at": place.at})
    state.remove_figure(figure)


class FleeKind(NumberedSpot):
    """ "flee meeple city 1,0 NE": this figure is taken off the map by its owner."""

    word = "flee"
    costs = True
    question = "flee"
