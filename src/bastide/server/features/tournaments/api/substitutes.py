"""People who step into a tournament that goes on: in the place of somebody, or late.

Law: nobody is put into a tournament who has not said that he is ready. What was played stays with the place.
"""

import time
from collections.abc import Callable
from functools import partial

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from bastide.server.accounts import accounts
from bastide.server.common.errors import Refused
from bastide.server.features.tournaments import store, substitute_store
from bastide.server.features.tournaments.api.common import SENT, Number, again, closed, found, hosted, steward_of
from bastide.server.features.tournaments.api.entrants import player
from bastide.server.features.tournaments.api.host import Reason, noted
from bastide.server.features.tournaments.plan import Plan, may_come_late, plan_of
from bastide.server.features.tournaments.score import Result
from bastide.server.features.tournaments.store import Kept, Note
from bastide.server.http import identity
from bastide.server.http.request_body import read
from bastide.server.storage.db import Db


class Instead(msgspec.Struct, forbid_unknown_fields=True):
    """Somebody who is ready (by his place in that list) has the place of an entrant."""

    whom: Number
    by: Number
    reason: Reason


class Late(msgspec.Struct, forbid_unknown_fields=True):
    """Somebody who is ready takes part from the next round on."""

    by: Number
    reason: Reason


async def ready(request: Request) -> Response:
    """POST /api/tournaments/{id}/ready: by whoever would step in."""
    hub, kept, plan, account = await player(request)
    if plan.boards:
        raise Refused("team-needed", "Teams play here: a captain asks who steps in.")
    full = kept.phase == "open" and len(kept.entrants) >= plan.most
    if not full and kept.phase != "running":
        raise closed()
    now = int(time.time() * 1000)
    add = partial(substitute_store.add, one=kept.id, device=account.device, name=accounts.shown(account), now=now)
    match await hub.tables.store.do(add):
        case "there":
            raise Refused("there-already", "You take part already, or have left.", status=409)
        case "full":
            text = f"{substitute_store.MOST} are ready already."
            raise Refused("many-ready", text, args={"most": substitute_store.MOST}, status=409)
    return await again(request)


async def not_ready(request: Request) -> Response:
    """POST /api/tournaments/{id}/not-ready."""
    hub, kept = await found(request)
    device = identity.known(request)
    if not await hub.tables.store.do(partial(substitute_store.drop, one=kept.id, device=device)):
        raise Refused("not-there", "You are not among those who are ready.")
    return await again(request)


async def replace(request: Request) -> Response:
    """POST /api/tournaments/{id}/replace: what the one before has not finished of this round is lost."""
    await hosted(request)
    wish = await read(request, Instead, SENT)

    def work(db: Db, kept: Kept, plan: Plan) -> bool:
        if wish.whom >= len(kept.entrants) or wish.by >= len(kept.standbys):
            raise Refused("not-there", "Nobody of this number is here.")
        if plan.seats > 2 and not kept.entrants[wish.whom].withdrawn:
            raise Refused("still-there", "At a table of more than two somebody is taken out before he is replaced.")
        _lose(db, kept, wish.whom)
        return substitute_store.step_in(db, kept.id, wish.whom, *kept.standbys[wish.by])

    return await _carry_out(request, work, noted("instead", wish.reason, whom=wish.whom))


def _lose(db: Db, kept: Kept, whom: int) -> None:
    """Who goes loses the duel of this round that is not decided, as who leaves does."""
    number = len(kept.rounds) - 1
    for board, duel in enumerate(kept.rounds[-1] if kept.rounds else ()):
        if not duel.result and not duel.others and duel.two is not None and whom in duel.people:
            result: Result = "two" if duel.one == whom else "one"
            store.note_duel(db, kept.id, number, board, result, said=True)


async def late(request: Request) -> Response:
    """POST /api/tournaments/{id}/late: rounds that were played before bring no points."""
    _, kept = await hosted(request)
    wish = await read(request, Late, SENT)
    note = noted("late", wish.reason, whom=len(kept.entrants))

    def work(db: Db, kept: Kept, plan: Plan) -> bool:
        if not may_come_late(kept, plan):
            text = "Nobody comes late here: it is the last round, everybody meets everybody, or there is a bracket."
            raise Refused("not-late", text, status=409)
        if wish.by >= len(kept.standbys):
            raise Refused("not-there", "Nobody of this number is ready.")
        now = int(time.time() * 1000)
        return substitute_store.come_late(db, kept.id, *kept.standbys[wish.by], now)

    return await _carry_out(request, work, note)


async def _carry_out(request: Request, work: Callable[[Db, Kept, Plan], bool], note: Note) -> Response:
    """What the host does about a tournament that goes on, and why, in one transaction."""
    hub, kept = await hosted(request)
    one = kept.id

    def whole(db: Db) -> None:
        there = store.read(db, one)
        if there is None or there.phase != "running":
            raise closed()
        if plan_of(there).boards:
            raise Refused("team-needed", "Teams play here: a captain asks who steps in.")
        if not work(db, there, plan_of(there)):
            raise Refused("not-there", "He is not ready any more.")
        store.note(db, one, note)

    await hub.tables.store.do(whole)
    await steward_of(request).carry_on(one)
    return await again(request)
