"""The 60 land tiles and the 2x2 start tile (MIST-01, MIST-04), or a custom set."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from bastide.core.engine import Engine
from bastide.core.geometry import SIDE_NAMES
from bastide.core.options import Value
from bastide.core.rule_module import RuleModule
from bastide.core.tiles.attributes import BY_LAYER, CORNERS, INSIDE, LAYER, Attribute, Printed, SegmentKind
from bastide.core.tiles.catalogue import TileError
from bastide.core.tiles.custom_tilesets import RequiredCount, check_one_cell, is_start, tiles_in_play
from bastide.core.tiles.specs import TileSpec
from bastide.rules.base.tiles import select_printing

PRINTS: Final[tuple[Printed, ...]] = (
    SegmentKind("mist", BY_LAYER),
    SegmentKind("castle", INSIDE),
    SegmentKind("cemetery", INSIDE, blind=True),
    SegmentKind("ruin", LAYER),
    Attribute("ghosts", int, ("mist",), most=5),  # its ghost symbols
    Attribute("mist", bool, ("field",), veil=True, aside=True),  # it lies under mist
    Attribute("corner", str, ("ruin",), values=CORNERS),
    Attribute("end", str, ("road",), values=("castle", "cemetery", "ruin")),
)
SPECIAL: Final = {"castle": 5, "cemetery": 5}
"""How many of the land tiles show one of these (MIST-01)."""
START_RANK: Final = 2
START: Final = "MS-start"
QUARTERS: Final = {(0, 0), (1, 0), (0, 1), (1, 1)}
"""The cells of the start tile (MIST-04)."""
OF_THE_BOX: Final = "mist-box"
"""The mark of tiles of this box, so that castles of other modules are not confused with them."""


def is_land(spec: TileSpec) -> bool:
    """Every tile but the start tile."""
    return not is_start(spec)


def shows_one(kind: str) -> Callable[[TileSpec], bool]:
    """Whether a land tile shows a segment of a kind."""
    return lambda spec: spec.shows(kind) and not is_start(spec)


def shows_segment(spec: TileSpec, kind: str) -> bool:
    """Whether a tile of this box shows a segment of a kind."""
    return OF_THE_BOX in spec.marks and spec.shows(kind)


def mist_errors(spec: TileSpec, where: str) -> list[TileError]:
    """Mist never covers a city side, and has a ghost symbol (MIST-01, MIST-11)."""
    wrong: list[TileError] = []
    for cell in spec.cells:
        cities = {side for part in cell.segments if part.kind == "city" for side in part.sides}
        veiled: set[int] = set()
        for part in cell.segments:
            if part.kind != "mist":
                continue
            for side in part.sides:
                if side in cities or side in veiled:
                    what = "a city" if side in cities else "other mist"
                    name = SIDE_NAMES[side]
                    text = f"the mist at side {name} lies on {what}"
                    args = {"side": name, "what": "city" if side in cities else "mist"}
                    wrong.append(TileError(where, text, "mist-lies", "segments", args, "MIST-11"))
                veiled.add(side)
            if part.number("ghosts") == 0:
                text = "mist needs 'ghosts', the number of its ghost symbols, from 1"
                wrong.append(TileError(where, text, "mist-ghosts", "segments", {}, "MIST-01"))
    return wrong


FIXED: Final = (
    RequiredCount("land", 60, "MIST-01", is_land),
    *[RequiredCount("kind", need, "MIST-01", shows_one(kind), (("kind", kind),)) for kind, need in SPECIAL.items()],
)


class MistTiles(RuleModule):
    """The land tiles of the box and its start tile."""

    id = "mist-tiles"
    carried = True
    catalogue = "tiles/mists.json"
    prints = PRINTS
    tokens = "ghosts"
    hooks = ("options", "tiles", "start")
    tiles_option = "tileset"  # older than the options of other boxes, and a set may be a bare list
    bare_sets = True
    fixed = FIXED

    def __init__(self) -> None:
        self.chosen: dict[str, Value] = {}

    def set_options(self, chosen: dict[str, Value]) -> None:
        """Note whether a custom set has gardens (HOUSE-4)."""
        self.chosen = chosen

    def check_tile(self, spec: TileSpec, where: str, bare: bool) -> list[TileError]:
        """Land tiles, whose official list is not published, and in a file also the start tile."""
        wrong = mist_errors(spec, where)
        if (spec.id == START or is_start(spec)) and bare:
            text = f"the name {spec.id} is taken by another piece of a box"
            code = "taken" if spec.id == START else "one-cell"
            return [TileError(where, text, code, "id", {"tile": spec.id}, "MIST-01")]
        if spec.id == START and is_start(spec):
            if {(cell.dx, cell.dy) for cell in spec.cells} != QUARTERS:
                wrong.append(TileError(where, "the start tile is 2 by 2 cells", "start-cells", "cells", {}, "MIST-04"))
            return wrong
        if spec.id == START or is_start(spec):
            text = f"the start tile alone is called {START}"
            wrong.append(TileError(where, text, "start-name", "id", {"tile": START}, "MIST-04"))
        return wrong + check_one_cell(spec, where, ("start",))

    def tiles(self) -> list[TileSpec]:
        """The start tile, then the land tiles."""
        specs = select_printing(tiles_in_play(self), self.chosen)
        return [replace(spec, marks={**spec.marks, OF_THE_BOX: True}) for spec in specs]

    def start_rank(self) -> int:
        """It replaces the start tile of the base game (GHO-01)."""
        return START_RANK

    def start(self, engine: Engine) -> None:
        """Face up. It counts as four tiles (MIST-04)."""
        lay_start(engine)


def lay_start(engine: Engine) -> None:
    """Lay the start tile with its first quarter in the middle."""
    rules, state = engine.rules, engine.state
    state.lay(rules.tiles[rules.tile_index[START]], state.board.centre, 0, -1)
