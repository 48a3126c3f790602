"""What a device may do with itself, over HTTP: see all that is stored about it, erase it, get a new token, and move to
another browser by a code."""

import json
from typing import Annotated, Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from bastide.server.accounts import transfer_codes
from bastide.server.common.errors import Refused
from bastide.server.features.account import privacy
from bastide.server.features.account.api.auth import fresh_or_guest, rotate
from bastide.server.http import client_address, identity
from bastide.server.http.limits import PerHour
from bastide.server.http.request_body import read
from bastide.server.http.responses import answer
from bastide.server.live.hub import Hub


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
    who = client_address.of(request)
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
    if device := identity.known(request):
        told = await privacy.everything(request.app.state.hub, device)
    headers = {"Cache-Control": "no-store", "Content-Disposition": 'attachment; filename="bastide-me.json"'}
    text = json.dumps(told, ensure_ascii=False, indent=1)
    return Response(text, media_type="application/json", headers=headers)


async def erase(request: Request) -> Response:
    """DELETE /api/me."""
    _count(request, request.app.state.patience.data)
    device = identity.known(request)
    if not device:
        return answer({"tables": 0})
    await fresh_or_guest(request)
    number = await privacy.forget(request.app.state.hub, device)
    return answer({"tables": number}, headers={"Set-Cookie": identity.cookie(request, identity.fresh_token(request))})


async def renew(request: Request) -> Response:
    """POST /api/me/token."""
    _count(request, request.app.state.patience.data)
    if identity.who(request).session:
        return answer({"tables": 0}, headers=await rotate(request))
    device, fresh = identity.known(request), identity.fresh_token(request)
    number = await privacy.move(request.app.state.hub, device, identity.device_of(fresh)) if device else 0
    return answer({"tables": number}, headers={"Set-Cookie": identity.cookie(request, fresh)})


async def code(request: Request) -> Response:
    """POST /api/me/code."""
    _count(request, request.app.state.patience.data)
    device = identity.known(request)
    if not device:
        raise Refused("nothing-known", "Nothing is known about this browser yet.")
    if identity.who(request).session:
        raise Refused("signed-in", "You have an account: sign in over there, and everything is there as well.")
    hub, fresh = request.app.state.hub, transfer_codes.fresh()
    until = await hub.tables.store.do(lambda db: transfer_codes.keep(db, fresh, device))
    return answer({"code": fresh, "until_ms": until})


async def recover(request: Request) -> Response:
    """POST /api/me/recover."""
    _count(request, request.app.state.patience.codes)
    wish = await read(request, Recovery)
    hub: Hub = request.app.state.hub
    old = await hub.tables.store.do(lambda db: transfer_codes.use(db, wish.code))
    if old is None:
        raise Refused("wrong-code", "This code does not work: it was used, is older than a day, or has another sign.")
    fresh, headers = identity.given(request)
    number = 0 if fresh == old else await privacy.move(hub, old, fresh)
    return answer({"tables": number}, headers=headers)


ROUTES: Final = (
    Route("/api/me", tell, methods=["GET"]),
    Route("/api/me", erase, methods=["DELETE"]),
    Route("/api/me/token", renew, methods=["POST"]),
    Route("/api/me/code", code, methods=["POST"]),
    Route("/api/me/recover", recover, methods=["POST"]),
)
