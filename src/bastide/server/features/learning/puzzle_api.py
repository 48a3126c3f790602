"""HTTP API of puzzles, those of Bastide and those from a device's own games: the list, the daily puzzle, the device's
rating, and opening a puzzle.

Invariant: nothing here reveals a solution. The table does, when the turn is over. A device that did not sit at a game,
or no longer has it, gets none of its puzzles.
"""

from datetime import UTC, date, datetime
from functools import cache
from typing import Final, cast

from starlette.requests import Request

from bastide.puzzles import PUZZLES, Puzzle, of_day
from bastide.puzzles.own import make_puzzle
from bastide.server.common.errors import RequestError
from bastide.server.features.learning import own_puzzle_store, puzzle_attempts
from bastide.server.features.learning.lesson_api import OpenLessonRequest, open_lesson_table
from bastide.server.features.learning.messages import (
    OwnPuzzleList,
    OwnPuzzleRow,
    PuzzleList,
    PuzzleResponse,
    PuzzleRow,
    SolverInfo,
    SolverResponse,
)
from bastide.server.features.learning.own_puzzle_store import StoredOwnPuzzle
from bastide.server.features.learning.puzzle_at_table import make_puzzle_lesson
from bastide.server.features.learning.puzzle_attempts import PuzzleSolver
from bastide.server.http import identity
from bastide.server.http.api_route import JsonRequest
from bastide.server.http.responses import JsonContent, JsonResponse, json_content_response
from bastide.server.live.hub import Hub
from bastide.server.live.people import visibility
from bastide.server.live.rebuild import open_read_only
from bastide.server.live.summary import list_game_rows
from bastide.server.protocol.events import PosedPuzzle
from bastide.server.protocol.table_entries import TableAddress
from bastide.server.protocol.terms import modules_in_play
from bastide.server.tables.history import records

TODAY: Final = "today"
"""Alias of the daily puzzle. The day is that of UTC."""
LISTED: Final = 60
"""Most puzzles in a list of own ones, the latest."""
LONGEST: Final = 80
"""Characters of a table's name."""

SolverState = tuple[PuzzleSolver, dict[str, tuple[float, int]]]


def today() -> date:
    """The day of the daily puzzle, in UTC."""
    return datetime.now(UTC).date()


async def get_puzzles(request: Request) -> JsonResponse[PuzzleList]:
    """GET /api/puzzles: all puzzles, with the caller's results."""
    known = await _solver_state(request)
    rows = [_describe(puzzle, known) for puzzle in PUZZLES.values()]
    return json_content_response(request, JsonContent(PuzzleList(**_describe_solver(known), puzzles=rows)))


async def get_puzzle(request: Request) -> JsonResponse[PuzzleResponse]:
    """GET /api/puzzles/{id}: a puzzle, or that of the day (`today`)."""
    puzzle, known = _puzzle_of_request(request), await _solver_state(request)
    solver = _describe_solver(known)
    if puzzle is None:
        row, following = await find_own_puzzle_row(request)
        if following:
            solver["next"] = following
    else:
        row = _describe(puzzle, known)
    return json_content_response(request, JsonContent(PuzzleResponse(**solver, puzzle=row)))


async def open_puzzle(request: JsonRequest[OpenLessonRequest]) -> JsonResponse[TableAddress]:
    """POST /api/puzzles/{id}: the device's table of this puzzle, or a new one."""
    puzzle = _puzzle_of_request(request)
    if puzzle is None:
        return await _open_own_puzzle(request)
    return await open_lesson_table(request, make_puzzle_lesson(puzzle))


def _puzzle_of_request(request: Request) -> Puzzle | None:
    """None for a puzzle that does not come with Bastide. It may be from an own game."""
    name = request.path_params["puzzle"]
    return PUZZLES.get(of_day(today()) if name == TODAY else name)


async def _solver_state(request: Request) -> SolverState:
    hub: Hub = request.app.state.hub
    device = identity.identify_device(request)
    return await hub.tables.store.do(
        lambda db: (puzzle_attempts.get_solver(db, device), puzzle_attempts.puzzle_ratings(db))
    )


def _describe_solver(known: SolverState) -> SolverResponse:
    """The visitor's results and the daily puzzle. `next` is the untried puzzle with the rating nearest to theirs, "" if
    none is left."""
    solver, daily = known[0], of_day(today())
    left = [puzzle for puzzle in PUZZLES.values() if puzzle.id not in solver.tries and puzzle.id != daily]
    distances = [(abs(_rating(puzzle, known)[0] - solver.rating), puzzle.id) for puzzle in left]
    tried, solved = len(solver.tries), sum(solver.tries.values())
    me: SolverInfo = {"rating": round(solver.rating), "tried": tried, "solved": solved, "streak": solver.streak}
    return {"today": daily, "next": min(distances)[1] if distances else "", "me": me}


def _describe(puzzle: Puzzle, known: SolverState) -> PuzzleRow:
    """`solved` is present once this device has tried it."""
    rating, count = _rating(puzzle, known)
    row: PuzzleRow = {**_basic_row(puzzle.id), "rating": round(rating), "tries": count}
    tries = known[0].tries
    return {**row, "solved": tries[puzzle.id]} if puzzle.id in tries else row


@cache
def _basic_row(name: str) -> PuzzleRow:
    """The fixed part of a puzzle's description."""
    puzzle = PUZZLES[name]
    return {"id": name, "rules": puzzle.rules, "modules": modules_in_play(puzzle.rules), "seats": puzzle.seats}


def _rating(puzzle: Puzzle, known: SolverState) -> tuple[float, int]:
    """The rating and the number of attempts."""
    return known[1].get(puzzle.id, (float(puzzle.rating), 0))


# ---- puzzles from own games


async def get_own_puzzles(request: Request) -> JsonResponse[OwnPuzzleList]:
    """GET /api/puzzles/own?table=: puzzles from the caller's games, or from one of them."""
    hub: Hub = request.app.state.hub
    device, table = identity.identify_device(request), request.query_params.get("table", "")[:LONGEST]
    found = await hub.tables.store.do(own_puzzle_store.list_own_puzzles, device=device, table=table) if device else []
    rows = await _own_puzzle_rows(hub, device, found)
    return json_content_response(request, JsonContent(OwnPuzzleList(puzzles=rows[:LISTED])))


async def find_own_puzzle_row(request: Request) -> tuple[PuzzleRow, str]:
    """The requested puzzle, and the name of the next one: an untried one, else an unsolved one, "" for none. Raises
    RequestError."""
    hub: Hub = request.app.state.hub
    stored, row = await _own_puzzle_of_request(request)
    device = identity.identify_device(request)
    every = await _own_puzzle_rows(
        hub, device, await hub.tables.store.do(own_puzzle_store.list_own_puzzles, device=device)
    )
    left = [other for other in every if other["id"] != stored.own.id and not other.get("solved")]
    left.sort(key=lambda other: "solved" in other)
    return cast(PuzzleRow, row), left[0]["id"] if left else ""


async def _open_own_puzzle(request: JsonRequest[OpenLessonRequest]) -> JsonResponse[TableAddress]:
    """The device's table of this puzzle, or a new one. Raises RequestError."""
    hub: Hub = request.app.state.hub
    stored, _ = await _own_puzzle_of_request(request)
    async with open_read_only(hub.tables, stored.table) as table:
        if table is None:
            raise _no_puzzle_error()
        await visibility.check_copyable(hub.tables.store, table)
        puzzle = make_puzzle(records.make_record(table), stored.own)
        colours = [seat[0] for seat in table.colours]
    if puzzle is None:
        raise _no_puzzle_error()
    return await open_lesson_table(request, make_puzzle_lesson(puzzle), PosedPuzzle(stored.table, puzzle), colours)


async def _own_puzzle_of_request(request: Request) -> tuple[StoredOwnPuzzle, OwnPuzzleRow]:
    hub: Hub = request.app.state.hub
    device, name = identity.identify_device(request), request.path_params["puzzle"]
    found = await hub.tables.store.do(own_puzzle_store.find_own_puzzles, device=device, puzzle=name) if device else []
    for stored in found:
        for row in await _own_puzzle_rows(hub, device, [stored]):
            return stored, row
    raise _no_puzzle_error()


def _no_puzzle_error() -> RequestError:
    return RequestError("no-such-puzzle", "There is no puzzle with that name.", status=404)


async def _own_puzzle_rows(hub: Hub, device: str, found: list[StoredOwnPuzzle]) -> list[OwnPuzzleRow]:
    """Rows for the puzzles whose seat the device holds. `name` and `changed` are those of the game."""
    games = await list_game_rows(hub.tables, list(dict.fromkeys(stored.table for stored in found)), device)
    rows: list[OwnPuzzleRow] = []
    for stored in found:
        game, own = games.get(stored.table), stored.own
        if game is None or own.seat not in game["mine"]:
            continue
        row: OwnPuzzleRow = {
            "id": own.id,
            "table": stored.table,
            "turn": own.turn,
            "seat": own.seat,
            "loss": round(own.loss, 1),
            "depth": stored.depth,
            "name": stored.called or game["name"],
            "changed": stored.changed_ms,
            "rules": game["rules"],
            "modules": game["modules"],
            "seats": len(game["seats"]),
        }
        rows.append(row if stored.solved is None else {**row, "solved": stored.solved})
    return rows
