"""One ply over placement and figure together, judged by what every feature is likely to be worth.

For each placement the tile is laid, each answer to the figure question is tried, and all is taken back. Features
that the tile cannot concern keep the value they had before it; the others are judged anew.
"""

from mypy_extensions import i64

from bastide.bots.outlook import Outlook, Weights
from bastide.core.actions import CELL_SHIFT, KIND_MASK, PLACE
from bastide.core.engine import Engine
from bastide.core.features import Node
from bastide.core.tiles import BY_HALVES

WORST: float = -1.0e9


class Known:
    """An occupied feature before the placement: its worth per seat and the empty cells its outlook hangs on."""

    def __init__(self, root: Node, values: list[float], cells: set[int]) -> None:
        self.root = root
        self.size: i64 = root.size
        self.values = values
        self.cells = cells
        self.field: bool = root.seg.shape == BY_HALVES


class Judge:
    """Judges the offers of a decision for the seat that has it. The engine stands as before after every call."""

    def __init__(self, engine: Engine, weights: Weights | None = None) -> None:
        self.engine = engine
        self.outlook = Outlook(engine, weights if weights is not None else Weights())
        self.seats: i64 = engine.rules.n_seats
        self.known: list[Known] = []

    def judge(self) -> list[tuple[int, float]]:
        """Every legal action with its value: expected points ahead of the best opponent, all else equal."""
        engine = self.engine
        n: i64 = engine.legal()
        acts: list[int] = [engine.acts[i] for i in range(n)]
        seat: i64 = engine.seat
        self.outlook.begin()
        listening = engine.state.listening
        engine.state.listening = False
        judged: list[tuple[int, float]] = []
        if acts[0] & KIND_MASK == PLACE:
            self._look_around()
            for act in acts:
                judged.append((act, self._place(act, seat)))
        else:
            for act in acts:
                engine.push(act)
                judged.append((act, self._ahead(self._everything(), seat)))
                engine.pop()
        engine.state.listening = listening
        return judged

    def _occupied(self) -> list[Node]:
        """The roots of all features with figures, each once."""
        stamp: i64 = self.engine.state.features.next_generation()
        roots: list[Node] = []
        for figure in self.engine.state.figures:
            node = figure.node
            if node is not None:
                root = node.root()
                if root.stamp != stamp:
                    root.stamp = stamp
                    roots.append(root)
        return roots

    def _look_around(self) -> None:
        self.known = []
        for root in self._occupied():
            values = [0.0] * self.seats
            self.outlook.add_values(root, values)
            self.known.append(Known(root, values, {key >> 2 for key in self.outlook.watched(root)}))

    def _place(self, act: i64, seat: i64) -> float:
        """Value of a placement with the best figure decision after it."""
        engine = self.engine
        engine.push(act)
        if engine.over or engine.seat != seat:
            value = self._ahead(self._after(act), seat)
            engine.pop()
            return value
        best = WORST
        n: i64 = engine.legal()
        answers: list[int] = [engine.acts[i] for i in range(n)]
        for answer in answers:
            engine.push(answer)
            value = self._ahead(self._after(act), seat)
            engine.pop()
            if value > best:
                best = value
        engine.pop()
        return best

    def _after(self, act: i64) -> list[float]:
        """Values per seat after a placement and what followed: judged anew only where the tile matters."""
        state = self.engine.state
        values = self._points_and_supply()
        if state.over:
            return values
        board = state.board
        cell: i64 = act >> CELL_SHIFT
        near = (cell, cell - board.width, cell + 1, cell + board.width, cell - 1)
        fresh: list[Node] = []
        stamp: i64 = state.features.next_generation()
        i: i64 = 0
        for old in self.known:
            root = old.root.root()
            if root.figures == 0 or root.stamp == stamp:
                continue
            if root is old.root and root.size == old.size and not old.field and old.cells.isdisjoint(near):
                for i in range(self.seats):
                    values[i] += old.values[i]
            else:
                root.stamp = stamp
                fresh.append(root)
        placed = board.cells[cell]
        assert placed is not None
        for i in range(placed.rot.n_segments):
            root = state.features.nodes[placed.base + i].root()
            if root.figures != 0 and root.stamp != stamp:
                root.stamp = stamp
                fresh.append(root)
        for root in fresh:
            self.outlook.add_values(root, values)
        return values

    def _everything(self) -> list[float]:
        """Values per seat with every occupied feature judged anew."""
        values = self._points_and_supply()
        if not self.engine.over:
            for root in self._occupied():
                self.outlook.add_values(root, values)
        return values

    def _points_and_supply(self) -> list[float]:
        state = self.engine.state
        values = [0.0] * self.seats
        seat: i64 = 0
        for seat in range(self.seats):
            values[seat] = float(state.score(seat))
            if not state.over:
                values[seat] += self.outlook.supply(seat)
        return values

    def _ahead(self, values: list[float], seat: i64) -> float:
        """How far a seat is ahead of its best opponent."""
        best = WORST
        other: i64 = 0
        for other in range(self.seats):
            if other != seat and values[other] > best:
                best = values[other]
        return values[seat] - best
