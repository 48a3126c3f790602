"""Checks of Host and Origin, and the security headers of every response.

Invariant: a request names this server, which protects against DNS rebinding. Valid names are an IP address, localhost,
this machine's own name, the public URL, or a name given with --allow-host. A request that changes something or opens a
WebSocket comes from a page of this server (Origin: scheme, name and port). No response allows foreign or inline scripts
or styles.

Behind this middleware a scope describes the visitor, not a proxy in between: address, scheme, and a path without the
prefix.
"""

import socket
from collections.abc import Iterable

from starlette.applications import Starlette
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import Message, Receive, Scope, Send

from bastide.server.common import server_metrics
from bastide.server.http.client_address import Network, TrustedProxies
from bastide.server.http.hosts import ROOT, HostName, PublicUrl, WebOrigin
from bastide.server.http.responses import error_response

SAFE_METHODS = ("GET", "HEAD", "OPTIONS")


RefusalRule = tuple[int, str, str]
WRONG_HOST = (
    421,
    "wrong-host",
    "This server does not answer under that name; start it with --allow-host NAME or --public-url URL.",
)
FOREIGN_PAGE = (403, "foreign-page", "This was asked by a page of another site.")
OTHER_SCHEME = (
    403,
    "foreign-page",
    "This page came over https, which the server does not know of; start it with --public-url https://NAME.",
)


def content_security_policy(host: str, secure: bool = False) -> str:
    """The content security policy of a page under this host."""
    sockets = f" {'wss' if secure else 'ws'}://{host}" if host else ""
    return (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; "
        f"manifest-src 'self'; connect-src 'self'{sockets}; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    )


PARTS = ("/api/", "/art/", "/assets/")
"""Answers, pictures and files of the page: many and small. They load nothing, so their policy is the shortest."""
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


class SecurityMiddleware:
    """The outermost middleware, so that it also covers error responses."""

    def __init__(
        self,
        app: Starlette,
        allowed_hosts: Iterable[str] = (),
        public: PublicUrl | None = None,
        trusted: Iterable[Network] = (),
    ) -> None:
        self.app, self.public, self.proxies = app, public, TrustedProxies(trusted)
        own = socket.gethostname().lower()
        self.names = {"localhost", own, f"{own}.local", *(name.lower() for name in allowed_hosts)}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        named = headers.getlist("host")
        host = HostName.of(named[0]) if len(named) == 1 else None
        if host is not None:
            host = self._see_through(scope, headers, host)
        refusal = self._refusal(scope, headers, host)
        if refusal is None:
            await self.app(scope, receive, _with_headers(send, host, scope))
        elif scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.close", "code": 1008})  # before accepting: the browser gets a 403
        else:
            await error_response(*refusal)(scope, receive, _with_headers(send, None, scope))

    def _see_through(self, scope: Scope, headers: Headers, host: HostName) -> HostName:
        """Replace the proxy by the visitor in the scope, and return the host of the visitor's page."""
        peer, port = scope["client"] or ("", 0)
        scope["client"] = (self.proxies.visitor(peer, headers), port)
        scheme, public = self.proxies.scheme(peer, headers), self.public
        if public is not None:
            scope[ROOT] = public.root
            scope["path"] = _without(public.root, scope["path"])
            if host == public.host or self.proxies.trusts(peer):
                scheme, host = public.scheme, public.host
        if scheme:
            line = scope["type"] == "websocket"
            scope["scheme"] = scheme.replace("http", "ws") if line else scheme
        return host

    def _refusal(self, scope: Scope, headers: Headers, host: HostName | None) -> RefusalRule | None:
        if host is None or not self.serves(host):
            return WRONG_HOST
        header = headers.get("origin")
        if header is None or (scope["type"] == "http" and scope["method"] in SAFE_METHODS):
            return None
        origin, own = WebOrigin.of(header), WebOrigin.at(scope["scheme"], host)
        if origin is not None and (origin == own or (self.public is not None and origin == self.public.origin)):
            return None
        if origin == WebOrigin.at("https", host) and own.scheme == "http":
            return OTHER_SCHEME
        return FOREIGN_PAGE

    def serves(self, host: HostName) -> bool:
        """Whether a host means this server."""
        known = self.public is not None and host.name == self.public.host.name
        return known or host.name in self.names or host.in_digits


def _without(root: str, path: str) -> str:
    """The path without the prefix, which a proxy may have removed already."""
    if root and (path == root or path.startswith(f"{root}/")):
        return path[len(root) :] or "/"
    return path


def _with_headers(send: Send, host: HostName | None, scope: Scope) -> Send:
    part, secure = scope["path"].startswith(PARTS), scope.get("scheme") in ("https", "wss")

    async def wrapped(message: Message) -> None:
        if message["type"] == "http.response.start":
            server_metrics.answers.labels(f"{message['status'] // 100}xx").inc()
            headers = MutableHeaders(scope=message)
            for name, value in (PART_HEADERS if part else HEADERS).items():
                headers.setdefault(name, value)
            if scope["path"].startswith("/api/"):
                headers.setdefault("X-Robots-Tag", "noindex")
            headers["Content-Security-Policy"] = NOTHING if part else content_security_policy(str(host or ""), secure)
            if secure:
                headers["Strict-Transport-Security"] = "max-age=31536000"
        await send(message)

    return wrapped
