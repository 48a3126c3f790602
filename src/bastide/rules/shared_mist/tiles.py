"""The 60 land tiles and the 2x2 start tile (MIST-01, MIST-04), or an own set in their place."""

import json
from dataclasses import replace
from typing import Any, Final

from bastide.core.catalogue import TileError, catalogue_of, read_catalogue
from bastide.core.engine import Engine
from bastide.core.geometry import SIDE_NAMES
from bastide.core.hooks import RuleModule
from bastide.core.options import Option, Value
from bastide.core.printed import BY_LAYER, INSIDE, LAYER, Attribute, Printed, SegmentKind
from bastide.core.refusal import RulesetError
from bastide.core.tiles import CellSpec, TileSpec

CATALOGUE: Final = "tiles/mists.json"
LAND_TILES: Final = 60
PRINTS: Final[tuple[Printed, ...]] = (
    SegmentKind("mist", BY_LAYER),
    SegmentKind("castle", INSIDE),
    SegmentKind("cemetery", INSIDE, blind=True),
    SegmentKind("ruin", LAYER),
    Attribute("ghosts", int, ("mist",)),  # its ghost symbols
    Attribute("mist", bool, ("field",), veil=True),  # it lies under mist
    Attribute("corner", str, ("ruin",)),
)
OWN_SET: Final = "own tile set"
SPECIAL: Final = {"castle": 5, "cemetery": 5}
"""How many of the land tiles show one (MIST-01)."""
START_RANK: Final = 2
FACE_DOWN: Final = "face-down"
START: Final = "MS-start"
TAKEN: Final = (START, FACE_DOWN)
"""Names that an own tile cannot have: the start tile, and any tile lying face down."""
OF_THE_BOX: Final = "mist-box"
"""The mark of tiles that come out of this box, so that nobody mistakes a castle of another module for one of them."""


def has(spec: TileSpec, kind: str) -> bool:
    """Whether a tile shows a segment of a kind."""
    return any(part.kind == kind for cell in spec.cells for part in cell.segments)


def shows(spec: TileSpec, kind: str) -> bool:
    """Whether a tile of this box shows a segment of a kind."""
    return OF_THE_BOX in spec.marks and has(spec, kind)


def mist_catalogue() -> list[TileSpec]:
    """The start tile and the 60 land tiles."""
    return checked(catalogue_of(CATALOGUE, PRINTS), CATALOGUE)


def read_own_tiles(raw: Any) -> Value:
    """An own set of land tiles, checked: `raw` as it came. Raises RulesetError with what is wrong."""
    specs = _own_specs(raw)
    total = sum(spec.count for spec in specs)
    if total != LAND_TILES:
        text = f"an own tile set has {LAND_TILES} land tiles, not {total} (MIST-01)"
        raise RulesetError(text, "own-tiles-count", "MIST-01", {"wanted": str(LAND_TILES), "found": str(total)})
    for kind, wanted in SPECIAL.items():
        found = sum(spec.count for spec in specs if has(spec, kind))
        if found != wanted:
            text = f"an own tile set shows {wanted} times a {kind}, not {found} times (MIST-01)"
            args = {"kind": kind, "wanted": str(wanted), "found": str(found)}
            raise RulesetError(text, "own-tiles-kind", "MIST-01", args)
    return raw


def _own_specs(raw: Any) -> list[TileSpec]:
    try:
        # older sets hold words of their own
        specs = checked(read_catalogue(json.dumps(raw), OWN_SET, PRINTS, strict=False), OWN_SET)
    except TileError as error:
        raise RulesetError(str(error), "own-tiles-form", "MIST-01", {"text": str(error)}) from None
    for spec in specs:
        if spec.id in TAKEN:
            text = f"own tile set: the name {spec.id} is taken by another piece of the box (MIST-01)"
            raise RulesetError(text, "own-tiles-name", "MIST-01", {"tile": spec.id})
        if len(spec.cells) != 1 or spec.marks.get("start"):
            text = f"own tile set ({spec.id}): it replaces the land tiles, which have one cell each (MIST-01)"
            raise RulesetError(text, "own-tiles-cell", "MIST-01", {"tile": spec.id})
    return specs


def checked(specs: list[TileSpec], source: str) -> list[TileSpec]:
    """The same tiles. Raises TileError for mist that lies as it never does."""
    for number, spec in enumerate(specs, 1):
        for cell in spec.cells:
            _check_mist(cell, f"{source}, entry {number} ({spec.id})")
    return specs


def _check_mist(cell: CellSpec, where: str) -> None:
    """Mist never lies on a city side, and has a ghost symbol (MIST-01, MIST-11)."""
    cities = {side for part in cell.segments if part.kind == "city" for side in part.sides}
    veiled: set[int] = set()
    for part in cell.segments:
        if part.kind != "mist":
            continue
        for side in part.sides:
            if side in cities or side in veiled:
                what = "a city" if side in cities else "other mist"
                raise TileError(f"{where}: the mist at side {SIDE_NAMES[side]} lies on {what}")
            veiled.add(side)
        if part.number("ghosts") == 0:
            raise TileError(f"{where}: mist needs 'ghosts', the number of its ghost symbols, from 1")


class MistTiles(RuleModule):
    """The land tiles of the box and its start tile."""

    id = "mist-tiles"
    carried = True
    catalogue = CATALOGUE
    prints = PRINTS
    tokens = "ghosts"
    hooks = ("options", "tiles", "start")

    def __init__(self) -> None:
        self.own: Value = None

    def options(self) -> list[Option]:
        """An own set replaces the land tiles, whose true list is published nowhere."""
        return [Option("tileset", (None,), "MIST-01", read=read_own_tiles, holds="tiles")]

    def choose(self, chosen: dict[str, Value]) -> None:
        """Which tiles are played."""
        self.own = chosen["tileset"]

    def tiles(self) -> list[TileSpec]:
        """The start tile, then the land tiles."""
        specs = mist_catalogue()
        if self.own is not None:
            specs = [spec for spec in specs if spec.marks.get("start")] + _own_specs(self.own)
        return [replace(spec, marks={**spec.marks, OF_THE_BOX: True}) for spec in specs]

    def start_rank(self) -> int:
        """It replaces the start tile of the base game (GHO-01)."""
        return START_RANK

    def start(self, engine: Engine) -> None:
        """Face up, four tiles in every count (MIST-04)."""
        lay_start(engine)


def lay_start(engine: Engine) -> None:
    """Lay the start tile, its first quarter in the middle."""
    rules, state = engine.rules, engine.state
    state.lay(rules.tiles[rules.tile_index[START]], state.board.centre, 0, -1)
