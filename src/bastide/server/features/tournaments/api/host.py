"""Tournament API for hosts: start, cancel, corrections, and the next season of a league.

Invariant: each manual decision of a host is stored with its reason, for everyone to read. No one enters a tournament
without registering as a substitute. Results stay with the entry.
"""

import time
from collections.abc import Callable
from typing import Annotated, Literal

import msgspec
from msgspec import Meta
from starlette.requests import Request

from bastide.server.common.errors import RequestError
from bastide.server.common.names import clean_text
from bastide.server.features.tournaments import entry_store, store
from bastide.server.features.tournaments import plan as tournament_plan
from bastide.server.features.tournaments.api.common import (
    Number,
    get_director,
    require_hosted_tournament,
    too_late_error,
)
from bastide.server.features.tournaments.director import HOUR_MS
from bastide.server.features.tournaments.format import rank_sides
from bastide.server.features.tournaments.plan import TournamentPlan, parse_plan
from bastide.server.features.tournaments.score import DuelResult
from bastide.server.features.tournaments.standings import seed_next_season
from bastide.server.features.tournaments.store import HostNote, NoteKind, Tournament
from bastide.server.http.api_route import JsonRequest
from bastide.server.storage.db import Db

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


class ReplaceRequest(msgspec.Struct, forbid_unknown_fields=True):
    """Replace entrant `whom` with substitute `by`, an index into the list of substitutes."""

    whom: Number
    by: Number
    reason: Reason


class LateEntryRequest(msgspec.Struct, forbid_unknown_fields=True):
    """Enter substitute `by` from the next round on."""

    by: Number
    reason: Reason


async def start_tournament(request: Request) -> None:
    """POST /api/tournaments/{id}/start: start the first round."""
    _, tournament = await require_hosted_tournament(request)
    plan = parse_plan(tournament)
    if (len(tournament_plan.list_complete_teams(tournament, plan)) if plan.boards else len(tournament.entrants)) < 2:
        raise RequestError("too-few", "It takes two to play: wait until another player has joined.")
    if not await get_director(request).start(tournament.id):
        raise too_late_error()


async def cancel_tournament(request: Request) -> None:
    """POST /api/tournaments/{id}/cancel: call the tournament off."""
    hub, tournament = await require_hosted_tournament(request)
    stored, phase = hub.tables.store, tournament.phase
    now, is_active = stored.service.now(), phase in ("open", "running")
    if not is_active or not await stored.do(store.change_phase, tournament.id, phase, "cancelled", now):
        raise too_late_error()


def make_host_note(what: NoteKind, reason: str, whom: int = -1, board: int = -1) -> HostNote:
    """Build the note of a decision. Raises RequestError without a reason."""
    text = clean_text(reason, 200)
    if not text:
        raise RequestError("reason-needed", "A decision of the host needs a reason that everyone can read.")
    return HostNote(int(time.time() * 1000), what, text, whom, board)


async def post_award(request: JsonRequest[AwardRequest]) -> None:
    """POST /api/tournaments/{id}/award: decide a duel of the current round."""
    hub, tournament = await require_hosted_tournament(request)
    body = await request.read()
    note = make_host_note("award", body.reason, board=body.board)
    decision = (body.board, body.result, tuple(body.places), note, body.round)
    if not await hub.tables.store.do(store.award_duel, tournament.id, *decision):
        raise RequestError("no-such-duel", "There is no such duel in the round that is being played.")
    await get_director(request).advance(tournament.id)


async def remove_entrant(request: JsonRequest[RemoveEntrantRequest]) -> None:
    """POST /api/tournaments/{id}/out: withdraw an entrant."""
    hub, tournament = await require_hosted_tournament(request)
    body = await request.read()
    note = make_host_note("out", body.reason, whom=body.whom if tournament.phase == "running" else -1)
    if body.whom >= len(tournament.entrants):
        raise RequestError("not-there", "No entrant has this number.")
    if tournament.phase not in ("open", "running"):
        raise too_late_error()

    def work(db: Db) -> None:
        store.leave_tournament(db, tournament.id, tournament.entrants[body.whom].device)
        store.add_host_note(db, tournament.id, note)

    await hub.tables.store.do(work)
    await get_director(request).advance(tournament.id)


async def post_round_extension(request: JsonRequest[ExtendRoundRequest]) -> None:
    """POST /api/tournaments/{id}/later: extend the current round."""
    hub, tournament = await require_hosted_tournament(request)
    body = await request.read()
    note, now = make_host_note("later", body.reason), hub.tables.store.service.now()
    if not tournament.due_ms:
        raise RequestError("no-hurry", "This round has no time limit to extend.")
    due = max(now, tournament.due_ms) + body.hours * HOUR_MS
    if not await hub.tables.store.do(store.extend_round, tournament.id, due, note):
        raise too_late_error()


async def set_seed_order(request: JsonRequest[SeedOrderRequest]) -> None:
    """POST /api/tournaments/{id}/order: set the order of the entrants before the start."""
    hub, tournament = await require_hosted_tournament(request)
    body = await request.read()
    if tournament.phase != "open":
        raise too_late_error()
    people, teams = tournament.entrants, tournament.teams
    devices = (
        [team.captain for team in teams] if parse_plan(tournament).boards else [player.device for player in people]
    )
    if sorted(body.order) != list(range(len(devices))):
        raise RequestError("bad-order", "An order names every entrant exactly once: load the page again.", status=409)
    await hub.tables.store.do(entry_store.store_seed_order, tournament.id, [devices[n] for n in body.order])


async def create_next_season(request: Request) -> None:
    """POST /api/tournaments/{id}/season: create the next season of a finished league, with the same players."""
    hub, tournament = await require_hosted_tournament(request)
    plan = parse_plan(tournament)
    if plan.kind != "league" or tournament.phase != "over":
        raise RequestError("no-season", "A next season follows a league that is over.", status=409)
    rows = rank_sides(plan, len(tournament.entrants), tournament.rounds, tournament.gone)
    seeds = seed_next_season(rows, plan.division, plan.moves, tournament.gone)
    next_plan = msgspec.structs.replace(plan, season=plan.season + 1)
    now = hub.tables.store.service.now()
    season = tournament_plan.make_tournament(tournament.host, tournament.name, next_plan, now, season_of=tournament.id)

    def work(db: Db) -> None:
        db.order()
        if not entry_store.next_season_of(db, tournament.id):
            store.create_tournament(db, season)
            entry_store.enter_season(db, season.id, [tournament.entrants[seed] for seed in seeds], season.made_ms)

    await hub.tables.store.do(work)


async def post_replacement(request: JsonRequest[ReplaceRequest]) -> None:
    """POST /api/tournaments/{id}/replace: replace a player, who loses an unfinished duel of this round."""
    await require_hosted_tournament(request)
    body = await request.read()

    def work(db: Db, tournament: Tournament, plan: TournamentPlan) -> bool:
        if body.whom >= len(tournament.entrants) or body.by >= len(tournament.standbys):
            raise RequestError("not-there", "No entrant or substitute has this number.")
        if plan.seats > 2 and not tournament.entrants[body.whom].withdrawn:
            text = "At a table of more than two players, withdraw a player before you replace them."
            raise RequestError("still-there", text)
        _forfeit_duel(db, tournament, body.whom)
        return entry_store.replace_entrant(db, tournament.id, body.whom, *tournament.standbys[body.by])

    await _change_entrants(request, work, make_host_note("instead", body.reason, whom=body.whom))


def _forfeit_duel(db: Db, tournament: Tournament, seed: int) -> None:
    """Record a loss in an undecided duel of this round, as for a player who leaves."""
    number = len(tournament.rounds) - 1
    for board, duel in enumerate(tournament.rounds[-1] if tournament.rounds else ()):
        if not duel.result and not duel.others and duel.two is not None and seed in duel.people:
            result: DuelResult = "two" if duel.one == seed else "one"
            store.record_duel_result(db, tournament.id, number, board, result, unplayed=True)


async def post_late_entry(request: JsonRequest[LateEntryRequest]) -> None:
    """POST /api/tournaments/{id}/late: enter a substitute, for whom earlier rounds score no points."""
    _, tournament = await require_hosted_tournament(request)
    body = await request.read()
    note = make_host_note("late", body.reason, whom=len(tournament.entrants))

    def work(db: Db, tournament: Tournament, plan: TournamentPlan) -> bool:
        if not tournament_plan.allows_late_entry(tournament, plan):
            text = "No one can join late: it is the last round, a round robin, or a knockout."
            raise RequestError("not-late", text, status=409)
        if body.by >= len(tournament.standbys):
            raise RequestError("not-there", "No substitute has this number.")
        now = int(time.time() * 1000)
        return entry_store.add_late_entrant(db, tournament.id, *tournament.standbys[body.by], now)

    await _change_entrants(request, work, note)


async def _change_entrants(
    request: Request, work: Callable[[Db, Tournament, TournamentPlan], bool], note: HostNote
) -> None:
    """Apply a host decision to a running tournament, and store its note in the same transaction."""
    hub, hosted = await require_hosted_tournament(request)

    def work_with_note(db: Db) -> None:
        tournament = store.load_tournament(db, hosted.id)
        if tournament is None or tournament.phase != "running":
            raise too_late_error()
        plan = parse_plan(tournament)
        if plan.boards:
            raise RequestError("team-needed", "Teams play here: a captain asks who steps in.")
        if not work(db, tournament, plan):
            raise RequestError("not-there", "They are not ready any more.")
        store.add_host_note(db, hosted.id, note)

    await hub.tables.store.do(work_with_note)
    await get_director(request).advance(hosted.id)
