"""Two toy expansions that complete features away from the tile laid.

Plugs: each player has tiles with bare sides. Instead of drawing one may lay such a tile into a hole. Squatters: instead
of a figure on the tile laid, one goes into a feature that was completed earlier without figures, and is paid at once.
"""

import json
from typing import ClassVar

from bastide.core.actions import CELL_SHIFT, PASS, Action, pack_spot
from bastide.core.engine import Engine
from bastide.core.features import Node
from bastide.core.rule_module import RuleModule
from bastide.core.ruleset import Ruleset
from bastide.core.scoring import ScoreLine, record_line
from bastide.core.spot_actions import SpotKind, figure_kind, spot_node
from bastide.core.step import CELL, ActionKind, Step
from bastide.core.tiles.attributes import Attribute, Printed
from bastide.core.tiles.catalogue import read_catalogue
from bastide.core.tiles.specs import TileSpec
from bastide.rules.base.figures import put_on

PLUG = {"id": "plug", "count": 6, "caps": True, "segments": [{"kind": "monastery"}]}
EACH = 2


def list_holes(engine: Engine) -> list[int]:
    """The empty cells with a tile at each of the four sides."""
    board = engine.state.board
    cells = [int(board.open[i]) for i in range(int(board.n_open))]
    return [cell for cell in cells if all(board.placed_at(board.step(cell, side)) for side in range(4))]


class Shut(Step):
    """Before the draw: lay a plug instead."""

    name = "shut"
    question = "shut"
    verb = "lay a plug or draw"
    may_pass = True

    def enter(self, engine: Engine) -> bool:
        state = engine.state
        state.decider = state.seat
        return state.values[engine.rules.slices["plugs"] + state.seat] > 0 and bool(list_holes(engine))

    def offer(self, engine: Engine) -> None:
        for cell in list_holes(engine):
            engine.add_offer(engine.rules.kind_code["plug"] | (cell << CELL_SHIFT))

    def apply(self, engine: Engine, action: int) -> bool:
        if action == PASS:
            return True
        state, tile = engine.state, engine.rules.tiles[engine.rules.tile_index["plug"]]
        state.turn_laid = state.board.n_laid
        state.lay(tile, action >> CELL_SHIFT, 0, state.seat)
        state.add(engine.rules.slices["plugs"] + state.seat, -1)
        for module in engine.rules.tile_placed_modules:
            module.tile_placed(engine)
        engine.skip_past("place")
        return True


class PlugKind(ActionKind):
    """ "plug 0,-1": packed as kind | cell << 18."""

    word = "plug"
    question = "shut"
    packing = CELL

    def to_action(self, engine: Engine, packed: int) -> Action:
        board, cell = engine.state.board, int(packed >> CELL_SHIFT)
        return Action("plug", args=(f"{board.x(cell)},{board.y(cell)}",))

    def to_packed(self, engine: Engine, action: Action, kind: int) -> int:
        cells = {self.to_action(engine, kind | (cell << CELL_SHIFT)).args: cell for cell in list_holes(engine)}
        return kind | (cells[action.args] << CELL_SHIFT) if action.args in cells else -1


class Plugs(RuleModule):
    """The plugs left to each player."""

    id = "plugs"
    prints: ClassVar[tuple[Printed, ...]] = (Attribute("caps", bool, aside=True),)
    hooks: ClassVar[tuple[str, ...]] = ("tiles", "supply", "steps", "step_order", "actions", "state_slots")

    def tiles(self) -> list[TileSpec]:
        return read_catalogue(json.dumps([PLUG]), "plugs", self.prints)

    def supply(self, spec: TileSpec, count: int) -> int:
        return 0 if spec.id == "plug" else count

    def steps(self) -> list[tuple[str, Step]]:
        return [("", Shut())]

    def step_order(self) -> list[tuple[str, str]]:
        return [("shut", "draw")]

    def actions(self) -> list[ActionKind]:
        return [PlugKind()]

    def state_slots(self, n_seats: int) -> list[int]:
        return [EACH] * n_seats


class Squat(SpotKind):
    """ "squat meeple city 0,0 N"."""

    word = "squat"

    def apply(self, engine: Engine, action: int) -> bool:
        node = spot_node(engine.state, action)
        engine.state.set(engine.rules.slices["squatters"], node.index + 1)
        put_on(engine, figure_kind(action), node.cell, node.index - node.base, "squat")
        return True


class Squatters(RuleModule):
    """One number: 1 + the segment where somebody has just squatted. Whoever completes something gets 1 point."""

    id = "squatters"
    hooks = ("actions", "offer", "tile_placed", "changed_nodes", "completed", "state_slots")

    def ready(self, rules: Ruleset) -> None:
        self.slot = rules.slices[self.id]
        self.squat = rules.kind_code[Squat.word]

    def state_slots(self, n_seats: int) -> list[int]:
        return [0]

    def actions(self) -> list[ActionKind]:
        return [Squat()]

    def offer(self, engine: Engine, step: str) -> None:
        rules, state = engine.rules, engine.state
        meeple = rules.figure_index["meeple"]
        if state.supply(state.seat, meeple) == 0:
            return
        for placed in state.board.laid[: int(state.turn_laid)]:
            for number in range(int(placed.rot.n_segments)):
                node = state.node_at(placed, number)
                closed = node.root().open == 0 and (int(rules.completes) >> int(node.kind)) & 1
                if closed and node.root().figures == 0 and rules.may_stand(state, meeple, node):
                    engine.add_offer(pack_spot(self.squat, meeple, number, placed.cell))

    def tile_placed(self, engine: Engine) -> None:
        engine.state.set(self.slot, 0)

    def changed_nodes(self, engine: Engine) -> list[Node]:
        squatted = engine.state.values[self.slot]
        return [engine.state.features.nodes[squatted - 1]] if squatted else []

    def completed(self, engine: Engine, root: Node) -> None:
        state = engine.state
        state.add_points(1 << state.seat, 1)
        if state.listening:
            cells = state.cells_of(root)
            record_line(state, ScoreLine("done", "", [int(state.seat)], 1, 1, 0, cells, "SQU-1", False))
