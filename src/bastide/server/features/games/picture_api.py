"""Pictures drawn on demand. An address names everything a picture depends on, so its content never changes.

Invariant: an address with another art version gets 404, because this version would draw other pictures.
"""

import asyncio
import contextlib
import re
from collections import OrderedDict
from collections.abc import Callable

from starlette.requests import Request
from starlette.responses import Response

from bastide.art import ART_VERSION, find_own_set, own_set, painter
from bastide.server.http.rate_limit import RateLimiter, rate_limited_response
from bastide.server.http.responses import IMMUTABLE, Content, content_response
from bastide.server.protocol.events import LogError
from bastide.server.storage.databases.sqlite_file import StoreError
from bastide.server.storage.event_log import custom_tiles_of
from bastide.server.storage.store import Store

KEPT = 4096
AT_ONCE = 2
"""Pictures drawn at the same time. More would slow down the event loop."""
_OWN = re.compile(r"([0-9a-f]{12})\.[^/]+$")
TYPES = {"svg": "image/svg+xml", "webp": "image/webp", "json": "application/json"}


Painter = Callable[[], str | bytes]


class PictureCache:
    """Draws pictures and caches them. Concurrent requests for one picture share one drawing."""

    def __init__(self, *painters: Callable[[str], Painter | None]) -> None:
        """`painters` draw the addresses that the art of the game does not have."""
        self._painters = painters
        self._kept: OrderedDict[str, Content] = OrderedDict()
        self._begun: dict[str, asyncio.Future[Content | None]] = {}
        self._slots = asyncio.Semaphore(AT_ONCE)

    async def answer(self, request: Request) -> Response:
        """GET /art/{version}/{path}."""
        path = str(request.path_params["path"])
        if request.path_params["version"] != ART_VERSION:
            return _missing()
        content = self._kept.get(path)
        if content is None and path in self._begun:
            content = await asyncio.shield(self._begun[path])
        elif content is None:
            if (own := _OWN.search(path)) and find_own_set(own[0]) is None:
                await self._load_tileset(request, own[1])
            draw = painter(path) or next(filter(None, (find(path) for find in self._painters)), None)
            if draw is None:
                return _missing()
            allowances: RateLimiter = request.app.state.allowances
            if wait := await allowances.drawing(request):
                return rate_limited_response(wait)
            content = await self._draw_once(path, draw)
        return content_response(request, content, IMMUTABLE) if content is not None else _missing()

    async def _load_tileset(self, request: Request, name: str) -> None:
        """Load a tile set that no table in memory uses from the log of a stored table, if one has it."""
        store: Store = request.app.state.hub.tables.store
        with contextlib.suppress(LogError, StoreError):
            tiles = await store.do(custom_tiles_of, name=name)
            if tiles is not None:
                own_set(tiles)

    async def _draw_once(self, path: str, draw: Painter) -> Content | None:
        """Draw a picture once for all concurrent requests. None if there is no such picture."""
        if path not in self._begun:
            work = self._begun[path] = asyncio.ensure_future(self._draw(path, draw))
            work.add_done_callback(lambda _: self._begun.pop(path))
        return await asyncio.shield(self._begun[path])

    async def _draw(self, path: str, draw: Painter) -> Content | None:
        async with self._slots:
            try:
                drawn = await asyncio.to_thread(draw)
            except (ValueError, KeyError):
                return None
        body = drawn.encode() if isinstance(drawn, str) else drawn
        content = self._kept[path] = Content(body, TYPES[path.rpartition(".")[2]])
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return content


def _missing() -> Response:
    return Response("No such picture.", 404, media_type="text/plain")
