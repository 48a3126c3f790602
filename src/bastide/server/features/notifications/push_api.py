"""GET, POST and DELETE /api/push: push subscriptions of browsers.

Invariant: a subscription belongs to the account signed in there, and ends with that session.
"""

from typing import Annotated, Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from bastide.rules import LANGUAGES
from bastide.server.common import server_metrics
from bastide.server.common.errors import RequestError
from bastide.server.features.notifications import store
from bastide.server.features.notifications.dispatcher import NotificationDispatcher
from bastide.server.features.notifications.outbound import LONGEST, Unreachable
from bastide.server.features.notifications.store import PushSubscription
from bastide.server.features.notifications.web_push import check_browser_keys
from bastide.server.http import client_address, identity
from bastide.server.http.limits import SlidingWindow
from bastide.server.http.request_body import BodySpec, read_body
from bastide.server.http.responses import json_response
from bastide.server.live.hub import Hub
from bastide.server.storage.db import Db

BODY: Final = BodySpec("bad-push", "subscription", 400, 8 * 1024)
KEY_SIGNS: Final = 200
NOWHERE: Final = "The subscription cannot be used: nothing is sent to its address."
"""One message for all reasons: users must not learn which names exist on the internal network."""


class PushKeys(msgspec.Struct):
    """The keys of a browser, in base64url."""

    p256dh: Annotated[str, msgspec.Meta(max_length=KEY_SIGNS)]
    auth: Annotated[str, msgspec.Meta(max_length=KEY_SIGNS)]


class PushRequest(msgspec.Struct):
    """The body of POST /api/push: a PushSubscription as the browser sends it, and the language for its alerts."""

    endpoint: Annotated[str, msgspec.Meta(max_length=LONGEST)]
    keys: PushKeys
    language: str = LANGUAGES[0]


class PushLimits:
    """Rate limits for subscriptions, per device and per client address."""

    def __init__(self, hub: Hub) -> None:
        each = hub.limits.pushes_per_hour
        self._device = SlidingWindow(each, hub.clock).over(hub.bus, "limit pushes")
        self._address = SlidingWindow(2 * each, hub.clock).over(hub.bus, "limit pushes of an address")

    def count(self, request: Request, device: str) -> None:
        """Count a request. Raises RequestError over the limit."""
        address = client_address.client_key(request)
        if wait := max(self._device.wait(device), self._address.wait(address)):
            server_metrics.limited.labels("pushes_per_hour").inc()
            text = "That was often enough for a while; wait a little."
            raise RequestError("too-often", text, status=429, seconds=int(wait) + 1)
        self._device.note(device)
        self._address.note(address)


async def _push_response(request: Request, device: str, status: int = 200, **headers: str) -> Response:
    hub: Hub = request.app.state.hub
    caller: NotificationDispatcher = request.app.state.caller

    def work(db: Db) -> dict[str, Any]:
        mine = store.list_subscriptions(db, device) if device else []
        return {"subscriptions": [{"id": one.id, "made_ms": one.made_ms, "language": one.language} for one in mine]}

    pusher, told = await caller.pusher(), await hub.tables.store.do(work)
    return json_response({"key": pusher.public, **told}, status, headers=headers)


async def get_push(request: Request) -> Response:
    """GET /api/push: the key to subscribe with, and the caller's subscriptions."""
    return await _push_response(request, identity.identify_device(request))


async def subscribe_push(request: Request) -> Response:
    """POST /api/push: subscribe this browser."""
    hub: Hub = request.app.state.hub
    caller: NotificationDispatcher = request.app.state.caller
    who = identity.identify_visitor(request)
    wish = await read_body(request, PushRequest, BODY)
    if not who.device:
        raise RequestError("nothing-known", "Nothing is known about this browser yet.")
    often: PushLimits = request.app.state.often
    often.count(request, who.device)
    try:
        check_browser_keys(wish.keys.p256dh, wish.keys.auth)
    except ValueError:
        raise RequestError("bad-push", "The subscription cannot be used: its keys are invalid.") from None
    try:
        await caller.reach.find(wish.endpoint)
    except Unreachable:
        raise RequestError("bad-push-address", NOWHERE) from None
    language = wish.language if wish.language in LANGUAGES else LANGUAGES[0]
    push = PushSubscription(
        store.subscription_id(wish.endpoint),
        who.device,
        who.session,
        wish.endpoint,
        wish.keys.p256dh,
        wish.keys.auth,
        language,
        hub.now_ms(),
    )
    await hub.tables.store.do(lambda db: store.store_subscription(db, push, hub.limits.pushes_each))
    hub.alerts_wanted = True
    return await _push_response(request, who.device, 201)


async def unsubscribe_push(request: Request) -> Response:
    """DELETE /api/push and /api/push/{id}: delete all of the caller's subscriptions, or one."""
    hub: Hub = request.app.state.hub
    device, one = identity.identify_device(request), str(request.path_params.get("id", ""))
    if device:
        await hub.tables.store.do(lambda db: store.delete_subscriptions(db, device, one))
    return await _push_response(request, device)


ROUTES: Final = (
    Route("/api/push", get_push, methods=["GET"]),
    Route("/api/push", subscribe_push, methods=["POST"]),
    Route("/api/push", unsubscribe_push, methods=["DELETE"]),
    Route("/api/push/{id}", unsubscribe_push, methods=["DELETE"]),
)
