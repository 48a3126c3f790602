"""GET, POST and DELETE /api/push: browsers that hear of their tables while no page is open.

Law: a browser hears for whoever is signed in there; with that session it ends.
"""

from typing import Annotated, Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from bastide.rules import LANGUAGES
from bastide.server.common import server_metrics
from bastide.server.common.errors import Refused
from bastide.server.features.notifications import store
from bastide.server.features.notifications.dispatcher import Caller
from bastide.server.features.notifications.outbound import LONGEST, Unreachable
from bastide.server.features.notifications.store import Push
from bastide.server.features.notifications.web_push import check_keys
from bastide.server.http import client_address, identity
from bastide.server.http.limits import PerHour
from bastide.server.http.request_body import Sent, read
from bastide.server.http.responses import answer
from bastide.server.live.hub import Hub
from bastide.server.storage.db import Db

BODY: Final = Sent("bad-push", "subscription", 400, 8 * 1024)
KEY_SIGNS: Final = 200
NOWHERE: Final = "The subscription cannot be used: nothing is sent to its address."
"""One sentence for all reasons: visitors must not learn which names the inner network has."""


class Keys(msgspec.Struct):
    """Those of a browser, in base64url."""

    p256dh: Annotated[str, msgspec.Meta(max_length=KEY_SIGNS)]
    auth: Annotated[str, msgspec.Meta(max_length=KEY_SIGNS)]


class Wish(msgspec.Struct):
    """The body of POST /api/push: a PushSubscription as its browser writes it, and the language to be told in."""

    endpoint: Annotated[str, msgspec.Meta(max_length=LONGEST)]
    keys: Keys
    language: str = LANGUAGES[0]


class Often:
    """How often a device and an address may let browsers be called."""

    def __init__(self, hub: Hub) -> None:
        each = hub.limits.pushes_per_hour
        self._device = PerHour(each, hub.clock).over(hub.bus, "limit pushes")
        self._address = PerHour(2 * each, hub.clock).over(hub.bus, "limit pushes of an address")

    def count(self, request: Request, device: str) -> None:
        """Once more. Raises Refused."""
        address = client_address.of(request)
        if wait := max(self._device.wait(device), self._address.wait(address)):
            server_metrics.limited.add("pushes_per_hour")
            text = "That was often enough for a while; wait a little."
            raise Refused("too-often", text, status=429, seconds=int(wait) + 1)
        self._device.note(device)
        self._address.note(address)


async def _told(request: Request, device: str, status: int = 200, **headers: str) -> Response:
    hub: Hub = request.app.state.hub
    caller: Caller = request.app.state.caller

    def work(db: Db) -> dict[str, Any]:
        mine = store.of(db, device) if device else []
        return {"subscriptions": [{"id": one.id, "made_ms": one.made_ms, "language": one.language} for one in mine]}

    pusher, told = await caller.pusher(), await hub.tables.store.do(work)
    return answer({"key": pusher.public, **told}, status, headers=headers)


async def tell(request: Request) -> Response:
    """GET /api/push: the key to subscribe with, and the browsers of whoever asks."""
    return await _told(request, identity.known(request))


async def begin(request: Request) -> Response:
    """POST /api/push: this browser hears from now on."""
    hub: Hub = request.app.state.hub
    caller: Caller = request.app.state.caller
    who = identity.who(request)
    wish = await read(request, Wish, BODY)
    if not who.device:
        raise Refused("nothing-known", "Nothing is known about this browser yet.")
    often: Often = request.app.state.often
    often.count(request, who.device)
    try:
        check_keys(wish.keys.p256dh, wish.keys.auth)
    except ValueError:
        raise Refused("bad-push", "The subscription cannot be used: its keys are none.") from None
    try:
        await caller.reach.find(wish.endpoint)
    except Unreachable:
        raise Refused("bad-push-address", NOWHERE) from None
    language = wish.language if wish.language in LANGUAGES else LANGUAGES[0]
    push = Push(
        store.id_of(wish.endpoint),
        who.device,
        who.session,
        wish.endpoint,
        wish.keys.p256dh,
        wish.keys.auth,
        language,
        hub.now_ms(),
    )
    await hub.tables.store.do(lambda db: store.keep(db, push, hub.limits.pushes_each))
    hub.alerts_wanted = True
    return await _told(request, who.device, 201)


async def end(request: Request) -> Response:
    """DELETE /api/push and /api/push/{id}: no browser of whoever asks hears any more, or this one does not."""
    hub: Hub = request.app.state.hub
    device, one = identity.known(request), str(request.path_params.get("id", ""))
    if device:
        await hub.tables.store.do(lambda db: store.end(db, device, one))
    return await _told(request, device)


ROUTES: Final = (
    Route("/api/push", tell, methods=["GET"]),
    Route("/api/push", begin, methods=["POST"]),
    Route("/api/push", end, methods=["DELETE"]),
    Route("/api/push/{id}", end, methods=["DELETE"]),
)
