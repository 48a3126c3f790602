"""GET, POST and DELETE /api/vacation: days off during which a player's correspondence clocks stop.

Invariant: DAYS_A_YEAR days per year, counted on the service clock. A day that has begun counts in full.
"""

from typing import Annotated, Final, NotRequired, TypedDict

import msgspec
from starlette.requests import Request

from bastide.server.common.errors import RequestError
from bastide.server.http import identity
from bastide.server.http.api_route import JsonRequest, api_route
from bastide.server.http.responses import JsonResponse, json_response
from bastide.server.live.hub import Hub
from bastide.server.live.timers import clocks
from bastide.server.storage import table_clocks as stored
from bastide.server.storage.db import Db
from bastide.server.storage.service_clock import DAY

DAYS_A_YEAR: Final = 30


class VacationRequest(msgspec.Struct, forbid_unknown_fields=True):
    """The body of POST /api/vacation: the number of days from now on."""

    days: Annotated[int, msgspec.Meta(ge=1, le=DAYS_A_YEAR)]


class VacationResponse(TypedDict):
    """The vacation days `left` this year out of `a_year`, and the milliseconds until a current vacation ends."""

    left: int
    a_year: int
    ends_ms: NotRequired[int]


def vacation_days_left(db: Db, device: str, now: int) -> int:
    """Vacation days that a device may still take this year. `now` is service clock milliseconds."""
    return DAYS_A_YEAR - sum(-(-(ended - begun) // DAY) for begun, ended in stored.list_vacations(db, device, now))


async def _vacation_response(hub: Hub, device: str) -> JsonResponse[VacationResponse]:
    store, now = hub.tables.store, hub.tables.store.service.open()
    left = await store.do(lambda db: vacation_days_left(db, device, now)) if device else DAYS_A_YEAR
    ahead = hub.vacations.ahead(device, now)
    body: VacationResponse = {"left": max(0, left), "a_year": DAYS_A_YEAR}
    return json_response({**body, "ends_ms": ahead} if ahead else body)


async def get_vacation(request: Request) -> JsonResponse[VacationResponse]:
    """GET /api/vacation: the days left, and the milliseconds until a current vacation ends."""
    return await _vacation_response(request.app.state.hub, identity.identify_device(request))


async def begin_vacation(request: JsonRequest[VacationRequest]) -> JsonResponse[VacationResponse]:
    """POST /api/vacation: begin a vacation now."""
    hub: Hub = request.app.state.hub
    device, body = identity.identify_device(request), await request.read()
    if not device:
        raise RequestError("nothing-known", "The server knows nothing about this browser yet.")
    store, now = hub.tables.store, hub.tables.store.service.open()

    def work(db: Db) -> None:
        db.order()
        if any(ended > now for _, ended in stored.list_vacations(db, device, now)):
            raise RequestError("on-vacation", "You are already on vacation: end it first.")
        if body.days > (left := vacation_days_left(db, device, now)):
            raise RequestError("no-vacation", f"You have {left} days of vacation left this year.", args={"days": left})
        stored.store_vacation(db, device, now, now + body.days * DAY)

    await store.do(work)
    await _publish_change(hub)
    return await _vacation_response(hub, device)


async def finish_vacation(request: Request) -> JsonResponse[VacationResponse]:
    """DELETE /api/vacation: end the current vacation now."""
    hub: Hub = request.app.state.hub
    device, now = identity.identify_device(request), hub.tables.store.service.open()
    if device:
        await hub.tables.store.do(lambda db: stored.end_vacation(db, device, now))
        await _publish_change(hub)
    return await _vacation_response(hub, device)


async def _publish_change(hub: Hub) -> None:
    await clocks.load_vacations(hub)
    hub.bus.say(clocks.RESTS)


ROUTES: Final = [
    api_route("GET", "/api/vacation", get_vacation),
    api_route("POST", "/api/vacation", begin_vacation),
    api_route("DELETE", "/api/vacation", finish_vacation),
]
