"""The server gives no help with a running rated or tournament game, nor with a copy of its board.

Invariant: nothing is done on the path of a move. A position that a visitor asks about is compared with the maps that
the summaries of running games hold, at all processes and also of tables that are not in memory. A board is the same
wherever its middle is and however it is turned.
"""

from functools import partial
from typing import TYPE_CHECKING, Final

from bastide.core.engine import Engine
from bastide.server.common.refused import Refused
from bastide.server.common.workers import BoundedWorker
from bastide.server.hall.summary import read
from bastide.server.messages.terms import Terms
from bastide.server.table.sketch import Sketch

if TYPE_CHECKING:
    from bastide.server.storage.db import Db
    from bastide.server.storage.store import Store
    from bastide.server.table.room import Room

FEWEST: Final = 4
"""Laid tiles that make a board one of its own: with fewer many games look the same."""
_RUNNING: Final = (
    "SELECT summary FROM tables WHERE phase = 'playing' AND summary LIKE ? "
    "AND (summary LIKE ? OR id IN (SELECT table_id FROM duel_games WHERE result = ''))"
)

Cells = list[tuple[int, int, str]]


def refused() -> Refused:
    """The game counts and runs."""
    text = "While a rated or tournament game with this board runs, the server gives no help with it."
    return Refused("fair-play", text, status=409)


def check_table(room: "Room") -> None:
    """Whether the position of a table may be given out. Raises Refused."""
    if room.phase == "playing" and (room.terms.rated or room.made.tournament):
        raise refused()


async def check_position(store: "Store", positions: BoundedWorker, terms: Terms, seats: int) -> None:
    """Whether help with a position that a visitor sends is help with no running game. The worker `positions` builds the
    board. Raises Refused, StoreError."""
    laid, board = await positions.run(lambda: _board(terms, seats))
    if not board:
        return
    maps = await store.do(partial(_maps, laid=laid))
    if not maps:
        return
    same = await positions.run(lambda: canonical(board) in {canonical(one) for one in maps})
    if same:
        raise refused()


def _board(terms: Terms, seats: int) -> tuple[int, str]:
    """How many tiles lie there, and the board as text, "" where it has too few tiles to be one of its own."""
    engine = terms.game(seats).engine
    laid = int(engine.state.board.n_laid)
    enough = laid >= FEWEST + int(Engine(engine.rules).state.board.n_laid)
    return laid, Sketch(engine.state.board).text if enough else ""


def _maps(db: "Db", laid: int) -> list[str]:
    """Those of the running games that count and have this number of tiles."""
    found = db.execute(_RUNNING, (f'%"laid":{laid},%', '%"rated":true%'))
    return [read(str(summary)).map for (summary,) in found]


def canonical(text: str) -> str:
    """The same text for a map wherever it lies and however it is turned."""
    cells: Cells = []
    for cell in text.split():
        where, _, signs = cell.partition(":")
        x, _, y = where.partition(",")
        cells.append((int(x), int(y), signs))
    turned = []
    for _ in range(4):
        turned.append(_moved(cells))
        cells = [(-y, x, signs[3] + signs[:3] + signs[4:]) for x, y, signs in cells]
    return min(turned)


def _moved(cells: Cells) -> str:
    """With its least column and row at 0, in order."""
    left, top = min((x for x, _, _ in cells), default=0), min((y for _, y, _ in cells), default=0)
    return " ".join(f"{x - left},{y - top}:{signs}" for x, y, signs in sorted(cells))
