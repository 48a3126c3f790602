"""Who asks, and about which tournament: what every request about one begins with."""

from functools import partial
from typing import Annotated, Final

from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response

from bastide.server.accounts import accounts
from bastide.server.common.errors import RequestError
from bastide.server.features.tournaments import store
from bastide.server.features.tournaments.api.tournament_views import describe_tournament
from bastide.server.features.tournaments.director import TournamentDirector
from bastide.server.features.tournaments.store import Tournament
from bastide.server.http import identity
from bastide.server.http.request_body import BodySpec
from bastide.server.http.responses import json_response
from bastide.server.live.hub import Hub

SENT: Final = BodySpec("bad-tournament", "tournament", 400, 128 * 1024)
Number = Annotated[int, Meta(ge=0, le=1023)]
"""Of an entrant, a team or a board, from 0."""


def too_late_error() -> RequestError:
    """It is too late for that."""
    return RequestError("tournament-closed", "It has begun, has ended, or was called off already.", status=409)


def get_director(request: Request) -> TournamentDirector:
    """Whoever carries tournaments on."""
    steward: TournamentDirector = request.app.state.steward
    return steward


async def require_named_account(request: Request) -> accounts.Account:
    """Whoever asks, by a lasting name. Raises RequestError."""
    hub: Hub = request.app.state.hub
    device = identity.identify_device(request)
    account = await hub.tables.store.do(partial(accounts.get_account, device=device)) if device else None
    if account is None:
        raise RequestError("account-needed", "This takes a name that lasts: sign in, or make an account.", status=403)
    return account


async def require_tournament(request: Request) -> tuple[Hub, Tournament]:
    """The tournament that is asked about. Raises RequestError."""
    hub: Hub = request.app.state.hub
    kept = await hub.tables.store.do(partial(store.load_tournament, one=str(request.path_params["id"])))
    if kept is None:
        raise RequestError("no-such-tournament", "There is no tournament of this name.", status=404)
    return hub, kept


async def require_hosted_tournament(request: Request) -> tuple[Hub, Tournament]:
    """Only its host goes on from here. Raises RequestError."""
    hub, kept = await require_tournament(request)
    if not kept.host or kept.host != identity.identify_device(request):
        raise RequestError("not-host", "Only whoever made the tournament does this.", status=403)
    return hub, kept


async def tournament_response(request: Request) -> Response:
    """The tournament as it is now."""
    hub, kept = await require_tournament(request)
    return json_response(await describe_tournament(hub, kept, identity.identify_device(request)))
