"""Pictures drawn on demand. An address names everything a picture depends on, so it never changes.

Law: an address of another art version is not found: its pictures would not be these.
"""

import asyncio
import contextlib
import json
import re
from collections import OrderedDict
from collections.abc import Callable
from functools import partial

from starlette.requests import Request
from starlette.responses import Response

from bastide.art import (
    ART_VERSION,
    COLOURS,
    KINDS,
    LANDMARKS,
    MIST_LETTERS,
    MOST_GHOSTS,
    PIECES,
    ROLES,
    SIEGES,
    STATES,
    SYMBOLS,
    THEMES,
    VARIANTS,
    emblem,
    held,
    of_the_box,
    outlines,
    own_set,
    render_back,
    render_drift,
    render_figure,
    render_fringe,
    render_ghosts,
    render_hero,
    render_icon,
    render_kind,
    render_landmark,
    render_piece,
    render_siege,
    render_spaces,
    render_state,
    render_symbol,
    render_tile,
    to_webp,
)
from bastide.server.common.packed import IMMUTABLE, Content, respond
from bastide.server.gate.turnstile import Allowances, too_fast
from bastide.server.messages.events import LogError
from bastide.server.messages.terms import OWN_TILES
from bastide.server.storage.database import StoreError
from bastide.server.storage.own_sets import tiles_of
from bastide.server.storage.store import Store

KEPT = 4096
HANDS = 2
"""So many pictures are drawn at a time; the loop has other work."""
_NAME = r"((?:[0-9a-f]{12}\.[^/]{1,40}|[A-Za-z0-9-]{1,24})(?:~[0-9]{1,2})?)"
_OWN = re.compile(r"([0-9a-f]{12})\.[^/]+$")
_LAID = rf"{_NAME}-(0|90|180|270)-([0-{VARIANTS - 1}])"
_STATES = rf"(?:-([{''.join(MIST_LETTERS)}]{{1,4}}))?"
_TILE = re.compile(rf"{_LAID}{_STATES}\.svg")
_FAR = re.compile(rf"{_LAID}{_STATES}\.webp")
_AREA = re.compile(rf"{_LAID}\.json")
_GHOSTS = re.compile(r"([1-9][0-9]?)\.svg")
_PIECE = re.compile(r"([a-z0-9-]{1,16})\.svg")
_SPACES = re.compile(r"(0|90|180|270)-([1-9])\.svg")
_FRINGE = re.compile(r"torn-([NESW]{1,4})\.svg")
_SYMBOL = re.compile(r"([a-z-]{1,16})\.svg")
_FIGURE = re.compile(r"([a-z]{1,16}(?:-[a-z]{1,16})?)-([a-z]{1,10})\.svg")
TYPES = {"svg": "image/svg+xml", "webp": "image/webp", "json": "application/json"}
UNPLACED = "meeple"
"""A figure that stands nowhere yet."""


class Pictures:
    """Draws, and keeps what was drawn. Who asks for what is being drawn waits for that."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, Content] = OrderedDict()
        self._begun: dict[str, asyncio.Future[Content | None]] = {}
        self._hands = asyncio.Semaphore(HANDS)

    async def answer(self, request: Request) -> Response:
        """`/art/{version}/...`"""
        path = str(request.path_params["path"])
        if request.path_params["version"] != ART_VERSION:
            return _missing()
        content = self._kept.get(path)
        if content is None and path in self._begun:
            content = await asyncio.shield(self._begun[path])
        elif content is None:
            if (own := _OWN.search(path)) and held(own[0]) is None:
                await self._learn(request, own[1])
            draw = painter(path)
            if draw is None:
                return _missing()
            allowances: Allowances = request.app.state.allowances
            if wait := await allowances.drawing(request):
                return too_fast(wait)
            content = await self._drawn(path, draw)
        return respond(request, content, IMMUTABLE) if content is not None else _missing()

    async def _learn(self, request: Request, name: str) -> None:
        """A set that no table in memory has is told by the log of one that is stored, if there is one."""
        store: Store = request.app.state.hub.tables.store
        with contextlib.suppress(LogError, StoreError):
            tiles = await store.do(partial(tiles_of, name=name, option=OWN_TILES))
            if tiles is not None:
                own_set(tiles)

    async def _drawn(self, path: str, draw: Callable[[], str | bytes]) -> Content | None:
        """Draw it, once for all who ask meanwhile; None if there is no such picture after all."""
        if path not in self._begun:
            work = self._begun[path] = asyncio.ensure_future(self._draw(path, draw))
            work.add_done_callback(lambda _: self._begun.pop(path))
        return await asyncio.shield(self._begun[path])

    async def _draw(self, path: str, draw: Callable[[], str | bytes]) -> Content | None:
        async with self._hands:
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


def painter(path: str) -> Callable[[], str | bytes] | None:
    """What draws the picture of an address behind the art version; None if there is none."""
    match path.split("/"):
        case [theme, "tile" | "small" as size, name] if theme in THEMES:
            return tile_painter(theme, size == "small", name)
        case ["area", name] if area := _AREA.fullmatch(name):
            return lambda: json.dumps(outlines(of_the_box(area[1]), int(area[2]), int(area[3])))
        case [theme, "figure", name] if theme in THEMES and (figure := _FIGURE.fullmatch(name)):
            role = "plain" if figure[1] == UNPLACED else figure[1]
            if role not in ROLES or figure[2] not in COLOURS:
                return None
            return lambda: render_figure(role, figure[2], theme)
        case [theme, "symbol", name] if theme in THEMES and (symbol := _SYMBOL.fullmatch(name)):
            if symbol[1] in SIEGES:
                return lambda: render_siege(symbol[1], theme)
            return (lambda: render_symbol(symbol[1], theme)) if symbol[1] in SYMBOLS else None
        case [theme, "kind", name] if theme in THEMES and (kind := _SYMBOL.fullmatch(name)):
            return (lambda: render_kind(kind[1], theme)) if kind[1] in KINDS else None
        case [theme, "fortress", name] if theme in THEMES and (walls := _SPACES.fullmatch(name)):
            return lambda: render_spaces(int(walls[1]), int(walls[2]), theme)
        case [theme, "ghost", name] if theme in THEMES and (ghosts := _GHOSTS.fullmatch(name)):
            return (lambda: render_ghosts(int(ghosts[1]), theme)) if int(ghosts[1]) <= MOST_GHOSTS else None
        case [theme, "piece", name] if theme in THEMES and (piece := _PIECE.fullmatch(name)):
            return (lambda: render_piece(piece[1], theme)) if piece[1] in PIECES else None
        case [theme, "landmark", name] if theme in THEMES and (mark := _PIECE.fullmatch(name)):
            return (lambda: render_landmark(mark[1], theme)) if mark[1] in LANDMARKS else None
        case [theme, "mist", *rest] if theme in THEMES:
            return mist_painter(theme, rest)
        case [theme, "back.svg"] if theme in THEMES:
            return lambda: render_back(theme)
        case [theme, "ground.webp"] if theme in THEMES:
            return lambda: render_drift(theme)
        case [theme, "hero.svg"] if theme in THEMES:
            return lambda: render_hero(theme)
        case ["emblem", name] if name.removesuffix(".svg") in COLOURS and name.endswith(".svg"):
            return lambda: emblem(name.removesuffix(".svg"))
        case ["icon.svg"]:
            return render_icon
    return None


def tile_painter(theme: str, small: bool, name: str) -> Callable[[], str | bytes] | None:
    """What draws a tile without its ground; a small one has less detail and is a bitmap."""
    tile = (_FAR if small else _TILE).fullmatch(name)
    if tile is None:
        return None
    type_id, rotation, variant, states = of_the_box(tile[1]), int(tile[2]), int(tile[3]), tile[4] or ""
    if not states.strip("o") and states:
        return None  # the picture without letters is the same
    if small:
        return lambda: to_webp(render_tile(type_id, rotation, variant, theme, lod=0, states=states, alone=False))
    return lambda: render_tile(type_id, rotation, variant, theme, states=states, alone=False)


def mist_painter(theme: str, rest: list[str]) -> Callable[[], str] | None:
    """What draws a fringe, or the sign of a state."""
    match rest:
        case [name] if fringe := _FRINGE.fullmatch(name):
            return lambda: render_fringe(fringe[1], theme)
        case [name] if name.removesuffix(".svg") in STATES and name.endswith(".svg"):
            return lambda: render_state(name.removesuffix(".svg"), theme)
    return None
