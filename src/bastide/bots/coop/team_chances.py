"""How soon empty cells are filled in the way a team needs. A later result is worth less than an immediate one.

Everything is derived from public information: the board and how many copies of each tile are left.
"""

from mypy_extensions import i64

from bastide.bots.chances import count_fitting
from bastide.bots.coop.team_weights import TeamWeights
from bastide.core.engine import Engine
from bastide.core.tiles.tables import TileRot, TileType


class TeamChances:
    """Probabilities for one decision of one game, discounted by the expected wait. Call `begin` once per decision."""

    def __init__(self, engine: Engine, weights: TeamWeights) -> None:
        self.engine = engine
        self.weights = weights
        self.tiles: list[TileType] = []  # types with copies left
        self.left: float = 1.0
        self.gaps: dict[int, float] = {}
        self.mists: dict[int, float] = {}
        self.links: dict[int, float] = {}
        self.fills: dict[int, float] = {}

    def begin(self) -> None:
        """Note what is left in the bag."""
        state = self.engine.state
        self.tiles = [tile for tile in self.engine.rules.tiles if state.left(tile.index) > 0]
        left: i64 = 0
        for tile in self.tiles:
            left += state.left(tile.index)
        self.left = float(left) if left > 0 else 1.0
        for cache in (self.gaps, self.mists, self.links, self.fills):
            cache.clear()

    def _soon(self, copies: i64, wait: float) -> float:
        """The discounted value of a result that any of `copies` tiles brings."""
        share: float = float(copies) / self.left
        return share / (share + wait)

    def gap(self, cell: i64, side: i64) -> float:
        """That a road or city that enters an empty cell from a side is closed there."""
        code: i64 = self.engine.state.board.code_at(cell)
        key: i64 = code * 4 + side
        known = self.gaps.get(key)
        if known is None:
            known = self._gap(code, side)
            self.gaps[key] = known
        return known

    def _gap(self, code: i64, side: i64) -> float:
        state = self.engine.state
        present: i64 = 0
        d: i64 = 0
        for d in range(4):
            if state.board.terrain(code, d):
                present |= 1 << d
        fitting, closing = count_fitting(state, self.tiles, code, side, present)
        shut: float = self._soon(closing, self.weights.wait)
        return shut + (1.0 - shut) * self.weights.detour * self._soon(fitting - closing, self.weights.wait)

    def link(self, cell: i64, a: i64, b: i64) -> float:
        """That features which enter an empty cell from two sides are joined there."""
        code: i64 = self.engine.state.board.code_at(cell)
        key: i64 = (code << 4) | (1 << a) | (1 << b)
        known = self.links.get(key)
        if known is None:
            joining: i64 = 0
            d: i64 = 0
            for tile in self.tiles:
                mask: i64 = i64(tile.fit[code])
                for d in range(4):
                    if (mask >> d) & 1 and tile.rots[d].side_segment[a] == tile.rots[d].side_segment[b]:
                        joining += self.engine.state.left(tile.index)
                        break
            known = self._soon(joining, self.weights.wait)
            self.links[key] = known
        return known

    def fill(self, cell: i64) -> float:
        """That any tile is placed on an empty cell."""
        code: i64 = self.engine.state.board.code_at(cell)
        known = self.fills.get(code)
        if known is None:
            fitting: i64 = 0
            for tile in self.tiles:
                if code == 0 or tile.fit[code]:
                    fitting += self.engine.state.left(tile.index)
            known = self._soon(fitting, self.weights.wait_around)
            self.fills[code] = known
        return known

    def wanted(self, cell: i64) -> i64:
        """A bit mask of the sides of an empty cell with open mist, and << 4 of those with a tile without mist."""
        board = self.engine.state.board
        mask: i64 = 0
        side: i64 = 0
        for side in range(4):
            other = board.placed_at(board.step(cell, side))
            if other is not None:
                mask |= 1 << side if other.rot.veil_segment[(side + 2) & 3] >= 0 else 16 << side
        return mask

    def mist(self, cell: i64) -> float:
        """That mist ends in an empty cell, and every misty side meets mist."""
        code: i64 = self.engine.state.board.code_at(cell)
        wanted: i64 = self.wanted(cell)
        key: i64 = (code << 8) | wanted
        known = self.mists.get(key)
        if known is None:
            known = self._mist(code, wanted)
            self.mists[key] = known
        return known

    def _mist(self, code: i64, wanted: i64) -> float:
        state = self.engine.state
        ending: i64 = 0
        going_on: i64 = 0
        d: i64 = 0
        for tile in self.tiles:
            mask: i64 = i64(tile.fit[code])
            best: i64 = 0
            for d in range(4):
                if (mask >> d) & 1:
                    best = max(best, _suits(tile.rots[d], wanted))
            if best == 2:
                ending += state.left(tile.index)
            elif best == 1:
                going_on += state.left(tile.index)
        shut: float = self._soon(ending, self.weights.wait)
        return shut + (1.0 - shut) * self.weights.detour * self._soon(going_on, self.weights.wait)


def _suits(rot: TileRot, wanted: i64) -> i64:
    """2 if a tile's misty sides are exactly those wanted, 1 if it has more towards empty cells, else 0."""
    misty: i64 = 0
    side: i64 = 0
    for side in range(4):
        if rot.veil_segment[side] >= 0:
            misty |= 1 << side
    if misty & wanted & 15 != wanted & 15 or misty & (wanted >> 4):
        return 0
    return 2 if misty == wanted & 15 else 1
