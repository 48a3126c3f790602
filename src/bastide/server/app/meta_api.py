"""HTTP endpoints for the server's metadata and for the tables and campaigns of a device."""

from dataclasses import asdict
from functools import cache
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

import bastide
from bastide.art import ART_VERSION
from bastide.bots.registry import BOTS
from bastide.server.app.settings import Settings
from bastide.server.common.external_bots import ExternalBot
from bastide.server.features.learning import campaign
from bastide.server.features.learning.presets import describe_presets
from bastide.server.http import identity
from bastide.server.http.compression import Content, content_response
from bastide.server.http.identity import MONTHS_13
from bastide.server.http.responses import json_content, json_response
from bastide.server.live.hub import Hub
from bastide.server.live.summary import list_rows
from bastide.server.protocol import server_messages
from bastide.server.storage.append import CampaignStage
from bastide.server.storage.table_expiry import RetentionPeriods
from bastide.server.tables.seats import COLOURS

MOST_LISTED = 24


async def get_meta(request: Request) -> Response:
    """GET /api/meta: version, bots, presets, retention periods and other metadata of the server."""
    options: Settings = request.app.state.options
    return content_response(
        request,
        _meta(request.app.state.lan_url, options.operator, options.periods, options.bots, options.mail is not None),
        "no-store",
    )


@cache
def _meta(
    lan_url: str, operator: str, periods: RetentionPeriods, guests: tuple[ExternalBot, ...], mail: bool
) -> Content:
    """The response, which is the same for all visitors and cached. `days` are retention periods (0: unlimited)."""
    data: dict[str, Any] = {
        "version": bastide.__version__,
        "protocol": server_messages.PROTOCOL,
        "compiled": bastide.compiled,
        "art": ART_VERSION,
        "bots": [*BOTS, *(guest.name for guest in guests)],
        "colours": list(COLOURS),
        "days": {"cookie": MONTHS_13 // 86400, **asdict(periods)},
        **describe_presets(),
    }
    if mail:
        data["mail"] = True
    if operator:
        data["operator"] = operator
    if lan_url:
        data["lan"] = {"url": lan_url}
    return json_content(data)


async def list_my_tables(request: Request) -> Response:
    """GET /api/tables: the tables where this device sits, and the operator's announcement."""
    hub: Hub = request.app.state.hub
    told = {"notice": hub.notices.now} if hub.notices.now else {}
    device = identity.identify_device(request)
    names = await hub.tables.store.of_device(device, MOST_LISTED, hidden=False)
    lines = await list_rows(hub.tables, names, device)
    return json_response({"tables": [lines[name] for name in names if name in lines], **told})


async def list_my_campaigns(request: Request) -> Response:
    """GET /api/campaigns: the campaigns of this device, the most recently played first."""
    hub: Hub = request.app.state.hub
    device = identity.identify_device(request)
    played = await hub.tables.store.campaigns(device, campaign.MOST)
    lines = await list_rows(hub.tables, [stages[-1].table for stages in played], device)
    found = [(stages, lines[stages[-1].table]) for stages in played if stages[-1].table in lines]
    told = [{**_of_campaign(stages), **line, "url": f"/t/{line['table']}"} for stages, line in found]
    return json_response({"campaigns": told})


def _of_campaign(stages: list[CampaignStage]) -> dict[str, Any]:
    plan = campaign.make_campaign_plan(stages)
    return {"id": plan.id, "open": plan.open, "won": plan.won, "levels": campaign.LEVELS, "games": len(stages)}
