"""POST /api/client-error: errors of the page, for the server's log.

Invariant: the log gets at most a few lines a minute, and no text of users. A report names a kind, the class of the
error, places in the page's own files, and the message of an error of the language itself.
"""

from typing import Annotated, Final, Literal

import msgspec

from bastide.server.common import server_metrics
from bastide.server.common.errors import RequestError
from bastide.server.common.log_limit import log_throttle
from bastide.server.http import client_address
from bastide.server.http.api_route import JsonRequest
from bastide.server.http.limits import SlidingWindow
from bastide.server.http.request_body import BodySpec
from bastide.server.http.responses import JsonResponse, json_response

BODY: Final = BodySpec("bad-request", "report", 400, 4096)
MOST_PLACES: Final = 8
Place = Annotated[str, msgspec.Meta(pattern=r"^[\w.-]{1,80}:\d{1,7}:\d{1,7}$")]


class ClientErrorReport(msgspec.Struct, forbid_unknown_fields=True):
    """The body: `places` are `file:line:column` of the stack, the innermost first."""

    kind: Literal["error", "rejection", "boundary"]
    name: Annotated[str, msgspec.Meta(pattern=r"^[A-Za-z]{1,60}$")]
    message: Annotated[str, msgspec.Meta(max_length=200)] = ""
    places: Annotated[list[Place], msgspec.Meta(max_length=MOST_PLACES)] = []


class ClientErrorLogged(msgspec.Struct):
    """The error is in the log."""


async def report_client_error(request: JsonRequest[ClientErrorReport]) -> JsonResponse[ClientErrorLogged]:
    """POST /api/client-error: log an error of the page. Raises RequestError over the limit."""
    window: SlidingWindow = request.app.state.client_error_window
    report = await request.read()
    if not window.may(client_address.client_key(request)):
        server_metrics.limited.labels("client_errors_per_hour").inc()
        raise RequestError("too-often", "Too many tries. Please wait a moment.", status=429)
    server_metrics.client_errors.labels(report.kind).inc()
    detail = " ".join(part for part in (report.name, report.message, *report.places) if part)
    log_throttle.note(f"the page reported an error ({report.kind})", detail)
    return json_response(ClientErrorLogged())
