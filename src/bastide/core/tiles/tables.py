"""The catalogue compiled for play: everything about a (tile, rotation) is a table look-up.

Feature kinds in play get small codes from the ruleset. A segment of a kind that no module in play uses is decoration (a
garden without the Abbot, ABB-10, or fields when they are off). It is left out here, but the terrain at the tile's sides
stays as printed.
"""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64, u8

from bastide.core.geometry import SIDE_NAMES, halves_text, sides_text, turn_halves, turn_offset, turn_sides
from bastide.core.tiles.attributes import BY_LAYER, BY_SIDES, FIELD, INSIDE, SegmentKind
from bastide.core.tiles.ground import make_ground
from bastide.core.tiles.specs import CellSpec, SegmentSpec, TileSpec
from bastide.core.vectors import vec

# Terrain at a side, 0 for an open neighbour. The constraint code of a cell holds four such codes. Each has two bits if
# no tile has a river, else three, because a small table is a fast table.
OPEN: Final = 0
FIELD_SIDE: Final = 1
TERRAIN: Final = {"road": 2, "city": 3, "river": 4}
"""Terrains of the land. Those that modules declare get the next codes (PrintCodes.terrains)."""

INSIDE_TILE: Final = "I"
"""The place of a segment that reaches no side, as text."""


def _open_at_first(spec: SegmentSpec) -> int:
    """The open sides of a segment that was just laid, or the cells around it."""
    if spec.form.shape in (BY_SIDES, BY_LAYER):
        return len(spec.sides)
    return 8 if spec.form.shape == INSIDE else 0


SIBLING: Final[i64] = 1 << 60
"""In marks, above the attributes: another segment of its kind is on the same tile."""


class SegType:
    """A segment of a tile type in one rotation."""

    def __init__(
        self, source: i64, kind: i64, spec: SegmentSpec, sibling: bool, touches: list[int], codes: "PrintCodes"
    ) -> None:
        self.source: i64 = source  # index in the catalogue entry
        self.kind: i64 = kind
        self.shape: i64 = spec.form.shape
        self.shields: i64 = spec.number("shields")
        self.tokens: i64 = spec.number(codes.tokens)  # number of token symbols
        self.marks: i64 = sum([codes.marks[name] for name in spec.signs(codes.words)])  # bits of Ruleset.marks
        if sibling:
            self.marks |= SIBLING
        self.open: i64 = _open_at_first(spec)
        self.blind: bool = spec.form.blind
        self.touches: list[int] = touches  # for a field: the city segments of the tile that it touches (FLD-06)


# The veil at a side of a tile, two bits: none, or veil.
CLEAR: Final = 1
VEILED: Final = 2
VEIL_MASK: Final = 3


class PrintCodes:
    """Codes of what is printed: segment kinds in play, terrains, and attributes as bits of `marks`."""

    def __init__(
        self, kinds: dict[str, int], specs: list[TileSpec], tokens: str = "", words: Sequence[str] = ()
    ) -> None:
        parts = [part for spec in specs for cell in spec.cells for part in cell.segments]
        self.kinds = kinds
        self.tokens = tokens
        self.words = words  # attributes whose value is one of several words
        self.forms: dict[str, SegmentKind] = {part.kind: part.form for part in parts}
        self.terrains: dict[str, int] = dict(TERRAIN)
        for kind, form in self.forms.items():
            if form.terrain and kind not in TERRAIN:
                self.terrains[kind] = FIELD_SIDE + 1 + len(self.terrains)
        flags = {name for part in parts if part.kind in kinds for name in part.signs(words)}
        self.marks: dict[str, int] = {name: 1 << n for n, name in enumerate(sorted(flags))}
        # bits per side that the terrain needs for these tiles
        self.side_bits: int = max(self.terrains.get(kind, FIELD_SIDE) for kind in {*self.forms, "city"}).bit_length()
        self.terrain_names: list[str] = ["open", "field", *self.terrains]
        # whether a layer in play joins from tile to tile, so that the board must record it
        self.veiled: bool = any(kind in kinds and form.shape == BY_LAYER for kind, form in self.forms.items())


NO_SEGMENT: Final = SegType(0, 0, SegmentSpec(FIELD), False, [], PrintCodes({}, []))


class TileRot:
    """One cell of a tile in one rotation. `at` is the place of each segment as text: "NE", "2345", "I".

    Several segments of one kind that reach no side are "I", "II", "III" in the order of the catalogue, in each
    rotation."""

    def __init__(self, cell: CellSpec, turns: int, codes: PrintCodes, blank: bool = False, caps: bool = False) -> None:
        self.turns: i64 = turns
        self.caps: bool = caps  # its sides are bare, and close what they meet
        kinds = codes.kinds
        found = [(n, part) for n, part in make_ground(cell, codes.veiled) if part.kind in kinds]
        played = [n for n, _ in found]
        parts = [part for _, part in found]
        names = [part.kind for part in parts]
        edge = [OPEN] * 4 if blank or caps else _edges(cell, turns, codes.terrains)
        sides = [turn_sides(list(part.sides), turns) for part in parts]
        halves = [turn_halves(list(part.halves), turns) for part in parts]
        self.segments: list[SegType] = []
        for i, part in enumerate(parts):
            touches = [played.index(city) for city in part.cities if city in played]
            sibling = part.form.shape in (BY_SIDES, BY_LAYER) and names.count(part.kind) > 1
            self.segments.append(SegType(played[i], kinds[part.kind], part, sibling, touches, codes))
        self.at: list[str] = _places(names, [sides_text(s) + halves_text(h) for s, h in zip(sides, halves)])
        veils = [side if part.form.shape == BY_LAYER else [] for part, side in zip(parts, sides)]
        grounds = [[] if part.form.shape == BY_LAYER else side for part, side in zip(parts, sides)]
        self.edge: vec[i64] = vec[i64](edge)
        self.side_segment: vec[i64] = vec[i64](_who(grounds, 4))
        self.veil_segment: vec[i64] = vec[i64](_who(veils, 4))
        self.veiled: bool = any(veils)
        self.veil_code: i64 = sum([(CLEAR if who < 0 else VEILED) << (2 * s) for s, who in enumerate(_who(veils, 4))])
        self.half_segment: vec[i64] = vec[i64](_who(halves, 8))
        self.sides_of: vec[i64] = vec[i64]([sum([1 << s for s in own]) for own in grounds])  # bit masks
        self.n_segments: i64 = len(parts)
        self.inside: list[int] = [i for i, part in enumerate(parts) if part.form.shape == INSIDE]


def _places(kinds: list[str], edges: list[str]) -> list[str]:
    """The place of each segment as text, given its kind and its part of the edge."""
    return [
        edge or INSIDE_TILE * sum(not e and k == kind for k, e in zip(kinds[: i + 1], edges))
        for i, (kind, edge) in enumerate(zip(kinds, edges, strict=True))
    ]


def _edges(cell: CellSpec, turns: int, terrains: dict[str, int]) -> list[int]:
    """The printed terrain at each side, whether its segment is in play or not."""
    edge = [FIELD_SIDE] * 4
    for part in cell.segments:
        for side in turn_sides(list(part.sides), turns):
            if part.kind in terrains:
                edge[side] = terrains[part.kind]
    return edge


def _who(places: list[list[int]], n: int) -> list[int]:
    """For each of n sides or halves the segment that holds it, -1 for none."""
    owner = [-1] * n
    for i, held in enumerate(places):
        for place in held:
            owner[place] = i
    return owner


class TilePart:
    """A further cell of a tile in one rotation, at (dx, dy) from the first. The first has number 0."""

    def __init__(self, number: int, dx: int, dy: int, rot: TileRot) -> None:
        self.number: i64 = number
        self.dx: i64 = dx
        self.dy: i64 = dy
        self.rot = rot


class TileType:
    """A tile of the catalogue compiled: rotations, fit table, further cells.

    fit[code] is a bit mask of the rotations of the first cell that agree with a cell's constraint code. Of rotations
    that look the same it has only the smallest (BASE-11, BASE-12)."""

    def __init__(self, index: i64, spec: TileSpec, codes: PrintCodes) -> None:
        self.index: i64 = index
        self.id: str = spec.id
        self.count: i64 = spec.count
        self.spec = spec
        # lies face down: no terrain, no segment, and every side fits next to it (MIST-102)
        self.blank: bool = spec.marks.get("blank") is True
        # no figure ever stands on it (CON-04)
        self.unmanned: bool = spec.marks.get("unmanned") is True
        # its sides are bare: it fits beside everything and closes the features that it meets
        self.caps: bool = spec.marks.get("caps") is True
        self.rots: list[TileRot] = [TileRot(spec.cells[0], turns, codes, self.blank, self.caps) for turns in range(4)]
        self.veils: vec[i64] = vec[i64]([rot.veil_code for rot in self.rots])
        self.rest: list[list[TilePart]] = [_further_parts(spec, turns, codes) for turns in range(4)]
        self.single: bool = len(spec.cells) == 1
        self.looks: list[int] = distinct_rotations(spec, codes.words)
        self.fit: vec[u8] = vec[u8](_fit_table(self, codes.side_bits))  # bytes, so that most of it stays in the cache


def _further_parts(spec: TileSpec, turns: int, codes: PrintCodes) -> list[TilePart]:
    parts: list[TilePart] = []
    for number, cell in enumerate(spec.cells[1:], 1):
        dx, dy = turn_offset(cell.dx, cell.dy, turns)
        parts.append(TilePart(number, dx, dy, TileRot(cell, turns, codes)))
    return parts


def distinct_rotations(spec: TileSpec, words: Sequence[str] = ()) -> list[int]:
    """For each rotation (quarter turns) the smallest rotation that looks the same. Word attributes that are not in
    `words` are ignored. A mark of the tile that points at a side, such as an arrow, turns with it (ANN-38)."""
    pointers: list[int] = []
    for mark in spec.marks.values():
        if isinstance(mark, dict) and "side" in mark:
            pointers.append(SIDE_NAMES.index(mark["side"]))
    seen: list[str] = []
    for turns in range(4):
        cells = [f"{turn_sides(pointers, turns)}"]
        for cell in spec.cells:
            parts = sorted(_look(p, cell, turns, words) for p in cell.segments)
            cells.append(f"{turn_offset(cell.dx, cell.dy, turns)}{parts}")
        seen.append(";".join(sorted(cells)))
    return [seen.index(look) for look in seen]


def _look(part: SegmentSpec, cell: CellSpec, turns: int, words: Sequence[str]) -> str:
    beside = sorted(str(turn_sides(list(cell.segments[c].sides), turns)) for c in part.cities)
    places = f"{turn_sides(list(part.sides), turns)}{turn_halves(list(part.halves), turns)}"
    counted = [f"{key}{value}" for key, value in part.printed if not isinstance(value, str) or key in words]
    return f"{part.kind}{places}{beside}{counted}"


def _fit_table(tile: TileType, side_bits: int) -> list[int]:
    """For each constraint code the mask of fitting rotations of the first cell. The board checks the other cells of a
    tile."""
    if tile.caps:
        return [1] * (1 << (4 * side_bits))
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
