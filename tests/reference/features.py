"""Features by flood fill: which parts of which tiles belong together, and whether they are completed."""

from collections.abc import Collection, Iterator
from typing import NamedTuple

from .tiles import FACE_DOWN, SIDES, Part, parts, terrain

Cell = tuple[int, int]


class Laid(NamedTuple):
    """A tile on the table."""

    tile: str
    rotation: int
    clear: bool = False  # its mist is decoration (COM-10)


class Spot(NamedTuple):
    """One part of one laid tile: the smallest thing a figure can stand on."""

    x: int
    y: int
    part: int


Board = dict[Cell, Laid]
Feature = frozenset[Spot]

STEP = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
FACING = {"N": "S", "E": "W", "S": "N", "W": "E"}
AROUND = [(dx, dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if (dx, dy) != (0, 0)]


def beyond(x: int, y: int, side: str) -> Cell:
    """The cell on the other side of this side."""
    return x + STEP[side][0], y + STEP[side][1]


def part_of(board: Board, spot: Spot) -> Part:
    return parts(*board[spot.x, spot.y])[spot.part]


def shows(laid: Laid, side: str) -> str:
    """The terrain that meets the neighbour on this side."""
    return terrain(laid.tile, laid.rotation, side)


def facing_half(half: int) -> tuple[str, int]:
    """The side a half lies on, and the number of the half that it meets on the neighbouring tile.

    Each side is read clockwise on its own tile, so the two halves of a side meet crosswise.
    """
    side = SIDES[half // 2]
    other = SIDES.index(FACING[side])
    return side, 2 * other + (1 if half % 2 == 0 else 0)


def joined(board: Board, spot: Spot) -> Iterator[Spot]:
    """The parts of neighbouring tiles which continue this part."""
    part = part_of(board, spot)
    if part.kind == "field":
        for half in part.halves:
            side, opposite = facing_half(half)
            yield from _parts_at(board, beyond(spot.x, spot.y, side), "field", opposite)
    elif part.kind in ("city", "road", "mist"):
        for side in part.sides:
            yield from _parts_at(board, beyond(spot.x, spot.y, side), part.kind, FACING[side])


def _parts_at(board: Board, cell: Cell, kind: str, where: int | str) -> Iterator[Spot]:
    if cell not in board:
        return
    for part in parts(*board[cell]):
        reach: str | tuple[int, ...] = part.halves if kind == "field" else part.sides
        if part.kind == kind and where in reach:
            yield Spot(*cell, part.index)


def feature_at(board: Board, start: Spot) -> Feature:
    """Every part that can be reached from this one."""
    reached, waiting = {start}, [start]
    while waiting:
        for spot in joined(board, waiting.pop()):
            if spot not in reached:
                reached.add(spot)
                waiting.append(spot)
    return frozenset(reached)


def all_features(board: Board, kinds: Collection[str]) -> set[Feature]:
    """The whole table cut into features of these kinds."""
    found: set[Feature] = set()
    seen: set[Spot] = set()
    for (x, y), laid in board.items():
        for part in parts(*laid):
            spot = Spot(x, y, part.index)
            if part.kind in kinds and spot not in seen:
                feature = feature_at(board, spot)
                found.add(feature)
                seen |= feature
    return found


def kind_of(board: Board, feature: Feature) -> str:
    return part_of(board, next(iter(feature))).kind


def cells_of(feature: Feature) -> set[Cell]:
    return {(spot.x, spot.y) for spot in feature}


def neighbours(board: Board, x: int, y: int) -> set[Cell]:
    """The laid tiles among the eight cells around."""
    return {(x + dx, y + dy) for dx, dy in AROUND if (x + dx, y + dy) in board}


def completed(board: Board, feature: Feature) -> bool:
    """Roads and cities: every side is continued by the tile beyond it (BASE-39; a side that the lake of COM-32 has cut
    off stays open, as does one that faces a tile lying face down, MIST-102). Monasteries and gardens: all eight around.
    Castles: all eight around, face up (MIST-73). Cemeteries where figures stand there: all eight (GHO-42). Fields:
    never."""
    kind = kind_of(board, feature)
    if kind == "field":
        return False
    if kind == "castle":
        (spot,) = feature
        around = [board[cell] for cell in neighbours(board, spot.x, spot.y)]
        return len(around) == 8 and not any(laid.tile == FACE_DOWN for laid in around)
    if kind in ("monastery", "garden", "cemetery"):
        (spot,) = feature
        return len(neighbours(board, spot.x, spot.y)) == 8
    return all(_continued(board, spot, side) for spot in feature for side in part_of(board, spot).sides)


def _continued(board: Board, spot: Spot, side: str) -> bool:
    cell = beyond(spot.x, spot.y, side)
    return cell in board and shows(board[cell], FACING[side]) == part_of(board, spot).kind


def spot_at(board: Board, kind: str, cell: str, at: str) -> Spot:
    """The part that an action text names, such as road 1,0 EW."""
    x, y = (int(number) for number in cell.split(","))
    (spot,) = (Spot(x, y, part.index) for part in parts(*board[x, y]) if (part.kind, part.at) == (kind, at))
    return spot


def text_of(board: Board, spot: Spot) -> str:
    """The same the other way round."""
    part = part_of(board, spot)
    return f"{part.kind} {spot.x},{spot.y} {part.at}"
