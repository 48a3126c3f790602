"""Tournament API for players: join, leave and teams.

Invariant: taking part requires an account, whose name lasts.
"""

import time
from typing import Annotated, Any

import msgspec
from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response

from bastide.server.accounts import accounts
from bastide.server.accounts.accounts import Account
from bastide.server.common.bounded_types import Word
from bastide.server.common.errors import RequestError
from bastide.server.common.names import skeletons
from bastide.server.common.public_names import clean_title
from bastide.server.features.tournaments import store, team_store
from bastide.server.features.tournaments.api.common import (
    SENT,
    Number,
    get_director,
    require_named_account,
    require_tournament,
    too_late_error,
    tournament_response,
)
from bastide.server.features.tournaments.plan import MOST_MEMBERS, TournamentPlan, parse_plan
from bastide.server.features.tournaments.store import Tournament, TournamentTeam
from bastide.server.http import identity
from bastide.server.http.request_body import read_body
from bastide.server.live.hub import Hub
from bastide.server.storage.db import Db

Members = Annotated[list[Word], Meta(max_length=MOST_MEMBERS)]


class NewTeamRequest(msgspec.Struct, forbid_unknown_fields=True):
    """A new team, with the account names to invite."""

    name: Word
    members: Members = []


class InviteMembersRequest(msgspec.Struct, forbid_unknown_fields=True):
    """Account names to invite."""

    members: Members


class LineUpRequest(msgspec.Struct, forbid_unknown_fields=True):
    """Entrant numbers of the captain's team, in board order."""

    order: Annotated[list[Number], Meta(max_length=MOST_MEMBERS)]


async def require_player(request: Request) -> tuple[Hub, Tournament, TournamentPlan, Account]:
    """Return the tournament and the account of a caller who may play in it. Raises RequestError."""
    account = await require_named_account(request)
    hub, kept = await require_tournament(request)
    plan = parse_plan(kept)
    hub.restrictions.check(account.device, "bar")
    if account.role == "bot" and plan.terms.rated:
        raise RequestError("no-bots", "A rated game is played by people: no bot sits there.", status=403)
    return hub, kept, plan, account


async def post_join(request: Request) -> Response:
    """POST /api/tournaments/{id}/join."""
    hub, kept, plan, account = await require_player(request)
    if plan.boards:
        raise RequestError("team-needed", "Teams play here: sign up one, or be asked by the captain of one.")
    name, most, now = accounts.display_name(account), plan.most, int(time.time() * 1000)
    match await hub.tables.store.do(store.join_tournament, kept.id, account.device, name, most, now):
        case "full":
            raise _full(most)
        case "closed":
            raise too_late_error()
    return await tournament_response(request)


def _full(most: int) -> RequestError:
    return RequestError("tournament-full", f"All {most} places are taken.", args={"most": most}, status=409)


async def post_leave(request: Request) -> Response:
    """POST /api/tournaments/{id}/leave: also declines a captain's invitation."""
    hub, kept = await require_tournament(request)
    device = identity.identify_device(request)
    if kept.seed(device) is None:
        raise RequestError("not-there", "You do not take part here.")
    if kept.phase not in ("open", "running"):
        raise too_late_error()
    await hub.tables.store.do(store.leave_tournament, one=kept.id, device=device)
    await get_director(request).carry_on(kept.id)
    return await tournament_response(request)


async def post_team(request: Request) -> Response:
    """POST /api/tournaments/{id}/team."""
    hub, kept, plan, account = await require_player(request)
    wish = await read_body(request, NewTeamRequest, SENT)
    name, now = clean_title(wish.name), int(time.time() * 1000)
    if not plan.boards:
        raise RequestError("no-teams", "There are no teams here: join without one.")

    def work(db: Db) -> None:
        there = _open(db, kept.id)
        if there.seed(account.device) is not None:
            raise RequestError("in-a-team", "You are of a team already: leave it first.", status=409)
        if any(not skeletons(name).isdisjoint(skeletons(one.name)) for one in there.teams):
            raise RequestError("name-taken", "A team here has this name, or one that looks like it.", status=409)
        n = team_store.create_team(db, kept.id, name, (account.device, account.name), plan.most, now)
        if n < 0:
            raise _full(plan.most)
        _ask(db, there, n, account.device, wish.members, now)

    await hub.tables.store.do(work)
    return await tournament_response(request)


async def post_invite(request: Request) -> Response:
    """POST /api/tournaments/{id}/invite, by a captain."""
    hub, kept, own, device = await _captain(request)
    wish, now = await read_body(request, InviteMembersRequest, SENT), int(time.time() * 1000)
    await hub.tables.store.do(lambda db: _ask(db, _open(db, kept.id), own.n, device, wish.members, now))
    return await tournament_response(request)


def _open(db: Db, one: str) -> Tournament:
    kept = store.load_tournament(db, one)
    if kept is None or kept.phase != "open":
        raise too_late_error()
    return kept


def _ask(db: Db, kept: Tournament, n: int, captain: str, members: list[str], now: int) -> None:
    for n_th, name in enumerate(members, 1):  # keeps the order of the names, after the captain
        other = accounts.find_account(db, name)
        if other is None:
            raise RequestError("no-such-person", f"Nobody here has an account of the name {name[:30]!r}.", status=404)
        match team_store.invite_member(
            db, kept.id, n, captain, (other.device, accounts.display_name(other)), MOST_MEMBERS, now + n_th
        ):
            case "full":
                raise RequestError(
                    "team-full", f"A team has at most {MOST_MEMBERS} people.", args={"most": MOST_MEMBERS}
                )
            case "taken":
                text = f"{other.name} cannot be asked: of a team already, or not to be asked by you."
                raise RequestError("not-to-ask", text, args={"name": other.name}, status=409)


async def post_accept(request: Request) -> Response:
    """POST /api/tournaments/{id}/accept."""
    hub, kept, _, account = await require_player(request)
    if kept.seed(account.device) is None:
        raise RequestError("not-there", "You do not take part here.")

    def work(db: Db) -> None:
        _open(db, kept.id)
        team_store.accept_invitation(db, kept.id, account.device)

    await hub.tables.store.do(work)
    return await tournament_response(request)


async def post_line_up(request: Request) -> Response:
    """POST /api/tournaments/{id}/line-up: who plays at which board from the next round on, by a captain."""
    hub, kept, own, _ = await _captain(request)
    wish = await read_body(request, LineUpRequest, SENT)
    people: list[Any] = [kept.entrants[n] for n in wish.order if n < len(kept.entrants)]
    if len(people) != len(set(wish.order)) or any(one.team != own.n or not one.accepted for one in people):
        raise RequestError("bad-line-up", "A line-up has people of the team, each once.")
    await hub.tables.store.do(team_store.set_line_up, one=kept.id, n=own.n, devices=[one.device for one in people])
    return await tournament_response(request)


async def _captain(request: Request) -> tuple[Hub, Tournament, TournamentTeam, str]:
    hub, kept = await require_tournament(request)
    device = identity.identify_device(request)
    own = next((one for one in kept.teams if device and one.captain == device), None)
    if own is None:
        raise RequestError("not-captain", "Only the captain of a team does this.", status=403)
    if kept.phase not in ("open", "running"):
        raise too_late_error()
    return hub, kept, own, device
