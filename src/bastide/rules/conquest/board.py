"""The fortress board, and how many spaces its walls have: data (CON-01, CON-03, CON-04)."""

import json
from functools import cache
from importlib.resources import files
from typing import Any, Final

from bastide.core.catalogue import catalogue_of
from bastide.core.engine import Engine
from bastide.core.printed import LAYER, Attribute, Printed, SegmentKind
from bastide.core.tiles import TileSpec

CATALOGUE: Final = "tiles/conquest.json"
BOARD: Final = "CQ-board"
PRINTS: Final[tuple[Printed, ...]] = (
    SegmentKind("wall", LAYER),
    SegmentKind("camp", LAYER),
    Attribute("of", str, ("wall", "camp")),  # whose it is
    Attribute("conquest", list),  # the signs of besiegers (CON-20)
)
WALLS: Final = ("knights", "highwaymen", "monks")
START_RANK: Final = 10  # before every other start (COM-01)


def conquest_catalogue() -> list[TileSpec]:
    """The board, the river tile and the 17 land tiles."""
    return catalogue_of(CATALOGUE, PRINTS)


@cache
def wall_data() -> dict[str, Any]:
    """`walls`: the roles that belong to each; `rows`: for each number of players the spaces of a wall, the side of the
    board and the dark space in use."""
    data: dict[str, Any] = json.loads(files("bastide.data").joinpath("walls.json").read_text(encoding="utf-8"))
    return data


@cache
def wall_of(role: str) -> int:
    """The wall that a role belongs to, as 1 + its number, 0 for none (CON-40, COM-15)."""
    found = [entry["wall"] for entry in wall_data()["walls"] if role in entry["roles"]]
    return 1 + WALLS.index(found[0]) if found else 0


def spaces_for(players: int) -> int:
    """Spaces of each wall (CON-49)."""
    return next(int(row["spaces"]) for row in wall_data()["rows"] if row["players"] == min(max(players, 2), 6))


def lay_board(engine: Engine) -> None:
    """The board lies first, its north-western cell in the middle (CON-03)."""
    rules, state = engine.rules, engine.state
    state.lay(rules.tiles[rules.tile_index[BOARD]], state.board.centre, 0, -1)
