"""The catalogue compiled for play: everything about (tile, rotation) is a look-up.

Feature kinds in play get small codes from the ruleset. A segment of a kind that no chosen module plays
(a garden without the Abbot, ABB-10; fields when they are switched off) is decoration: it has no place here,
while the terrain at the tile's sides stays what is printed.
"""

from typing import Final

from mypy_extensions import i64, u8

from bastide.core.geometry import SIDE_NAMES, halves_text, sides_text, turn_halves, turn_offset, turn_sides
from bastide.core.ground import ground_of
from bastide.core.tiles import BY_LAYER, BY_SIDES, INSIDE, SHAPES, CellSpec, SegmentSpec, TileSpec
from bastide.core.vectors import vec

# Terrain at a side, 0 for an open neighbour. The constraint code of a cell holds four such codes, each of two bits
# where no tile has a river, else three: a small table is a fast table.
OPEN: Final = 0
FIELD_SIDE: Final = 1
TERRAIN: Final = {"road": 2, "city": 3, "river": 4}
TERRAIN_NAMES: Final = ("open", "field", "road", "city", "river")

# Kinds that are surrounded by tiles lying face down as well (MIST-30, MIST-102).
BLIND: Final = ("cemetery",)


class SegType:
    """A segment of a tile type in one rotation."""

    def __init__(
        self, source: i64, kind: i64, shape: i64, spec: SegmentSpec, sibling: bool, touches: list[int]
    ) -> None:
        self.source: i64 = source  # index in the catalogue entry
        self.kind: i64 = kind
        self.shape: i64 = shape
        self.shields: i64 = spec.shields
        self.ghosts: i64 = spec.ghosts
        self.open: i64 = len(spec.sides) if shape in (BY_SIDES, BY_LAYER) else (8 if shape == INSIDE else 0)
        self.blind: bool = spec.kind in BLIND
        self.sibling: bool = sibling  # another segment of its kind lies on the same tile
        self.touches: list[int] = touches  # for a field: the tile's segments that are cities (FLD-06)


# What a tile has at a side where mist is played, two bits: none, or mist.
CLEAR: Final = 1
MISTY: Final = 2
VEIL_MASK: Final = 3

VEILS: Final = [kind for kind, shape in SHAPES.items() if shape == BY_LAYER]

NO_SEGMENT: Final = SegType(0, 0, 0, SegmentSpec("ruin"), False, [])


class TileRot:
    """One cell of a tile in one rotation. `at` is each segment's place as text, e.g. "NE", "2345", "I"."""

    def __init__(self, cell: CellSpec, turns: int, kinds: dict[str, int], blank: bool = False) -> None:
        self.turns: i64 = turns
        found = [(n, part) for n, part in ground_of(cell, any(veil in kinds for veil in VEILS)) if part.kind in kinds]
        played = [n for n, _ in found]
        parts = [part for _, part in found]
        names = [part.kind for part in parts]
        edge = [OPEN] * 4 if blank else _edges(cell, turns)
        sides = [turn_sides(list(part.sides), turns) for part in parts]
        halves = [turn_halves(list(part.halves), turns) for part in parts]
        self.segments: list[SegType] = []
        for i, part in enumerate(parts):
            touches = [played.index(city) for city in part.cities if city in played]
            shape = SHAPES[part.kind]
            sibling = shape in (BY_SIDES, BY_LAYER) and names.count(part.kind) > 1
            self.segments.append(SegType(played[i], kinds[part.kind], shape, part, sibling, touches))
        self.at: list[str] = [sides_text(sides[i]) + halves_text(halves[i]) or "I" for i in range(len(parts))]
        veils = [side if part.kind in VEILS else [] for part, side in zip(parts, sides)]
        grounds = [[] if part.kind in VEILS else side for part, side in zip(parts, sides)]
        self.edge: vec[i64] = vec[i64](edge)
        self.side_segment: vec[i64] = vec[i64](_who(grounds, 4))
        self.veil_segment: vec[i64] = vec[i64](_who(veils, 4))
        self.veiled: bool = any(veils)
        self.veil_code: i64 = sum([(CLEAR if who < 0 else MISTY) << (2 * s) for s, who in enumerate(_who(veils, 4))])
        self.half_segment: vec[i64] = vec[i64](_who(halves, 8))
        self.sides_of: vec[i64] = vec[i64]([sum([1 << s for s in own]) for own in grounds])  # bit masks
        self.n_segments: i64 = len(parts)
        self.inside: list[int] = [i for i in range(len(parts)) if SHAPES[names[i]] == INSIDE]


def _edges(cell: CellSpec, turns: int) -> list[int]:
    """The terrain at each side, as printed, whether its segments are played or not."""
    edge = [FIELD_SIDE] * 4
    for part in cell.segments:
        for side in turn_sides(list(part.sides), turns):
            if part.kind in TERRAIN:
                edge[side] = TERRAIN[part.kind]
    return edge


def _who(places: list[list[int]], n: int) -> list[int]:
    """For each of n sides or halves the segment that holds it, -1 for none."""
    owner = [-1] * n
    for i, held in enumerate(places):
        for place in held:
            owner[place] = i
    return owner


class Part:
    """A further cell of a piece in one rotation, at (dx, dy) from the first; the first is number 0."""

    def __init__(self, number: int, dx: int, dy: int, rot: TileRot) -> None:
        self.number: i64 = number
        self.dx: i64 = dx
        self.dy: i64 = dy
        self.rot = rot


class TileType:
    """A tile of the catalogue compiled: rotations, fit table, further cells.

    fit[code] is a bit mask of the rotations of the first cell that agree with a cell's constraint code,
    of rotations that look the same only the smallest (BASE-11, BASE-12)."""

    def __init__(self, index: i64, spec: TileSpec, kinds: dict[str, int], side_bits: int) -> None:
        self.index: i64 = index
        self.id: str = spec.id
        self.count: i64 = spec.count
        self.spec = spec
        # lies face down: no terrain, no segment, beside it everything fits (MIST-102)
        self.blank: bool = spec.marks.get("blank") is True
        # no figure ever stands on it (CON-04)
        self.unmanned: bool = spec.marks.get("unmanned") is True
        self.rots: list[TileRot] = [TileRot(spec.cells[0], turns, kinds, self.blank) for turns in range(4)]
        self.veils: vec[i64] = vec[i64]([rot.veil_code for rot in self.rots])
        self.rest: list[list[Part]] = [_further_parts(spec, turns, kinds) for turns in range(4)]
        self.single: bool = len(spec.cells) == 1
        self.looks: list[int] = distinct_rotations(spec)
        self.fit: vec[u8] = vec[u8](_fit_table(self, side_bits))  # bytes: most of it stays in the cache


def side_bits(specs: list[TileSpec]) -> int:
    """How many bits the terrain at one side takes for these tiles."""
    kinds = {part.kind for spec in specs for cell in spec.cells for part in cell.segments}
    return max(TERRAIN.get(kind, FIELD_SIDE) for kind in kinds | {"city"}).bit_length()


def _further_parts(spec: TileSpec, turns: int, kinds: dict[str, int]) -> list[Part]:
    parts: list[Part] = []
    for number, cell in enumerate(spec.cells[1:], 1):
        dx, dy = turn_offset(cell.dx, cell.dy, turns)
        parts.append(Part(number, dx, dy, TileRot(cell, turns, kinds)))
    return parts


def distinct_rotations(spec: TileSpec) -> list[int]:
    """For each rotation (quarter turns) the smallest rotation that looks the same. A mark of the tile that points
    at a side, such as an arrow, turns with it (ANN-38)."""
    pointers: list[int] = []
    for mark in spec.marks.values():
        if isinstance(mark, dict) and "side" in mark:
            pointers.append(SIDE_NAMES.index(mark["side"]))
    seen: list[str] = []
    for turns in range(4):
        cells = [f"{turn_sides(pointers, turns)}"]
        for cell in spec.cells:
            parts = sorted(_look(p, cell, turns) for p in cell.segments)
            cells.append(f"{turn_offset(cell.dx, cell.dy, turns)}{parts}")
        seen.append(";".join(sorted(cells)))
    return [seen.index(look) for look in seen]


def _look(part: SegmentSpec, cell: CellSpec, turns: int) -> str:
    beside = sorted(str(turn_sides(list(cell.segments[c].sides), turns)) for c in part.cities)
    places = f"{turn_sides(list(part.sides), turns)}{turn_halves(list(part.halves), turns)}"
    return f"{part.kind}{places}{beside}{part.shields}.{part.ghosts}{part.misty}"


def _fit_table(tile: TileType, side_bits: int) -> list[int]:
    """For each constraint code the mask of fitting rotations. A piece of several cells fits by its first
    cell here; its other cells are asked of the board."""
    table = [0] * (1 << (4 * side_bits))
    for turns in range(4):
        if tile.looks[turns] != turns:
            continue
        edge = tile.rots[turns].edge
        codes = [0]
        for side in range(4):
            codes = [c | (e << (side_bits * side)) for c in codes for e in (OPEN, int(edge[side]))]
        for code in codes:
            table[code] |= 1 << turns
    return table
