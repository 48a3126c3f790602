"""Broadcasting to the clients of a table, and the rate limit of `sync` requests, by which clients load its state again.

Each message is made and encoded once per audience.

Invariant: clients with the same seats, host rights and last event number get the same bytes. No event is sent before it
is stored.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, cast

import msgspec

from bastide.server.common import server_metrics
from bastide.server.common.errors import RequestError
from bastide.server.http.limits import Limits
from bastide.server.http.rate_limit import TokenBuckets
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
FEW_EVENTS: Final = 20
"""A client that missed at most this many events gets a small answer and is not limited."""


class SharedMessages:
    """Encodes the messages of one broadcast. Parts that several of them share are encoded once."""

    def __init__(self, table: Table) -> None:
        self._cache = table.view_cache
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
        encoded = self._cache.encoded
        if id(table) not in encoded:
            if len(encoded) >= MOST:
                encoded.clear()
            encoded[id(table)] = (table, msgspec.Raw(encode_message(table)))
        return encoded[id(table)][1]

    def _part(self, part: Any) -> Any:
        if not part:
            return part
        if id(part) not in self._parts:
            self._parts[id(part)] = (part, msgspec.Raw(encode_message(part)))
        return self._parts[id(part)][1]


def get_audience(table: Table, caller: Caller) -> Audience:
    """The audience to which a device belongs at a table."""
    held = tuple(seat.number for seat in table.seats if seat.device == caller.device)
    made = caller.device == table.made.host
    if not held and not made:
        return SPECTATOR
    return held, made or (caller.away(table.made.host) > 0 and seating.acts_as_host(table, caller)), made


class AwayTimes(dict[str, float]):
    """Seconds that devices have been away, for one broadcast: 0 for those of its clients."""

    def __init__(self, live: "LiveTable") -> None:
        super().__init__(dict.fromkeys([client.device for client in live.clients], 0.0))
        self._away = live.away

    def __missing__(self, device: str) -> float:
        self[device] = self._away(device)
        return self[device]


def broadcast_events(live: "LiveTable", leave_out: Client | None = None) -> None:
    """Send the new events to all clients of a table, each as its audience may see them."""
    table = live.room
    head, close = table.head, {table.made.host, *(seat.device for seat in table.seats)}
    away = AwayTimes(live).__getitem__
    made: dict[tuple[Audience, int], bytes] = {}
    common = SharedMessages(table)
    live.newcomers = None
    for client in live.clients:
        if client is leave_out:
            continue
        caller = Caller(client.device, away) if client.device in close else None
        key = (
            SPECTATOR if caller is None else get_audience(table, caller),
            client.seen if table.whole_from <= client.seen <= head else WHOLE,
        )
        data = made.get(key)
        if data is None:
            data = made[key] = common.encoded(views.make_update(table, caller or Caller(client.device, away), key[1]))
        client.send_bytes(data)
        client.seen = head
    if live.pointers.by_seat and table.match is not None and live.pointers.fade(table.match.moment):
        broadcast_marks(live)


def send_initial_state(live: "LiveTable", client: Client) -> None:
    """Send a new client a snapshot and the pointer marks. The snapshot for a crowd of spectators is encoded once."""
    table, caller = live.room, Caller(client.device, live.away)
    client.seen = table.head
    client.patient = len(live.clients) > CROWD and not access.is_participant(table, client.device)
    if len(live.clients) < MANY or get_audience(table, caller) != SPECTATOR:
        client.send_bytes(encode_message(views.make_snapshot(table, caller)))
    else:
        key = (table.head, bytes(encode_message(views.table_info(table, caller))))
        if live.newcomers is None or live.newcomers[0] != key:
            live.newcomers = (key, encode_message(views.make_snapshot(table, caller)))
        client.send_bytes(live.newcomers[1])
    if live.pointers.marks and table.match and table.match.moment == live.pointers.moment:
        client.send(Pointed(table.head, live.pointers.marks))


def broadcast_marks(live: "LiveTable") -> None:
    """Send the pointer marks to all clients of a table."""
    live.send_bytes(encode_message(Pointed(live.room.head, live.pointers.marks)))


def close_excluded(live: "LiveTable") -> None:
    """Close each connection whose device may no longer look, and send the reason."""
    for client in list(live.clients):
        try:
            access.check_may_view(live.room, client.device)
        except RequestError as no:
            client.send(Error(no.code, no.text, ""))
            client.close(access.CLOSED)


class SyncLimit:
    """Limits full states per connection, and their bytes per address. Opening a table is not limited here."""

    def __init__(self, limits: Limits, clock: Callable[[], float]) -> None:
        self._bytes = TokenBuckets(limits.sync_bytes_per_second_address, limits.sync_bytes_burst_address, clock)

    def refusal(self, table: Table, client: Client, since: int) -> Error | None:
        """The error for a client that asks too often. None counts the request against its limit."""
        if not is_costly(table, since) or (self._bytes.wait(client.network) == 0 and client.syncs.spare()):
            return None
        server_metrics.limited.labels("syncs_per_minute").inc()
        return Error("too-often", "You asked for the whole table very often; wait a little.", "")

    def count(self, client: Client, sent: int) -> None:
        """Charge `sent` bytes to the client's network."""
        self._bytes.take(client.network, sent)


def is_costly(table: Table, since: int) -> bool:
    """Whether the answer is (nearly) the full state."""
    return since > table.head or since < table.whole_from or table.head - since > FEW_EVENTS
