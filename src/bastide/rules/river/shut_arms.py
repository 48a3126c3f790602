"""Which arms of the river no tile could continue: the warning before a placement that shuts one (RIV-09, ANN-16).

Land tiles are drawn after the river, so nothing else closes or opens an arm.
"""

from mypy_extensions import i64

from bastide.core.state import State
from bastide.core.tiles.tables import TileType
from bastide.rules.river.clearance import branches_meet, turns_back
from bastide.rules.river.flow import BRANCHES, PER_BRANCH, TARGET, Reach


def shut_arms(state: State, slot: i64, tiles: list[TileType]) -> tuple[int, int]:
    """How many open arms none of these tiles can continue, and how many arms are open."""
    shut, opened = 0, 0
    reach = Reach()
    branch: i64 = 0
    for branch in range(BRANCHES):
        target: i64 = state.values[slot + branch * PER_BRANCH + TARGET]
        if target == 0:
            continue
        opened += 1
        if not any(_continues(state, slot, reach, tile, target) for tile in tiles):
            shut += 1
    return shut, opened


def _continues(state: State, slot: i64, reach: Reach, tile: TileType, target: i64) -> bool:
    """Whether the tile can be laid over this open end."""
    turns: i64 = 0
    for turns in range(4):
        if tile.looks[turns] != turns:
            continue
        firsts = [target]
        firsts += [target - part.dy * state.board.width - part.dx for part in tile.rest[turns]]
        for first in firsts:
            if state.board.fits(tile, first, turns) and _flows(state, slot, reach, tile, turns, first):
                return True
    return False


def _flows(state: State, slot: i64, reach: Reach, tile: TileType, turns: i64, cell: i64) -> bool:
    reach.look(state, slot, tile, turns, cell)
    return reach.branch >= 0 and not turns_back(state, slot, reach) and not branches_meet(state, slot, reach)
