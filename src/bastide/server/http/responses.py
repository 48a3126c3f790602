"""HTTP responses: JSON, errors with a code for programs and a sentence for people, and bodies in the smallest encoding
that the browser accepts: brotli, gzip or plain."""

import gzip
import hashlib
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Generic, NotRequired, TypedDict, TypeVar, cast

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from bastide.server.common import server_metrics

try:
    import brotli  # type: ignore[import-untyped, unused-ignore]
except ImportError:  # optional: gzip is used instead
    brotli = None

IMMUTABLE = "public, max-age=31536000, immutable"
WORTH_PACKING = 600
PACKED_TYPES = ("text/", "application/json", "application/javascript", "image/svg", "application/manifest")
_encode = msgspec.json.Encoder().encode
T = TypeVar("T")


class ErrorResponse(TypedDict):
    """A refusal: a code for programs and a sentence for people. `args` are its variable parts, `rule` is the rule of
    the game behind it, `ref` names the entry in the server's log."""

    code: str
    text: str
    ref: str
    args: NotRequired[dict[str, Any]]
    rule: NotRequired[str]


class JsonResponse(Response, Generic[T]):
    """A response whose body is JSON of the type T, which endpoints state (api_route.py)."""

    media_type = "application/json"


@dataclass
class Content:
    """A body with its media type, compressed at most once."""

    body: bytes
    media_type: str
    etag: str = field(init=False)

    def __post_init__(self) -> None:
        self.etag = f'"{hashlib.sha256(self.body).hexdigest()[:20]}"'

    @cached_property
    def gzip(self) -> bytes:
        """The body compressed with gzip."""
        return gzip.compress(self.body, 9, mtime=0)

    @cached_property
    def brotli(self) -> bytes:
        """The body compressed with brotli, empty without the module."""
        return bytes(brotli.compress(self.body)) if brotli is not None else b""


def gzip_response(request: Request, packed: bytes, cache: str) -> JsonResponse[Any]:
    """JSON that is stored in gzip, unpacked for a client that does not accept it."""
    headers = {"Cache-Control": cache, "Vary": "Accept-Encoding"}
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return JsonResponse(gzip.decompress(packed), headers=headers)
    return JsonResponse(packed, headers={**headers, "Content-Encoding": "gzip"})


def content_response(request: Request, content: Content, cache: str, headers: dict[str, str] | None = None) -> Response:
    """The response, or 304 if the browser has the content already."""
    sent = {"Cache-Control": cache, "ETag": content.etag, "Vary": "Accept-Encoding", **(headers or {})}
    if request.headers.get("if-none-match") == content.etag:
        return Response(status_code=304, headers=sent)
    body = content.body
    if len(body) >= WORTH_PACKING and content.media_type.startswith(PACKED_TYPES):
        accepted = {part.split(";")[0].strip() for part in request.headers.get("accept-encoding", "").split(",")}
        if "br" in accepted and brotli is not None:
            body, sent["Content-Encoding"] = content.brotli, "br"
        elif "gzip" in accepted:
            body, sent["Content-Encoding"] = content.gzip, "gzip"
    return Response(body, media_type=content.media_type, headers=sent)


def json_response(data: T, status: int = 200, headers: dict[str, str] | None = None) -> JsonResponse[T]:
    """A JSON response that is never cached."""
    return JsonResponse(_encode(data), status, headers={"Cache-Control": "no-store", **(headers or {})})


class JsonContent(Content, Generic[T]):
    """JSON of the type T that is compressed before it is sent."""

    def __init__(self, data: T) -> None:
        super().__init__(_encode(data), "application/json")


def json_content_response(request: Request, content: JsonContent[T]) -> JsonResponse[T]:
    """A compressed JSON response that is never cached."""
    return cast("JsonResponse[T]", content_response(request, content, "no-store"))


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
    body: ErrorResponse = {"code": code, "text": text, "ref": ref}
    if args:
        body["args"] = args
    if rule:
        body["rule"] = rule
    return json_response(body, status, headers)
