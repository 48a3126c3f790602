"""Helpers for HTTP endpoints that create tables: the requested seats, the caller, and the response."""

from collections.abc import Sequence
from typing import Annotated, Final, Literal

import msgspec
from starlette.requests import Request

from bastide.bots.registry import default_bot
from bastide.server.common.bounded_types import MOST_SEATS, Id, Word
from bastide.server.common.errors import RequestError
from bastide.server.common.names import TakenNames, clean_name, fit_name
from bastide.server.http import identity
from bastide.server.http.responses import JsonResponse, json_response
from bastide.server.live.hub import Hub
from bastide.server.live.registry import LiveTable
from bastide.server.protocol.events import SeatPlan
from bastide.server.protocol.table_entries import TableCreated
from bastide.server.tables.seating import check_bot


class SeatRequest(msgspec.Struct, forbid_unknown_fields=True):
    """A seat of a new table. "me" is a person on the requesting device."""

    kind: Literal["me", "open", "bot"]
    name: Word = ""
    bot: Id = ""  # "": the default bot of the rules


UNNAMED: Final = "Bastide"
"""The name of a table of people without names."""
Seats = Annotated[list[SeatRequest], msgspec.Meta(max_length=MOST_SEATS)]


async def table_response(hub: Hub, live: LiveTable, headers: dict[str, str]) -> JsonResponse[TableCreated]:
    """The 201 response of a request that created a table."""
    table = live.room
    await hub.tables.spare(live)
    body: TableCreated = {"table": table.table, "url": f"/t/{table.table}", "commitment": table.made.commitment}
    return json_response(body, 201, {"Location": f"/t/{table.table}", **headers})


def require_visitor(request: Request) -> tuple[str, dict[str, str]]:
    """The requesting device, and response headers that set its token. Raises RequestError if the body is not JSON."""
    if request.headers.get("content-type", "").split(";")[0].strip() != "application/json":
        raise RequestError("not-json", "Send the table as application/json.", status=415)
    return identity.ensure_device(request)


def name_table(seats: Sequence[SeatRequest], plans: Sequence[SeatPlan]) -> str:
    """The name of a table without one: the names of its people and bots, and so no words of any language."""
    known = [plan.name for seat, plan in zip(seats, plans, strict=True) if seat.name or plan.kind == "bot"]
    given = [name for name in known if name]
    return fit_name(" · ".join(given)) if given else UNNAMED


def plan_seats(rules: str, seats: list[SeatRequest], device: str, position: str = "") -> list[SeatPlan]:
    """The initial seats of a table. Duplicate names get a number. Raises RequestError for a bad name or bot."""
    taken = TakenNames()
    names = {
        number: taken.numbered(clean_name(seat.name or f"Player {number + 1}"))
        for number, seat in enumerate(seats)
        if seat.kind == "me" or (seat.kind == "bot" and seat.name)
    }
    plans = []
    for number, seat in enumerate(seats):
        if seat.kind == "open":
            plans.append(SeatPlan("open"))
        elif seat.kind == "me":
            plans.append(SeatPlan("person", names[number], device))
        else:
            bot = seat.bot or default_bot(rules)
            check_bot(rules, bot, position)
            plans.append(SeatPlan("bot", names.get(number) or taken.bot(bot), bot=bot))
    return plans
