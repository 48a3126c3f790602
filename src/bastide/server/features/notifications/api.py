"""HTTP API of notifications: push subscriptions of browsers, and the links in mails.

A subscription belongs to the account signed in there, and ends with that session. The links in mails confirm an
address, or unsubscribe. They work with and without sign-in.

Invariant: a GET changes nothing, since programs follow links too. The page behind a link has a button. Only mail
programs unsubscribe directly, by POST to the address in List-Unsubscribe (RFC 8058).
"""

from typing import Annotated, Final

import msgspec
from starlette.requests import Request

from bastide.rules import LANGUAGES
from bastide.server.common import server_metrics
from bastide.server.common.errors import RequestError
from bastide.server.features.notifications import mail_store, store
from bastide.server.features.notifications.dispatcher import NotificationDispatcher
from bastide.server.features.notifications.messages import (
    MailConfirmed,
    MailStopped,
    PushResponse,
    PushSubscriptionInfo,
)
from bastide.server.features.notifications.outbound import LONGEST, Unreachable
from bastide.server.features.notifications.store import PushSubscription
from bastide.server.features.notifications.web_push import check_browser_keys
from bastide.server.http import client_address, identity
from bastide.server.http.api_route import JsonRequest, api_route
from bastide.server.http.limits import SlidingWindow
from bastide.server.http.request_body import BodySpec
from bastide.server.http.responses import JsonResponse, json_response
from bastide.server.live.hub import Hub
from bastide.server.storage.db import Db

PUSH_BODY: Final = BodySpec("bad-push", "subscription", 400, 8 * 1024)
MAIL_BODY: Final = BodySpec("bad-request", "request", 400, 1024)
KEY_SIGNS: Final = 200
DAY: Final = 86_400.0
NOWHERE: Final = "The subscription cannot be used: the server does not send to its address."
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


class MailLinkRequest(msgspec.Struct, forbid_unknown_fields=True):
    """The body of POST /api/mail/confirm: the fragment of the link."""

    token: Annotated[str, msgspec.Meta(max_length=100)]


class _RequestLimits:
    """Rate limits per device and per client address."""

    def __init__(self, hub: Hub, most: tuple[int, int], seconds: float, topic: str, metric: str, text: str) -> None:
        self._device, self._address = (SlidingWindow(number, hub.clock, seconds) for number in most)
        self._device.over(hub.bus, topic)
        self._address.over(hub.bus, f"{topic} of an address")
        self._metric, self._text = metric, text

    def count(self, request: Request, device: str) -> None:
        """Count a request. Raises RequestError over the limit."""
        address = client_address.client_key(request)
        if wait := max(self._device.wait(device), self._address.wait(address)):
            server_metrics.limited.labels(self._metric).inc()
            raise RequestError("too-often", self._text, status=429, seconds=int(wait) + 1)
        self._device.note(device)
        self._address.note(address)


class PushLimits(_RequestLimits):
    """Rate limits for subscriptions."""

    def __init__(self, hub: Hub) -> None:
        most, text = hub.limits.pushes_per_hour, "Too many tries. Please wait a moment."
        super().__init__(hub, (most, 2 * most), SlidingWindow.HOUR, "limit pushes", "pushes_per_hour", text)


class MailQuestionLimits(_RequestLimits):
    """Rate limits for confirmation requests."""

    def __init__(self, hub: Hub) -> None:
        most = hub.limits.mail_confirmations_per_day, hub.limits.mail_confirmations_per_day_address
        text = "Too many tries today. Please try again tomorrow."
        super().__init__(hub, most, DAY, "limit mail", "mail_confirmations_per_day", text)


async def _push_response(request: Request, device: str, status: int = 200) -> JsonResponse[PushResponse]:
    hub: Hub = request.app.state.hub
    dispatcher: NotificationDispatcher = request.app.state.dispatcher

    def work(db: Db) -> list[PushSubscriptionInfo]:
        own = store.list_subscriptions(db, device) if device else []
        return [{"id": push.id, "made_ms": push.made_ms, "language": push.language} for push in own]

    sender = await dispatcher.sender()
    return json_response({"key": sender.public, "subscriptions": await hub.tables.store.do(work)}, status)


async def get_push(request: Request) -> JsonResponse[PushResponse]:
    """GET /api/push: the key to subscribe with, and the caller's subscriptions."""
    return await _push_response(request, identity.identify_device(request))


async def subscribe_push(request: JsonRequest[PushRequest]) -> JsonResponse[PushResponse]:
    """POST /api/push: subscribe this browser."""
    hub: Hub = request.app.state.hub
    dispatcher: NotificationDispatcher = request.app.state.dispatcher
    limits: PushLimits = request.app.state.push_limits
    visitor = identity.identify_visitor(request)
    body = await request.read()
    if not visitor.device:
        raise RequestError("nothing-known", "The server knows nothing about this browser yet.")
    limits.count(request, visitor.device)
    keys = body.keys
    try:
        check_browser_keys(keys.p256dh, keys.auth)
        await dispatcher.policy.resolve(body.endpoint)
    except ValueError:
        raise RequestError("bad-push", "The subscription cannot be used: its keys are invalid.") from None
    except Unreachable:
        raise RequestError("bad-push-address", NOWHERE) from None
    language = body.language if body.language in LANGUAGES else LANGUAGES[0]
    owner = (store.subscription_id(body.endpoint), visitor.device, visitor.session)
    push = PushSubscription(*owner, body.endpoint, keys.p256dh, keys.auth, language, hub.now_ms())
    await hub.tables.store.do(store.store_subscription, push, hub.limits.pushes_each)
    hub.alerts_wanted = True
    return await _push_response(request, visitor.device, 201)


async def unsubscribe_push(request: Request) -> JsonResponse[PushResponse]:
    """DELETE /api/push/{id}: delete one of the caller's subscriptions, or without an id all."""
    hub: Hub = request.app.state.hub
    device, id = identity.identify_device(request), str(request.path_params.get("id", ""))
    if device:
        await hub.tables.store.do(store.delete_subscriptions, device, id)
    return await _push_response(request, device)


async def confirm_address(request: JsonRequest[MailLinkRequest]) -> JsonResponse[MailConfirmed]:
    """POST /api/mail/confirm: confirm a mail address."""
    body = await request.read()
    hub: Hub = request.app.state.hub
    if not await hub.tables.store.do(mail_store.confirm_mail_address, body.token, hub.now_ms()):
        text = "This link was used, or it is too old. Ask for another one on the page of your account."
        raise RequestError("mail-lapsed", text, status=410)
    hub.alerts_wanted = True
    return json_response({"confirmed": True})


async def stop_mail(request: Request) -> JsonResponse[MailStopped]:
    """POST /mail/stop/{link}: unsubscribe. The body that mail programs send is ignored."""
    hub: Hub = request.app.state.hub
    link = str(request.path_params["link"])[: mail_store.STOP_SIGNS + 1]
    if not await hub.tables.store.do(mail_store.unsubscribe, link):
        raise RequestError("mail-no-link", "This link is not one of ours.", status=404)
    return json_response({"stopped": True})


ROUTES: Final = (
    api_route("GET", "/api/push", get_push),
    api_route("POST", "/api/push", subscribe_push, PUSH_BODY),
    api_route("DELETE", "/api/push", unsubscribe_push),
    api_route("DELETE", "/api/push/{id}", unsubscribe_push),
    api_route("POST", "/api/mail/confirm", confirm_address, MAIL_BODY),
    api_route("POST", "/mail/stop/{link}", stop_mail),
)
