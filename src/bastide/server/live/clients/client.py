"""One connected page, as the hub sees it: who it is, what it has seen, and a short queue towards it.

Law: sending never waits. A page that reads too slowly is closed with 1013 and asks anew.
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
    """`device` is the hash of its token; `seen` the last event number it was told of."""

    def __init__(
        self,
        table: str,
        device: str,
        limits: Limits,
        clock: Callable[[], float] = time.monotonic,
        network: str = "",
    ) -> None:
        """`network` is where it comes from, as limits count."""
        self.network = network
        self.table = table
        self.device = device
        self.session = ""  # with which somebody is signed in
        self.seen = 0
        self.queue: deque[bytes | int] = deque()  # messages, and at last the code with which the line is closed
        self.patient = False  # one of a crowd: what it is told may wait until nobody else is told anything
        self.ring: Callable[[], None] = no_wake_up  # tells the line that something is queued
        self._most = limits.queue
        self.lag: Callable[[], float] = (
            zero_seconds  # of the way there and back, in seconds, as this server measured it
        )
        self.measure: Callable[[], None] = no_wake_up  # measures it again
        self.pointing = TokenBucket(limits.points_per_second, limits.points_burst, clock)
        self.syncs = TokenBucket(limits.syncs_per_minute / 60, limits.syncs_burst, clock)
        self.closing: int | None = None
        self.address: Address | None = None

    def send(self, message: ServerMessage) -> None:
        """Queue a message."""
        self.send_bytes(encode_message(message))

    def send_bytes(self, data: bytes) -> None:
        """Queue a message that is encoded already."""
        if self.closing is not None:
            return
        if len(self.queue) >= self._most:
            self.queue.clear()
            server_metrics.limited.add("queue")
            self.close(TOO_SLOW)
            return
        self.queue.append(data)
        self.ring()

    def close(self, code: int) -> None:
        """Close the line once what is queued has been sent."""
        if self.closing is None:
            self.closing = code
            self.queue.append(code)
            self.ring()


def zero_seconds() -> float:
    """Nothing has been measured."""
    return 0.0


def no_wake_up() -> None:
    """Nobody sends yet."""
