"""Opening a table: what is wished for, what it would be, and making it."""

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from bastide.server.accounts.accounts import of as account_of
from bastide.server.common.bounded_types import Id, RulesText, Word
from bastide.server.common.errors import Refused
from bastide.server.common.public_names import clean_title
from bastide.server.common.workers import BoundedWorker
from bastide.server.features.learning import campaign
from bastide.server.features.tilesets.position_editor import Text, position_for_table
from bastide.server.features.tilesets.sharing import settled
from bastide.server.http import client_address, identity
from bastide.server.http.request_body import read
from bastide.server.http.responses import answer
from bastide.server.live.assistance import fair_play
from bastide.server.live.create_table import Seats, SeatWish, opened, plans_of, visiting
from bastide.server.live.hub import Hub
from bastide.server.protocol import rated_terms
from bastide.server.protocol.events import CampaignPlan
from bastide.server.protocol.seating import checked_seats, seats_told
from bastide.server.protocol.terms import Terms, Wish, agreed, level_row, played_modules, tiles_of
from bastide.server.tables.access import never_public
from bastide.server.tables.manual_draws import no_bots
from bastide.server.tables.seating import check_bot


class CampaignWish(msgspec.Struct, forbid_unknown_fields=True):
    """Go on with a campaign, where one is named; `anywhere` also at a level that is not open."""

    id: Id = ""
    anywhere: bool = False


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """The body of POST /api/tables."""

    rules: RulesText
    seats: Seats
    options: Wish = msgspec.field(default_factory=Wish)
    name: Word = ""
    position: Text = ""  # to begin with; its rules, options and number of players are played
    campaign: CampaignWish = msgspec.field(default_factory=CampaignWish)
    public: bool = False  # strangers are shown it


async def make_table(request: Request) -> Response:
    """POST /api/tables."""
    hub: Hub = request.app.state.hub
    device, headers = visiting(request)
    wish = await read(request, NewTable)
    terms = await _agreed(request, wish)
    if not terms.position:
        checked_seats(terms, len(wish.seats))
    if terms.by_hand and (terms.absent == "bot" or any(seat.kind == "bot" for seat in wish.seats)):
        raise no_bots()
    if terms.by_hand and wish.public:
        raise never_public()
    plans = plans_of(terms.rules, wish.seats, device, terms.position)
    name = clean_title(wish.name) if wish.name.strip() else ""
    opener = await hub.quota.opener(device, client_address.of(request))
    going = await _campaign(hub, terms, wish.campaign, device)
    live = await hub.create(
        terms, name or plans[0].name or "Table", device, plans, going, opener=opener, public=wish.public
    )
    return await opened(hub, live, headers)


async def _agreed(request: Request, wish: NewTable) -> Terms:
    """The terms that are wished for. Raises RulesetError, Refused, StoreError."""
    hub: Hub = request.app.state.hub
    house = await settled(hub.tables.store, wish.options.house)
    terms = agreed(wish.rules, msgspec.structs.replace(wish.options, house=house))
    if wish.position.strip():
        positions: BoundedWorker = request.app.state.positions
        begins, seats = await positions.run(lambda: position_for_table(wish.position))
        if seats != len(wish.seats):
            text = f"This position has {seats} seats, not {len(wish.seats)}."
            raise Refused("bad-seats", text, args={"min": seats, "max": seats, "seats": len(wish.seats)})
        own = {"rules": begins.rules, "house": begins.house, "starter": begins.starter, "position": begins.position}
        terms = msgspec.structs.replace(terms, **own)
        rated_terms.check_terms(terms)
        await fair_play.check_position(hub.tables.store, positions, terms, seats)
    if terms.substitute:
        check_bot(terms.rules, terms.substitute, terms.position)
    return terms


async def _campaign(hub: Hub, terms: Terms, wish: CampaignWish, device: str) -> CampaignPlan | None:
    """The campaign with which a new table goes on, None for a new one. Raises Refused, StoreError."""
    if not wish.id:
        return None
    known = await hub.tables.store.campaigns(device, campaign.MOST)
    stages = next((stages for stages in known if stages[0].campaign == wish.id), None)
    if stages is None:
        raise Refused("no-such-campaign", "This device has no campaign of that name.")
    plan = campaign.plan_of(stages)
    campaign.check_level(plan, terms.level, wish.anywhere)
    return plan


async def check_table(request: Request) -> Response:
    """POST /api/check: what a table would be, without making it."""
    wish = await read(request, NewTable)
    terms, seats = await _agreed(request, wish), len(wish.seats)
    tiles = tiles_of(terms, checked_seats(terms, seats))
    told = {"modules": played_modules(terms.rules), "options": terms.options(), "tiles": tiles}
    told["unrated"] = await _unrated(request, terms, wish.seats)
    return answer({**told, "level": level_row(terms), "seats": seats_told(terms)})


async def _unrated(request: Request, terms: Terms, seats: list[SeatWish]) -> str:
    """The word for why a game could not be rated, "" where it could; what `rated` itself settles is left out."""
    settled_by_it = {"takeback": False, "aids": False, "advice": [], "absent": "wait", "clock": None}
    why = rated_terms.reason(msgspec.structs.replace(terms, **settled_by_it))
    if why:
        return why
    kinds = [seat.kind for seat in seats]
    if "bot" in kinds:
        return "bots"
    if kinds.count("me") > 1:
        return "twice"
    device, hub = identity.known(request), request.app.state.hub
    account = await hub.tables.store.do(lambda db: account_of(db, device)) if device else None
    return "" if account is not None and account.role != "bot" else "account"
