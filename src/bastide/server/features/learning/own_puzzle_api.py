"""HTTP API of puzzles from a device's own games: the list, and opening a puzzle.

Invariant: a device that did not sit there, or no longer has the game, gets nothing. The list reveals no solution.
"""

from typing import Any, Final

from starlette.requests import Request
from starlette.responses import Response

from bastide.puzzles.own import make_puzzle
from bastide.server.common.errors import RequestError
from bastide.server.features.learning import own_puzzle_store
from bastide.server.features.learning.lesson_api import open_lesson_table
from bastide.server.features.learning.own_puzzle_store import StoredOwnPuzzle
from bastide.server.features.learning.puzzle_at_table import make_puzzle_lesson
from bastide.server.http import identity
from bastide.server.http.responses import content_response, json_content
from bastide.server.live.hub import Hub
from bastide.server.live.people import visibility
from bastide.server.live.rebuild import open_read_only
from bastide.server.live.summary import list_rows
from bastide.server.protocol.events import PosedPuzzle
from bastide.server.tables.history import records

LISTED: Final = 60
"""Most puzzles in a list, the latest."""
LONGEST: Final = 80
"""Characters of a table's name."""

OwnPuzzleRow = dict[str, Any]


async def get_own_puzzles(request: Request) -> Response:
    """GET /api/puzzles/own. With `?table=`, only the puzzles of that game."""
    hub: Hub = request.app.state.hub
    device, table = identity.identify_device(request), request.query_params.get("table", "")[:LONGEST]
    found = await hub.tables.store.do(own_puzzle_store.list_own_puzzles, device=device, table=table) if device else []
    lines = await _lines(hub, device, found)
    return content_response(request, json_content({"puzzles": lines[:LISTED]}), "no-store")


async def find_own_puzzle_row(request: Request) -> tuple[OwnPuzzleRow, str]:
    """The requested puzzle, and the name of the next one: an untried one, else an unsolved one, "" for none. Raises
    RequestError."""
    hub: Hub = request.app.state.hub
    asked, told = await _puzzle_of_request(request)
    device = identity.identify_device(request)
    others = await hub.tables.store.do(own_puzzle_store.list_own_puzzles, device=device)
    lines = [one for one in await _lines(hub, device, others) if one["id"] != asked.own.id and not one.get("solved")]
    lines.sort(key=lambda one: "solved" in one)
    return told, str(lines[0]["id"]) if lines else ""


async def open_own_puzzle_table(request: Request) -> Response:
    """The device's table of this puzzle, or a new one. Raises RequestError."""
    hub: Hub = request.app.state.hub
    asked, _ = await _puzzle_of_request(request)
    async with open_read_only(hub.tables, asked.table) as room:
        if room is None:
            raise _none()
        await visibility.check_copyable(hub.tables.store, room)
        puzzle = make_puzzle(records.make_record(room), asked.own)
        colours = [seat[0] for seat in room.colours]
    if puzzle is None:
        raise _none()
    return await open_lesson_table(request, make_puzzle_lesson(puzzle), PosedPuzzle(asked.table, puzzle), colours)


async def _puzzle_of_request(request: Request) -> tuple[StoredOwnPuzzle, OwnPuzzleRow]:
    hub: Hub = request.app.state.hub
    device, name = identity.identify_device(request), request.path_params["puzzle"]
    found = await hub.tables.store.do(own_puzzle_store.find_own_puzzles, device=device, puzzle=name) if device else []
    for kept in found:
        for told in await _lines(hub, device, [kept]):
            return kept, told
    raise _none()


def _none() -> RequestError:
    return RequestError("no-such-puzzle", "There is no puzzle of that name.", status=404)


async def _lines(hub: Hub, device: str, found: list[StoredOwnPuzzle]) -> list[OwnPuzzleRow]:
    """Rows for the puzzles whose seat the device holds. `name` and `changed` are those of the game."""
    games = await list_rows(hub.tables, list(dict.fromkeys(one.table for one in found)), device, whole=True)
    told = []
    for one in found:
        game, own = games.get(one.table), one.own
        if game is None or own.seat not in game["mine"]:
            continue
        line: OwnPuzzleRow = {
            "id": own.id,
            "table": one.table,
            "turn": own.turn,
            "seat": own.seat,
            "loss": round(own.loss, 1),
            "depth": one.depth,
            "name": one.called or game["name"],
            "changed": one.changed_ms,
            "rules": game["rules"],
            "modules": game["modules"],
            "seats": len(game["seats"]),
        }
        told.append(line if one.solved is None else {**line, "solved": one.solved})
    return told
