"""What the host of a tournament does: begins it, and puts right what did not go as it should.

Law: what a host decides by hand is kept with the reason, for everybody to read.
"""

import secrets
import time
from functools import partial
from typing import Annotated, Literal

import msgspec
from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response

from bastide.server.common.errors import Refused
from bastide.server.common.names import clean_text
from bastide.server.features.tournaments import entry_store, league, store
from bastide.server.features.tournaments import plan as tournament_plan
from bastide.server.features.tournaments.api.common import SENT, Number, again, closed, hosted, steward_of
from bastide.server.features.tournaments.director import HOUR_MS
from bastide.server.features.tournaments.format import lines_of
from bastide.server.features.tournaments.plan import pack, plan_of
from bastide.server.features.tournaments.store import Kept, Note
from bastide.server.http.request_body import read
from bastide.server.storage.db import Db
from bastide.server.tables.views.ids import table_id

Reason = Annotated[str, Meta(max_length=200)]


class Award(msgspec.Struct, forbid_unknown_fields=True):
    """The host decides a duel of the present round, by its board (from 0); of more than two by their places. Who says
    which round he means (from 1) decides nothing in the next one, should it have begun meanwhile."""

    board: Number
    result: Literal["one", "two", "drawn", "none", "placed"]
    reason: Reason
    round: Number = 0
    places: Annotated[list[Annotated[int, Meta(ge=1, le=6)]], Meta(max_length=6)] = []


class Out(msgspec.Struct, forbid_unknown_fields=True):
    """Somebody (by number) plays no more."""

    whom: Number
    reason: Reason


class Later(msgspec.Struct, forbid_unknown_fields=True):
    """The present round has so many hours more."""

    hours: Annotated[int, Meta(ge=1, le=2160)]
    reason: Reason


class Order(msgspec.Struct, forbid_unknown_fields=True):
    """Who has come, or every team, by number in the order of their seeds."""

    order: Annotated[list[Number], Meta(max_length=128)]


async def start(request: Request) -> Response:
    """POST /api/tournaments/{id}/start."""
    _, kept = await hosted(request)
    plan = plan_of(kept)
    if (len(tournament_plan.whole(kept, plan)) if plan.boards else len(kept.entrants)) < 2:
        raise Refused("too-few", "It takes two to play: wait until somebody has joined.")
    if not await steward_of(request).start(kept.id):
        raise closed()
    return await again(request)


async def cancel(request: Request) -> Response:
    """POST /api/tournaments/{id}/cancel."""
    hub, kept = await hosted(request)
    now = hub.tables.store.service.now()
    if kept.phase not in ("open", "running") or not await hub.tables.store.do(
        partial(store.turn, one=kept.id, before=kept.phase, phase="cancelled", now=now)
    ):
        raise closed()
    return await again(request)


def noted(what: str, reason: str, whom: int = -1, board: int = -1) -> Note:
    """What the host decides, with his reason. Raises Refused."""
    text = clean_text(reason)
    if not text:
        raise Refused("reason-needed", "What is decided by hand has a reason, for everybody to read.")
    return Note(int(time.time() * 1000), what, text, whom, board)


async def award(request: Request) -> Response:
    """POST /api/tournaments/{id}/award."""
    hub, kept = await hosted(request)
    wish = await read(request, Award, SENT)
    note, places = noted("award", wish.reason, board=wish.board), tuple(wish.places)

    work = partial(store.award, one=kept.id, board=wish.board, result=wish.result, places=places, said=note)
    work = partial(work, expected=wish.round)
    if not await hub.tables.store.do(work):
        raise Refused("no-such-duel", "There is no such duel in the round that is being played.")
    await steward_of(request).carry_on(kept.id)
    return await again(request)


async def out(request: Request) -> Response:
    """POST /api/tournaments/{id}/out."""
    hub, kept = await hosted(request)
    wish = await read(request, Out, SENT)
    note = noted("out", wish.reason, whom=wish.whom if kept.phase == "running" else -1)
    if wish.whom >= len(kept.entrants):
        raise Refused("not-there", "Nobody of this number takes part here.")
    if kept.phase not in ("open", "running"):
        raise closed()

    def work(db: Db) -> None:
        store.leave(db, kept.id, kept.entrants[wish.whom].device)
        store.note(db, kept.id, note)

    await hub.tables.store.do(work)
    await steward_of(request).carry_on(kept.id)
    return await again(request)


async def later(request: Request) -> Response:
    """POST /api/tournaments/{id}/later."""
    hub, kept = await hosted(request)
    wish = await read(request, Later, SENT)
    note, now = noted("later", wish.reason), hub.tables.store.service.now()
    if not kept.due_ms:
        raise Refused("no-hurry", "This round has no end that could be put off.")
    due = max(now, kept.due_ms) + wish.hours * HOUR_MS
    if not await hub.tables.store.do(partial(store.put_off, one=kept.id, due_ms=due, said=note)):
        raise closed()
    return await again(request)


async def order(request: Request) -> Response:
    """POST /api/tournaments/{id}/order."""
    hub, kept = await hosted(request)
    wish = await read(request, Order, SENT)
    if kept.phase != "open":
        raise closed()
    devices = [one.captain for one in kept.teams] if plan_of(kept).boards else [one.device for one in kept.entrants]
    if sorted(wish.order) != list(range(len(devices))):
        raise Refused("bad-order", "An order has everybody who has come, each once: look again.", status=409)
    named = [devices[n] for n in wish.order]
    await hub.tables.store.do(partial(entry_store.order, one=kept.id, devices=named))
    return await again(request)


async def season(request: Request) -> Response:
    """POST /api/tournaments/{id}/season: the next season of a league that is over, with the same people."""
    hub, kept = await hosted(request)
    if plan_of(kept).kind != "league" or kept.phase != "over":
        raise Refused("no-season", "A next season follows a league that is over.", status=409)
    now = hub.tables.store.service.now()
    fresh = _next_season(kept, now)

    def work(db: Db) -> None:
        db.order()
        if not entry_store.season_after(db, kept.id):
            store.make(db, fresh)
            entry_store.enter(db, fresh.id, fresh.entrants, fresh.made_ms)

    await hub.tables.store.do(work)
    return await again(request)


def _next_season(kept: Kept, now: int) -> Kept:
    plan = plan_of(kept)
    lines = lines_of(plan, len(kept.entrants), kept.rounds, kept.gone)
    seeds = league.next_season(lines, plan.division, plan.moves, kept.gone)
    text = pack(msgspec.structs.replace(plan, season=plan.season + 1)).decode()
    made, secret = int(time.time() * 1000), secrets.token_bytes(32)
    fresh = Kept(table_id(), kept.host, kept.name, text, "open", made, now, 0, secret, season_of=kept.id)
    fresh.entrants = [kept.entrants[seed] for seed in seeds]
    return fresh
