"""HTTP API of tournaments."""

from collections.abc import Awaitable, Callable
from functools import wraps
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from bastide.server.features.tournaments.api import create, entrants, host
from bastide.server.features.tournaments.api.common import tournament_response

_ACTIONS: Final[dict[str, Callable[[Request], Awaitable[None]]]] = {
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


def _make_endpoint(action: Callable[[Request], Awaitable[None]]) -> Callable[[Request], Awaitable[Response]]:
    """Return an endpoint that carries out an action and responds with the tournament."""

    @wraps(action)
    async def endpoint(request: Request) -> Response:
        await action(request)
        return await tournament_response(request)

    return endpoint


ROUTES: Final = (
    Route("/api/tournaments", create.get_tournaments, methods=["GET"]),
    Route("/api/tournaments", create.post_tournament, methods=["POST"]),
    Route("/api/tournaments/{id}", tournament_response, methods=["GET"]),
    *(
        Route(f"/api/tournaments/{{id}}/{name}", _make_endpoint(action), methods=["POST"])
        for name, action in _ACTIONS.items()
    ),
)
