"""HTTP API for bots with a token: a table as a stream of JSON lines, and commands by POST.

Invariant: messages and commands are the same as on a WebSocket (socket_api.py), and a stream counts as a connection.
"""

import asyncio
from collections.abc import AsyncIterator, Callable
from typing import Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import Route

from bastide._text import strip_bom
from bastide.server.accounts import api_tokens
from bastide.server.common.cancellation import wait_event
from bastide.server.common.errors import RequestError
from bastide.server.http import client_address, identity
from bastide.server.http.api_route import api_route
from bastide.server.http.rate_limit import TEXT
from bastide.server.http.request_body import BodySpec, read_body_bytes
from bastide.server.http.responses import JsonResponse, json_response
from bastide.server.live.clients.client import Client
from bastide.server.live.clients.socket_api import CROWDED, run_page
from bastide.server.live.hub import Hub
from bastide.server.live.people import visibility
from bastide.server.live.registry import LiveTable
from bastide.server.live.summary import list_rows
from bastide.server.protocol.client_messages import MAX_BYTES, BadMessage, Command, decode_command
from bastide.server.tables import access

BODY: Final = BodySpec("bad-message", "command", 400, MAX_BYTES)
TYPE: Final = "application/x-ndjson"
QUIET: Final = 15.0
"""Seconds after which an empty line is sent as a keep-alive."""
PERIOD: Final = 2.0
"""Seconds between two polls of the bot's games."""
MOST: Final = 24
"""The most games that the stream reports, the latest first."""


async def stream_table(request: Request) -> Response:
    """GET /api/tables/{table}/stream: the messages of a WebSocket to the table, one per line."""
    client = _client(request, str(request.path_params["table"]))
    hub, live = _hub(request), await _live(request)
    if len(live.clients) >= hub.limits.watchers and not access.is_participant(live.room, client.device):
        raise RequestError("crowded", CROWDED, status=503)
    release = _place(request, client)

    async def lines() -> AsyncIterator[bytes]:
        try:
            await run_page(hub, client, lambda: hub.join(live, client))
            async for line in _iterate_queue(client):
                yield line
        finally:
            hub.leave(live, client)
            release()

    return _streaming(lines())


async def stream_games(request: Request) -> Response:
    """GET /api/stream: an entry for each game of the bot, and again whenever it has changed."""
    client = _client(request, "")
    hub, release = _hub(request), _place(request, client)
    hub.lobby_clients.add(client)

    async def lines() -> AsyncIterator[bytes]:
        known: dict[str, Any] = {}
        quiet = 0.0
        try:
            while client.closing is None and not hub.draining:
                names = await hub.tables.store.of_device(client.device, MOST, hidden=False)
                found = await list_rows(hub.tables, names, client.device)
                changed = [line for name, line in found.items() if known.get(name) != line]
                known, quiet = found, 0.0 if changed else quiet + PERIOD
                for line in changed:
                    yield msgspec.json.encode({"t": "game", **line}) + b"\n"
                if quiet >= QUIET:
                    quiet = 0.0
                    yield b"\n"
                await asyncio.sleep(PERIOD)
        finally:
            hub.lobby_clients.discard(client)
            release()

    return _streaming(lines())


async def post_command(request: Request) -> JsonResponse[dict[str, Any]]:
    """POST /api/tables/{table}/commands: carry out one command. Responds with its ack (200) or rejection (409)."""
    client, hub = _client(request, str(request.path_params["table"])), _hub(request)
    try:
        message = decode_command(strip_bom(await read_body_bytes(request, BODY)).decode())
    except (BadMessage, UnicodeDecodeError) as error:
        raise RequestError("bad-message", str(error)) from None
    if not isinstance(message, Command):
        raise RequestError("bad-message", "This message does not change the table. Send it over a WebSocket.")
    live = await _live(request)
    await visibility.check_visible(hub.tables.store, live.room, client.device)
    await hub.command(live, client, message)
    answer = next((data for data in client.queue if isinstance(data, bytes)), None)
    if answer is None:
        raise RequestError("busy", "The table has just been unloaded. Send the command again.", status=503, seconds=1)
    data = msgspec.json.decode(answer)
    return json_response(data, 200 if data["t"] == "ack" else 409)


def _hub(request: Request) -> Hub:
    hub: Hub = request.app.state.hub
    return hub


def _client(request: Request, name: str) -> Client:
    """The client of a request with an API token. Raises RequestError without a token."""
    if api_tokens.read_api_token(request) is None:
        text = "This is for programs: send Authorization: Bearer and a bot's token."
        raise RequestError("needs-token", text, status=401)
    visitor, hub = identity.identify_visitor(request), _hub(request)
    client = Client(name, visitor.device, hub.limits, hub.clock, client_address.client_key(request))
    client.session = visitor.session
    client.address = client_address.parse_address(request.client.host) if request.client else None
    return client


async def _live(request: Request) -> LiveTable:
    live = await _hub(request).tables.get(str(request.path_params["table"]))
    if live is None:
        raise RequestError("no-such-table", "There is no table at this address.", status=404)
    return live


def _place(request: Request, client: Client) -> Callable[[], None]:
    """Count one more open stream until the returned function is called. Raises RequestError over the limits."""
    hub, here, allowances = _hub(request), client_address.client_key(request), request.app.state.allowances
    mine: dict[str, int] = request.app.state.streams
    if hub.sockets >= hub.limits.sockets or mine.get(client.device, 0) >= hub.limits.sockets_per_device:
        raise RequestError("busy", "Too many streams are open here. Close some and try again.", status=503)
    if wait := allowances.join(here):
        raise RequestError("too-fast", TEXT, status=429, seconds=int(wait) + 1)
    mine[client.device] = mine.get(client.device, 0) + 1

    def release() -> None:
        allowances.part(here)
        mine[client.device] -= 1
        if not mine[client.device]:
            del mine[client.device]

    return release


async def _iterate_queue(client: Client) -> AsyncIterator[bytes]:
    """Yield queued messages as lines until the client is closed."""
    bell = asyncio.Event()
    client.ring = bell.set
    while True:
        while client.queue:
            data = client.queue.popleft()
            if isinstance(data, int):
                return
            yield data + b"\n"
        bell.clear()
        if not await wait_event(bell, QUIET):
            yield b"\n"


def _streaming(lines: AsyncIterator[bytes]) -> Response:
    return StreamingResponse(lines, media_type=TYPE, headers={"Cache-Control": "no-store", "X-Accel-Buffering": "no"})


STREAMS: Final = (
    Route("/api/stream", stream_games, methods=["GET"]),
    Route("/api/tables/{table}/stream", stream_table, methods=["GET"]),
)
ROUTES: Final = (api_route("POST", "/api/tables/{table}/commands", post_command),)
