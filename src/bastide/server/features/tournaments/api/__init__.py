"""HTTP API of tournaments."""

from collections.abc import Awaitable, Callable
from functools import wraps
from typing import Any, Final

from starlette.responses import Response

from bastide.server.features.tournaments.api import create, entrants, host
from bastide.server.features.tournaments.api.common import SENT, tournament_response
from bastide.server.features.tournaments.messages import TournamentInfo
from bastide.server.http.api_route import api_route
from bastide.server.http.responses import JsonResponse

_ACTIONS: Final[dict[str, Callable[[Any], Awaitable[None]]]] = {
    "join": entrants.post_join,
    "leave": entrants.post_leave,
    "team": entrants.post_team,
    "invite": entrants.post_invite,
    "accept": entrants.post_accept,
    "line-up": entrants.post_line_up,
    "start": host.start_tournament,
    "cancel": host.cancel_tournament,
    "award": host.post_award,
    "out": host.remove_entrant,
    "later": host.post_round_extension,
    "order": host.set_seed_order,
    "season": host.create_next_season,
    "ready": entrants.post_ready,
    "not-ready": entrants.delete_ready,
    "replace": host.post_replacement,
    "late": host.post_late_entry,
}


def _make_endpoint(action: Callable[[Any], Awaitable[None]]) -> Callable[[Any], Awaitable[Response]]:
    """Return an endpoint that carries out an action and responds with the tournament."""

    @wraps(action)
    async def endpoint(request: Any) -> Response:
        await action(request)
        return await tournament_response(request)

    endpoint.__annotations__ = {**action.__annotations__, "return": JsonResponse[TournamentInfo]}
    return endpoint


ROUTES: Final = (
    api_route("GET", "/api/tournaments", create.get_tournaments, query=("show",)),
    api_route("POST", "/api/tournaments", create.post_tournament, SENT),
    api_route("GET", "/api/tournaments/{id}", tournament_response),
    *(
        api_route("POST", f"/api/tournaments/{{id}}/{name}", _make_endpoint(action), SENT)
        for name, action in _ACTIONS.items()
    ),
)
