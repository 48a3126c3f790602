"""Fair-play checks: the server gives no help with a running rated or tournament game, nor with a copy of its board.

Invariant: no check runs on the path of a move. A position from a visitor is compared with the maps in the stored
summaries of all running games. Boards are equal up to translation and rotation. Companion tables, where people draw
from a physical box, are compared at every request for help. Players could lay the tiles of a running game there.
"""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final

from bastide.core.engine import Engine
from bastide.game import Game
from bastide.server.common.errors import RequestError
from bastide.server.common.workers import BoundedWorker
from bastide.server.live.summary import decode_summary
from bastide.server.protocol.terms import Terms
from bastide.server.tables.views.thumbnail import Thumbnail

if TYPE_CHECKING:
    from bastide.server.bots.worker import BotTask
    from bastide.server.live.hub import Hub
    from bastide.server.live.registry import LiveTable
    from bastide.server.storage.db import Db
    from bastide.server.storage.store import Store
    from bastide.server.tables.table import Table

FEWEST: Final = 4
"""The fewest laid tiles for which boards are compared. With fewer, many games look the same."""
LOOK_BACK: Final = 2
"""Earlier boards of a companion table that are compared too. A turn lays at most two tiles."""
_RUNNING: Final = (
    "SELECT summary FROM tables WHERE phase = 'playing' AND summary LIKE ? "
    "AND (summary LIKE ? OR id IN (SELECT table_id FROM duel_games WHERE result = ''))"
)

Cells = list[tuple[int, int, str]]
Board = tuple[int, str]
"""The number of laid tiles, and the board as thumbnail text."""


def fair_play_error() -> RequestError:
    """The error for help with a running rated or tournament game."""
    text = "The server gives no help while a rated or tournament game with this board is running."
    return RequestError("fair-play", text, status=409)


def check_table(table: "Table") -> None:
    """Check that a table is no running rated or tournament game. Raises RequestError."""
    if table.phase == "playing" and (table.terms.rated or table.made.tournament):
        raise fair_play_error()


async def check_position(store: "Store", positions: BoundedWorker, terms: Terms, seats: int) -> None:
    """Check that a visitor's position is not from a running rated or tournament game. `positions` builds the board.

    Raises RequestError, StoreError."""
    await _compare(store, positions, lambda: _boards(terms.game(seats)))


async def check_companion(hub: "Hub", live: "LiveTable", task: "BotTask") -> None:
    """Check that a companion table is no copy of a running rated or tournament game. Other tables cannot be copies.

    Raises RequestError, StoreError."""
    if live.room.terms.by_hand:
        await _compare(hub.tables.store, hub.positions, lambda: _boards(task.replay(), LOOK_BACK))


async def check_boards(store: "Store", positions: BoundedWorker, boards: list[Board]) -> None:
    """Check that none of these boards of a visitor's game is that of a running rated or tournament game.

    Raises RequestError, StoreError."""
    running = await store.do(_running_maps)
    if bool(running) and await positions.run(partial(_any_among, boards, running)):
        raise fair_play_error()


async def _compare(store: "Store", positions: BoundedWorker, make: Callable[[], list[Board]]) -> None:
    """Raises RequestError where one of the boards is that of a running game."""
    for laid, board in await positions.run(make):
        maps = await store.do(_maps, laid=laid)
        if bool(maps) and await positions.run(partial(_is_among, board, maps)):
            raise fair_play_error()


def _any_among(boards: list[Board], running: list[Board]) -> bool:
    """Whether a board of at least `FEWEST` tiles is among the running ones."""
    found: dict[int, set[str]] = {}
    for laid, board in running:
        if laid >= FEWEST:
            found.setdefault(laid, set()).add(canonical_map(board))
    return any(canonical_map(board) in found[laid] for laid, board in boards if laid in found)


def _is_among(board: str, maps: list[str]) -> bool:
    return canonical_map(board) in map(canonical_map, maps)


def _boards(game: Game, back: int = 0) -> list[Board]:
    """The board and up to `back` earlier ones, without those that have too few tiles to compare."""
    engine, boards = game.engine, list[Board]()
    fewest = FEWEST + int(Engine(engine.rules).state.board.n_laid)
    while (laid := int(engine.state.board.n_laid)) >= fewest:
        boards.append((laid, Thumbnail(engine.state.board).text))
        while engine.plies and int(engine.state.board.n_laid) == laid:
            engine.pop()
        if len(boards) > back or int(engine.state.board.n_laid) == laid:
            break
    return boards


def _maps(db: "Db", laid: int) -> list[str]:
    """The maps of running rated and tournament games with this number of laid tiles."""
    rows = db.execute(_RUNNING, (f'%"laid":{laid},%', '%"rated":true%'))
    return [decode_summary(str(summary)).map for (summary,) in rows]


def _running_maps(db: "Db") -> list[Board]:
    """The number of laid tiles and the map of each running rated and tournament game."""
    rows = [decode_summary(str(summary)) for (summary,) in db.execute(_RUNNING, ("%", '%"rated":true%'))]
    return [(row.laid, row.map) for row in rows]


def canonical_map(text: str) -> str:
    """A canonical form of a map: the same text for all its translations and rotations."""
    cells: Cells = []
    for cell in text.split():
        where, _, signs = cell.partition(":")
        x, _, y = where.partition(",")
        cells.append((int(x), int(y), signs))
    turned = []
    for _ in range(4):
        turned.append(_shift_to_origin(cells))
        cells = [(-y, x, signs[3] + signs[:3] + signs[4:]) for x, y, signs in cells]
    return min(turned)


def _shift_to_origin(cells: Cells) -> str:
    """The sorted text of the cells, with the smallest column and row moved to 0."""
    left, top = min((x for x, _, _ in cells), default=0), min((y for _, y, _ in cells), default=0)
    return " ".join(f"{x - left},{y - top}:{signs}" for x, y, signs in sorted(cells))
