"""What a tile of an own set must be so that the river flows on (RIV-01, RIV-03, ANN-10)."""

from typing import Final

from bastide.core.catalogue import TileError
from bastide.core.geometry import DX, DY
from bastide.core.mouths import SPRING
from bastide.core.tiles import TileSpec
from bastide.core.tilesets import one_cell

RULE: Final = "RIV-03"
ENDS: Final = {SPRING: 1, "lake": 1, "fork": 3, "": 2}
"""Where water flows in or out, by role."""
LONGEST: Final = 2
"""Cells of a fork (ANN-10)."""


def river_misfits(spec: TileSpec, where: str) -> list[TileError]:
    """All that is wrong with a tile of a river."""
    role = str(spec.marks.get("role", ""))
    if role not in ENDS:
        return []  # the reader has said so
    wrong = [] if role == "fork" else one_cell(spec, where, ("start", "role"))
    if role == "fork" and len(spec.cells) > LONGEST:
        text = f"a fork has at most {LONGEST} cells"
        wrong.append(TileError(where, text, "fork-cells", "cells", {"most": str(LONGEST)}, "ANN-10"))
    if (role == SPRING) != (spec.marks.get("start") is True):
        text = "the spring, and nothing else, is marked as 'start'"
        wrong.append(TileError(where, text, "spring-start", "start", {}, "RIV-01"))
    streams = [part for cell in spec.cells for part in cell.segments if part.kind == "river"]
    if len(streams) != len(spec.cells) or _ends(spec) != ENDS[role]:
        text = f"the river must reach {ENDS[role]} of its sides in one stream"
        args = {"sides": str(ENDS[role]), "role": role or "none"}
        wrong.append(TileError(where, text, "river-sides", "segments", args, RULE))
    return wrong


def _ends(spec: TileSpec) -> int:
    """At how many sides of the piece water flows in or out; -1 where it stops inside."""
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
