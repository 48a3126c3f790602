"""The empty cells on which a feature depends: those it can grow into, or those around it."""

from mypy_extensions import i64

from bastide.core.engine import Engine
from bastide.core.features import Node
from bastide.core.tiles.attributes import BY_HALVES, INSIDE
from bastide.core.vectors import append, vec


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
