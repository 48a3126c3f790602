"""What people do in a tournament: join and leave, alone or with a team.

Law: taking part needs an account: a name that lasts.
"""

import time
from functools import partial
from typing import Annotated, Any

import msgspec
from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response

from bastide.server.accounts import accounts
from bastide.server.accounts.accounts import Account
from bastide.server.common.bounded_types import Word
from bastide.server.common.errors import Refused
from bastide.server.common.names import looks
from bastide.server.common.public_names import clean_title
from bastide.server.features.tournaments import store, team_store
from bastide.server.features.tournaments.api.common import SENT, Number, account_of, again, closed, found, steward_of
from bastide.server.features.tournaments.plan import MOST_MEMBERS, Plan, plan_of
from bastide.server.features.tournaments.store import Kept, Team
from bastide.server.http import identity
from bastide.server.http.request_body import read
from bastide.server.live.hub import Hub
from bastide.server.storage.db import Db

Members = Annotated[list[Word], Meta(max_length=MOST_MEMBERS)]


class NewTeam(msgspec.Struct, forbid_unknown_fields=True):
    """A team, and the names of the accounts that are asked to play for it."""

    name: Word
    members: Members = []


class Invited(msgspec.Struct, forbid_unknown_fields=True):
    """More people are asked."""

    members: Members


class LineUp(msgspec.Struct, forbid_unknown_fields=True):
    """The entrants of one's team (by number) in the order of the boards."""

    order: Annotated[list[Number], Meta(max_length=MOST_MEMBERS)]


async def player(request: Request) -> tuple[Hub, Kept, Plan, Account]:
    """Somebody who may play among strangers. Raises Refused."""
    account = await account_of(request)
    hub, kept = await found(request)
    plan = plan_of(kept)
    hub.restraints.check(account.device, "bar")
    if account.role == "bot" and plan.terms.rated:
        raise Refused("no-bots", "A rated game is played by people: no bot sits there.", status=403)
    return hub, kept, plan, account


async def join(request: Request) -> Response:
    """POST /api/tournaments/{id}/join."""
    hub, kept, plan, account = await player(request)
    if plan.boards:
        raise Refused("team-needed", "Teams play here: sign up one, or be asked by the captain of one.")
    name, most, now = accounts.shown(account), plan.most, int(time.time() * 1000)
    work = partial(store.join, one=kept.id, device=account.device, name=name, most=most, now=now)
    match await hub.tables.store.do(work):
        case "full":
            raise _full(most)
        case "closed":
            raise closed()
    return await again(request)


def _full(most: int) -> Refused:
    return Refused("tournament-full", f"All {most} places are taken.", args={"most": most}, status=409)


async def leave(request: Request) -> Response:
    """POST /api/tournaments/{id}/leave; also whoever was asked by a captain and does not want to."""
    hub, kept = await found(request)
    device = identity.known(request)
    if kept.seed(device) is None:
        raise Refused("not-there", "You do not take part here.")
    if kept.phase not in ("open", "running"):
        raise closed()
    await hub.tables.store.do(partial(store.leave, one=kept.id, device=device))
    await steward_of(request).carry_on(kept.id)
    return await again(request)


async def team(request: Request) -> Response:
    """POST /api/tournaments/{id}/team."""
    hub, kept, plan, account = await player(request)
    wish = await read(request, NewTeam, SENT)
    name, now = clean_title(wish.name), int(time.time() * 1000)
    if not plan.boards:
        raise Refused("no-teams", "Everybody plays for himself here: join without a team.")

    def work(db: Db) -> None:
        there = _open(db, kept.id)
        if there.seed(account.device) is not None:
            raise Refused("in-a-team", "You are of a team already: leave it first.", status=409)
        if any(not looks(name).isdisjoint(looks(one.name)) for one in there.teams):
            raise Refused("name-taken", "A team here has this name, or one that looks like it.", status=409)
        n = team_store.make(db, kept.id, name, (account.device, account.name), plan.most, now)
        if n < 0:
            raise _full(plan.most)
        _ask(db, there, n, account.device, wish.members, now)

    await hub.tables.store.do(work)
    return await again(request)


async def invite(request: Request) -> Response:
    """POST /api/tournaments/{id}/invite, by a captain."""
    hub, kept, own, device = await _captain(request)
    wish, now = await read(request, Invited, SENT), int(time.time() * 1000)
    await hub.tables.store.do(lambda db: _ask(db, _open(db, kept.id), own.n, device, wish.members, now))
    return await again(request)


def _open(db: Db, one: str) -> Kept:
    kept = store.read(db, one)
    if kept is None or kept.phase != "open":
        raise closed()
    return kept


def _ask(db: Db, kept: Kept, n: int, captain: str, members: list[str], now: int) -> None:
    for n_th, name in enumerate(members, 1):  # in the order in which they were named, after their captain
        other = accounts.named(db, name)
        if other is None:
            raise Refused("no-such-person", f"Nobody here has an account of the name {name[:30]!r}.", status=404)
        match team_store.ask(db, kept.id, n, captain, (other.device, accounts.shown(other)), MOST_MEMBERS, now + n_th):
            case "full":
                raise Refused("team-full", f"A team has at most {MOST_MEMBERS} people.", args={"most": MOST_MEMBERS})
            case "taken":
                text = f"{other.name} cannot be asked: of a team already, or not to be asked by you."
                raise Refused("not-to-ask", text, args={"name": other.name}, status=409)


async def accept(request: Request) -> Response:
    """POST /api/tournaments/{id}/accept."""
    hub, kept, _, account = await player(request)
    if kept.seed(account.device) is None:
        raise Refused("not-there", "You do not take part here.")

    def work(db: Db) -> None:
        _open(db, kept.id)
        team_store.accept(db, kept.id, account.device)

    await hub.tables.store.do(work)
    return await again(request)


async def line_up(request: Request) -> Response:
    """POST /api/tournaments/{id}/line-up: who plays at which board from the next round on, by a captain."""
    hub, kept, own, _ = await _captain(request)
    wish = await read(request, LineUp, SENT)
    people: list[Any] = [kept.entrants[n] for n in wish.order if n < len(kept.entrants)]
    if len(people) != len(set(wish.order)) or any(one.team != own.n or not one.accepted for one in people):
        raise Refused("bad-line-up", "A line-up has people of the team, each once.")
    await hub.tables.store.do(partial(team_store.line_up, one=kept.id, n=own.n, devices=[one.device for one in people]))
    return await again(request)


async def _captain(request: Request) -> tuple[Hub, Kept, Team, str]:
    hub, kept = await found(request)
    device = identity.known(request)
    own = next((one for one in kept.teams if device and one.captain == device), None)
    if own is None:
        raise Refused("not-captain", "Only the captain of a team does this.", status=403)
    if kept.phase not in ("open", "running"):
        raise closed()
    return hub, kept, own, device
