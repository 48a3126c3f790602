"""The HTTP side: what the server is, tables to find."""

from dataclasses import asdict
from functools import cache
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

import bastide
from bastide.art import ART_VERSION
from bastide.bots.players import BOTS
from bastide.server.app.settings import Options
from bastide.server.common.external_bots import Guest
from bastide.server.features.learning import campaign
from bastide.server.features.learning.presets import menu
from bastide.server.http import identity
from bastide.server.http.compression import Content, respond
from bastide.server.http.identity import MONTHS_13
from bastide.server.http.responses import answer, json_content
from bastide.server.live.hub import Hub
from bastide.server.live.summary import lines_of
from bastide.server.protocol import server_messages
from bastide.server.storage.append import Stage
from bastide.server.storage.table_expiry import Periods
from bastide.server.tables.seats import COLOURS

MOST_LISTED = 24


async def meta(request: Request) -> Response:
    """What this server is and can."""
    options: Options = request.app.state.options
    return respond(
        request,
        _meta(request.app.state.lan_url, options.operator, options.periods, options.bots, options.mail is not None),
        "no-store",
    )


@cache
def _meta(lan_url: str, operator: str, periods: Periods, guests: tuple[Guest, ...], mail: bool) -> Content:
    """The same for every visitor, so packed once. `days` says how long what is stored (0: for ever)."""
    data: dict[str, Any] = {
        "version": bastide.__version__,
        "protocol": server_messages.PROTOCOL,
        "compiled": bastide.compiled,
        "art": ART_VERSION,
        "bots": [*BOTS, *(guest.name for guest in guests)],
        "colours": list(COLOURS),
        "days": {"cookie": MONTHS_13 // 86400, **asdict(periods)},
        **menu(),
    }
    if mail:
        data["mail"] = True
    if operator:
        data["operator"] = operator
    if lan_url:
        data["lan"] = {"url": lan_url}
    return json_content(data)


async def my_tables(request: Request) -> Response:
    """GET /api/tables: where this device sits, and what the operator says."""
    hub: Hub = request.app.state.hub
    told = {"notice": hub.notices.now} if hub.notices.now else {}
    device = identity.known(request)
    names = await hub.tables.store.of_device(device, MOST_LISTED, hidden=False)
    lines = await lines_of(hub.tables, names, device)
    return answer({"tables": [lines[name] for name in names if name in lines], **told})


async def my_campaigns(request: Request) -> Response:
    """GET /api/campaigns: those at whose tables this device sits, the latest played first."""
    hub: Hub = request.app.state.hub
    device = identity.known(request)
    played = await hub.tables.store.campaigns(device, campaign.MOST)
    lines = await lines_of(hub.tables, [stages[-1].table for stages in played], device)
    found = [(stages, lines[stages[-1].table]) for stages in played if stages[-1].table in lines]
    told = [{**_of_campaign(stages), **line, "url": f"/t/{line['table']}"} for stages, line in found]
    return answer({"campaigns": told})


def _of_campaign(stages: list[Stage]) -> dict[str, Any]:
    plan = campaign.plan_of(stages)
    return {"id": plan.id, "open": plan.open, "won": plan.won, "levels": campaign.LEVELS, "games": len(stages)}
