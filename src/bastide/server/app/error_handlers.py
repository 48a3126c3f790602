"""Exception handlers: endpoints raise, and these handlers turn each error into a response."""

from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.types import ExceptionHandler, Receive, Scope, Send

from bastide.core.refusal import RulesetError
from bastide.server.common import server_metrics
from bastide.server.common.errors import RequestError
from bastide.server.http.request_body import truncate_sentence
from bastide.server.http.responses import error_response
from bastide.server.protocol.events import LogError
from bastide.server.storage.databases.sqlite_file import StoreError


async def _no_address(request: Request, error: Exception) -> Response:
    if request.url.path.startswith("/api/"):
        return error_response(404, "no-such-address", "There is nothing at this address.")
    return await request.app.state.pages.answer(request)  # type: ignore[no-any-return]


async def _no_method(request: Request, error: Exception) -> Response:
    headers = dict(getattr(error, "headers", None) or {})
    if request.url.path.startswith("/api/"):
        return error_response(405, "no-such-address", "There is nothing at this address.", headers=headers)
    return Response("This address cannot be asked like that.", 405, headers, media_type="text/plain")


async def _request_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestError)
    headers = {"Retry-After": str(error.seconds)} if error.seconds else None
    return error_response(error.status, error.code, error.text, "", headers, error.args_by_name, error.rule)


async def _against_rules(request: Request, error: Exception) -> Response:
    assert isinstance(error, RulesetError)
    sentence = truncate_sentence(str(error))
    text = f"{sentence[:1].upper()}{sentence[1:]}."
    return error_response(400, error.code or "bad-rules", text, args=error.args_by_name, rule=error.rule)


async def _unreadable(request: Request, error: Exception) -> Response:
    return error_response(500, "unreadable-table", str(error), request.app.state.hub.report_error(error).ref)


async def _not_stored(request: Request, error: Exception) -> Response:
    trouble = request.app.state.hub.report_error(error)
    return error_response(503, trouble.code, "This could not be stored. Try again.", trouble.ref)


async def _server_error(request: Request, error: Exception) -> Response:
    trouble = request.app.state.hub.report_error(error)
    return error_response(500, trouble.code, trouble.text, trouble.ref)


class NoAnswer(Response):
    """A response that sends nothing, for a client that has disconnected."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send nothing: the connection is already closed."""


async def _client_gone(request: Request, error: Exception) -> Response:
    server_metrics.disconnects.inc()
    return NoAnswer()


HANDLERS: dict[int | type[Exception], ExceptionHandler] = {
    404: _no_address,
    405: _no_method,
    500: _server_error,
    RequestError: _request_error,
    RulesetError: _against_rules,
    LogError: _unreadable,
    StoreError: _not_stored,
    ClientDisconnect: _client_gone,
}
