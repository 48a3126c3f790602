"""Tournaments over HTTP: lists, one with all that was played, and what people and its host do with it.

Law: who plays is told by name and by number, never by device. Taking part needs an account: a name that lasts.
"""

import secrets
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from bastide.server.common.answers import answer
from bastide.server.common.bodies import Sent, read
from bastide.server.common.refused import Refused
from bastide.server.common.wishes import RulesText, Word
from bastide.server.gate import visitor
from bastide.server.hall.hub import Hub
from bastide.server.hall.tournaments import Plan, Steward, draws_of, pack, plan_of
from bastide.server.messages.seating import checked_seats
from bastide.server.messages.terms import Terms, Wish, agreed, played_modules
from bastide.server.people import accounts
from bastide.server.people.names import clean_name
from bastide.server.storage import tournaments
from bastide.server.storage.tournaments import Kept, Phase
from bastide.server.telling.words import table_id
from bastide.server.tournament.pairing import Kind, rounds_of
from bastide.server.tournament.score import Duel
from bastide.server.tournament.standing import Line, standings
from bastide.server.workshop.sharing import settled

MOST: Final[dict[Kind, int]] = {"robin": 16, "swiss": 128, "knockout": 128}
"""So many people play at most."""
HOSTED: Final = 5
"""Tournaments of one host that are not over."""
LISTED: Final = 50
SENT: Final = Sent("bad-tournament", "tournament", 400, 128 * 1024)
LISTS: Final[dict[str, tuple[Phase, ...]]] = {
    "open": ("open",),
    "running": ("running",),
    "over": ("over",),
    "mine": ("open", "running", "over", "cancelled"),
}


class New(msgspec.Struct, forbid_unknown_fields=True):
    """The body of POST /api/tournaments."""

    name: Word
    kind: Kind
    rules: RulesText
    options: Wish = msgspec.field(default_factory=Wish)
    games: Literal[1, 2, 3, 5] = 1
    rounds: Annotated[int, Meta(ge=0, le=20)] = 0
    most: Annotated[int, Meta(ge=2, le=128)] = 16
    hours: Annotated[int, Meta(ge=0, le=2160)] = 0
    deal: bool = False


class Award(msgspec.Struct, forbid_unknown_fields=True):
    """The host decides a duel of the present round, by its board (from 0)."""

    board: Annotated[int, Meta(ge=0, le=63)]
    result: Literal["one", "two", "drawn", "none"]


async def make(request: Request) -> Response:
    """POST /api/tournaments."""
    hub: Hub = request.app.state.hub
    account = await _account(request)
    wish = await read(request, New, SENT)
    name = clean_name(wish.name)
    terms = await _terms(hub, wish)
    most = min(wish.most, MOST[wish.kind])
    plan = Plan(wish.kind, wish.games, most, terms, wish.rounds, wish.hours, wish.deal)
    now, text = hub.tables.store.service.now(), pack(plan).decode()
    kept = Kept(
        table_id(), account.device, name, text, "open", int(time.time() * 1000), now, 0, secrets.token_bytes(32)
    )

    def work(db: Any) -> bool:
        if tournaments.count_of(db, account.device) >= HOSTED:
            return False
        tournaments.make(db, kept)
        return True

    if not await hub.tables.store.do(work):
        raise Refused(
            "too-many", f"You have {HOSTED} tournaments that are not over: end one of them first.", status=429
        )
    return answer({"tournament": kept.id, "url": f"/tournaments/{kept.id}"}, 201)


async def _terms(hub: Hub, wish: New) -> Terms:
    """The terms of every game. Raises RulesetError, Refused."""
    house = await settled(hub.tables.store, wish.options.house)
    wished = msgspec.structs.replace(wish.options, house=house, takeback=None)
    terms = msgspec.structs.replace(agreed(wish.rules, wished), takeback=False)
    if terms.team:
        raise Refused("team-tournament", "In a tournament everybody plays for himself: choose other rules.")
    if terms.by_hand:
        raise Refused("no-box", "In a tournament the server draws the tiles.")
    checked_seats(terms, 2)
    return terms


async def lists(request: Request) -> Response:
    """GET /api/tournaments?show=open|running|over|mine."""
    hub: Hub = request.app.state.hub
    shown = request.query_params.get("show", "open")
    if shown not in LISTS:
        raise Refused("bad-list", "A list of tournaments has show=open, running, over or mine.")
    device = visitor.known(request) if shown == "mine" else ""
    if shown == "mine" and not device:
        return answer({"tournaments": []})
    work = partial(tournaments.listed, phases=LISTS[shown], most=LISTED, device=device)
    found = await hub.tables.store.do(work)
    return answer({"tournaments": [_line(kept, people) for kept, people in found]})


def _line(kept: Kept, people: int) -> dict[str, Any]:
    plan = plan_of(kept)
    return {
        "id": kept.id,
        "name": kept.name,
        "kind": plan.kind,
        "phase": kept.phase,
        "people": people,
        "most": plan.most,
        "rules": plan.terms.rules,
        "modules": played_modules(plan.terms.rules),
        "games": plan.games,
        "hours": plan.hours,
        "made": kept.made_ms,
    }


async def tell(request: Request) -> Response:
    """GET /api/tournaments/{id}."""
    hub, kept = await _found(request)
    return answer(await _whole(hub, kept, visitor.known(request)))


async def _whole(hub: Hub, kept: Kept, device: str) -> dict[str, Any]:
    plan, people = plan_of(kept), len(kept.entrants)
    devices = [kept.host, *(one.device for one in kept.entrants)]
    names = await hub.tables.store.do(partial(accounts.names, devices=[one for one in devices if one]))
    by_seed = {line.seed: line for line in standings(people, kept.rounds)}
    you = kept.seed(device)
    told = {
        **_line(kept, people),
        "host": names.get(kept.host, ""),
        "mine": bool(device) and device == kept.host,
        "options": plan.terms.options(),
        "deal": plan.deal,
        "rounds": rounds_of(plan.kind, people, plan.rounds) if people > 1 else plan.rounds,
        "entrants": [
            {"name": names.get(one.device, one.name), "withdrawn": one.withdrawn, **_standing(by_seed[seed])}
            for seed, one in enumerate(kept.entrants)
        ],
        "played": [
            [_duel(plan, duel, you, over=number + 1 < len(kept.rounds) or kept.phase == "over") for duel in duels]
            for number, duels in enumerate(kept.rounds)
        ],
    }
    if you is not None:
        told["you"] = you
    if kept.due_ms and kept.phase == "running":
        told["leftMs"] = max(0, kept.due_ms - hub.tables.store.service.now())
    if plan.deal:
        over = len(kept.rounds) if kept.phase == "over" else len(kept.rounds) - 1
        told["secrets"] = [
            [draws_of(kept, number, n).hex() for n in range(plan.games)] for number in range(max(0, over))
        ]
    return told


def _standing(line: Line) -> dict[str, Any]:
    """Points in whole ones; a draw is half of one."""
    return {
        "place": line.place,
        "points": line.points / 2,
        "won": line.won,
        "drawn": line.drawn,
        "lost": line.lost,
        "buchholz": line.buchholz / 2,
        "margin": line.margin,
    }


def _duel(plan: Plan, duel: Duel, you: int | None, *, over: bool) -> dict[str, Any]:
    """Where others still play with the same draws, only those who play there hear of its tables."""
    tally = [half / 2 for half in duel.tally()]
    told: dict[str, Any] = {"one": duel.one, "two": duel.two, "result": duel.result, "tally": tally}
    if duel.said:
        told["said"] = True
    shown = over or not plan.deal or you in (duel.one, duel.two)
    told["games"] = [
        {"result": game.result, "points": list(game.points), **({"table": game.table} if shown else {})}
        for game in duel.games
    ]
    return told


async def join(request: Request) -> Response:
    """POST /api/tournaments/{id}/join."""
    account = await _account(request)
    hub, kept = await _found(request)
    most, now = plan_of(kept).most, int(time.time() * 1000)
    work = partial(tournaments.join, one=kept.id, device=account.device, name=account.name, most=most, now=now)
    match await hub.tables.store.do(work):
        case "full":
            raise Refused("tournament-full", f"All {most} places are taken.", args={"most": most}, status=409)
        case "closed":
            raise Refused("tournament-closed", "It has begun, or was called off: nobody joins any more.", status=409)
    return await _again(request)


async def leave(request: Request) -> Response:
    """POST /api/tournaments/{id}/leave."""
    hub, kept = await _found(request)
    device = visitor.known(request)
    if kept.seed(device) is None:
        raise Refused("not-there", "You do not take part here.")
    if kept.phase not in ("open", "running"):
        raise _closed()
    await hub.tables.store.do(partial(tournaments.leave, one=kept.id, device=device))
    await _steward(request).carry_on(kept.id)
    return await _again(request)


async def start(request: Request) -> Response:
    """POST /api/tournaments/{id}/start."""
    _, kept = await _hosted(request)
    if len(kept.entrants) < 2:
        raise Refused("too-few", "It takes two to play: wait until somebody has joined.")
    if not await _steward(request).start(kept.id):
        raise _closed()
    return await _again(request)


async def cancel(request: Request) -> Response:
    """POST /api/tournaments/{id}/cancel."""
    hub, kept = await _hosted(request)
    now = hub.tables.store.service.now()
    if kept.phase not in ("open", "running") or not await hub.tables.store.do(
        partial(tournaments.turn, one=kept.id, before=kept.phase, phase="cancelled", now=now)
    ):
        raise _closed()
    return await _again(request)


async def award(request: Request) -> Response:
    """POST /api/tournaments/{id}/award."""
    hub, kept = await _hosted(request)
    wish = await read(request, Award, SENT)
    number = len(kept.rounds) - 1
    work = partial(tournaments.award, one=kept.id, number=number, board=wish.board, result=wish.result)
    if not await hub.tables.store.do(work):
        raise Refused("no-such-duel", "There is no such duel in the round that is being played.")
    await _steward(request).carry_on(kept.id)
    return await _again(request)


def _closed() -> Refused:
    return Refused("tournament-closed", "It has begun, has ended, or was called off already.", status=409)


def _steward(request: Request) -> Steward:
    steward: Steward = request.app.state.steward
    return steward


async def _account(request: Request) -> accounts.Account:
    """Whoever asks, by a lasting name. Raises Refused."""
    hub: Hub = request.app.state.hub
    device = visitor.known(request)
    account = await hub.tables.store.do(partial(accounts.of, device=device)) if device else None
    if account is None:
        raise Refused("account-needed", "This takes a name that lasts: sign in, or make an account.", status=403)
    return account


async def _found(request: Request) -> tuple[Hub, Kept]:
    hub: Hub = request.app.state.hub
    kept = await hub.tables.store.do(partial(tournaments.read, one=str(request.path_params["id"])))
    if kept is None:
        raise Refused("no-such-tournament", "There is no tournament of this name.", status=404)
    return hub, kept


async def _hosted(request: Request) -> tuple[Hub, Kept]:
    """Only its host goes on from here. Raises Refused."""
    hub, kept = await _found(request)
    if not kept.host or kept.host != visitor.known(request):
        raise Refused("not-host", "Only whoever made the tournament does this.", status=403)
    return hub, kept


async def _again(request: Request) -> Response:
    hub, kept = await _found(request)
    return answer(await _whole(hub, kept, visitor.known(request)))


_DEEDS: Final[dict[str, Callable[[Request], Awaitable[Response]]]] = {
    "join": join,
    "leave": leave,
    "start": start,
    "cancel": cancel,
    "award": award,
}
ROUTES: Final = [
    Route("/api/tournaments", lists, methods=["GET"]),
    Route("/api/tournaments", make, methods=["POST"]),
    Route("/api/tournaments/{id}", tell, methods=["GET"]),
    *(Route(f"/api/tournaments/{{id}}/{name}", deed, methods=["POST"]) for name, deed in _DEEDS.items()),
]
