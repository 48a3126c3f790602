"""The bus over Redis: others hear, limits count over all processes, and nothing depends on it."""

import asyncio
from collections.abc import Callable, Iterator

import pytest

from bastide.server.cluster.redis_bus import RedisBus, redact_redis_url
from bastide.server.http.limits import SlidingWindow
from scripts.databases import Redis

pytestmark = pytest.mark.postgres
SECRET = "of the cluster"


@pytest.fixture
def server() -> Iterator[Redis]:
    """An empty one."""
    made = Redis()
    yield made
    made.end()


async def until(true: Callable[[], bool]) -> None:
    """Wait for something that comes soon."""
    async with asyncio.timeout(30):
        while not true():
            await asyncio.sleep(0.02)


async def connected(one: RedisBus, other: RedisBus) -> None:
    """Both hear each other."""
    seen: set[str] = set()
    stops = [one.listen("there", lambda data: seen.add("one")), other.listen("there", lambda data: seen.add("other"))]
    for bus, name in ((one, "other"), (other, "one")):
        seen.clear()
        async with asyncio.timeout(30):
            while name not in seen:
                bus.say("there")
                await asyncio.sleep(0.05)
    for stop in stops:
        stop()


def test_what_one_says_others_hear_once(server: Redis) -> None:
    async def run() -> None:
        one, other = RedisBus(server.address), RedisBus(server.address)
        one.begin(SECRET)
        other.begin(SECRET)
        await connected(one, other)
        heard: list[tuple[str, bytes]] = []
        one.listen("news", lambda data: heard.append(("one", data)))
        other.listen("news", lambda data: heard.append(("other", data)))
        one.say("news", b"\0a")
        assert heard == [("one", b"\0a")], "oneself at once"
        await until(lambda: len(heard) == 2)
        one.say("else", b"b")
        one.say("news", b"c")
        await until(lambda: len(heard) == 4)
        assert sorted(heard) == [("one", b"\0a"), ("one", b"c"), ("other", b"\0a"), ("other", b"c")]
        await one.close()
        await other.close()

    asyncio.run(run())


def test_limits_count_over_processes_and_begin_anew_with_redis(server: Redis) -> None:
    async def run() -> None:
        one, other = RedisBus(server.address), RedisBus(server.address)
        limits = [SlidingWindow(2, lambda: 0.0).over(bus, "limit x") for bus in (one, other)]
        assert limits[0].may("ben"), "also before Redis is there"
        one.begin(SECRET)
        other.begin(SECRET)
        await connected(one, other)
        await until(lambda: limits[1].wait("ben") == 0)
        assert limits[0].may("anna")
        assert limits[0].may("anna")
        await until(lambda: limits[1].wait("anna") > 0)
        assert not limits[1].may("anna")
        server.end()
        assert limits[1].may("ben")
        server.start()
        await connected(one, other)
        assert not limits[1].may("anna"), "what a process knows it keeps"
        await one.close()
        await other.close()

    asyncio.run(run())


def test_no_message_holds_a_password() -> None:
    assert redact_redis_url("redis://anna:tower@10.0.0.3:6379/0") == "redis://10.0.0.3:6379/0"
