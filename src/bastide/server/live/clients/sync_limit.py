"""Rate limit of `sync` requests, by which clients load the state of a table again."""

from collections.abc import Callable
from typing import Final

from bastide.server.common import server_metrics
from bastide.server.http.limits import Limits
from bastide.server.http.rate_limit import TokenBuckets
from bastide.server.live.clients.client import Client
from bastide.server.protocol.server_messages import Error
from bastide.server.tables.table import Table

FEW_EVENTS: Final = 20
"""A client that missed at most this many events gets a small answer and is not limited."""


class SyncLimit:
    """Limits full states per connection, and their bytes per address. Opening a table is not limited here."""

    def __init__(self, limits: Limits, clock: Callable[[], float]) -> None:
        self._bytes = TokenBuckets(limits.sync_bytes_per_second_address, limits.sync_bytes_burst_address, clock)

    def refusal(self, room: Table, client: Client, since: int) -> Error | None:
        """The error for a client that asks too often. None counts the request against its limit."""
        if not is_costly(room, since) or (self._bytes.wait(client.network) == 0 and client.syncs.spare()):
            return None
        server_metrics.limited.labels("syncs_per_minute").inc()
        return Error("too-often", "You asked for the whole table very often; wait a little.", "")

    def count(self, client: Client, sent: int) -> None:
        """Charge `sent` bytes to the client's network."""
        self._bytes.take(client.network, sent)


def is_costly(room: Table, since: int) -> bool:
    """Whether the answer is (nearly) the full state."""
    return since > room.head or since < room.whole_from or room.head - since > FEW_EVENTS
