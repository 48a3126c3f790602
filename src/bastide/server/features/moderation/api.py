"""Moderation over HTTP: reports by players, and the moderators' page.

Invariant: non-moderators get 404 from the moderators' routes.
"""

from typing import Annotated, Final

import msgspec
from starlette.requests import Request

from bastide.server.accounts import accounts
from bastide.server.accounts.accounts import Account
from bastide.server.common.bounded_types import Count
from bastide.server.common.errors import RequestError
from bastide.server.features.moderation import actions, at_table
from bastide.server.features.moderation.actions import LONGEST_DAYS
from bastide.server.features.moderation.messages import (
    AuditPage,
    Reason,
    ReportAct,
    ReportDecision,
    ReportFiled,
    ReportPage,
)
from bastide.server.features.moderation.reports import Report
from bastide.server.http import client_address, identity
from bastide.server.http.api_route import JsonRequest, api_route
from bastide.server.http.responses import JsonResponse, json_response
from bastide.server.live.hub import Hub
from bastide.server.live.people.visibility import require_visible_table
from bastide.server.live.site import AdminContext

LONGEST: Final = 500
MOST_DIGITS: Final = 6


class ContentReportRequest(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """The body of POST /api/tilesets/shared/{id}/report."""

    reason: Reason
    words: Annotated[str, msgspec.Meta(max_length=LONGEST)] = ""


class PlayerReportRequest(ContentReportRequest, kw_only=True):
    """The body of POST /api/tables/{table}/report. Without a seat, the report is about the table's name."""

    seat: Count | None = None


class TournamentReportRequest(ContentReportRequest, kw_only=True):
    """The body of POST /api/tournaments/{id}/report. With a team index, the report is about the team's name."""

    team: Count | None = None


class DecisionRequest(msgspec.Struct, forbid_unknown_fields=True):
    """The body of POST /api/order/reports/{report}."""

    act: ReportAct
    days: Annotated[int, msgspec.Meta(ge=0, le=LONGEST_DAYS)] = 0
    note: Annotated[str, msgspec.Meta(max_length=LONGEST)] = ""


async def post_player_report(request: JsonRequest[PlayerReportRequest]) -> JsonResponse[ReportFiled]:
    """POST /api/tables/{table}/report: open to anyone who may view the table."""
    device, body = _require_device(request), await request.read()
    live = await require_visible_table(request, device)
    report = _start_report(request, device, body)
    if body.seat is None:
        await at_table.report_table_name(request.app.state.hub, live, report)
    else:
        await at_table.report_player(request.app.state.hub, live, body.seat, report)
    return json_response({"reported": True}, 201)


async def post_tileset_report(request: JsonRequest[ContentReportRequest]) -> JsonResponse[ReportFiled]:
    """POST /api/tilesets/shared/{id}/report: open to anyone who has the set's link."""
    device, body = _require_device(request), await request.read()
    id, report = str(request.path_params["id"])[:64], _start_report(request, device, body)
    await at_table.report_tileset(request.app.state.hub, id, report)
    return json_response({"reported": True}, 201)


async def post_tournament_report(request: JsonRequest[TournamentReportRequest]) -> JsonResponse[ReportFiled]:
    """POST /api/tournaments/{id}/report: report the name of a tournament or team. Open to all known devices."""
    device, body = _require_device(request), await request.read()
    id, report = str(request.path_params["id"])[:64], _start_report(request, device, body)
    await at_table.report_tournament_name(request.app.state.hub, id, report, body.team)
    return json_response({"reported": True}, 201)


def _require_device(request: Request) -> str:
    """Return the calling device. Raises RequestError if the browser has none yet."""
    device = identity.identify_device(request)
    if not device:
        raise RequestError("nothing-known", "The server knows nothing about this browser yet.")
    return device


def _start_report(request: Request, device: str, body: ContentReportRequest) -> Report:
    """Count a report of the client address and return it. Raises RequestError."""
    if not request.app.state.hub.chat_policy.reports.may(client_address.client_key(request)):
        raise RequestError("too-often", "Too many tries. Please wait a moment.", status=429, seconds=3600)
    return at_table.start_report(device, body.reason, body.words)


async def _require_moderator(request: Request) -> Account:
    """Return the caller's account. Raises RequestError (404) if it is no moderator."""
    hub: Hub = request.app.state.hub
    device = identity.identify_device(request)
    account = await hub.tables.store.do(accounts.get_account, device) if device else None
    if account is None or account.role != "moderator":
        raise RequestError("no-such-address", "There is nothing at this address.", status=404)
    return account


def _site(request: Request) -> AdminContext:
    return AdminContext(request.app.state.options.data, request.app.state.hub)


def _begin(request: Request) -> int:
    begin = request.query_params.get("from", "0")
    if not (begin.isascii() and begin.isdecimal()) or len(begin) > MOST_DIGITS:
        raise RequestError("bad-list", "A list of reports has from= a number.")
    return int(begin)


async def get_reports(request: Request) -> JsonResponse[ReportPage]:
    """GET /api/order/reports?show=open|done&from=0: a page of reports, for moderators."""
    moderator = await _require_moderator(request)
    done = request.query_params.get("show", "open") == "done"
    return json_response(await actions.list_reports(_site(request), done, _begin(request), moderator.device))


async def post_decision(request: JsonRequest[DecisionRequest]) -> JsonResponse[ReportDecision]:
    """POST /api/order/reports/{report}: decide about a report."""
    moderator = await _require_moderator(request)
    body, id = await request.read(), str(request.path_params["report"])
    decision = (body.act, body.days, body.note, moderator.name, moderator.device)
    return json_response(await actions.decide_report(_site(request), id, *decision))


async def get_audit_log(request: Request) -> JsonResponse[AuditPage]:
    """GET /api/order/log?from=0: a page of the audit log."""
    await _require_moderator(request)
    return json_response(await actions.list_audit_log(_site(request), _begin(request)))


ROUTES: Final = [
    api_route("POST", "/api/tables/{table}/report", post_player_report),
    api_route("POST", "/api/tilesets/shared/{id}/report", post_tileset_report),
    api_route("POST", "/api/tournaments/{id}/report", post_tournament_report),
    api_route("GET", "/api/order/reports", get_reports, query=("show", "from")),
    api_route("POST", "/api/order/reports/{report}", post_decision),
    api_route("GET", "/api/order/log", get_audit_log, query=("from",)),
]
