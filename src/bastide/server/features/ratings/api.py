"""Ratings over HTTP: leaderboards, the profile of somebody with an account, and what a rated game changed.

Law: people are told by the names of their accounts, their devices to nobody. A table's address lets whoever has it
look there, so a profile names only finished games at which everybody may look.
"""

import time
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from bastide.server.accounts import accounts
from bastide.server.accounts.accounts import Account
from bastide.server.common.errors import Refused
from bastide.server.features.ratings import leaderboards
from bastide.server.features.ratings.leaderboards import MOST_PAGES, PAGE
from bastide.server.features.ratings.pools import KINDS, Kind, scales
from bastide.server.features.ratings.record_game import group_of
from bastide.server.http import identity
from bastide.server.http.responses import answer
from bastide.server.live.hub import Hub
from bastide.server.live.people.look import looked_at
from bastide.server.live.summary import summary_in
from bastide.server.protocol.clock import UNTIMED
from bastide.server.storage.db import Db

GAMES_TOLD: Final = 10
LONGEST: Final = 60


def _now() -> int:
    return int(time.time() * 1000)


async def groups(request: Request) -> Response:
    """GET /api/ratings: what ratings are kept apart by, and which of them somebody has."""
    hub: Hub = request.app.state.hub
    told = await hub.tables.store.do(leaderboards.groups)
    families = [one.id for one in scales().families]
    return answer({"families": families, "speeds": scales().speeds, "kinds": list(KINDS), "played": told})


def _group(request: Request, family: str) -> tuple[str, str, Kind]:
    """The ratings that are asked for. Raises Refused."""
    speed = request.query_params.get("speed", UNTIMED)
    kind: Kind = "several" if request.query_params.get("kind", "two") == "several" else "two"
    if family not in {one.id for one in scales().families} or speed not in scales().speeds:
        raise Refused("no-such-rating", "There are no such ratings; /api/ratings tells which there are.", status=404)
    return family, speed, kind


async def leaderboard(request: Request) -> Response:
    """GET /api/ratings/{family}?speed=&kind=&page=: `you` is the place of who asks."""
    hub: Hub = request.app.state.hub
    family, speed, kind = _group(request, str(request.path_params["family"]))
    page = request.query_params.get("page", "0")
    if not (page.isascii() and page.isdecimal() and len(page) <= 3 and int(page) < MOST_PAGES):
        raise Refused("bad-list", f"A leaderboard has page= a number below {MOST_PAGES}.")
    device, number = identity.known(request), int(page)

    def read(db: Db) -> dict[str, Any]:
        found = leaderboards.leaders(db, family, speed, kind, number, _now())
        names = accounts.names(db, [row["device"] for row in found["rows"]])
        rows = []
        for place, row in enumerate(found["rows"], number * PAGE + 1):
            who = row.pop("device")
            rows.append({"place": place, "name": names.get(who, ""), "you": who == device, **row})
        you = leaderboards.place_of(db, device, family, speed, kind, _now()) if device else 0
        return {"family": family, "speed": speed, "kind": kind, "count": found["count"], "page": number, "size": PAGE,
                "rows": rows, "you": you}  # fmt: skip

    return answer(await hub.tables.store.do(read))


async def profile(request: Request) -> Response:
    """GET /api/people/{name}."""
    hub: Hub = request.app.state.hub
    device = identity.known(request)

    def read(db: Db) -> dict[str, Any]:
        account = _account(db, request)
        return {
            "name": account.name,
            "since_ms": account.made_ms,
            "role": account.role,
            "you": account.device == device,
            "ratings": leaderboards.ratings_of(db, account.device, _now()),
            "points": leaderboards.points_of(db, account.device),
            "games": _public_games(db, account),
        }

    return answer(await hub.tables.store.do(read))


async def history(request: Request) -> Response:
    """GET /api/people/{name}/history?family=&speed=&kind=: the curve of one rating."""
    hub: Hub = request.app.state.hub
    family, speed, kind = _group(request, request.query_params.get("family", ""))

    def read(db: Db) -> list[list[int]]:
        return leaderboards.history_of(db, _account(db, request).device, family, speed, kind)

    return answer({"points": await hub.tables.store.do(read)})


def _account(db: Db, request: Request) -> Account:
    """Whose profile it is. Raises Refused."""
    name = str(request.path_params["name"])
    account = accounts.named(db, name) if len(name) <= LONGEST else None
    if account is None:
        raise Refused("no-such-person", "Nobody here has an account of this name.", status=404)
    return account


def _public_games(db: Db, account: Account) -> list[dict[str, Any]]:
    told = []
    for game in leaderboards.games_of(db, account.device):
        summary = summary_in(db, game["table"])
        if summary is None or not summary.shown or summary.phase != "over":
            continue
        names = accounts.names(db, [seat["device"] for seat in game["seats"]])
        game["seats"] = [
            {"name": names.get(seat["device"], ""), "place": seat["place"], "score": score}
            for seat, score in zip(game["seats"], summary.scores, strict=True)
        ]
        told.append({**game, "rules": summary.rules})
    return told[:GAMES_TOLD]


async def at_table(request: Request) -> Response:
    """GET /api/tables/{table}/people: who sits there under an account, with the number that this game is about, and
    once a rated one is over what it changed."""
    hub: Hub = request.app.state.hub
    live = await looked_at(request, identity.known(request))
    async with live.lock:
        room = live.room
        rated, (family, speed, kind) = room.terms.rated, group_of(room)
        seats = [(seat.device, seat.name) for seat in room.seats]

    def read(db: Db) -> dict[str, Any]:
        known = accounts.among(db, [device for device, _ in seats if device])
        sit = [
            one if one and (rated or one.at(name)) else None
            for name, one in ((name, known.get(device)) for device, name in seats)
        ]
        found = leaderboards.in_group(db, [one.device for one in sit if one], family, speed, kind, _now())
        told = leaderboards.changed_by(db, room.table) if rated else None
        lines = told["seats"] if told else [_number(found.get(one.device, {})) if one else {} for one in sit]
        seated = [{**_account_told(one), **line} for one, line in zip(sit, lines, strict=True)]
        return {"rated": rated, "family": family, "speed": speed, "kind": kind, "seats": seated}

    return answer(await hub.tables.store.do(read))


def _number(found: dict[str, Any]) -> dict[str, Any]:
    return {name: found[name] for name in ("rating", "provisional") if name in found}


def _account_told(account: Account | None) -> dict[str, Any]:
    if account is None:
        return {}
    return {"account": account.name, "bot": True} if account.role == "bot" else {"account": account.name}


ROUTES: Final = [
    Route("/api/ratings", groups),
    Route("/api/ratings/{family}", leaderboard),
    Route("/api/people/{name}", profile),
    Route("/api/people/{name}/history", history),
    Route("/api/tables/{table}/people", at_table, methods=["GET"]),
]
