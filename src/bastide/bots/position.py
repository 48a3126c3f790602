"""What a position is worth to the seat that decides, ahead of its best opponent, all else equal.

Features that the turn cannot concern keep the value they had before it; the others are judged anew.
"""

from typing import Final

from mypy_extensions import i64

from bastide.bots.outlook import Outlook
from bastide.bots.sieges import Target
from bastide.core.engine import Engine
from bastide.core.features import Node
from bastide.core.printed import BY_HALVES

WORST: Final = -1.0e9
REACH: Final = 5  # cells near a cell that was laid: itself, then those beside it


class Known:
    """An occupied feature before the decision: its worth per seat and the empty cells its outlook hangs on; of a field
    those that cities beside it can grow into."""

    def __init__(self, root: Node, values: list[float], cells: set[int]) -> None:
        self.root = root
        self.size: i64 = root.size
        self.figures: i64 = root.figures
        self.values = values
        self.cells = cells
        self.field: bool = root.seg.shape == BY_HALVES
        self.calm = True  # no tile was laid where its outlook would change


class Position:
    """Positions of one turn of one game; `begin` at its decision, then `board_changed` whenever a tile was laid."""

    def __init__(self, engine: Engine, outlook: Outlook) -> None:
        self.engine = engine
        self.outlook = outlook
        self.seats: i64 = engine.rules.n_seats
        self.each: i64 = engine.rules.figures_each
        self.haunts = outlook.haunts
        self.sieges = outlook.sieges
        self.seat: i64 = 0
        self.laid: i64 = 0  # cells on the board before the decision
        self.tokens: list[int] = [0] * len(engine.state.figures)  # with each figure before the decision
        self.stood: list[Node | None] = [None] * len(engine.state.figures)  # where it stood
        self.known: list[Known] = []
        self.before: list[float] = [0.0] * int(self.seats)  # what all these are worth together
        # of the position judged last: what features are worth to each seat, and figures that came to the map
        self.map: list[float] = [0.0] * int(self.seats)
        self.placed: list[Target] = []

    def begin(self) -> None:
        """A decision: note what there is before it."""
        self.seat = self.engine.seat
        self.laid = self.engine.state.board.n_laid
        self.outlook.begin()
        self._look_around()

    def standing(self) -> list[float]:
        """What each seat has: its points and, until the game is over, the worth of its figures at hand and on the map.
        For any position, chance to decide included; nothing needs to have begun."""
        self.seat = self.engine.state.seat
        self.outlook.begin()
        values = self._points_and_supply()
        if self.engine.state.over:
            return values
        self._look_around()
        i: i64 = 0
        for i in range(self.seats):
            values[i] += self.before[i]
        if self.sieges is not None:
            self.sieges.add(values, [])
        return values

    def value(self) -> float:
        """How far the seat is ahead of its best opponent."""
        if not self.engine.state.over:
            self._judge_map()
        return self.value_again()

    def value_again(self) -> float:
        """The same where nothing on the map has changed since the position judged last."""
        values = self._points_and_supply()
        if self.engine.state.over:
            return self._ahead(values)
        i: i64 = 0
        for i in range(self.seats):
            values[i] += self.map[i]
        if self.sieges is not None:
            self.sieges.add(values, self.placed)
        return self._ahead(values) + self.outlook.to_come(self.seat)

    def whole(self, seat: i64) -> float:
        """How far any seat is ahead, as the position lies, whoever decides."""
        self.begin()
        self.seat = seat
        self.map = self.before
        self.placed = []
        return self.value_again()

    def _look_around(self) -> None:
        """The occupied features, each once, with what they are worth now."""
        self.known = []
        figures = self.engine.state.figures
        k: i64 = 0
        for k in range(len(figures)):
            self.tokens[k] = figures[k].tokens
            self.stood[k] = figures[k].node
        stamp: i64 = self.engine.state.features.next_generation()
        roots: list[Node] = []
        for figure in self.engine.state.figures:
            node = figure.node
            if node is not None:
                root = node.root()
                if root.stamp != stamp and not self.outlook.unseen[root.kind]:
                    root.stamp = stamp
                    roots.append(root)
        i: i64 = 0
        for i in range(self.seats):
            self.before[i] = 0.0
        for root in roots:
            values = [0.0] * self.seats
            self.outlook.add_values(root, values)
            for i in range(self.seats):
                self.before[i] += values[i]
            self.known.append(Known(root, values, {key >> 2 for key in self.outlook.watched(root)}))
        if self.sieges is not None:
            for figure in self.engine.state.figures:
                if self.sieges.can_take(figure):
                    self.sieges.fear(Target(figure, self.outlook.loss(figure)))

    def _judge_map(self) -> None:
        """What the features with figures are worth to each seat."""
        state = self.engine.state
        values = self.before.copy()
        scared = self._scared()
        fresh: list[Node] = []
        stamp: i64 = state.features.next_generation()
        i: i64 = 0
        for old in self.known:
            root = old.root.root()
            known: bool = old.calm and root is old.root and root.size == old.size and root.figures == old.figures
            if known and (not scared or root not in scared):
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
        self.map = values

    def _placed(self, fresh: list[Node], stamp: i64) -> list[Target]:
        """Add features that the seat has begun since the decision; what could be taken of the figures there."""
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
        """A tile was laid or taken back: which features it leaves alone."""
        self.outlook.board_changed()
        near = self._near()
        laid = near[::REACH]
        for old in self.known:
            old.calm = not near or old.cells.isdisjoint(laid if old.field else near)

    def _scared(self) -> list[Node]:
        """The features where ghosts have come or gone since the decision."""
        found: list[Node] = []
        if self.haunts is None:
            return found
        self.haunts.look()
        figures = self.engine.state.figures
        k: i64 = 0
        for k in range(len(figures)):
            if figures[k].tokens != self.tokens[k]:
                for node in (figures[k].node, self.stood[k]):
                    if node is not None:
                        found.append(node.root())
        return found

    def _near(self) -> list[int]:
        """The cells laid since the decision, and those beside them."""
        board = self.engine.state.board
        near: list[int] = []
        k: i64 = 0
        for k in range(self.laid, board.n_laid):
            cell: i64 = board.laid[k].cell
            near += [cell, cell - board.width, cell + 1, cell + board.width, cell - 1]
        return near

    def _points_and_supply(self) -> list[float]:
        state = self.engine.state
        values = [0.0] * self.seats
        seat: i64 = 0
        for seat in range(self.seats):
            values[seat] = float(state.score(seat))
            if not state.over:
                values[seat] += self.outlook.supply(seat)
        return values

    def _ahead(self, values: list[float]) -> float:
        if self.seats == 1:
            return values[0]
        best = WORST
        other: i64 = 0
        for other in range(self.seats):
            if other != self.seat and values[other] > best:
                best = values[other]
        return values[self.seat] - best
