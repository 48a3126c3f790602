"""/api/tilesets: the workshop. Catalogues to start from, what is wrong with a set, and sets that people share."""

from typing import Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from bastide.core.tilesets import MOST_BYTES
from bastide.server.common.answers import answer, json_content
from bastide.server.common.bodies import Sent, read
from bastide.server.common.packed import respond
from bastide.server.common.wishes import Id
from bastide.server.workshop.catalogues import catalogues, ours
from bastide.server.workshop.checking import box_of, checked, checked_tile

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


async def tile(request: Request) -> Response:
    """POST /api/tilesets/tile."""
    wish = await read(request, TileWish, SET)
    return answer(checked_tile(wish.catalogue, wish.entry))
