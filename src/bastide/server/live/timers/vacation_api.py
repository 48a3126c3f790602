"""GET, POST and DELETE /api/vacation: somebody takes some days off, during which his clocks of days stand.

Law: so many days a year, counted on the clock of service; a day that was begun counts.
"""

from typing import Annotated, Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from bastide.server.common.errors import Refused
from bastide.server.http import identity
from bastide.server.http.request_body import read
from bastide.server.http.responses import answer
from bastide.server.live.hub import Hub
from bastide.server.live.timers import clocks
from bastide.server.storage import table_clocks as stored
from bastide.server.storage.db import Db
from bastide.server.storage.service_clock import DAY

DAYS_A_YEAR: Final = 30


class Wish(msgspec.Struct, forbid_unknown_fields=True):
    """The body of POST /api/vacation: from now on, for so many days."""

    days: Annotated[int, msgspec.Meta(ge=1, le=DAYS_A_YEAR)]


def left_of(db: Db, device: str, now: int) -> int:
    """Days that a device may still take within this year."""
    return DAYS_A_YEAR - sum(-(-(ended - begun) // DAY) for begun, ended in stored.rested(db, device, now))


async def _told(hub: Hub, device: str) -> Response:
    store, now = hub.tables.store, hub.tables.store.service.open()
    left = await store.do(lambda db: left_of(db, device, now)) if device else DAYS_A_YEAR
    told: dict[str, Any] = {"left": max(0, left), "a_year": DAYS_A_YEAR}
    if ahead := hub.rests.ahead(device, now):
        told["ends_ms"] = ahead
    return answer(told)


async def tell(request: Request) -> Response:
    """GET: how many days are left, and in how many milliseconds the vacation ends that goes on."""
    return await _told(request.app.state.hub, identity.known(request))


async def begin(request: Request) -> Response:
    """POST: it begins now."""
    hub: Hub = request.app.state.hub
    device, wish = identity.known(request), await read(request, Wish)
    if not device:
        raise Refused("nothing-known", "Nothing is known about this browser yet.")
    store, now = hub.tables.store, hub.tables.store.service.open()

    def work(db: Db) -> None:
        db.order()
        if any(ended > now for _, ended in stored.rested(db, device, now)):
            raise Refused("on-vacation", "Your vacation goes on: end it first.")
        if wish.days > (left := left_of(db, device, now)):
            raise Refused("no-vacation", f"You have {left} days of vacation left this year.", args={"days": left})
        stored.rest(db, device, now, now + wish.days * DAY)

    await store.do(work)
    await _heard(hub)
    return await _told(hub, device)


async def end(request: Request) -> Response:
    """DELETE: it ends now."""
    hub: Hub = request.app.state.hub
    device, now = identity.known(request), hub.tables.store.service.open()
    if device:
        await hub.tables.store.do(lambda db: stored.end_rest(db, device, now))
        await _heard(hub)
    return await _told(hub, device)


async def _heard(hub: Hub) -> None:
    await clocks.load_rests(hub)
    hub.bus.say(clocks.RESTS)


ROUTES: Final = [
    Route("/api/vacation", tell, methods=["GET"]),
    Route("/api/vacation", begin, methods=["POST"]),
    Route("/api/vacation", end, methods=["DELETE"]),
]
