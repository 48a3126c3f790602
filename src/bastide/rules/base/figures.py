"""Putting a figure on the tile just placed (BASE-20 to BASE-26)."""

from typing import ClassVar

from mypy_extensions import i64

from bastide.core.actions import CELL_SHIFT, FIGURE, KIND_MASK, PASS, SEGMENT_SHIFT, TURNS_SHIFT, pack_figure
from bastide.core.board import PlacedCell
from bastide.core.engine import Engine
from bastide.core.features import Node
from bastide.core.figures import Figure
from bastide.core.notation import segment_place
from bastide.core.refusal import Refusal
from bastide.core.spot_actions import figure_kind, spot_segment
from bastide.core.state import State
from bastide.core.step import Step


class PlaceFigure(Step):
    """The player to move may put one figure on the tile. Without a free spot no question is asked."""

    name = "figure"
    question = "figure"
    verb = "place a figure or none"
    may_pass = True
    cites: ClassVar[tuple[str, ...]] = ("BASE-20", "BASE-21", "BASE-22")

    def enter(self, engine: Engine) -> bool:
        """Ask the player to move if there is anything to choose."""
        if engine.legal() == 1:
            engine.listed = False
            return False
        engine.state.decider = engine.state.seat
        return True

    def offer(self, engine: Engine) -> None:
        """Each unoccupied feature of the tile, for each kind of figure in supply that may stand there (BASE-20,
        BASE-21, BASE-22)."""
        rules, state = engine.rules, engine.state
        supply: i64 = rules.supply_slot + state.seat * rules.n_kinds
        kind: i64 = 0
        for kind in range(rules.n_kinds):
            if state.values[supply + kind] > 0:
                self._spots(engine, kind)

    def _spots(self, engine: Engine, kind: i64) -> None:
        state = engine.state
        rules = engine.rules
        stands: i64 = rules.stands[kind]
        vetoed: bool = rules.has_may_stand
        nodes = state.features.nodes
        k: i64 = 0
        i: i64 = 0
        for k in range(state.turn_laid, state.board.n_laid):
            placed = state.board.laid[k]
            for i in range(placed.rot.n_segments):
                node = nodes[placed.base + i]
                if (stands >> node.kind) & 1 and node.root().figures == 0:
                    if vetoed and not rules.may_stand(state, kind, node):
                        continue
                    engine.add_offer(pack_figure(kind, i, placed.cell))

    def apply(self, engine: Engine, action: i64) -> bool:
        """The figure leaves the supply and stands on its segment."""
        state = engine.state
        if action == PASS:
            if state.listening:
                state.emit("passed", {"seat": int(state.seat)})
            return True
        put_chosen(engine, action, "")
        return True

    def why(self, engine: Engine, action: i64) -> Refusal | None:
        """Another tile, an empty supply, a wrong kind of place, or an occupied feature."""
        if action & KIND_MASK != FIGURE:
            return None
        rules, state = engine.rules, engine.state
        cell = int(action >> CELL_SHIFT)
        segment, kind = int(action >> SEGMENT_SHIFT) & 255, int(action >> TURNS_SHIFT) & 15
        placed = state.board.placed_at(cell)
        name = rules.figure_specs[kind].name
        fresh = [int(state.board.laid[k].cell) for k in range(int(state.turn_laid), int(state.board.n_laid))]
        if placed is None or cell not in fresh:
            text = "A figure goes on the tile just placed, on no other."
            return Refusal("not-just-placed", "BASE-20", text)
        if state.supply(state.seat, kind) == 0:
            return none_left(name)
        node = state.node_at(placed, segment)
        feature = rules.kind_names[int(node.kind)]
        if not (int(rules.stands[kind]) >> int(node.kind)) & 1:
            text = f"A {name} may not stand on a {feature}."
            return Refusal("wrong-figure", "BASE-21", text, {"figure": name, "feature": feature})
        if node.root().figures:
            text = f"This {feature} is already occupied: a figure stands in it."
            return Refusal("occupied", "BASE-22", text, {"feature": feature})
        return why_not_stand(engine, kind, node)


def none_left(name: str) -> Refusal:
    """The refusal of a kind of figure that is not in supply."""
    return Refusal("none-in-supply", "BASE-20", f"There is no {name} left in your supply.", {"figure": name})


def own_figures(state: State, seat: i64, reach: i64) -> list[Figure]:
    """The figures of a seat that count for a majority, on the kinds of segment in a bit mask (COM-87)."""
    first: i64 = seat * state.rules.figures_each
    found: list[Figure] = []
    i: i64 = 0
    for i in range(first, first + state.rules.figures_each):
        figure = state.figures[i]
        node = figure.node
        if node is not None and figure.unit and (reach >> node.kind) & 1:
            found.append(figure)
    return found


def own_segments(state: State, seat: i64, reach: i64) -> list[Node]:
    """The segments where `own_figures` stand, each once."""
    stamp: i64 = state.features.next_generation()
    found: list[Node] = []
    for figure in own_figures(state, seat, reach):
        node = figure.node
        if node is not None and node.stamp != stamp:
            node.stamp = stamp
            found.append(node)
    return found


def why_not_stand(engine: Engine, kind: i64, node: Node) -> Refusal | None:
    """The reason of the first module that forbids it."""
    for module in engine.rules.may_stand_modules:
        if not module.may_stand(engine.state, kind, node):
            return module.why_not_stand(engine.state, kind, node)
    return None


def put_chosen(engine: Engine, action: i64, by: str) -> None:
    """The player to move puts a figure where an action says."""
    put_on(engine, figure_kind(action), action >> CELL_SHIFT, spot_segment(action), by)


def put_on(engine: Engine, kind: i64, cell: i64, segment: i64, by: str) -> None:
    """The player to move puts a figure of a kind on a segment of the tile at a cell."""
    figure = add_figure(engine, engine.state.seat, kind, cell, segment, by)
    for module in engine.rules.figure_placed_modules:
        module.figure_placed(engine, figure)


def add_figure(engine: Engine, seat: i64, kind: i64, cell: i64, segment: i64, by: str) -> Figure:
    """A figure of a seat leaves the supply for a segment of the tile at a cell. Nothing follows from it."""
    state = engine.state
    placed = state.board.require_tile(cell)
    figure = state.free_figure(seat, kind)
    state.put_figure(figure, state.node_at(placed, segment))
    if state.listening:
        emit_figure(engine, placed, segment, figure, by)
    return figure


def emit_figure(engine: Engine, placed: PlacedCell, segment: i64, figure: Figure, by: str) -> None:
    """Emit the event of a figure put down. `by` names the symbol that allowed it on another tile."""
    rules, node = engine.rules, engine.state.node_at(placed, segment)
    engine.state.emit(
        "figure",
        {
            "seat": int(figure.seat),
            "figure": figure.id,
            "kind": rules.figure_specs[int(figure.kind)].name,
            "role": rules.role(int(figure.kind), int(node.kind)),
            **segment_place(engine, node),
            "by": by,
        },
    )
