"""One table and everybody who looks at it: what is told is made once per audience and encoded once.

Law: whoever holds the same seats, has the same rights of a host and has heard the same hears the same bytes; nobody
hears of an event that is not stored.
"""

from typing import TYPE_CHECKING, Any

import msgspec

from bastide.server.live.clients.client import Client
from bastide.server.live.people.presence import AwaySeconds
from bastide.server.protocol.server_messages import Pointed, Snapshot, Update, encode_message
from bastide.server.protocol.table_shapes import TableInfo
from bastide.server.tables import seating
from bastide.server.tables.table import Caller, Table
from bastide.server.tables.views import views

if TYPE_CHECKING:
    from bastide.server.live.registry import LiveTable

MANY = 8
"""From so many pages on what newcomers hear is kept for the next one."""
CROWD = 32
"""Spectators who come to so many pages are sent to in turns, so that nobody at another table waits for them."""

Audience = tuple[tuple[int, ...], bool, bool]
"""The seats that a device holds, whether it may act as host, and whether it made the table: all that a message about a
table hangs on."""
SPECTATOR: Audience = ((), False, False)
WHOLE = -1
"""In the place of what a page has heard: it needs a snapshot."""


class SharedMessages:
    """Messages of one event, with what several of them hold encoded once."""

    def __init__(self, room: Table) -> None:
        self._told = room.told
        self._parts: dict[int, tuple[object, msgspec.Raw]] = {}  # by identity; holding the part keeps it its own

    def encoded(self, message: Snapshot | Update) -> bytes:
        """The message."""
        if isinstance(message, Update) and message.view is not None:
            message.table = self._table(message.table)
            message.view, message.figureAt = self._part(message.view), self._part(message.figureAt)
        return encode_message(message)

    def _table(self, table: TableInfo | None) -> Any:
        return table and self._told.encoded(table)

    def _part(self, part: Any) -> Any:
        if not part:
            return part
        known = self._parts.get(id(part))
        if known is None:
            known = self._parts[id(part)] = (part, msgspec.Raw(encode_message(part)))
        return known[1]


def get_audience(room: Table, who: Caller) -> Audience:
    """From where a device looks at a table."""
    held = tuple(seat.number for seat in room.seats if seat.device == who.device)
    if not held and who.device != room.host:
        return SPECTATOR
    return held, seating.acts_as_host(room, who), who.device == room.host


def is_participant(room: Table, device: str) -> bool:
    """Whether others are told when a device comes or goes: it holds a seat, or made the table."""
    return device == room.host or any(seat.device == device for seat in room.seats)


def broadcast_events(live: "LiveTable", away: AwaySeconds, leave_out: Client | None = None) -> None:
    """Everybody at the table hears what is new, each from where he stands."""
    room = live.room
    head, close = room.head, {room.host, *(seat.device for seat in room.seats)}
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
    if room.match is not None and live.pointers.fade(room.match.moment):
        broadcast_marks(live)


def send_initial_state(live: "LiveTable", away: AwaySeconds, client: Client) -> None:
    """A page that has just come hears everything; what a crowd of spectators hears is encoded once."""
    room, who = live.room, Caller(client.device, away)
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
    """Everybody sees who points at what."""
    data = encode_message(Pointed(live.room.head, live.pointers.marks))
    for client in live.clients:
        client.send_bytes(data)
