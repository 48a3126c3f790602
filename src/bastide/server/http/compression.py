"""Response bodies in the smallest encoding that the browser accepts: brotli, gzip or plain."""

import gzip
import hashlib
from dataclasses import dataclass, field
from functools import cached_property

from starlette.requests import Request
from starlette.responses import Response

try:
    import brotli  # type: ignore[import-untyped, unused-ignore]
except ImportError:  # optional: gzip is used instead
    brotli = None

IMMUTABLE = "public, max-age=31536000, immutable"
WORTH_PACKING = 600
PACKED_TYPES = ("text/", "application/json", "application/javascript", "image/svg", "application/manifest")


@dataclass
class Content:
    """A body with its media type, compressed at most once."""

    body: bytes
    media_type: str
    etag: str = field(init=False)

    def __post_init__(self) -> None:
        self.etag = f'"{hashlib.sha256(self.body).hexdigest()[:20]}"'

    @property
    def packable(self) -> bool:
        """Whether the body is text and long enough for compression."""
        return len(self.body) >= WORTH_PACKING and self.media_type.startswith(PACKED_TYPES)

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
    told = {"Cache-Control": cache, "ETag": content.etag, "Vary": "Accept-Encoding", **(headers or {})}
    if request.headers.get("if-none-match") == content.etag:
        return Response(status_code=304, headers=told)
    body = content.body
    if content.packable:
        accepted = {part.split(";")[0].strip() for part in request.headers.get("accept-encoding", "").split(",")}
        if "br" in accepted and brotli is not None:
            body, told["Content-Encoding"] = content.brotli, "br"
        elif "gzip" in accepted:
            body, told["Content-Encoding"] = content.gzip, "gzip"
    return Response(body, media_type=content.media_type, headers=told)
