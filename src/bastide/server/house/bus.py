"""The bus of a house of several processes: pub/sub of Redis (or Valkey).

Law: a word is a wake-up and may be lost, so nothing is kept there and nobody waits for it; what was said while Redis
was away is not said later. A process hears itself at once, without Redis.
"""

import asyncio
import contextlib
import logging
import re
import secrets
from typing import Final

import redis.asyncio as redis
from redis.exceptions import RedisError

from bastide.server.common.bus import Bus

log = logging.getLogger("bastide.house")
CHANNEL: Final = b"bastide"
WAITING: Final = 10_000
"""Words that wait to be said; beyond, they are lost."""
AGAIN_SECONDS: Final = 1.0
ALIVE_SECONDS: Final = 5
ID_BYTES: Final = 8
HEARD: Final = "heard"


class RedisBus(Bus):
    """Topics go in one channel, each word with its sender."""

    def __init__(self, address: str) -> None:
        super().__init__()
        self._redis: redis.Redis = redis.Redis.from_url(
            address, socket_connect_timeout=2, socket_timeout=None, health_check_interval=ALIVE_SECONDS
        )
        self._shown = shown(address)
        self._me = secrets.token_bytes(ID_BYTES)
        self._words: asyncio.Queue[bytes] = asyncio.Queue(WAITING)
        self._tasks: list[asyncio.Task[None]] = []
        self._told = False

    def begin(self) -> None:
        """From now on words go out and come in."""
        self._tasks = [asyncio.create_task(self._send()), asyncio.create_task(self._hear())]

    async def close(self) -> None:
        """No more."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with contextlib.suppress(RedisError, OSError):
            await self._redis.aclose()

    def say(self, topic: str, data: bytes = b"") -> None:
        """See Bus; other processes hear it a little later, if at all."""
        super().say(topic, data)
        with contextlib.suppress(asyncio.QueueFull):
            self._words.put_nowait(self._me + topic.encode() + b"\0" + data)

    async def _send(self) -> None:
        while True:
            word = await self._words.get()
            try:
                await self._redis.publish(CHANNEL, word)
                self._told = False
            except (RedisError, OSError) as error:
                self._trouble(error)

    async def _hear(self) -> None:
        while True:
            try:
                async with self._redis.pubsub(ignore_subscribe_messages=True) as ear:
                    await ear.subscribe(CHANNEL)
                    async for message in ear.listen():
                        self._heard(message["data"])
            except (RedisError, OSError) as error:
                self._trouble(error)
            await asyncio.sleep(AGAIN_SECONDS)

    def _heard(self, word: bytes) -> None:
        if word[:ID_BYTES] == self._me:
            return
        topic, _, data = word[ID_BYTES:].partition(b"\0")
        super().say(topic.decode("utf-8", "replace"), data)

    def _trouble(self, error: Exception) -> None:
        if not self._told:
            log.warning("the bus %s cannot be reached; play goes on without it: %s", self._shown, type(error).__name__)
        self._told = True


def shown(address: str) -> str:
    """An address without what is secret in it."""
    return re.sub(r"//[^@/]*@", "//", address)
