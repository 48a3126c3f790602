"""Moderation over HTTP: reports by players, and the moderators' page.

Invariant: non-moderators get 404 from the moderators' routes.
"""

from typing import Annotated, Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from bastide.server.accounts import accounts
from bastide.server.accounts.accounts import Account
from bastide.server.common.bounded_types import Count
from bastide.server.common.errors import RequestError
from bastide.server.features.moderation import actions as acts
from bastide.server.features.moderation import at_table
from bastide.server.features.moderation.actions import LONGEST_DAYS, ReportAct
from bastide.server.features.moderation.reports import Reason
from bastide.server.http import client_address, identity
from bastide.server.http.request_body import read_body
from bastide.server.http.responses import json_response
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


async def post_player_report(request: Request) -> Response:
    """POST /api/tables/{table}/report: open to anyone who may view the table."""
    hub: Hub = request.app.state.hub
    device = _somebody(request)
    wish = await read_body(request, PlayerReportRequest)
    live = await require_visible_table(request, device)
    _count(request)
    if wish.seat is None:
        await at_table.report_table_name(hub, live, device, wish.reason, wish.words)
    else:
        await at_table.report_player(hub, live, device, wish.seat, wish.reason, wish.words)
    return json_response({"reported": True}, 201)


async def post_tileset_report(request: Request) -> Response:
    """POST /api/tilesets/shared/{id}/report: open to anyone who has the set's link."""
    hub: Hub = request.app.state.hub
    device = _somebody(request)
    wish = await read_body(request, ContentReportRequest)
    _count(request)
    await at_table.report_tileset(hub, str(request.path_params["id"])[:64], device, wish.reason, wish.words)
    return json_response({"reported": True}, 201)


async def post_tournament_report(request: Request) -> Response:
    """POST /api/tournaments/{id}/report: report the name of a tournament or team. Open to all known devices."""
    hub: Hub = request.app.state.hub
    device, one = _somebody(request), str(request.path_params["id"])[:64]
    wish = await read_body(request, TournamentReportRequest)
    _count(request)
    await at_table.report_tournament_name(hub, one, device, wish.reason, wish.words, wish.team)
    return json_response({"reported": True}, 201)


def _somebody(request: Request) -> str:
    """Return the calling device. Raises RequestError if the browser has none yet."""
    device = identity.identify_device(request)
    if not device:
        raise RequestError("nothing-known", "Nothing is known about this browser yet.")
    return device


def _count(request: Request) -> None:
    """Count a report of the client address. Raises RequestError."""
    if not request.app.state.hub.chat_policy.reports.may(client_address.client_key(request)):
        raise RequestError("too-often", "That was often enough for a while; wait a little.", status=429, seconds=3600)


async def _moderator(request: Request) -> Account:
    """Return the caller's account. Raises RequestError (404) if it is no moderator."""
    hub: Hub = request.app.state.hub
    device = identity.identify_device(request)
    account = await hub.tables.store.do(accounts.get_account, device) if device else None
    if account is None or account.role != "moderator":
        raise RequestError("no-such-address", "Nothing lies at this address.", status=404)
    return account


def _site(request: Request) -> AdminContext:
    return AdminContext(request.app.state.options.data, request.app.state.hub)


def _begin(request: Request) -> int:
    begin = request.query_params.get("from", "0")
    if not (begin.isascii() and begin.isdecimal()) or len(begin) > MOST_DIGITS:
        raise RequestError("bad-list", "A list of reports has from= a number.")
    return int(begin)


async def get_reports(request: Request) -> Response:
    """GET /api/order/reports?show=open|done&from=0: a page of reports, for moderators."""
    who = await _moderator(request)
    done = request.query_params.get("show", "open") == "done"
    told: dict[str, Any] = await acts.list_reports(_site(request), done, _begin(request), who.device)
    return json_response(told)


async def post_decision(request: Request) -> Response:
    """POST /api/order/reports/{report}: decide about a report."""
    who = await _moderator(request)
    deed, number = await read_body(request, DecisionRequest), str(request.path_params["report"])
    told = await acts.decide_report(
        _site(request), number, deed.act, deed.days, deed.note, by=who.name, device=who.device
    )
    return json_response(told)


async def get_audit_log(request: Request) -> Response:
    """GET /api/order/log?from=0: a page of the audit log."""
    await _moderator(request)
    return json_response(await acts.list_audit_log(_site(request), _begin(request)))


ROUTES: Final = [
    Route("/api/tables/{table}/report", post_player_report, methods=["POST"]),
    Route("/api/tilesets/shared/{id}/report", post_tileset_report, methods=["POST"]),
    Route("/api/tournaments/{id}/report", post_tournament_report, methods=["POST"]),
    Route("/api/order/reports", get_reports, methods=["GET"]),
    Route("/api/order/reports/{report}", post_decision, methods=["POST"]),
    Route("/api/order/log", get_audit_log, methods=["GET"]),
]
