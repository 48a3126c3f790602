"""The ground of a tile under a veil such as mist.

If the veil is played, it bounds fields like a wall: parts under it are no fields (GHO-61). If it is not played, it is
decoration, and parts separated only by the veil are one field (COM-18).
"""

from operator import itemgetter
from typing import Final

from bastide.core.tiles.attributes import BY_SIDES, FIELD
from bastide.core.tiles.specs import CellSpec, SegmentSpec

AROUND: Final = 16
"""Points of a tile's edge, clockwise from the north-west corner: a corner, a half, the middle of the side, a
half ..."""
CORNERS: Final = {"NW": 0, "NE": 4, "SE": 8, "SW": 12}

Ground = list[tuple[int, SegmentSpec]]


def make_ground(cell: CellSpec, veiled: bool) -> Ground:
    """The segments in play with their numbers in the catalogue entry. `veiled` is true if the veil is played."""
    numbered = list(enumerate(cell.segments))
    if veiled:
        return [(n, part) for n, part in numbered if not part.veiled]
    return _merge_veiled(cell, numbered) if any(part.veiled for part in cell.segments) else numbered


def _merge_veiled(cell: CellSpec, numbered: Ground) -> Ground:
    """Merge field parts that only the veil separates. The merged field has the number of the first part."""
    walls = _walls(cell)
    left = [(n, part) for n, part in numbered if part.kind == "field"]
    ground = [(n, part) for n, part in numbered if part.kind != "field"]
    while left:
        number, first = left[0]
        merged = [part for _, part in left if _hang_together(walls, first, part)]
        if not any(part.veiled for part in merged):
            merged = [first]
        left = [(n, part) for n, part in left if part not in merged]
        halves = sorted(half for part in merged for half in part.halves)
        cities = {city for part in merged for city in part.cities}
        if len(merged) > 1 or first.veiled:
            cities |= set(_beside(cell, merged))
        ground.append((number, SegmentSpec(FIELD, halves=tuple(halves), cities=tuple(sorted(cities)))))
    return sorted(ground, key=itemgetter(0))


def _walls(cell: CellSpec) -> list[set[int]]:
    """What separates fields, as sets of connected points of the edge: each city, road and river. Roads that end at one
    thing are connected with it."""
    walls: list[set[int]] = []
    ends: dict[str, set[int]] = {}
    for part in cell.segments:
        if part.word("corner"):
            ends.setdefault(part.kind, set()).add(CORNERS.get(part.word("corner"), 0))
        if part.form.shape != BY_SIDES:
            continue
        points = {4 * side + 2 for side in part.sides}
        if part.kind == "city":
            points = {4 * side + step for side in part.sides for step in (1, 2, 3)}
        if part.word("end") or part.kind == "city":
            ends.setdefault(part.word("end") or part.kind, set()).update(points)
        else:
            walls.append(points)
    cities = [part for part in cell.segments if part.kind == "city"]
    if len(cities) > 1:  # several cities are not connected
        del ends["city"]
        walls += [{4 * side + step for side in part.sides for step in (1, 2, 3)} for part in cities]
        walls += [{4 * side + 2 for side in part.sides} for part in cell.segments if part.word("end") == "city"]
    return [*walls, *ends.values()]


def _hang_together(walls: list[set[int]], part: SegmentSpec, other: SegmentSpec) -> bool:
    """Whether no wall separates them: for every wall they lie between the same two of its points."""
    a, b = rim_point(part.halves[0]), rim_point(other.halves[0])
    return part is other or all(rim_bay(wall, a) == rim_bay(wall, b) for wall in walls)


def rim_bay(wall: set[int], point: int) -> int:
    """The first point of the wall after this one, clockwise. Points with the same result are not separated by it."""
    return next((p % AROUND for p in range(point, point + AROUND) if p % AROUND in wall), -1)


def rim_point(half: int) -> int:
    """The point of the edge for a half."""
    return 4 * (half // 2) + 1 + 2 * (half % 2)


def _beside(cell: CellSpec, parts: list[SegmentSpec]) -> list[int]:
    """The cities adjacent to the halves of these parts (FLD-06): those around the next corner."""
    halves = {half for part in parts for half in part.halves}
    found: list[int] = []
    for number, part in enumerate(cell.segments):
        corners = [(2 * side - 1) % 8 for side in part.sides] + [(2 * side + 2) % 8 for side in part.sides]
        if part.kind == "city" and halves & set(corners):
            found.append(number)
    return found
