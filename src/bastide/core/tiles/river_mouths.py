"""Named river mouths of the piece that lies first, and the tiles laid at them.

The mark of a catalogue entry is "mouths": {"spring": {"cell": [0, 2], "side": "W"}}, with cells of the unrotated piece.
"""

from typing import TYPE_CHECKING, Any, Final

from bastide.core.geometry import DX, DY, SIDE_NAMES
from bastide.core.refusal import RulesetError
from bastide.core.tiles.specs import TileSpec
from bastide.core.tiles.tables import TERRAIN, TileRot, TileType

if TYPE_CHECKING:
    from bastide.core.state import State

SPRING: Final = "spring"
RIVER: Final = "river"


def mouth_cell(state: "State", name: str) -> tuple[int, int]:
    """The cell in front of a mouth of the piece that lies first, and the side of the piece it is at. -1, -1 if that
    piece has no mouth of this name."""
    first = state.board.laid[0]
    mark: Any = first.tile.spec.marks.get("mouths", {})
    if name not in mark:
        return -1, -1
    dx, dy, side = mouth_offset(first.tile.spec, name)
    x, y = state.board.x(int(first.cell)), state.board.y(int(first.cell))
    return state.board.cell(x + dx, y + dy), side


def has_mouths(spec: TileSpec) -> bool:
    """Whether a piece has river mouths."""
    return "mouths" in spec.marks


def mouth_offset(spec: TileSpec, name: str) -> tuple[int, int, int]:
    """The offset (dx, dy) from the first cell of a piece to the cell in front of its mouth, and the side."""
    mark: Any = spec.marks["mouths"]
    dx, dy = mark[name]["cell"]
    side = SIDE_NAMES.index(mark[name]["side"])
    return dx + DX[side], dy + DY[side], side


def place_at_mouth(first: TileType, tile: TileType, name: str) -> tuple[int, int, int] | None:
    """Where to lay a tile at a mouth of the piece that lies first, water to water: dx, dy from the first cell of one to
    that of the other, and quarter turns. None if it cannot be laid there.

    Its water must lead to free cells, and it must leave the other mouths free."""
    x, y, _ = mouth_offset(first.spec, name)
    mark: Any = first.spec.marks["mouths"]
    ground = _cells_of(first, 0)
    kept_free = {mouth_offset(first.spec, other)[:2] for other in mark if other != name}
    for turns in range(4):
        piece = _cells_of(tile, turns)
        for dx, dy in piece:
            lying = {(x - dx + px, y - dy + py): rot for (px, py), rot in piece.items()}
            if not kept_free & lying.keys() and _agrees(ground, lying, (x, y)):
                return x - dx, y - dy, turns
    return None


def _cells_of(tile: TileType, turns: int) -> dict[tuple[int, int], TileRot]:
    """The cells of a rotated piece by their offset."""
    return {(0, 0): tile.rots[turns]} | {(int(part.dx), int(part.dy)): part.rot for part in tile.rest[turns]}


def _agrees(
    ground: dict[tuple[int, int], TileRot], lying: dict[tuple[int, int], TileRot], before: tuple[int, int]
) -> bool:
    """Whether a piece fits next to another one, and they share water at the cell before the mouth and nowhere else."""
    shared: list[tuple[int, int]] = []
    for place, rot in lying.items():
        if place in ground:
            return False
        for side in range(4):
            there = ground.get((place[0] + DX[side], place[1] + DY[side]))
            if there is not None and there.edge[(side + 2) & 3] != rot.edge[side]:
                return False
            if there is not None and rot.edge[side] == TERRAIN["river"]:
                shared.append(place)
    return shared == [before]


def lay_at_mouth(state: "State", role: str, name: str) -> None:
    """Lay the tile with this role at a mouth, water to water. Raises RulesetError if it cannot be laid there."""
    board = state.board
    first = board.laid[0]
    for tile in state.rules.tiles:
        if tile.spec.marks.get("role") == role:
            place = place_at_mouth(first.tile, tile, name)
            if place is None:
                text = f"the piece {tile.id} cannot be laid at the mouth of {first.tile.id}"
                raise RulesetError(text, "own-tiles-form", "CON-06", {"text": text})
            x, y, turns = place
            cell = board.cell(board.x(int(first.cell)) + x, board.y(int(first.cell)) + y)
            state.lay(tile, cell, turns, -1)
            return
