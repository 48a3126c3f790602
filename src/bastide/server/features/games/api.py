"""GET /api/games: the games of a device, one page at a time. POST and DELETE change a game in its lists.

Invariant: lists are read from the store and load no table. The lists of others never change. A game is erased only if
no other device ever took part and no campaign needs it.
"""

from typing import Annotated, Final, cast, get_args

import msgspec
from starlette.requests import Request

from bastide.server.common.bounded_types import Word
from bastide.server.common.errors import RequestError
from bastide.server.common.names import clean_name
from bastide.server.features.games import store as game_store
from bastide.server.features.games.messages import DeviceGameEntry, GameChanges, GameDeleted, GameList
from bastide.server.features.learning import own_puzzle_store
from bastide.server.http import identity
from bastide.server.http.api_route import JsonRequest
from bastide.server.http.responses import JsonResponse, json_response
from bastide.server.live import closing
from bastide.server.live.hub import Hub
from bastide.server.live.summary import list_game_rows
from bastide.server.protocol.table_entries import GameEntry

MOST_DIGITS: Final = 6


class GameChangeRequest(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The body of POST /api/games/{table}. `name` is the player's own name for the game ("" for the table's name)."""

    name: Annotated[Word | None, msgspec.Meta(description="own name")] = None
    hidden: bool | None = None


async def list_my_games(request: Request) -> JsonResponse[GameList]:
    """GET /api/games?show=open|over|hidden&from=24: a page of the games of this device."""
    hub: Hub = request.app.state.hub
    shown, begin = request.query_params.get("show", "open"), request.query_params.get("from", "0")
    is_number = begin.isascii() and begin.isdecimal() and len(begin) <= MOST_DIGITS
    if shown not in get_args(game_store.Shown) or not is_number:
        raise RequestError("bad-list", "A list of games has show=open, over or hidden, and from= a number.")
    device, store, most = identity.identify_device(request), hub.tables.store, hub.limits.games_listed
    found = await store.do(game_store.list_device_games, device, cast(game_store.Shown, shown), int(begin), most + 1)
    counts = await store.do(game_store.count_device_games, device=device)
    rows = await list_game_rows(hub.tables, [game.table for game in found[:most]], device)
    games = [_describe_game(rows[game.table], game) for game in found[:most] if game.table in rows]
    body: GameList = {"games": games, "counts": counts}
    return json_response({**body, "next": int(begin) + most} if len(found) > most else body)


def _describe_game(row: GameEntry, game: game_store.DeviceGame) -> DeviceGameEntry:
    own: DeviceGameEntry = {
        **row,  # type: ignore[typeddict-item]  # without its optional keys
        "created": game.created_ms,
        "changed": game.changed_ms,
        "alone": game.alone,
    }
    if game.kept:
        own["kept"] = True
    if game.called:
        own["called"] = game.called
    return own


async def _require_game(request: Request) -> tuple[Hub, str, str, str, bool, bool]:
    """The hub, the device, the table, its phase, whether no other device took part, and whether a campaign needs it.
    Raises RequestError, StoreError."""
    hub: Hub = request.app.state.hub
    table, device = str(request.path_params["table"]), identity.identify_device(request)
    game = await hub.tables.store.do(game_store.get_device_game, device=device, table=table) if device else None
    if game is None:
        raise RequestError("no-such-table", "You have no game of this name.", status=404)
    return hub, device, table, *game


async def change_game(request: JsonRequest[GameChangeRequest]) -> JsonResponse[GameChanges]:
    """POST /api/games/{table}: rename, hide or show a game."""
    body = await request.read()
    hub, device, table, *_ = await _require_game(request)
    changes: GameChanges = {}
    if body.name is not None:
        changes["name"] = clean_name(body.name) if body.name.strip() else ""
    if body.hidden is not None:
        changes["hidden"] = body.hidden
    await hub.tables.store.do(game_store.change_device_game, device=device, table=table, changes=changes)
    return json_response(changes)


async def delete_game(request: Request) -> JsonResponse[GameDeleted]:
    """DELETE /api/games/{table}: erase a game that no one else has, or remove it from the device's lists."""
    hub, device, table, phase, alone, needed = await _require_game(request)
    if not alone and phase in ("lobby", "playing"):
        text = "Others are at this table: leave it or end it there first, or hide it."
        raise RequestError("still-open", text, status=409)
    for puzzle_table in await hub.tables.store.do(own_puzzle_store.list_puzzle_tables, device=device, table=table):
        await closing.delete_table(hub, puzzle_table)
    if alone and not needed:
        return json_response({"erased": await closing.delete_table(hub, table)})
    changes: dict[str, str | bool] = {"gone": True, "name": "", "hidden": False}
    await hub.tables.store.do(game_store.change_device_game, device=device, table=table, changes=changes)
    return json_response({"erased": False})
