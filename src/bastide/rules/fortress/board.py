"""The fortress board, and how many spaces its walls have: data (CON-01, CON-03, CON-04)."""

import json
from functools import cache
from importlib.resources import files
from typing import Any, Final

from mypy_extensions import i64

from bastide.core.engine import Engine
from bastide.core.geometry import DX, DY, SIDE_NAMES
from bastide.core.ruleset import Ruleset
from bastide.core.tiles import TileSpec
from bastide.rules.base.tiles import catalogue_of

CATALOGUE: Final = "tiles/conquest.json"
BOARD: Final = "CQ-board"
RIVER_TILE: Final = "CQ-river"
WALLS: Final = ("knights", "highwaymen", "monks")
START_RANK: Final = 10  # before every other start (COM-01)
SPRING_MOUTH: Final = "spring"
RIVER_MOUTH: Final = "river"


def conquest_catalogue() -> list[TileSpec]:
    """The board, the river tile and the 17 land tiles."""
    return catalogue_of(CATALOGUE)


@cache
def wall_rows() -> list[dict[str, Any]]:
    """For each number of players: spaces of a wall, the side of the board, the dark space in use."""
    text = files("bastide.data").joinpath("walls.json").read_text(encoding="utf-8")
    rows: list[dict[str, Any]] = json.loads(text)["rows"]
    return rows


def spaces_for(players: int) -> int:
    """Spaces of each wall (CON-49)."""
    return next(int(row["spaces"]) for row in wall_rows() if row["players"] == min(max(players, 2), 6))


def lay_board(engine: Engine) -> None:
    """The board lies first, its north-western cell in the middle (CON-03)."""
    rules, state = engine.rules, engine.state
    state.lay(rules.tiles[rules.tile_index[BOARD]], state.board.centre, 0, -1)


def beyond_mouth(rules: Ruleset, mouth: str) -> tuple[int, int, int]:
    """The cell before a river mouth, from the first cell of the board, and the side of the board that it lies at."""
    mark: Any = rules.tiles[rules.tile_index[BOARD]].spec.marks["mouths"]
    x, y = mark[mouth]["cell"]
    side = SIDE_NAMES.index(mark[mouth]["side"])
    return x + DX[side], y + DY[side], side


def lay_at_mouth(engine: Engine, role: str, mouth: str) -> None:
    """Spring or lake is laid at a mouth, water to water (CON-06, CON-07)."""
    state = engine.state
    x, y, _ = beyond_mouth(engine.rules, mouth)
    cell: i64 = state.board.cell(x, y)
    for tile in engine.rules.tiles:
        if tile.spec.marks.get("role") == role:
            fitting: i64 = i64(tile.fit[state.board.code[cell]])
            turns: i64 = 0
            while not (fitting >> turns) & 1:
                turns += 1
            state.lay(tile, cell, turns, -1)
            return
