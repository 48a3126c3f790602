"""HTTP endpoints that create a table, or check the request for one."""

from typing import Any, TypedDict

import msgspec
from starlette.requests import Request

from bastide.server.accounts.accounts import get_account as account_of
from bastide.server.common.bounded_types import Id, RulesText, Word
from bastide.server.common.errors import RequestError
from bastide.server.common.public_names import clean_title
from bastide.server.common.workers import BoundedWorker
from bastide.server.features.learning import campaign
from bastide.server.features.tilesets.position_editor import Text, position_for_table
from bastide.server.features.tilesets.sharing import resolve_options
from bastide.server.http import client_address, identity
from bastide.server.http.api_route import JsonRequest
from bastide.server.http.responses import JsonResponse, json_response
from bastide.server.live.assistance import fair_play
from bastide.server.live.create_table import (
    SeatRequest,
    Seats,
    name_table,
    plan_seats,
    require_visitor,
    table_response,
)
from bastide.server.live.hub import Hub
from bastide.server.protocol import rated_terms
from bastide.server.protocol.events import CampaignPlan
from bastide.server.protocol.table_entries import RulesSeatLimits, TableCreated
from bastide.server.protocol.table_shapes import TableOptions
from bastide.server.protocol.terms import Terms, Wish, count_tiles, level_row, make_terms, modules_in_play
from bastide.server.tables.access import never_public_error
from bastide.server.tables.manual_draws import no_bots_error
from bastide.server.tables.seating import check_bot


class CampaignRequest(msgspec.Struct, forbid_unknown_fields=True):
    """The campaign to continue, if `id` is set. `anywhere` allows a level that is not unlocked."""

    id: Id = ""
    anywhere: bool = False


class NewTableRequest(msgspec.Struct, forbid_unknown_fields=True):
    """The body of POST /api/tables."""

    rules: RulesText
    seats: Seats
    options: Wish = msgspec.field(default_factory=Wish)
    name: Word = ""
    position: Text = ""  # start position, whose rules and options override the others
    campaign: CampaignRequest = msgspec.field(default_factory=CampaignRequest)
    public: bool = False  # listed for other players


class NewTableCheck(TypedDict):
    """The table that a request would create. `unrated` is the code of the reason why it could not be rated, or "".
    `level` is the data of its level."""

    modules: list[str]
    options: TableOptions
    tiles: int
    unrated: str
    level: dict[str, Any] | None
    seats: RulesSeatLimits


async def create_table(request: JsonRequest[NewTableRequest]) -> JsonResponse[TableCreated]:
    """POST /api/tables: create a table."""
    hub: Hub = request.app.state.hub
    device, headers = require_visitor(request)
    wish = await request.read()
    terms = await _make_terms(request, wish)
    if not terms.position:
        terms.check_seat_count(len(wish.seats))
    if terms.by_hand and (terms.absent == "bot" or any(seat.kind == "bot" for seat in wish.seats)):
        raise no_bots_error()
    if terms.by_hand and wish.public:
        raise never_public_error()
    plans = plan_seats(terms.rules, wish.seats, device, terms.position)
    name = clean_title(wish.name) if wish.name.strip() else ""
    opener = await hub.quota.opener(device, client_address.client_key(request))
    going = await _campaign(hub, terms, wish.campaign, device)
    live = await hub.create(
        terms, name or name_table(wish.seats, plans), device, plans, campaign=going, opener=opener, public=wish.public
    )
    return await table_response(hub, live, headers)


async def _make_terms(request: Request, wish: NewTableRequest) -> Terms:
    """The requested terms, after validation. Raises RulesetError, RequestError, StoreError."""
    hub: Hub = request.app.state.hub
    house = await resolve_options(hub.tables.store, wish.options.house)
    terms = make_terms(wish.rules, msgspec.structs.replace(wish.options, house=house))
    if wish.position.strip():
        positions: BoundedWorker = request.app.state.positions
        begins, seats = await positions.run(lambda: position_for_table(wish.position))
        if seats != len(wish.seats):
            text = f"This position has {seats} seats, not {len(wish.seats)}."
            raise RequestError("bad-seats", text, args={"min": seats, "max": seats, "seats": len(wish.seats)})
        own = {"rules": begins.rules, "house": begins.house, "starter": begins.starter, "position": begins.position}
        terms = msgspec.structs.replace(terms, **own, order="seated")
        rated_terms.check_rated_terms(terms)
        await fair_play.check_position(hub.tables.store, positions, terms, seats)
    if terms.substitute:
        check_bot(terms.rules, terms.substitute, terms.position)
    return terms


async def _campaign(hub: Hub, terms: Terms, wish: CampaignRequest, device: str) -> CampaignPlan | None:
    """The plan of the campaign that a new table continues, or None. Raises RequestError, StoreError."""
    if not wish.id:
        return None
    known = await hub.tables.store.campaigns(device, campaign.MOST)
    stages = next((stages for stages in known if stages[0].campaign == wish.id), None)
    if stages is None:
        raise RequestError("no-such-campaign", "This device has no campaign of that name.")
    plan = campaign.make_campaign_plan(stages)
    campaign.check_campaign_level(plan, terms.level, wish.anywhere)
    return plan


async def check_new_table(request: JsonRequest[NewTableRequest]) -> JsonResponse[NewTableCheck]:
    """POST /api/check: describe the table that a request would create."""
    wish = await request.read()
    terms, seats = await _make_terms(request, wish), len(wish.seats)
    tiles = count_tiles(terms, terms.check_seat_count(seats))
    body: NewTableCheck = {
        "modules": modules_in_play(terms.rules),
        "options": terms.options(),
        "tiles": tiles,
        "unrated": await _why_unrated(request, terms, wish.seats),
        "level": level_row(terms),
        "seats": terms.describe_seats(),
    }
    return json_response(body)


async def _why_unrated(request: Request, terms: Terms, seats: list[SeatRequest]) -> str:
    """The code of the reason why a game could not be rated, or ""."""
    # The settings that `rated` itself forces cannot be the reason.
    settled_by_it = {"takeback": False, "aids": False, "advice": [], "absent": "wait", "clock": None}
    why = rated_terms.why_unrated(msgspec.structs.replace(terms, **settled_by_it))
    if why:
        return why
    kinds = [seat.kind for seat in seats]
    if "bot" in kinds:
        return "bots"
    if kinds.count("me") > 1:
        return "twice"
    device, hub = identity.identify_device(request), request.app.state.hub
    account = await hub.tables.store.do(account_of, device) if device else None
    return "" if account is not None and account.role != "bot" else "account"
