"""GET /api/games: the games of a device, one page at a time. POST and DELETE change a game in its lists.

Invariant: lists are read from the store and load no table. The lists of others never change. A game is erased only if
no other device ever took part and no campaign needs it.
"""

from typing import Annotated, Any, Final, cast, get_args

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from bastide.server.common.bounded_types import Word
from bastide.server.common.errors import RequestError
from bastide.server.common.names import clean_name
from bastide.server.features.games import store as game_store
from bastide.server.features.learning import own_puzzle_store
from bastide.server.http import identity
from bastide.server.http.request_body import read_body
from bastide.server.http.responses import json_response
from bastide.server.live import closing
from bastide.server.live.hub import Hub
from bastide.server.live.summary import list_rows

MOST_DIGITS: Final = 6


class GameChangeRequest(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The body of POST /api/games/{table}. `name` is the player's own name for the game ("" for the table's name)."""

    name: Annotated[Word | None, msgspec.Meta(description="own name")] = None
    hidden: bool | None = None


async def list_my_games(request: Request) -> Response:
    """`?show=open|over|hidden&from=24`. `next` is the offset of the next page."""
    hub: Hub = request.app.state.hub
    shown, begin = request.query_params.get("show", "open"), request.query_params.get("from", "0")
    if (
        shown not in get_args(game_store.Shown)
        or not (begin.isascii() and begin.isdecimal())
        or len(begin) > MOST_DIGITS
    ):
        raise RequestError("bad-list", "A list of games has show=open, over or hidden, and from= a number.")
    device, store, most = identity.identify_device(request), hub.tables.store, hub.limits.games_listed
    found = await store.do(game_store.list_device_games, device, cast(game_store.Shown, shown), int(begin), most + 1)
    counts = await store.do(game_store.count_device_games, device=device)
    lines = await list_rows(hub.tables, [own.table for own in found[:most]], device, whole=True)
    games = [{**lines[own.table], **_describe_game(own)} for own in found[:most] if own.table in lines]
    told: dict[str, Any] = {"games": games, "counts": counts}
    if len(found) > most:
        told["next"] = int(begin) + most
    return json_response(told)


def _describe_game(own: game_store.DeviceGame) -> dict[str, Any]:
    told: dict[str, Any] = {"created": own.created_ms, "changed": own.changed_ms, "alone": own.alone}
    told |= {"kept": True} if own.kept else {}
    return {**told, "called": own.called} if own.called else told


async def _mine(request: Request) -> tuple[Hub, str, str, str, bool, bool]:
    """The hub, the device, the table, its phase, whether no other device took part, and whether a campaign needs it.
    Raises RequestError, StoreError."""
    hub: Hub = request.app.state.hub
    table, device = str(request.path_params["table"]), identity.identify_device(request)
    found = await hub.tables.store.do(game_store.get_device_game, device=device, table=table) if device else None
    if found is None:
        raise RequestError("no-such-table", "You have no game of this name.", status=404)
    return hub, device, table, *found


async def change_game(request: Request) -> Response:
    """POST /api/games/{table}: rename, hide or show a game."""
    wish = await read_body(request, GameChangeRequest)
    hub, device, table, *_ = await _mine(request)
    what: dict[str, str | bool] = {}
    if wish.name is not None:
        what["name"] = clean_name(wish.name) if wish.name.strip() else ""
    if wish.hidden is not None:
        what["hidden"] = wish.hidden
    await hub.tables.store.do(game_store.change_device_game(device, table, what))
    return json_response(what)


async def delete_game(request: Request) -> Response:
    """DELETE /api/games/{table}: erase a game that no one else has, or remove it from the device's lists."""
    hub, device, table, phase, alone, kept = await _mine(request)
    if alone and not kept:
        await _forget_tries(hub, device, table)
        return json_response({"erased": await closing.delete_table(hub, table)})
    if not alone and phase in ("lobby", "playing"):
        text = "Others are at this table: leave it or end it there first, or hide it."
        raise RequestError("still-open", text, status=409)
    await _forget_tries(hub, device, table)
    await hub.tables.store.do(game_store.change_device_game(device, table, {"gone": True, "name": "", "hidden": False}))
    return json_response({"erased": False})


async def _forget_tries(hub: Hub, device: str, table: str) -> None:
    """Delete the tables where the device tried puzzles from this game."""
    for tried in await hub.tables.store.do(own_puzzle_store.list_puzzle_tables, device=device, table=table):
        await closing.delete_table(hub, tried)
