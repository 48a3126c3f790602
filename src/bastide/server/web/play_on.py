"""Playing on from any turn of a finished game, at a new table.

Law: the actions up to the end of that turn are taken over as they were; what was left in the bag then is drawn anew
from the new table's own secret, so nobody knows what comes.
"""

from typing import TYPE_CHECKING

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from bastide.core.refusal import RulesetError
from bastide.records.turns import turn_ends
from bastide.server.common.answers import answer, problem
from bastide.server.common.bodies import read
from bastide.server.common.refused import Refused
from bastide.server.common.wishes import Count, Word
from bastide.server.gate import addresses, visitor
from bastide.server.hall.hub import Hub
from bastide.server.messages.events import LogError, Origin
from bastide.server.messages.terms import Terms
from bastide.server.people.names import clean_name
from bastide.server.storage.database import StoreError
from bastide.server.table.doors import check_look
from bastide.server.web import opening
from bastide.server.web.opening import Seats, plans_of, refusal

if TYPE_CHECKING:
    from bastide.server.table.room import Room


class Wish(msgspec.Struct, forbid_unknown_fields=True):
    """The body of POST /api/tables/{table}/play-on: after which turn, and who sits where."""

    turn: Count
    seats: Seats
    name: Word = ""


async def play_on(request: Request) -> Response:
    """POST /api/tables/{table}/play-on."""
    hub: Hub = request.app.state.hub
    refused, token, headers = opening.visiting(request)
    if refused is not None:
        return refused
    device = visitor.device_of(token)
    try:
        wish = await read(request, Wish)
        live = await hub.tables.get(request.path_params["table"])
        if live is None:
            return problem(404, "no-such-table", "There is no table of this name.")
        check_look(live.room, device)
        async with live.lock:
            terms, origin = beginning(live.room, wish.turn, len(wish.seats))
            name = clean_name(wish.name) if wish.name.strip() else live.room.name
        plans = plans_of(terms.rules, wish.seats, device)
        opener = await hub.quota.opener(device, addresses.of(request))
        made = (await hub.create(terms, name, device, plans, origin=origin, opener=opener)).room
    except LogError as error:
        return problem(500, "unreadable-table", str(error))
    except (RulesetError, Refused) as error:
        return refusal(error)
    except StoreError as error:
        trouble = hub.trouble(error)
        return problem(503, trouble.code, "The table could not be stored.", trouble.ref)
    body = {"table": made.table, "url": f"/t/{made.table}", "commitment": made.made.commitment}
    return answer(body, 201, {"Location": f"/t/{made.table}", **headers})


def beginning(room: "Room", turn: int, seats: int) -> tuple[Terms, Origin]:
    """The terms of a table that plays on, and what it takes over. Raises Refused."""
    if room.match is None:
        raise Refused("not-started", "The game has not begun.")
    if not room.finished:
        raise Refused("not-over", "The game is not over.")
    if seats != len(room.seats):
        text = f"This game has {len(room.seats)} seats, not {seats}."
        raise Refused("bad-seats", text, args={"min": len(room.seats), "max": len(room.seats), "seats": seats})
    over = room.phase == "over"
    ends = turn_ends(room.match.done, over)
    turn = turn if over else min(turn, len(ends) - 1)  # a turn that was under way is not taken over
    if not 0 <= turn < len(ends):
        raise Refused("no-such-turn", f"This game has turns 0 to {len(ends) - 1}.", args={"turns": len(ends) - 1})
    if over and turn == len(ends) - 1:
        raise Refused("nothing-left", "After that turn the game is over.")
    origin = Origin(room.table, turn, room.match.done[: ends[turn]])
    return msgspec.structs.replace(room.terms, starter=room.starter), origin
