"""Tournament API for hosts: start, cancel and corrections.

Invariant: each manual decision of a host is stored with its reason, for everyone to read.
"""

import secrets
import time
from typing import Annotated, Literal

import msgspec
from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response

from bastide.server.common.errors import RequestError
from bastide.server.common.names import clean_text
from bastide.server.features.tournaments import entry_store, league, store
from bastide.server.features.tournaments import plan as tournament_plan
from bastide.server.features.tournaments.api.common import (
    SENT,
    Number,
    get_director,
    require_hosted_tournament,
    too_late_error,
    tournament_response,
)
from bastide.server.features.tournaments.director import HOUR_MS
from bastide.server.features.tournaments.format import rank_sides
from bastide.server.features.tournaments.plan import encode_plan, parse_plan
from bastide.server.features.tournaments.store import HostNote, Tournament
from bastide.server.http.request_body import read_body
from bastide.server.storage.db import Db
from bastide.server.tables.views.ids import new_table_id

Reason = Annotated[str, Meta(max_length=200)]


class AwardRequest(msgspec.Struct, forbid_unknown_fields=True):
    """The host decides a duel of the current round by board (from 0), with `places` for more than two players.

    A `round` (from 1) guards against a decision that reaches the next round instead. With 0 any round is accepted.
    """

    board: Number
    result: Literal["one", "two", "drawn", "none", "placed"]
    reason: Reason
    round: Number = 0
    places: Annotated[list[Annotated[int, Meta(ge=1, le=6)]], Meta(max_length=6)] = []


class RemoveEntrantRequest(msgspec.Struct, forbid_unknown_fields=True):
    """Withdraw an entrant by number."""

    whom: Number
    reason: Reason


class ExtendRoundRequest(msgspec.Struct, forbid_unknown_fields=True):
    """Extend the current round by so many hours."""

    hours: Annotated[int, Meta(ge=1, le=2160)]
    reason: Reason


class SeedOrderRequest(msgspec.Struct, forbid_unknown_fields=True):
    """All entrants or teams by number, in seed order."""

    order: Annotated[list[Number], Meta(max_length=128)]


async def start_tournament(request: Request) -> Response:
    """POST /api/tournaments/{id}/start."""
    _, kept = await require_hosted_tournament(request)
    plan = parse_plan(kept)
    if (len(tournament_plan.list_complete_teams(kept, plan)) if plan.boards else len(kept.entrants)) < 2:
        raise RequestError("too-few", "It takes two to play: wait until somebody has joined.")
    if not await get_director(request).start(kept.id):
        raise too_late_error()
    return await tournament_response(request)


async def cancel_tournament(request: Request) -> Response:
    """POST /api/tournaments/{id}/cancel."""
    hub, kept = await require_hosted_tournament(request)
    now = hub.tables.store.service.now()
    if kept.phase not in ("open", "running") or not await hub.tables.store.do(
        store.change_phase, one=kept.id, before=kept.phase, phase="cancelled", now=now
    ):
        raise too_late_error()
    return await tournament_response(request)


def make_host_note(what: str, reason: str, whom: int = -1, board: int = -1) -> HostNote:
    """Build the note of a decision. Raises RequestError without a reason."""
    text = clean_text(reason)
    if not text:
        raise RequestError("reason-needed", "A decision of the host needs a reason, for everyone to read.")
    return HostNote(int(time.time() * 1000), what, text, whom, board)


async def post_award(request: Request) -> Response:
    """POST /api/tournaments/{id}/award."""
    hub, kept = await require_hosted_tournament(request)
    wish = await read_body(request, AwardRequest, SENT)
    note, places = make_host_note("award", wish.reason, board=wish.board), tuple(wish.places)

    if not await hub.tables.store.do(
        store.award_duel, kept.id, wish.board, wish.result, places, note, expected=wish.round
    ):
        raise RequestError("no-such-duel", "There is no such duel in the round that is being played.")
    await get_director(request).carry_on(kept.id)
    return await tournament_response(request)


async def remove_entrant(request: Request) -> Response:
    """POST /api/tournaments/{id}/out."""
    hub, kept = await require_hosted_tournament(request)
    wish = await read_body(request, RemoveEntrantRequest, SENT)
    note = make_host_note("out", wish.reason, whom=wish.whom if kept.phase == "running" else -1)
    if wish.whom >= len(kept.entrants):
        raise RequestError("not-there", "No entrant has this number.")
    if kept.phase not in ("open", "running"):
        raise too_late_error()

    def work(db: Db) -> None:
        store.leave_tournament(db, kept.id, kept.entrants[wish.whom].device)
        store.add_host_note(db, kept.id, note)

    await hub.tables.store.do(work)
    await get_director(request).carry_on(kept.id)
    return await tournament_response(request)


async def post_round_extension(request: Request) -> Response:
    """POST /api/tournaments/{id}/later."""
    hub, kept = await require_hosted_tournament(request)
    wish = await read_body(request, ExtendRoundRequest, SENT)
    note, now = make_host_note("later", wish.reason), hub.tables.store.service.now()
    if not kept.due_ms:
        raise RequestError("no-hurry", "This round has no end that could be put off.")
    due = max(now, kept.due_ms) + wish.hours * HOUR_MS
    if not await hub.tables.store.do(store.extend_round, one=kept.id, due_ms=due, said=note):
        raise too_late_error()
    return await tournament_response(request)


async def set_seed_order(request: Request) -> Response:
    """POST /api/tournaments/{id}/order."""
    hub, kept = await require_hosted_tournament(request)
    wish = await read_body(request, SeedOrderRequest, SENT)
    if kept.phase != "open":
        raise too_late_error()
    devices = [one.captain for one in kept.teams] if parse_plan(kept).boards else [one.device for one in kept.entrants]
    if sorted(wish.order) != list(range(len(devices))):
        raise RequestError("bad-order", "An order names every entrant exactly once: load the page again.", status=409)
    named = [devices[n] for n in wish.order]
    await hub.tables.store.do(entry_store.store_seed_order, one=kept.id, devices=named)
    return await tournament_response(request)


async def create_next_season(request: Request) -> Response:
    """POST /api/tournaments/{id}/season: create the next season of a finished league, with the same players."""
    hub, kept = await require_hosted_tournament(request)
    if parse_plan(kept).kind != "league" or kept.phase != "over":
        raise RequestError("no-season", "A next season follows a league that is over.", status=409)
    now = hub.tables.store.service.now()
    fresh = _next_season(kept, now)

    def work(db: Db) -> None:
        db.order()
        if not entry_store.next_season_of(db, kept.id):
            store.create_tournament(db, fresh)
            entry_store.enter_season(db, fresh.id, fresh.entrants, fresh.made_ms)

    await hub.tables.store.do(work)
    return await tournament_response(request)


def _next_season(kept: Tournament, now: int) -> Tournament:
    plan = parse_plan(kept)
    lines = rank_sides(plan, len(kept.entrants), kept.rounds, kept.gone)
    seeds = league.seed_next_season(lines, plan.division, plan.moves, kept.gone)
    text = encode_plan(msgspec.structs.replace(plan, season=plan.season + 1)).decode()
    made, secret = int(time.time() * 1000), secrets.token_bytes(32)
    fresh = Tournament(new_table_id(), kept.host, kept.name, text, "open", made, now, 0, secret, season_of=kept.id)
    fresh.entrants = [kept.entrants[seed] for seed in seeds]
    return fresh
