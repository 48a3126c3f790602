"""Opening a table: what is wished for, what it would be, and making it."""

from typing import Literal

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from bastide.bots.players import BOTS
from bastide.core.refusal import RulesetError
from bastide.server import visitor
from bastide.server.answers import answer, problem
from bastide.server.database import StoreError
from bastide.server.events import SeatPlan
from bastide.server.hub import Hub
from bastide.server.refused import Refused
from bastide.server.seats import bot_name, clean_name
from bastide.server.terms import Wish, agreed, played_modules, tiles_of

MAX_BODY = 16 * 1024


class SeatWish(msgspec.Struct, forbid_unknown_fields=True):
    """A seat of a new table; "me" is a person at the device that asks."""

    kind: Literal["me", "open", "bot"]
    name: str = ""
    bot: str = "greedy"


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """The body of POST /api/tables."""

    rules: str
    seats: list[SeatWish]
    options: Wish = msgspec.field(default_factory=Wish)
    name: str = ""


async def make_table(request: Request) -> Response:
    """POST /api/tables."""
    hub: Hub = request.app.state.hub
    if request.headers.get("content-type", "").split(";")[0].strip() != "application/json":
        return problem(415, "not-json", "Send the table as application/json.")
    token = visitor.token_of(request)
    headers = {}
    if token is None:
        token = visitor.new_token()
        headers["Set-Cookie"] = visitor.cookie(token, request.url.scheme == "https")
    device = visitor.device_of(token)
    wait = request.app.state.allowance.wait(request, device)
    if wait > 0:
        told = {"Retry-After": str(int(wait) + 1)}
        return problem(429, "too-many-tables", "You have opened many tables; wait a while.", headers=told)
    try:
        wish = await _wish(request)
        plans = [plan_of(wish, n, device) for n in range(len(wish.seats))]
        name = clean_name(wish.name[:60]) if wish.name.strip() else ""
        if await hub.tables.store.count_open() >= hub.limits.open_tables:
            return problem(
                503, "full", "This server has no room for another table now.", headers={"Retry-After": "600"}
            )
        terms = agreed(wish.rules, wish.options)
        live = await hub.create(terms, name or plans[0].name or "Table", device, plans)
    except (msgspec.DecodeError, RulesetError, Refused) as error:
        return refusal(error)
    except StoreError as error:
        trouble = hub.trouble(error)
        return problem(503, trouble.code, "The table could not be stored.", trouble.ref)
    request.app.state.allowance.note(request, device)
    made = live.room
    body = {"table": made.table, "url": f"/t/{made.table}", "commitment": made.made.commitment}
    return answer(body, 201, {"Location": f"/t/{made.table}", **headers})


async def check_table(request: Request) -> Response:
    """POST /api/check: what a table would be, without making it."""
    try:
        wish = await _wish(request)
        terms, seats = agreed(wish.rules, wish.options), len(wish.seats)
        tiles = tiles_of(terms, seats)
    except (msgspec.DecodeError, RulesetError, Refused) as error:
        return refusal(error)
    return answer({"modules": played_modules(terms.rules), "options": terms.options(), "tiles": tiles})


async def _wish(request: Request) -> NewTable:
    body = b""
    async for part in request.stream():
        body += part
        if len(body) > MAX_BODY:
            raise Refused("too-big", f"The table has more than {MAX_BODY} bytes.")
    return msgspec.json.decode(body, type=NewTable)


def plan_of(wish: NewTable, number: int, device: str) -> SeatPlan:
    """How a seat begins. Raises Refused."""
    seat = wish.seats[number]
    taken = [other.name for other in wish.seats if other.name]
    if seat.kind == "open":
        return SeatPlan("open")
    if seat.kind == "bot":
        if seat.bot not in BOTS:
            raise Refused("no-such-bot", f"There is no bot {seat.bot!r}; there are {', '.join(BOTS)}.")
        earlier = sum(other.kind == "bot" and not other.name for other in wish.seats[:number])
        name = clean_name(seat.name) if seat.name else bot_name([*taken, *_bot_names(taken, earlier)])
        return SeatPlan("bot", name, bot=seat.bot)
    return SeatPlan("person", clean_name(seat.name or f"Player {number + 1}"), device)


def _bot_names(taken: list[str], count: int) -> list[str]:
    names: list[str] = []
    for _ in range(count):
        names.append(bot_name([*taken, *names]))
    return names


def refusal(error: msgspec.DecodeError | RulesetError | Refused) -> Response:
    """Why a table cannot be made."""
    if isinstance(error, msgspec.DecodeError):
        return problem(400, "bad-table", f"The table cannot be read: {error}.")
    if isinstance(error, RulesetError):
        sentence = str(error)
        return problem(400, "bad-rules", f"{sentence[:1].upper()}{sentence[1:]}.")
    return problem(400, error.code, error.text)
