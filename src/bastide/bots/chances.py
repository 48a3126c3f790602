"""The empty cells on which a feature depends, and probabilities that they are filled or that it is closed there.

Everything is derived from public information: the board and how many copies of each tile are left in the bag.
"""

from math import pow
from typing import Final

from mypy_extensions import i64

from bastide.bots.weights import Weights
from bastide.core.engine import Engine
from bastide.core.features import Node
from bastide.core.state import State
from bastide.core.tiles.attributes import BY_HALVES, INSIDE
from bastide.core.tiles.tables import TERRAIN, TileType
from bastide.core.vectors import append, vec

NONE: Final = -1.0  # not known yet


def count_fitting(state: State, tiles: list[TileType], code: i64, side: i64, present: i64) -> tuple[i64, i64]:
    """How many tiles left fit a cell, and how many of them close a feature that comes from the side.

    `present` has a bit for each side with a neighbour.
    """
    fitting: i64 = 0
    closing: i64 = 0
    d: i64 = 0
    for tile in tiles:
        mask: i64 = i64(tile.fit[code])
        if mask == 0:
            continue
        left: i64 = state.left(tile.index)
        fitting += left
        for d in range(4):
            if (mask >> d) & 1:
                rot = tile.rots[d]
                segment: i64 = rot.side_segment[side]
                if segment >= 0 and rot.sides_of[segment] & ~present == 0:
                    closing += left
                    break
    return fitting, closing


class Chances:
    """Probabilities for one decision of one game. Call `begin` once per decision, after the bag has changed.

    With `base_only` they are those of a game without a river.
    """

    def __init__(self, engine: Engine, weights: Weights, base_only: bool) -> None:
        self.engine = engine
        self.weights = weights
        self.miss: float = 1.0 - weights.take / float(engine.rules.n_seats)
        self.full: float = float(engine.rules.n_bag + 1)  # all tiles, with the start
        self.late: float = 1.0  # share of the bag that is left
        self.water: i64 = TERRAIN["river"]
        self.of_river: list[bool] = [_has_river(tile) and not base_only for tile in engine.rules.tiles]
        self.land: list[TileType] = []  # types with copies left
        self.river: list[TileType] = []
        self.river_left: i64 = 0
        # results since `begin` by code, gaps also by their side
        codes: i64 = 1 << (4 * engine.state.board.bits)
        self.gaps: vec[float] = vec[float]([NONE] * int(codes * 4))
        self.fills: vec[float] = vec[float]([NONE] * int(codes))
        self.found: list[int] = []

    def begin(self) -> None:
        """Note what is left in the bag."""
        state = self.engine.state
        self.late = float(state.bag) / self.full
        self.land = []
        self.river = []
        self.river_left = 0
        for tile in self.engine.rules.tiles:
            if state.left(tile.index) > 0:
                if self.of_river[tile.index]:
                    self.river.append(tile)
                    self.river_left += state.left(tile.index)
                else:
                    self.land.append(tile)
        for key in self.found:
            self.gaps[key] = NONE
            self.fills[key >> 2] = NONE
        self.found.clear()

    def gap(self, cell: i64, side: i64) -> float:
        """The probability that a feature that enters an empty cell from a side is closed there."""
        code: i64 = self.engine.state.board.code_at(cell)
        key: i64 = code * 4 + side
        known: float = self.gaps[key]
        if known == NONE:
            known = self._gap(code, side)
            self.gaps[key] = known
            self.found.append(key)
        return known

    def _gap(self, code: i64, side: i64) -> float:
        board = self.engine.state.board
        present: i64 = 0
        wet = False
        d: i64 = 0
        for d in range(4):
            terrain: i64 = board.terrain(code, d)
            if terrain:
                present |= 1 << d
            wet = wet or terrain == self.water
        fitting, closing = count_fitting(self.engine.state, self.river if wet else self.land, code, side, present)
        if wet and self.river:  # a river tile goes there before any other, so only its type matters
            return self.weights.river * float(closing) / float(self.river_left)
        shut: float = 1.0 - pow(self.miss, float(closing))
        return shut + (1.0 - shut) * self.weights.detour * (1.0 - pow(self.miss, float(fitting - closing)))

    def fill(self, cell: i64) -> float:
        """The probability that a tile is placed on an empty cell."""
        code: i64 = self.engine.state.board.code_at(cell)
        if code == 0:
            return self.weights.far * self.late
        known: float = self.fills[code]
        if known == NONE:
            known = self._fill(code)
            self.fills[code] = known
            self.found.append(code * 4)
        return known

    def _fill(self, code: i64) -> float:
        fitting: i64 = 0
        if self.river:
            for tile in self.river:
                if tile.fit[code]:
                    fitting += self.engine.state.left(tile.index)
            if fitting and self._at_river(code):
                return self.weights.river
            fitting = 0
        for tile in self.land:
            if tile.fit[code]:
                fitting += self.engine.state.left(tile.index)
        return 1.0 - pow(1.0 - self.weights.fill, float(fitting))

    def _at_river(self, code: i64) -> bool:
        d: i64 = 0
        for d in range(4):  # noqa: SIM110 - a loop is three times as fast compiled
            if self.engine.state.board.terrain(code, d) == self.water:
                return True
        return False


def _has_river(tile: TileType) -> bool:
    return any(part.kind == "river" for cell in tile.spec.cells for part in cell.segments)


class Frontier:
    """Lists cells of one game in `cells`, each as cell * 4 + the cell's side towards the feature.

    Every call overwrites the previous result and returns the number of cells.
    """

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.cells: vec[i64] = vec[i64]([0] * 16)

    def watched(self, root: Node) -> i64:
        """The empty cells on which a feature's value depends as long as it does not grow.

        For a field they are those that adjacent open cities can grow into.
        """
        if root.seg.shape == BY_HALVES:
            return self._beside_field(root)
        if root.seg.shape == INSIDE:
            return self.empty_around(root)
        return self.open_cells(root, 0) if root.open > 0 else 0

    def open_cells(self, root: Node, n: i64) -> i64:
        """The empty cells that a feature by sides can grow into. The first `n` entries are kept."""
        board = self.engine.state.board
        nodes = self.engine.state.features.nodes
        node: Node = root
        side: i64 = 0
        while True:
            placed = board.placed_at(node.cell)
            assert placed is not None
            for side in range(4):
                segment: i64 = placed.rot.side_segment[side]
                if segment >= 0 and nodes[placed.base + segment] is node:
                    cell: i64 = board.step(node.cell, side)
                    if board.placed_at(cell) is None:
                        self._write(n, cell * 4 + ((side + 2) & 3))
                        n += 1
            node = node.next
            if node is root:
                return n

    def empty_around(self, root: Node) -> i64:
        """The empty cells around a monastery or a similar feature. They have no side."""
        board = self.engine.state.board
        n: i64 = 0
        dy: i64 = 0
        dx: i64 = 0
        for dy in range(3):
            for dx in range(3):
                cell: i64 = root.cell + (dy - 1) * board.width + dx - 1
                if board.placed_at(cell) is None:
                    self._write(n, cell * 4)
                    n += 1
        return n

    def _beside_field(self, root: Node) -> i64:
        features = self.engine.state.features
        stamp: i64 = features.next_generation()
        n: i64 = 0
        node: Node = root
        while True:
            for index in node.seg.touches:
                city = features.nodes[node.base + index].root()
                if city.stamp != stamp:
                    city.stamp = stamp
                    if city.open > 0:
                        n = self.open_cells(city, n)
            node = node.next
            if node is root:
                return n

    def _write(self, n: i64, key: i64) -> None:
        if n == len(self.cells):
            self.cells = append(self.cells, 0)
        self.cells[n] = key
