"""Friends, follows, invitations and blocks over HTTP.

Invariant: responses name people by their account names. Private tables are shown to invited players only. No one but
the blocker learns of a block.
"""

import time
from itertools import chain
from typing import Annotated, Final, Literal

import msgspec
from starlette.requests import Request

from bastide.server.accounts import accounts
from bastide.server.accounts.accounts import Account
from bastide.server.common.bounded_types import Id
from bastide.server.common.errors import RequestError
from bastide.server.features.notifications import store
from bastide.server.features.social import blocks, friends
from bastide.server.features.social.messages import (
    BlockedPlayer,
    Friend,
    FriendsResponse,
    InvitedPlayer,
    WaitingResponse,
)
from bastide.server.http import identity
from bastide.server.http.api_route import JsonRequest, api_route
from bastide.server.http.responses import JsonResponse, json_response
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


async def list_friends(request: Request) -> JsonResponse[FriendsResponse]:
    """GET /api/friends: the account's friends and what they play, and the names that this device has blocked."""
    hub: Hub = request.app.state.hub
    device = identity.identify_device(request)
    return json_response(await hub.tables.store.do(lambda db: _describe_relations(hub, db, device)))


def _describe_relations(hub: Hub, db: Db, device: str) -> FriendsResponse:
    blocked = [name for _, name, _ in blocks.list_blocks(db, device)] if device else []
    mine = accounts.get_account(db, device) if device else None
    if mine is None:
        return {"account": None, "blocked": blocked}
    now, people = int(time.time() * 1000), friends.list_relations(db, device)
    invited = friends.list_invitations(db, device, now)
    names = accounts.account_names(db, chain(*people.values(), (inviter for inviter, _ in invited)))
    elsewhere = friends.filter_online(db, [*people["friends"], *people["follows"]])

    def describe(kind: str) -> list[Friend]:
        return [describe_one(person) for person in people[kind] if person in names]

    def describe_one(person: str) -> Friend:
        row: Friend = {"name": names[person], "here": person in elsewhere or hub.presence.lines(person) > 0}
        table = friends.current_public_table(db, person, now - SEEN_MS)
        return row if table is None else {**row, "table": table[0], "plays": table[1] == "playing"}

    return {
        "account": mine.name,
        "blocked": blocked,
        "friends": describe("friends"),
        "follows": describe("follows"),
        "asks": [names[person] for person in people["asks"] if person in names],
        "asked": [names[person] for person in people["asked"] if person in names],
        "invitations": [
            {"name": names[inviter], "table": table, "title": _title(db, table)}
            for inviter, table in invited
            if inviter in names
        ],
    }


def _title(db: Db, table: str) -> str:
    summary = load_summary(db, table)
    return summary.name if summary else ""


async def list_waiting(request: Request) -> JsonResponse[WaitingResponse]:
    """GET /api/waiting: friend requests, invitations and games that wait for an answer of this device."""
    hub: Hub = request.app.state.hub
    device = identity.identify_device(request)
    names = await hub.tables.store.of_device(device, MOST_TURNS, hidden=False) if device else []

    def work(db: Db) -> WaitingResponse:
        relations, turns = _describe_relations(hub, db, device), list_waiting_games(db, names, device)
        return {
            "asked": relations.get("asked", []),
            "invitations": relations.get("invitations", []),
            "turns": [{"table": table, "title": title} for table, title in turns],
        }

    return json_response(await hub.tables.store.do(work))


async def change_friend(request: JsonRequest[FriendRequest]) -> JsonResponse[FriendsResponse]:
    """POST /api/friends/{name}: ask, remove, follow, unfollow or block an account."""
    hub: Hub = request.app.state.hub
    device, body = identity.identify_device(request), await request.read()
    await hub.tables.store.do(_change_friend, device, str(request.path_params["name"]), body.what)
    return await list_friends(request)


async def invite_to_table(request: Request) -> JsonResponse[InvitedPlayer]:
    """POST /api/tables/{table}/invite/{name}: invite a friend to a table that the caller may view."""
    hub: Hub = request.app.state.hub
    device, name = identity.identify_device(request), str(request.path_params["name"])
    table = (await require_visible_table(request, device)).room.table

    def work(db: Db) -> None:
        other = _require_account(db, device, name)
        if not friends.invite_friend(db, device, other.device, table, int(time.time() * 1000)):
            raise RequestError("no-friend", "You can only invite friends this way; send others the link.")
        mine = accounts.get_account(db, device)
        store.add_alert(db, other.device, table, "invited", hub.now_ms(), mine.name if mine else "")

    await hub.tables.store.do(work)
    return json_response({"invited": name}, 201)


def _change_friend(db: Db, device: str, name: str, action: FriendAction) -> None:
    other, now, done = _require_account(db, device, name), int(time.time() * 1000), True
    match action:
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
            friends.unfollow_account(db, device, other.device)
            friends.unfollow_account(db, other.device, device)
    if not done:
        raise RequestError("many-friends", f"An account has at most {friends.MOST} of these; take some out first.")


def _require_account(db: Db, device: str, name: str) -> Account:
    """Return the account with this name. Raises RequestError if it or the caller's own account is missing."""
    if not device or accounts.get_account(db, device) is None:
        raise RequestError("no-account", "You need an account to add friends.", status=403)
    account = accounts.find_account(db, name) if len(name) <= LONGEST else None
    if account is None:
        raise RequestError("no-such-person", "There is no account with this name.", status=404)
    return account


async def decline_invitation(request: Request) -> JsonResponse[FriendsResponse]:
    """DELETE /api/invitations/{table}: decline an invitation."""
    hub: Hub = request.app.state.hub
    device, table = identity.identify_device(request), str(request.path_params["table"])
    await hub.tables.store.do(friends.delete_invitation, device, table)
    return await list_friends(request)


async def block_player(request: JsonRequest[BlockRequest]) -> JsonResponse[BlockedPlayer]:
    """POST /api/blocks: block the player on a seat of a table where the caller sits too."""
    hub: Hub = request.app.state.hub
    device, body = identity.identify_device(request), await request.read()
    not_yours = RequestError("not-your-table", "You can only block people at your own table.", status=403)
    if not await hub.tables.store.do(sits_at, body.table, device):
        raise not_yours  # checked first: strangers must not cause a replay of the log
    async with open_read_only(hub.tables, body.table) as table:
        seats = table.seats if table is not None else []
        if not any(seat.device == device for seat in seats) or body.seat >= len(seats):
            raise not_yours
        other, name = seats[body.seat].device, seats[body.seat].name
    if other in ("", device):
        raise RequestError("no-player-to-block", "There is no one there to block.")

    def work(db: Db) -> None:
        blocks.add_block(db, device, other, name, int(time.time() * 1000))
        friends.remove_friend(db, device, other)

    await hub.tables.store.do(work)
    return json_response({"blocked": name}, 201)


async def unblock_player(request: Request) -> JsonResponse[FriendsResponse]:
    """DELETE /api/blocks/{number}: remove a block by its index in `blocked`, from 0."""
    hub: Hub = request.app.state.hub
    device, number = identity.identify_device(request), int(request.path_params["number"])

    def work(db: Db) -> None:
        mine = blocks.list_blocks(db, device) if device else []
        if number >= len(mine):
            raise RequestError("no-such-block", "No one with that number is banned.", status=404)
        blocks.remove_block(db, device, mine[number][0])

    await hub.tables.store.do(work)
    return await list_friends(request)


ROUTES = [
    api_route("GET", "/api/friends", list_friends),
    api_route("GET", "/api/waiting", list_waiting),
    api_route("POST", "/api/friends/{name}", change_friend),
    api_route("POST", "/api/tables/{table}/invite/{name}", invite_to_table),
    api_route("DELETE", "/api/invitations/{table}", decline_invitation),
    api_route("POST", "/api/blocks", block_player),
    api_route("DELETE", "/api/blocks/{number:int}", unblock_player),
]
