"""Tournaments over HTTP."""

from collections.abc import Awaitable, Callable
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from bastide.server.features.tournaments.api import create, entrants, host, substitutes

_DEEDS: Final[dict[str, Callable[[Request], Awaitable[Response]]]] = {
    "join": entrants.join,
    "leave": entrants.leave,
    "team": entrants.team,
    "invite": entrants.invite,
    "accept": entrants.accept,
    "line-up": entrants.line_up,
    "start": host.start,
    "cancel": host.cancel,
    "award": host.award,
    "out": host.out,
    "later": host.later,
    "order": host.order,
    "season": host.season,
    "ready": substitutes.ready,
    "not-ready": substitutes.not_ready,
    "replace": substitutes.replace,
    "late": substitutes.late,
}
ROUTES: Final = (
    Route("/api/tournaments", create.lists, methods=["GET"]),
    Route("/api/tournaments", create.make, methods=["POST"]),
    Route("/api/tournaments/{id}", create.tell, methods=["GET"]),
    *(Route(f"/api/tournaments/{{id}}/{name}", deed, methods=["POST"]) for name, deed in _DEEDS.items()),
)
