"""The value of a position for the seat that decides: its lead over the best opponent, all else equal.

Features that the turn cannot affect keep the value from before it. The others are evaluated again.
"""

from typing import Final

from mypy_extensions import i64

from bastide.bots.feature_value import FeatureValue
from bastide.bots.siege_value import Target
from bastide.core.engine import Engine
from bastide.core.features import Node
from bastide.core.tiles.attributes import BY_HALVES
from bastide.core.vectors import append, vec

WORST: Final = -1.0e9
MOST: Final = 62  # features with a mark of their own; the rest share the last one


class KnownFeature:
    """An occupied feature before the decision, its value per seat, and its mark.

    The mark is a bit that is set on the empty cells on which its value depends.
    """

    def __init__(self, root: Node, values: "vec[float]", mark: i64) -> None:
        self.root = root
        self.size: i64 = root.size
        self.figures: i64 = root.figures
        self.values: vec[float] = values
        self.mark: i64 = mark


class PositionEvaluator:
    """Evaluates positions of one turn of one game.

    Call `begin` at its decision, then `board_changed` after every change of the board.
    """

    def __init__(self, engine: Engine, outlook: FeatureValue) -> None:
        self.engine = engine
        self.outlook = outlook
        self.seats: i64 = engine.rules.n_seats
        self.each: i64 = engine.rules.figures_each
        self.haunts = outlook.haunts
        self.sieges = outlook.sieges
        self.seat: i64 = 0
        self.laid: i64 = 0  # cells on the board before the decision
        self.tokens: list[int] = [0] * len(engine.state.figures)  # with each figure before the decision
        self.stood: list[Node | None] = [None] * len(engine.state.figures)  # where it stood before the decision
        self.weightless: list[int] = [k for k, figure in enumerate(engine.state.figures) if figure.unit == 0]
        self.pieces: list[int] = []  # where the pieces of modules were before the decision,
        self.latest: list[int] = []  # and at the last evaluation
        self.known: list[KnownFeature] = []
        self.before: vec[float] = vec[float]([0.0] * int(self.seats))  # their total value by seat
        # for the position evaluated last: value of features by seat, and figures that were placed
        self.map: vec[float] = vec[float]([0.0] * int(self.seats))
        self.placed: list[Target] = []
        self.values: vec[float] = vec[float]([0.0] * int(self.seats))  # total value by seat
        # by the slot of a cell: marks of the features that depend on it. Fields change when a tile is laid on the cell,
        # the other features also when a tile is laid next to it.
        self.sides: vec[i64] = vec[i64]([])
        self.fields: vec[i64] = vec[i64]([])
        self.slots: vec[i64] = vec[i64]([])  # slots with marks
        self.n_slots: i64 = 0
        self.stirred: i64 = 0  # marks of features whose value may have changed since the decision

    def begin(self) -> None:
        """Start a decision: note the position before it."""
        self.seat = self.engine.seat
        self.laid = self.engine.state.board.n_laid
        self.outlook.begin()
        self._look_around()

    def standing(self) -> list[float]:
        """The value of each seat: its points and, until the game is over, its figures in supply and on the map.

        It works for any position, chance events included, and needs no call of `begin`.
        """
        self.seat = self.engine.state.seat
        self.outlook.begin()
        self._points_and_supply()
        values = self.values
        i: i64 = 0
        if not self.engine.state.over:
            self._look_around()
            for i in range(self.seats):
                values[i] += self.before[i]
            if self.sieges is not None:
                self.sieges.add(values, [])
        return [values[i] for i in range(self.seats)]

    def value(self) -> float:
        """The lead of the seat over its best opponent."""
        if not self.engine.state.over:
            self._judge_map()
        return self.value_again()

    def value_again(self) -> float:
        """The same if nothing on the map has changed since the last evaluation."""
        self._points_and_supply()
        if self.engine.state.over:
            return self._ahead()
        values = self.values
        i: i64 = 0
        for i in range(self.seats):
            values[i] += self.map[i]
        if self.sieges is not None:
            self.sieges.add(values, self.placed)
        return self._ahead() + self.outlook.to_come(self.seat)

    def whole(self, seat: i64) -> float:
        """The lead of any seat in the present position, no matter who decides."""
        self.begin()
        self.seat = seat
        i: i64 = 0
        for i in range(self.seats):
            self.map[i] = self.before[i]
        self.placed = []
        return self.value_again()

    def _look_around(self) -> None:
        """Collect the occupied features, each once, with their present values."""
        self._wipe()
        self.known = []
        figures = self.engine.state.figures
        k: i64 = 0
        for k in range(len(figures)):
            self.tokens[k] = figures[k].tokens
            self.stood[k] = figures[k].node
        self.pieces = self.outlook.pieces()
        self.latest = self.pieces
        i: i64 = 0
        for i in range(self.seats):
            self.before[i] = 0.0
        for root in self._occupied():
            values = vec[float]([0.0] * self.seats)
            self.outlook.add_values(root, values)
            for i in range(self.seats):
                self.before[i] += values[i]
            mark: i64 = 1 << min(len(self.known), MOST - 1)
            self._note(root, mark)
            self.known.append(KnownFeature(root, values, mark))
        if self.sieges is not None:
            for figure in figures:
                if self.sieges.can_take(figure):
                    self.sieges.fear(Target(figure, self.outlook.loss(figure)))

    def _occupied(self) -> list[Node]:
        """The roots of the features with figures, in the order of the figures."""
        stamp: i64 = self.engine.state.features.next_generation()
        roots: list[Node] = []
        for figure in self.engine.state.figures:
            node = figure.node
            if node is not None:
                root = node.root()
                if root.stamp != stamp and not self.outlook.unseen[root.kind]:
                    root.stamp = stamp
                    roots.append(root)
        return roots

    def _note(self, root: Node, mark: i64) -> None:
        """Set a feature's mark on the cells on which it depends."""
        board = self.engine.state.board
        edges = self.outlook.edges
        n: i64 = edges.watched(root)
        field = root.seg.shape == BY_HALVES
        k: i64 = 0
        for k in range(n):
            slot: i64 = board.touch(edges.cells[k] >> 2)
            while len(self.sides) <= slot:
                self.sides = append(self.sides, 0)
                self.fields = append(self.fields, 0)
            if field:
                self.fields[slot] |= mark
            else:
                self.sides[slot] |= mark
            if self.n_slots == len(self.slots):
                self.slots = append(self.slots, 0)
            self.slots[self.n_slots] = slot
            self.n_slots += 1

    def _wipe(self) -> None:
        """Clear all marks."""
        k: i64 = 0
        for k in range(self.n_slots):
            self.sides[self.slots[k]] = 0
            self.fields[self.slots[k]] = 0
        self.n_slots = 0
        self.stirred = 0

    def _judge_map(self) -> None:
        """Compute the value by seat of the features with figures."""
        state = self.engine.state
        values = self.map
        i: i64 = 0
        for i in range(self.seats):
            values[i] = self.before[i]
        stirred_apart = self._stirred_apart()
        fresh: list[Node] = []
        stamp: i64 = state.features.next_generation()
        stirred: i64 = self.stirred
        for old in self.known:
            root = old.root.root()
            known: bool = (
                old.mark & stirred == 0 and root is old.root and root.size == old.size and root.figures == old.figures
            )
            if known and (not stirred_apart or root not in stirred_apart):
                root.stamp = stamp
                continue
            for i in range(self.seats):
                values[i] -= old.values[i]
            if root.stamp != stamp:
                root.stamp = stamp
                if root.figures != 0:
                    fresh.append(root)
        self.placed = self._placed(fresh, stamp)
        for root in fresh:
            self.outlook.add_values(root, values)

    def _placed(self, fresh: list[Node], stamp: i64) -> list[Target]:
        """Add features that the seat has started since the decision. Returns its new figures that could be captured."""
        placed: list[Target] = []
        figures = self.engine.state.figures
        i: i64 = 0
        for i in range(self.seat * self.each, (self.seat + 1) * self.each):
            node = figures[i].node
            if node is None or self.stood[i] is node:
                continue
            if self.sieges is not None and self.sieges.can_take(figures[i]):
                placed.append(Target(figures[i], self.outlook.loss(figures[i])))
            root = node.root()
            if root.stamp != stamp:
                root.stamp = stamp
                fresh.append(root)
        return placed

    def board_changed(self) -> None:
        """Update the marks after a tile was laid or taken back."""
        self.outlook.board_changed()
        board = self.engine.state.board
        stirred: i64 = 0
        k: i64 = 0
        for k in range(self.laid, board.n_laid):
            placed = board.laid[k]
            stirred |= self._marks(placed.slot) | self._marks(placed.north) | self._marks(placed.east)
            stirred |= self._marks(placed.south) | self._marks(placed.west)
            if placed.slot < len(self.fields):
                stirred |= self.fields[placed.slot]
        self.stirred = stirred

    def _marks(self, slot: i64) -> i64:
        return self.sides[slot] if slot < len(self.sides) else 0

    def _stirred_apart(self) -> list[Node]:
        """The features that have changed since the decision without a change in their figure counts.

        Ghosts, and figures without strength, bring points or turns without such a change.
        """
        found: list[Node] = []
        figures = self.engine.state.figures
        k: i64 = 0
        if self.haunts is not None:
            self.haunts.look()
            for k in range(len(figures)):
                if figures[k].tokens != self.tokens[k]:
                    self._add_roots(k, found)
        for k in self.weightless:
            if figures[k].node is not self.stood[k]:
                self._add_roots(k, found)
        if self.outlook.movers:
            self._add_moved(found)
        return found

    def _add_moved(self, found: list[Node]) -> None:
        """Add the roots that a piece of a module has left or reached."""
        nodes = self.engine.state.features.nodes
        now = self.outlook.pieces()
        if now != self.latest:
            self.latest = now
            self.outlook.board_changed()
        k: i64 = 0
        for k in range(len(now)):
            if now[k] != self.pieces[k]:
                for index in (now[k], self.pieces[k]):
                    if index >= 0:
                        found.append(nodes[index].root())

    def _add_roots(self, k: i64, found: list[Node]) -> None:
        """Add the roots where a figure stands and where it stood."""
        for node in (self.engine.state.figures[k].node, self.stood[k]):
            if node is not None:
                found.append(node.root())

    def _points_and_supply(self) -> None:
        state = self.engine.state
        values = self.values
        seat: i64 = 0
        for seat in range(self.seats):
            values[seat] = float(state.score(seat))
            if not state.over:
                values[seat] += self.outlook.supply(seat)

    def _ahead(self) -> float:
        values = self.values
        if self.seats == 1:
            return values[0]
        best: float = WORST
        other: i64 = 0
        for other in range(self.seats):
            if other != self.seat and values[other] > best:
                best = values[other]
        return values[self.seat] - best
