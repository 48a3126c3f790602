"""The HTTP side: what the server is, tables to make and to find, records to keep."""

from typing import Any, Literal

import msgspec
from starlette.requests import Request
from starlette.responses import Response

import bastide
from bastide.art import ART_VERSION
from bastide.bots.players import BOTS
from bastide.core.refusal import RulesetError
from bastide.server import records, visitor
from bastide.server.database import StoreError
from bastide.server.events import LogError, SeatPlan
from bastide.server.hub import Hub
from bastide.server.refused import Refused
from bastide.server.seats import COLOURS, bot_name, clean_name
from bastide.server.tables import Live

MAX_BODY = 16 * 1024
MOST_LISTED = 24
RULES = ("base+fields", "base")
_encode = msgspec.json.Encoder().encode


class SeatWish(msgspec.Struct, forbid_unknown_fields=True):
    """A seat of a new table; "me" is a person at the device that asks."""

    kind: Literal["me", "open", "bot"]
    name: str = ""
    bot: str = "greedy"


class Options(msgspec.Struct, forbid_unknown_fields=True):
    """`starter` None: drawn by lot."""

    takeback: bool = True
    starter: int | None = None


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """The body of POST /api/tables."""

    rules: str
    seats: list[SeatWish]
    options: Options = msgspec.field(default_factory=Options)
    name: str = ""


def answer(data: Any, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    """JSON that no cache keeps."""
    told = {"Cache-Control": "no-store", **(headers or {})}
    return Response(_encode(data), status, media_type="application/json", headers=told)


def problem(status: int, code: str, text: str, ref: str = "", headers: dict[str, str] | None = None) -> Response:
    """A refusal with a code for programs and a sentence for people."""
    return answer({"code": code, "text": text, "ref": ref}, status, headers)


async def healthz(request: Request) -> Response:
    """200 while the server serves."""
    return answer({"ok": True})


async def meta(request: Request) -> Response:
    """What this server is and can."""
    data: dict[str, Any] = {
        "version": bastide.__version__,
        "compiled": bastide.compiled,
        "art": ART_VERSION,
        "rules": [{"id": rules, "key": f"ui-rules-{rules.replace('+', '-')}"} for rules in RULES],
        "bots": list(BOTS),
        "colours": list(COLOURS),
        "seats": {"min": 2, "max": 5},
    }
    if request.app.state.lan_url:
        data["lan"] = {"url": request.app.state.lan_url}
    return answer(data)


async def make_table(request: Request) -> Response:
    """POST /api/tables."""
    hub: Hub = request.app.state.hub
    if request.headers.get("content-type", "").split(";")[0].strip() != "application/json":
        return problem(415, "not-json", "Send the table as application/json.")
    token = visitor.token_of(request)
    headers = {}
    if token is None:
        token = visitor.new_token()
        headers["Set-Cookie"] = visitor.cookie(token, request.url.scheme == "https")
    device = visitor.device_of(token)
    wait = request.app.state.allowance.wait(request, device)
    if wait > 0:
        told = {"Retry-After": str(int(wait) + 1)}
        return problem(429, "too-many-tables", "You have opened many tables; wait a while.", headers=told)
    try:
        wish = await _wish(request)
        plans = [plan_of(wish, n, device) for n in range(len(wish.seats))]
        name = clean_name(wish.name[:60]) if wish.name.strip() else ""
        if await hub.tables.store.count_open() >= hub.limits.open_tables:
            return problem(
                503, "full", "This server has no room for another table now.", headers={"Retry-After": "600"}
            )
        live = await hub.create(wish.rules, name or plans[0].name or "Table", device, plans, wish.options.takeback,
                                wish.options.starter)  # fmt: skip
    except msgspec.DecodeError as error:
        return problem(400, "bad-table", f"The table cannot be read: {error}.")
    except RulesetError as error:
        return problem(400, "bad-rules", f"{error}.")
    except Refused as no:
        return problem(400, no.code, no.text)
    except StoreError as error:
        trouble = hub.trouble(error)
        return problem(503, trouble.code, "The table could not be stored.", trouble.ref)
    request.app.state.allowance.note(request, device)
    made = live.room
    body = {"table": made.table, "url": f"/t/{made.table}", "commitment": made.made.commitment}
    return answer(body, 201, {"Location": f"/t/{made.table}", **headers})


async def _wish(request: Request) -> NewTable:
    body = b""
    async for part in request.stream():
        body += part
        if len(body) > MAX_BODY:
            raise Refused("too-big", f"The table has more than {MAX_BODY} bytes.")
    return msgspec.json.decode(body, type=NewTable)


def plan_of(wish: NewTable, number: int, device: str) -> SeatPlan:
    """How a seat begins. Raises Refused."""
    seat = wish.seats[number]
    taken = [other.name for other in wish.seats if other.name]
    if seat.kind == "open":
        return SeatPlan("open")
    if seat.kind == "bot":
        if seat.bot not in BOTS:
            raise Refused("no-such-bot", f"There is no bot {seat.bot!r}; there are {', '.join(BOTS)}.")
        earlier = sum(other.kind == "bot" and not other.name for other in wish.seats[:number])
        name = clean_name(seat.name) if seat.name else bot_name([*taken, *_bot_names(taken, earlier)])
        return SeatPlan("bot", name, bot=seat.bot)
    return SeatPlan("person", clean_name(seat.name or f"Player {number + 1}"), device)


def _bot_names(taken: list[str], count: int) -> list[str]:
    names: list[str] = []
    for _ in range(count):
        names.append(bot_name([*taken, *names]))
    return names


async def my_tables(request: Request) -> Response:
    """GET /api/tables: where this device sits."""
    hub: Hub = request.app.state.hub
    token = visitor.token_of(request)
    if token is None:
        return answer({"tables": []})
    device = visitor.device_of(token)
    lines = []
    for table in await hub.tables.store.of_device(device, MOST_LISTED):
        try:
            live = await hub.tables.get(table)
        except LogError:
            continue  # its own page says what is wrong with it
        if live is not None:
            async with live.lock:
                lines.append(_line(live, device))
    return answer({"tables": lines})


def _line(live: Live, device: str) -> dict[str, Any]:
    room = live.room
    game = room.match.game if room.match else None
    seat = room.deciding
    return {
        "table": room.table,
        "name": room.made.name,
        "rules": room.made.rules,
        "phase": room.phase,
        "yourTurn": seat is not None and seat.kind == "person" and seat.device == device,
        "seats": [{"name": one.name, "colour": one.colour, "kind": one.kind} for one in room.seats],
        "scores": game.scores if game else [0] * len(room.seats),
        "left": sum(game.left().values()) if game else None,
    }


async def table_file(request: Request) -> Response:
    """GET /api/tables/{table}/record and /log."""
    hub: Hub = request.app.state.hub
    try:
        live = await hub.tables.get(request.path_params["table"])
    except LogError as error:
        return problem(500, "unreadable-table", str(error))
    if live is None:
        return problem(404, "no-such-table", "There is no table of this name.")
    async with live.lock:
        if request.path_params["kind"] == "record":
            name, text = f"{live.room.table}.bastide.jsonl", records.record_of(live.room).dumps()
        else:
            name, text = f"{live.room.table}.log.jsonl", records.log_of(live.room)
    told = {"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"}
    return Response(text, media_type="application/jsonl; charset=utf-8", headers=told)
