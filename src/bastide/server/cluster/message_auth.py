"""Authentication of messages between the processes of a cluster.

Invariant: a message is accepted once, within `WINDOW_MS` of its time of sending, and only if its sender knows the
secret of the cluster. The tag covers the channel, so a message for one cluster is invalid in another.
"""

import hashlib
import hmac
import secrets
import struct
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

WINDOW_MS: Final = 60_000
"""Limit for the sum of a message's age and the difference between the clocks of the machines."""
MAX_BYTES: Final = 4096
MAX_SENDERS: Final = 1000
"""Senders to remember. Beyond this, those that were silent for more than two windows are forgotten."""
TAG_BYTES: Final = 16
ID_BYTES: Final = 8
_HEAD: Final = struct.Struct(f">{ID_BYTES}sQQ")
"""Sender, time in milliseconds since 1970, number of the message."""


class MessageRejected(Exception):
    """A message that is not accepted. Its only argument is the reason, a label of the metric."""

    @property
    def reason(self) -> str:
        """Malformed, forged, expired or replayed."""
        return str(self.args[0])


@dataclass(frozen=True)
class VerifiedMessage:
    """An accepted message."""

    sender: bytes
    topic: str
    data: bytes


def cluster_channel(secret: str) -> str:
    """The channel of the cluster with this secret."""
    return f"bastide:{hashlib.blake2b(secret.encode(), digest_size=8, person=b'bus-channel').hexdigest()}"


class MessageAuthenticator:
    """Signs the messages of one process, and verifies those of all."""

    def __init__(self, secret: str, wall: Callable[[], float] = time.time) -> None:
        self.channel = cluster_channel(secret)
        self.sender = secrets.token_bytes(ID_BYTES)
        self._wall = wall
        key = hashlib.blake2b(secret.encode(), person=b"bus-key").digest()
        self._keyed = hashlib.blake2b(self.channel.encode() + b"\0", key=key, digest_size=TAG_BYTES)
        self._sent = 0
        self._seen: dict[bytes, tuple[int, int]] = {}  # by sender: number and time of the last message

    def sign(self, topic: str, data: bytes) -> bytes:
        """The signed message. Raises ValueError if it is too long."""
        self._sent += 1
        rest = _HEAD.pack(self.sender, self._now(), self._sent) + topic.encode() + b"\0" + data
        if TAG_BYTES + len(rest) > MAX_BYTES:
            raise ValueError("too long for the bus")
        return self._tag(rest) + rest

    def verify(self, raw: bytes) -> VerifiedMessage:
        """Read a message. Raises MessageRejected."""
        if not TAG_BYTES + _HEAD.size < len(raw) <= MAX_BYTES:
            raise MessageRejected("malformed")
        rest = raw[TAG_BYTES:]
        if not hmac.compare_digest(self._tag(rest), raw[:TAG_BYTES]):
            raise MessageRejected("forged")
        sender, sent_ms, number = _HEAD.unpack_from(rest)
        topic, separator, data = rest[_HEAD.size :].partition(b"\0")
        if not separator:
            raise MessageRejected("malformed")
        if abs(self._now() - sent_ms) > WINDOW_MS:
            raise MessageRejected("expired")
        if number <= self._seen.get(sender, (0, 0))[0]:
            raise MessageRejected("replayed")
        self._remember(sender, number, sent_ms)
        try:
            return VerifiedMessage(sender, topic.decode(), data)
        except UnicodeDecodeError:
            raise MessageRejected("malformed") from None

    def _tag(self, rest: bytes) -> bytes:
        keyed = self._keyed.copy()
        keyed.update(rest)
        return keyed.digest()

    def _now(self) -> int:
        return int(self._wall() * 1000)

    def _remember(self, sender: bytes, number: int, sent_ms: int) -> None:
        if len(self._seen) >= MAX_SENDERS and sender not in self._seen:
            oldest = self._now() - 2 * WINDOW_MS
            self._seen = {one: seen for one, seen in self._seen.items() if seen[1] >= oldest}
        self._seen[sender] = number, sent_ms
