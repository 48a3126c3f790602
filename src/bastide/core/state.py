"""The state of a game and its journal. Everything that a push changes can be taken back.

Hot scalars are saved in a Frame at each push. Nodes and figures have their own journals. All other numbers (scores,
supplies, the bag, the slices of rule modules, pending extra steps) are in `values`, a vector of integers. It is changed
only through `set`, which journals the old value.
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from bastide.core.board import Board, PlacedCell
from bastide.core.events import Event
from bastide.core.features import PAID, Features, Node
from bastide.core.figures import Figure, SavedFigure
from bastide.core.journal import Frame
from bastide.core.scoring import ScoreLine
from bastide.core.tiles.tables import TileRot, TileType
from bastide.core.vectors import append, vec

if TYPE_CHECKING:
    from bastide.core.ruleset import Ruleset

CHANCE: Final = -1
"""The seat of chance: a tile is drawn."""
NOBODY: Final = -2
"""The value of `decider` when the game is over."""


class State:
    """A position of a game under a ruleset. Seats are 0..n-1.

    `decider` is the seat asked now, CHANCE if a tile is drawn, NOBODY when the game is over. `hand` is the tile type in
    hand, or -1."""

    def __init__(self, rules: "Ruleset") -> None:
        self.rules = rules
        self.n_seats: i64 = rules.n_seats
        self.board = Board(rules.n_cells, rules.tiles[0], rules.side_bits, rules.veiled)
        self.features = Features()
        self.values: vec[i64] = vec[i64](rules.first_values())
        self.seat: i64 = 0
        self.decider: i64 = CHANCE
        self.hand: i64 = -1
        self.turn: i64 = 0
        self.step: i64 = 0
        self.pending: i64 = 0  # number of pushed steps that wait before the turn continues
        self.bag: i64 = rules.n_bag  # tiles still to be drawn
        self.over: bool = False
        self.turn_laid: i64 = 0  # the number of cells laid when this turn began
        self.tokens: i64 = 0  # the tokens of all figures together
        self.discarded: list[int] = []
        self.listening: bool = False
        self.events: list[Event] = []
        self.lines: list[ScoreLine] = []
        self.figures: list[Figure] = rules.new_figures()
        # placements of a tile (cell << 2 | turns) as they were last listed, valid while `places_of` is 1 + the index of
        # that tile
        self.places: vec[i64] = vec[i64]([0] * 64)
        self.places_of: i64 = 0
        self.n_places: i64 = 0
        self._slots: vec[i64] = vec[i64]([])
        self._old: vec[i64] = vec[i64]([])
        self.n_changes: i64 = 0
        self._saved_figures: list[SavedFigure] = []
        self.n_saved_figures: i64 = 0

    def set(self, slot: i64, value: i64) -> None:
        """Set an entry of `values`, journalled."""
        n: i64 = self.n_changes
        if n == len(self._slots):
            self._slots = append(self._slots, 0)
            self._old = append(self._old, 0)
        self._slots[n] = slot
        self._old[n] = self.values[slot]
        self.n_changes = n + 1
        self.values[slot] = value

    def add(self, slot: i64, change: i64) -> None:
        """Add to an entry of `values`, journalled."""
        self.set(slot, self.values[slot] + change)

    def score(self, seat: i64) -> i64:
        """Points of a seat so far."""
        return self.values[seat]

    def add_points(self, seats: i64, points: i64) -> None:
        """Give points to each seat in the bit mask (BASE-50)."""
        seat: i64 = 0
        for seat in range(self.n_seats):
            if (seats >> seat) & 1:
                self.set(seat, self.values[seat] + points)

    def supply(self, seat: i64, kind: i64) -> i64:
        """How many figures of a kind a seat has in its supply."""
        return self.values[self.rules.supply_slot + seat * self.rules.n_kinds + kind]

    def stock(self, seat: i64, kind: i64) -> i64:
        """How many figures of a kind are in the general stock for a seat."""
        return self.values[self.rules.stock_slot + seat * self.rules.n_kinds + kind]

    def gain_figure(self, seat: i64, kind: i64) -> None:
        """A seat takes a figure of its own colour from the general stock into its supply."""
        place: i64 = seat * self.rules.n_kinds + kind
        self.add(self.rules.stock_slot + place, -1)
        self.add(self.rules.supply_slot + place, 1)

    def left(self, tile: i64) -> i64:
        """How many tiles of a type are still in the bag."""
        return self.values[self.rules.bag_slot + tile]

    def lay(self, tile: TileType, cell: i64, turns: i64, seat: i64) -> None:
        """Put a tile on the board and join its segments to those around (BASE-12, FLD-01)."""
        self.places_of = 0
        self._lay_cell(tile, tile.rots[turns], cell, seat)
        if not tile.single:
            for part in tile.rest[turns]:
                self._lay_cell(tile, part.rot, cell + part.dy * self.board.width + part.dx, seat)
                self.board.laid[self.board.n_laid - 1].part = part.number

    def _lay_cell(self, tile: TileType, rot: TileRot, cell: i64, seat: i64) -> None:
        features = self.features
        board = self.board
        base: i64 = features.n_nodes
        i: i64 = 0
        for i in range(rot.n_segments):
            features.new_node(rot.segments[i], cell, base, rot.n_segments)
        placed = board.lay(tile, rot, cell, base, seat)
        self._join(rot, base, placed.north, 0)
        self._join(rot, base, placed.east, 1)
        self._join(rot, base, placed.south, 2)
        self._join(rot, base, placed.west, 3)
        if rot.veiled:
            self._join_veil(rot, base, cell)
        for node in features.inside:
            if board.beside(node.cell, cell) and (node.seg.blind or not tile.blank):
                features.save(node)
                node.open -= 1
                node.tiles += 1
        for index in rot.inside:
            node = features.nodes[base + index]
            around: i64 = board.count_around(cell, node.seg.blind)
            node.open = 8 - around
            node.tiles = 1 + around
            features.inside.append(node)

    def _join(self, rot: TileRot, base: i64, slot: i64, side: i64) -> None:
        other = self.board.by_slot[slot]
        if other is None:
            return
        features = self.features
        nodes = features.nodes
        o: i64 = (side + 2) & 3
        theirs = other.rot
        mine: i64 = rot.side_segment[side]
        facing: i64 = theirs.side_segment[o]
        if mine >= 0:
            if facing >= 0:  # the lake may be laid against any terrain in the last resort (COM-32)
                features.join(nodes[base + mine], nodes[other.base + facing], 2)
            elif theirs.caps:
                features.close(nodes[base + mine])
        elif facing >= 0 and rot.caps:
            features.close(nodes[other.base + facing])
        first: i64 = rot.half_segment[2 * side]
        facing = theirs.half_segment[2 * o + 1]
        second: i64 = rot.half_segment[2 * side + 1]
        facing2: i64 = theirs.half_segment[2 * o]
        if first >= 0 and facing >= 0:
            features.join(nodes[base + first], nodes[other.base + facing], 0)
            if first == second and facing == facing2:
                return
        if second >= 0 and facing2 >= 0:  # a veil may cover only one half (GHO-61)
            features.join(nodes[base + second], nodes[other.base + facing2], 0)

    def _join_veil(self, rot: TileRot, base: i64, cell: i64) -> None:
        """Join the veil on both sides of an edge. A veiled side next to a clear one never closes (MIST-22)."""
        nodes = self.features.nodes
        side: i64 = 0
        for side in range(4):
            mine: i64 = rot.veil_segment[side]
            other = self.board.placed_at(self.board.step(cell, side))
            if mine >= 0 and other is not None:
                facing: i64 = other.rot.veil_segment[(side + 2) & 3]
                if facing >= 0:
                    self.features.join(nodes[base + mine], nodes[other.base + facing], 2)

    def put_figure(self, figure: Figure, node: Node) -> None:
        """Move a figure from its owner's supply to a segment."""
        self.add(self.rules.supply_slot + figure.seat * self.rules.n_kinds + figure.kind, -1)
        self._place_figure(figure, node)

    def move_figure(self, figure: Figure, node: Node) -> None:
        """Move a figure on the board to another segment. It does not go home in between."""
        self._take_off(figure)
        self._place_figure(figure, node)

    def put_tokens(self, node: Node, n: i64) -> None:
        """Add `n` tokens to a segment. `n` may be negative."""
        self.features.save(node)
        node.tokens += n

    def add_tokens(self, figure: Figure, n: i64) -> None:
        """Add `n` tokens to a figure."""
        self._save_figure(figure)
        figure.tokens += n
        self.tokens += n

    def _place_figure(self, figure: Figure, node: Node) -> None:
        features = self.features
        root = node.root()
        features.save(root)
        if node is not root:
            features.save(node)
        self._save_figure(figure)
        figure.node = node
        figure.below = node.figure
        node.figure = figure
        root.figures += figure.unit

    def return_figures(self, root: Node) -> None:
        """Return all figures of a feature to their owners (BASE-34)."""
        features = self.features
        features.save(root)
        root.figures = 0
        node: Node = root
        while True:
            figure = node.figure
            if figure is not None:
                if node is not root:
                    features.save(node)
                node.figure = None
                while figure is not None:
                    below = figure.below
                    self._return_figure(figure, node)
                    figure = below
            node = node.next
            if node is root:
                return

    def return_all_but(self, root: Node, staying: list[Figure]) -> None:
        """Return the figures of a feature to their owners, except `staying`. It can be occupied and paid again
        (see `mark_paid`). `figure_returned` is called for each of them."""
        for figure in self.figures:
            node = figure.node
            if node is not None and figure not in staying and node.root() is root:
                self.remove_figure(figure)

    def mark_paid(self, root: Node) -> None:
        """Never pay a feature again, although figures stay in it."""
        self.features.save(root)
        root.marks |= PAID

    def remove_figure(self, figure: Figure) -> None:
        """Return one figure to its owner. The others on the same feature stay."""
        node = self._take_off(figure)
        self._return_figure(figure, node)
        for module in self.rules.figure_returned_modules:
            module.figure_returned(self, node)

    def _take_off(self, figure: Figure) -> Node:
        """Take a figure off its segment and return the node it stood on. The caller must give it a new place."""
        features = self.features
        node = figure.node
        assert node is not None, "the figure stands on the board"
        root = node.root()
        features.save(root)
        if node is not root:
            features.save(node)
        root.figures -= figure.unit
        above = node.figure
        if above is figure:
            node.figure = figure.below
        else:
            while above is not None and above.below is not figure:
                above = above.below
            assert above is not None, "a figure stands on its node"
            self._save_figure(above)
            above.below = figure.below
        return node

    def lift_figure(self, figure: Figure) -> Node:
        """Take a figure off the map, but not to its owner (core/captures.py). Return the node it stood on."""
        node = self._take_off(figure)
        self._save_figure(figure)
        self.tokens -= figure.tokens
        figure.node = None
        figure.below = None
        figure.tokens = 0
        return node

    def _return_figure(self, figure: Figure, node: Node) -> None:
        self._save_figure(figure)
        tokens: i64 = figure.tokens
        figure.node = None
        figure.below = None
        figure.tokens = 0
        self.tokens -= tokens
        self.add(self.rules.supply_slot + figure.seat * self.rules.n_kinds + figure.kind, 1)
        if self.listening:
            x, y = self.board.x(int(node.cell)), self.board.y(int(node.cell))
            data: dict[str, object] = {"seat": int(figure.seat), "figure": figure.id, "x": x, "y": y}
            if tokens > 0:
                data[self.rules.tokens] = int(tokens)
            self.emit("returned", data)

    def _save_figure(self, figure: Figure) -> None:
        if self.n_saved_figures == len(self._saved_figures):
            self._saved_figures.append(SavedFigure(figure))
        self._saved_figures[self.n_saved_figures].take(figure)
        self.n_saved_figures += 1

    def first_figure(self, seat: i64, kind: i64) -> i64:
        """The index in `figures` of a seat's first figure of a kind."""
        return seat * self.rules.figures_each + self.rules.figures_before[kind]

    def free_figure(self, seat: i64, kind: i64) -> Figure:
        """The first figure of a kind in a seat's supply. There must be one."""
        i: i64 = self.first_figure(seat, kind)
        captors: i64 = self.rules.captor_slot
        while self.figures[i].node is not None or (captors > 0 and self.values[captors + i] > 0):
            i += 1
        figure = self.figures[i]
        assert figure.kind == kind, "the supply counter says there is one"
        return figure

    def emit(self, kind: str, data: dict[str, object]) -> None:
        """Record an event. Call only while `listening`."""
        self.events.append(Event(kind, data))

    def node_at(self, placed: PlacedCell, segment: i64) -> Node:
        """The node of a segment of a cell on the board."""
        return self.features.nodes[placed.base + segment]

    def cells_of(self, root: Node) -> list[tuple[int, int]]:
        """The cells of a feature, each once, north to south, then west to east."""
        cells: set[tuple[int, int]] = set()
        node: Node = root
        while True:
            cells.add((self.board.y(int(node.cell)), self.board.x(int(node.cell))))
            node = node.next
            if node is root:
                break
        return [(x, y) for y, x in sorted(cells)]

    def save_to(self, frame: Frame) -> None:
        """Save the scalars and the lengths of all journals."""
        frame.seat = self.seat
        frame.decider = self.decider
        frame.hand = self.hand
        frame.turn = self.turn
        frame.step = self.step
        frame.pending = self.pending
        frame.bag = self.bag
        frame.over = self.over
        frame.turn_laid = self.turn_laid
        frame.tokens = self.tokens
        frame.n_laid = self.board.n_laid
        features = self.features
        frame.n_nodes = features.n_nodes
        frame.n_saved = features.n_saved
        frame.n_inside = len(features.inside)
        frame.n_changes = self.n_changes
        frame.n_figures = self.n_saved_figures
        frame.n_discarded = len(self.discarded)
        frame.n_lines = len(self.lines)

    def restore_from(self, frame: Frame) -> None:
        """Take back everything since `save_to`."""
        self.places_of = 0
        k: i64 = self.n_changes
        while k > frame.n_changes:
            k -= 1
            self.values[self._slots[k]] = self._old[k]
        self.n_changes = k
        k = self.n_saved_figures
        while k > frame.n_figures:
            k -= 1
            self._saved_figures[k].restore()
        self.n_saved_figures = k
        self.features.rollback(frame.n_saved, frame.n_nodes, frame.n_inside)
        while self.board.n_laid > frame.n_laid:
            self.board.unlay()
        while len(self.discarded) > frame.n_discarded:
            self.discarded.pop()
        while len(self.lines) > frame.n_lines:
            self.lines.pop()
        self.seat = frame.seat
        self.decider = frame.decider
        self.hand = frame.hand
        self.turn = frame.turn
        self.step = frame.step
        self.pending = frame.pending
        self.bag = frame.bag
        self.over = frame.over
        self.turn_laid = frame.turn_laid
        self.tokens = frame.tokens
