"""The analysis of a finished game, turn by turn (docs/play/analysis.md), and its turns with other actions.

Invariant: anyone who may view a table may read them, but only after the game, because they show the best turns.
"""

import hashlib
from typing import Final, cast

from starlette.requests import Request

from bastide.core.refusal import IllegalAction
from bastide.server.common.errors import RequestError
from bastide.server.common.workers import BoundedWorker
from bastide.server.features.games.analysis_messages import AnalysisState, GameAnalysis
from bastide.server.features.games.analysis_queue import DEPTHS, FAILED, AnalysisJob, AnalysisQueue
from bastide.server.features.games.analysis_worker import AnalysisTask
from bastide.server.features.games.messages import ReplayFrame
from bastide.server.http import identity
from bastide.server.http.responses import JsonResponse, gzip_response, json_response
from bastide.server.live.people.visibility import cache_control, require_visible_table
from bastide.server.tables.history import records
from bastide.server.tables.history.replay import GameHistory, what_if_frame
from bastide.server.tables.table import Table
from bastide.server.tables.views.views import list_device_seats

LONGEST: Final = 16
"""Number of actions that may replace others."""
MOST_SIGNS: Final = 80
MOST_DIGITS: Final = 6


async def get_analysis(request: Request) -> JsonResponse[GameAnalysis | AnalysisState]:
    """GET /api/tables/{table}/analysis?depth=0: the analysis, or its progress. POST starts it if there is none."""
    live = await require_visible_table(request, identity.identify_device(request))
    depth = _read_depth(request)
    async with live.lock:
        _check(live.room, depth)
        table, record = live.room.table, records.make_record(live.room)
        edition = analysis_edition(record.dumps()) if live.room.terms.by_hand else ""
    queue: AnalysisQueue = request.app.state.analysis_queue
    job = queue.find(table, depth)  # before the look-up: a job that has ended by now is stored
    packed = None if job.task else await queue.load(table, depth, edition)
    if packed is not None:
        return gzip_response(request, packed, cache_control(live.room))
    if request.method == "POST":
        job = queue.begin(table, AnalysisTask(record.dumps(), depth), identity.get_requester(request), edition)
    return json_response(_describe_job(job), 202)


def analysis_edition(record: str) -> str:
    """Hash of a record. A game with manual draws can be corrected after its end, and is then analysed again."""
    return "/" + hashlib.sha256(record.encode()).hexdigest()[:16]


def _read_depth(request: Request) -> int:
    depth = request.query_params.get("depth", "0")
    if depth not in map(str, DEPTHS):
        raise RequestError("bad-depth", f"An analysis has one of these depths: {', '.join(map(str, DEPTHS))}.")
    return int(depth)


def _check(table: Table, depth: int = 0) -> None:
    """Check that this game may be analysed to this depth. Raises RequestError."""
    if not table.finished or table.match is None:
        raise RequestError("not-over", "The game is not over.", status=409)
    if depth and table.match.game.engine.rules.cooperative:
        raise RequestError("bad-depth", "The turns of a team are judged at depth 0 only.")


def _describe_job(job: AnalysisJob) -> AnalysisState:
    if job.state == "failed":
        raise RequestError(FAILED, "This game could not be analysed.", status=500)
    if job.state == "none":
        raise RequestError("no-analysis", "This game has not been judged yet.", status=404)
    return {"state": job.state, "done": job.done, "of": job.of}


async def get_what_if(request: Request) -> JsonResponse[ReplayFrame]:
    """GET /api/tables/{table}/instead?n=41&do=place E 0,-1 180&do=pass: replace action 41 and those after it with
    these, and show the result as a replay frame (docs/host/protocol.md)."""
    device = identity.identify_device(request)
    live = await require_visible_table(request, device)
    number, actions = request.query_params.get("n", ""), request.query_params.getlist("do")
    async with live.lock:
        _check(live.room)
        seats = list_device_seats(live.room, device) if device else []
        history = GameHistory.of(live.room, seats[0] if seats else None)
    n = int(number) if number.isascii() and number.isdigit() and len(number) <= MOST_DIGITS else 0
    if not 1 <= n <= len(history.actions) or history.actions[n - 1][0] is None:
        text = f"{number[:MOST_DIGITS]!r} is not the number of a player's action in this game."
        raise RequestError("bad-action", text)
    if not 1 <= len(actions) <= LONGEST or any(len(action) > MOST_SIGNS for action in actions):
        raise RequestError("bad-action", f"Send 1 to {LONGEST} actions of at most {MOST_SIGNS} characters.")
    try:
        worker: BoundedWorker = request.app.state.replaying
        frame = await worker.run(lambda: what_if_frame(history, n, actions))
        return json_response(cast(ReplayFrame, frame))
    except IllegalAction as error:
        raise RequestError(error.code, error.text, error.rule, error.args_by_name) from None
