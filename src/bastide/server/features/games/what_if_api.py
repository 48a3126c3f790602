"""GET /api/tables/{table}/instead: a turn of a finished game with other actions, as a replay frame (docs/protocol.md).

Invariant: anyone who may view a table may ask, but only after the game. During the game it would let players try out
turns.
"""

from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from bastide.core.refusal import IllegalAction
from bastide.server.common.errors import RequestError
from bastide.server.common.workers import BoundedWorker
from bastide.server.http import identity
from bastide.server.http.responses import json_response
from bastide.server.live.people.visibility import require_visible_table
from bastide.server.tables.history.replay import GameHistory, what_if_frame
from bastide.server.tables.views.views import list_device_seats

LONGEST: Final = 16
"""Number of actions that may replace others."""
MOST_SIGNS: Final = 80
MOST_DIGITS: Final = 6


async def get_what_if(request: Request) -> Response:
    """`?n=41&do=place E 0,-1 180&do=pass`: replace action 41 and those after it with these."""
    device = identity.identify_device(request)
    live = await require_visible_table(request, device)
    asked, actions = request.query_params.get("n", ""), request.query_params.getlist("do")
    async with live.lock:
        room = live.room
        if not room.finished or room.match is None:
            raise RequestError("not-over", "The game is not over.", status=409)
        held = list_device_seats(room, device) if device else []
        told = GameHistory.of(room, held[0] if held else None)
    n = int(asked) if asked.isascii() and asked.isdigit() and len(asked) <= MOST_DIGITS else 0
    if not 1 <= n <= len(told.actions) or told.actions[n - 1][0] is None:
        raise RequestError(
            "bad-action", f"{asked[:MOST_DIGITS]!r} is not the number of a player's action in this game."
        )
    if not 1 <= len(actions) <= LONGEST or any(len(action) > MOST_SIGNS for action in actions):
        raise RequestError("bad-action", f"Send 1 to {LONGEST} actions of at most {MOST_SIGNS} characters.")
    try:
        worker: BoundedWorker = request.app.state.replaying
        return json_response(await worker.run(lambda: what_if_frame(told, n, actions)))
    except IllegalAction as no:
        raise RequestError(no.code, no.text, no.rule, no.args_by_name) from None
