"""Broadcasting to the clients of a table. Each message is made and encoded once per audience.

Invariant: clients with the same seats, host rights and last event number get the same bytes. No event is sent before it
is stored.
"""

from typing import TYPE_CHECKING, Any, cast

import msgspec

from bastide.server.common.errors import RequestError
from bastide.server.live.clients.client import Client
from bastide.server.protocol.server_messages import Error, Pointed, Snapshot, Update, encode_message
from bastide.server.protocol.table_shapes import TableInfo
from bastide.server.tables import access, seating
from bastide.server.tables.table import Caller, Table
from bastide.server.tables.views import views
from bastide.server.tables.views.view_cache import MOST

if TYPE_CHECKING:
    from bastide.server.live.registry import LiveTable

MANY = 8
"""With at least this many clients, the snapshot for new spectators is cached."""
CROWD = 32
"""With more clients than this, new spectators are served in batches, so that other tables do not wait for them."""

Audience = tuple[tuple[int, ...], bool, bool]
"""The seats that a device holds, whether it may act as host, and whether it created the table.

A message about a table depends on nothing else of the device."""
SPECTATOR: Audience = ((), False, False)
WHOLE = -1
"""Instead of an event number: the client needs a snapshot."""


class SharedMessages:
    """Encodes the messages of one broadcast. Parts that several of them share are encoded once."""

    def __init__(self, room: Table) -> None:
        self._told = room.told
        self._parts: dict[int, tuple[object, msgspec.Raw]] = {}  # by id(); the reference keeps the id from being reused

    def encoded(self, message: Snapshot | Update) -> bytes:
        """The message as JSON. Replaces parts of an update by their encoded form."""
        if isinstance(message, Update) and message.view is not None:
            message.table = cast(TableInfo, self._table(message.table))
            message.view, message.figureAt = self._part(message.view), self._part(message.figureAt)
        return encode_message(message)

    def _table(self, table: TableInfo | None) -> msgspec.Raw | None:
        """The description of the table, encoded once as long as it stays the same."""
        if not table:
            return None
        kept = self._told.encoded
        if id(table) not in kept:
            if len(kept) >= MOST:
                kept.clear()
            kept[id(table)] = (table, msgspec.Raw(encode_message(table)))
        return kept[id(table)][1]

    def _part(self, part: Any) -> Any:
        if not part:
            return part
        known = self._parts.get(id(part))
        if known is None:
            known = self._parts[id(part)] = (part, msgspec.Raw(encode_message(part)))
        return known[1]


def get_audience(room: Table, who: Caller) -> Audience:
    """The audience to which a device belongs at a table."""
    held, made = tuple(seat.number for seat in room.seats if seat.device == who.device), who.device == room.made.host
    if not held and not made:
        return SPECTATOR
    return held, made or (who.away(room.made.host) > 0 and seating.acts_as_host(room, who)), made


def is_participant(room: Table, device: str) -> bool:
    """Whether a device holds a seat or created the table. Only then others are notified when it comes or goes."""
    return device == room.host or any(seat.device == device for seat in room.seats)


class AwayTimes(dict[str, float]):
    """Seconds that devices have been away, for one broadcast: 0 for those of its clients."""

    def __init__(self, live: "LiveTable") -> None:
        super().__init__(dict.fromkeys([client.device for client in live.clients], 0.0))
        self._away = live.away

    def __missing__(self, device: str) -> float:
        found = self[device] = self._away(device)
        return found


def broadcast_events(live: "LiveTable", leave_out: Client | None = None) -> None:
    """Send the new events to all clients of a table, each as its audience may see them."""
    room = live.room
    head, close = room.head, {room.made.host, *(seat.device for seat in room.seats)}
    away = AwayTimes(live).__getitem__
    made: dict[tuple[Audience, int], bytes] = {}
    common = SharedMessages(room)
    live.newcomers = None
    for client in live.clients:
        if client is leave_out:
            continue
        who = Caller(client.device, away) if client.device in close else None
        key = (
            SPECTATOR if who is None else get_audience(room, who),
            client.seen if room.whole_from <= client.seen <= head else WHOLE,
        )
        data = made.get(key)
        if data is None:
            data = made[key] = common.encoded(views.make_update(room, who or Caller(client.device, away), key[1]))
        client.send_bytes(data)
        client.seen = head
    if live.pointers.by_seat and room.match is not None and live.pointers.fade(room.match.moment):
        broadcast_marks(live)


def send_initial_state(live: "LiveTable", client: Client) -> None:
    """Send a new client a snapshot and the pointer marks. The snapshot for a crowd of spectators is encoded once."""
    room, who = live.room, Caller(client.device, live.away)
    client.seen = room.head
    client.patient = len(live.clients) > CROWD and not is_participant(room, client.device)
    if len(live.clients) < MANY or get_audience(room, who) != SPECTATOR:
        client.send_bytes(encode_message(views.make_snapshot(room, who)))
    else:
        key = (room.head, bytes(encode_message(views.table_info(room, who))))
        if live.newcomers is None or live.newcomers[0] != key:
            live.newcomers = (key, encode_message(views.make_snapshot(room, who)))
        client.send_bytes(live.newcomers[1])
    if live.pointers.marks and room.match and room.match.moment == live.pointers.moment:
        client.send(Pointed(room.head, live.pointers.marks))


def broadcast_marks(live: "LiveTable") -> None:
    """Send the pointer marks to all clients of a table."""
    data = encode_message(Pointed(live.room.head, live.pointers.marks))
    for client in live.clients:
        client.send_bytes(data)


def close_excluded(live: "LiveTable") -> None:
    """Close each connection whose device may no longer look, and send the reason."""
    for client in list(live.clients):
        try:
            access.check_may_view(live.room, client.device)
        except RequestError as no:
            client.send(Error(no.code, no.text, ""))
            client.close(access.CLOSED)
