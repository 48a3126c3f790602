"""Friends, follows, invitations and blocks over HTTP.

Invariant: responses name people by their account names. Private tables are shown to invited players only. No one but
the blocker learns of a block.
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
from bastide.server.common.errors import RequestError
from bastide.server.features.notifications import store
from bastide.server.features.social import blocks, friends, online
from bastide.server.http import identity
from bastide.server.http.request_body import read_body
from bastide.server.http.responses import json_response
from bastide.server.live.hub import Hub
from bastide.server.live.people.visibility import require_visible_table
from bastide.server.live.rebuild import open_read_only
from bastide.server.live.summary import list_waiting_games, load_summary
from bastide.server.storage.db import Db
from bastide.server.storage.known_devices import sits_at

LONGEST: Final = 60
SEEN_MS: Final = 120_000
MOST_TURNS: Final = 24
FriendAction = Literal["ask", "part", "follow", "unfollow", "block"]


class FriendRequest(msgspec.Struct, forbid_unknown_fields=True):
    """The body of POST /api/friends/{name}."""

    what: FriendAction


class BlockRequest(msgspec.Struct, forbid_unknown_fields=True):
    """The body of POST /api/blocks: block the player on this seat."""

    table: Id
    seat: Annotated[int, msgspec.Meta(ge=0, lt=8)]


async def list_friends(request: Request) -> Response:
    """GET /api/friends: the account's friends and what they play, and the names that this device has blocked."""
    hub: Hub = request.app.state.hub
    device = identity.identify_device(request)
    return json_response(await hub.tables.store.do(lambda db: _describe_relations(hub, db, device)))


def _describe_relations(hub: Hub, db: Db, device: str) -> dict[str, Any]:
    blocked = [name for _, name, _ in blocks.list_blocks(db, device)] if device else []
    mine = accounts.get_account(db, device) if device else None
    if mine is None:
        return {"account": None, "blocked": blocked}
    now, people = int(time.time() * 1000), friends.list_relations(db, device)
    invited = friends.list_invitations(db, device, now)
    names = accounts.account_names(
        db, [one for devices in people.values() for one in devices] + [one for one, _ in invited]
    )
    elsewhere = online.filter_online(db, [*people["friends"], *people["follows"]])
    lines = {
        kind: [_line(hub, db, one, names[one], now, one in elsewhere) for one in people[kind] if one in names]
        for kind in ("friends", "follows")
    }
    asking = {kind: [names[one] for one in people[kind] if one in names] for kind in ("asks", "asked")}
    invitations = [{"name": names[one], **_table(db, table)} for one, table in invited if one in names]
    return {"account": mine.name, "blocked": blocked, **lines, **asking, "invitations": invitations}


def _line(hub: Hub, db: Db, device: str, name: str, now: int, elsewhere: bool) -> dict[str, Any]:
    line: dict[str, Any] = {"name": name, "here": elsewhere or hub.presence.lines(device) > 0}
    found = friends.current_public_table(db, device, now - SEEN_MS)
    return line if found is None else {**line, "table": found[0], "plays": found[1] == "playing"}


def _table(db: Db, table: str) -> dict[str, str]:
    summary = load_summary(db, table)
    return {"table": table, "title": summary.name if summary else ""}


async def list_waiting(request: Request) -> Response:
    """GET /api/waiting: friend requests, invitations and games that wait for an answer of this device."""
    hub: Hub = request.app.state.hub
    device = identity.identify_device(request)
    names = await hub.tables.store.of_device(device, MOST_TURNS, hidden=False) if device else []

    def work(db: Db) -> dict[str, Any]:
        told = _describe_relations(hub, db, device)
        return {
            **{kind: told.get(kind, []) for kind in ("asked", "invitations")},
            "turns": list_waiting_games(db, names, device),
        }

    return json_response(await hub.tables.store.do(work))


async def change_friend(request: Request) -> Response:
    """POST /api/friends/{name}: ask, remove, follow, unfollow or block an account."""
    hub: Hub = request.app.state.hub
    device, wish = identity.identify_device(request), await read_body(request, FriendRequest)
    name = str(request.path_params["name"])
    await hub.tables.store.do(_change, device, name, wish)
    return await list_friends(request)


async def invite_to_table(request: Request) -> Response:
    """POST /api/tables/{table}/invite/{name}: invite a friend to a table that the caller may view."""
    hub: Hub = request.app.state.hub
    device, name = identity.identify_device(request), str(request.path_params["name"])
    table = (await require_visible_table(request, device)).room.table

    def work(db: Db) -> None:
        other = _require_account(db, device, name)
        if not friends.invite_friend(db, device, other.device, table, int(time.time() * 1000)):
            raise RequestError("no-friend", "Only friends can be invited like this; send others the link.")
        mine = accounts.get_account(db, device)
        store.add_alert(db, other.device, table, "invited", hub.now_ms(), mine.name if mine else "")

    await hub.tables.store.do(work)
    return json_response({"invited": name}, 201)


def _change(db: Db, device: str, name: str, wish: FriendRequest) -> None:
    other = _require_account(db, device, name)
    now = int(time.time() * 1000)
    done = True
    match wish.what:
        case "ask":
            done = friends.ask_friend(db, device, other.device, now) != "" or other.device == device
        case "part":
            friends.remove_friend(db, device, other.device)
        case "follow":
            done = friends.follow_account(db, device, other.device, now)
        case "unfollow":
            friends.unfollow_account(db, device, other.device)
        case "block":
            blocks.add_block(db, device, other.device, other.name, now)
            friends.remove_friend(db, device, other.device)
            for one, two in ((device, other.device), (other.device, device)):
                friends.unfollow_account(db, one, two)
    if not done:
        raise RequestError("many-friends", f"An account has at most {friends.MOST} of these; take some out first.")


def _require_account(db: Db, device: str, name: str) -> Account:
    """Return the account with this name. Raises RequestError if it or the caller's own account is missing."""
    if not device or accounts.get_account(db, device) is None:
        raise RequestError("no-account", "This takes an account: friends know each other by lasting names.", status=403)
    account = accounts.find_account(db, name) if len(name) <= LONGEST else None
    if account is None:
        raise RequestError("no-such-person", "Nobody here has an account of this name.", status=404)
    return account


async def decline_invitation(request: Request) -> Response:
    """DELETE /api/invitations/{table}: decline an invitation."""
    hub: Hub = request.app.state.hub
    device, table = identity.identify_device(request), str(request.path_params["table"])
    await hub.tables.store.do(friends.delete_invitation, device, table)
    return await list_friends(request)


async def block_player(request: Request) -> Response:
    """POST /api/blocks: block the player on a seat of a table where the caller sits too."""
    hub: Hub = request.app.state.hub
    device, wish = identity.identify_device(request), await read_body(request, BlockRequest)
    not_yours = RequestError("not-your-table", "Only who sits at the same table can be blocked there.", status=403)
    if not await hub.tables.store.do(sits_at, wish.table, device):
        raise not_yours  # checked first: strangers must not cause a replay of the log
    async with open_read_only(hub.tables, wish.table) as room:
        seats = room.seats if room is not None else []
        if not any(seat.device == device for seat in seats) or wish.seat >= len(seats):
            raise not_yours
        other, name = seats[wish.seat].device, seats[wish.seat].name
    if other in ("", device):
        raise RequestError("nobody-there", "Nobody sits there who could be blocked.")

    def work(db: Db) -> None:
        blocks.add_block(db, device, other, name, int(time.time() * 1000))
        friends.remove_friend(db, device, other)

    await hub.tables.store.do(work)
    return json_response({"blocked": name}, 201)


async def unblock_player(request: Request) -> Response:
    """DELETE /api/blocks/{number}: remove a block by its index in `blocked`, from 0."""
    hub: Hub = request.app.state.hub
    device, number = identity.identify_device(request), int(request.path_params["number"])

    def work(db: Db) -> None:
        mine = blocks.list_blocks(db, device) if device else []
        if number >= len(mine):
            raise RequestError("nobody-blocked", "Nobody of that number is kept away.", status=404)
        blocks.remove_block(db, device, mine[number][0])

    await hub.tables.store.do(work)
    return await list_friends(request)


ROUTES = [
    Route("/api/friends", list_friends, methods=["GET"]),
    Route("/api/waiting", list_waiting, methods=["GET"]),
    Route("/api/friends/{name}", change_friend, methods=["POST"]),
    Route("/api/tables/{table}/invite/{name}", invite_to_table, methods=["POST"]),
    Route("/api/invitations/{table}", decline_invitation, methods=["DELETE"]),
    Route("/api/blocks", block_player, methods=["POST"]),
    Route("/api/blocks/{number:int}", unblock_player, methods=["DELETE"]),
]
