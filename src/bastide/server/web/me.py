"""What a device may do with itself, over HTTP: see all that is stored about it, erase it, get a new token, and move to
another browser by a code."""

import json
from typing import Annotated, Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from bastide.server.common.answers import answer
from bastide.server.common.bodies import read
from bastide.server.common.refused import Refused
from bastide.server.gate import addresses, visitor
from bastide.server.gate.limits import PerHour
from bastide.server.hall import devices
from bastide.server.hall.hub import Hub
from bastide.server.people import codes
from bastide.server.web.accounts.signing import fresh_or_guest, rotate


class Recovery(msgspec.Struct, forbid_unknown_fields=True):
    """The body of POST /api/me/recover."""

    code: Annotated[str, msgspec.Meta(max_length=40)]


class Patience:
    """How often an address may ask for its data and change who it is, and how often it may try a code."""

    def __init__(self, hub: Hub) -> None:
        self.data = PerHour(hub.limits.data_requests_per_hour, hub.clock).over(hub.bus, "limit data")
        self.codes = PerHour(hub.limits.codes_per_hour, hub.clock).over(hub.bus, "limit codes")


def _count(request: Request, counter: PerHour) -> None:
    """Only so often for each address. Raises Refused."""
    who = addresses.of(request)
    if wait := counter.wait(who):
        text = "That was often enough for a while; wait a little."
        raise Refused("too-often", text, status=429, seconds=int(wait) + 1)
    counter.note(who)


async def tell(request: Request) -> Response:
    """GET /api/me."""
    _count(request, request.app.state.patience.data)
    told: dict[str, Any] = {"device": None, "tables": [], "lessons": [], "puzzles": [], "tilesets": []}
    told |= {"seeks": [], "friends": None, "blocks": [], "vacations": [], "rated": None, "account": None, "ban": None}
    told |= {"tournaments": [], "standbys": [], "reports": [], "restraints": [], "alerts": {"pushes": [], "alerts": []}}
    if device := visitor.known(request):
        told = await devices.everything(request.app.state.hub, device)
    headers = {"Cache-Control": "no-store", "Content-Disposition": 'attachment; filename="bastide-me.json"'}
    text = json.dumps(told, ensure_ascii=False, indent=1)
    return Response(text, media_type="application/json", headers=headers)


async def erase(request: Request) -> Response:
    """DELETE /api/me."""
    _count(request, request.app.state.patience.data)
    device = visitor.known(request)
    if not device:
        return answer({"tables": 0})
    await fresh_or_guest(request)
    number = await devices.forget(request.app.state.hub, device)
    return answer({"tables": number}, headers={"Set-Cookie": visitor.cookie(request, visitor.fresh_token(request))})


async def renew(request: Request) -> Response:
    """POST /api/me/token."""
    _count(request, request.app.state.patience.data)
    if visitor.who(request).session:
        return answer({"tables": 0}, headers=await rotate(request))
    device, fresh = visitor.known(request), visitor.fresh_token(request)
    number = await devices.move(request.app.state.hub, device, visitor.device_of(fresh)) if device else 0
    return answer({"tables": number}, headers={"Set-Cookie": visitor.cookie(request, fresh)})


async def code(request: Request) -> Response:
    """POST /api/me/code."""
    _count(request, request.app.state.patience.data)
    device = visitor.known(request)
    if not device:
        raise Refused("nothing-known", "Nothing is known about this browser yet.")
    if visitor.who(request).session:
        raise Refused("signed-in", "You have an account: sign in over there, and everything is there as well.")
    hub, fresh = request.app.state.hub, codes.fresh()
    until = await hub.tables.store.do(lambda db: codes.keep(db, fresh, device))
    return answer({"code": fresh, "until_ms": until})


async def recover(request: Request) -> Response:
    """POST /api/me/recover."""
    _count(request, request.app.state.patience.codes)
    wish = await read(request, Recovery)
    hub: Hub = request.app.state.hub
    old = await hub.tables.store.do(lambda db: codes.use(db, wish.code))
    if old is None:
        raise Refused("wrong-code", "This code does not work: it was used, is older than a day, or has another sign.")
    fresh, headers = visitor.given(request)
    number = 0 if fresh == old else await devices.move(hub, old, fresh)
    return answer({"tables": number}, headers=headers)


ROUTES: Final = (
    Route("/api/me", tell, methods=["GET"]),
    Route("/api/me", erase, methods=["DELETE"]),
    Route("/api/me/token", renew, methods=["POST"]),
    Route("/api/me/code", code, methods=["POST"]),
    Route("/api/me/recover", recover, methods=["POST"]),
)
