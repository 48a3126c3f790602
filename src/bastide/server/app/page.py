"""Static files of the built client, and its page for every path that the client handles.

Invariant: only files that were in the folder at the server start are served. Without a built client, a plain page
explains why it is missing and how to get it.
"""

import html
import mimetypes
import re
from functools import lru_cache
from importlib import resources
from importlib.resources.abc import Traversable

from starlette.requests import Request
from starlette.responses import Response

from bastide._lacks import why_without
from bastide.server.app.link_preview import preview_tags
from bastide.server.http import identity
from bastide.server.http.compression import IMMUTABLE, Content, content_response
from bastide.server.storage.data_folder import StoreError

PAGE = "index.html"
ADDRESSES = re.compile(
    r"/(?:new/?|position/?|privacy/?|games/?|account/?|mail/(?:confirm|stop/[0-9a-f]{48})/?|rules(?:/[A-Za-z0-9-]{1,40})?/?|(?:learn|puzzle)(?:/[a-z0-9-]{1,40})?/?|"
    r"meet/?|ratings(?:/[a-z0-9-]{1,40})?/?|people/[^/]{1,60}/?|order/?|workshop(?:/[a-z0-9_-]{1,40})?/?|"
    r"tournaments(?:/[A-Za-z0-9-]{3,80})?/?|"
    r"t/[A-Za-z0-9-]{1,80}/?)?"
)
"""The paths for which the client has a page. For others it shows "not found"."""
TABLE = re.compile(r"/t/([A-Za-z0-9-]{1,80})/?")
HTML = "text/html; charset=utf-8"
KEPT = 256
"""The most pages with preview tags that are cached compressed."""
NOT_BUILT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Bastide</title>
<h1>The server runs; its page is missing.</h1>
<p>{why}</p>
<p>In a folder of the sources <code>make client</code> builds it. An installed package gets it from a wheel or a source
distribution that holds the page, or from the sources where npm can reach its registry. Then start the server again.</p>
<p>Programs can play already: see docs/protocol.md.</p></html>"""
NOT_SAID = "It has not been built here."

mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("application/manifest+json", ".webmanifest")


class PageFiles:
    """The client's files, read into memory once."""

    def __init__(self, folder: Traversable | None = None, root: str = "") -> None:
        """`root` is the path prefix of this server behind a proxy, without a slash at the end."""
        folder = folder if folder is not None else resources.files("bastide") / "client"
        self.files = {path: Content(body, _type(path)) for path, body in _read(folder, "")} if folder.is_dir() else {}
        self.built = PAGE in self.files
        if self.built:
            self.files[PAGE] = Content(_add_root(self.files[PAGE].body, root), self.files[PAGE].media_type)
        else:
            why = why_without("page")
            told = f"This package was built without it: {html.escape(why)}" if why else NOT_SAID
            self.files[PAGE] = Content(NOT_BUILT.format(why=told).encode(), HTML)

    async def answer(self, request: Request) -> Response:
        """Respond with a file, or with the page. The page sets the device cookie of a new browser."""
        path = request.url.path
        file = self.files.get(path.lstrip("/"))
        if file is not None and path != f"/{PAGE}":
            return content_response(request, file, IMMUTABLE if path.startswith("/assets/") else "no-cache")
        if path.startswith(("/assets/", "/art/", "/api/", "/ws/")) or "." in path.rsplit("/", 1)[-1]:
            return Response("Nothing lies here.", 404, media_type="text/plain")
        status = 200 if ADDRESSES.fullmatch(path) else 404
        table = TABLE.fullmatch(path) if self.built else None
        tags = await preview_tags(request, table[1]) if table else ""
        return self._page(status, tags, request, {} if await _is_accepted(request) else _fresh_cookie(request))

    def _page(self, status: int, tags: str, request: Request, headers: dict[str, str]) -> Response:
        cache = "no-store" if headers else "no-cache"
        response = content_response(request, _add_preview_tags(self.files[PAGE].body, tags), cache, headers)
        if response.status_code == 200:
            response.status_code = status if self.built else 503 if status == 200 else status
        return response


async def _is_accepted(request: Request) -> bool:
    """Whether the browser has a valid device token. Only unsigned tokens need a lookup in the store."""
    token = identity.read_token(request)
    if token is None or identity.is_signed(request.app.state.token_key, token):
        return token is not None
    try:
        return bool((await request.app.state.hub.sessions.who(token)).device)
    except StoreError:
        return True  # a new token would cost a player their seats while the store is down


def _fresh_cookie(request: Request) -> dict[str, str]:
    return {"Set-Cookie": identity.token_cookie(request, identity.fresh_token(request))}


@lru_cache(maxsize=KEPT)
def _add_preview_tags(page: bytes, tags: str) -> Content:
    """The page with preview tags in its head."""
    return Content(page.replace(b"</head>", f"{tags}\n  </head>".encode() if tags else b"</head>", 1), HTML)


def _add_root(page: bytes, root: str) -> bytes:
    """Insert the path prefix into the page, because relative URLs depend on the path at which it is shown."""
    place = root.encode()
    told = page.replace(b'name="bastide-root" content=""', b'name="bastide-root" content="%s"' % place)
    return told.replace(b'="./', b'="%s/' % place)


def _read(folder: Traversable, prefix: str) -> list[tuple[str, bytes]]:
    found: list[tuple[str, bytes]] = []
    for entry in folder.iterdir():
        path = f"{prefix}{entry.name}"
        if entry.is_dir():
            found += _read(entry, path + "/")
        elif not entry.name.startswith("."):
            found.append((path, entry.read_bytes()))
    return found


def _type(path: str) -> str:
    kind = mimetypes.guess_type(path)[0] or "application/octet-stream"
    return f"{kind}; charset=utf-8" if kind.startswith("text/") or kind.endswith("javascript") else kind
