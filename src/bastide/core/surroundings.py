"""What lies around an open cell: which of the twelve positions of a tile there would be occupied.

A segment of the tile is free if no feature that it would join is occupied. Two segments may be joined to each
other through older tiles, and one of them to an occupied feature besides: BASE-22 is tested after the join, so
occupation spreads along such links until nothing changes.
"""

from mypy_extensions import i64

from bastide.core.board import BLOCK_BITS, IN_BLOCK, Board, Placed
from bastide.core.features import Features, Node
from bastide.core.tables import HALF_POSITION, TileRot
from bastide.core.vectors import vec


class Surroundings:
    """The features around one open cell: which positions they touch, which are occupied, which two positions
    touch one and the same free feature."""

    def __init__(self) -> None:
        self.occupied: i64 = 0
        self.roots: list[Node] = []
        self.masks: vec[i64] = vec[i64]([0] * 12)
        self.n: i64 = 0
        self.links: vec[i64] = vec[i64]([0] * 66)
        self.n_links: i64 = 0

    def look(self, board: Board, features: Features, cell: i64) -> None:
        """Read the neighbours of a cell."""
        self.occupied = 0
        self.n = 0
        self.n_links = 0
        by_slot = board.by_slot
        blocks = board.blocks
        column: i64 = cell & IN_BLOCK
        slot: i64 = i64(blocks[cell >> BLOCK_BITS]) + column
        other: i64 = cell - board.width
        north = by_slot[i64(blocks[other >> BLOCK_BITS]) + (other & IN_BLOCK)]
        if north is not None:
            self._side(north, features, 0)
        east = by_slot[slot + 1 if column < IN_BLOCK else board.slot(cell + 1)]
        if east is not None:
            self._side(east, features, 1)
        other = cell + board.width
        south = by_slot[i64(blocks[other >> BLOCK_BITS]) + (other & IN_BLOCK)]
        if south is not None:
            self._side(south, features, 2)
        west = by_slot[slot - 1 if column > 0 else board.slot(cell - 1)]
        if west is not None:
            self._side(west, features, 3)
        if self.occupied != 0:
            self.find_links()

    def _side(self, placed: Placed, features: Features, side: i64) -> None:
        nodes = features.nodes
        rot = placed.rot
        o: i64 = (side + 2) & 3
        segment: i64 = rot.side_segment[o]
        if segment >= 0:
            self._note(nodes[placed.base + segment], 1 << side)
        first: i64 = rot.half_segment[2 * o + 1]
        second: i64 = rot.half_segment[2 * o]
        low: i64 = 1 << (HALF_POSITION + 2 * side)
        if first >= 0 and segment < 0 and first == second:
            self._note(nodes[placed.base + first], low | (low << 1))
            return
        if first >= 0:
            self._note(nodes[placed.base + first], low)
        if second >= 0:
            self._note(nodes[placed.base + second], low << 1)

    def _note(self, node: Node, mask: i64) -> None:
        root = node.root()
        if root.figures != 0:
            self.occupied |= mask
            return
        if self.n == len(self.roots):
            self.roots.append(root)
        else:
            self.roots[self.n] = root
        self.masks[self.n] = mask
        self.n += 1

    def find_links(self) -> None:
        """Which two positions touch the same free feature; `look` asks only where something is occupied."""
        self.n_links = 0
        i: i64 = 0
        j: i64 = 0
        for i in range(1, self.n):
            root = self.roots[i]
            for j in range(i):
                if self.roots[j] is root:
                    self.links[self.n_links] = self.masks[i] | self.masks[j]
                    self.n_links += 1

    def spread(self, rot: TileRot) -> i64:
        """The positions that would be occupied once the tile is joined in this rotation."""
        return self.joined(rot, self.occupied)

    def joined(self, rot: TileRot, positions: i64) -> i64:
        """The positions that would hang together with these."""
        before: i64 = 0
        i: i64 = 0
        while positions != before:
            before = positions
            for i in range(rot.n_segments):
                if rot.positions[i] & positions:
                    positions |= rot.positions[i]
            for i in range(self.n_links):
                if self.links[i] & positions:
                    positions |= self.links[i]
        return positions
