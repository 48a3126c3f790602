"""HTTP API of the position editor: the draft after an edit, and advice for it (docs/library/position.md).

Invariant: nothing is stored. A table that begins with the position is opened like any other (app/create_table_api.py).
"""

import msgspec

from bastide.server.bots.best_turn import BestTurns
from bastide.server.bots.worker import BotTask
from bastide.server.common import server_metrics
from bastide.server.common.errors import RequestError
from bastide.server.common.workers import BoundedWorker
from bastide.server.features.tilesets import position_editor
from bastide.server.features.tilesets.messages import DraftResponse
from bastide.server.features.tilesets.position_editor import BeginDraft, DraftRequest, position_for_table
from bastide.server.features.tilesets.sharing import resolve_options
from bastide.server.http import client_address, identity
from bastide.server.http.api_route import JsonRequest, api_route
from bastide.server.http.responses import JsonResponse, json_response
from bastide.server.live.assistance import fair_play
from bastide.server.live.assistance.hints import QUEUE
from bastide.server.live.hub import Hub
from bastide.server.protocol.terms import Terms


class PositionAdviceRequest(msgspec.Struct, forbid_unknown_fields=True):
    """The body of POST /api/position/advice."""

    text: position_editor.Text


async def post_draft(request: JsonRequest[DraftRequest]) -> JsonResponse[DraftResponse]:
    """POST /api/position: the draft after an edit, and what can follow."""
    body, hub = await request.read(), request.app.state.hub
    if isinstance(body.edit, BeginDraft):
        body.edit.house = await resolve_options(hub.tables.store, body.edit.house)
    positions: BoundedWorker = request.app.state.positions
    return await positions.run(lambda: json_response(position_editor.answer_draft(body)))


async def post_position_advice(request: JsonRequest[PositionAdviceRequest]) -> JsonResponse[BestTurns]:
    """POST /api/position/advice: the best turns with the tile in hand, computed off the event loop."""
    hub: Hub = request.app.state.hub
    body, positions = await request.read(), request.app.state.positions
    terms, seats = await positions.run(lambda: position_for_table(body.text))
    await fair_play.check_position(hub.tables.store, positions, terms, seats)
    task = await positions.run(lambda: make_advice_task(terms, seats))
    if hub.hint_pool.waiting >= QUEUE:
        raise RequestError("advice-busy", "Others are being advised; try again in a moment.", status=503, seconds=1)
    if not hub.advices.may(identity.identify_device(request) or client_address.client_key(request)):
        server_metrics.limited.labels("hints_per_hour").inc()
        raise RequestError("too-often", "Too many tries. Please wait an hour.", status=429)
    hint = await hub.hint_pool.ask(task)
    if hint is None or hint.best is None:
        raise RequestError("no-advice", "There is no advice now.", status=503)
    return json_response(hint.best)


def make_advice_task(terms: Terms, seats: int) -> BotTask:
    """The task for the worker. Raises RequestError."""
    game = terms.game(seats)
    if game.engine.seat < 0:
        raise RequestError("no-hand", "Put a tile in hand first: advice is about a turn.")
    return BotTask(
        *(0, "position", terms.rules, seats, terms.starter or 0, [], "", int(game.engine.seat)),
        house=terms.house,
        advice="best",
        position=terms.position,
    )


ROUTES = [
    api_route("POST", "/api/position", post_draft),
    api_route("POST", "/api/position/advice", post_position_advice),
]
