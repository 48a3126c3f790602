"""Helpers of the tournament API: the caller's account, the tournament and its host."""

from typing import Annotated, Final

from msgspec import Meta
from starlette.requests import Request

from bastide.server.accounts import accounts
from bastide.server.common.errors import RequestError
from bastide.server.features.tournaments import store
from bastide.server.features.tournaments.api.tournament_views import describe_tournament
from bastide.server.features.tournaments.director import TournamentDirector
from bastide.server.features.tournaments.messages import TournamentInfo
from bastide.server.features.tournaments.store import Tournament
from bastide.server.http import identity
from bastide.server.http.request_body import BodySpec
from bastide.server.http.responses import JsonResponse, json_response
from bastide.server.live.hub import Hub

SENT: Final = BodySpec("bad-tournament", "tournament", 400, 128 * 1024)
Number = Annotated[int, Meta(ge=0, le=1023)]
"""Index of an entrant, a team or a board, from 0."""


def too_late_error() -> RequestError:
    """Return the error for a tournament that is past the required phase."""
    return RequestError("tournament-closed", "It has already started, ended or been cancelled.", status=409)


def get_director(request: Request) -> TournamentDirector:
    """Return the tournament director of this process."""
    director: TournamentDirector = request.app.state.director
    return director


async def require_named_account(request: Request) -> accounts.Account:
    """Return the caller's account. Raises RequestError."""
    hub: Hub = request.app.state.hub
    device = identity.identify_device(request)
    account = await hub.tables.store.do(accounts.get_account, device) if device else None
    if account is None:
        raise RequestError("account-needed", "You need an account for this: sign in or create one.", status=403)
    return account


async def require_tournament(request: Request) -> tuple[Hub, Tournament]:
    """Return the tournament named in the path. Raises RequestError."""
    hub: Hub = request.app.state.hub
    tournament = await hub.tables.store.do(store.load_tournament, str(request.path_params["id"]))
    if tournament is None:
        raise RequestError("no-such-tournament", "There is no tournament of this name.", status=404)
    return hub, tournament


async def require_hosted_tournament(request: Request) -> tuple[Hub, Tournament]:
    """Like `require_tournament`, for its host only. Raises RequestError."""
    hub, tournament = await require_tournament(request)
    if not tournament.host or tournament.host != identity.identify_device(request):
        raise RequestError("not-host", "Only the host of the tournament can do this.", status=403)
    return hub, tournament


async def tournament_response(request: Request) -> JsonResponse[TournamentInfo]:
    """GET /api/tournaments/{id}: the current state of the tournament as the caller sees it."""
    hub, tournament = await require_tournament(request)
    return json_response(await describe_tournament(hub, tournament, identity.identify_device(request)))
