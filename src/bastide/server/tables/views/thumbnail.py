"""The map of a game in a few hundred characters, from which a page draws a thumbnail without another request.

Invariant: a cell is `x,y:` and five characters: its sides clockwise from the north, then its centre. A side is `c` for
a city that reaches the centre, `k` for one that does not, `r` road, `w` river, `f` anything else. Mist turns it to
upper case. The centre is `m` for a building, `v` where roads end, else `f`. A space separates cells.
"""

from functools import lru_cache

from bastide.core.board import Board
from bastide.core.tiles.attributes import INSIDE
from bastide.core.tiles.tables import TileType

MOST_CELLS = 400
"""With more cells a thumbnail would be unreadable."""
_LETTERS = {"road": "r", "river": "w"}


class Thumbnail:
    """The map of a game in progress. Each call adds only the new tiles."""

    def __init__(self, board: Board) -> None:
        self._board = board
        self._cells = 0
        self._text = ""

    def taken_back(self) -> None:
        """Forget the map, because undone tiles can return elsewhere."""
        self._cells, self._text = 0, ""

    @property
    def text(self) -> str:
        """The map as it is now."""
        board, cells = self._board, min(int(self._board.n_laid), MOST_CELLS)
        if cells != self._cells:
            since, before = (self._cells, [self._text]) if 0 < self._cells < cells else (0, [])
            for laid in board.laid[since:cells]:
                signs = "fffff" if laid.tile.blank else _signs(laid.tile, laid.part, laid.rot.turns)
                before.append(f"{board.x(laid.cell)},{board.y(laid.cell)}:{signs}")
            self._text, self._cells = " ".join(before), cells
        return self._text


@lru_cache(maxsize=2048)
def _signs(tile: TileType, part: int, turns: int) -> str:
    sides, misty = ["f"] * 4, set[int]()
    segments = tile.spec.cells[part].segments
    for segment in segments:
        if segment.kind == "mist":
            misty |= set(segment.sides)
        city = "c" if len(segment.sides) > 1 else "k"
        letter = city if segment.kind == "city" else _LETTERS.get(segment.kind, "")
        for side in segment.sides if letter else ():
            sides[side] = letter
    roads = sum(segment.kind == "road" for segment in segments)
    middle = "m" if any(segment.form.shape == INSIDE for segment in segments) else "v" if roads > 2 else "f"
    letters = [letter.upper() if side in misty else letter for side, letter in enumerate(sides)]
    return "".join(letters[(side - turns) % 4] for side in range(4)) + middle
