"""Segments joined into features: union-find by size without path compression, so that undo is trivial.

A node is one segment on the board. While it is its own parent it also stands for the whole feature. The members of a
feature form a ring. Counters are kept at the root. The strength of the figures of each seat is packed into one integer,
eight bits each: a join adds them, and zero means unoccupied (BASE-22).
"""

from typing import Final

from mypy_extensions import i64

from bastide.core.figures import Figure
from bastide.core.tiles.tables import NO_SEGMENT, SIBLING, SegType, TileRot

PAID: Final[i64] = 1 << 61
"""In Node.marks, above the attributes: a completed feature that was paid and kept figures. It is never paid again."""


class Node:
    """A segment on the board, and its feature while `parent` is the node itself. Pooled: reset before use."""

    def __init__(self, index: int) -> None:
        self.index: i64 = index  # in Features.nodes. index - base is the number of the segment on its tile
        self.seg: SegType = NO_SEGMENT
        self.kind: i64 = 0
        self.parent: Node = self
        self.next: Node = self
        self.size: i64 = 1  # number of segments
        self.open: i64 = 0  # open sides, or empty cells around
        self.tiles: i64 = 1  # a tile counts once (BASE-30, BASE-31)
        self.shields: i64 = 0
        self.marks: i64 = 0  # the attributes of any of its segments, by Ruleset.marks. Also SIBLING, PAID
        self.figures: i64 = 0  # strength per seat, SEAT_BITS each
        self.tokens: i64 = 0  # on this segment, not the whole feature
        self.figure: Figure | None = None  # first figure on this segment
        self.cell: i64 = 0
        self.base: i64 = 0
        self.n_segments: i64 = 0
        self.stamp: i64 = 0

    def reset(self, seg: SegType, cell: i64, base: i64, n_segments: i64) -> None:
        """Make it the segment of a tile just laid."""
        self.seg = seg
        self.kind = seg.kind
        self.parent = self
        self.next = self
        self.size = 1
        self.open = seg.open
        self.tiles = 1
        self.shields = seg.shields
        self.marks = seg.marks
        self.figures = 0
        self.tokens = 0
        self.figure = None
        self.cell = cell
        self.base = base
        self.n_segments = n_segments

    def root(self) -> "Node":
        """The node that stands for the whole feature."""
        node: Node = self
        while node.parent is not node:
            node = node.parent
        return node


NOBODY: Final = Node(-1)
"""The target of links of nodes whose game was freed."""


def members(root: Node) -> list[Node]:
    """The segments of a feature, the root first."""
    found = [root]
    while found[-1].next is not root:
        found.append(found[-1].next)
    return found


class SavedNode:
    """Journal entry: the values of a node before a change."""

    def __init__(self, node: Node) -> None:
        self.node: Node = node
        self.parent: Node = node
        self.next: Node = node
        self.size: i64 = 0
        self.open: i64 = 0
        self.tiles: i64 = 0
        self.shields: i64 = 0
        self.marks: i64 = 0
        self.figures: i64 = 0
        self.tokens: i64 = 0
        self.figure: Figure | None = None

    def take(self, node: Node) -> None:
        """Save the node's values."""
        self.node = node
        self.parent = node.parent
        self.next = node.next
        self.size = node.size
        self.open = node.open
        self.tiles = node.tiles
        self.shields = node.shields
        self.marks = node.marks
        self.figures = node.figures
        self.tokens = node.tokens
        self.figure = node.figure

    def restore(self) -> None:
        """Restore the node's values."""
        node = self.node
        node.parent = self.parent
        node.next = self.next
        node.size = self.size
        node.open = self.open
        node.tiles = self.tiles
        node.shields = self.shields
        node.marks = self.marks
        node.figures = self.figures
        node.tokens = self.tokens
        node.figure = self.figure


class Features:
    """All nodes of a game with their journal, and the features that depend on the cells around them."""

    def __init__(self) -> None:
        self.nodes: list[Node] = []
        self.n_nodes: i64 = 0
        self.saved: list[SavedNode] = []
        self.n_saved: i64 = 0
        self.inside: list[Node] = []  # monasteries and similar features, in order of placement
        self.generation: i64 = 0

    def __del__(self) -> None:
        """Break the reference cycles between nodes. Otherwise they would stay in memory until the garbage collector
        runs."""
        i: i64 = 0
        for i in range(len(self.nodes)):
            node = self.nodes[i]
            node.parent = NOBODY
            node.next = NOBODY
            node.figure = None

    def new_node(self, seg: SegType, cell: i64, base: i64, n_segments: i64) -> Node:
        """Take the next node of the pool."""
        if self.n_nodes == len(self.nodes):
            self.nodes.append(Node(len(self.nodes)))
        node = self.nodes[self.n_nodes]
        self.n_nodes += 1
        node.reset(seg, cell, base, n_segments)
        return node

    def save(self, node: Node) -> None:
        """Journal a node before it changes."""
        if self.n_saved == len(self.saved):
            self.saved.append(SavedNode(node))
        self.saved[self.n_saved].take(node)
        self.n_saved += 1

    def rollback(self, n_saved: i64, n_nodes: i64, n_inside: i64) -> None:
        """Restore every node changed since the marks were taken, and drop the nodes made since."""
        k: i64 = self.n_saved
        saved = self.saved
        while k > n_saved:
            k -= 1
            saved[k].restore()
        self.n_saved = k
        self.n_nodes = n_nodes
        while len(self.inside) > n_inside:
            self.inside.pop()

    def next_generation(self) -> i64:
        """A new stamp for one traversal."""
        self.generation += 1
        return self.generation

    def join(self, x: Node, y: Node, closes: i64) -> None:
        """Join two segments that meet at a side. `closes` is 2 if the side was open on both, 1 for the second
        segment at a side, 0 for fields."""
        a = x.root()
        b = y.root()
        if a is b:
            if closes:
                self.save(a)
                a.open -= closes
            return
        if a.size < b.size:
            a, b = b, a
        self.save(a)
        self.save(b)
        if closes:
            twice: i64 = 0
            if a.marks & b.marks & SIBLING:
                twice = self.shared_tiles(a, b)
            a.open += b.open - closes
            a.tiles += b.tiles - twice
            a.shields += b.shields
        b.parent = a
        a.size += b.size
        a.next, b.next = b.next, a.next
        a.figures += b.figures
        a.marks |= b.marks

    def close(self, node: Node) -> None:
        """Close one open side of a segment without joining it to another one."""
        root = node.root()
        self.save(root)
        root.open -= 1

    def close_side(self, rot: TileRot, base: i64, side: i64) -> None:
        """Close an occupied side of a tile. It may belong to two segments."""
        self.close(self.nodes[base + rot.side_segment[side]])
        if rot.also_segment[side] >= 0:
            self.close(self.nodes[base + rot.also_segment[side]])

    def join_second(self, rot: TileRot, base: i64, theirs: TileRot, their_base: i64, side: i64) -> None:
        """Join the second segment at a side that two of a tile share, on both tiles. The first ones are joined."""
        facing: i64 = (side + 2) & 3
        nodes = self.nodes
        mine: i64 = rot.also_segment[side]
        if mine >= 0:
            self.join(nodes[base + mine], nodes[their_base + theirs.side_segment[facing]], 1)
        other: i64 = theirs.also_segment[facing]
        if other >= 0:
            self.join(nodes[their_base + other], nodes[base + rot.side_segment[side]], 1)

    def shared_tiles(self, a: Node, b: Node) -> i64:
        """How many tiles hold segments of both features. Each of them must count once in the union."""
        nodes = self.nodes
        stamp: i64 = self.next_generation()
        shared: i64 = 0
        node: Node = b
        i: i64 = 0
        while True:
            if node.seg.marks & SIBLING:
                first = nodes[node.base]
                if first.stamp != stamp:
                    first.stamp = stamp
                    for i in range(node.base, node.base + node.n_segments):
                        other = nodes[i]
                        if other.kind == a.kind and other.root() is a:
                            shared += 1
                            break
            node = node.next
            if node is b:
                return shared
