"""JCloisterZone's names and ours: tile types, segments of a tile, kinds of meeples."""

from collections import Counter
from collections.abc import Mapping
from functools import cache

from bastide.core.geometry import SIDE_NAMES
from bastide.core.tiles.catalogue import load_data
from bastide.core.tiles.tables import TileType
from bastide.jcz.boxes import EDITIONS, FLIGHT, OLDER, WORDS
from bastide.jcz.errors import JczError, Unsupported
from bastide.jcz.pack import DEFAULT, LAKE, RIVER

GARDEN = "-garden"
"""Suffix of the id of a tile with a garden, compared with its twin without one."""

FEATURES = {"City": "city", "Road": "road", "Monastery": "monastery", "Garden": "garden", "Field": "field"}
FEATURES |= {FLIGHT.feature: FLIGHT.action}
FEATURE_NAMES = {ours: theirs for theirs, ours in FEATURES.items()}
HALVES = ("NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR")
"""Halves of sides, left as seen from the tile's centre, in the order of our numbers."""
SIDES = ("N", "E", "S", "W", "NE", "SE", "NW", "SW", "NS", "WE", "_N", "_E", "_S", "_W", "NWSE")
"""JCloisterZone's spelling of each set of sides. _N is every side but N."""
INSIDE = "I"
SECOND_INSIDE = "II"

KINDS = {theirs: meeple.figure for theirs, meeple in WORDS.meeples.items()}
"""Meeple ids look like 0.small.1: player, kind, number from 1."""
KIND_NAMES = {ours: theirs for theirs, ours in KINDS.items()}
CLASSES = {meeple.figure: meeple.in_tests for meeple in WORDS.meeples.values()}


@cache
def tile_ids() -> Mapping[str, str]:
    """Our tile id of each tile type of JCloisterZone. BA/RCr is D."""
    ids: dict[str, str] = load_data("jcz_ids.json")["ids"]
    return ids


class TileNames:
    """The tile types of one file. `sets` are its tile sets. The first editions ("...:1") have no gardens."""

    def __init__(self, tiles: list[TileType], sets: set[str]) -> None:
        theirs = {ours: name for name, ours in tile_ids().items()}
        self._theirs: dict[str, str] = {}
        self._groups: dict[str, str] = {}
        for tile in tiles:
            name = theirs.get(tile.id) or theirs[str(tile.spec.marks["letter"])]
            if tile.id.endswith(GARDEN) and EDITIONS[name[:2]] not in sets:
                name = theirs[tile.id.removesuffix(GARDEN)]
            self._theirs[tile.id] = name
            self._groups[name] = _group(tile)

    def theirs(self, ours: str) -> str:
        """JCloisterZone's name of one of our tiles."""
        return self._theirs[ours]

    def ours(self, name: str, left: Mapping[str, int]) -> str:
        """One of our tiles of that type that is still in the bag, "" if there is none."""
        return next((ours for ours, theirs in self._theirs.items() if theirs == name and left.get(ours)), "")

    def groups(self, left: Mapping[str, int]) -> dict[str, Counter[str]]:
        """The tiles in the bag, grouped like in JCloisterZone."""
        groups: dict[str, Counter[str]] = {DEFAULT: Counter(), RIVER: Counter(), LAKE: Counter()}
        for ours, count in left.items():
            name = self._theirs[ours]
            groups[self._groups[name]][name] += count
        return groups

    def is_plain(self, tile: TileType) -> bool:
        """Whether our tile has a garden that the file's own tile lacks."""
        return tile.id.endswith(GARDEN) and tile_ids()[self._theirs[tile.id]] != tile.id


def _group(tile: TileType) -> str:
    if tile.spec.marks.get("role") == "lake":
        return LAKE
    return RIVER if any(part.kind == "river" for part in tile.spec.segments) else DEFAULT


def place_of(feature: str, location: str) -> tuple[str, str]:
    """(kind of segment, its place) in our names, such as ("city", "NE"). Raises JczError."""
    kind = FEATURES.get(OLDER.features.get(feature, feature))
    if kind is None:
        raise Unsupported(f"the feature {feature} is not played here")
    if location in (INSIDE, SECOND_INSIDE):
        return kind, location
    if kind == FLIGHT.action and location == FLIGHT.location:
        return kind, INSIDE
    if kind == OLDER.inside.get(location):
        return kind, INSIDE
    at = _halves(location) if kind == "field" else _sides(location)
    if not at:
        raise JczError(f"{feature} has no place called {location!r}")
    return kind, at


def places_without_feature(location: str) -> list[tuple[str, str]]:
    """The segments that a location alone can stand for, in our names. A tile has only one of them. Raises JczError."""
    if location == SECOND_INSIDE:
        return [("field", SECOND_INSIDE)]
    if location == INSIDE or location in OLDER.inside:
        kind = OLDER.inside.get(location, "")
        return [(kind, INSIDE)] if kind else [("monastery", INSIDE), ("garden", INSIDE), ("field", INSIDE)]
    if at := _halves(location):
        return [("field", at)]
    if at := _sides(location):
        return [("city", at), ("road", at)]
    raise JczError(f"no segment has a place called {location!r}")


def _sides(location: str) -> str:
    letters = location.removeprefix("_")
    if not letters or len(set(letters)) < len(letters) or not set(letters) <= set(SIDE_NAMES):
        return ""
    inverted = location.startswith("_")
    return "".join(side for side in SIDE_NAMES if (side in letters) != inverted)


def _halves(location: str) -> str:
    words = location.split(".")
    if len(set(words)) < len(words) or not set(words) <= set(HALVES):
        return ""
    return "".join(str(half) for half, word in enumerate(HALVES) if word in words)


def location_of(kind: str, at: str) -> str:
    """JCloisterZone's name of a place, such as "SE", "_N", "NL.NR"."""
    if at in (INSIDE, SECOND_INSIDE):
        return at
    if kind == "field":
        return ".".join(HALVES[int(half)] for half in at)
    return next(name for name in SIDES if _sides(name) == at)


def figure_of(meeple_id: str, seat: int) -> str:
    """Our kind of figure for a meeple of that seat. Raises JczError."""
    words = meeple_id.split(".")
    if len(words) != 3 or not words[2].isdecimal():
        raise JczError(f"{meeple_id!r} is no meeple: it should be {seat}.small.1 or alike")
    if words[1] not in KINDS:
        raise Unsupported(f"the meeple {words[1]} is not played here")
    if words[0] != str(seat):
        raise JczError(f"the meeple {meeple_id} does not belong to player {seat}, who is to move")
    return KINDS[words[1]]
