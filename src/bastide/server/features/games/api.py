"""GET /api/games: the games of a device, a page at a time; POST and DELETE say what becomes of one in its lists.

Law: lists are made of what is stored and wake no table. What others have is never touched: a game is erased only where
nobody else has ever had to do with it and no campaign needs it.
"""

from functools import partial
from typing import Annotated, Any, Final, get_args

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from bastide.server.common.bounded_types import Word
from bastide.server.common.errors import Refused
from bastide.server.common.names import clean_name
from bastide.server.features.games import store as game_store
from bastide.server.features.learning import own_puzzle_store
from bastide.server.http import identity
from bastide.server.http.request_body import read
from bastide.server.http.responses import answer
from bastide.server.live import closing
from bastide.server.live.hub import Hub
from bastide.server.live.summary import lines_of

MOST_DIGITS: Final = 6


class Change(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The body of POST /api/games/{table}: a name of one's own ("" for the table's), and whether it is hidden."""

    name: Annotated[Word | None, msgspec.Meta(description="own name")] = None
    hidden: bool | None = None


async def my_games(request: Request) -> Response:
    """`?show=open|over|hidden&from=24`; `next` is where the next page begins."""
    hub: Hub = request.app.state.hub
    shown, begin = request.query_params.get("show", "open"), request.query_params.get("from", "0")
    if (
        shown not in get_args(game_store.Shown)
        or not (begin.isascii() and begin.isdecimal())
        or len(begin) > MOST_DIGITS
    ):
        raise Refused("bad-list", "A list of games has show=open, over or hidden, and from= a number.")
    device, store, most = identity.known(request), hub.tables.store, hub.limits.games_listed
    found = await store.do(
        partial(game_store.page, device=device, shown=shown, begin=int(begin), most=most + 1)  # type: ignore[arg-type]
    )
    counts = await store.do(partial(game_store.counts, device=device))
    lines = await lines_of(hub.tables, [own.table for own in found[:most]], device, whole=True)
    games = [{**lines[own.table], **_own(own)} for own in found[:most] if own.table in lines]
    told: dict[str, Any] = {"games": games, "counts": counts}
    if len(found) > most:
        told["next"] = int(begin) + most
    return answer(told)


def _own(own: game_store.Own) -> dict[str, Any]:
    told: dict[str, Any] = {"created": own.created_ms, "changed": own.changed_ms, "alone": own.alone}
    told |= {"kept": True} if own.kept else {}
    return {**told, "called": own.called} if own.called else told


async def _mine(request: Request) -> tuple[Hub, str, str, str, bool, bool]:
    """The table that is meant, whose it is, its phase, whether it is theirs alone and whether a campaign needs it.
    Raises Refused, StoreError."""
    hub: Hub = request.app.state.hub
    table, device = str(request.path_params["table"]), identity.known(request)
    found = await hub.tables.store.do(partial(game_store.one, device=device, table=table)) if device else None
    if found is None:
        raise Refused("no-such-table", "There is no game of yours of this name.", status=404)
    return hub, device, table, *found


async def change(request: Request) -> Response:
    """POST: another name of its own, or hidden or not."""
    wish = await read(request, Change)
    hub, device, table, *_ = await _mine(request)
    what: dict[str, str | bool] = {}
    if wish.name is not None:
        what["name"] = clean_name(wish.name) if wish.name.strip() else ""
    if wish.hidden is not None:
        what["hidden"] = wish.hidden
    await hub.tables.store.do(game_store.change(device, table, what))
    return answer(what)


async def delete(request: Request) -> Response:
    """DELETE: erased where it is theirs alone, else out of their lists."""
    hub, device, table, phase, alone, kept = await _mine(request)
    if alone and not kept:
        await _forget_tries(hub, device, table)
        return answer({"erased": await closing.forget(hub, table)})
    if not alone and phase in ("lobby", "playing"):
        text = "Others are at this table: leave it or end it there first, or hide it."
        raise Refused("still-open", text, status=409)
    await _forget_tries(hub, device, table)
    await hub.tables.store.do(game_store.change(device, table, {"gone": True, "name": "", "hidden": False}))
    return answer({"erased": False})


async def _forget_tries(hub: Hub, device: str, table: str) -> None:
    """The tables at which the device has tried puzzles of this game go with it."""
    for tried in await hub.tables.store.do(partial(own_puzzle_store.tried_at, device=device, table=table)):
        await closing.forget(hub, tried)
