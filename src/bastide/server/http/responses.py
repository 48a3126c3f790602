"""HTTP responses: JSON, and errors with a code for programs and a sentence for people."""

from typing import Any

import msgspec
from starlette.responses import Response

from bastide.server.common import server_metrics
from bastide.server.http.compression import Content

_encode = msgspec.json.Encoder().encode


def json_response(data: Any, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    """A JSON response that is never cached."""
    told = {"Cache-Control": "no-store", **(headers or {})}
    return Response(_encode(data), status, media_type="application/json", headers=told)


def json_content(data: Any) -> Content:
    """JSON that is compressed before it is sent."""
    return Content(_encode(data), "application/json")


def error_response(
    status: int,
    code: str,
    text: str,
    ref: str = "",
    headers: dict[str, str] | None = None,
    args: dict[str, Any] | None = None,
    rule: str = "",
) -> Response:
    """An error with a code for programs and a sentence for people. `args` are its variable parts, `rule` the rule of
    the game behind it."""
    server_metrics.refusals.labels(code).inc()
    told: dict[str, Any] = {"code": code, "text": text, "ref": ref}
    more = {name: value for name, value in (("args", args), ("rule", rule)) if value}
    return json_response({**told, **more}, status, headers)
