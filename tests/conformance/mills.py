"""A toy expansion, defined in a test and known to no other file: mills, millers, flour.

A mill stands beside a road. Whoever has millers may grind after the figure step: flour for each of them. In the figure
step, instead of a figure, all the flour can be sold for points. A mill that is surrounded pays its miller. No mill is
built beside another one, by a side or a corner.
"""

import json
from typing import Final

from mypy_extensions import i64

from bastide.core.actions import CELL_SHIFT, KIND_MASK, Action
from bastide.core.engine import Engine
from bastide.core.features import Node
from bastide.core.figures import FigureSpec
from bastide.core.options import Option, Value
from bastide.core.refusal import Refusal
from bastide.core.rule_module import RuleModule
from bastide.core.ruleset import Ruleset
from bastide.core.scoring import Points, ScoreLine
from bastide.core.state import State
from bastide.core.step import ActionKind, Step
from bastide.core.tiles.attributes import INSIDE, SegmentKind
from bastide.core.tiles.catalogue import read_catalogue
from bastide.core.tiles.specs import TileSpec
from bastide.core.tiles.tables import TileType

MILL: Final = {
    "id": "mill",
    "count": 12,
    "segments": [
        {"kind": "mill"},
        {"kind": "road", "sides": "EW"},
        {"kind": "field", "halves": [0, 1, 2, 7]},
        {"kind": "field", "halves": [3, 4, 5, 6]},
    ],
}
MOST: Final = 3
PUSHED: Final = 1


class Sell(ActionKind):
    """ "sell": all the flour for a point each, instead of a figure. Offered in the figure step of another module."""

    word = "sell"
    question = "figure"

    def apply(self, engine: Engine, action: i64) -> bool:
        state = engine.state
        slot = engine.rules.slices["mills"] + state.seat
        points = state.values[slot]
        state.set(slot, 0)
        state.add_points(1 << state.seat, points)
        if state.listening:
            line = ScoreLine("flour", "", [int(state.seat)], int(points), int(points), 0, [], "TOY-3", False)
            state.lines.append(line)
            state.emit("scored", {"line": line.as_dict()})
        return True

    def why(self, engine: Engine, action: i64) -> Refusal | None:
        return Refusal("no-flour", "TOY-3", "You have no flour to sell.")


class GrindKind(ActionKind):
    """ "grind N": packed as kind | N << 18."""

    word = "grind"
    question = "grind"

    def to_action(self, engine: Engine, packed: i64) -> Action:
        return Action("grind", args=(str(packed >> CELL_SHIFT),))

    def to_packed(self, engine: Engine, action: Action, kind: i64) -> i64:
        known = [str(sacks) for sacks in range(MOST + 1)]
        return kind | (known.index(action.args[0]) << CELL_SHIFT) if action.args in [(one,) for one in known] else -1


class Grind(Step):
    """Follows the figure step of the base game. Whoever has grinds three sacks goes on to the feast, a pushed step."""

    name = "grind"
    question = "grind"
    verb = "grind some flour"

    def millers(self, engine: Engine) -> int:
        kind = engine.rules.figure_index["miller"]
        mine = [one for one in engine.state.figures if (one.seat, one.kind) == (engine.state.seat, kind)]
        return sum(one.node is not None for one in mine)

    def enter(self, engine: Engine) -> bool:
        engine.state.decider = engine.state.seat
        return self.millers(engine) > 0

    def offer(self, engine: Engine) -> None:
        for sacks in range(1, 1 + min(MOST, 2 * self.millers(engine))):
            engine.add_offer(engine.rules.kind_code["grind"] | (sacks << CELL_SHIFT))

    def apply(self, engine: Engine, action: i64) -> bool:
        sacks = action >> CELL_SHIFT
        engine.state.add(engine.rules.slices["mills"] + engine.state.seat, sacks)
        if sacks == MOST:
            engine.push_step("feast", PUSHED)
        return True

    def why(self, engine: Engine, action: i64) -> Refusal | None:
        if action & KIND_MASK == engine.rules.kind_code["grind"]:
            return Refusal("too-much-flour", "TOY-2", "Your mills cannot grind so much.")
        return None


class Feast(Step):
    """The next player gets a sack. Only ever pushed: no part of a turn or of an extra turn."""

    name = "feast"
    pushed = True

    def enter(self, engine: Engine) -> bool:
        state = engine.state
        state.add(engine.rules.slices["mills"] + (state.seat + 1) % state.n_seats, int(engine.pending_arg()))
        return False


class MillPoints(Points):
    """A surrounded mill is worth the tiles around it."""

    reason = "mill"
    feature = "mill"
    rule = "TOY-4"
    final_rule = "TOY-5"

    def points(self, state: State, root: Node, final: bool) -> i64:
        return root.tiles - 1


class Mills(RuleModule):
    """Uses every hook that a module may share with others, and cares for the order of scoring."""

    id = "mills"
    prints = (SegmentKind("mill", INSIDE),)
    hooks = (
        "options", "tiles", "supply", "kinds", "figures", "steps", "actions", "points", "state_slots", "may_place",
        "offer", "order_matters",
    )  # fmt: skip
    requires = ("base-rules",)

    def __init__(self) -> None:
        self.flour = 0
        self.slot = 0

    def options(self) -> list[Option]:
        return [Option("flour", (0, 2), "TOY-1")]

    def set_options(self, chosen: dict[str, Value]) -> None:
        self.flour = int(chosen["flour"])

    def ready(self, rules: Ruleset) -> None:
        self.slot = rules.slices[self.id]

    def tiles(self) -> list[TileSpec]:
        return read_catalogue(json.dumps([MILL]), "mills", self.prints)

    def supply(self, spec: TileSpec, count: int) -> int:
        """One straight road makes room for the mills."""
        return count - 1 if spec.id == "U" else count

    def kinds(self) -> list[str]:
        return ["mill"]

    def figures(self) -> list[FigureSpec]:
        return [FigureSpec("miller", 2, {"mill": "miller"})]

    def steps(self) -> list[tuple[str, Step]]:
        return [("figure", Grind()), ("", Feast())]

    def actions(self) -> list[ActionKind]:
        return [Sell(), GrindKind()]

    def points(self) -> list[Points]:
        return [MillPoints()]

    def state_slots(self, n_seats: int) -> list[int]:
        return [self.flour] * n_seats

    def cares_about(self, spec: TileSpec) -> bool:
        return spec.id == "mill"

    def may_place(self, state: State, tile: TileType, turns: i64, cell: i64) -> bool:
        laid = state.board.laid[: state.board.n_laid]
        return not any(placed.tile.id == "mill" and state.board.beside(placed.cell, cell) for placed in laid)

    def why_not_place(self, state: State, tile: TileType, turns: i64, cell: i64) -> Refusal | None:
        if self.may_place(state, tile, turns, cell):
            return None
        return Refusal("mill-beside-mill", "TOY-6", "A mill takes the wind from the next one.")

    def offer(self, engine: Engine, step: str) -> None:
        if step == "figure" and engine.state.values[self.slot + engine.state.seat] > 0:
            engine.add_offer(engine.rules.kind_code["sell"])

    def order_matters(self, engine: Engine) -> bool:
        return True


class MillsLast(RuleModule):
    """A ruling about modules that do not know each other: first walls are manned and phantoms placed, then the mill
    grinds."""

    id = "mills-last"
    hooks = ("step_order",)
    requires = ("mills",)

    def step_order(self) -> list[tuple[str, str]]:
        return [("counterattack", "grind"), ("phantom", "grind")]
