"""The flight: the offer in the figure step, the die, and the landing (FLI-10 to FLI-16).

Both steps are pushed. Their argument is the kind of figure, in the landing plus the distance << 4.
"""

from typing import Final

from mypy_extensions import i64

from bastide.core.actions import CELL_SHIFT, FIGURE, KIND_MASK, PASS, TURNS_SHIFT, Action, pack_figure
from bastide.core.board import PlacedCell
from bastide.core.choice_actions import WordKind
from bastide.core.engine import Engine
from bastide.core.refusal import Refusal
from bastide.core.ruleset import Ruleset
from bastide.core.spot_actions import figure_kind, spot_node
from bastide.core.step import Step
from bastide.rules.base.dice import DieKind, ThrowDie
from bastide.rules.base.figures import none_left, put_chosen, put_on, why_not_stand
from bastide.rules.flier.machine import DIE, MARK, Machines

FLIGHT: Final = "flight"
LANDING: Final = "landing"
KIND_BITS: Final = 4


def flying_kind(engine: Engine) -> i64:
    """The kind of figure in the argument of the running step."""
    return engine.pending_arg() & 15


class Fly(WordKind):
    """ "fly large": a meeple takes the machine of the tile just placed."""

    word = "fly"
    names = "figure"
    question = "figure"
    cites = ("FLI-10", "FLI-12")

    def __init__(self, machines: Machines) -> None:
        self.machines = machines

    def words(self, rules: Ruleset) -> list[str]:
        """The kinds of figures."""
        return [spec.name for spec in rules.figure_specs]

    def apply(self, engine: Engine, action: i64) -> bool:
        """The die decides how far (FLI-12). The meeple stays in the supply until it lands."""
        engine.push_step(FLIGHT, int(action >> TURNS_SHIFT))
        return True

    def sayable(self, engine: Engine, placed: PlacedCell | None) -> list[Action]:
        """Each kind of figure, if the tile just placed has a machine."""
        return [] if self.machines.just_placed(engine.state) is None else super().sayable(engine, placed)

    def why(self, engine: Engine, action: i64) -> Refusal | None:
        """No machine, a figure that may not fly, or an empty supply."""
        kind = int(action >> TURNS_SHIFT)
        name = engine.rules.figure_specs[kind].name
        if self.machines.just_placed(engine.state) is None:
            return Refusal("no-machine", "FLI-10", "The tile just placed has no flying machine.")
        if kind not in self.machines.fliers:
            return Refusal("cannot-fly", "FLI-10", f"A {name} may not fly.", {"figure": name})
        return none_left(name)


class Die(DieKind):
    """How far the meeple flies (FLI-01)."""

    names = "distance"
    question = FLIGHT
    highest = len(DIE)


class Flight(ThrowDie):
    """The die shows 1, 2 or 3 (FLI-12)."""

    name = FLIGHT
    question = FLIGHT
    verb = "throw the die"
    cites = ("FLI-12",)

    def __init__(self, machines: Machines) -> None:
        self.machines = machines

    def apply(self, engine: Engine, action: i64) -> bool:
        """The landing follows at once."""
        state, kind, far = engine.state, flying_kind(engine), action >> TURNS_SHIFT
        if state.listening:
            emit_flight(engine, self.machines, FLIGHT, kind, far)
        engine.push_step(LANDING, int(kind | (far << KIND_BITS)))
        return True


def emit_flight(engine: Engine, machines: Machines, word: str, kind: i64, far: i64) -> None:
    """Emit an event about the flying meeple and its target cell."""
    state = engine.state
    x, y = machines.target(state, far)
    figure = engine.rules.figure_specs[int(kind)].name
    state.emit(word, {"seat": int(state.seat), "kind": figure, "distance": int(far), "x": x, "y": y})


class Landing(Step):
    """The meeple must land on the target tile if it can. It asks only if there is a choice (FLI-13)."""

    name = LANDING
    question = LANDING
    verb = "land the meeple"
    pushed = True
    answers = "figure"
    cites = ("FLI-13", "FLI-14")

    def __init__(self, machines: Machines) -> None:
        self.machines = machines

    def enter(self, engine: Engine) -> bool:
        """Without a place the meeple comes back, and step 2 is over (FLI-15)."""
        state, kind, far = engine.state, flying_kind(engine), engine.pending_arg() >> KIND_BITS
        places = self.machines.landing_places(engine, kind, far)
        if len(places) > 1:
            state.decider = state.seat
            return True
        for node in places:
            put_on(engine, kind, node.cell, node.index - node.base, MARK)
        if not places and state.listening:
            emit_flight(engine, self.machines, "flight-failed", kind, far)
        return False

    def offer(self, engine: Engine) -> None:
        """Each place on the target tile. There is no passing (FLI-13)."""
        kind, far = flying_kind(engine), engine.pending_arg() >> KIND_BITS
        for node in self.machines.landing_places(engine, kind, far):
            engine.add_offer(pack_figure(kind, node.index - node.base, node.cell))

    def apply(self, engine: Engine, action: i64) -> bool:
        """The meeple stands there like any other (FLI-17)."""
        put_chosen(engine, action, MARK)
        return True

    def why(self, engine: Engine, action: i64) -> Refusal | None:
        """Passing, another figure, another tile, or a wrong or completed place."""
        if action == PASS:
            return Refusal("must-land", "FLI-13", "The meeple must land where it can.")
        if action & KIND_MASK != FIGURE:
            return None
        state, rules, kind = engine.state, engine.rules, flying_kind(engine)
        if figure_kind(action) != kind:
            name = rules.figure_specs[int(kind)].name
            return Refusal("not-flying", "FLI-12", f"The {name} is flying, no other figure.", {"figure": name})
        if action >> CELL_SHIFT != state.board.cell(*self.machines.target(state, engine.pending_arg() >> KIND_BITS)):
            return Refusal("not-the-target", "FLI-12", "The meeple lands on the tile that the die has chosen.")
        node = spot_node(state, action)
        feature = rules.kind_names[int(node.kind)]
        if not (self.machines.reach >> node.kind) & 1:
            text = f"A flying meeple never lands on a {feature}."
            return Refusal("no-landing", "FLI-14", text, {"feature": feature})
        text = f"This {feature} is completed: the meeple lands on an unfinished one."
        completed = Refusal("landing-completed", "FLI-13", text, {"feature": feature})
        return why_not_stand(engine, kind, node) or completed
