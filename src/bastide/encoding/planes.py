"""The observation as planes: W x W x `channels` bytes, the cells of the window one after another.

`Sparse.write_table` writes the part of the observation that is not on the map.
"""

from typing import Final

from mypy_extensions import i64, u8

from bastide.core.board import PlacedCell
from bastide.core.engine import Engine
from bastide.core.features import Node
from bastide.core.figures import SEAT_BITS, SEAT_MASK
from bastide.core.state import State
from bastide.core.tiles.attributes import BY_HALVES, BY_SIDES
from bastide.core.vectors import vec
from bastide.encoding.codec import Codec

OF_TILE: Final = (
    "laid",
    "laid in this turn",
    "type of tile, low byte",
    "type of tile, high byte",
    "quarter turns",
    "tokens",
)
OF_SPOT: Final = ("kind", "mine", "theirs", "open ends", "tiles", "who stands here")
N_TILE: Final = 6
N_SPOT: Final = 6
MOST: Final = 255


class Planes:
    """`names` are the channels in order. One writer serves any number of games, one call at a time."""

    def __init__(self, codec: Codec) -> None:
        self.codec = codec
        places = codec.places
        self.halves: bool = any(key[0] == BY_HALVES for key in places.keys)
        self.n_edges: i64 = 12 if self.halves else 4
        # by place: the spot, counted after those of sides and halves, that shows it. -1 if it lies on a side or half
        apart = [key[0] not in (BY_SIDES, BY_HALVES) or key[2] < 0 for key in places.keys]
        self.apart: vec[i64] = vec[i64]([sum(apart[:k]) if drawn else -1 for k, drawn in enumerate(apart)])
        spots = [f"side {side}" for side in "NESW"] + [f"half {h}" for h in range(8 if self.halves else 0)]
        spots += [name for name, drawn in zip(places.names, apart) if drawn]
        self.names: list[str] = [*OF_TILE, *[f"{spot}: {what}" for spot in spots for what in OF_SPOT]]
        self.channels: i64 = len(self.names)
        self.size: i64 = codec.window.n_cells * self.channels

    def room(self) -> "vec[u8]":
        """Memory for one observation. numpy.frombuffer shows it without a copy."""
        return vec[u8]([0] * int(self.size))

    def write(self, engine: Engine, seat: i64, out: "vec[u8]", at: i64) -> None:
        """Write what `seat` sees to `out[at : at + size]`. A seat below 0 sees as seat 0."""
        i: i64 = 0
        for i in range(at, at + self.size):
            out[i] = u8(0)
        self.write_again(engine, seat, out, at)

    def write_again(self, engine: Engine, seat: i64, out: "vec[u8]", at: i64) -> None:
        """Like `write`, over an earlier position of the same game."""
        state = engine.state
        seat = max(seat, i64(0))
        k: i64 = 0
        for k in range(state.board.n_laid):
            placed = state.board.laid[k]
            to: i64 = at + self.codec.window.at(placed.cell) * self.channels
            self._write_tile(state, placed, seat, out, to, k >= state.turn_laid)

    def _write_tile(self, state: State, placed: PlacedCell, seat: i64, out: "vec[u8]", to: i64, fresh: bool) -> None:
        number: i64 = placed.tile.index + 1
        out[to] = u8(1)
        out[to + 1] = u8(1 if fresh else 0)
        out[to + 2] = u8(number & 255)
        out[to + 3] = u8(number >> 8)
        out[to + 4] = u8(placed.rot.turns)
        rot = placed.rot
        nodes = state.features.nodes
        begin = self.codec.places.begin(placed)
        spots: i64 = to + N_TILE
        tokens: i64 = 0
        i: i64 = 0
        for i in range(rot.n_segments):
            node = nodes[placed.base + i]
            root = node.root()
            tokens += node.tokens
            figure = node.figure
            stands: i64 = 0
            if figure is not None:
                stands = 1 + (figure.seat - seat + state.n_seats) % state.n_seats
                tokens += figure.tokens
            mine: i64 = (root.figures >> (SEAT_BITS * seat)) & SEAT_MASK
            theirs: i64 = self._strongest(root, seat, state.n_seats) if root.figures != 0 else i64(0)
            d: i64 = 0
            for d in range(4):
                if rot.side_segment[d] == i:  # of two cities at one side the first
                    self._write_spot(root, mine, theirs, stands, out, spots + d * N_SPOT)
            if self.halves:
                for d in range(8):
                    if rot.half_segment[d] == i:
                        self._write_spot(root, mine, theirs, stands, out, spots + (4 + d) * N_SPOT)
            d = self.apart[i64(self.codec.places.of[begin + i])]
            if d >= 0:
                self._write_spot(root, mine, theirs, stands, out, spots + (self.n_edges + d) * N_SPOT)
        out[to + 5] = u8(min(tokens, i64(MOST)))

    def _strongest(self, root: Node, seat: i64, n_seats: i64) -> i64:
        """The largest number of figures that one opponent has there."""
        best: i64 = 0
        who: i64 = 0
        for who in range(n_seats):
            if who != seat:
                best = max(best, (root.figures >> (SEAT_BITS * who)) & SEAT_MASK)
        return best

    def _write_spot(self, root: Node, mine: i64, theirs: i64, stands: i64, out: "vec[u8]", to: i64) -> None:
        out[to] = u8(root.kind)
        out[to + 1] = u8(mine)
        out[to + 2] = u8(theirs)
        out[to + 3] = u8(min(max(root.open, i64(0)), i64(MOST)))
        out[to + 4] = u8(min(root.tiles, i64(MOST)))
        out[to + 5] = u8(stands)
