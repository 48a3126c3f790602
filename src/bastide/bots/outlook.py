"""What a feature on the board is likely to be worth in the end, to each seat.

Everything comes from what all players can see: the board, the supplies, and how many copies of each tile are left
in the bag. Points are asked of the ruleset's own lines; only likelihoods are ours. The weights were tuned by
matches against earlier selves (benchmarks/bots.py prints the present strength).
"""

from math import pow

from mypy_extensions import i64

from bastide.core.engine import Engine
from bastide.core.features import Node
from bastide.core.figures import SEAT_BITS, SEAT_MASK
from bastide.core.scoring import majority
from bastide.core.tiles import BY_HALVES, INSIDE


class Weights:
    """What cannot be known, as numbers. Chances are for a full bag where that is said."""

    def __init__(self) -> None:
        # Chance that a copy of a closing tile comes to the owner and is used there, before dividing by the seats.
        self.take = 0.55
        # A tile that fits a gap without closing it keeps hope alive, at this discount.
        self.detour = 0.25
        # Several gaps of one feature compete for tiles and turns.
        self.crowded = 0.55
        # Chance per fitting copy in the bag that somebody fills a given cell beside a monastery.
        self.fill = 0.055
        # The same for a cell that no tile touches yet, while the bag is full.
        self.far = 0.75
        # Points that an open road or city still gains by growing, while the bag is full.
        self.growth = 0.5
        # Chance that a city with so many open sides beside a field is completed, while the bag is full.
        self.city_hope = [1.0, 0.65, 0.5, 0.3, 0.2, 0.12, 0.08, 0.05]
        # Points of one completed city to a farmer, for the hope only: completed ones are counted by the ruleset.
        self.city_to_field = 3.0
        # What a field may still gain from cities to come, per member, while the bag is full.
        self.field_growth = 0.1
        # Value of the 1st, 2nd, ... figure in supply while the bag is full.
        self.supply = [8.1, 5.4, 4.0, 3.1, 2.5, 2.0, 1.8]
        # Own turns from which on a figure in supply loses value towards nothing.
        self.late = 9.0
        # What the return of a figure is worth, in figures in supply.
        self.home = 0.94


class Outlook:
    """Estimates for one decision of one game; `begin` once per decision, when the bag has changed."""

    def __init__(self, engine: Engine, weights: Weights) -> None:
        self.engine = engine
        self.weights = weights
        self.seats: i64 = engine.rules.n_seats
        self.full: float = float(engine.rules.n_bag)
        self.late: float = 1.0  # share of the bag that is left
        self.turns: float = 0.0  # own turns still to come
        self.home: float = 0.0  # what the return of one figure is worth
        self.gaps: dict[int, float] = {}
        self.fills: dict[int, float] = {}
        self.field_kind: i64 = engine.rules.kinds.get("field", -1)

    def begin(self) -> None:
        """Note what is left in the bag."""
        bag = float(self.engine.state.bag)
        self.late = bag / self.full
        self.turns = bag / float(self.seats)
        self.home = self.weights.home * min(1.0, self.turns / self.weights.late)
        self.gaps.clear()
        self.fills.clear()

    def supply(self, seat: i64) -> float:
        """Value of the figures a seat still has at hand: the first are worth most, none at the end."""
        state = self.engine.state
        held: i64 = 0
        kind: i64 = 0
        for kind in range(self.engine.rules.n_kinds):
            held += state.supply(seat, kind)
        worth = self.weights.supply
        value = 0.0
        i: i64 = 0
        for i in range(held):
            value += worth[i] if i < len(worth) else worth[-1]
        return value * min(1.0, self.turns / self.weights.late)

    def open_cells(self, root: Node) -> list[int]:
        """The empty cells a feature by sides can grow into, each as cell * 4 + the cell's side towards it."""
        found: list[int] = []
        board = self.engine.state.board
        nodes = self.engine.state.features.nodes
        node: Node = root
        side: i64 = 0
        while True:
            placed = board.cells[node.cell]
            assert placed is not None
            for side in range(4):
                segment: i64 = placed.rot.side_segment[side]
                if segment >= 0 and nodes[placed.base + segment] is node:
                    cell: i64 = board.step(node.cell, side)
                    if board.cells[cell] is None:
                        found.append(cell * 4 + ((side + 2) & 3))
            node = node.next
            if node is root:
                return found

    def empty_around(self, root: Node) -> list[int]:
        """The empty cells around a monastery and its like, as cell * 4."""
        board = self.engine.state.board
        found: list[int] = []
        row: i64 = 0
        cell: i64 = 0
        for row in range(root.cell - board.width - 1, root.cell + board.width, board.width):
            for cell in range(row, row + 3):
                if board.cells[cell] is None:
                    found.append(cell * 4)
        return found

    def watched(self, root: Node) -> list[int]:
        """The empty cells on which a feature's outlook depends; none for a field."""
        if root.seg.shape == BY_HALVES:
            return []
        if root.seg.shape == INSIDE:
            return self.empty_around(root)
        return self.open_cells(root) if root.open > 0 else []

    def gap(self, cell: i64, side: i64) -> float:
        """Chance that a feature entering an empty cell from a side finds its end there."""
        code: i64 = self.engine.state.board.code[cell]
        key: i64 = code * 4 + side
        known = self.gaps.get(key)
        if known is None:
            known = self._gap(code, side)
            self.gaps[key] = known
        return known

    def _gap(self, code: i64, side: i64) -> float:
        present: i64 = 0
        d: i64 = 0
        for d in range(4):
            if self.engine.state.board.terrain(code, d):
                present |= 1 << d
        closing: i64 = 0
        fitting: i64 = 0
        state = self.engine.state
        for tile in self.engine.rules.tiles:
            left: i64 = state.left(tile.index)
            mask: i64 = tile.fit[code]
            if left == 0 or mask == 0:
                continue
            fitting += left
            for d in range(4):
                if (mask >> d) & 1:
                    rot = tile.rots[d]
                    segment: i64 = rot.side_segment[side]
                    if segment >= 0 and rot.positions[segment] & 15 & ~present == 0:
                        closing += left
                        break
        miss: float = 1.0 - self.weights.take / float(self.seats)
        shut: float = 1.0 - pow(miss, float(closing))
        return shut + (1.0 - shut) * self.weights.detour * (1.0 - pow(miss, float(fitting - closing)))

    def fill(self, cell: i64) -> float:
        """Chance that any tile comes to lie on an empty cell."""
        code: i64 = self.engine.state.board.code[cell]
        if code == 0:
            return self.weights.far * self.late
        known = self.fills.get(code)
        if known is None:
            fitting: i64 = 0
            for tile in self.engine.rules.tiles:
                if tile.fit[code]:
                    fitting += self.engine.state.left(tile.index)
            known = 1.0 - pow(1.0 - self.weights.fill, float(fitting))
            self.fills[code] = known
        return known

    def add_values(self, root: Node, values: list[float]) -> None:
        """Add the worth of an occupied feature to the values of the seats in it."""
        packed: i64 = root.figures
        if packed == 0:
            return
        worth: float = 0.0
        comes_home: float = 0.0
        if root.seg.shape == BY_HALVES:
            worth = self._field(root)
        elif root.seg.shape == INSIDE:
            worth = self._points(root, True)
            comes_home = 1.0
            for key in self.empty_around(root):
                chance = self.fill(key >> 2)
                worth += chance
                comes_home *= chance
        else:
            comes_home = self._closing(root)
            worth = self._by_sides(root, comes_home)
        paid: i64 = majority(packed, self.seats)
        seat: i64 = 0
        for seat in range(self.seats):
            if (paid >> seat) & 1:
                values[seat] += worth
            values[seat] += comes_home * self.home * float((packed >> (SEAT_BITS * seat)) & SEAT_MASK)

    def _points(self, root: Node, final: bool) -> float:
        points: i64 = 0
        for line in self.engine.rules.points[root.kind]:
            points += line.points(self.engine.state, root, final)
        return float(points)

    def _closing(self, root: Node) -> float:
        chance = 1.0
        cells = self.open_cells(root)
        for key in cells:
            chance *= self.gap(key >> 2, key & 3)
        return chance * pow(self.weights.crowded, float(max(0, len(cells) - 1)))

    def _by_sides(self, root: Node, closing: float) -> float:
        """A road or city: points when closed (each gap adds a tile at least) or as it lies, by likelihood."""
        done: float = self._points(root, False)
        final: float = self._points(root, True)
        each: float = done / float(root.tiles + root.shields)
        return closing * (done + each * float(root.open)) + (1.0 - closing) * (final + self.weights.growth * self.late)

    def _field(self, root: Node) -> float:
        """Completed cities as the ruleset counts them, and the hope of the others."""
        worth: float = self._points(root, True)
        hope = self.weights.city_hope
        features = self.engine.state.features
        stamp: i64 = features.next_generation()
        node: Node = root
        while True:
            for index in node.seg.touches:
                city = features.nodes[node.base + index].root()
                if city.stamp != stamp:
                    city.stamp = stamp
                    if city.open > 0:
                        chance = hope[city.open] if city.open < len(hope) else hope[-1]
                        worth += self.weights.city_to_field * chance * self.late
            node = node.next
            if node is root:
                return worth + self.weights.field_growth * self.late * float(root.size)
