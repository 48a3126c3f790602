"""/api/tilesets, the tile workshop: catalogues to start from, checks of sets, shared sets, and trial games."""

from typing import Annotated, Any, Final

import msgspec
from starlette.requests import Request

from bastide.core.tiles.custom_tilesets import MOST_BYTES
from bastide.rules import SETS
from bastide.server.common.bounded_types import MOST_SEATS, Id, RulesText
from bastide.server.common.errors import RequestError
from bastide.server.features.tilesets import sharing
from bastide.server.features.tilesets.catalogues import MOST_GAMES, list_catalogues, standard_set
from bastide.server.features.tilesets.messages import (
    SharedTileSet,
    TileCatalogues,
    TileChecked,
    TileSetChecked,
    TileSetFile,
    TileSetShared,
    TileSetUnshared,
    Trial,
    TrialStarted,
)
from bastide.server.features.tilesets.trials import make_trial_task
from bastide.server.features.tilesets.validation import check_tile, check_tileset, get_box
from bastide.server.http import client_address, identity
from bastide.server.http.api_route import JsonRequest, api_route
from bastide.server.http.request_body import BodySpec
from bastide.server.http.responses import JsonContent, JsonResponse, json_content_response, json_response
from bastide.server.live.create_table import require_visitor
from bastide.server.live.hub import Hub

SET: Final = BodySpec("bad-set", "tile set", 422, MOST_BYTES)


class CheckTileRequest(msgspec.Struct, forbid_unknown_fields=True):
    """The body of POST /api/tilesets/tile."""

    catalogue: Id
    entry: dict[str, Any]


async def get_catalogues(request: Request) -> JsonResponse[TileCatalogues]:
    """GET /api/tilesets: the catalogues that a custom set may replace, and limits."""
    return json_content_response(request, JsonContent(list_catalogues()))


async def get_catalogue(request: Request) -> JsonResponse[TileSetFile]:
    """GET /api/tilesets/{catalogue}: the standard tiles of a catalogue."""
    box = get_box(str(request.path_params["catalogue"]))
    return json_content_response(request, JsonContent(standard_set(box)))


async def post_tileset_check(request: JsonRequest[dict[str, Any]]) -> JsonResponse[TileSetChecked]:
    """POST /api/tilesets/check: the problems of a set."""
    return json_response(check_tileset(await request.read()))


class TrialRequest(msgspec.Struct, forbid_unknown_fields=True):
    """The body of POST /api/tilesets/trial: a set or the name of a shared one, and the games to play."""

    set: dict[str, Any] | Id
    rules: RulesText
    players: Annotated[int, msgspec.Meta(ge=1, le=MOST_SEATS)]
    games: Annotated[int, msgspec.Meta(ge=1, le=MOST_GAMES)]


async def post_tileset(request: JsonRequest[dict[str, Any]]) -> JsonResponse[TileSetShared]:
    """POST /api/tilesets: share a set, or the correction of one tile, by link."""
    device, headers = require_visitor(request)
    raw = await request.read()
    hub: Hub = request.app.state.hub
    address, hourly = client_address.client_key(request), request.app.state.tileset_limit
    if wait := hourly.wait(address):
        text = "Many sets were shared from where you are; wait a while."
        raise RequestError("too-often", text, status=429, seconds=int(wait) + 1)
    name = await sharing.share_tileset(hub.tables.store, hub.limits, raw, device)
    hourly.note(address)
    return json_response({"id": name, "url": f"/workshop/{raw['catalogue']}?shared={name}"}, 201, headers)


async def get_shared_tileset(request: Request) -> JsonResponse[SharedTileSet]:
    """GET /api/tilesets/shared/{id}: a shared set."""
    store, device = request.app.state.hub.tables.store, identity.identify_device(request)
    shared = await sharing.get_shared_set(store, str(request.path_params["id"]), device)
    return json_response(sharing.describe_shared_set(shared))


async def unshare_tileset(request: Request) -> JsonResponse[TileSetUnshared]:
    """DELETE /api/tilesets/shared/{id}: stop sharing a set."""
    name = str(request.path_params["id"])
    await sharing.unshare_set(request.app.state.hub.tables.store, name, identity.identify_device(request))
    return json_response({"id": name})


async def post_trial(request: JsonRequest[TrialRequest]) -> JsonResponse[TrialStarted]:
    """POST /api/tilesets/trial: play games with a set."""
    _, headers = require_visitor(request)
    body = await request.read()
    if isinstance(body.set, str):
        raw = await sharing.load_playable_set(request.app.state.hub.tables.store, body.set.removeprefix(SETS))
    else:
        raw = sharing.check_set(body.set)
    task = make_trial_task(raw, body.rules, body.players, body.games)
    job = request.app.state.trials.begin(task, identity.get_requester(request))
    return json_response({"job": job.name}, 202, headers)


async def get_trial(request: Request) -> JsonResponse[Trial]:
    """GET /api/tilesets/trial/{job}: the progress and the figures of these games."""
    by = identity.get_requester(request)
    return json_response(request.app.state.trials.find(str(request.path_params["job"]), by).describe())


async def stop_trial(request: Request) -> JsonResponse[Trial]:
    """DELETE /api/tilesets/trial/{job}: stop these games."""
    by = identity.get_requester(request)
    return json_response(request.app.state.trials.stop(str(request.path_params["job"]), by).describe())


async def post_tile_check(request: JsonRequest[CheckTileRequest]) -> JsonResponse[TileChecked]:
    """POST /api/tilesets/tile: the problems of one tile."""
    body = await request.read()
    return json_response(check_tile(body.catalogue, body.entry))


ROUTES: Final = (
    api_route("GET", "/api/tilesets", get_catalogues),
    api_route("POST", "/api/tilesets/check", post_tileset_check, SET),
    api_route("POST", "/api/tilesets/tile", post_tile_check, SET),
    api_route("POST", "/api/tilesets", post_tileset, SET),
    api_route("GET", "/api/tilesets/shared/{id}", get_shared_tileset),
    api_route("DELETE", "/api/tilesets/shared/{id}", unshare_tileset),
    api_route("POST", "/api/tilesets/trial", post_trial, SET),
    api_route("GET", "/api/tilesets/trial/{job}", get_trial),
    api_route("DELETE", "/api/tilesets/trial/{job}", stop_trial),
    api_route("GET", "/api/tilesets/{catalogue}", get_catalogue),
)
