"""Tournaments over HTTP."""

from collections.abc import Awaitable, Callable
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from bastide.server.web.tournament import hosting, making, stepping_in, taking_part

_DEEDS: Final[dict[str, Callable[[Request], Awaitable[Response]]]] = {
    "join": taking_part.join,
    "leave": taking_part.leave,
    "team": taking_part.team,
    "invite": taking_part.invite,
    "accept": taking_part.accept,
    "line-up": taking_part.line_up,
    "start": hosting.start,
    "cancel": hosting.cancel,
    "award": hosting.award,
    "out": hosting.out,
    "later": hosting.later,
    "order": hosting.order,
    "season": hosting.season,
    "ready": stepping_in.ready,
    "not-ready": stepping_in.not_ready,
    "replace": stepping_in.replace,
    "late": stepping_in.late,
}
ROUTES: Final = (
    Route("/api/tournaments", making.lists, methods=["GET"]),
    Route("/api/tournaments", making.make, methods=["POST"]),
    Route("/api/tournaments/{id}", making.tell, methods=["GET"]),
    *(Route(f"/api/tournaments/{{id}}/{name}", deed, methods=["POST"]) for name, deed in _DEEDS.items()),
)
