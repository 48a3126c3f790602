"""A position set up by hand, over HTTP: the draft after a change, and advice for it (docs/position.md).

Law: nothing is stored; a table that begins with it is opened like any other (app/create_table_api.py).
"""

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from bastide.server.bots.worker import Task
from bastide.server.common import server_metrics
from bastide.server.common.errors import Refused
from bastide.server.common.workers import BoundedWorker
from bastide.server.features.tilesets.position_editor import Begin, Draft, Text, answer_to, position_for_table
from bastide.server.features.tilesets.sharing import settled
from bastide.server.http import client_address, identity
from bastide.server.http.request_body import read
from bastide.server.http.responses import answer
from bastide.server.live.assistance import fair_play
from bastide.server.live.assistance.hints import QUEUE
from bastide.server.live.hub import Hub
from bastide.server.protocol.terms import Terms


class Asked(msgspec.Struct, forbid_unknown_fields=True):
    """The body of POST /api/position/advice."""

    text: Text


async def draft(request: Request) -> Response:
    """POST /api/position."""
    wish = await read(request, Draft)
    if isinstance(wish.edit, Begin):
        hub: Hub = request.app.state.hub
        wish.edit.house = await settled(hub.tables.store, wish.edit.house)
    positions: BoundedWorker = request.app.state.positions
    return await positions.run(lambda: answer(answer_to(wish)))


async def advice(request: Request) -> Response:
    """POST /api/position/advice: the best turns with the tile in hand, worked out beside the loop."""
    hub: Hub = request.app.state.hub
    asked, positions = await read(request, Asked), request.app.state.positions
    terms, seats = await positions.run(lambda: position_for_table(asked.text))
    await fair_play.check_position(hub.tables.store, positions, terms, seats)
    task = await positions.run(lambda: task_of(terms, seats))
    if hub.coach.waiting >= QUEUE:
        raise Refused("advice-busy", "Others are being advised; try again in a moment.", status=503, seconds=1)
    if not hub.advices.may(identity.known(request) or client_address.of(request)):
        server_metrics.limited.add("advices_per_hour")
        raise Refused("too-often", "That was often enough for an hour.", status=429)
    found = await hub.coach.ask(task)
    if found is None or found.best is None:
        raise Refused("no-advice", "There is no advice now.", status=503)
    return answer(found.best)


def task_of(terms: Terms, seats: int) -> Task:
    """What is to be worked out. Raises Refused."""
    game = terms.game(seats)
    if game.engine.seat < 0:
        raise Refused("no-hand", "Put a tile in hand first: advice is about a turn.")
    return Task(
        *(0, "position", terms.rules, seats, terms.starter or 0, [], "", int(game.engine.seat)),
        house=terms.house,
        advice="best",
        position=terms.position,
    )


ROUTES = [
    Route("/api/position", draft, methods=["POST"]),
    Route("/api/position/advice", advice, methods=["POST"]),
]
