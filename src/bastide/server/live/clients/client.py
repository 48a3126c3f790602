"""A connected client as the hub sees it: its device, the last event it has seen, and a bounded send queue.

Invariant: sending never waits. A client that reads too slowly is closed with code 1013 and reconnects.
"""

import time
from collections import deque
from collections.abc import Callable

from bastide.server.common import server_metrics
from bastide.server.http.client_address import Address
from bastide.server.http.limits import Limits, TokenBucket
from bastide.server.protocol.server_messages import ServerMessage, encode_message

TOO_SLOW = 1013
GOING_AWAY = 1012


class Client:
    """`device` is the hash of its token, `seen` the last event number that was sent to it."""

    def __init__(
        self,
        table: str,
        device: str,
        limits: Limits,
        clock: Callable[[], float] = time.monotonic,
        network: str = "",
    ) -> None:
        """`network` is the address key by which limits count."""
        self.network = network
        self.table = table
        self.device = device
        self.session = ""  # the account session of its token, "" if signed out
        self.seen = 0
        self.queue: deque[bytes | int] = deque()  # messages, finally the close code
        self.patient = False  # one of a crowd of spectators: its messages may wait for those of others
        self.ring: Callable[[], None] = no_wake_up  # wakes the sender of the connection
        self._most = limits.queue
        self.lag: Callable[[], float] = zero_seconds  # round-trip time in seconds, measured by this server
        self.measure: Callable[[], None] = no_wake_up  # measures `lag` again
        self.pointing = TokenBucket(limits.points_per_second, limits.points_burst, clock)
        self.syncs = TokenBucket(limits.syncs_per_minute / 60, limits.syncs_burst, clock)
        self.closing: int | None = None
        self.address: Address | None = None

    def send(self, message: ServerMessage) -> None:
        """Queue a message."""
        self.send_bytes(encode_message(message))

    def send_bytes(self, data: bytes) -> None:
        """Queue an encoded message. If the queue is full, drop it and close the connection with TOO_SLOW."""
        if self.closing is not None:
            return
        if len(self.queue) >= self._most:
            self.queue.clear()
            server_metrics.limited.labels("queue").inc()
            self.close(TOO_SLOW)
            return
        self.queue.append(data)
        self.ring()

    def close(self, code: int) -> None:
        """Close the connection after the queued messages."""
        if self.closing is None:
            self.closing = code
            self.queue.append(code)
            self.ring()


def zero_seconds() -> float:
    """The lag before anything was measured."""
    return 0.0


def no_wake_up() -> None:
    """Default for `Client.ring` and `Client.measure`: do nothing."""
