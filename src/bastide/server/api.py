"""The HTTP side: what the server is, tables to find."""

from dataclasses import asdict
from functools import cache
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

import bastide
from bastide.art import ART_VERSION
from bastide.bots.players import BOTS
from bastide.server import campaign, protocol
from bastide.server.answers import answer, json_content
from bastide.server.campaign import Stage
from bastide.server.events import LogError
from bastide.server.gate import visitor
from bastide.server.gate.visitor import MONTHS_13
from bastide.server.hub import Hub
from bastide.server.menu import menu
from bastide.server.operation.options import Options
from bastide.server.packed import Content, respond
from bastide.server.seats import COLOURS
from bastide.server.storage.ageing import Periods
from bastide.server.tables import Live
from bastide.server.terms import mentioned, played_modules

MOST_LISTED = 24


async def meta(request: Request) -> Response:
    """What this server is and can."""
    options: Options = request.app.state.options
    return respond(request, _meta(request.app.state.lan_url, options.operator, options.periods), "no-store")


@cache
def _meta(lan_url: str, operator: str, periods: Periods) -> Content:
    """The same for every visitor, so packed once. `days` says how long what is stored (0: for ever)."""
    data: dict[str, Any] = {
        "version": bastide.__version__,
        "protocol": protocol.PROTOCOL,
        "compiled": bastide.compiled,
        "art": ART_VERSION,
        "bots": list(BOTS),
        "colours": list(COLOURS),
        "days": {"cookie": MONTHS_13 // 86400, **asdict(periods)},
        **menu(),
    }
    if operator:
        data["operator"] = operator
    if lan_url:
        data["lan"] = {"url": lan_url}
    return json_content(data)


async def my_tables(request: Request) -> Response:
    """GET /api/tables: where this device sits, and what the operator says."""
    hub: Hub = request.app.state.hub
    told = {"notice": hub.notices.now} if hub.notices.now else {}
    token = visitor.token_of(request)
    if token is None:
        return answer({"tables": [], **told})
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
    return answer({"tables": lines, **told})


def _line(live: Live, device: str) -> dict[str, Any]:
    room = live.room
    game = room.match.game if room.match else None
    seat = room.deciding
    return {
        "table": room.table,
        "name": room.made.name,
        "rules": room.made.rules,
        "modules": played_modules(room.made.rules),
        "house": mentioned(room.made.house),
        "phase": room.phase,
        "level": room.terms.level,
        "result": room.result,
        "yourTurn": seat is not None and seat.kind == "person" and seat.device == device,
        "seats": [{"name": one.name, "colour": room.colours[one.number][0], "kind": one.kind} for one in room.seats],
        "scores": game.scores if game else [0] * len(room.seats),
        "left": sum(game.left().values()) if game else None,
    }


async def my_campaigns(request: Request) -> Response:
    """GET /api/campaigns: those at whose tables this device sits, the latest played first."""
    hub: Hub = request.app.state.hub
    token = visitor.token_of(request)
    if token is None:
        return answer({"campaigns": []})
    device = visitor.device_of(token)
    lines = []
    for stages in await hub.tables.store.campaigns(device, campaign.MOST):
        try:
            live = await hub.tables.get(stages[-1].table)
        except LogError:
            continue  # its own page says what is wrong with it
        if live is not None:
            async with live.lock:
                lines.append({**_of_campaign(stages), **_line(live, device), "url": f"/t/{stages[-1].table}"})
    return answer({"campaigns": lines})


def _of_campaign(stages: list[Stage]) -> dict[str, Any]:
    plan = campaign.plan_of(stages)
    return {"id": plan.id, "open": plan.open, "won": plan.won, "levels": campaign.LEVELS, "games": len(stages)}
