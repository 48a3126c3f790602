"""Checks that the river continues through the tiles of a custom set (RIV-01, RIV-03, ANN-10)."""

from typing import Final

from bastide.core.geometry import DX, DY
from bastide.core.tiles.catalogue import TileError
from bastide.core.tiles.custom_tilesets import check_one_cell
from bastide.core.tiles.river_mouths import SPRING
from bastide.core.tiles.specs import TileSpec

RULE: Final = "RIV-03"
ENDS: Final = {SPRING: 1, "lake": 1, "fork": 3, "": 2}
"""By role, the number of sides where the river enters or leaves."""
DOUBLE: Final = 2
"""The cells of a double piece: two springs, or a fork (ANN-10)."""


def two_springs(spec: TileSpec) -> bool:
    """Whether two rivers begin on a double piece."""
    return spec.marks.get("role") == SPRING and len(spec.cells) == DOUBLE


def second_end(spec: TileSpec) -> bool:
    """Whether the piece gives the river its second end, as two springs or a fork do."""
    return two_springs(spec) or spec.marks.get("role") == "fork"


def river_misfits(spec: TileSpec, where: str) -> list[TileError]:
    """All errors of a river tile."""
    role = str(spec.marks.get("role", ""))
    if role not in ENDS:
        return []  # reported by the reader
    wrong = [] if second_end(spec) else check_one_cell(spec, where, ("start", "role"))
    if role == "fork" and len(spec.cells) > DOUBLE:
        text = f"a fork has at most {DOUBLE} cells"
        wrong.append(TileError(where, text, "fork-cells", "cells", {"most": str(DOUBLE)}, "ANN-10"))
    if (role == SPRING) != (spec.marks.get("start") is True):
        text = "the spring, and nothing else, is marked as 'start'"
        wrong.append(TileError(where, text, "spring-start", "start", {}, "RIV-01"))
    streams = [[part for part in cell.segments if part.kind == "river"] for cell in spec.cells]
    alone = all(len(found) == 1 for found in streams)
    if two_springs(spec):
        if not alone or any(len(found[0].sides) != 1 for found in streams) or _ends(spec) != DOUBLE:
            text = "each cell of a double spring has one river, and it leaves the piece at one side"
            wrong.append(TileError(where, text, "two-springs", "cells", {}, "ANN-10"))
    elif not alone or _ends(spec) != ENDS[role]:
        text = f"the river must reach {ENDS[role]} of its sides in one stream"
        args = {"sides": str(ENDS[role]), "role": role or "none"}
        wrong.append(TileError(where, text, "river-sides", "segments", args, RULE))
    return wrong


def _ends(spec: TileSpec) -> int:
    """At how many sides the river enters or leaves, -1 if it stops inside."""
    cells = {(cell.dx, cell.dy): cell for cell in spec.cells}
    water = {
        place: {side for part in cell.segments if part.kind == "river" for side in part.sides}
        for place, cell in cells.items()
    }
    ends = 0
    for (x, y), sides in water.items():
        for side in range(4):
            beyond = (x + DX[side], y + DY[side])
            if beyond not in cells:
                ends += side in sides
            elif (side in sides) != ((side + 2) % 4 in water[beyond]):
                return -1
    return ends
