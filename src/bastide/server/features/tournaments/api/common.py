"""Who asks, and about which tournament: what every request about one begins with."""

from functools import partial
from typing import Annotated, Final

from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response

from bastide.server.accounts import accounts
from bastide.server.common.errors import Refused
from bastide.server.features.tournaments import store
from bastide.server.features.tournaments.api.tournament_views import whole
from bastide.server.features.tournaments.director import Steward
from bastide.server.features.tournaments.store import Kept
from bastide.server.http import identity
from bastide.server.http.request_body import Sent
from bastide.server.http.responses import answer
from bastide.server.live.hub import Hub

SENT: Final = Sent("bad-tournament", "tournament", 400, 128 * 1024)
Number = Annotated[int, Meta(ge=0, le=1023)]
"""Of an entrant, a team or a board, from 0."""


def closed() -> Refused:
    """It is too late for that."""
    return Refused("tournament-closed", "It has begun, has ended, or was called off already.", status=409)


def steward_of(request: Request) -> Steward:
    """Whoever carries tournaments on."""
    steward: Steward = request.app.state.steward
    return steward


async def account_of(request: Request) -> accounts.Account:
    """Whoever asks, by a lasting name. Raises Refused."""
    hub: Hub = request.app.state.hub
    device = identity.known(request)
    account = await hub.tables.store.do(partial(accounts.of, device=device)) if device else None
    if account is None:
        raise Refused("account-needed", "This takes a name that lasts: sign in, or make an account.", status=403)
    return account


async def found(request: Request) -> tuple[Hub, Kept]:
    """The tournament that is asked about. Raises Refused."""
    hub: Hub = request.app.state.hub
    kept = await hub.tables.store.do(partial(store.read, one=str(request.path_params["id"])))
    if kept is None:
        raise Refused("no-such-tournament", "There is no tournament of this name.", status=404)
    return hub, kept


async def hosted(request: Request) -> tuple[Hub, Kept]:
    """Only its host goes on from here. Raises Refused."""
    hub, kept = await found(request)
    if not kept.host or kept.host != identity.known(request):
        raise Refused("not-host", "Only whoever made the tournament does this.", status=403)
    return hub, kept


async def again(request: Request) -> Response:
    """The tournament as it is now."""
    hub, kept = await found(request)
    return answer(await whole(hub, kept, identity.known(request)))
