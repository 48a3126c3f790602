"""/api/tables/{table}/analysis: the analysis of a finished game, turn by turn (docs/analysis.md).

Invariant: anyone who may view a table may read it, but only after the game, because it shows the best turns.
"""

import gzip
import hashlib

from starlette.requests import Request
from starlette.responses import Response

from bastide.server.common.errors import RequestError
from bastide.server.features.games.analysis_queue import DEPTHS, FAILED, AnalysisJob, AnalysisQueue
from bastide.server.features.games.analysis_worker import AnalysisTask
from bastide.server.http import identity
from bastide.server.http.responses import error_response, json_response
from bastide.server.live.people.visibility import cache_control, require_visible_table
from bastide.server.live.registry import LiveTable
from bastide.server.tables.history import records


async def get_analysis(request: Request) -> Response:
    """GET `?depth=0`: the analysis, or its progress. POST starts it if there is none."""
    live = await require_visible_table(request, identity.identify_device(request))
    depth = _depth(request)
    async with live.lock:
        _check(live, depth)
        table, record = live.room.table, records.make_record(live.room)
        edition = analysis_edition(record.dumps()) if live.room.terms.by_hand else ""
    bench: AnalysisQueue = request.app.state.bench
    work = bench.work(table, depth)  # before the look-up: a job that has ended by now is stored
    packed = None if work.task else await bench.kept(table, depth, edition)
    if packed is not None:
        return _whole(request, packed, cache_control(live.room))
    if request.method == "POST":
        work = bench.begin(table, AnalysisTask(record.dumps(), depth), identity.get_requester(request), edition)
    return _analysis_state(work)


def analysis_edition(record: str) -> str:
    """Hash of a record. A game with manual draws can be corrected after its end, and is then analysed again."""
    return "/" + hashlib.sha256(record.encode()).hexdigest()[:16]


def _depth(request: Request) -> int:
    asked = request.query_params.get("depth", "0")
    if asked not in map(str, DEPTHS):
        raise RequestError("bad-depth", f"An analysis has one of these depths: {', '.join(map(str, DEPTHS))}.")
    return int(asked)


def _check(live: LiveTable, depth: int) -> None:
    """Check that this game may be analysed to this depth. Raises RequestError."""
    room = live.room
    if not room.finished or room.match is None:
        raise RequestError("not-over", "The game is not over.", status=409)
    if depth and room.match.game.engine.rules.cooperative:
        raise RequestError("bad-depth", "The turns of a team are judged at depth 0 only.")


def _analysis_state(work: AnalysisJob) -> Response:
    if work.state == "failed":
        return error_response(500, FAILED, "This game could not be judged.")
    if work.state == "none":
        return error_response(404, "no-analysis", "This game has not been judged yet.")
    return json_response({"state": work.state, "done": work.done, "of": work.of}, 202)


def _whole(request: Request, packed: bytes, cache: str) -> Response:
    headers = {"Cache-Control": cache, "Vary": "Accept-Encoding"}
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(gzip.decompress(packed), media_type="application/json", headers=headers)
    return Response(packed, media_type="application/json", headers={**headers, "Content-Encoding": "gzip"})
