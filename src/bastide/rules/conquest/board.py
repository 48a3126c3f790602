"""The fortress board, and how many spaces its walls have: data (CON-01, CON-03, CON-04)."""

from functools import cache
from typing import Any, Final

from bastide.core.engine import Engine
from bastide.core.options import Value
from bastide.core.tiles.attributes import LAYER, Attribute, Printed, SegmentKind
from bastide.core.tiles.catalogue import load_data

BOARD: Final = "CQ-board"
WALL_DATA: Final = "walls.json"
OPTION: Final = "conquest_tiles"
WALLS: Final = ("knights", "highwaymen", "monks")
PRINTS: Final[tuple[Printed, ...]] = (
    SegmentKind("wall", LAYER),
    SegmentKind("camp", LAYER),
    Attribute("of", str, ("wall", "camp"), values=WALLS),  # the wall it belongs to
    Attribute("conquest", list, values=(*WALLS, "?"), most=2),  # the siege symbols (CON-20)
    Attribute("end", str, ("road",), values=("fortress",)),
)
START_RANK: Final = 10  # before all other starts (COM-01)


@cache
def wall_data() -> dict[str, Any]:
    """`walls`: the roles of each wall. `rows`: for each number of players the spaces of a wall, the side of the board
    and the dark space in use."""
    data: dict[str, Any] = load_data(WALL_DATA)
    return data


@cache
def wall_of(role: str) -> int:
    """The wall of a role, as 1 + its number, 0 for none (CON-40, COM-15)."""
    found = [entry["wall"] for entry in wall_data()["walls"] if role in entry["roles"]]
    return 1 + WALLS.index(found[0]) if found else 0


def spaces_for(players: int, own: Value = None) -> int:
    """The number of spaces of each wall (CON-49). A custom set may give other numbers."""
    board = own.get("board") if isinstance(own, dict) else None
    rows = (board or wall_data())["rows"]
    return next(int(row["spaces"]) for row in rows if row["players"] == min(max(players, 2), 6))


def lay_board(engine: Engine) -> None:
    """Lay the board first, with its north-western cell in the middle (CON-03)."""
    rules, state = engine.rules, engine.state
    state.lay(rules.tiles[rules.tile_index[BOARD]], state.board.centre, 0, -1)
