"""Chat at a table, nudges of the deciding player, and names of spectators.

Invariant: only seated players may chat, in set phrases, or in typed text if the table's terms allow it. Spectators and
muted players cannot. None of this changes the table.
"""

import time
from typing import TYPE_CHECKING, Final

from bastide.server.accounts import accounts
from bastide.server.common.errors import RequestError
from bastide.server.common.names import TakenNames, clean_name, clean_text
from bastide.server.live.people import seat_names, spectators
from bastide.server.protocol.client_messages import Call, Nudge, Say, Speech
from bastide.server.protocol.server_messages import Ack, Nudged, Reject, Remark

if TYPE_CHECKING:
    from bastide.server.live.clients.client import Client
    from bastide.server.live.hub import Hub
    from bastide.server.live.registry import LiveTable

LONGEST_REMARK: Final = 120
NEW_MS: Final = 3 * 86_400_000
"""An account is new for this many milliseconds."""


async def handle_chat(hub: "Hub", live: "LiveTable", client: "Client", message: Speech) -> Ack | Reject:
    """Handle a chat message, a nudge or a spectator name. Raises StoreError."""
    try:
        match message:
            case Say():
                await check_may_speak(hub, live, client.device, message.text)
                post_remark(hub, live, client, message)
            case Nudge():
                nudge_player(hub, live, client)
            case Call():
                if message.name.strip():
                    await seat_names.check_player_name(hub, client.device, clean_name(message.name))
                set_spectator_name(hub, live, client, message.name)
    except RequestError as no:
        return Reject(cid=message.cid, code=no.code, rule="", text=no.text, args=no.args_by_name)
    return Ack(cid=message.cid, seq=live.room.head)


async def check_may_speak(hub: "Hub", live: "LiveTable", device: str, text: str) -> None:
    """Check that a player is not muted. Typed text at a public table also needs an account that is not new.

    Raises RequestError, StoreError."""
    hub.restrictions.check(device, "mute")
    if not text or not live.room.access_rules.public:
        return
    account = await hub.tables.store.do(lambda db: accounts.get_account(db, device))
    if account is None or account.made_ms > time.time() * 1000 - NEW_MS:
        raise RequestError("newcomer", "At public tables, guests and new accounts can only send phrases.")


def post_remark(hub: "Hub", live: "LiveTable", client: "Client", message: Say) -> None:
    """Send a remark to all clients of a table. Raises RequestError if the client may not chat or is too fast."""
    table = live.room
    seat = next((seat for seat in table.seats if seat.device == client.device), None)
    if seat is None:
        raise RequestError("not-your-seat", "Only players at the table can chat there.")
    if bool(message.key) == bool(message.text.strip()):
        raise RequestError("nothing-said", "Send either a set phrase or a text.")
    if message.text and not table.terms.chat:
        raise RequestError("no-chat", "At this table you can only send phrases.")
    text = clean_text(message.text, LONGEST_REMARK)
    if not hub.chat_policy.remarks.may(f"{table.table} {client.device}"):
        raise RequestError("hush", "That was a lot at once; wait a little.")
    live.spectators.count += 1
    remark: Remark = {"n": live.spectators.count, "seat": seat.number, "name": seat.name}
    if message.key:
        remark["key"] = message.key
    else:
        remark["text"] = text
    live.send_bytes(live.spectators.note(remark))


def nudge_player(hub: "Hub", live: "LiveTable", client: "Client") -> None:
    """Notify the deciding player that others wait. Raises RequestError."""
    table, seat = live.room, live.room.deciding
    mine = next((own for own in table.seats if own.device == client.device), None)
    if mine is None:
        raise RequestError("not-your-seat", "This is not your seat.")
    if seat is None or seat.kind != "person" or seat.device in ("", client.device):
        raise RequestError("no-player-to-nudge", "No other player is to decide now.")
    if hub.presence.at(table.table)(seat.device) > 0:
        raise RequestError("player-absent", f"{seat.name} is not at the table now.", args={"name": seat.name})
    if not hub.chat_policy.nudges.may(f"{table.table} {client.device}"):
        raise RequestError("nudged-already", "You nudged a moment ago; wait a little.")
    for page in live.clients:
        if page.device == seat.device:
            page.send(Nudged(seat=mine.number))


def set_spectator_name(hub: "Hub", live: "LiveTable", client: "Client", name: str) -> None:
    """Set the name of a spectator, or remove it if `name` is blank. Raises RequestError."""
    if any(seat.device == client.device for seat in live.room.seats):
        raise RequestError("seat-taken", "You sit at this table.", args={"name": ""})
    names = live.spectators.names
    clean = clean_name(name) if name.strip() else ""
    others = [other for device, other in names.items() if device != client.device]
    if clean and clean in TakenNames([*others, *(seat.name for seat in live.room.seats if seat.kind != "open")]):
        text = f"Another person at this table is already called {clean}."
        raise RequestError("name-taken", text, args={"name": clean})
    if clean:
        names[client.device] = clean
    else:
        names.pop(client.device, None)
    live.spectators.soon(lambda: spectators.broadcast_spectators(hub, live))
