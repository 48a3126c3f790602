"""HTTP responses: JSON, errors with a code for programs and a sentence for people, and bodies in the smallest encoding
that the browser accepts: brotli, gzip or plain."""

import gzip
import hashlib
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

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


def gzip_response(request: Request, packed: bytes, cache: str) -> Response:
    """JSON that is stored in gzip, unpacked for a client that does not accept it."""
    headers = {"Cache-Control": cache, "Vary": "Accept-Encoding"}
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(gzip.decompress(packed), media_type="application/json", headers=headers)
    return Response(packed, media_type="application/json", headers={**headers, "Content-Encoding": "gzip"})


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


def json_response(data: Any, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    """A JSON response that is never cached."""
    sent = {"Cache-Control": "no-store", **(headers or {})}
    return Response(_encode(data), status, media_type="application/json", headers=sent)


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
    body: dict[str, Any] = {"code": code, "text": text, "ref": ref}
    more = {name: value for name, value in (("args", args), ("rule", rule)) if value}
    return json_response({**body, **more}, status, headers)
