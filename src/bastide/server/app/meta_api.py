"""HTTP endpoints for the server's metadata, the operator's contact addresses, and a device's tables and campaigns."""

import re
from dataclasses import asdict
from datetime import UTC, datetime, timedelta
from functools import cache
from typing import Any, Final

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
from bastide.server.http.identity import MONTHS_13
from bastide.server.http.responses import Content, content_response, json_content, json_response
from bastide.server.live.hub import Hub
from bastide.server.live.summary import list_rows
from bastide.server.protocol import server_messages
from bastide.server.storage.append import CampaignStage
from bastide.server.storage.table_expiry import RetentionPeriods
from bastide.server.tables.seats import COLOURS

MOST_LISTED = 24
_MAIL: Final = re.compile(r"[A-Za-z0-9._%+-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+")
_SITE: Final = re.compile(r"https://[^\s<>\"',;]+")
VALID: Final = timedelta(days=180)


async def get_meta(request: Request) -> Response:
    """GET /api/meta: version, bots, presets, retention periods and other metadata of the server."""
    options: Settings = request.app.state.options
    meta = _meta(request.app.state.lan_url, options.operator, options.periods, options.bots, options.mail is not None)
    return content_response(request, meta, "no-store")


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
    optional = {"mail": mail, "operator": operator, "lan": {"url": lan_url} if lan_url else None}
    return json_content(data | {name: value for name, value in optional.items() if value})


async def list_my_tables(request: Request) -> Response:
    """GET /api/tables: the tables where this device sits, and the operator's announcement."""
    hub: Hub = request.app.state.hub
    notice = {"notice": hub.notices.now} if hub.notices.now else {}
    device = identity.identify_device(request)
    names = await hub.tables.store.of_device(device, MOST_LISTED, hidden=False)
    lines = await list_rows(hub.tables, names, device)
    return json_response({"tables": [lines[name] for name in names if name in lines], **notice})


async def list_my_campaigns(request: Request) -> Response:
    """GET /api/campaigns: the campaigns of this device, the most recently played first."""
    hub: Hub = request.app.state.hub
    device = identity.identify_device(request)
    played = await hub.tables.store.campaigns(device, campaign.MOST)
    lines = await list_rows(hub.tables, [stages[-1].table for stages in played], device)
    found = [(stages, lines[stages[-1].table]) for stages in played if stages[-1].table in lines]
    rows = [{**_of_campaign(stages), **line, "url": f"/t/{line['table']}"} for stages, line in found]
    return json_response({"campaigns": rows})


def _of_campaign(stages: list[CampaignStage]) -> dict[str, Any]:
    plan = campaign.make_campaign_plan(stages)
    return {"id": plan.id, "open": plan.open, "won": plan.won, "levels": campaign.LEVELS, "games": len(stages)}


def contact_addresses(operator: str) -> list[str]:
    """The mail addresses and https URLs in the operator's text, as RFC 9116 contact URIs."""
    return [f"mailto:{mail}" for mail in _MAIL.findall(operator)] + _SITE.findall(operator)


def contact_uri(options: Settings) -> str:
    """The contact URI of the operator that push services require (VAPID `sub`), or "" if none is known."""
    site = options.public_url
    own = [f"https://{site.host}"] if site is not None and site.scheme == "https" else []
    return next(iter([*(way for way in contact_addresses(options.operator) if way.startswith("mailto:")), *own]), "")


async def security_txt(request: Request) -> Response:
    """GET /.well-known/security.txt (RFC 9116). Responds with 404 if the operator has given no address."""
    options: Settings = request.app.state.options
    found = contact_addresses(options.operator)
    if not found:
        return Response("There is nothing at this address.", 404, media_type="text/plain")
    until = (datetime.now(UTC) + VALID).strftime("%Y-%m-%dT00:00:00Z")
    lines = [*(f"Contact: {way}" for way in found), f"Expires: {until}", "Preferred-Languages: en"]
    if options.public_url is not None:
        lines.append(f"Canonical: {options.public_url}.well-known/security.txt")
    return Response("\n".join(lines) + "\n", media_type="text/plain")
