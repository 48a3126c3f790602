"""WebSocket endpoint of a table: reads messages, passes them to the hub, and sends queued messages.

Invariant: only text frames of at most 4 KiB are read, at a limited rate. A client with a wrong Origin is refused before
the handshake (security.py).
"""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from functools import partial

from starlette.websockets import WebSocket, WebSocketDisconnect

from bastide.server.common import server_metrics
from bastide.server.common.errors import RequestError
from bastide.server.http import client_address, identity, protocol_version
from bastide.server.http.limits import TokenBucket
from bastide.server.http.rate_limit import RateLimiter, rate_limited_response
from bastide.server.http.websocket import EXTENSION, WebSocketConnection
from bastide.server.live.assistance import bot_turns, forecasts, hints
from bastide.server.live.clients import broadcast
from bastide.server.live.clients.client import Client, SendScheduler, send_queued
from bastide.server.live.hub import Hub
from bastide.server.live.people import chat
from bastide.server.live.registry import LiveTable
from bastide.server.protocol import client_messages
from bastide.server.protocol.client_messages import MAX_BYTES, BadMessage, ClientMessage, decode_command
from bastide.server.protocol.events import LogError
from bastide.server.protocol.server_messages import Error, Pong, encode_message
from bastide.server.storage.databases.sqlite_file import StoreError
from bastide.server.tables import access
from bastide.server.tables.views import why_not

log = logging.getLogger("bastide.socket")
NO_TABLE = 4404
WRONG_VERSION = 4406
UNREADABLE_TABLE = 4500
ONLY_TEXT = 1003
POLICY = 1008
TOO_BIG = 1009
BUSY = 1013
NONCE_SIGNS = 64
CROWDED = "Too many people are watching this table. Try again later."

AnswerMessage = Callable[[str], Awaitable[bool]]
"""Handles one message. Returns False if it could not be decoded."""


async def serve_table_socket(socket: WebSocket) -> None:
    """Serve a WebSocket connection to a table until it is closed."""
    await run_admitted(socket, _serve)


async def run_admitted(socket: WebSocket, life: Callable[[WebSocket], Awaitable[None]]) -> None:
    """Run `life` for a connection if its address is within its limits. Deny the handshake otherwise."""
    allowances: RateLimiter = socket.app.state.allowances
    here = client_address.client_key(socket)
    if (wait := allowances.join(here)) > 0:
        await socket.receive()
        return await socket.send_denial_response(rate_limited_response(wait))
    try:
        with contextlib.suppress(WebSocketDisconnect):  # disconnected before it was accepted
            await life(socket)
    finally:
        allowances.part(here)


async def greet_page(socket: WebSocket, table: str) -> Client | None:
    """Accept a connection and return its client.

    Returns None after closing it if the protocol version is incompatible or too many connections are open."""
    hub: Hub = socket.app.state.hub
    device, headers = identity.ensure_device(socket)
    await socket.accept(headers=[(name.encode(), value.encode()) for name, value in headers.items()])
    if not protocol_version.is_compatible(socket.query_params.get("v")):
        await _farewell(socket, Error(protocol_version.CODE, protocol_version.TEXT, ""), WRONG_VERSION)
        return None
    client = Client(table, device, hub.limits, hub.clock, client_address.client_key(socket))
    client.session = identity.identify_visitor(socket).session
    line = socket.scope.get("extensions", {}).get(EXTENSION)
    if isinstance(line, WebSocketConnection):
        client.lag, client.measure = lambda: line.lag + line.beyond, line.measure
    client.address = client_address.parse_address(socket.client.host) if socket.client else None
    if hub.sockets >= hub.limits.sockets or hub.presence.lines(client.device) >= hub.limits.sockets_per_device:
        await _farewell(socket, Error("busy", "Too many pages are open here. Close some and try again.", ""), BUSY)
        return None
    return client


async def _serve(socket: WebSocket) -> None:
    hub: Hub = socket.app.state.hub
    client = await greet_page(socket, str(socket.path_params["table"]))
    if client is None:
        return
    live = await _table(socket, hub, client.table)
    if live is None:
        return
    if len(live.clients) >= hub.limits.watchers and not access.is_participant(live.room, client.device):
        server_metrics.limited.labels("watchers").inc()
        return await _farewell(socket, Error("crowded", CROWDED, ""), BUSY)
    nonce = socket.query_params.get("nonce", "")
    nonce = nonce if nonce.isalnum() and len(nonce) <= NONCE_SIGNS else ""
    join, leave = partial(hub.join, live, client, nonce), partial(hub.leave, live, client)
    await exchange_messages(socket, hub, client, join, partial(_handle_text, hub, live, client), leave)


async def run_page(hub: Hub, client: Client, join: Callable[[], Awaitable[None]]) -> None:
    """Await `join`. If it fails, send the client the reason and close it. The caller must still call `leave`."""
    try:
        await join()
    except StoreError as error:
        client.send(hub.report_error(error))
        client.close(BUSY)
    except RequestError as no:
        client.send(Error(no.code, no.text, ""))
        client.close(access.CLOSED)


async def _table(socket: WebSocket, hub: Hub, table: str) -> LiveTable | None:
    try:
        live = await hub.tables.get(table)
    except LogError as error:
        log.error("table %s: %s", table, error)
        await _farewell(socket, Error("unreadable-table", str(error), ""), UNREADABLE_TABLE)
        return None
    except StoreError as error:
        await _farewell(socket, hub.report_error(error), BUSY)
        return None
    if live is None:
        await _farewell(socket, Error("no-such-table", "There is no table at this address.", ""), NO_TABLE)
    return live


async def _farewell(socket: WebSocket, error: Error, code: int) -> None:
    server_metrics.refusals.labels(error.code).inc()
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        await socket.send_text(encode_message(error).decode())
        await socket.close(code)


async def exchange_messages(
    socket: WebSocket,
    hub: Hub,
    client: Client,
    join: Callable[[], Awaitable[None]],
    answer: AnswerMessage,
    leave: Callable[[], None],
) -> None:
    """Join, then send and receive messages until the client disconnects or is closed. Always calls `leave` once."""
    sender = asyncio.create_task(_send(socket, client, hub.send_scheduler))
    reader = asyncio.create_task(_read(socket, hub, client, answer))
    try:
        await run_page(hub, client, join)
        await asyncio.wait({sender, reader}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        leave()
        if not sender.done():
            client.close(1000)
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(5):
                    await asyncio.shield(sender)
        for task in (sender, reader):
            task.cancel()
        await asyncio.gather(sender, reader, return_exceptions=True)


async def _send(socket: WebSocket, client: Client, crowd: SendScheduler) -> None:
    with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
        await send_queued(socket, client, crowd)


async def _read(socket: WebSocket, hub: Hub, client: Client, answer: AnswerMessage) -> None:
    bucket = TokenBucket(hub.limits.messages_per_second, hub.limits.burst, hub.clock)
    strikes = 0
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        while client.closing is None:
            frame = await socket.receive()
            if frame["type"] == "websocket.disconnect":
                return
            text = frame.get("text")
            if text is None:
                client.close(ONLY_TEXT)
            elif len(text) > MAX_BYTES:
                client.close(TOO_BIG)
            else:
                if (pause := bucket.take()) > 0:
                    server_metrics.limited.labels("messages_per_second").inc()
                    await asyncio.sleep(pause)
                strikes += not await answer(text)
            if strikes >= hub.limits.bad_messages:
                server_metrics.limited.labels("bad_messages").inc()
                client.close(POLICY)


async def _handle_text(hub: Hub, live: LiveTable, client: Client, text: str) -> bool:
    """Handle one message. Returns False if it could not be decoded."""
    try:
        message = decode_command(text)
    except BadMessage as error:
        server_metrics.refusals.labels("bad-message").inc()
        client.send(Error("bad-message", str(error), ""))
        return False
    try:
        await _answer(message, hub, live, client)
    except Exception as error:
        client.send(hub.report_error(error))
    return True


async def _answer(message: ClientMessage, hub: Hub, live: LiveTable, client: Client) -> None:
    match message:
        case client_messages.Ping():
            client.send(Pong())
        case client_messages.Sync():
            await hub.sync(live, client, message.since)
        case client_messages.Why():
            async with live.lock:
                client.send(why_not.answer_why(live.room, client.device, message))
        case client_messages.Hurry():
            bot_turns.hurry_bots(live, client)
        case client_messages.Point():
            if client.pointing.spare():  # pointers over the rate limit are ignored
                async with live.lock:
                    if live.pointers.point(live.room, client.device, message):
                        broadcast.broadcast_marks(live)
        case client_messages.Risk():
            await forecasts.request_forecast(hub, live, client, message.cid, forecasts.RISK)
        case client_messages.Aids():
            await forecasts.request_forecast(hub, live, client, message.cid, forecasts.AIDS)
        case client_messages.Forecast():
            await forecasts.request_forecast(hub, live, client, message.cid, forecasts.BAND)
        case client_messages.Hint() | client_messages.Note():
            await hints.request_hint(hub, live, client, message)
        case client_messages.Say() | client_messages.Nudge() | client_messages.Call():
            client.send(await chat.handle_chat(hub, live, client, message))
        case _:
            await hub.command(live, client, message)
