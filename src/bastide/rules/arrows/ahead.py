"""What a symbol would add to the figure question after each placement on offer, without placing anything.

Segments are counted by features: a feature knows how many it has, and of those around the cell it is known which
would be occupied or completed by the tile (core/surroundings.py).
"""

from typing import Final

from mypy_extensions import i64

from bastide.core.actions import CELL_SHIFT, TURNS_SHIFT, pack_place
from bastide.core.engine import Engine
from bastide.core.features import Node
from bastide.core.hooks import UNSURE
from bastide.core.state import State
from bastide.core.surroundings import Surroundings
from bastide.core.tables import TileRot
from bastide.rules.arrows.spots import own_segments
from bastide.rules.arrows.symbols import Arrows

REINFORCE_BIT: Final = 2  # 1 << the symbol
PORTAL_BIT: Final = 4
QUARTER: Final = 64  # one more quarter turn in a packed placement
SIDES: Final = 15  # the positions of a tile that are sides


class Ahead:
    """The count for the arrows of a ruleset; what it has counted once in a turn it keeps while it counts."""

    def __init__(self, arrows: Arrows) -> None:
        self.arrows: Arrows = arrows
        self.stands: i64 = 0  # the kinds of segment that symbols reach
        self.completes: i64 = 0  # those that can be completed
        self.able: i64 = 0  # how many kinds of figure there are for it
        self.own: i64 = -1  # segments where it may reinforce
        self.free: i64 = -1  # segments that a portal leads to now

    def count(self, engine: Engine) -> i64:
        """Over all placements. After one that wakes several symbols these are asked for first (ANN-26): it is dropped,
        and its answers are the symbols."""
        state = engine.state
        arrows = self.arrows
        self.own = -1
        self.free = -1
        self.able = 0
        for kind in arrows.brings:
            if state.supply(state.seat, kind) > 0:
                self.able += 1
        seen = arrows.look_out(state)
        total: i64 = 0
        if arrows.sides[state.hand] >= 0:
            total = self._everywhere(engine)
        elif seen:
            total = i64(UNSURE) if engine.rules.vetoes[state.hand] else self._where_arrows_point(engine)
        arrows.forget()
        return total

    def _where_arrows_point(self, engine: Engine) -> i64:
        """A tile without an arrow wakes something only there, and may be placed there as it fits, unless something
        else is asked then."""
        board = engine.state.board
        arrows = self.arrows
        tile = engine.rules.tiles[engine.state.hand]
        total: i64 = 0
        i: i64 = 0
        for i in range(arrows.n_seen):
            cell: i64 = arrows.seen[i]
            slot: i64 = arrows.seen_slots[i]
            fit: i64 = i64(tile.fit[board.codes[slot]])
            action: i64 = pack_place(tile.index, cell, 0)
            while fit != 0:
                if fit & 1 and (engine.listed or engine.has_offer(action)):
                    total += self._after(engine, arrows.by_slot[slot], action)
                fit >>= 1
                action += QUARTER
        return total

    def _everywhere(self, engine: Engine) -> i64:
        """A tile with an arrow wakes its own symbol wherever it points at a tile (ANN-23)."""
        state = engine.state
        arrows, board = self.arrows, state.board
        side: i64 = arrows.sides[state.hand]
        symbol: i64 = i64(1) << arrows.symbols[state.hand]
        total: i64 = 0
        i: i64 = 0
        while i < engine.n_acts:
            action: i64 = engine.acts[i]
            slot: i64 = board.slot(action >> CELL_SHIFT)
            mask: i64 = arrows.by_slot[slot]
            if board.terrain(board.codes[slot], (side + (action >> TURNS_SHIFT)) & 3) != 0:
                mask |= symbol
            if mask != 0:
                total += self._after(engine, mask, action)
            if mask & (mask - 1) == 0:
                i += 1
        return total

    def _after(self, engine: Engine, mask: i64, action: i64) -> i64:
        """After one placement that wakes these symbols."""
        if mask & (mask - 1) == 0:
            if self.able == 0:
                return 0
            return self.able * self._added(engine, mask, action)
        engine.drop_offer(action)
        several: i64 = 0
        while mask != 0:
            several += 1
            mask &= mask - 1
        return several

    def _added(self, engine: Engine, mask: i64, action: i64) -> i64:
        """After one placement that wakes one symbol."""
        if mask == REINFORCE_BIT:
            if self.own < 0:
                self.own = len(own_segments(engine, self.arrows))
            return self.own
        if mask != PORTAL_BIT:
            return 0
        state = engine.state
        if self.free < 0:
            self.free = self._free_segments(state)
        tile = engine.rules.tiles[state.hand]
        return self.free - self._lost(state, tile.rots[(action >> TURNS_SHIFT) & 3], action >> CELL_SHIFT)

    def _free_segments(self, state: State) -> i64:
        """Segments on the table that are free and not completed, where a meeple may stand (ANN-32)."""
        features = state.features
        nodes = features.nodes
        total: i64 = 0
        i: i64 = 0
        for i in range(features.n_nodes):
            node = nodes[i]
            if node.parent is node and node.figures == 0 and self._is_open(node):
                total += node.size
        return total

    def _is_open(self, root: Node) -> bool:
        return (self.stands >> root.kind) & 1 != 0 and (root.open != 0 or (self.completes >> root.kind) & 1 == 0)

    def _lost(self, state: State, rot: TileRot, cell: i64) -> i64:
        """How many of them the tile would join to an occupied feature, or complete."""
        features = state.features
        around = state.around
        around.look(state.board, features, cell)
        around.find_links()
        occupied = around.spread(rot)
        stamp: i64 = features.next_generation()
        lost: i64 = 0
        i: i64 = 0
        for i in range(around.n):
            root = around.roots[i]
            if root.stamp != stamp and self._is_open(root):
                root.stamp = stamp
                mask: i64 = around.masks[i]
                if mask & occupied or ((self.completes >> root.kind) & 1 and completed(around, rot, mask)):
                    lost += root.size
        for node in features.inside:
            if node.open == 1 and node.figures == 0 and self._is_open(node) and state.board.beside(node.cell, cell):
                lost += 1
        return lost


def completed(around: Surroundings, rot: TileRot, position: i64) -> bool:
    """Whether the feature that touches this position has no open side left once the tile lies there."""
    whole: i64 = around.joined(rot, position)
    left: i64 = 0
    mine: i64 = 0
    theirs: i64 = 0
    i: i64 = 0
    for i in range(rot.n_segments):
        if rot.positions[i] & whole:
            left += rot.segments[i].open
            mine |= rot.positions[i]
    for i in range(around.n):
        if around.masks[i] & whole:
            theirs |= around.masks[i]
            if is_first(around, i):
                left += around.roots[i].open
    joints: i64 = mine & theirs & SIDES
    while joints != 0:
        left -= 2
        joints &= joints - 1
    return left == 0


def is_first(around: Surroundings, number: i64) -> bool:
    """Whether no earlier entry is the same feature."""
    i: i64 = 0
    for i in range(number):  # noqa: SIM110 - a loop is three times as fast compiled
        if around.roots[i] is around.roots[number]:
            return False
    return True
