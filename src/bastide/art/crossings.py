"""Woods and hedges that grow across the side of two tiles: fields continue beyond a tile, and so does what is in them.

Invariant: a side's growth depends only on its place on the map and on what is printed on its two tiles. So all viewers
get the same result. Nothing grows where a figure may stand, nor next to a city, a river, mist or a symbol.
"""

import math
from collections.abc import Iterable, Mapping
from typing import Any

from bastide.art.catalogue import FACE_DOWN, Tile, picture_name, tile_at
from bastide.art.civic import landmark_body
from bastide.art.geometry import Point
from bastide.art.own import MARK
from bastide.art.palette import Theme
from bastide.art.seeds import Chance, variant_of
from bastide.art.sprites.trees import HEDGES, WOODS
from bastide.art.survey import spot
from bastide.art.svg import group

_SHARE = {"hedge": 0.16, "wood": 0.4}
"""Of so many sides something is grown, the hedges counted first."""
_ALONG = (26, 74, 50)
_APART = {"hedge": 33.0, "wood": 24.0}
"""How far it stays from the places of figures."""
Entry = Mapping[str, Any]
Crossing = tuple[str, int, int, Point]
"""What it is, the cell west or north of the side, and its foot in that cell."""
_ENDS = {1: (0, 2), 2: (3, 1)}
"""The sides that meet the eastern and the southern one where it begins and where it ends."""
_CLOSED = ("city", "river")


class Crossings:
    """All of a map that grows: only what lies beside a new tile is looked at."""

    def __init__(self) -> None:
        self._lying: dict[tuple[int, int], Entry] = {}
        self.found: list[Crossing] = []
        """Those farther north first."""

    def add(self, entries: Iterable[Entry]) -> None:
        """More tiles of the map."""
        known = len(self.found)
        for entry in entries:
            if entry["tile"] != FACE_DOWN:
                x, y = int(entry["x"]), int(entry["y"])
                self._lying[x, y] = entry
                for at, side in (((x, y), 1), ((x, y), 2), ((x - 1, y), 1), ((x, y - 1), 2)):
                    self._look(*at, side)
        if len(self.found) > known:
            self.found.sort(key=lambda crossing: (crossing[2] * 100 + crossing[3][1], crossing[1]))

    def _look(self, x: int, y: int, side: int) -> None:
        here, there = self._lying.get((x, y)), self._lying.get((x + 1, y) if side == 1 else (x, y + 1))
        grown = here and there and _plants_across(here, there, side)
        if grown:
            self.found.append((grown[0], x, y, grown[1]))

    def places(self) -> dict[str, list[float]]:
        """All of them by "wood-1 x,y E" and so on, the cell and its side, with the place in it."""
        return {f"{name} {x},{y} {'E' if at[0] == 100 else 'S'}": [*at] for name, x, y, at in self.found}


def crossings(entries: Iterable[Entry]) -> list[Crossing]:
    """All of a map, those farther north first."""
    grown = Crossings()
    grown.add(entries)
    return grown.found


def _plants_across(here: Entry, there: Entry, side: int) -> tuple[str, Point] | None:
    """What grows across the side of one tile to the other, and where in the first one's cell."""
    chance = Chance(f"side|{here['x']}|{here['y']}|{side}")
    draw = chance.unit()
    kind = next((kind for kind, share in _SHARE.items() if draw < share), None)
    if kind is None:
        return None
    first, second = (tile_at(picture_name(t), int(t["rotation"])) for t in (here, there))
    if not (_open(first, side) and _open(second, (side + 2) % 4)):
        return None
    start = chance.below(2)
    places = _places(here, (0, 0)) + _places(there, (100, 0) if side == 1 else (0, 100))
    for along in (_ALONG[start], _ALONG[1 - start], _ALONG[2]):
        ends = {26: _ENDS[side][:1], 74: _ENDS[side][1:]}.get(along, _ENDS[side])
        at = (100.0, float(along)) if side == 1 else (float(along), 100.0)
        free = all(tile.edge(end) not in _CLOSED for tile in (first, second) for end in ends)
        if free and all(math.dist(at, place) > _APART[kind] for place in places):
            names = WOODS if kind == "wood" else HEDGES[side]
            return chance.pick(names), at
    return None


def _open(tile: Tile, side: int) -> bool:
    """Whether a tile has plain field on that side."""
    plain = not (tile.fortified or tile.arrow or tile.seals or tile.has("ruin") or MARK in tile.id)
    return plain and tile.edge(side) == "field" and not any(map(tile.misty, range(4)))


def _places(entry: Entry, off: Point) -> list[Point]:
    """The places of figures on a tile, seen from the first one's corner."""
    name, rotation = picture_name(entry), int(entry["rotation"])
    variant, out = variant_of(int(entry["x"]), int(entry["y"])), []
    for i, segment in enumerate(tile_at(name, rotation).segments):
        if segment.kind not in ("city", "river"):
            x, y = spot(name, rotation, variant, i)
            out.append((x + off[0], y + off[1]))
    return out


def crossings_body(entries: Iterable[Entry], c: Theme, lod: int) -> str:
    """All of them, for a picture of the map."""
    found = [(name, (x * 100 + at[0], y * 100 + at[1])) for name, x, y, at in crossings(entries)]
    return "".join(group(landmark_body(name, c, lod), at) for name, at in found)
