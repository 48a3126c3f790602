"""HTTP API of tournaments."""

from collections.abc import Awaitable, Callable
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from bastide.server.features.tournaments.api import create, entrants, host, substitutes

_DEEDS: Final[dict[str, Callable[[Request], Awaitable[Response]]]] = {
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
    "ready": substitutes.post_ready,
    "not-ready": substitutes.delete_ready,
    "replace": substitutes.post_replacement,
    "late": substitutes.post_late_entry,
}
ROUTES: Final = (
    Route("/api/tournaments", create.get_tournaments, methods=["GET"]),
    Route("/api/tournaments", create.post_tournament, methods=["POST"]),
    Route("/api/tournaments/{id}", create.get_tournament, methods=["GET"]),
    *(Route(f"/api/tournaments/{{id}}/{name}", deed, methods=["POST"]) for name, deed in _DEEDS.items()),
)
