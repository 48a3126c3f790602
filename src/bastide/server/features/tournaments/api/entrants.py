"""Tournament API for players: join, leave, teams and substitutes.

Invariant: taking part requires an account, whose name lasts.
"""

import time
from typing import Annotated

import msgspec
from msgspec import Meta
from starlette.requests import Request

from bastide.server.accounts import accounts
from bastide.server.accounts.accounts import Account
from bastide.server.common.bounded_types import Word
from bastide.server.common.errors import RequestError
from bastide.server.common.names import skeletons
from bastide.server.common.public_names import clean_title
from bastide.server.features.tournaments import entry_store, store, team_store
from bastide.server.features.tournaments.api.common import (
    Number,
    get_director,
    require_named_account,
    require_tournament,
    too_late_error,
)
from bastide.server.features.tournaments.plan import MOST_MEMBERS, TournamentPlan, parse_plan
from bastide.server.features.tournaments.store import Tournament, TournamentTeam
from bastide.server.http import identity
from bastide.server.http.api_route import JsonRequest
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
    hub, tournament = await require_tournament(request)
    plan = parse_plan(tournament)
    hub.restrictions.check(account.device, "bar")
    if account.role == "bot" and plan.terms.rated:
        raise RequestError("no-bots", "Rated games are for people: no bot can play.", status=403)
    return hub, tournament, plan, account


async def post_join(request: Request) -> None:
    """POST /api/tournaments/{id}/join: take part."""
    hub, tournament, plan, account = await require_player(request)
    if plan.boards:
        raise RequestError("team-needed", "Teams play here: sign up a team, or join one by invitation of its captain.")
    name, now = accounts.display_name(account), int(time.time() * 1000)
    match await hub.tables.store.do(store.join_tournament, tournament.id, account.device, name, plan.most, now):
        case "full":
            raise _full_error(plan.most)
        case "closed":
            raise too_late_error()


def _full_error(most: int) -> RequestError:
    return RequestError("tournament-full", f"All {most} places are taken.", args={"most": most}, status=409)


async def post_leave(request: Request) -> None:
    """POST /api/tournaments/{id}/leave: leave, or decline a captain's invitation."""
    hub, tournament = await require_tournament(request)
    device = identity.identify_device(request)
    if tournament.seed(device) is None:
        raise RequestError("not-there", "You do not take part here.")
    if tournament.phase not in ("open", "running"):
        raise too_late_error()
    await hub.tables.store.do(store.leave_tournament, tournament.id, device)
    await get_director(request).advance(tournament.id)


async def post_team(request: JsonRequest[NewTeamRequest]) -> None:
    """POST /api/tournaments/{id}/team: enter a new team."""
    hub, tournament, plan, account = await require_player(request)
    body = await request.read()
    name, now = clean_title(body.name), int(time.time() * 1000)
    if not plan.boards:
        raise RequestError("no-teams", "There are no teams here: join without one.")

    def work(db: Db) -> None:
        stored = _load_open(db, tournament.id)
        if stored.seed(account.device) is not None:
            raise RequestError("in-a-team", "You are in a team already: leave it first.", status=409)
        if any(not skeletons(name).isdisjoint(skeletons(team.name)) for team in stored.teams):
            raise RequestError("name-taken", "A team here has this name, or one that looks like it.", status=409)
        n = team_store.create_team(db, tournament.id, name, (account.device, account.name), plan.most, now)
        if n < 0:
            raise _full_error(plan.most)
        _invite(db, stored, n, account.device, body.members, now)

    await hub.tables.store.do(work)


async def post_invite(request: JsonRequest[InviteMembersRequest]) -> None:
    """POST /api/tournaments/{id}/invite: invite players to a team, as its captain."""
    hub, tournament, own, device = await _require_captain(request)
    body, now = await request.read(), int(time.time() * 1000)
    await hub.tables.store.do(lambda db: _invite(db, _load_open(db, tournament.id), own.n, device, body.members, now))


def _load_open(db: Db, id: str) -> Tournament:
    tournament = store.load_tournament(db, id)
    if tournament is None or tournament.phase != "open":
        raise too_late_error()
    return tournament


def _invite(db: Db, tournament: Tournament, n: int, captain: str, members: list[str], now: int) -> None:
    for n_th, name in enumerate(members, 1):  # keeps the order of the names, after the captain
        other = accounts.find_account(db, name)
        if other is None:
            raise RequestError("no-such-person", f"There is no account named {name[:30]!r}.", status=404)
        member = (other.device, accounts.display_name(other))
        match team_store.invite_member(db, tournament.id, n, captain, member, MOST_MEMBERS, now + n_th):
            case "full":
                text = f"A team has at most {MOST_MEMBERS} people."
                raise RequestError("team-full", text, args={"most": MOST_MEMBERS})
            case "taken":
                text = f"{other.name} cannot be asked: they are in a team already, or do not accept your requests."
                raise RequestError("not-to-ask", text, args={"name": other.name}, status=409)


async def post_accept(request: Request) -> None:
    """POST /api/tournaments/{id}/accept: accept a captain's invitation."""
    hub, tournament, _, account = await require_player(request)
    if tournament.seed(account.device) is None:
        raise RequestError("not-there", "You do not take part here.")

    def work(db: Db) -> None:
        _load_open(db, tournament.id)
        team_store.accept_invitation(db, tournament.id, account.device)

    await hub.tables.store.do(work)


async def post_line_up(request: JsonRequest[LineUpRequest]) -> None:
    """POST /api/tournaments/{id}/line-up: the order of a team from the next round on, as its captain."""
    hub, tournament, own, _ = await _require_captain(request)
    body = await request.read()
    members = [tournament.entrants[n] for n in body.order if n < len(tournament.entrants)]
    if len(members) != len(set(body.order)) or any(member.team != own.n or not member.accepted for member in members):
        raise RequestError("bad-line-up", "A line-up lists members of the team, each once.")
    await hub.tables.store.do(team_store.set_line_up, tournament.id, own.n, [member.device for member in members])


async def _require_captain(request: Request) -> tuple[Hub, Tournament, TournamentTeam, str]:
    hub, tournament = await require_tournament(request)
    device = identity.identify_device(request)
    own = next((team for team in tournament.teams if device and team.captain == device), None)
    if own is None:
        raise RequestError("not-captain", "Only the captain of a team can do this.", status=403)
    if tournament.phase not in ("open", "running"):
        raise too_late_error()
    return hub, tournament, own, device


async def post_ready(request: Request) -> None:
    """POST /api/tournaments/{id}/ready: register as a substitute."""
    hub, tournament, plan, account = await require_player(request)
    if plan.boards:
        raise RequestError("team-needed", "Teams play here: a captain asks who steps in.")
    full = tournament.phase == "open" and len(tournament.entrants) >= plan.most
    if not full and tournament.phase != "running":
        raise too_late_error()
    name, now = accounts.display_name(account), int(time.time() * 1000)
    match await hub.tables.store.do(entry_store.add_substitute, tournament.id, account.device, name, now):
        case "there":
            raise RequestError("there-already", "You already take part, or have left.", status=409)
        case "full":
            text = f"{entry_store.MOST} are ready already."
            raise RequestError("many-ready", text, args={"most": entry_store.MOST}, status=409)


async def delete_ready(request: Request) -> None:
    """POST /api/tournaments/{id}/not-ready: withdraw as a substitute."""
    hub, tournament = await require_tournament(request)
    device = identity.identify_device(request)
    if not await hub.tables.store.do(entry_store.drop_substitute, tournament.id, device):
        raise RequestError("not-there", "You are not registered as a substitute.")
