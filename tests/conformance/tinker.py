"""A toy expansion: the tinker, a piece that belongs to nobody and walks over the board.

He begins on the start tile. Instead of placing a figure one may let him walk to a tile beside his, for a point. Nobody
places a figure on a tile that touches his. Core has no word for such a piece: his place is a number of the module, so
undo and hash know it; the module shows him in the view and tells where he walks.
"""

from mypy_extensions import i64

from bastide.core.actions import CELL_SHIFT, Action
from bastide.core.board import PlacedCell
from bastide.core.engine import Engine
from bastide.core.features import Node
from bastide.core.geometry import SIDE_NAMES
from bastide.core.refusal import Refusal
from bastide.core.rule_module import RuleModule
from bastide.core.ruleset import Ruleset
from bastide.core.scoring import ScoreLine
from bastide.core.state import State
from bastide.core.step import ActionKind


class Walk(ActionKind):
    """ "walk N": packed as kind | side << 18."""

    word = "walk"
    question = "figure"
    names = ""

    def __init__(self, module: "Tinkers") -> None:
        self.module = module

    def to_action(self, engine: Engine, packed: i64) -> Action:
        return Action("walk", args=(SIDE_NAMES[packed >> CELL_SHIFT],))

    def to_packed(self, engine: Engine, action: Action, kind: i64) -> i64:
        known = {(side,): number for number, side in enumerate(SIDE_NAMES)}
        return kind | (known[action.args] << CELL_SHIFT) if action.args in known else -1

    def goal(self, engine: Engine, packed: i64) -> PlacedCell | None:
        board = engine.state.board
        return board.placed_at(board.step(self.module.cell(engine.state), packed >> CELL_SHIFT))

    def points_at(self, engine: Engine, packed: i64) -> tuple[Node, str] | None:
        goal = self.goal(engine, packed)
        return (engine.state.node_at(goal, 0), goal.rot.at[0]) if goal is not None else None

    def sayable(self, engine: Engine, placed: PlacedCell | None) -> list[Action]:
        return [] if placed is not None else [Action("walk", args=(side,)) for side in SIDE_NAMES]

    def apply(self, engine: Engine, action: i64) -> bool:
        goal, state = self.goal(engine, action), engine.state
        assert goal is not None, "the action was offered"
        state.set(self.module.slot, goal.cell)
        state.add_points(1 << state.seat, 1)
        if state.listening:
            line = ScoreLine("tinker", "", [int(state.seat)], 1, 1, 0, [], "TIN-2", False)
            state.lines.append(line)
            state.emit("walked", {"seat": int(state.seat), **self.module.place(state)})
            state.emit("scored", {"line": line.as_dict()})
        return True

    def why(self, engine: Engine, action: i64) -> Refusal | None:
        return Refusal("no-way", "TIN-2", "The tinker walks from tile to tile.")


class Tinkers(RuleModule):
    """One number: the cell that the tinker stands on."""

    id = "tinkers"
    hooks = ("actions", "offer", "may_stand", "started", "state_slots", "view")
    requires = ("base-rules",)

    def __init__(self) -> None:
        self.slot = 0
        self.walk = Walk(self)

    def ready(self, rules: Ruleset) -> None:
        self.slot = rules.slices[self.id]

    def state_slots(self, n_seats: int) -> list[int]:
        return [-1]

    def started(self, engine: Engine) -> None:
        engine.state.set(self.slot, engine.state.board.laid[0].cell)

    def cell(self, state: State) -> int:
        return int(state.values[self.slot])

    def place(self, state: State) -> dict[str, object]:
        return {"x": state.board.x(self.cell(state)), "y": state.board.y(self.cell(state))}

    def actions(self) -> list[ActionKind]:
        return [self.walk]

    def offer(self, engine: Engine, step: str) -> None:
        walk = self.walk
        code = engine.rules.kind_code[walk.word]
        for action in [code | (side << CELL_SHIFT) for side in range(4)]:
            if walk.goal(engine, action) is not None:
                engine.add_offer(action)

    def may_stand(self, state: State, kind: i64, node: Node) -> bool:
        return not state.board.beside(node.cell, self.cell(state))

    def why_not_stand(self, state: State, kind: i64, node: Node) -> Refusal | None:
        return Refusal("tinker-there", "TIN-3", "The tinker mends kettles beside it.")

    def view(self, engine: Engine) -> dict[str, object]:
        return {"tinker": self.place(engine.state)}
