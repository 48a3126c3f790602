"""The sparse observation: a table of numbers, and lists of the tiles, segments, features and figures on the map.

It holds exactly the public information: the number of tiles of each type in the bag, not their order. Seats are counted
from the observing seat. All numbers have 32 bits.
"""

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i32, i64

from bastide.core.engine import Engine
from bastide.core.features import Node
from bastide.core.figures import SEAT_BITS, SEAT_MASK
from bastide.core.state import State
from bastide.core.vectors import vec
from bastide.encoding.codec import Codec


@dataclass(frozen=True)
class Field:
    """Numbers from index `first`, in rows of `shape[-1]`."""

    name: str
    first: int
    shape: tuple[int, ...]
    meaning: str

    @property
    def size(self) -> int:
        """The number of values."""
        n = 1
        for extent in self.shape:
            n *= extent
        return n


class Fields:
    """Consecutive fields."""

    def __init__(self) -> None:
        self.all: list[Field] = []
        self.size: int = 0

    def add(self, name: str, shape: tuple[int, ...], meaning: str) -> int:
        """Append a field. Returns its first index."""
        field = Field(name, self.size, shape, meaning)
        self.all.append(field)
        self.size += field.size
        return field.first


TILE_COLUMNS: Final = 5
SEGMENT_COLUMNS: Final = 3
FEATURE_COLUMNS: Final = 6
FIGURE_COLUMNS: Final = 2
MARKS: Final = 0x3FFFFFFF


class Sparse:
    """Writes positions of a ruleset as `size` numbers. The first `n_table` of them are the table.

    One writer serves any number of games, one call at a time.
    """

    def __init__(self, codec: Codec) -> None:
        rules = codec.rules
        self.codec = codec
        self.rules = rules
        fields = Fields()
        n, kinds = int(rules.n_seats), int(rules.n_kinds)
        self.asks: i64 = fields.add("step", (1,), "the step that asks, by its number in the ruleset")
        self.hand: i64 = fields.add("hand", (1,), "1 + the type of the tile in hand, 0 for none")
        self.mover: i64 = fields.add("mover", (1,), "whose turn it is, counted from who is looked at")
        self.bag: i64 = fields.add("bag", (1,), "tiles left in the bag")
        self.turn: i64 = fields.add("turn", (1,), "turns so far")
        self.scores: i64 = fields.add("scores", (n,), "points by seat")
        self.supply: i64 = fields.add("supply", (n, kinds), "figures in supply by seat and kind")
        self.left: i64 = fields.add("left", (len(rules.tiles),), "tiles left in the bag by type")
        self.first_value: i64 = rules.pending_slot + 1
        self.n_more: i64 = rules.n_values - self.first_value
        self.more: i64 = fields.add("modules", (int(self.n_more),), "numbers that modules keep, seats as they sit")
        self.n_table: i64 = fields.size
        laid = sum(int(tile.count) * len(tile.spec.cells) for tile in rules.tiles)
        segments = sum(
            int(tile.count) * int(rot.n_segments)
            for tile in rules.tiles
            for rot in [tile.rots[0], *[part.rot for part in tile.rest[0]]]
        )
        self.columns: i64 = FEATURE_COLUMNS + n
        self.tiles: i64 = fields.add("tiles", (laid, TILE_COLUMNS), TILES)
        self.segments: i64 = fields.add("segments", (segments, SEGMENT_COLUMNS), SEGMENTS)
        self.features: i64 = fields.add("features", (segments, int(self.columns)), FEATURES)
        self.n_figures: i64 = codec.layout.n_figures
        self.figures: i64 = fields.add("figures", (int(self.n_figures), FIGURE_COLUMNS), FIGURES)
        self.fields = fields.all
        self.size: i64 = fields.size
        self.row_of: vec[i64] = vec[i64]([0] * (segments + 1))  # by node: the row of its feature,
        self.seen: vec[i64] = vec[i64]([0] * (segments + 1))  # and the call of `write_map` that found it
        self.writing: i64 = 0
        self.n_features: i64 = 0

    def room(self) -> "vec[i32]":
        """Memory for one observation. numpy.frombuffer shows it without a copy."""
        return vec[i32]([0] * int(self.size))

    def write(self, engine: Engine, seat: i64, out: "vec[i32]", at: i64) -> None:
        """Write what `seat` sees to `out[at : at + size]`. A seat below 0 sees as seat 0."""
        state = engine.state
        seat = max(seat, i64(0))
        i: i64 = 0
        for i in range(at + self.tiles, at + self.size):
            out[i] = i32(0)
        self.write_table(engine, seat, out, at)
        self.write_map(state, seat, out, at, 0)

    def write_again(self, engine: Engine, seat: i64, out: "vec[i32]", at: i64, features: i64, laid: i64) -> None:
        """Like `write`, over an earlier position of the same game with `features` features and `laid` cells.

        It changes only what may differ.
        """
        seat = max(seat, i64(0))
        self.write_table(engine, seat, out, at)
        self.write_map(engine.state, seat, out, at, laid)
        i: i64 = 0
        first: i64 = at + self.features
        for i in range(first + self.n_features * self.columns, first + features * self.columns):
            out[i] = i32(0)

    def write_table(self, engine: Engine, seat: i64, out: "vec[i32]", at: i64) -> None:
        """Write the table to `out[at : at + n_table]`."""
        state, rules = engine.state, self.rules
        values = state.values
        asked: i64 = state.step
        if state.pending > 0:
            asked = values[rules.pending_slot + min(state.pending, i64(32))] & 255
        out[at + self.asks] = i32(asked)
        out[at + self.hand] = i32(state.hand + 1)
        out[at + self.mover] = i32((state.seat - seat + state.n_seats) % state.n_seats)
        out[at + self.bag] = i32(state.bag)
        out[at + self.turn] = i32(state.turn)
        n: i64 = state.n_seats
        kinds: i64 = rules.n_kinds
        k: i64 = 0
        i: i64 = 0
        who: i64 = seat
        for k in range(n):
            out[at + self.scores + k] = i32(values[who])
            for i in range(kinds):
                out[at + self.supply + k * kinds + i] = i32(values[rules.supply_slot + who * kinds + i])
            who += 1
            if who == n:
                who = 0
        for i in range(self.more - self.left):
            out[at + self.left + i] = i32(values[rules.bag_slot + i])
        for i in range(self.n_more):
            out[at + self.more + i] = i32(values[self.first_value + i])

    def write_map(self, state: State, seat: i64, out: "vec[i32]", at: i64, known: i64) -> None:
        """Write tiles, segments, features and figures.

        The constant part of the first `known` tiles is already written.
        """
        board, places, window = state.board, self.codec.places, self.codec.window
        nodes = state.features.nodes
        self.writing += 1
        self.n_features = 0
        to: i64 = at + self.tiles
        k: i64 = 0
        i: i64 = 0
        for k in range(board.n_laid):
            placed = board.laid[k]
            out[to + 4] = i32(1 if k >= state.turn_laid else 0)
            segment: i64 = at + self.segments + placed.base * SEGMENT_COLUMNS
            if k >= known:
                out[to] = i32(placed.tile.index + 1)
                out[to + 1] = i32(placed.rot.turns)
                out[to + 2] = i32(placed.part)
                out[to + 3] = i32(window.at(placed.cell))
                begin = places.begin(placed)
                for i in range(placed.rot.n_segments):
                    out[segment + i * SEGMENT_COLUMNS] = i32(k + 1)
                    out[segment + i * SEGMENT_COLUMNS + 1] = i32(i64(places.of[begin + i]))
            to += TILE_COLUMNS
            segment += 2
            for i in range(placed.rot.n_segments):
                out[segment] = i32(self._row(nodes[placed.base + i].root(), seat, out, at))
                segment += SEGMENT_COLUMNS
        self._write_figures(state, seat, out, at + self.figures)

    def _row(self, root: Node, seat: i64, out: "vec[i32]", at: i64) -> i64:
        """The row of a feature. It is written at the first call."""
        if self.seen[root.index] == self.writing:
            return self.row_of[root.index]
        row: i64 = self.n_features
        self.n_features = row + 1
        self.seen[root.index] = self.writing
        self.row_of[root.index] = row
        to: i64 = at + self.features + row * self.columns
        out[to] = i32(root.kind)
        out[to + 1] = i32(root.tiles)
        out[to + 2] = i32(root.open)
        out[to + 3] = i32(root.shields)
        out[to + 4] = i32(root.marks & MARKS)
        out[to + 5] = i32(root.tokens)
        k: i64 = 0
        who: i64 = seat
        for k in range(self.rules.n_seats):
            out[to + 6 + k] = i32((root.figures >> (SEAT_BITS * who)) & SEAT_MASK)
            who += 1
            if who == self.rules.n_seats:
                who = 0
        return row

    def _write_figures(self, state: State, seat: i64, out: "vec[i32]", to: i64) -> None:
        which: i64 = seat * self.rules.figures_each
        for _ in range(self.n_figures):
            figure = state.figures[which]
            node = figure.node
            out[to] = i32(0 if node is None else node.index + 1)
            out[to + 1] = i32(figure.tokens)
            to += FIGURE_COLUMNS
            which += 1
            if which == self.n_figures:
                which = 0


TILES: Final = (
    "in the order laid: 1 + type, quarter turns, cell of its piece, cell of the window, 1 if laid in this turn"
)
SEGMENTS: Final = "in the order laid: 1 + row of its tile, place, row of its feature"
FEATURES: Final = "kind, tiles, open ends, shields, marks as bits, tokens on its first segment, figures by seat"
FIGURES: Final = "1 + row of the segment it stands on (0: in supply), tokens beside it"
