"""Exports of a game: record, log, replay, position, pictures and film.

Invariant: anyone with the table's address may request them. They show what a spectator sees. A replay shows a player
what their own seat sees.
"""

import asyncio
import gzip
import json
from collections.abc import Callable, Hashable
from typing import Any, Final, NamedTuple

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
from bastide.server.features.games.messages import FilmState, GamePosition, GameReplay
from bastide.server.features.games.render_queue import RenderJob, RenderQueue
from bastide.server.features.games.render_worker import RenderTask
from bastide.server.http import identity
from bastide.server.http.api_route import api_route
from bastide.server.http.responses import JsonResponse, error_response, gzip_response, json_response
from bastide.server.live.assistance import fair_play
from bastide.server.live.people.visibility import cache_control, require_visible_table
from bastide.server.tables.history import records
from bastide.server.tables.history.replay import GameHistory, replay_frames
from bastide.server.tables.results.tallies import list_columns
from bastide.server.tables.results.words import choose_language
from bastide.server.tables.table import Table
from bastide.server.tables.views.views import list_device_seats

KEPT_REPLAYS: Final = 32
KEPT_FILES: Final = 64
WIDTHS: Final = (200, 2000)
FILES: Final = ("record", "log", "jcz", "board.svg", "board.png", "card.png", "film.webp")
MOST_DIGITS: Final = 6
CARD_SECONDS: Final = 60
"""Cache lifetime of a card in seconds."""


def _pack_replay(history: GameHistory) -> bytes:
    frames = replay_frames(history)
    body = {"over": history.over, "kinds": list_columns(frame["earned"] for frame in frames), "frames": frames}
    return gzip.compress(msgspec.json.encode(body), 6, mtime=0)


class TableState(NamedTuple):
    """What exports read of a table, taken under its lock."""

    table: Table
    record: Record
    colours: list[list[str]]
    over: bool
    key: tuple[Hashable, ...]


async def _read_table(request: Request) -> TableState:
    """The table of the request. Raises RequestError."""
    live = await require_visible_table(request, identity.identify_device(request))
    async with live.lock:
        table = live.room
        key = (table.table, table.head, *(seat.name for seat in table.seats))
        colours = [list(seat) for seat in table.colours]
        return TableState(table, records.make_record(table), colours, table.phase == "over", key)


async def get_table_file(request: Request) -> Response:
    """GET /api/tables/{table}/{kind}: a file to download."""
    kind = request.path_params["kind"]
    if kind not in FILES or request.method not in ("GET", "HEAD"):
        return error_response(404, "no-such-address", "There is nothing at this address.")
    if kind == "log":
        live = await require_visible_table(request, identity.identify_device(request))
        async with live.lock:
            return _download(live.room, "log.jsonl", records.public_log(live.room), "application/jsonl")
    state = await _read_table(request)
    table, record = state.table, state.record
    if kind == "record":
        return _download(table, "bastide.jsonl", record.dumps(), "application/jsonl")
    if kind == "jcz":
        text = await _get_or_make(request, (kind, *state.key), lambda: _jcz(record))
        return _download(table, "jcz", text, "application/json")
    if kind == "film.webp":
        return await _film_file(request, state)
    if kind == "card.png":
        free = [seat.number for seat in table.seats if seat.kind == "open"] if table.phase == "lobby" else []
        return await _card(request, table, record, state.colours, free)
    return await _board(request, table, record, state.colours, kind.rpartition(".")[2])


async def get_position(request: Request) -> JsonResponse[GamePosition]:
    """GET /api/tables/{table}/position: the position as text, now or after `turn`."""
    state = await _read_table(request)
    turn = _read_turn(request, state.record)
    if state.table.match is None:
        raise RequestError("not-started", "The game has not begun.", status=409)
    fair_play.check_table(state.table)
    key = ("position", *state.key, str(turn))
    return json_response({"text": await _get_or_make(request, key, lambda: _position(state.record, turn))})


async def get_replay(request: Request) -> JsonResponse[GameReplay]:
    """GET /api/tables/{table}/replay: the game turn by turn, as the caller saw it."""
    device = identity.identify_device(request)
    live = await require_visible_table(request, device)
    async with live.lock:
        table = live.room
        if table.match is None:
            raise RequestError("not-started", "The game has not begun.", status=409)
        seats = list_device_seats(table, device) if device else []
        history = GameHistory.of(table, seats[0] if seats else None)
        key = table.table, table.head, history.viewer
    replays: ResultCache[bytes] = request.app.state.replays
    return gzip_response(request, await replays.get(key, lambda: _pack_replay(history)), cache_control(table))


async def _get_or_make(request: Request, key: tuple[Hashable, ...], make: Callable[[], str]) -> str:
    """Make a text from a record once per state of the table. Raises RequestError."""
    files: ResultCache[str] = request.app.state.files
    return await files.get(key, make)


def _position(record: Record, turn: int | None) -> str:
    return Game.replay(record if turn is None else cut_record(record, turn)).position()


def _jcz(record: Record) -> str:
    """The game as a JCloisterZone file. Raises RequestError."""
    try:
        return json.dumps(file_of(export(record), False), ensure_ascii=False, indent=2) + "\n"
    except JczError as error:
        text = f"{error.reason[:1].upper()}{error.reason[1:]}."
        raise RequestError(error.code, text, status=409) from None


def _download(table: Table, ending: str, body: str | bytes, kind: str) -> Response:
    disposition = f'attachment; filename="{table.table}.{ending}"'
    headers = {"Content-Disposition": disposition, "Cache-Control": cache_control(table)}
    media_type = f"{kind}; charset=utf-8" if isinstance(body, str) or kind.endswith("svg+xml") else kind
    return Response(body, media_type=media_type, headers=headers)


def _picture(request: Request, kind: Any, record: Record, colours: list[list[str]]) -> RenderTask:
    """The render task that the query parameters describe. Raises RequestError."""
    theme, names = request.query_params.get("theme", "light"), request.query_params.get("names", "1")
    if theme not in THEMES or names not in ("0", "1"):
        raise RequestError("bad-picture", "A picture has theme=light or dusk and names=0 or 1.")
    return RenderTask(kind, record.dumps(), colours, theme, scores=names == "1")


async def _board(request: Request, table: Table, record: Record, colours: list[list[str]], kind: str) -> Response:
    picture = _picture(request, kind, record, colours)
    picture.turn = _read_turn(request, record)
    if (width := request.query_params.get("width")) is not None:
        if not width.isdecimal() or len(width) > MOST_DIGITS or not WIDTHS[0] <= int(width) <= WIDTHS[1]:
            raise RequestError("bad-picture", f"A picture is {WIDTHS[0]} to {WIDTHS[1]} pixels wide.")
        picture.width = int(width)
    name = f"turn-{picture.turn}.{kind}" if picture.turn is not None else kind
    data = await _render(request, picture)
    return _download(table, name, data, "image/svg+xml" if kind == "svg" else "image/png")


async def _card(request: Request, table: Table, record: Record, colours: list[list[str]], free: list[int]) -> Response:
    """The card of the game, either now or after `?turn=`."""
    # An unfinished turn is left out, so a card is rendered once a turn, however often it is requested.
    turn = _read_turn(request, record)
    if table.match is not None:
        record = cut_record(record, len(record_turn_ends(record)) - 1 if turn is None else turn)
    picture = _picture(request, "card", record, colours)
    picture.title, picture.free = table.name, free
    language = request.query_params.get("language", "") or request.headers.get("accept-language", "")
    picture.language = choose_language(language)
    headers = {
        "Content-Disposition": f'inline; filename="{table.table}.card.png"',
        "Cache-Control": cache_control(table, CARD_SECONDS),
        "Vary": "Accept-Language",
    }
    return Response(await _render(request, picture), media_type="image/png", headers=headers)


async def _render(request: Request, picture: RenderTask) -> bytes:
    queue: RenderQueue = request.app.state.render_queue
    return await queue.board(picture, identity.get_requester(request), request.is_disconnected)


def _read_turn(request: Request, record: Record) -> int | None:
    """The requested turn, None if the query names none. Raises RequestError."""
    turn, last = request.query_params.get("turn"), len(record_turn_ends(record)) - 1
    if turn is None:
        return None
    if not turn.isdecimal() or len(turn) > MOST_DIGITS or int(turn) > last:
        raise RequestError("no-such-turn", f"This game has turns 0 to {last}.", args={"turns": last}, status=404)
    return int(turn)


async def _read_film(request: Request) -> tuple[RenderQueue, RenderTask]:
    """The film of the request. Raises RequestError unless the game is over."""
    return request.app.state.render_queue, _film_task(request, await _read_table(request))


def _film_task(request: Request, state: TableState) -> RenderTask:
    if not state.over:
        raise RequestError("not-over", "The game is not over.", status=409)
    return _picture(request, "webp", state.record, state.colours)


async def _film_file(request: Request, state: TableState) -> Response:
    queue: RenderQueue = request.app.state.render_queue
    picture = _film_task(request, state)
    if queue.film(picture).state != "ready":
        return error_response(404, "no-film", "This film has not been made yet.")
    data = await asyncio.to_thread(queue.path(picture).read_bytes)
    return _download(state.table, "webp", data, "image/webp")


async def get_film(request: Request) -> JsonResponse[FilmState]:
    """GET /api/tables/{table}/film: the state of the film."""
    queue, picture = await _read_film(request)
    return json_response(_describe_film(queue.film(picture)))


async def start_film(request: Request) -> JsonResponse[FilmState]:
    """POST /api/tables/{table}/film: start the film, unless it exists or is under way."""
    queue, picture = await _read_film(request)
    return json_response(_describe_film(queue.begin(picture, identity.get_requester(request))))


async def stop_film(request: Request) -> JsonResponse[FilmState]:
    """DELETE /api/tables/{table}/film: withdraw the request for the film."""
    queue, picture = await _read_film(request)
    return json_response(_describe_film(await queue.stop(picture, identity.get_requester(request))))


def _describe_film(job: RenderJob) -> FilmState:
    body: FilmState = {"state": job.state, "done": job.done, "of": job.of}
    return {**body, "code": job.code, "text": job.text} if job.code else body


LOOK: Final = ("theme", "names")
ROUTES: Final = (
    api_route("GET", "/api/tables/{table}/replay", get_replay),
    api_route("GET", "/api/tables/{table}/position", get_position, query=("turn",)),
    api_route("GET", "/api/tables/{table}/film", get_film, query=LOOK),
    api_route("POST", "/api/tables/{table}/film", start_film, query=LOOK),
    api_route("DELETE", "/api/tables/{table}/film", stop_film, query=LOOK),
)
