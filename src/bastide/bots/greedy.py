"""One turn ahead, whatever it asks: every chain of answers of the seat that decides is tried and taken back, and the
position where it ends is judged by what every feature is likely to be worth.

Features that the turn cannot concern keep the value they had before it; the others are judged anew.
"""

from typing import Final

from mypy_extensions import i64

from bastide.bots.outlook import Outlook
from bastide.bots.weights import Weights
from bastide.core.actions import CELL_SHIFT, FIGURE, FIRST_OF_MODULES, KIND_MASK, PLACE, SEGMENT_SHIFT, TURNS_SHIFT
from bastide.core.engine import Engine
from bastide.core.features import Node
from bastide.core.spots import SpotKind, figure_kind
from bastide.core.tiles import BY_HALVES

WORST: Final = -1.0e9
KIND_OF_FIGURE: Final = 15 << TURNS_SHIFT
ABOVE: Final = 40  # bits above a feature's
DEEPEST: Final = 6  # answers after the one that is judged
VICTIMS: Final = 2  # figures for a ghost that are tried ahead of time
MANY: Final = 14  # spots from which on, ahead of time, only the most promising are tried
PROMISING: Final = 3


class Known:
    """An occupied feature before the decision: its worth per seat and the empty cells its outlook hangs on."""

    def __init__(self, root: Node, values: list[float], cells: set[int]) -> None:
        self.root = root
        self.size: i64 = root.size
        self.figures: i64 = root.figures
        self.values = values
        self.cells = cells
        self.field: bool = root.seg.shape == BY_HALVES


class Judge:
    """Judges the offers of a decision for the seat that has it. The engine stands as before after every call."""

    def __init__(self, engine: Engine, weights: Weights | None = None, base_only: bool = False) -> None:
        self.engine = engine
        self.outlook = Outlook(engine, weights if weights is not None else Weights(), base_only)
        self.seats: i64 = engine.rules.n_seats
        self.each: i64 = engine.rules.figures_each
        # by kind of action of the modules: whether it is about a figure on a segment
        kinds = engine.rules.action_kinds
        self.spots: list[bool] = [isinstance(kind, SpotKind) and not kind.numbered for kind in kinds]
        # or about one figure that stands on the board
        self.aims: list[bool] = [kind.numbered for kind in kinds]
        self.haunts = self.outlook.haunts
        self.ghosts: list[int] = [0] * len(engine.state.figures)  # with each figure before the decision
        self.stood: list[Node | None] = [None] * len(engine.state.figures)  # where it stood
        self.known: list[Known] = []
        self.prospects: dict[int, float] = {}
        self.behind: dict[int, int] = {}  # how many figures were better ones for a ghost
        self.seat: i64 = 0
        self.laid: i64 = 0  # cells on the board before the decision
        self.to_place = False  # the decision comes before the placement

    def judge(self, among: list[int] | None = None) -> list[tuple[int, float]]:
        """Every legal action, or those among which is to be chosen, with its value: expected points ahead of the best
        opponent, all else equal."""
        engine = self.engine
        n: i64 = engine.legal()
        acts: list[int] = [engine.acts[i] for i in range(n)] if among is None else among
        self.seat = engine.seat
        self.laid = engine.state.board.n_laid
        self.to_place = engine.rules.step_index[engine.current().name] < engine.rules.step_index["place"]
        self.outlook.begin()
        self.prospects.clear()
        self.behind.clear()
        listening = engine.state.listening
        engine.state.listening = False
        self._look_around()
        values: dict[int, float] = {}
        judged: list[tuple[int, float]] = []
        for act in acts:
            key = self._matter(act)
            known = values.get(key)
            if known is None:
                known = self._value(act, DEEPEST)
                values[key] = known
            judged.append((act, known))
        engine.state.listening = listening
        return judged

    def _matter(self, act: i64) -> i64:
        """What the offer is about: a figure is worth the same on every segment of a feature."""
        if self._aims(act):
            return self._alike(act)
        if not self._is_spot(act):
            return act
        root = self._node(act).root()
        return (act & ((1 << SEGMENT_SHIFT) - 1)) | (root.index << SEGMENT_SHIFT)

    def _is_spot(self, act: i64) -> bool:
        kind: i64 = act & KIND_MASK
        return kind == FIGURE or (kind >= FIRST_OF_MODULES and self.spots[kind - FIRST_OF_MODULES])

    def _aims(self, act: i64) -> bool:
        kind: i64 = act & KIND_MASK
        return kind >= FIRST_OF_MODULES and self.aims[kind - FIRST_OF_MODULES]

    def _alike(self, act: i64) -> i64:
        """Figures of a seat and kind with as many ghosts on one feature are worth the same."""
        engine = self.engine
        figure = engine.rules.action_kinds[(act & KIND_MASK) - FIRST_OF_MODULES].aims_at(engine, act)
        if figure is None or figure.node is None:
            return act
        root = figure.node.root()
        who: i64 = (root.size << 8) | (figure.seat << 4) | figure.ghosts
        return (act & ((1 << SEGMENT_SHIFT) - 1)) | (root.index << SEGMENT_SHIFT) | (who << ABOVE)

    def _node(self, act: i64) -> Node:
        placed = self.engine.state.board.cells[act >> CELL_SHIFT]
        assert placed is not None
        return self.engine.state.node_at(placed, (act >> SEGMENT_SHIFT) & 255)

    def _value(self, act: i64, depth: i64) -> float:
        """Value of an offer with the best answers of the same seat to what the turn still asks."""
        engine = self.engine
        engine.push(act)
        laid: bool = act & KIND_MASK == PLACE
        if laid:
            self.outlook.board_changed()
        if self._asked_on(depth):
            value = WORST
            for answer in self._answers():
                value = max(value, self._value(answer, depth - 1))
        else:
            value = self._position()
        engine.pop()
        if laid:
            self.outlook.board_changed()
        return value

    def _asked_on(self, depth: i64) -> bool:
        """Whether the same seat has another answer to give in this turn."""
        engine = self.engine
        if engine.over or engine.seat != self.seat or depth == 0:
            return False
        engine.legal()
        if engine.acts[0] & KIND_MASK != PLACE:
            return True
        return self.to_place and engine.state.board.n_laid == self.laid

    def _answers(self) -> list[int]:
        """The offers, one for each feature; of very many spots only the most promising."""
        engine = self.engine
        n: i64 = engine.legal()
        found: list[int] = []
        if n == 1 or engine.acts[0] & KIND_MASK == PLACE:
            return [engine.acts[i] for i in range(n)]
        seen: set[int] = set()
        i: i64 = 0
        for i in range(n):
            key = self._roughly(engine.acts[i])
            if key not in seen:
                seen.add(key)
                found.append(engine.acts[i])
        if len(found) > VICTIMS and self._aims(found[0]):
            return self._first_victims(found)
        return found if len(found) < MANY else self._promising(found)

    def _roughly(self, act: i64) -> i64:
        """What the offer is about, whichever of the figures that are used alike it brings."""
        key: i64 = self._matter(act)
        if self._is_spot(act) and figure_kind(act) in self.outlook.like:
            return key & ~KIND_OF_FIGURE
        return key

    def _first_victims(self, acts: list[int]) -> list[int]:
        """The figures whose ghost is best for the seat as the board lies then. Those that came far behind after another
        placement, and have gained no tile by this one, are passed by."""
        matters = [self._matter(act) for act in acts]
        ranked: list[tuple[float, int, int]] = []
        k: i64 = 0
        for k in range(len(acts)):
            if self.behind.get(matters[k], 0) <= VICTIMS:
                self.engine.push(acts[k])
                ranked.append((-self._position(), acts[k], matters[k]))
                self.engine.pop()
        ranked.sort()
        for k in range(len(ranked)):
            self.behind[ranked[k][2]] = k
        return [act for _, act, _ in ranked[:VICTIMS]]

    def _promising(self, acts: list[int]) -> list[int]:
        """Without the spots on features that promise less than some others."""
        kept: list[int] = []
        ranked: list[tuple[float, int]] = []
        for act in acts:
            if self._is_spot(act) and act & KIND_MASK != FIGURE:
                ranked.append((-self._prospect(self._node(act).root()), act))
            else:
                kept.append(act)
        ranked.sort()
        return kept + [act for _, act in ranked[:PROMISING]]

    def _prospect(self, root: Node) -> float:
        """Looked up, for a rough order, while the feature has as many members."""
        key: i64 = (root.index << 12) | root.size
        known = self.prospects.get(key)
        if known is None:
            known = self.outlook.prospect(root)
            self.prospects[key] = known
        return known

    def _look_around(self) -> None:
        """The occupied features, each once, with what they are worth now."""
        self.known = []
        figures = self.engine.state.figures
        k: i64 = 0
        for k in range(len(figures)):
            self.ghosts[k] = figures[k].ghosts
            self.stood[k] = figures[k].node
        stamp: i64 = self.engine.state.features.next_generation()
        roots: list[Node] = []
        for figure in self.engine.state.figures:
            node = figure.node
            if node is not None:
                root = node.root()
                if root.stamp != stamp:
                    root.stamp = stamp
                    roots.append(root)
        for root in roots:
            values = [0.0] * self.seats
            self.outlook.add_values(root, values)
            self.known.append(Known(root, values, {key >> 2 for key in self.outlook.watched(root)}))

    def _position(self) -> float:
        """How far the seat is ahead of its best opponent; features are judged anew only where something changed."""
        state = self.engine.state
        values = self._points_and_supply()
        if state.over:
            return self._ahead(values)
        near = self._near()
        scared = self._scared()
        fresh: list[Node] = []
        stamp: i64 = state.features.next_generation()
        i: i64 = 0
        for old in self.known:
            root = old.root.root()
            if root.figures == 0 or root.stamp == stamp:
                continue
            root.stamp = stamp
            if root not in scared and self._as_before(old, root, near):
                for i in range(self.seats):
                    values[i] += old.values[i]
            else:
                fresh.append(root)
        first: i64 = self.seat * self.each
        for i in range(first, first + self.each):
            node = state.figures[i].node
            if node is not None:
                root = node.root()
                if root.stamp != stamp:
                    root.stamp = stamp
                    fresh.append(root)
        for root in fresh:
            self.outlook.add_values(root, values)
        return self._ahead(values) + self.outlook.to_come(self.seat)

    def _as_before(self, old: Known, root: Node, near: list[int]) -> bool:
        if root is not old.root or root.size != old.size or root.figures != old.figures:
            return False
        return not near or (not old.field and old.cells.isdisjoint(near))

    def _scared(self) -> list[Node]:
        """The features where ghosts have come or gone since the decision."""
        found: list[Node] = []
        if self.haunts is None:
            return found
        self.haunts.look()
        figures = self.engine.state.figures
        k: i64 = 0
        for k in range(len(figures)):
            if figures[k].ghosts != self.ghosts[k]:
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
