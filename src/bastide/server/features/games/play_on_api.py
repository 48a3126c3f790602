"""Continuation of a finished game at a new table, from any of its turns.

Invariant: the new table copies the actions up to the end of that turn. It draws the remaining tiles from its own
secret, so no one knows their order.
"""

import msgspec

from bastide.records.turns import turn_ends
from bastide.server.common.bounded_types import Count, Word
from bastide.server.common.errors import RequestError
from bastide.server.common.public_names import clean_title
from bastide.server.http import client_address
from bastide.server.http.api_route import JsonRequest
from bastide.server.http.responses import JsonResponse
from bastide.server.live.create_table import Seats, plan_seats, require_visitor, table_response
from bastide.server.live.hub import Hub
from bastide.server.live.people import visibility
from bastide.server.live.people.visibility import require_visible_table
from bastide.server.protocol.events import Origin
from bastide.server.protocol.table_entries import TableCreated
from bastide.server.protocol.terms import Terms
from bastide.server.tables.table import Table


class PlayOnRequest(msgspec.Struct, forbid_unknown_fields=True):
    """The body of POST /api/tables/{table}/play-on: the turn to continue after, and the seats."""

    turn: Count
    seats: Seats
    name: Word = ""


async def post_play_on(request: JsonRequest[PlayOnRequest]) -> JsonResponse[TableCreated]:
    """POST /api/tables/{table}/play-on: a new table that continues a finished game from one of its turns."""
    hub: Hub = request.app.state.hub
    device, headers = require_visitor(request)
    body = await request.read()
    live = await require_visible_table(request, device)
    await visibility.check_copyable(hub.tables.store, live.room)
    async with live.lock:
        terms, origin = play_on_terms(live.room, body.turn, len(body.seats))
        name = clean_title(body.name) if body.name.strip() else live.room.name
    plans = plan_seats(terms.rules, body.seats, device, terms.position)
    opener = await hub.quota.opener(device, client_address.client_key(request))
    created = await hub.create(terms, name, device, plans, origin=origin, opener=opener)
    return await table_response(hub, created, headers)


def play_on_terms(table: Table, turn: int, seats: int) -> tuple[Terms, Origin]:
    """The terms of the new table, and the actions it copies. Raises RequestError."""
    if table.match is None:
        raise RequestError("not-started", "The game has not begun.")
    if not table.finished:
        raise RequestError("not-over", "The game is not over.")
    if seats != (most := len(table.seats)):
        text = f"This game has {most} seats, not {seats}."
        raise RequestError("bad-seats", text, args={"min": most, "max": most, "seats": seats})
    over = table.phase == "over"
    ends = turn_ends(table.match.done, over)
    turn = turn if over else min(turn, len(ends) - 1)  # an unfinished turn is not copied
    if not 0 <= turn < len(ends):
        raise RequestError("no-such-turn", f"This game has turns 0 to {len(ends) - 1}.", args={"turns": len(ends) - 1})
    if over and turn == len(ends) - 1:
        raise RequestError("nothing-left", "After that turn the game is over.")
    origin = Origin(table.table, turn, table.match.done[: ends[turn]])
    return msgspec.structs.replace(table.terms, starter=table.starter, rated=False, order="seated"), origin
