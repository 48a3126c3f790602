"""Named river mouths of the piece that lies first, and what is laid at them. The mark of a catalogue entry:
"mouths": {"spring": {"cell": [0, 2], "side": "W"}}, with cells as the piece lies unturned."""

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64

from bastide.core.geometry import DX, DY, SIDE_NAMES
from bastide.core.tiles import TileSpec

if TYPE_CHECKING:
    from bastide.core.state import State

SPRING: Final = "spring"
RIVER: Final = "river"


def mouth(state: "State", name: str) -> tuple[int, int]:
    """The cell before a mouth of the piece that lies first, and the side of the piece that it lies at; -1, -1 where
    that piece has none of this name."""
    first = state.board.laid[0]
    mark: Any = first.tile.spec.marks.get("mouths", {})
    if name not in mark:
        return -1, -1
    dx, dy, side = mouth_of(first.tile.spec, name)
    x, y = state.board.x(int(first.cell)), state.board.y(int(first.cell))
    return state.board.cell(x + dx, y + dy), side


def has_mouths(spec: TileSpec) -> bool:
    """Whether a piece has any."""
    return "mouths" in spec.marks


def mouth_of(spec: TileSpec, name: str) -> tuple[int, int, int]:
    """How far east and south of the first cell of a piece the cell before its mouth lies, and the side."""
    mark: Any = spec.marks["mouths"]
    dx, dy = mark[name]["cell"]
    side = SIDE_NAMES.index(mark[name]["side"])
    return dx + DX[side], dy + DY[side], side


def lay_at_mouth(state: "State", role: str, name: str) -> None:
    """The tile with this role is laid at a mouth, water to water."""
    cell: i64 = mouth(state, name)[0]
    for tile in state.rules.tiles:
        if tile.spec.marks.get("role") == role:
            fitting: i64 = i64(tile.fit[state.board.code_at(cell)])
            turns: i64 = 0
            while not (fitting >> turns) & 1:
                turns += 1
            state.lay(tile, cell, turns, -1)
            return
