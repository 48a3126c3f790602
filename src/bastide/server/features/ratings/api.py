"""Ratings over HTTP: leaderboards, profiles of accounts, and the rating changes of a game.

Invariant: responses name accounts, never devices. A table id gives access to the table, so a profile lists only
finished games that everyone may view.
"""

from typing import Final, cast

from starlette.requests import Request

from bastide.server.accounts import accounts
from bastide.server.accounts.accounts import Account
from bastide.server.common.errors import RequestError
from bastide.server.features.ratings import leaderboards
from bastide.server.features.ratings.leaderboards import MOST_PAGES, PAGE, describe_group
from bastide.server.features.ratings.ledger import rating_group
from bastide.server.features.ratings.messages import (
    Leaderboard,
    LeaderboardRow,
    Profile,
    RatedGameInfo,
    RatedSeat,
    RatedSeatInfo,
    Rating,
    RatingGroups,
    RatingHistory,
    TableRatings,
)
from bastide.server.features.ratings.pools import KINDS, RatingGroup, rating_scales
from bastide.server.http import identity
from bastide.server.http.api_route import api_route
from bastide.server.http.responses import JsonResponse, json_response
from bastide.server.live.hub import Hub
from bastide.server.live.people.visibility import require_visible_table
from bastide.server.live.summary import load_summary
from bastide.server.protocol.clock import UNTIMED
from bastide.server.storage.db import Db

GAMES_SHOWN: Final = 10
LONGEST: Final = 60


async def get_rating_groups(request: Request) -> JsonResponse[RatingGroups]:
    """GET /api/ratings: the families, speeds and kinds of ratings, and the combinations that have ratings."""
    hub: Hub = request.app.state.hub
    played = [describe_group(group) for group in await hub.tables.store.do(leaderboards.list_rating_groups)]
    families, speeds = [family.id for family in rating_scales().families], rating_scales().speeds
    return json_response({"families": families, "speeds": speeds, "kinds": list(KINDS), "played": played})


def _parse_group(request: Request, family: str) -> RatingGroup:
    """Return the requested family, speed and kind. Raises RequestError."""
    speed = request.query_params.get("speed", UNTIMED)
    if all(family != known.id for known in rating_scales().families) or speed not in rating_scales().speeds:
        raise RequestError("no-such-rating", "There are no such ratings; /api/ratings lists all of them.", status=404)
    return RatingGroup(family, speed, "several" if request.query_params.get("kind") == "several" else "two")


async def get_leaderboard(request: Request) -> JsonResponse[Leaderboard]:
    """GET /api/ratings/{family}?speed=&kind=&page=: a leaderboard page. `you` is the caller's place, 0 if unlisted."""
    hub: Hub = request.app.state.hub
    group = _parse_group(request, str(request.path_params["family"]))
    page = request.query_params.get("page", "0")
    if not (page.isascii() and page.isdecimal() and len(page) <= 3 and int(page) < MOST_PAGES):
        raise RequestError("bad-list", f"A leaderboard has page= a number below {MOST_PAGES}.")
    device, number = identity.identify_device(request), int(page)

    def read(db: Db) -> Leaderboard:
        board = leaderboards.leaderboard_page(db, group, number, hub.now_ms())
        names = accounts.account_names(db, [row["device"] for row in board["rows"]])
        rows: list[LeaderboardRow] = []
        for place, row in enumerate(board["rows"], number * PAGE + 1):
            owner = row.pop("device")
            fields = {"place": place, "name": names.get(owner, ""), "you": owner == device, **row}
            rows.append(cast(LeaderboardRow, fields))
        you = leaderboards.leaderboard_place(db, device, group, hub.now_ms()) if device else 0
        described = describe_group(group)
        return {**described, "count": board["count"], "page": number, "size": PAGE, "rows": rows, "you": you}

    return json_response(await hub.tables.store.do(read))


async def get_profile(request: Request) -> JsonResponse[Profile]:
    """GET /api/people/{name}: the public profile of an account."""
    hub: Hub = request.app.state.hub
    device = identity.identify_device(request)

    def read(db: Db) -> Profile:
        account = _account(db, request)
        return {
            "name": account.name,
            "since_ms": account.made_ms,
            "role": account.role,
            "you": account.device == device,
            "ratings": leaderboards.list_ratings(db, account.device, hub.now_ms()),
            "points": leaderboards.points_by_kind(db, account.device),
            "games": _public_games(db, account),
        }

    return json_response(await hub.tables.store.do(read))


async def get_rating_history(request: Request) -> JsonResponse[RatingHistory]:
    """GET /api/people/{name}/history?family=&speed=&kind=: the points of one rating over time."""
    hub: Hub = request.app.state.hub
    group = _parse_group(request, request.query_params.get("family", ""))

    def read(db: Db) -> list[tuple[int, int, int]]:
        return leaderboards.rating_history(db, _account(db, request).device, group)

    return json_response({"points": await hub.tables.store.do(read)})


def _account(db: Db, request: Request) -> Account:
    """Return the account of the requested profile. Raises RequestError."""
    name = str(request.path_params["name"])
    account = accounts.find_account(db, name) if len(name) <= LONGEST else None
    if account is None:
        raise RequestError("no-such-person", "There is no account with this name.", status=404)
    return account


def _public_games(db: Db, account: Account) -> list[RatedGameInfo]:
    games: list[RatedGameInfo] = []
    for game in leaderboards.list_rated_games(db, account.device):
        summary = load_summary(db, game["table"])
        if summary is None or not summary.shown or summary.phase != "over":
            continue
        names = accounts.account_names(db, [seat["device"] for seat in game["seats"]])
        seats: list[RatedSeat] = [
            {"name": names.get(seat["device"], ""), "place": seat["place"], "score": score}
            for seat, score in zip(game["seats"], summary.scores, strict=True)
        ]
        games.append(cast(RatedGameInfo, {**game, "seats": seats, "rules": summary.rules}))
    return games[:GAMES_SHOWN]


async def get_table_ratings(request: Request) -> JsonResponse[TableRatings]:
    """GET /api/tables/{table}/people: the accounts on the seats with their ratings for this kind of game.

    Once a rated game is over, it shows the rating changes.
    """
    hub: Hub = request.app.state.hub
    live = await require_visible_table(request, identity.identify_device(request))
    async with live.lock:
        table = live.room
        rated, group = table.terms.rated, rating_group(table)
        players = [(seat.device, seat.name) for seat in table.seats]

    def read(db: Db) -> TableRatings:
        known = accounts.get_accounts(db, [device for device, _ in players if device])
        seated = [(known.get(device), name) for device, name in players]
        people = [account if account and (rated or account.at(name)) else None for account, name in seated]
        ratings = leaderboards.ratings_in_group(
            db, [account.device for account in people if account], group, hub.now_ms()
        )
        changes = leaderboards.rating_changes(db, table.table) if rated else None
        rows = changes if changes is not None else [_rating_fields(ratings, account) for account in people]
        seats: list[RatedSeatInfo] = [
            {**_describe_account(account), **row} for account, row in zip(people, rows, strict=True)
        ]
        return {**describe_group(group), "rated": rated, "seats": seats}

    return json_response(await hub.tables.store.do(read))


def _rating_fields(ratings: dict[str, Rating], account: Account | None) -> RatedSeatInfo:
    rating, fields = ratings.get(account.device) if account else None, RatedSeatInfo()
    if rating and "rating" in rating:
        fields["rating"] = rating["rating"]
    if rating and "provisional" in rating:
        fields["provisional"] = rating["provisional"]
    return fields


def _describe_account(account: Account | None) -> RatedSeatInfo:
    if account is None:
        return {}
    return {"account": account.name, "bot": True} if account.role == "bot" else {"account": account.name}


ROUTES: Final = [
    api_route("GET", "/api/ratings", get_rating_groups),
    api_route("GET", "/api/ratings/{family}", get_leaderboard, query=("speed", "kind", "page")),
    api_route("GET", "/api/people/{name}", get_profile),
    api_route("GET", "/api/people/{name}/history", get_rating_history, query=("family", "speed", "kind")),
    api_route("GET", "/api/tables/{table}/people", get_table_ratings),
]
