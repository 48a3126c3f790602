"""Drawings of tiles agree with their data: a meeple on the drawing stands on the segment that counts.

The drawn land is compared with the fields, drawn roads, cities and rivers with theirs, and the place of each figure
with its segment. `python -m scripts.checks.drawing FILE ...` reads other catalogues, and sets of the workshop.
"""

import json
import sys
from collections.abc import Iterable, Iterator
from itertools import combinations
from pathlib import Path
from typing import Any

from bastide.art.anchors import places
from bastide.art.areas import bridge_area, landmark_area, monastery_ground
from bastide.art.catalogue import Tile, catalogue, tiles_of, turn_tile
from bastide.art.geometry import SIDES, Point
from bastide.art.layout import build_layout, layout
from bastide.art.plan import Layout, Road
from bastide.art.raster import TILE, Mask, dilate, disc, has
from bastide.art.survey import spot
from bastide.core.tiles.catalogue import TileError, read_catalogue
from bastide.rules import PRINTED
from scripts.checks import drawn_regions as regions
from scripts.checks.tree import texts

TILES = "src/bastide/data/tiles/"
DRAWINGS = ((0, 0), (90, 0), (180, 1), (270, 1), (90, 2), (180, 2), (270, 3), (0, 3))
"""Rotation and variant of the checked drawings: each variant upright and sideways. The long tests of tests/art check
all sixteen."""
HOLDING = ("field", "road", "city")
Places = dict[int, Point]


def faults(plan: Layout, at: Places) -> list[str]:
    """A sentence for each difference between a drawing and the data. `at` are places of figures by segment."""
    return [*field_faults(plan, at), *road_faults(plan, at), *city_faults(plan, at), *river_faults(plan)]


def field_faults(plan: Layout, at: Places) -> Iterator[str]:
    """Compares fields with pieces of land: the same number, halves and cities, with the farmer on its piece."""
    hidden = {joint.side for joint in plan.tile.joints} if plan.tile.fortified else set()  # under the fortress
    fields = {i: s for i, s in enumerate(plan.tile.segments) if s.kind == "field"}
    seen = {i: {half for half in s.halves if half // 2 not in hidden} for i, s in fields.items()}
    pieces = regions.land_pieces(plan, [half for halves in seen.values() for half in halves])
    own = {i: [piece for piece in pieces if piece.halves & halves] for i, halves in seen.items() if halves}
    for i, found in own.items():
        for half in sorted(seen[i].difference(*(piece.halves for piece in found))):
            yield f"half {half} of field {i} shows no land"
        if len(found) > 1:
            yield f"field {i} is drawn as {len(found)} pieces of land"
    for a, b in combinations(own, 2):
        if any(piece in own[b] for piece in own[a]):
            yield f"fields {a} and {b} are one piece of land"
    inner = [i for i, field in fields.items() if not field.halves]
    rest = [piece for piece in pieces if not piece.halves and piece.area.bit_count() >= regions.SLIVER]
    if len(inner) != len(rest):
        yield f"{len(inner)} fields reach no side, and {len(rest)} pieces of land do not"
    else:
        own |= {i: [piece] for i, piece in zip(inner, _in_order(rest, [at.get(i) for i in inner]), strict=True)}
    for i, found in own.items():
        if found and i in at and not any(has(piece.area, at[i]) for piece in found):
            yield f"the farmer of field {i} stands elsewhere"
        lies_at = frozenset().union(*(piece.cities for piece in found))
        if found and not fields[i].mist and not plan.tile.fortified and lies_at != set(fields[i].cities):
            yield f"field {i} lies at {_cities(lies_at)}, not at {_cities(fields[i].cities)}"


def _in_order(pieces: list[regions.Piece], farmers: Iterable[Point | None]) -> list[regions.Piece]:
    """The pieces in the order of the farmers who stand on them, where each has one."""
    found = [next((piece for piece in pieces if place and has(piece.area, place)), None) for place in farmers]
    told = [piece for piece in found if piece]
    return told if len({piece.area for piece in told}) == len(pieces) else pieces


def _cities(numbers: Iterable[int]) -> str:
    return " and ".join(f"city {number}" for number in sorted(numbers)) or "no city"


def road_faults(plan: Layout, at: Places) -> Iterator[str]:
    """Compares roads: joined in themselves and to no other, at their sides, with the right city at the end."""
    roads = {road.segment: road for road in plan.roads}
    bridges = bridge_area(plan.bridges)
    for i, segment in enumerate(plan.tile.segments):
        if segment.kind != "road":
            continue
        if i not in roads:
            yield f"road {i} is not drawn"
            continue
        strip = regions.strip_of(roads[i])
        if (count := len(list(regions.pieces_of(strip)))) != 1:
            yield f"road {i} is drawn in {count} pieces"
        if regions.sides_of(strip) != tuple(sorted(segment.sides)):
            yield f"road {i} meets {_sides(regions.sides_of(strip))}, not {_sides(segment.sides)}"
        if i in at and not has(dilate(strip, 4), at[i]):
            yield f"the highwayman of road {i} stands elsewhere"
        yield from _city_faults_of(plan, roads[i], strip & ~bridges & ~landmark_area(plan))
    for a, b in regions.joined_roads(plan):
        yield f"roads {a} and {b} run into each other"


def _city_faults_of(plan: Layout, road: Road, strip: Mask) -> Iterator[str]:
    """A road must end at the city whose gate the data names, or at any where it names none, and run through no
    other."""
    if road.end == "city":
        gate = plan.tile.segments[road.segment].gate
        wanted = {city.segment for city in plan.cities if gate < 0 or gate in city.sides}
        found = regions.city_at_end(plan, road)
        if not found & wanted:
            yield f"road {road.segment} ends at {_cities(found)}, not at {_cities(wanted)}"
        strip &= ~disc(road.lines[0][-1], 9)
    for city in plan.cities:
        if strip & city.area:
            yield f"road {road.segment} runs through city {city.segment}"


def _sides(sides: Iterable[int]) -> str:
    return "".join(SIDES[side] for side in sorted(sides)) or "no side"


def city_faults(plan: Layout, at: Places) -> Iterator[str]:
    """Compares cities: joined in themselves and to no other, at their sides, with the knight inside."""
    for city in plan.cities:
        pieces = [piece for piece in regions.pieces_of(city.area & TILE) if piece.bit_count() >= regions.SLIVER]
        if len(pieces) != 1:
            yield f"city {city.segment} is drawn in {len(pieces)} pieces"
        if regions.whole_sides_of(city.area) != tuple(sorted(city.sides)):
            yield f"city {city.segment} meets {_sides(regions.whole_sides_of(city.area))}, not {_sides(city.sides)}"
        if city.segment in at and not has(city.area, at[city.segment]):
            yield f"the knight of city {city.segment} stands elsewhere"
    for one, other in regions.joined_cities(plan):
        yield f"cities {one.segment} and {other.segment} are one"


def river_faults(plan: Layout) -> Iterator[str]:
    """Compares rivers: joined in themselves, at their sides, and no monastery in the water."""
    for river in plan.rivers:
        water = regions.water_of(river)
        if (count := len(list(regions.pieces_of(water)))) != 1:
            yield f"river {river.segment} is drawn in {count} pieces"
        if regions.sides_of(water) != tuple(sorted(river.sides)):
            yield f"river {river.segment} meets {_sides(regions.sides_of(water))}, not {_sides(river.sides)}"
        if plan.monastery and (monastery_ground(*plan.monastery) & water).bit_count() >= regions.SLIVER:
            yield f"the monastery stands in river {river.segment}"


def plan_of(tile: Tile, rotation: int, variant: int) -> Layout:
    """The drawing of a tile. Raises ValueError for an unknown fortress."""
    if tile.fortified:
        return layout(tile.id, rotation, variant)
    return build_layout(turn_tile(tile, rotation // 90), rotation, variant)


def places_of(tile: Tile, plan: Layout) -> Places:
    """The places of figures of a tile: from the table of the page, or measured for a tile that is not in it."""
    if catalogue().get(tile.id) != tile:
        return places(plan)
    numbers = [i for i, s in enumerate(tile.segments) if s.kind in HOLDING and not (tile.fortified)]
    return {i: spot(tile.id, plan.rotation, plan.variant, i) for i in numbers}


def tile_faults(tile: Tile) -> list[str]:
    """What is wrong with some drawings of a tile."""
    found: list[str] = []
    for rotation, variant in DRAWINGS:
        plan = plan_of(tile, rotation, variant)
        found += [
            f"{tile.id} at {rotation}°, variant {variant}: {fault}" for fault in faults(plan, places_of(tile, plan))
        ]
    return found


def entries_of(content: Any) -> list[Any]:
    """The tiles of a catalogue (a list), of a set of the workshop (`tiles`), or of an older version of a catalogue
    (lists by the tiles that replaced them)."""
    if not isinstance(content, dict):
        return list(content)
    if "tiles" in content:
        return list(content["tiles"])
    return [entry for entries in content.values() for entry in entries]


def text_faults(text: str, name: str) -> list[str]:
    """What is wrong with the drawings of a catalogue or a set. Raises TileError for an invalid tile."""
    found: list[str] = []
    for entry in entries_of(json.loads(text)):
        for spec in read_catalogue(json.dumps([entry]), name, PRINTED, strict=False):
            found += [fault for tile in tiles_of(spec, Path(name).stem) for fault in tile_faults(tile)]
    return found


def check(root: Path) -> list[str]:
    """What is wrong with the drawings of the package's tiles, of every version of every set."""
    files = [(name, text) for name, text in texts(root, ".json") if name.startswith(TILES)]
    return [f"{name}: {fault}" for name, text in files for fault in text_faults(text, name)]


def main() -> int:
    """Check the named files. Returns 0 when every drawing agrees."""
    failed = False
    for name in sys.argv[1:]:
        try:
            found = text_faults(Path(name).read_text(encoding="utf-8"), name)
        except (TileError, ValueError) as problem:
            found = [str(problem)]
        failed |= bool(found)
        print(f"{name}: " + ("\n    ".join(["", *found]) if found else "every drawing agrees with its data"))
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
