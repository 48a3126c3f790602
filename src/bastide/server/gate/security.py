"""Who may ask, and what every answer says to the browser.

Law: a request names this server (against DNS rebinding: an address in digits, localhost, this machine's own name, or
a name given with --allow-host), and what changes something or opens a line comes from a page of this server (Origin).
No answer allows foreign or inline scripts or styles.
"""

import ipaddress
import json
import socket
from collections.abc import Iterable
from urllib.parse import urlsplit

from starlette.applications import Starlette
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import Message, Receive, Scope, Send

SAFE_METHODS = ("GET", "HEAD", "OPTIONS")


def policy(host: str) -> str:
    """The content security policy of a page asked for under this host."""
    return "; ".join(
        (
            "default-src 'none'",
            "script-src 'self'",
            "style-src 'self'",
            "img-src 'self' data: blob:",
            "font-src 'self'",
            "manifest-src 'self'",
            f"connect-src 'self' ws://{host} wss://{host}",
            "base-uri 'none'",
            "form-action 'self'",
            "frame-ancestors 'none'",
        )
    )


PARTS = ("/art/", "/assets/")
"""Pictures and files of the page: many and small. They load nothing, so their policy is the shortest there is."""
NOTHING = "default-src 'none'; frame-ancestors 'none'"
PART_HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "X-Frame-Options": "DENY",
}
HEADERS = {
    **PART_HEADERS,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=()",
}


class Security:
    """In front of everything, also of what fails."""

    def __init__(self, app: Starlette, allowed_hosts: Iterable[str] = ()) -> None:
        self.app = app
        own = socket.gethostname().lower()
        self.names = {"localhost", own, f"{own}.local", *(name.lower() for name in allowed_hosts)}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        host = headers.get("host", "")
        refusal = self._refusal(scope, headers, host)
        if refusal is None:
            await self.app(scope, receive, _with_headers(send, host, scope))
        elif scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.close", "code": 1008})  # before accepting: the browser gets a 403
        else:
            await _refuse(_with_headers(send, "", scope), *refusal)

    def _refusal(self, scope: Scope, headers: Headers, host: str) -> tuple[int, str, str] | None:
        if not self.serves(host):
            return 421, "wrong-host", "This server does not answer under that name; start it with --allow-host NAME."
        origin = headers.get("origin")
        changes = scope["type"] == "websocket" or scope["method"] not in SAFE_METHODS
        if changes and origin is not None and urlsplit(origin).netloc.lower() != host.lower():
            return 403, "foreign-page", "This was asked by a page of another site."
        return None

    def serves(self, host: str) -> bool:
        """True for a Host header that means this server."""
        try:
            name = (urlsplit(f"//{host}").hostname or "").lower()
        except ValueError:
            return False
        if name in self.names:
            return True
        try:
            ipaddress.ip_address(name)
        except ValueError:
            return False
        return True


def _with_headers(send: Send, host: str, scope: Scope) -> Send:
    async def wrapped(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            part = scope["path"].startswith(PARTS)
            for name, value in (PART_HEADERS if part else HEADERS).items():
                headers.setdefault(name, value)
            headers["Content-Security-Policy"] = NOTHING if part else policy(host)
            if scope.get("scheme") == "https":
                headers["Strict-Transport-Security"] = "max-age=31536000"
        await send(message)

    return wrapped


async def _refuse(send: Send, status: int, code: str, text: str) -> None:
    body = json.dumps({"code": code, "text": text, "ref": ""}).encode()
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
