"""The bus of a cluster of several processes: Redis (or Valkey) Pub/Sub.

Invariant: a message is a wake-up and may be lost. Nothing is stored there, and no one waits for it. Messages from a
time without Redis are not sent later. A process receives its own messages at once, without Redis. Redis is not trusted:
a message without the cluster's signature is dropped, and nothing that arrives ends the listener (message_auth.py).
"""

import asyncio
import contextlib
import logging
import random
import re
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final

import redis.asyncio as redis
from redis.exceptions import RedisError

from bastide.server.cluster.message_auth import MessageAuthenticator, MessageRejected
from bastide.server.common import server_metrics
from bastide.server.common.bus import Bus
from bastide.server.common.cancellation import cancel_tasks
from bastide.server.common.log_limit import log_throttle

log = logging.getLogger("bastide.cluster")
WAITING: Final = 10_000
"""Messages in the send queue. Further ones are dropped."""
AGAIN_SECONDS: Final = 1.0
LONGEST_AGAIN_SECONDS: Final = 30.0
"""The pause before a retry doubles from AGAIN_SECONDS up to this."""
ALIVE_SECONDS: Final = 5
SILENT_SECONDS: Final = 4.0 * ALIVE_SECONDS
"""A process without its own heartbeat for this long reports that the bus does not work."""
HEARTBEAT: Final = "heartbeat"


class RedisBus(Bus):
    """All topics share the channel of the cluster."""

    def __init__(self, address: str, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._redis: redis.Redis = redis.Redis.from_url(
            address, socket_connect_timeout=2, socket_timeout=None, health_check_interval=ALIVE_SECONDS
        )
        self._shown, self._clock = redact_redis_url(address), clock
        self._outgoing: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue(WAITING)
        self._tasks: list[asyncio.Task[None]] = []
        self._reported = False
        self._heartbeat_at = clock()

    def begin(self, secret: str = "") -> None:
        """See Bus. Raises ValueError without a secret."""
        if not secret:
            raise ValueError("the bus needs the cluster's secret")
        auth = MessageAuthenticator(secret)
        self._heartbeat_at = self._clock()
        work = (lambda: self._send(auth), lambda: self._receive(auth), self._beat)
        self._tasks = [asyncio.create_task(self._keep_running(run)) for run in work]

    async def close(self) -> None:
        """Stop the tasks and close the connection."""
        await cancel_tasks(self._tasks)
        with contextlib.suppress(RedisError, OSError):
            await self._redis.aclose()

    @property
    def healthy(self) -> bool:
        """See Bus: its own heartbeat came back through Redis lately."""
        silent = self._clock() - self._heartbeat_at
        server_metrics.bus_silent_seconds.set(silent)
        return silent <= SILENT_SECONDS

    def say(self, topic: str, data: bytes = b"") -> None:
        """See Bus. Other processes receive it a little later, if at all."""
        super().say(topic, data)
        self._queue(topic, data)

    def _queue(self, topic: str, data: bytes) -> None:
        with contextlib.suppress(asyncio.QueueFull):
            self._outgoing.put_nowait((topic, data))

    async def _keep_running(self, work: Callable[[], Awaitable[None]]) -> None:
        """Run a task again whenever it ends, after a pause that grows while it fails at once."""
        pause = AGAIN_SECONDS
        while True:
            began = self._clock()
            try:
                await work()
            except Exception as error:
                self._trouble(error)
            pause = AGAIN_SECONDS if self._clock() - began > LONGEST_AGAIN_SECONDS else pause
            await asyncio.sleep(pause * random.uniform(0.75, 1.0))
            pause = min(2 * pause, LONGEST_AGAIN_SECONDS)

    async def _send(self, auth: MessageAuthenticator) -> None:
        while True:
            topic, data = await self._outgoing.get()
            try:
                signed = auth.sign(topic, data)
            except ValueError as error:
                log_throttle.note("A message was not sent on the bus", str(error))
                continue
            try:
                await self._redis.publish(auth.channel, signed)
                self._reported = False
            except (RedisError, OSError) as error:
                self._trouble(error)

    async def _beat(self) -> None:
        while True:
            self._queue(HEARTBEAT, b"")
            await asyncio.sleep(ALIVE_SECONDS)

    async def _receive(self, auth: MessageAuthenticator) -> None:
        async with self._redis.pubsub(ignore_subscribe_messages=True) as subscription:
            await subscription.subscribe(auth.channel)
            async for message in subscription.listen():
                self._accept(auth, message["data"])

    def _accept(self, auth: MessageAuthenticator, raw: Any) -> None:
        """Pass a message to its listeners, if it is genuine and from another process."""
        try:
            message = auth.verify(raw)
        except MessageRejected as rejected:
            server_metrics.bus_messages.labels(rejected.reason).inc()
            log_throttle.note(f"A message on the bus was refused ({rejected.reason})", self._shown)
            return
        server_metrics.bus_messages.labels("received").inc()
        if message.sender != auth.sender:
            self._dispatch(message.topic, message.data)
        elif message.topic == HEARTBEAT:
            self._heartbeat_at = self._clock()

    def _trouble(self, error: Exception) -> None:
        if not self._reported:
            log.warning("the bus %s cannot be reached; play goes on without it: %s", self._shown, type(error).__name__)
        self._reported = True


def redact_redis_url(address: str) -> str:
    """The address without its user name and password."""
    return re.sub(r"//[^@/]*@", "//", address)
