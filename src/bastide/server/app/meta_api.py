"""HTTP endpoints for the server's metadata, the operator's contact addresses, and a device's tables and campaigns."""

import re
from datetime import UTC, datetime, timedelta
from functools import cache
from typing import Final, NotRequired, TypedDict

from starlette.requests import Request
from starlette.responses import Response

import bastide
from bastide.art import ART_VERSION
from bastide.bots.registry import BOTS
from bastide.server.app.settings import Settings
from bastide.server.common.external_bots import ExternalBot
from bastide.server.features.learning import campaign
from bastide.server.features.learning.messages import CampaignList, CampaignRow, RulesInfo
from bastide.server.features.learning.presets import describe_presets
from bastide.server.http import identity
from bastide.server.http.identity import MONTHS_13
from bastide.server.http.responses import JsonContent, JsonResponse, json_content_response, json_response
from bastide.server.live.hub import Hub
from bastide.server.live.summary import list_rows
from bastide.server.protocol import server_messages
from bastide.server.protocol.table_entries import TableEntry, TableList
from bastide.server.storage.append import CampaignStage
from bastide.server.storage.table_expiry import RetentionPeriods
from bastide.server.tables.seats import COLOURS

MOST_LISTED = 24
_MAIL: Final = re.compile(r"[A-Za-z0-9._%+-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+")
_SITE: Final = re.compile(r"https://[^\s<>\"',;]+")
VALID: Final = timedelta(days=180)


class DataPeriods(TypedDict):
    """After how many days stored data is deleted, 0 for never. `cookie` is that of the browser."""

    cookie: int
    lobby: float
    game: float
    archive: float
    delete: float
    delete_lobby: float
    delete_lesson: float


class LanAddress(TypedDict):
    """The address of a server that listens on the local network."""

    url: str


class ServerMeta(RulesInfo):
    """What the server is and offers. `operator` says who runs it, in their own words. `mail`: it sends mail to accounts
    that want it."""

    version: str
    protocol: int
    compiled: bool
    art: str
    bots: list[str]
    colours: list[str]
    days: DataPeriods
    mail: NotRequired[bool]
    operator: NotRequired[str]
    lan: NotRequired[LanAddress]


async def get_meta(request: Request) -> JsonResponse[ServerMeta]:
    """GET /api/meta: version, bots, presets, retention periods and other metadata of the server."""
    options: Settings = request.app.state.options
    meta = _meta(request.app.state.lan_url, options.operator, options.periods, options.bots, options.mail is not None)
    return json_content_response(request, meta)


@cache
def _meta(
    lan_url: str, operator: str, periods: RetentionPeriods, guests: tuple[ExternalBot, ...], mail: bool
) -> JsonContent[ServerMeta]:
    """The response, which is the same for all visitors and cached. `days` are retention periods (0: unlimited)."""
    data: ServerMeta = {
        **describe_presets(),  # type: ignore[typeddict-item]  # without its optional keys
        "version": bastide.__version__,
        "protocol": server_messages.PROTOCOL,
        "compiled": bastide.compiled,
        "art": ART_VERSION,
        "bots": [*BOTS, *(guest.name for guest in guests)],
        "colours": list(COLOURS),
        "days": {
            "cookie": MONTHS_13 // 86400,
            "lobby": periods.lobby,
            "game": periods.game,
            "archive": periods.archive,
            "delete": periods.delete,
            "delete_lobby": periods.delete_lobby,
            "delete_lesson": periods.delete_lesson,
        },
    }
    if mail:
        data["mail"] = mail
    if operator:
        data["operator"] = operator
    if lan_url:
        data["lan"] = {"url": lan_url}
    return JsonContent(data)


async def list_my_tables(request: Request) -> JsonResponse[TableList]:
    """GET /api/tables: the tables where this device sits, and the operator's announcement."""
    hub: Hub = request.app.state.hub
    device = identity.identify_device(request)
    names = await hub.tables.store.of_device(device, MOST_LISTED, hidden=False)
    lines = await list_rows(hub.tables, names, device)
    body: TableList = {"tables": [lines[name] for name in names if name in lines]}
    return json_response({**body, "notice": notice} if (notice := hub.notices.now) else body)


async def list_my_campaigns(request: Request) -> JsonResponse[CampaignList]:
    """GET /api/campaigns: the campaigns of this device, the most recently played first."""
    hub: Hub = request.app.state.hub
    device = identity.identify_device(request)
    played = await hub.tables.store.campaigns(device, campaign.MOST)
    lines = await list_rows(hub.tables, [stages[-1].table for stages in played], device)
    found = [(stages, lines[stages[-1].table]) for stages in played if stages[-1].table in lines]
    return json_response({"campaigns": [_describe_campaign(stages, line) for stages, line in found]})


def _describe_campaign(stages: list[CampaignStage], line: TableEntry) -> CampaignRow:
    plan = campaign.make_campaign_plan(stages)
    return {
        **line,
        "id": plan.id,
        "open": plan.open,
        "won": plan.won,
        "levels": campaign.LEVELS,
        "games": len(stages),
        "url": f"/t/{line['table']}",
    }


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
