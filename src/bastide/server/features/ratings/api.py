"""Ratings over HTTP: leaderboards, profiles of accounts, and the rating changes of a game.

Invariant: responses name accounts, never devices. A table id gives access to the table, so a profile lists only
finished games that everyone may view.
"""

import time
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from bastide.server.accounts import accounts
from bastide.server.accounts.accounts import Account
from bastide.server.common.errors import RequestError
from bastide.server.features.ratings import leaderboards
from bastide.server.features.ratings.leaderboards import MOST_PAGES, PAGE
from bastide.server.features.ratings.pools import KINDS, RatingKind, rating_scales
from bastide.server.features.ratings.record_game import rating_group
from bastide.server.http import identity
from bastide.server.http.responses import json_response
from bastide.server.live.hub import Hub
from bastide.server.live.people.visibility import require_visible_table
from bastide.server.live.summary import load_summary
from bastide.server.protocol.clock import UNTIMED
from bastide.server.storage.db import Db

GAMES_TOLD: Final = 10
LONGEST: Final = 60


def _now() -> int:
    return int(time.time() * 1000)


async def get_rating_groups(request: Request) -> Response:
    """GET /api/ratings: the families, speeds and kinds of ratings, and the combinations that have ratings."""
    hub: Hub = request.app.state.hub
    told = await hub.tables.store.do(leaderboards.list_rating_groups)
    families = [one.id for one in rating_scales().families]
    return json_response({"families": families, "speeds": rating_scales().speeds, "kinds": list(KINDS), "played": told})


def _group(request: Request, family: str) -> tuple[str, str, RatingKind]:
    """Return the requested family, speed and kind. Raises RequestError."""
    speed = request.query_params.get("speed", UNTIMED)
    kind: RatingKind = "several" if request.query_params.get("kind", "two") == "several" else "two"
    if family not in {one.id for one in rating_scales().families} or speed not in rating_scales().speeds:
        raise RequestError("no-such-rating", "There are no such ratings; /api/ratings lists all of them.", status=404)
    return family, speed, kind


async def get_leaderboard(request: Request) -> Response:
    """GET /api/ratings/{family}?speed=&kind=&page=: a leaderboard page. `you` is the caller's place, 0 if unlisted."""
    hub: Hub = request.app.state.hub
    family, speed, kind = _group(request, str(request.path_params["family"]))
    page = request.query_params.get("page", "0")
    if not (page.isascii() and page.isdecimal() and len(page) <= 3 and int(page) < MOST_PAGES):
        raise RequestError("bad-list", f"A leaderboard has page= a number below {MOST_PAGES}.")
    device, number = identity.identify_device(request), int(page)

    def read(db: Db) -> dict[str, Any]:
        found = leaderboards.leaderboard_page(db, family, speed, kind, number, _now())
        names = accounts.account_names(db, [row["device"] for row in found["rows"]])
        rows = []
        for place, row in enumerate(found["rows"], number * PAGE + 1):
            who = row.pop("device")
            rows.append({"place": place, "name": names.get(who, ""), "you": who == device, **row})
        you = leaderboards.leaderboard_place(db, device, family, speed, kind, _now()) if device else 0
        return {"family": family, "speed": speed, "kind": kind, "count": found["count"], "page": number, "size": PAGE,
                "rows": rows, "you": you}  # fmt: skip

    return json_response(await hub.tables.store.do(read))


async def get_profile(request: Request) -> Response:
    """GET /api/people/{name}: the public profile of an account."""
    hub: Hub = request.app.state.hub
    device = identity.identify_device(request)

    def read(db: Db) -> dict[str, Any]:
        account = _account(db, request)
        return {
            "name": account.name,
            "since_ms": account.made_ms,
            "role": account.role,
            "you": account.device == device,
            "ratings": leaderboards.list_ratings(db, account.device, _now()),
            "points": leaderboards.points_by_kind(db, account.device),
            "games": _public_games(db, account),
        }

    return json_response(await hub.tables.store.do(read))


async def get_rating_history(request: Request) -> Response:
    """GET /api/people/{name}/history?family=&speed=&kind=: the points of one rating over time."""
    hub: Hub = request.app.state.hub
    family, speed, kind = _group(request, request.query_params.get("family", ""))

    def read(db: Db) -> list[list[int]]:
        return leaderboards.rating_history(db, _account(db, request).device, family, speed, kind)

    return json_response({"points": await hub.tables.store.do(read)})


def _account(db: Db, request: Request) -> Account:
    """Return the account of the requested profile. Raises RequestError."""
    name = str(request.path_params["name"])
    account = accounts.find_account(db, name) if len(name) <= LONGEST else None
    if account is None:
        raise RequestError("no-such-person", "Nobody here has an account of this name.", status=404)
    return account


def _public_games(db: Db, account: Account) -> list[dict[str, Any]]:
    told = []
    for game in leaderboards.list_rated_games(db, account.device):
        summary = load_summary(db, game["table"])
        if summary is None or not summary.shown or summary.phase != "over":
            continue
        names = accounts.account_names(db, [seat["device"] for seat in game["seats"]])
        game["seats"] = [
            {"name": names.get(seat["device"], ""), "place": seat["place"], "score": score}
            for seat, score in zip(game["seats"], summary.scores, strict=True)
        ]
        told.append({**game, "rules": summary.rules})
    return told[:GAMES_TOLD]


async def get_table_ratings(request: Request) -> Response:
    """GET /api/tables/{table}/people: the accounts on the seats with their ratings for this kind of game.

    Once a rated game is over, it shows the rating changes.
    """
    hub: Hub = request.app.state.hub
    live = await require_visible_table(request, identity.identify_device(request))
    async with live.lock:
        room = live.room
        rated, (family, speed, kind) = room.terms.rated, rating_group(room)
        seats = [(seat.device, seat.name) for seat in room.seats]

    def read(db: Db) -> dict[str, Any]:
        known = accounts.get_accounts(db, [device for device, _ in seats if device])
        sit = [
            one if one and (rated or one.at(name)) else None
            for name, one in ((name, known.get(device)) for device, name in seats)
        ]
        found = leaderboards.ratings_in_group(db, [one.device for one in sit if one], family, speed, kind, _now())
        told = leaderboards.rating_changes(db, room.table) if rated else None
        lines = told["seats"] if told else [_number(found.get(one.device, {})) if one else {} for one in sit]
        seated = [{**_describe_account(one), **line} for one, line in zip(sit, lines, strict=True)]
        return {"rated": rated, "family": family, "speed": speed, "kind": kind, "seats": seated}

    return json_response(await hub.tables.store.do(read))


def _number(found: dict[str, Any]) -> dict[str, Any]:
    return {name: found[name] for name in ("rating", "provisional") if name in found}


def _describe_account(account: Account | None) -> dict[str, Any]:
    if account is None:
        return {}
    return {"account": account.name, "bot": True} if account.role == "bot" else {"account": account.name}


ROUTES: Final = [
    Route("/api/ratings", get_rating_groups),
    Route("/api/ratings/{family}", get_leaderboard),
    Route("/api/people/{name}", get_profile),
    Route("/api/people/{name}/history", get_rating_history),
    Route("/api/tables/{table}/people", get_table_ratings, methods=["GET"]),
]
