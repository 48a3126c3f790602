"""What a device may do with itself, over HTTP: see all that is stored about it, erase it, get a new token, and move to
another browser by a code."""

import json
from collections.abc import Awaitable, Callable
from typing import Annotated, Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from bastide.server.common.answers import answer, problem
from bastide.server.common.bodies import read
from bastide.server.common.refused import Refused
from bastide.server.gate import addresses, visitor
from bastide.server.gate.limits import PerHour
from bastide.server.hall.hub import Hub
from bastide.server.messages.events import LogError
from bastide.server.people import codes
from bastide.server.storage.database import StoreError
from bastide.server.web import devices

Handler = Callable[[Request], Awaitable[Response]]


class Recovery(msgspec.Struct, forbid_unknown_fields=True):
    """The body of POST /api/me/recover."""

    code: Annotated[str, msgspec.Meta(max_length=40)]


class Patience:
    """How often an address may ask for its data and change who it is, and how often it may try a code."""

    def __init__(self, hub: Hub) -> None:
        self.data = PerHour(hub.limits.data_requests_per_hour, hub.clock)
        self.codes = PerHour(hub.limits.codes_per_hour, hub.clock)


def _kept(count: Callable[[Patience], PerHour], do: Handler) -> Handler:
    """Only so often for each address; errors of the store are told as everywhere."""

    async def kept(request: Request) -> Response:
        hub: Hub = request.app.state.hub
        counter, who = count(request.app.state.patience), addresses.of(request)
        wait = counter.wait(who)
        if wait > 0:
            told = {"Retry-After": str(int(wait) + 1)}
            return problem(429, "too-often", "That was often enough for a while; wait a little.", headers=told)
        counter.note(who)
        try:
            return await do(request)
        except (StoreError, LogError) as error:
            trouble = hub.trouble(error)
            return problem(503, trouble.code, "This could not be stored. Try again.", trouble.ref)
        except Refused as no:
            return problem(400, no.code, no.text)

    return kept


async def _tell(request: Request) -> Response:
    token = visitor.token_of(request)
    hub: Hub = request.app.state.hub
    told: dict[str, Any] = {"device": None, "tables": [], "lessons": [], "ban": None}
    if token is not None:
        told = await devices.everything(hub, visitor.device_of(token))
    headers = {"Cache-Control": "no-store", "Content-Disposition": 'attachment; filename="bastide-me.json"'}
    text = json.dumps(told, ensure_ascii=False, indent=1)
    return Response(text, media_type="application/json", headers=headers)


async def _erase(request: Request) -> Response:
    token = visitor.token_of(request)
    if token is None:
        return answer({"tables": 0})
    number = await devices.forget(request.app.state.hub, visitor.device_of(token))
    return answer({"tables": number}, headers={"Set-Cookie": visitor.cookie(request, visitor.new_token())})


async def _renew(request: Request) -> Response:
    token, fresh = visitor.token_of(request), visitor.new_token()
    number = 0
    if token is not None:
        number = await devices.move(request.app.state.hub, visitor.device_of(token), visitor.device_of(fresh))
    return answer({"tables": number}, headers={"Set-Cookie": visitor.cookie(request, fresh)})


async def _code(request: Request) -> Response:
    token = visitor.token_of(request)
    if token is None:
        raise Refused("nothing-known", "Nothing is known about this browser yet.")
    hub, code = request.app.state.hub, codes.fresh()
    until = await hub.tables.store.do(lambda db: codes.keep(db, code, visitor.device_of(token)))
    return answer({"code": code, "until_ms": until})


async def _recover(request: Request) -> Response:
    wish = await read(request, Recovery)
    hub: Hub = request.app.state.hub
    old = await hub.tables.store.do(lambda db: codes.use(db, wish.code))
    if old is None:
        raise Refused("wrong-code", "This code does not work: it was used, is older than a day, or has another sign.")
    token = visitor.token_of(request) or visitor.new_token()
    fresh = visitor.device_of(token)
    number = 0 if fresh == old else await devices.move(hub, old, fresh)
    return answer({"tables": number}, headers={"Set-Cookie": visitor.cookie(request, token)})


tell = _kept(lambda patience: patience.data, _tell)
erase = _kept(lambda patience: patience.data, _erase)
renew = _kept(lambda patience: patience.data, _renew)
code = _kept(lambda patience: patience.data, _code)
recover = _kept(lambda patience: patience.codes, _recover)
