"""Checks of a custom set of the fortress: the board with its walls and river mouths, the tiles, the spaces."""

from typing import Any, Final

from bastide.core.geometry import DX, DY, SIDE_NAMES
from bastide.core.tiles.catalogue import TileError
from bastide.core.tiles.custom_tilesets import check_one_cell
from bastide.core.tiles.river_mouths import RIVER, SPRING
from bastide.core.tiles.specs import TileSpec
from bastide.rules.conquest.walls import BOARD, WALLS, wall_data

MOST_SPACES: Final = 10
MOUTHS: Final = (RIVER, SPRING)


def piece_misfits(spec: TileSpec, where: str) -> list[TileError]:
    """Errors of a tile, or of the board."""
    if spec.id == BOARD:
        return _board_misfits(spec, where)
    wrong = check_one_cell(spec, where)
    if spec.shows("wall") or spec.shows("camp"):
        wrong.append(TileError(where, "walls and camps are on the board alone", "walls-off-board", "segments"))
    return wrong


def _board_misfits(spec: TileSpec, where: str) -> list[TileError]:
    """Each wall has one row and one farmer space, and a river reaches both mouths (CON-04, CON-06)."""
    wrong: list[TileError] = []
    if spec.count != 1 or not spec.marks.get("start") or not spec.marks.get("unmanned"):
        text = f"{BOARD} is one piece, and 'start' and 'unmanned'"
        wrong.append(TileError(where, text, "board-marks", "start", {"tile": BOARD}, "CON-03"))
    found = [(part.kind, part.word("of")) for cell in spec.cells for part in cell.segments]
    for wall in WALLS:
        if found.count(("wall", wall)) != 1 or found.count(("camp", wall)) != 1:
            text = f"the {wall} need one 'wall' and one 'camp'"
            wrong.append(TileError(where, text, "board-walls", "cells", {"wall": wall}, "CON-04"))
    return wrong + _mouth_misfits(spec, where)


def _mouth_misfits(spec: TileSpec, where: str) -> list[TileError]:
    mark: Any = spec.marks.get("mouths")
    if not isinstance(mark, dict) or set(mark) != set(MOUTHS):
        text = f"'mouths' must be an object of {' and '.join(MOUTHS)}"
        return [TileError(where, text, "board-mouths", "mouths", {}, "CON-06")]
    before = [_before(spec, mark[name]) for name in MOUTHS]
    if None in before or before[0] == before[1]:
        text = (
            "a mouth of the river names one of the board's cells and an outer side of it with water, before which a "
            "tile can lie"
        )
        return [TileError(where, text, "board-mouth", "mouths", {}, "CON-06")]
    return []


def _before(spec: TileSpec, mouth: object) -> tuple[int, int] | None:
    """The cell in front of a mouth, None if it is not valid."""
    if not isinstance(mouth, dict) or set(mouth) != {"cell", "side"} or mouth["side"] not in list(SIDE_NAMES):
        return None
    cells = {(cell.dx, cell.dy): cell for cell in spec.cells}
    place, side = mouth["cell"], SIDE_NAMES.index(mouth["side"])
    if not isinstance(place, list) or len(place) != 2 or not all(isinstance(n, int) for n in place):
        return None
    cell = cells.get((place[0], place[1]))
    if cell is None or not any(part.kind == "river" and side in part.sides for part in cell.segments):
        return None
    x, y = place[0] + DX[side], place[1] + DY[side]
    touched = [near for near in zip(DX, DY, strict=True) if (x + near[0], y + near[1]) in cells]
    return (x, y) if (x, y) not in cells and len(touched) == 1 else None


def board_misfits(raw: object, where: str) -> list[TileError]:
    """Errors of the spaces of the walls: one row for each number of players (CON-49). The roles of a wall are a rule,
    not data."""
    known = wall_data()
    if not isinstance(raw, dict) or set(raw) - set(known):
        text = f"it is an object of {', '.join(known)}"
        return [TileError(where, text, "bad-board", "board", {"keys": ", ".join(known)}, "CON-49")]
    wrong: list[TileError] = []
    if raw.get("walls", known["walls"]) != known["walls"]:
        text = "which roles belong to a wall is a rule, and no set changes it"
        wrong.append(TileError(where, text, "board-roles", "board.walls", {}, "CON-40"))
    if any(not isinstance(raw.get(key, ""), str) or len(raw.get(key, "")) > 500 for key in ("provenance", "notes")):
        text = "'provenance' and 'notes' are texts of at most 500 characters"
        wrong.append(TileError(where, text, "bad-text", "board"))
    rows = raw.get("rows")
    for n, row in enumerate(known["rows"]):
        given = rows[n] if isinstance(rows, list) and n < len(rows) else None
        if not _is_row(given, row):
            players = str(row["players"])
            text = f"row {n + 1} must be for {players} players and have 1 to {MOST_SPACES} spaces"
            args = {"players": players, "most": str(MOST_SPACES)}
            wrong.append(TileError(where, text, "board-row", f"board.rows.{n}", args, "CON-49"))
    if isinstance(rows, list) and len(rows) > len(known["rows"]):
        wrong.append(TileError(where, "there are more rows than numbers of players", "board-rows", "board.rows"))
    return wrong


def _is_row(given: object, row: dict[str, Any]) -> bool:
    if not isinstance(given, dict) or set(given) - set(row) or type(given.get("players")) is not int:
        return False
    spaces, words = given.get("spaces"), [given.get(key, "") for key in ("side", "dark")]
    good = type(spaces) is int and 1 <= spaces <= MOST_SPACES and given["players"] == row["players"]
    return good and all(isinstance(word, str) and len(word) <= 20 for word in words)
