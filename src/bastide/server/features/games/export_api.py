"""Exports of a game: record, log, replay, position, pictures and film.

Invariant: anyone with the table's address may request them. They show what a spectator sees. A replay shows a player
what their own seat sees.
"""

import asyncio
import gzip
import json
from collections.abc import Callable, Hashable
from typing import Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from bastide.art import THEMES
from bastide.game import Game
from bastide.game.turns import cut_record, record_turn_ends
from bastide.jcz import JczError, export, file_of
from bastide.records.record import Record
from bastide.server.common.errors import RequestError
from bastide.server.common.workers import ResultCache
from bastide.server.features.games.render_queue import RenderJob, RenderQueue
from bastide.server.features.games.render_worker import RenderTask
from bastide.server.http import identity
from bastide.server.http.responses import error_response, json_response
from bastide.server.live.assistance import fair_play
from bastide.server.live.people.visibility import cache_control, require_visible_table
from bastide.server.live.registry import LiveTable
from bastide.server.tables.history import records
from bastide.server.tables.history.replay import GameHistory, replay_frames
from bastide.server.tables.results.tallies import list_columns
from bastide.server.tables.results.words import choose_language
from bastide.server.tables.table import Table
from bastide.server.tables.views.views import list_device_seats

KEPT_REPLAYS: Final = 32
KEPT_FILES: Final = 64
WIDTHS: Final = (200, 2000)
FILES: Final = ("record", "log", "jcz", "replay", "position", "board.svg", "board.png", "card.png", "film", "film.webp")
MOST_DIGITS: Final = 6
CARD_SECONDS: Final = 60
"""Cache lifetime of a card in seconds."""


class ReplayCache:
    """Cache of gzipped replays. The key contains the table's head, so a new event invalidates the entry."""

    def __init__(self, cache: ResultCache[bytes]) -> None:
        self._cache = cache

    async def of(self, table: str, head: int, told: GameHistory) -> bytes:
        """The gzipped replay for the viewer of `told`. Raises RequestError."""
        return await self._cache.get((table, head, told.viewer), lambda: _pack_replay(told))


def _pack_replay(told: GameHistory) -> bytes:
    frames = replay_frames(told)
    body = {"over": told.over, "kinds": list_columns(frame["earned"] for frame in frames), "frames": frames}
    return gzip.compress(msgspec.json.encode(body), 6, mtime=0)


async def get_table_file(request: Request) -> Response:
    """GET /api/tables/{table}/{kind}. POST starts a film, DELETE stops it."""
    kind = request.path_params["kind"]
    if kind not in FILES or (request.method not in ("GET", "HEAD") and kind != "film"):
        return error_response(404, "no-such-address", "Nothing lies at this address.")
    live = await require_visible_table(request, identity.identify_device(request))
    if kind == "replay":
        return await _replay(request, live)
    async with live.lock:
        if kind == "log":
            return _download(live.room, "log.jsonl", records.public_log(live.room), "application/jsonl")
        record, room = records.make_record(live.room), live.room
        colours = [list(seat) for seat in room.colours]
        over = room.phase == "over"
        key = (kind, room.table, room.head, *(seat.name for seat in room.seats))
    if kind == "record":
        return _download(room, "bastide.jsonl", record.dumps(), "application/jsonl")
    if kind == "position":
        turn = _turn(request, len(record_turn_ends(record)) - 1)
        if room.match is None:
            raise RequestError("not-started", "The game has not begun.", status=409)
        fair_play.check_table(room)
        return json_response({"text": await _get_or_make(request, key, lambda: _position(record, turn), str(turn))})
    if kind == "jcz":
        text = await _get_or_make(request, key, lambda: _jcz(record))
        return _download(room, "jcz", text, "application/json")
    if kind.startswith("film"):
        if not over:
            raise RequestError("not-over", "The game is not over.", status=409)
        return await _film(request, room, _picture(request, "webp", record, colours), kind)
    if kind == "card.png":
        free = [seat.number for seat in room.seats if seat.kind == "open"] if room.phase == "lobby" else []
        return await _card(request, room, record, colours, free)
    return await _board(request, room, record, colours, kind.rpartition(".")[2])


async def _replay(request: Request, live: LiveTable) -> Response:
    async with live.lock:
        room = live.room
        if room.match is None:
            raise RequestError("not-started", "The game has not begun.", status=409)
        device = identity.identify_device(request)
        held = list_device_seats(room, device) if device else []
        told, head = GameHistory.of(room, held[0] if held else None), room.head
    replays: ReplayCache = request.app.state.replays
    packed = await replays.of(room.table, head, told)
    headers = {"Cache-Control": cache_control(room), "Vary": "Accept-Encoding"}
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(gzip.decompress(packed), media_type="application/json", headers=headers)
    return Response(packed, media_type="application/json", headers={**headers, "Content-Encoding": "gzip"})


async def _get_or_make(request: Request, key: tuple[Hashable, ...], make: Callable[[], str], of: str = "") -> str:
    """Make a text from a record once per state of the table. Raises RequestError."""
    files: ResultCache[str] = request.app.state.files
    return await files.get((*key, of), make)


def _position(record: Record, turn: int | None) -> str:
    return Game.replay(record if turn is None else cut_record(record, turn)).position()


def _jcz(record: Record) -> str:
    """The game as a JCloisterZone file. Raises RequestError."""
    try:
        return json.dumps(file_of(export(record), False), ensure_ascii=False, indent=2) + "\n"
    except JczError as error:
        text = f"{error.reason[:1].upper()}{error.reason[1:]}."
        raise RequestError(error.code, text, status=409) from None


def _download(room: Table, ending: str, text: str | bytes, kind: str) -> Response:
    told = {
        "Content-Disposition": f'attachment; filename="{room.table}.{ending}"',
        "Cache-Control": cache_control(room),
    }
    media = f"{kind}; charset=utf-8" if isinstance(text, str) or kind.endswith("svg+xml") else kind
    return Response(text, media_type=media, headers=told)


def _picture(request: Request, kind: Any, record: Record, colours: list[list[str]]) -> RenderTask:
    """The render task that the query parameters describe. Raises RequestError."""
    asked = request.query_params
    theme, names = asked.get("theme", "light"), asked.get("names", "1")
    if theme not in THEMES or names not in ("0", "1"):
        raise RequestError("bad-picture", "A picture has theme=light or dusk and names=0 or 1.")
    return RenderTask(kind, record.dumps(), colours, theme, scores=names == "1")


async def _board(request: Request, room: Table, record: Record, colours: list[list[str]], kind: str) -> Response:
    picture, asked = _picture(request, kind, record, colours), request.query_params
    picture.turn = _turn(request, len(record_turn_ends(record)) - 1)
    if "width" in asked:
        width = asked["width"]
        if not width.isdecimal() or len(width) > MOST_DIGITS or not WIDTHS[0] <= int(width) <= WIDTHS[1]:
            raise RequestError("bad-picture", f"A picture is {WIDTHS[0]} to {WIDTHS[1]} pixels wide.")
        picture.width = int(width)
    press: RenderQueue = request.app.state.press
    data = await press.board(picture, identity.get_requester(request), request.is_disconnected)
    name = f"turn-{picture.turn}.{kind}" if picture.turn is not None else kind
    return _download(room, name, data, "image/svg+xml" if kind == "svg" else "image/png")


async def _card(request: Request, room: Table, record: Record, colours: list[list[str]], free: list[int]) -> Response:
    """The card of the game, either now or after `?turn=`."""
    # An unfinished turn is left out, so a card is rendered once a turn, however often it is requested.
    last = len(record_turn_ends(record)) - 1
    turn = _turn(request, last)
    record = cut_record(record, last if turn is None else turn) if room.match is not None else record
    picture = _picture(request, "card", record, colours)
    picture.title, picture.free = room.name, free
    wish = request.query_params.get("language", "") or request.headers.get("accept-language", "")
    picture.language = choose_language(wish)
    press: RenderQueue = request.app.state.press
    data = await press.board(picture, identity.get_requester(request), request.is_disconnected)
    told = {
        "Content-Disposition": f'inline; filename="{room.table}.card.png"',
        "Cache-Control": cache_control(room, CARD_SECONDS),
        "Vary": "Accept-Language",
    }
    return Response(data, media_type="image/png", headers=told)


def _turn(request: Request, turns: int) -> int | None:
    """The requested turn, None if the query names none. Raises RequestError."""
    asked = request.query_params.get("turn")
    if asked is None:
        return None
    if not asked.isdecimal() or len(asked) > MOST_DIGITS or int(asked) > turns:
        raise RequestError("no-such-turn", f"This game has turns 0 to {turns}.", args={"turns": turns}, status=404)
    return int(asked)


async def _film(request: Request, room: Table, picture: RenderTask, kind: str) -> Response:
    press: RenderQueue = request.app.state.press
    if kind == "film.webp":
        if press.film(picture).state != "ready":
            return error_response(404, "no-film", "This film has not been made yet.")
        data = await asyncio.to_thread(press.path(picture).read_bytes)
        return _download(room, "webp", data, "image/webp")
    if request.method == "GET":
        return _film_response(press.film(picture))
    by = identity.get_requester(request)
    return _film_response(press.begin(picture, by) if request.method == "POST" else await press.stop(picture, by))


def _film_response(work: RenderJob) -> Response:
    body: dict[str, Any] = {"state": work.state, "done": work.done, "of": work.of}
    return json_response({**body, "code": work.code, "text": work.text} if work.code else body)
