"""/api/tilesets: the workshop. Catalogues to start from, what is wrong with a set, and sets that people share."""

from typing import Annotated, Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from bastide.core.tilesets import MOST_BYTES
from bastide.rules import SETS
from bastide.server.common.bounded_types import MOST_SEATS, Id, RulesText
from bastide.server.common.errors import Refused
from bastide.server.features.tilesets import sharing
from bastide.server.features.tilesets.catalogues import MOST_GAMES, catalogues, ours
from bastide.server.features.tilesets.trials import task_of
from bastide.server.features.tilesets.validation import box_of, checked, checked_tile
from bastide.server.http import client_address, identity, requester
from bastide.server.http.compression import respond
from bastide.server.http.request_body import Sent, read
from bastide.server.http.responses import answer, json_content
from bastide.server.live.create_table import visiting
from bastide.server.live.hub import Hub

SET: Final = Sent("bad-set", "tile set", 422, MOST_BYTES)


class TileWish(msgspec.Struct, forbid_unknown_fields=True):
    """The body of POST /api/tilesets/tile."""

    catalogue: Id
    entry: dict[str, Any]


async def all_catalogues(request: Request) -> Response:
    """GET /api/tilesets."""
    return respond(request, json_content(catalogues()), "no-store")


async def one_catalogue(request: Request) -> Response:
    """GET /api/tilesets/{catalogue}."""
    return respond(request, json_content(ours(box_of(str(request.path_params["catalogue"])))), "no-store")


async def check(request: Request) -> Response:
    """POST /api/tilesets/check."""
    return answer(checked(await read(request, dict[str, Any], SET)))


class TrialWish(msgspec.Struct, forbid_unknown_fields=True):
    """The body of POST /api/tilesets/trial: a set, or the name of one that is shared, and which games."""

    set: dict[str, Any] | Id
    rules: RulesText
    players: Annotated[int, msgspec.Meta(ge=1, le=MOST_SEATS)]
    games: Annotated[int, msgspec.Meta(ge=1, le=MOST_GAMES)]


async def share(request: Request) -> Response:
    """POST /api/tilesets."""
    device, headers = visiting(request)
    raw = await read(request, dict[str, Any], SET)
    hub: Hub = request.app.state.hub
    who, hourly = client_address.of(request), request.app.state.sharing
    if wait := hourly.wait(who):
        text = "Many sets were shared from where you are; wait a while."
        raise Refused("too-often", text, status=429, seconds=int(wait) + 1)
    name = await sharing.share(hub.tables.store, hub.limits, raw, device)
    hourly.note(who)
    return answer({"id": name, "url": f"/workshop/{raw['catalogue']}?shared={name}"}, 201, headers)


async def shared(request: Request) -> Response:
    """GET, DELETE /api/tilesets/shared/{id}."""
    store, device = request.app.state.hub.tables.store, identity.known(request)
    name = str(request.path_params["id"])
    if request.method == "DELETE":
        await sharing.take_back(store, name, device)
        return answer({"id": name})
    return answer(sharing.told(await sharing.shared(store, name, device)))


async def begin_trial(request: Request) -> Response:
    """POST /api/tilesets/trial."""
    _, headers = visiting(request)
    wish = await read(request, TrialWish, SET)
    store = request.app.state.hub.tables.store
    named = wish.set.removeprefix(SETS) if isinstance(wish.set, str) else ""
    raw = await sharing.playable(store, named) if isinstance(wish.set, str) else sharing.sound(wish.set)
    task = task_of(raw, wish.rules, wish.players, wish.games)
    work = request.app.state.trials.begin(task, requester.of(request))
    return answer({"job": work.name}, 202, headers)


async def trial(request: Request) -> Response:
    """GET, DELETE /api/tilesets/trial/{job}."""
    trials, name, by = request.app.state.trials, str(request.path_params["job"]), requester.of(request)
    work = trials.stop(name, by) if request.method == "DELETE" else trials.find(name, by)
    return answer(work.told())


async def tile(request: Request) -> Response:
    """POST /api/tilesets/tile."""
    wish = await read(request, TileWish, SET)
    return answer(checked_tile(wish.catalogue, wish.entry))


ROUTES: Final = (
    Route("/api/tilesets", all_catalogues, methods=["GET"]),
    Route("/api/tilesets/check", check, methods=["POST"]),
    Route("/api/tilesets/tile", tile, methods=["POST"]),
    Route("/api/tilesets", share, methods=["POST"]),
    Route("/api/tilesets/shared/{id}", shared, methods=["GET", "DELETE"]),
    Route("/api/tilesets/trial", begin_trial, methods=["POST"]),
    Route("/api/tilesets/trial/{job}", trial, methods=["GET", "DELETE"]),
    Route("/api/tilesets/{catalogue}", one_catalogue, methods=["GET"]),
)
