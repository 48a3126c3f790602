"""HTTP API of puzzles: the list, the daily puzzle, the device's rating, and opening a puzzle.

Invariant: nothing here reveals a solution. The table does, when the turn is over.
"""

from datetime import UTC, date, datetime
from functools import cache
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import Response

from bastide.puzzles import PUZZLES, Puzzle, of_day
from bastide.server.features.learning import own_puzzle_api, puzzle_attempts
from bastide.server.features.learning.lesson_api import open_lesson_table
from bastide.server.features.learning.puzzle_at_table import make_puzzle_lesson
from bastide.server.features.learning.puzzle_attempts import PuzzleSolver
from bastide.server.http import identity
from bastide.server.http.responses import content_response, json_content
from bastide.server.live.hub import Hub
from bastide.server.protocol.terms import modules_in_play

TODAY: Final = "today"
"""Alias of the daily puzzle. The day is that of UTC."""

SolverState = tuple[PuzzleSolver, dict[str, tuple[float, int]]]


def today() -> date:
    """The day of the daily puzzle, in UTC."""
    return datetime.now(UTC).date()


async def get_puzzles(request: Request) -> Response:
    """GET /api/puzzles."""
    known = await _solver_state(request)
    lines = [_line(puzzle, known) for puzzle in PUZZLES.values()]
    return content_response(request, json_content({**_mine(known), "puzzles": lines}), "no-store")


async def get_puzzle(request: Request) -> Response:
    """GET /api/puzzles/{id}."""
    asked, known = _puzzle_of_request(request), await _solver_state(request)
    if asked is None:
        line, following = await own_puzzle_api.find_own_puzzle_row(request)
        told = {**_mine(known), "puzzle": line}
        return content_response(
            request, json_content({**told, **({"next": following} if following else {})}), "no-store"
        )
    return content_response(request, json_content({**_mine(known), "puzzle": _line(asked, known)}), "no-store")


async def open_puzzle(request: Request) -> Response:
    """POST /api/puzzles/{id}: the device's table of this puzzle, or a new one."""
    asked = _puzzle_of_request(request)
    return await (
        own_puzzle_api.open_own_puzzle_table(request)
        if asked is None
        else open_lesson_table(request, make_puzzle_lesson(asked))
    )


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


def _mine(known: SolverState) -> dict[str, Any]:
    """The visitor's results and the daily puzzle. `next` is the untried puzzle with the rating nearest to theirs, "" if
    none is left."""
    solver, now = known[0], of_day(today())
    left = [one for one in PUZZLES.values() if one.id not in solver.tries and one.id != now]
    following = min(left, key=lambda one: (abs(_rating(one, known) - solver.rating), one.id), default=None)
    me = {
        "rating": round(solver.rating),
        "tried": len(solver.tries),
        "solved": sum(solver.tries.values()),
        "streak": solver.streak,
    }
    return {"today": now, "next": following.id if following else "", "me": me}


def _line(one: Puzzle, known: SolverState) -> dict[str, Any]:
    """`solved` is present once this device has tried it."""
    solver, ratings = known
    rating, count = ratings.get(one.id, (float(one.rating), 0))
    line: dict[str, Any] = {**_describe_puzzle(one.id), "rating": round(rating), "tries": count}
    if one.id in solver.tries:
        line["solved"] = solver.tries[one.id]
    return line


@cache
def _describe_puzzle(name: str) -> dict[str, Any]:
    """The fixed part of a puzzle's description."""
    one = PUZZLES[name]
    return {"id": name, "rules": one.rules, "modules": modules_in_play(one.rules), "seats": one.seats}


def _rating(one: Puzzle, known: SolverState) -> float:
    return known[1].get(one.id, (float(one.rating), 0))[0]
