"""The map of a game in a few hundred letters, from which a page draws a small picture without asking for one.

Law: a cell is `x,y:` and five signs: its sides from the north clockwise, and its middle. A side is `c` city that
reaches the middle, `k` city that does not, `r` road, `w` river, `f` all else; in capitals where there is mist. The
middle is `m` for a building, `v` where roads end, `f` else. Cells are divided by a space.
"""

from functools import lru_cache

from bastide.core.board import Board
from bastide.core.tables import TileType
from bastide.core.tile_attributes import INSIDE

MOST_CELLS = 400
"""Of more nobody would see anything."""
_LETTERS = {"road": "r", "river": "w"}


class Thumbnail:
    """The map of a game in play, drawn on from the tile that was drawn last."""

    def __init__(self, board: Board) -> None:
        self._board = board
        self._cells = 0
        self._text = ""

    def taken_back(self) -> None:
        """Tiles that were taken back come again elsewhere."""
        self._cells, self._text = 0, ""

    @property
    def text(self) -> str:
        """The map as it lies."""
        board, cells = self._board, min(int(self._board.n_laid), MOST_CELLS)
        if cells != self._cells:
            since, before = (self._cells, [self._text]) if 0 < self._cells < cells else (0, [])
            self._text = " ".join(
                before
                + [
                    f"{board.x(one.cell)},{board.y(one.cell)}:"
                    + ("fffff" if one.tile.blank else _signs(one.tile, one.part, one.rot.turns))
                    for one in board.laid[since:cells]
                ]
            )
            self._cells = cells
        return self._text


@lru_cache(maxsize=2048)
def _signs(tile: TileType, part: int, turns: int) -> str:
    sides, misty = ["f"] * 4, set[int]()
    segments = tile.spec.cells[part].segments
    for one in segments:
        if one.kind == "mist":
            misty |= set(one.sides)
        letter = ("c" if len(one.sides) > 1 else "k") if one.kind == "city" else _LETTERS.get(one.kind, "")
        for side in one.sides if letter else ():
            sides[side] = letter
    roads = sum(one.kind == "road" for one in segments)
    middle = "m" if any(one.form.shape == INSIDE for one in segments) else "v" if roads > 2 else "f"
    told = [letter.upper() if side in misty else letter for side, letter in enumerate(sides)]
    return "".join(told[(side - turns) % 4] for side in range(4)) + middle
