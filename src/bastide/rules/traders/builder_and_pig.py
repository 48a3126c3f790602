"""Where builder and pig may be put, and when they go home (TRA-30 to TRA-38, TRA-60 to TRA-67).

The points of a pig: in its field at the end (TRA-63) or, with the option shield_pig, whenever a city with a shield is
completed (TRA-70 to TRA-73).

They are no meeples. They do not count for the majority, and cannot stay without a meeple of their owner (TRA-07).
"""

from typing import Final

from mypy_extensions import i64

from bastide.core.actions import CELL_SHIFT, FIGURE, KIND_MASK, SEGMENT_SHIFT, TURNS_SHIFT, pack_figure
from bastide.core.engine import Engine
from bastide.core.features import Node
from bastide.core.figures import Figure, FigureSpec
from bastide.core.refusal import Refusal
from bastide.core.ruleset import Ruleset
from bastide.core.scoring import Points, ScoreLine, count_of_seat, record_line
from bastide.core.state import State
from bastide.rules.base.points import count_completed_cities

BUILDER: Final = "builder"
PIG: Final = "pig"
SPECS: Final = {
    BUILDER: FigureSpec(BUILDER, 1, {"road": BUILDER, "city": BUILDER}, strength=0),
    PIG: FigureSpec(PIG, 1, {"field": PIG}, strength=0),
}
MORE: Final = 1
PER_CITY: Final = 3
RULES: Final = {BUILDER: "TRA-30", PIG: "TRA-60"}


class Followers:
    """The kinds of figure that are put where a meeple of their owner stands."""

    def __init__(self) -> None:
        self.kinds: list[int] = []
        self.builder: i64 = -1
        self.pig: i64 = -1

    def ready(self, rules: Ruleset) -> None:
        """Note their codes. Those that are not played have none."""
        self.builder = rules.figure_index.get(BUILDER, -1)
        self.pig = rules.figure_index.get(PIG, -1)
        self.kinds = [rules.figure_index[name] for name in SPECS if name in rules.figure_index]

    def may_stand(self, state: State, kind: i64, node: Node) -> bool:
        """Whether a meeple of the player stands in the feature, with or without others (TRA-30, TRA-31, TRA-60).

        Not if this tile has completed it: the builder would go home at once (TRA-33)."""
        if kind != self.builder and kind != self.pig:
            return True
        root = node.root()
        return count_of_seat(root.figures, state.seat) > 0 and (kind == self.pig or root.open != 0)

    def offer(self, engine: Engine) -> None:
        """On the tile just placed, instead of another figure (TRA-32, TRA-34)."""
        state, rules = engine.state, engine.rules
        nodes = state.features.nodes
        k: i64 = 0
        i: i64 = 0
        for kind in self.kinds:
            if state.supply(state.seat, kind) == 0:
                continue
            for k in range(state.turn_laid, state.board.n_laid):
                placed = state.board.laid[k]
                for i in range(placed.rot.n_segments):
                    if rules.may_stand(state, kind, nodes[placed.base + i]):
                        engine.add_offer(pack_figure(kind, i, placed.cell))

    def left(self, state: State, root: Node) -> None:
        """Return them if no meeple of their owner is left there (TRA-37, TRA-64)."""
        for kind in self.kinds:
            seat: i64 = 0
            for seat in range(state.n_seats):
                figure = state.figures[state.first_figure(seat, kind)]
                node = figure.node
                if node is not None and node.root() is root and count_of_seat(root.figures, seat) == 0:
                    state.remove_figure(figure)

    def why(self, engine: Engine, action: i64) -> Refusal | None:
        """None of the player's meeples is there, or the feature is completed."""
        kind = int(action >> TURNS_SHIFT) & 15
        if action & KIND_MASK != FIGURE or kind not in self.kinds:
            return None
        state, rules = engine.state, engine.rules
        placed = state.board.placed_at(action >> CELL_SHIFT)
        if placed is None or state.supply(state.seat, kind) == 0:
            return None
        node = state.node_at(placed, (action >> SEGMENT_SHIFT) & 255)
        name = rules.figure_specs[kind].name
        if not (int(rules.stands[kind]) >> int(node.kind)) & 1 or self.may_stand(state, kind, node):
            return None
        feature = rules.kind_names[int(node.kind)]
        args = {"figure": name, "feature": feature}
        if count_of_seat(node.root().figures, state.seat) == 0:
            text = f"A {name} goes only where a meeple of yours stands already: there is none in this {feature}."
            return Refusal("no-meeple-to-join", RULES[name], text, args)
        text = f"This {feature} has just been completed: the {name} would come home at once."
        return Refusal("completed-already", "TRA-33", text, args)


class PigPoints(Points):
    """1 more point for each completed city, to a paid seat whose pig is in the field."""

    reason = "pig"
    feature = "field"
    rule = "TRA-63"
    final_rule = "TRA-63"
    counted_last = True
    by_seat = True

    def __init__(self, followers: Followers) -> None:
        self.followers = followers

    def points_to(self, state: State, root: Node, seat: i64, final: bool) -> i64:
        """Pigs of other seats do not count (TRA-64)."""
        pig = state.figures[state.first_figure(seat, self.followers.pig)].node
        if pig is None or pig.root() is not root:
            return 0
        return MORE * count_completed_cities(state, root)

    def count(self, state: State, root: Node) -> i64:
        """The completed cities."""
        return count_completed_cities(state, root)


class ShieldPigs:
    """All pigs score together, and go home (TRA-70, TRA-72)."""

    def __init__(self, followers: Followers) -> None:
        self.followers = followers

    def completed(self, engine: Engine, root: Node) -> None:
        """Only the first completed city with a shield in a part counts, because the pigs are home afterwards."""
        state = engine.state
        if root.shields == 0 or engine.rules.kind_names[root.kind] != "city":
            return
        for seat in range(int(state.n_seats)):
            figure = state.figures[state.first_figure(seat, self.followers.pig)]
            if figure.node is not None:
                _pay(engine, figure, figure.node.root())
                state.remove_figure(figure)


def _pay(engine: Engine, figure: Figure, root: Node) -> None:
    """3 points for each completed city that its field touches, with or without a majority, even if there is none
    (TRA-73)."""
    state = engine.state
    cities: i64 = count_completed_cities(state, root)
    if cities == 0:
        return
    state.add_points(i64(1) << figure.seat, PER_CITY * cities)
    if state.listening:
        seats, points, cells = [int(figure.seat)], int(PER_CITY * cities), state.cells_of(root)
        record_line(state, ScoreLine("shield-pig", "field", seats, points, int(cities), 0, cells, "TRA-70", False))
