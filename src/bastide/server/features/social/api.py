"""Friends, whom one follows, invitations, and whom one does not want to meet.

Law: people are called by the names of their accounts. A private table is told to nobody but those who are invited to
it; that somebody was blocked is told to nobody else.
"""

import time
from typing import Annotated, Any, Final, Literal

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from bastide.server.accounts import accounts
from bastide.server.accounts.accounts import Account
from bastide.server.common.bounded_types import Id
from bastide.server.common.errors import Refused
from bastide.server.features.notifications import store
from bastide.server.features.social import blocks, friends, online
from bastide.server.http import identity
from bastide.server.http.request_body import read
from bastide.server.http.responses import answer
from bastide.server.live.hub import Hub
from bastide.server.live.people.look import looked_at
from bastide.server.live.rebuild import looked_into
from bastide.server.live.summary import summary_in, turns_of
from bastide.server.storage.db import Db
from bastide.server.storage.known_devices import sits

LONGEST: Final = 60
SEEN_MS: Final = 120_000
MOST_TURNS: Final = 24
Deed = Literal["ask", "part", "follow", "unfollow", "block"]


class Wish(msgspec.Struct, forbid_unknown_fields=True):
    """The body of POST /api/friends/{name}."""

    what: Deed


class Block(msgspec.Struct, forbid_unknown_fields=True):
    """The body of POST /api/blocks: who sits there."""

    table: Id
    seat: Annotated[int, msgspec.Meta(ge=0, lt=8)]


async def all_friends(request: Request) -> Response:
    """GET /api/friends: the account's people and what they do, and whom this device has blocked."""
    hub: Hub = request.app.state.hub
    device = identity.known(request)
    return answer(await hub.tables.store.do(lambda db: _told(hub, db, device)))


def _told(hub: Hub, db: Db, device: str) -> dict[str, Any]:
    blocked = [name for _, name, _ in blocks.of(db, device)] if device else []
    mine = accounts.of(db, device) if device else None
    if mine is None:
        return {"account": None, "blocked": blocked}
    now, people = int(time.time() * 1000), friends.of(db, device)
    invited = friends.invitations(db, device, now)
    names = accounts.names(db, [one for devices in people.values() for one in devices] + [one for one, _ in invited])
    elsewhere = online.among(db, [*people["friends"], *people["follows"]])
    lines = {
        kind: [_line(hub, db, one, names[one], now, one in elsewhere) for one in people[kind] if one in names]
        for kind in ("friends", "follows")
    }
    asking = {kind: [names[one] for one in people[kind] if one in names] for kind in ("asks", "asked")}
    invitations = [{"name": names[one], **_table(db, table)} for one, table in invited if one in names]
    return {"account": mine.name, "blocked": blocked, **lines, **asking, "invitations": invitations}


def _line(hub: Hub, db: Db, device: str, name: str, now: int, elsewhere: bool) -> dict[str, Any]:
    line: dict[str, Any] = {"name": name, "here": elsewhere or hub.presence.lines(device) > 0}
    found = friends.whereabouts(db, device, now - SEEN_MS)
    return line if found is None else {**line, "table": found[0], "plays": found[1] == "playing"}


def _table(db: Db, table: str) -> dict[str, str]:
    summary = summary_in(db, table)
    return {"table": table, "title": summary.name if summary else ""}


async def waiting(request: Request) -> Response:
    """GET /api/waiting: who and what waits for an answer of this device, wherever its page is."""
    hub: Hub = request.app.state.hub
    device = identity.known(request)
    names = await hub.tables.store.of_device(device, MOST_TURNS, hidden=False) if device else []

    def work(db: Db) -> dict[str, Any]:
        told = _told(hub, db, device)
        return {**{kind: told.get(kind, []) for kind in ("asked", "invitations")}, "turns": turns_of(db, names, device)}

    return answer(await hub.tables.store.do(work))


async def change(request: Request) -> Response:
    """POST /api/friends/{name}."""
    hub: Hub = request.app.state.hub
    device, wish = identity.known(request), await read(request, Wish)
    name = str(request.path_params["name"])
    await hub.tables.store.do(lambda db: _change(db, device, name, wish))
    return await all_friends(request)


async def invite(request: Request) -> Response:
    """POST /api/tables/{table}/invite/{name}: a friend, to a table that one may look at oneself."""
    hub: Hub = request.app.state.hub
    device, name = identity.known(request), str(request.path_params["name"])
    table = (await looked_at(request, device)).room.table

    def work(db: Db) -> None:
        other = _known(db, device, name)
        if not friends.invite(db, device, other.device, table, int(time.time() * 1000)):
            raise Refused("no-friend", "Only friends can be invited like this; send others the link.")
        mine = accounts.of(db, device)
        store.note(db, other.device, table, "invited", hub.now_ms(), mine.name if mine else "")

    await hub.tables.store.do(work)
    return answer({"invited": name}, 201)


def _change(db: Db, device: str, name: str, wish: Wish) -> None:
    other = _known(db, device, name)
    now = int(time.time() * 1000)
    done = True
    match wish.what:
        case "ask":
            done = friends.ask(db, device, other.device, now) != "" or other.device == device
        case "part":
            friends.part(db, device, other.device)
        case "follow":
            done = friends.follow(db, device, other.device, now)
        case "unfollow":
            friends.unfollow(db, device, other.device)
        case "block":
            blocks.block(db, device, other.device, other.name, now)
            friends.part(db, device, other.device)
            for one, two in ((device, other.device), (other.device, device)):
                friends.unfollow(db, one, two)
    if not done:
        raise Refused("many-friends", f"An account has at most {friends.MOST} of these; take some out first.")


def _known(db: Db, device: str, name: str) -> Account:
    """The account of that name, for somebody who has one himself. Raises Refused."""
    if not device or accounts.of(db, device) is None:
        raise Refused("no-account", "This takes an account: friends know each other by lasting names.", status=403)
    account = accounts.named(db, name) if len(name) <= LONGEST else None
    if account is None:
        raise Refused("no-such-person", "Nobody here has an account of this name.", status=404)
    return account


async def decline(request: Request) -> Response:
    """DELETE /api/invitations/{table}."""
    hub: Hub = request.app.state.hub
    device, table = identity.known(request), str(request.path_params["table"])
    await hub.tables.store.do(lambda db: friends.uninvite(db, device, table))
    return await all_friends(request)


async def block(request: Request) -> Response:
    """POST /api/blocks: whoever sits on a seat of a table where this device sits too is not paired with it again."""
    hub: Hub = request.app.state.hub
    device, wish = identity.known(request), await read(request, Block)
    not_yours = Refused("not-your-table", "Only who sits at the same table can be blocked there.", status=403)
    if not await hub.tables.store.do(lambda db: sits(db, wish.table, device)):
        raise not_yours  # nobody else has a game played again
    async with looked_into(hub.tables, wish.table) as room:
        seats = room.seats if room is not None else []
        if not any(seat.device == device for seat in seats) or wish.seat >= len(seats):
            raise not_yours
        other, name = seats[wish.seat].device, seats[wish.seat].name
    if other in ("", device):
        raise Refused("nobody-there", "Nobody sits there who could be blocked.")

    def work(db: Db) -> None:
        blocks.block(db, device, other, name, int(time.time() * 1000))
        friends.part(db, device, other)

    await hub.tables.store.do(work)
    return answer({"blocked": name}, 201)


async def unblock(request: Request) -> Response:
    """DELETE /api/blocks/{number}: number so many of `blocked`, from 0."""
    hub: Hub = request.app.state.hub
    device, number = identity.known(request), int(request.path_params["number"])

    def work(db: Db) -> None:
        mine = blocks.of(db, device) if device else []
        if number >= len(mine):
            raise Refused("nobody-blocked", "Nobody of that number is kept away.", status=404)
        blocks.unblock(db, device, mine[number][0])

    await hub.tables.store.do(work)
    return await all_friends(request)


ROUTES = [
    Route("/api/friends", all_friends, methods=["GET"]),
    Route("/api/waiting", waiting, methods=["GET"]),
    Route("/api/friends/{name}", change, methods=["POST"]),
    Route("/api/tables/{table}/invite/{name}", invite, methods=["POST"]),
    Route("/api/invitations/{table}", decline, methods=["DELETE"]),
    Route("/api/blocks", block, methods=["POST"]),
    Route("/api/blocks/{number:int}", unblock, methods=["DELETE"]),
]
