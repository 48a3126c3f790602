"""Rate limits per device and address for HTTP requests, rendered pictures and new WebSockets.

Invariant: cached pictures and files are free here. Our own page at full speed never reaches these limits. If a picture
must be rendered, a fast visitor waits, and is refused only if the wait would be long.
"""

from __future__ import annotations

import math
from asyncio import sleep
from collections import OrderedDict
from collections.abc import Callable

from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from bastide.server.common import server_metrics
from bastide.server.http import client_address, identity
from bastide.server.http.limits import Limits
from bastide.server.http.responses import error_response

MOST_KEYS = 50_000
LONGEST_WAIT = 10.0
MINUTE = 60.0
CHEAP = 0.25
"""The cost of an answer from memory."""
KEPT = "analysis"
"""The file of a table that is made once and cached in the form it is sent."""
LIGHT = {"/api/tilesets/tile": 0.2, "/api/tilesets/check": 0.4}
"""Reduced costs of requests that a page sends after each change by its user."""
LABOUR = {("POST", "/api/position"): 4.0, ("POST", "/api/position/advice"): 4.0, ("POST", "/api/import"): 8.0}
"""Requests that cost an address more than a device. One person sends them after each change, but not many people at
once."""
UNCOUNTED = ("/healthz", "/readyz")
DEAR = 4.0
"""The cost of replaying a game or rendering a board."""
TEXT = "You sent too many requests at once. Wait a moment."


class TokenBuckets:
    """A bucket for each key, refilled by `rate` a second up to `size`. An unknown key has a full one."""

    def __init__(self, rate: float, size: float, clock: Callable[[], float]) -> None:
        self.rate, self.size, self._clock = rate, size, clock
        self._known: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def wait(self, key: str, cost: float = 1.0) -> float:
        """Seconds until `cost` is available; 0 if it is."""
        return max(0.0, (min(cost, self.size) - self._level(key)) / self.rate)

    def take(self, key: str, cost: float = 1.0) -> None:
        """Take `cost`, even if it is not available yet."""
        self._known[key] = (self._level(key) - cost, self._clock())
        self._known.move_to_end(key)
        while len(self._known) > MOST_KEYS:
            self._known.popitem(last=False)

    def _level(self, key: str) -> float:
        level, at = self._known.get(key, (self.size, 0.0))
        return min(self.size, level + (self._clock() - at) * self.rate)


class RateLimiter:
    """The buckets of all devices and addresses."""

    def __init__(self, limits: Limits, clock: Callable[[], float]) -> None:
        self.limits = limits
        self._devices = TokenBuckets(limits.requests_per_minute / MINUTE, limits.requests_burst, clock)
        self._addresses = TokenBuckets(
            limits.requests_per_minute_address / MINUTE, limits.requests_burst_address, clock
        )
        self._pages = TokenBuckets(limits.pages_per_minute_address / MINUTE, limits.pages_burst_address, clock)
        self._drawings = TokenBuckets(limits.renders_per_second, limits.renders_burst, clock)
        self._joins = TokenBuckets(limits.joins_per_second, limits.joins_burst, clock)
        self._lines: dict[str, int] = {}

    def request(self, connection: HTTPConnection, cost: float, shared: float = 0.0) -> float:
        """Seconds to wait before a request; 0 takes `cost` from the device, and the larger of `cost` and `shared` from
        the address."""
        here, device = client_address.client_key(connection), identity.identify_device(connection)
        shared = max(cost, shared)
        wait = self._addresses.wait(here, shared)
        if device:
            wait = max(wait, self._devices.wait(device, cost))
        if wait == 0:
            self._addresses.take(here, shared)
            if device:
                self._devices.take(device, cost)
        return wait

    def page(self, connection: HTTPConnection) -> float:
        """Seconds to wait before an address may load a page; 0 takes one."""
        here = client_address.client_key(connection)
        wait = self._pages.wait(here)
        if wait == 0:
            self._pages.take(here)
        return wait

    async def drawing(self, connection: HTTPConnection) -> float:
        """Wait for a rendering slot and return 0. If the wait would be long, take nothing and return its seconds."""
        here = client_address.client_key(connection)
        wait = self._drawings.wait(here)
        if wait > LONGEST_WAIT:
            server_metrics.limited.labels("renders_per_second").inc()
            return wait
        self._drawings.take(here)
        await sleep(wait)
        return 0.0

    def join(self, here: str) -> float:
        """Seconds to wait before an address may open another WebSocket; 0 counts it until `part`."""
        wait = self._joins.wait(here)
        if self._lines.get(here, 0) >= self.limits.sockets_per_address:
            wait = max(wait, LONGEST_WAIT)
        if wait > 0:
            server_metrics.limited.labels("joins_per_second").inc()
        else:
            self._joins.take(here)
            self._lines[here] = self._lines.get(here, 0) + 1
        return wait

    def part(self, here: str) -> None:
        """Count a WebSocket as closed."""
        self._lines[here] -= 1
        if not self._lines[here]:
            del self._lines[here]


class RateLimitMiddleware:
    """Applies the limits to all paths below /api and to pages."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            allowances: RateLimiter = scope["app"].state.allowances
            method, path, connection = scope["method"], scope["path"], HTTPConnection(scope)
            wait, limit = 0.0, "requests_per_minute"
            if path.startswith("/api/"):
                wait = allowances.request(connection, request_cost(method, path), LABOUR.get((method, path), 0.0))
            elif is_page(path):
                wait, limit = allowances.page(connection), "pages_per_minute_address"
            if wait > 0:
                server_metrics.limited.labels(limit).inc()
                await rate_limited_response(wait)(scope, receive, send)
                return
        await self.app(scope, receive, send)


def is_page(path: str) -> bool:
    """Whether a path is answered with the page. Its files, pictures and the health checks are not."""
    if path.startswith(("/api/", "/art/", "/assets/", "/ws/")) or path in UNCOUNTED:
        return False
    return "." not in path.rsplit("/", 1)[-1]


def request_cost(method: str, path: str) -> float:
    """The cost of a request, from its method and path alone."""
    if method in ("GET", "HEAD"):
        parts = path.removeprefix("/api/").split("/")
        if len(parts) > 2:
            return 1.0 if parts[2] == KEPT else DEAR
        return CHEAP if parts[0] in ("meta", "lessons", "tilesets") else 1.0
    return LIGHT.get(path, 1.0)


def rate_limited_response(wait: float) -> Response:
    """The response 429 with Retry-After."""
    return error_response(429, "too-fast", TEXT, headers={"Retry-After": str(math.ceil(wait))})
