"""Order over HTTP: reporting somebody at a table, and the page of moderators.

Law: whoever is no moderator hears that there is nothing at these addresses.
"""

from typing import Annotated, Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from bastide.server.accounts import accounts
from bastide.server.accounts.accounts import Account
from bastide.server.common.bounded_types import Count
from bastide.server.common.errors import Refused
from bastide.server.features.moderation import actions as acts
from bastide.server.features.moderation import at_table
from bastide.server.features.moderation.actions import LONGEST_DAYS, Act
from bastide.server.features.moderation.reports import Reason
from bastide.server.http import client_address, identity
from bastide.server.http.request_body import read
from bastide.server.http.responses import answer
from bastide.server.live.hub import Hub
from bastide.server.live.people.look import looked_at
from bastide.server.live.site import Site

LONGEST: Final = 500
MOST_DIGITS: Final = 6


class ThingWish(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """The body of POST /api/tilesets/shared/{id}/report."""

    reason: Reason
    words: Annotated[str, msgspec.Meta(max_length=LONGEST)] = ""


class Wish(ThingWish, kw_only=True):
    """The body of POST /api/tables/{table}/report; without a seat it is about the name of the table."""

    seat: Count | None = None


class CupWish(ThingWish, kw_only=True):
    """The body of POST /api/tournaments/{id}/report; with a team (by its place) it is about the team's name."""

    team: Count | None = None


class Deed(msgspec.Struct, forbid_unknown_fields=True):
    """The body of POST /api/order/reports/{report}."""

    act: Act
    days: Annotated[int, msgspec.Meta(ge=0, le=LONGEST_DAYS)] = 0
    note: Annotated[str, msgspec.Meta(max_length=LONGEST)] = ""


async def report(request: Request) -> Response:
    """POST /api/tables/{table}/report: by whoever may look at the table."""
    hub: Hub = request.app.state.hub
    device = _somebody(request)
    wish = await read(request, Wish)
    live = await looked_at(request, device)
    _count(request)
    if wish.seat is None:
        await at_table.report_title(hub, live, device, wish.reason, wish.words)
    else:
        await at_table.report(hub, live, device, wish.seat, wish.reason, wish.words)
    return answer({"reported": True}, 201)


async def report_set(request: Request) -> Response:
    """POST /api/tilesets/shared/{id}/report: by whoever has its link."""
    hub: Hub = request.app.state.hub
    device = _somebody(request)
    wish = await read(request, ThingWish)
    _count(request)
    await at_table.report_set(hub, str(request.path_params["id"])[:64], device, wish.reason, wish.words)
    return answer({"reported": True}, 201)


async def report_cup(request: Request) -> Response:
    """POST /api/tournaments/{id}/report: the name of a tournament or of a team, by anybody."""
    hub: Hub = request.app.state.hub
    device, one = _somebody(request), str(request.path_params["id"])[:64]
    wish = await read(request, CupWish)
    _count(request)
    await at_table.report_cup(hub, one, device, wish.reason, wish.words, wish.team)
    return answer({"reported": True}, 201)


def _somebody(request: Request) -> str:
    """The device that asks. Raises Refused where nothing is known of it."""
    device = identity.known(request)
    if not device:
        raise Refused("nothing-known", "Nothing is known about this browser yet.")
    return device


def _count(request: Request) -> None:
    """Only so many of an address. Raises Refused."""
    if not request.app.state.hub.manners.reports.may(client_address.of(request)):
        raise Refused("too-often", "That was often enough for a while; wait a little.", status=429, seconds=3600)


async def _moderator(request: Request) -> Account:
    """Who asks, if he is a moderator. Raises Refused."""
    hub: Hub = request.app.state.hub
    device = identity.known(request)
    account = await hub.tables.store.do(lambda db: accounts.of(db, device)) if device else None
    if account is None or account.role != "moderator":
        raise Refused("no-such-address", "Nothing lies at this address.", status=404)
    return account


def _site(request: Request) -> Site:
    return Site(request.app.state.options.data, request.app.state.hub)


def _begin(request: Request) -> int:
    begin = request.query_params.get("from", "0")
    if not (begin.isascii() and begin.isdecimal()) or len(begin) > MOST_DIGITS:
        raise Refused("bad-list", "A list of reports has from= a number.")
    return int(begin)


async def listed(request: Request) -> Response:
    """GET /api/order/reports?show=open|done&from=0."""
    who = await _moderator(request)
    done = request.query_params.get("show", "open") == "done"
    told: dict[str, Any] = await acts.listed(_site(request), done, _begin(request), who.device)
    return answer(told)


async def act(request: Request) -> Response:
    """POST /api/order/reports/{report}."""
    who = await _moderator(request)
    deed, number = await read(request, Deed), str(request.path_params["report"])
    told = await acts.act(_site(request), number, deed.act, deed.days, deed.note, by=who.name, device=who.device)
    return answer(told)


async def log(request: Request) -> Response:
    """GET /api/order/log?from=0."""
    await _moderator(request)
    return answer(await acts.log(_site(request), _begin(request)))


ROUTES: Final = [
    Route("/api/tables/{table}/report", report, methods=["POST"]),
    Route("/api/tilesets/shared/{id}/report", report_set, methods=["POST"]),
    Route("/api/tournaments/{id}/report", report_cup, methods=["POST"]),
    Route("/api/order/reports", listed, methods=["GET"]),
    Route("/api/order/reports/{report}", act, methods=["POST"]),
    Route("/api/order/log", log, methods=["GET"]),
]
