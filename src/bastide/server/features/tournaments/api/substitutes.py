"""Tournament API for substitutes: replacing an entrant, or entering late.

Invariant: no one enters a tournament without registering as a substitute. Results stay with the entry.
"""

import time
from collections.abc import Callable

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from bastide.server.accounts import accounts
from bastide.server.common.errors import RequestError
from bastide.server.features.tournaments import store, substitute_store
from bastide.server.features.tournaments.api.common import (
    SENT,
    Number,
    get_director,
    require_hosted_tournament,
    require_tournament,
    too_late_error,
    tournament_response,
)
from bastide.server.features.tournaments.api.entrants import require_player
from bastide.server.features.tournaments.api.host import Reason, make_host_note
from bastide.server.features.tournaments.plan import TournamentPlan, allows_late_entry, parse_plan
from bastide.server.features.tournaments.score import DuelResult
from bastide.server.features.tournaments.store import HostNote, Tournament
from bastide.server.http import identity
from bastide.server.http.request_body import read_body
from bastide.server.storage.db import Db


class ReplaceRequest(msgspec.Struct, forbid_unknown_fields=True):
    """Replace entrant `whom` with substitute `by`, an index into the list of substitutes."""

    whom: Number
    by: Number
    reason: Reason


class LateEntryRequest(msgspec.Struct, forbid_unknown_fields=True):
    """Enter substitute `by` from the next round on."""

    by: Number
    reason: Reason


async def post_ready(request: Request) -> Response:
    """POST /api/tournaments/{id}/ready: register as a substitute."""
    hub, kept, plan, account = await require_player(request)
    if plan.boards:
        raise RequestError("team-needed", "Teams play here: a captain asks who steps in.")
    full = kept.phase == "open" and len(kept.entrants) >= plan.most
    if not full and kept.phase != "running":
        raise too_late_error()
    now = int(time.time() * 1000)
    name = accounts.display_name(account)
    match await hub.tables.store.do(substitute_store.add_substitute, kept.id, account.device, name, now):
        case "there":
            raise RequestError("there-already", "You take part already, or have left.", status=409)
        case "full":
            text = f"{substitute_store.MOST} are ready already."
            raise RequestError("many-ready", text, args={"most": substitute_store.MOST}, status=409)
    return await tournament_response(request)


async def delete_ready(request: Request) -> Response:
    """POST /api/tournaments/{id}/not-ready."""
    hub, kept = await require_tournament(request)
    device = identity.identify_device(request)
    if not await hub.tables.store.do(substitute_store.drop_substitute, one=kept.id, device=device):
        raise RequestError("not-there", "You are not among those who are ready.")
    return await tournament_response(request)


async def post_replacement(request: Request) -> Response:
    """POST /api/tournaments/{id}/replace: the replaced player loses an unfinished duel of this round."""
    await require_hosted_tournament(request)
    wish = await read_body(request, ReplaceRequest, SENT)

    def work(db: Db, kept: Tournament, plan: TournamentPlan) -> bool:
        if wish.whom >= len(kept.entrants) or wish.by >= len(kept.standbys):
            raise RequestError("not-there", "No entrant or substitute has this number.")
        if plan.seats > 2 and not kept.entrants[wish.whom].withdrawn:
            text = "At a table of more than two players, withdraw a player before you replace them."
            raise RequestError("still-there", text)
        _lose(db, kept, wish.whom)
        return substitute_store.replace_entrant(db, kept.id, wish.whom, *kept.standbys[wish.by])

    return await _carry_out(request, work, make_host_note("instead", wish.reason, whom=wish.whom))


def _lose(db: Db, kept: Tournament, whom: int) -> None:
    """Record a loss in an undecided duel of this round, as for a player who leaves."""
    number = len(kept.rounds) - 1
    for board, duel in enumerate(kept.rounds[-1] if kept.rounds else ()):
        if not duel.result and not duel.others and duel.two is not None and whom in duel.people:
            result: DuelResult = "two" if duel.one == whom else "one"
            store.record_duel_result(db, kept.id, number, board, result, said=True)


async def post_late_entry(request: Request) -> Response:
    """POST /api/tournaments/{id}/late: earlier rounds score no points."""
    _, kept = await require_hosted_tournament(request)
    wish = await read_body(request, LateEntryRequest, SENT)
    note = make_host_note("late", wish.reason, whom=len(kept.entrants))

    def work(db: Db, kept: Tournament, plan: TournamentPlan) -> bool:
        if not allows_late_entry(kept, plan):
            text = "Nobody comes late here: it is the last round, everybody meets everybody, or there is a bracket."
            raise RequestError("not-late", text, status=409)
        if wish.by >= len(kept.standbys):
            raise RequestError("not-there", "No substitute has this number.")
        now = int(time.time() * 1000)
        return substitute_store.add_late_entrant(db, kept.id, *kept.standbys[wish.by], now)

    return await _carry_out(request, work, note)


async def _carry_out(
    request: Request, work: Callable[[Db, Tournament, TournamentPlan], bool], note: HostNote
) -> Response:
    """Apply a host decision to a running tournament, and store its note in the same transaction."""
    hub, kept = await require_hosted_tournament(request)
    one = kept.id

    def whole(db: Db) -> None:
        there = store.load_tournament(db, one)
        if there is None or there.phase != "running":
            raise too_late_error()
        if parse_plan(there).boards:
            raise RequestError("team-needed", "Teams play here: a captain asks who steps in.")
        if not work(db, there, parse_plan(there)):
            raise RequestError("not-there", "They are not ready any more.")
        store.add_host_note(db, one, note)

    await hub.tables.store.do(whole)
    await get_director(request).carry_on(one)
    return await tournament_response(request)
