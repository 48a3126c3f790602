"""/api/tilesets, the tile workshop: catalogues to start from, checks of sets, shared sets, and trial games."""

from typing import Annotated, Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from bastide.core.tiles.custom_tilesets import MOST_BYTES
from bastide.rules import SETS
from bastide.server.common.bounded_types import MOST_SEATS, Id, RulesText
from bastide.server.common.errors import RequestError
from bastide.server.features.tilesets import sharing
from bastide.server.features.tilesets.catalogues import MOST_GAMES, list_catalogues, standard_set
from bastide.server.features.tilesets.trials import make_trial_task
from bastide.server.features.tilesets.validation import check_tile, check_tileset, get_box
from bastide.server.http import client_address, identity
from bastide.server.http.request_body import BodySpec, read_body
from bastide.server.http.responses import content_response, json_content, json_response
from bastide.server.live.create_table import require_visitor
from bastide.server.live.hub import Hub

SET: Final = BodySpec("bad-set", "tile set", 422, MOST_BYTES)


class CheckTileRequest(msgspec.Struct, forbid_unknown_fields=True):
    """The body of POST /api/tilesets/tile."""

    catalogue: Id
    entry: dict[str, Any]


async def get_catalogues(request: Request) -> Response:
    """GET /api/tilesets."""
    return content_response(request, json_content(list_catalogues()), "no-store")


async def get_catalogue(request: Request) -> Response:
    """GET /api/tilesets/{catalogue}."""
    box = get_box(str(request.path_params["catalogue"]))
    return content_response(request, json_content(standard_set(box)), "no-store")


async def post_tileset_check(request: Request) -> Response:
    """POST /api/tilesets/check."""
    return json_response(check_tileset(await read_body(request, dict[str, Any], SET)))


class TrialRequest(msgspec.Struct, forbid_unknown_fields=True):
    """The body of POST /api/tilesets/trial: a set or the name of a shared one, and the games to play."""

    set: dict[str, Any] | Id
    rules: RulesText
    players: Annotated[int, msgspec.Meta(ge=1, le=MOST_SEATS)]
    games: Annotated[int, msgspec.Meta(ge=1, le=MOST_GAMES)]


async def post_tileset(request: Request) -> Response:
    """POST /api/tilesets."""
    device, headers = require_visitor(request)
    raw = await read_body(request, dict[str, Any], SET)
    hub: Hub = request.app.state.hub
    address, hourly = client_address.client_key(request), request.app.state.tileset_limit
    if wait := hourly.wait(address):
        text = "Many sets were shared from where you are; wait a while."
        raise RequestError("too-often", text, status=429, seconds=int(wait) + 1)
    name = await sharing.share_tileset(hub.tables.store, hub.limits, raw, device)
    hourly.note(address)
    return json_response({"id": name, "url": f"/workshop/{raw['catalogue']}?shared={name}"}, 201, headers)


async def get_shared_tileset(request: Request) -> Response:
    """GET, DELETE /api/tilesets/shared/{id}."""
    store, device = request.app.state.hub.tables.store, identity.identify_device(request)
    name = str(request.path_params["id"])
    if request.method == "DELETE":
        await sharing.unshare_set(store, name, device)
        return json_response({"id": name})
    return json_response(sharing.describe_shared_set(await sharing.get_shared_set(store, name, device)))


async def post_trial(request: Request) -> Response:
    """POST /api/tilesets/trial."""
    _, headers = require_visitor(request)
    body = await read_body(request, TrialRequest, SET)
    if isinstance(body.set, str):
        raw = await sharing.load_playable_set(request.app.state.hub.tables.store, body.set.removeprefix(SETS))
    else:
        raw = sharing.check_set(body.set)
    task = make_trial_task(raw, body.rules, body.players, body.games)
    job = request.app.state.trials.begin(task, identity.get_requester(request))
    return json_response({"job": job.name}, 202, headers)


async def trial_game(request: Request) -> Response:
    """GET, DELETE /api/tilesets/trial/{job}."""
    trials, name, by = request.app.state.trials, str(request.path_params["job"]), identity.get_requester(request)
    job = trials.stop(name, by) if request.method == "DELETE" else trials.find(name, by)
    return json_response(job.describe())


async def post_tile_check(request: Request) -> Response:
    """POST /api/tilesets/tile."""
    body = await read_body(request, CheckTileRequest, SET)
    return json_response(check_tile(body.catalogue, body.entry))


ROUTES: Final = (
    Route("/api/tilesets", get_catalogues, methods=["GET"]),
    Route("/api/tilesets/check", post_tileset_check, methods=["POST"]),
    Route("/api/tilesets/tile", post_tile_check, methods=["POST"]),
    Route("/api/tilesets", post_tileset, methods=["POST"]),
    Route("/api/tilesets/shared/{id}", get_shared_tileset, methods=["GET", "DELETE"]),
    Route("/api/tilesets/trial", post_trial, methods=["POST"]),
    Route("/api/tilesets/trial/{job}", trial_game, methods=["GET", "DELETE"]),
    Route("/api/tilesets/{catalogue}", get_catalogue, methods=["GET"]),
)
