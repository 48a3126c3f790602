"""Tournament API: lists, a single tournament, and creation."""

import secrets
import time
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response

from bastide.server.common.bounded_types import RulesText, Word
from bastide.server.common.errors import RequestError
from bastide.server.common.public_names import clean_title
from bastide.server.features.tilesets.sharing import resolve_options
from bastide.server.features.tournaments import store
from bastide.server.features.tournaments.api.common import SENT, require_named_account, tournament_response
from bastide.server.features.tournaments.api.tournament_views import tournament_row
from bastide.server.features.tournaments.pairing import PairingKind
from bastide.server.features.tournaments.plan import TournamentPlan, encode_plan
from bastide.server.features.tournaments.seeding import Seeds
from bastide.server.features.tournaments.store import Tournament, TournamentPhase
from bastide.server.http import identity
from bastide.server.http.request_body import read_body
from bastide.server.http.responses import json_response
from bastide.server.live.hub import Hub
from bastide.server.protocol.terms import Terms, Wish, make_terms
from bastide.server.tables.views.ids import new_table_id

MOST: Final[dict[PairingKind, int]] = {"robin": 16, "swiss": 128, "knockout": 128, "league": 128}
"""Maximum number of players by kind. Half as many teams, except in a round robin."""
HOSTED: Final = 5
"""Open or running tournaments per host."""
LISTED: Final = 50
LISTS: Final[dict[str, tuple[TournamentPhase, ...]]] = {
    "open": ("open",),
    "running": ("running",),
    "over": ("over",),
    "mine": ("open", "running", "over", "cancelled"),
}


Hours = Annotated[int, Meta(ge=0, le=2160)]


class NewTournamentRequest(msgspec.Struct, forbid_unknown_fields=True):
    """The body of POST /api/tournaments."""

    name: Word
    kind: PairingKind
    rules: RulesText
    options: Wish = msgspec.field(default_factory=Wish)
    games: Literal[1, 2, 3, 5] = 1
    rounds: Annotated[int, Meta(ge=0, le=20)] = 0
    most: Annotated[int, Meta(ge=2, le=128)] = 16
    hours: Hours = 0
    deal: bool = False
    swap: bool = False
    seeds: Seeds = "joined"
    seats: Annotated[int, Meta(ge=2, le=6)] = 2
    through: Annotated[int, Meta(ge=1, le=5)] = 1
    boards: Annotated[int, Meta(ge=0, le=6)] = 0
    division: Annotated[int, Meta(ge=0, le=16)] = 0
    moves: Annotated[int, Meta(ge=0, le=4)] = 0
    third: bool = False


async def post_tournament(request: Request) -> Response:
    """POST /api/tournaments: create a tournament."""
    hub: Hub = request.app.state.hub
    account = await require_named_account(request)
    wish = await read_body(request, NewTournamentRequest, SENT)
    hub.restrictions.check(account.device, "bar")
    name = clean_title(wish.name)
    plan = _plan(wish, await _terms(hub, wish))
    now, text = hub.tables.store.service.now(), encode_plan(plan).decode()
    kept = Tournament(
        new_table_id(), account.device, name, text, "open", int(time.time() * 1000), now, 0, secrets.token_bytes(32)
    )

    def work(db: Any) -> bool:
        if store.count_hosted(db, account.device) >= HOSTED:
            return False
        store.create_tournament(db, kept)
        return True

    if not await hub.tables.store.do(work):
        raise RequestError(
            "too-many", f"You have {HOSTED} tournaments that are not over: end one of them first.", status=429
        )
    return json_response({"tournament": kept.id, "url": f"/tournaments/{kept.id}"}, 201)


def _plan(wish: NewTournamentRequest, terms: Terms) -> TournamentPlan:
    """Return the plan of a valid request. Raises RequestError."""
    several, teams, divided = wish.seats > 2, wish.boards > 0, wish.kind == "league"
    if (several and (teams or divided or wish.games > 1)) or (teams and divided) or wish.boards == 1:
        raise RequestError(
            "bad-form",
            "A team has two boards or more; where more than two sit at a table there are no teams, divisions and "
            "series of games; a league has no teams.",
        )
    if divided and not 4 <= wish.division <= MOST["robin"]:
        raise RequestError("bad-form", f"A division of a league has 4 to {MOST['robin']} people.")
    if wish.through >= wish.seats:
        raise RequestError("bad-form", "Not all players of a table can advance.")
    if wish.swap and not (wish.deal and wish.games > 1):
        raise RequestError(
            "bad-form", "Seats are swapped on the same draws where all boards have the same, in several games."
        )
    if wish.third and (several or wish.kind != "knockout"):
        raise RequestError("bad-form", "Two play for the third place in a knock-out with two at a table.")
    most = MOST["knockout"] if several and wish.kind == "robin" else MOST[wish.kind]
    return TournamentPlan(
        kind=wish.kind,
        games=wish.games,
        most=min(wish.most, most // (2 if teams and wish.kind != "robin" else 1)),
        terms=terms,
        rounds=wish.rounds,
        hours=wish.hours,
        deal=wish.deal,
        swap=wish.swap,
        seeds=wish.seeds,
        seats=wish.seats,
        through=wish.through,
        third=wish.third,
        boards=wish.boards,
        division=wish.division if divided else 0,
        moves=min(wish.moves, wish.division // 2) if divided else 0,
    )


async def _terms(hub: Hub, wish: NewTournamentRequest) -> Terms:
    """Return the terms of every game. Running out of time loses the game, and absence never ends it or brings in a
    bot. Raises RulesetError, RequestError."""
    house = await resolve_options(hub.tables.store, wish.options.house)
    wished = msgspec.structs.replace(wish.options, house=house, takeback=None)
    terms = msgspec.structs.replace(make_terms(wish.rules, wished), takeback=False, absent="wait")
    if terms.clock is not None and terms.clock.out != "resign":
        terms = msgspec.structs.replace(terms, clock=msgspec.structs.replace(terms.clock, out="resign"))
    if terms.team:
        raise RequestError("team-tournament", "In a tournament everybody plays for himself: choose other rules.")
    if terms.by_hand:
        raise RequestError("no-box", "In a tournament the server draws the tiles.")
    terms.check_seat_count(2)
    terms.check_seat_count(wish.seats)
    return terms


async def get_tournaments(request: Request) -> Response:
    """GET /api/tournaments?show=open|running|over|mine."""
    hub: Hub = request.app.state.hub
    shown = request.query_params.get("show", "open")
    if shown not in LISTS:
        raise RequestError("bad-list", "A list of tournaments has show=open, running, over or mine.")
    device = identity.identify_device(request) if shown == "mine" else ""
    if shown == "mine" and not device:
        return json_response({"tournaments": []})
    found = await hub.tables.store.do(store.list_tournaments, LISTS[shown], LISTED, device)
    return json_response({"tournaments": [tournament_row(kept, people) for kept, people in found]})


async def get_tournament(request: Request) -> Response:
    """GET /api/tournaments/{id}."""
    return await tournament_response(request)
