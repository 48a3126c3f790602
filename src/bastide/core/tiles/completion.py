"""Completion of tile entries: fields, the cities they touch, and the ends of roads, derived from cities, roads and
rivers.

Invariant: what an entry gives is kept, and only missing parts are added. Two halves belong to one field if no city,
road or river separates them (FLD-01).
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final

from bastide.core.geometry import SIDE_NAMES
from bastide.core.tiles.attributes import (
    BY_HALVES,
    BY_LAYER,
    BY_SIDES,
    INSIDE,
    LAYER,
    Attribute,
    CatalogueWords,
    Printed,
)
from bastide.core.tiles.catalogue import CatalogueReader
from bastide.core.tiles.ground import CORNERS, rim_bay, rim_point
from bastide.core.tiles.specs import SegmentSpec

CROSSING: Final = "crossing"
MANY: Final = 3
"""From this number of roads that end on a tile without a building, they end at a crossing."""

Parts = dict[int, SegmentSpec]
"""The readable segments of a cell by their index in its list, without fields."""


@dataclass(frozen=True)
class FieldBoundary:
    """Something that separates fields: the points of the tile's edge that it connects. For a city also its index, and
    its own part of the edge, without the roads that end at it."""

    points: frozenset[int]
    city: int = -1
    rim: frozenset[int] = frozenset()


def complete_entry(entry: dict[str, Any], prints: Iterable[Printed]) -> dict[str, Any]:
    """The entry with its missing parts. What cannot be read is kept, and the reader reports it."""
    prints = tuple(prints)
    made = dict(entry)
    if isinstance(entry.get("cells"), list) and entry["cells"]:
        cells = [dict(cell) if isinstance(cell, dict) else cell for cell in entry["cells"]]
        made["cells"] = cells
    else:
        cells = [made]
    for cell in cells:
        if isinstance(cell, dict) and isinstance(cell.get("segments"), list):
            cell["segments"] = _complete_cell(cell["segments"], prints, entry)
    parts = [part for cell in cells if isinstance(cell, dict) for part in _dicts(cell.get("segments"))]
    for key, holds in (
        ("crossing", any(part.get("end") == CROSSING for part in parts)),
        ("garden", any(part.get("kind") == "garden" for part in parts)),
        ("bridge", any(_crosses(_dicts(cell.get("segments"))) for cell in cells if isinstance(cell, dict))),
        ("branching", any(part.get("kind") == "road" and len(str(part.get("sides"))) >= MANY for part in parts)),
    ):
        if holds and key in CatalogueReader(prints, strict=False).words.attributes[""]:
            made.setdefault(key, True)
        elif key == "garden":
            made.pop(key, None)  # it would only repeat that there is one
    return made


def _dicts(found: object) -> list[dict[str, Any]]:
    return [entry for entry in found if isinstance(entry, dict)] if isinstance(found, list) else []


def _crosses(parts: list[dict[str, Any]]) -> bool:
    """Whether a road crosses something: the river, or a city that lies on both of its sides."""
    roads = [part for part in parts if part.get("kind") == "road"]
    others = [part for part in parts if part.get("kind") in ("river", "city")]
    for road in roads:
        sides = str(road.get("sides", ""))
        if len(sides) == 1 and road.get("end") and any(part.get("kind") == "river" for part in others):
            sides += "N" if sides == "S" else "S" if sides == "N" else "E" if sides == "W" else "W"
        for other in others:
            if _apart(sides, str(other.get("sides", ""))):
                return True
    return False


def _apart(sides: str, other_sides: str) -> bool:
    """Whether two sides of a segment lie on different sides of another one."""
    if len(sides) != 2 or len(other_sides) != 2 or set(sides) & set(other_sides):
        return False
    first, second = sorted(SIDE_NAMES.find(side) for side in sides)
    return sum(first < SIDE_NAMES.find(side) < second for side in other_sides) == 1


def _complete_cell(raw: list[Any], prints: tuple[Printed, ...], entry: dict[str, Any]) -> list[Any]:
    """The segments of a cell. If it had no fields, they are added at the end."""
    reader = CatalogueReader(prints, strict=False)
    words = reader.words
    segments = [dict(segment) if isinstance(segment, dict) else segment for segment in raw]
    fields = [segment for segment in _dicts(segments) if _shape(segment, words) == BY_HALVES]
    parts: Parts = {}
    for number, segment in enumerate(segments):
        if segment not in fields and (part := reader.segment(segment, "", "")) is not None:
            parts[number] = part
    sides = [side for part in parts.values() if part.form.shape == BY_SIDES for side in part.sides]
    if reader.wrong or len(set(sides)) < len(sides):
        return segments
    ends = _ends(parts, words)
    for number, end in ends.items():
        segments[number].setdefault("end", end)
    walls = _walls(parts, ends, str(entry.get("corner_split", "")))
    veils = _veils(parts, words)
    if fields:
        for field in fields:
            _fill(field, parts, walls, veils)
        return segments
    covered = any(isinstance(one, Attribute) and one.covers and entry.get(one.name) for one in prints)
    return segments + [field for field in _fields(parts, walls, veils) if field["halves"] or not covered]


def _shape(raw: dict[str, Any], words: CatalogueWords) -> int:
    kind = raw.get("kind")
    form = words.kinds.get(kind) if isinstance(kind, str) else None
    return form.shape if form is not None else 0


def _ends(parts: Parts, words: CatalogueWords) -> dict[int, str]:
    """The end of each road that reaches one side, as given or derived."""
    alone = [n for n, part in parts.items() if part.kind == "road" and len(part.sides) == 1]
    given = {n: parts[n].word("end") for n in alone if parts[n].word("end")}
    known = words.attributes["road"]["end"].values
    inside = [part.kind for part in parts.values() if part.form.shape in (INSIDE, LAYER) and part.kind in known]
    cities = any(part.kind == "city" for part in parts.values())
    usual = inside[0] if inside else CROSSING if len(alone) >= MANY else "city" if cities else ""
    return {n: end for n in alone if (end := given.get(n, usual))}


def _walls(parts: Parts, ends: dict[int, str], split: str) -> list[FieldBoundary]:
    """What separates fields. Roads that end at the same thing are connected with it."""
    cities = {n: _rim(part) for n, part in parts.items() if part.kind == "city"}
    if cities and split in CORNERS:
        cities[min(cities)].add(CORNERS[split])
    others: dict[str, set[int]] = {}
    for part in parts.values():
        if part.word("corner"):
            others.setdefault(part.kind, set()).add(CORNERS.get(part.word("corner"), 0))
    walls: list[FieldBoundary] = []
    for n, part in parts.items():
        if part.form.shape != BY_SIDES or part.kind == "city":
            continue
        points = {4 * side + 2 for side in part.sides}
        end = ends.get(n, "")
        for other in parts.values():  # a road that reaches the river separates its banks
            if other.kind == "river" and len(other.sides) > 1 and len(part.sides) == 1:
                walls.append(FieldBoundary(frozenset(points | {4 * side + 2 for side in other.sides})))
        if end == "city" and cities:
            cities[_gate(cities, points, parts, part.word("gate"))] |= points
        elif end:
            others.setdefault(end, set()).update(points)
        else:
            walls.append(FieldBoundary(frozenset(points)))
    walls += [FieldBoundary(frozenset(points), n, frozenset(_rim(parts[n]))) for n, points in cities.items()]
    return [*walls, *[FieldBoundary(frozenset(points)) for points in others.values()]]


def _rim(city: SegmentSpec) -> set[int]:
    return {4 * side + step for side in city.sides for step in (1, 2, 3)}


def _gate(cities: dict[int, set[int]], road: set[int], parts: Parts, gate: str) -> int:
    """The city that a road ends at: the one at side `gate`, else the largest one. Of several of this size, it is the
    opposite one."""
    named = [n for n in cities if len(gate) == 1 and SIDE_NAMES.find(gate) in parts[n].sides]
    if named:
        return named[0]
    opposite = {(point + 8) % 16 for point in road}
    return max(cities, key=lambda n: (len(cities[n]), bool(cities[n] & opposite), -n))


def _veils(parts: Parts, words: CatalogueWords) -> dict[int, str]:
    """By half, the veil that covers it. A veil is an attribute of a field, with the name of its layer."""
    known = [name for name, attribute in words.attributes.get("field", {}).items() if attribute.veil]
    found: dict[int, str] = {}
    for part in parts.values():
        if part.form.shape == BY_LAYER and part.kind in known:
            for side in part.sides:
                found[2 * side] = found[2 * side + 1] = part.kind
    return found


def _fields(parts: Parts, walls: list[FieldBoundary], veils: dict[int, str]) -> list[dict[str, Any]]:
    """The fields of a cell, one per region between the walls. Parts under a veil are separate."""
    built = {side for part in parts.values() if part.kind == "city" for side in part.sides}
    layers = {n: part for n, part in parts.items() if part.form.shape == BY_LAYER}
    regions: dict[tuple[tuple[int, ...], int], list[int]] = {}
    for half in range(8):
        if half // 2 in built:
            continue
        bays = tuple([rim_bay(set(wall.points), rim_point(half)) for wall in walls])
        over = next((n for n, part in layers.items() if half in veils and half // 2 in part.sides), -1)
        regions.setdefault((bays, over), []).append(half)
    made: list[dict[str, Any]] = []
    touched: list[list[int]] = []  # by field, under a veil as well
    for (_, over), halves in sorted(regions.items(), key=lambda region: region[1]):
        field: dict[str, Any] = {"kind": "field", "halves": halves}
        touched.append(_adjacent_cities(halves, walls))
        if over >= 0:
            made.append({**field, "cities": [], layers[over].kind: True})
        else:
            made.append({**field, "cities": touched[-1]})
    inside = _between(walls, touched)
    if not made and any(part.kind == "garden" for part in parts.values()):
        inside = [wall.city for wall in walls if wall.city >= 0]
    if inside:
        made.append({"kind": "field", "halves": [], "cities": inside})
    return made


def _fill(field: dict[str, Any], parts: Parts, walls: list[FieldBoundary], veils: dict[int, str]) -> None:
    """Add the missing parts of a given field: its veil, and the cities that it touches."""
    halves = field.get("halves")
    if not isinstance(halves, list) or any(type(half) is not int or not 0 <= half <= 7 for half in halves):
        return
    over = {veils.get(half, "") for half in halves}
    veil = over.pop() if len(over) == 1 else ""
    if veil:
        field.setdefault(veil, True)
    if "cities" not in field:
        field["cities"] = [] if veil else _adjacent_cities(halves, walls)


def _adjacent_cities(halves: list[int], walls: list[FieldBoundary]) -> list[int]:
    """The cities that nothing separates from a field (FLD-06)."""
    found: set[int] = set()
    for half in halves:
        point = rim_point(half)
        for wall in walls:
            if wall.city >= 0 and _beside(walls, wall, frozenset({point})):
                found.add(wall.city)
    return sorted(found)


def _beside(walls: list[FieldBoundary], city: FieldBoundary, other: frozenset[int]) -> bool:
    """Whether nothing separates a city from some points of the edge."""
    parting = [set(wall.points) for wall in walls if wall is not city and not other <= wall.points]
    return all(any(_level(wall, point, near) for near in city.rim for point in other) for wall in parting)


def _between(walls: list[FieldBoundary], touched: list[list[int]]) -> list[int]:
    """Cities that face each other across ground that reaches no side, if no field at the edge touches both."""
    found: set[int] = set()
    cities = [wall for wall in walls if wall.city >= 0]
    for n, city in enumerate(cities):
        for other in cities[n + 1 :]:
            both = {city.city, other.city}
            rest = [wall for wall in walls if wall is not other]
            if not any(both <= set(field) for field in touched) and _beside(rest, city, other.rim):
                found |= both
    return sorted(found)


def _level(wall: set[int], point: int, other: int) -> bool:
    """Whether two points of the edge lie in one bay of a wall, or `other` is a point of that wall."""
    return other in wall or rim_bay(wall, point) == rim_bay(wall, other)
