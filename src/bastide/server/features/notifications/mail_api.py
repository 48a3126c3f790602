"""HTTP API behind the links in mails, with or without sign-in: confirm an address, or unsubscribe.

Invariant: a GET changes nothing, since programs follow links too. The page behind a link has a button. Only mail
programs unsubscribe directly, by POST to the address in List-Unsubscribe (RFC 8058).
"""

from typing import Annotated, Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from bastide.server.common import server_metrics
from bastide.server.common.errors import RequestError
from bastide.server.features.notifications import mail_store
from bastide.server.http import client_address
from bastide.server.http.limits import SlidingWindow
from bastide.server.http.request_body import BodySpec, read_body
from bastide.server.http.responses import json_response
from bastide.server.live.hub import Hub

BODY: Final = BodySpec("bad-request", "request", 400, 1024)
DAY: Final = 86_400.0


class MailLinkRequest(msgspec.Struct, forbid_unknown_fields=True):
    """The body of POST /api/mail/confirm: the fragment of the link."""

    token: Annotated[str, msgspec.Meta(max_length=100)]


class MailQuestionLimits:
    """Rate limits for confirmation requests, per account and per client address."""

    def __init__(self, hub: Hub) -> None:
        limits, clock = hub.limits, hub.clock
        self._account = SlidingWindow(limits.mail_confirmations_per_day, clock, DAY).over(hub.bus, "limit mail")
        self._address = SlidingWindow(limits.mail_confirmations_per_day_address, clock, DAY).over(
            hub.bus, "limit mail of an address"
        )

    def count(self, request: Request, device: str) -> None:
        """Count a request. Raises RequestError over the limit."""
        here = client_address.client_key(request)
        if wait := max(self._account.wait(device), self._address.wait(here)):
            server_metrics.limited.labels("mail_confirmations_per_day").inc()
            text = "That was often enough for a day; come again tomorrow."
            raise RequestError("too-often", text, status=429, seconds=int(wait) + 1)
        self._account.note(device)
        self._address.note(here)


async def confirm_address(request: Request) -> Response:
    """POST /api/mail/confirm: confirm a mail address."""
    wish = await read_body(request, MailLinkRequest, BODY)
    hub: Hub = request.app.state.hub
    now = hub.now_ms()
    if not await hub.tables.store.do(lambda db: mail_store.confirm_mail_address(db, wish.token, now)):
        text = "This link was used, or it is too old. Ask for another one on the page of your account."
        raise RequestError("mail-lapsed", text, status=410)
    hub.alerts_wanted = True
    return json_response({"confirmed": True})


async def stop_mail(request: Request) -> Response:
    """POST /mail/stop/{link}: unsubscribe. The body that mail programs send is ignored."""
    hub: Hub = request.app.state.hub
    said = str(request.path_params["link"])[: mail_store.STOP_SIGNS + 1]
    if not await hub.tables.store.do(lambda db: mail_store.unsubscribe(db, said)):
        raise RequestError("mail-no-link", "This link is not one of ours.", status=404)
    return json_response({"stopped": True})


ROUTES: Final = (
    Route("/api/mail/confirm", confirm_address, methods=["POST"]),
    Route("/mail/stop/{link}", stop_mail, methods=["POST"]),
)
