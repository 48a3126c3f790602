"""Tournament API: lists, a single tournament, and creation."""

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta
from starlette.requests import Request

from bastide.server.common.bounded_types import RulesText, Word
from bastide.server.common.errors import RequestError
from bastide.server.common.public_names import clean_title
from bastide.server.features.tilesets.sharing import resolve_options
from bastide.server.features.tournaments import store
from bastide.server.features.tournaments.api.common import require_named_account
from bastide.server.features.tournaments.api.tournament_views import tournament_row
from bastide.server.features.tournaments.messages import TournamentCreated, TournamentList
from bastide.server.features.tournaments.pairing import PairingKind
from bastide.server.features.tournaments.plan import Seeds, TournamentPlan, make_tournament
from bastide.server.http import identity
from bastide.server.http.api_route import JsonRequest
from bastide.server.http.responses import JsonResponse, json_response
from bastide.server.live.hub import Hub
from bastide.server.protocol.terms import Terms, Wish, make_terms
from bastide.server.storage.db import Db

MOST: Final[dict[PairingKind, int]] = {"robin": 16, "swiss": 128, "knockout": 128, "league": 128}
"""Maximum number of players by kind. Half as many teams, except in a round robin."""
HOSTED: Final = 5
"""Open or running tournaments per host."""
LISTED: Final = 50
PHASES: Final = ("open", "running", "over")


class NewTournamentRequest(msgspec.Struct, forbid_unknown_fields=True):
    """The body of POST /api/tournaments."""

    name: Word
    kind: PairingKind
    rules: RulesText
    options: Wish = msgspec.field(default_factory=Wish)
    games: Literal[1, 2, 3, 5] = 1
    rounds: Annotated[int, Meta(ge=0, le=20)] = 0
    most: Annotated[int, Meta(ge=2, le=128)] = 16
    hours: Annotated[int, Meta(ge=0, le=2160)] = 0
    deal: bool = False
    swap: bool = False
    seeds: Seeds = "joined"
    seats: Annotated[int, Meta(ge=2, le=6)] = 2
    through: Annotated[int, Meta(ge=1, le=5)] = 1
    boards: Annotated[int, Meta(ge=0, le=6)] = 0
    division: Annotated[int, Meta(ge=0, le=16)] = 0
    moves: Annotated[int, Meta(ge=0, le=4)] = 0
    third: bool = False


async def post_tournament(request: JsonRequest[NewTournamentRequest]) -> JsonResponse[TournamentCreated]:
    """POST /api/tournaments: create a tournament."""
    hub: Hub = request.app.state.hub
    account = await require_named_account(request)
    body = await request.read()
    hub.restrictions.check(account.device, "bar")
    name = clean_title(body.name)
    plan = _plan(body, await _terms(hub, body))
    tournament = make_tournament(account.device, name, plan, hub.tables.store.service.now())

    def work(db: Db) -> None:
        if store.count_hosted(db, account.device) >= HOSTED:
            text = f"You have {HOSTED} tournaments that are not over: end one of them first."
            raise RequestError("too-many", text, status=429)
        store.create_tournament(db, tournament)

    await hub.tables.store.do(work)
    return json_response({"tournament": tournament.id, "url": f"/tournaments/{tournament.id}"}, 201)


def _plan(body: NewTournamentRequest, terms: Terms) -> TournamentPlan:
    """Return the plan of a valid request. Raises RequestError."""
    several, teams, divided = body.seats > 2, body.boards > 0, body.kind == "league"
    if (several and (teams or divided or body.games > 1)) or (teams and divided) or body.boards == 1:
        raise RequestError(
            "bad-form",
            "A team has two boards or more; where more than two sit at a table there are no teams, divisions and "
            "series of games; a league has no teams.",
        )
    if divided and not 4 <= body.division <= MOST["robin"]:
        raise RequestError("bad-form", f"A division of a league has 4 to {MOST['robin']} people.")
    if body.through >= body.seats:
        raise RequestError("bad-form", "Not all players of a table can advance.")
    if body.swap and not (body.deal and body.games > 1):
        text = "Seats are swapped on the same draws where all boards have the same, in several games."
        raise RequestError("bad-form", text)
    if body.third and (several or body.kind != "knockout"):
        raise RequestError("bad-form", "Two play for the third place in a knock-out with two at a table.")
    most = MOST["knockout"] if several and body.kind == "robin" else MOST[body.kind]
    given = {name: getattr(body, name) for name in TournamentPlan.__struct_fields__ if hasattr(body, name)}
    given["most"] = min(body.most, most // (2 if teams and body.kind != "robin" else 1))
    given["division"] = body.division if divided else 0
    given["moves"] = min(body.moves, body.division // 2) if divided else 0
    return TournamentPlan(**given, terms=terms)


async def _terms(hub: Hub, body: NewTournamentRequest) -> Terms:
    """Return the terms of every game. Running out of time loses the game, and absence never ends it or brings in a
    bot. Raises RulesetError, RequestError."""
    house = await resolve_options(hub.tables.store, body.options.house)
    options = msgspec.structs.replace(body.options, house=house, takeback=None)
    terms = msgspec.structs.replace(make_terms(body.rules, options), takeback=False, absent="wait")
    if terms.clock is not None and terms.clock.out != "resign":
        terms = msgspec.structs.replace(terms, clock=msgspec.structs.replace(terms.clock, out="resign"))
    if terms.team:
        raise RequestError("team-tournament", "In a tournament all play for themselves: choose other rules.")
    if terms.by_hand:
        raise RequestError("no-box", "In a tournament the server draws the tiles.")
    terms.check_seat_count(2)
    terms.check_seat_count(body.seats)
    return terms


async def get_tournaments(request: Request) -> JsonResponse[TournamentList]:
    """GET /api/tournaments?show=open|running|over|mine: a list of tournaments."""
    hub: Hub = request.app.state.hub
    shown = request.query_params.get("show", "open")
    if shown not in (*PHASES, "mine"):
        raise RequestError("bad-list", "A list of tournaments has show=open, running, over or mine.")
    device, phases = "", [shown]
    if shown == "mine":
        device, phases = identity.identify_device(request), [*PHASES, "cancelled"]
        if not device:
            return json_response({"tournaments": []})
    rows = await hub.tables.store.do(store.list_tournaments, phases, LISTED, device)
    return json_response({"tournaments": [tournament_row(tournament, people) for tournament, people in rows]})
