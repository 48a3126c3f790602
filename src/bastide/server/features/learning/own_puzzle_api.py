"""Puzzles from a device's own games over HTTP: which there are, and opening one.

Law: who did not sit there, or has the game no longer, learns nothing of them. The list tells no solution.
"""

from functools import partial
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import Response

from bastide.puzzles.own import puzzle_of
from bastide.server.common.errors import Refused
from bastide.server.features.learning import own_puzzle_store
from bastide.server.features.learning.lesson_api import open_table
from bastide.server.features.learning.own_puzzle_store import Kept
from bastide.server.features.learning.puzzle_at_table import lesson_of
from bastide.server.http import identity
from bastide.server.http.compression import respond
from bastide.server.http.responses import json_content
from bastide.server.live.hub import Hub
from bastide.server.live.people import visibility
from bastide.server.live.rebuild import looked_into
from bastide.server.live.summary import lines_of
from bastide.server.protocol.events import Posed
from bastide.server.tables.history import records

LISTED: Final = 60
"""The latest are told."""
LONGEST: Final = 80
"""Signs of a table's name."""

Line = dict[str, Any]


async def puzzles(request: Request) -> Response:
    """GET /api/puzzles/own, with `?table=` those of one game."""
    hub: Hub = request.app.state.hub
    device, table = identity.known(request), request.query_params.get("table", "")[:LONGEST]
    found = await hub.tables.store.do(partial(own_puzzle_store.listed, device=device, table=table)) if device else []
    lines = await _lines(hub, device, found)
    return respond(request, json_content({"puzzles": lines[:LISTED]}), "no-store")


async def line(request: Request) -> tuple[Line, str]:
    """The puzzle that is asked for, and the one that comes after it: not tried yet, else not solved; "" for none.
    Raises Refused."""
    hub: Hub = request.app.state.hub
    asked, told = await _asked(request)
    device = identity.known(request)
    others = await hub.tables.store.do(partial(own_puzzle_store.listed, device=device))
    lines = [one for one in await _lines(hub, device, others) if one["id"] != asked.own.id and not one.get("solved")]
    lines.sort(key=lambda one: "solved" in one)
    return told, str(lines[0]["id"]) if lines else ""


async def opened(request: Request) -> Response:
    """The device's table of this puzzle, or a new one. Raises Refused."""
    hub: Hub = request.app.state.hub
    asked, _ = await _asked(request)
    async with looked_into(hub.tables, asked.table) as room:
        if room is None:
            raise _none()
        await visibility.check_copy(hub.tables.store, room)
        puzzle = puzzle_of(records.record_of(room), asked.own)
        colours = [seat[0] for seat in room.colours]
    if puzzle is None:
        raise _none()
    return await open_table(request, lesson_of(puzzle), Posed(asked.table, puzzle), colours)


async def _asked(request: Request) -> tuple[Kept, Line]:
    hub: Hub = request.app.state.hub
    device, name = identity.known(request), request.path_params["puzzle"]
    found = await hub.tables.store.do(partial(own_puzzle_store.named, device=device, puzzle=name)) if device else []
    for kept in found:
        for told in await _lines(hub, device, [kept]):
            return kept, told
    raise _none()


def _none() -> Refused:
    return Refused("no-such-puzzle", "There is no puzzle of that name.", status=404)


async def _lines(hub: Hub, device: str, found: list[Kept]) -> list[Line]:
    """Those whose seat the device holds; `name` and `changed` are those of the game."""
    games = await lines_of(hub.tables, list(dict.fromkeys(one.table for one in found)), device, whole=True)
    told = []
    for one in found:
        game, own = games.get(one.table), one.own
        if game is None or own.seat not in game["mine"]:
            continue
        line: Line = {
            "id": own.id,
            "table": one.table,
            "turn": own.turn,
            "seat": own.seat,
            "loss": round(own.loss, 1),
            "depth": one.depth,
            "name": one.called or game["name"],
            "changed": one.changed_ms,
            "rules": game["rules"],
            "modules": game["modules"],
            "seats": len(game["seats"]),
        }
        told.append(line if one.solved is None else {**line, "solved": one.solved})
    return told
