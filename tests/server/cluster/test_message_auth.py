"""Messages on the bus that no process of the cluster sent: no listener processes them, and none stops."""

import asyncio
import logging
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
import redis
from starlette.testclient import TestClient

from bastide.server.app.main import make_app
from bastide.server.app.settings import Settings
from bastide.server.cluster.message_auth import (
    MAX_BYTES,
    WINDOW_MS,
    MessageAuthenticator,
    MessageRejected,
    cluster_channel,
)
from bastide.server.cluster.redis_bus import SILENT_SECONDS, RedisBus
from bastide.server.common import server_metrics
from bastide.server.common.bus import Bus
from bastide.server.http.limits import Limits
from scripts.databases import Redis
from tests.server.cluster.test_redis_bus import until

pytestmark = pytest.mark.postgres
SECRET = "of the cluster"
BAD: dict[str, Callable[[str], list[bytes]]] = {
    "malformed": lambda topic: [b"", b"\0", b"old-head" + topic.encode() + b"\0\xff", topic.encode() * 20],
    "truncated": lambda topic: [
        MessageAuthenticator(SECRET).sign(topic, b"data")[:-1],
        MessageAuthenticator(SECRET).sign(topic, b"")[:20],
    ],
    "invalid UTF-8": lambda topic: [MessageAuthenticator(SECRET).sign(topic, b"\xff\xfe")],
    "oversized": lambda topic: [b"x" * 2_000_000, MessageAuthenticator(SECRET).sign(topic, b"") + b"x" * MAX_BYTES],
    "forged": lambda topic: [MessageAuthenticator("guessed").sign(topic, b"name anna")] * 3,
    "expired": lambda topic: [MessageAuthenticator(SECRET, lambda: 1_000_000.0).sign(topic, b"name anna")],
}
"""What is published, by its kind."""


class Recorder(RedisBus):
    """The bus of a whole server, and the data that each topic passed on to the server's own listeners."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.passed: list[tuple[str, bytes]] = []

    def _dispatch(self, topic: str, data: bytes) -> None:
        self.passed.append((topic, data))
        super()._dispatch(topic, data)

    @property
    def topics(self) -> list[str]:
        """All that a process listens to."""
        return sorted(self._handlers)


@pytest.fixture(scope="module")
def server() -> Iterator[Redis]:
    """A Redis."""
    made = Redis()
    yield made
    made.end()


@pytest.fixture
def bus(server: Redis, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Recorder, Redis, TestClient]]:
    """A whole server, all of whose listeners are on a bus of Redis."""
    made: list[Recorder] = []

    def make() -> Bus:
        made.append(Recorder(server.address))
        return made[-1]

    monkeypatch.setattr("bastide.server.app.main.Bus", make)
    with TestClient(
        make_app(Settings(tmp_path, bot_delay=0.0, limits=Limits())), base_url="http://localhost"
    ) as client:
        one = made[0]
        portal = client.portal
        assert portal is not None

        async def begin() -> None:
            one.begin(SECRET)

        portal.call(begin)
        yield one, server, client
        portal.call(one.close)


@pytest.mark.parametrize("kind", BAD)
def test_every_listener_survives_every_bad_message(bus: tuple[Recorder, Redis, TestClient], kind: str) -> None:
    one, server, client = bus
    portal = client.portal
    assert portal is not None
    assert len(one.topics) >= 15, one.topics
    with redis.Redis.from_url(server.address) as attacker:
        channel = cluster_channel(SECRET)
        portal.call(until, lambda: attacker.pubsub_numsub(channel)[0][1] == 1)
        friend = MessageAuthenticator(SECRET)
        for topic in one.topics:
            one.passed.clear()
            for raw in BAD[kind](topic):
                attacker.publish(channel, raw)
            good = friend.sign(topic, b"good")
            attacker.publish(channel, good)
            attacker.publish(channel, good)  # replayed
            attacker.publish(channel, friend.sign("end of topic", b""))
            portal.call(until, lambda: ("end of topic", b"") in one.passed)
            accepted = [data for name, data in one.passed if name == topic]
            assert accepted == ([b"\xff\xfe", b"good"] if kind == "invalid UTF-8" else [b"good"]), topic
        assert attacker.pubsub_numsub(channel)[0][1] == 1


def count_failed() -> float:
    """How many messages failed in a handler."""
    value = server_metrics.registry.get_sample_value("bastide_bus_messages_total", {"outcome": "failed"})
    return value or 0


def test_a_handler_that_raises_stops_no_other_one_and_is_logged_once(caplog: pytest.LogCaptureFixture) -> None:
    bus, heard, failed = Bus(), list[bytes](), count_failed()
    bus.listen("raises", lambda data: print(data.decode()))
    bus.listen("raises", heard.append)
    with caplog.at_level(logging.WARNING):
        for _ in range(100):
            bus.say("raises", b"\xff")
    assert heard == [b"\xff"] * 100
    assert count_failed() == failed + 100
    assert sum("could not be processed" in one.message for one in caplog.records) <= 1


def test_listener_comes_back_after_any_error(server: Redis) -> None:
    async def run() -> None:
        one, heard = RedisBus(server.address), list[bytes]()
        broken = iter([ValueError("anything"), KeyError("else")])

        def accept(auth: MessageAuthenticator, raw: bytes) -> None:
            if (error := next(broken, None)) is not None:
                raise error
            heard.append(raw)

        one._accept = accept  # type: ignore[method-assign]
        one.begin(SECRET)
        other = RedisBus(server.address)
        other.begin(SECRET)

        def spoken() -> bool:
            other.say("x")
            return len(heard) > 2

        await until(spoken)
        await one.close()
        await other.close()

    asyncio.run(run())


def test_two_clusters_on_one_redis_do_not_receive_each_other(server: Redis) -> None:
    async def run() -> None:
        one, other, same = (RedisBus(server.address) for _ in range(3))
        for bus, secret in ((one, "one"), (same, "one"), (other, "other")):
            bus.begin(secret)
        heard: list[str] = []
        other.listen("x", lambda data: heard.append("other"))
        same.listen("x", lambda data: heard.append("same"))

        def spoken() -> bool:
            one.say("x")
            return len(heard) > 5

        await until(spoken)
        assert set(heard) == {"same"}
        for bus in (one, other, same):
            await bus.close()

    asyncio.run(run())


def test_a_process_without_its_own_heartbeat_warns_and_stays_ready(bus: tuple[Recorder, Redis, TestClient]) -> None:
    one, _, client = bus
    assert client.get("/readyz").json() == {"ok": True, "reasons": []}
    later = one._clock() + SILENT_SECONDS + 1
    one._clock = lambda: later
    one._heartbeat_at = later - SILENT_SECONDS - 1
    answer = client.get("/readyz")
    assert (answer.status_code, answer.json()["warnings"]) == (200, ["bus"])
    assert server_metrics.registry.get_sample_value("bastide_bus_silent_seconds") == SILENT_SECONDS + 1


def test_own_heartbeat_counts(server: Redis) -> None:
    async def run() -> None:
        one = RedisBus(server.address)
        one.begin(SECRET)
        begun = one._heartbeat_at
        await until(lambda: one._heartbeat_at > begun)
        assert one.healthy
        await one.close()

    asyncio.run(run())


def test_clocks_may_differ_by_the_window_and_a_message_counts_once() -> None:
    now = [1_800_000_000.0]
    one, other = MessageAuthenticator(SECRET, lambda: now[0]), MessageAuthenticator(SECRET, lambda: now[0])
    for seconds, reason in ((59, ""), (61, "expired"), (-59, ""), (-61, "expired")):
        raw = other.sign("x", b"")
        now[0] += seconds
        outcome = ""
        try:
            one.verify(raw)
        except MessageRejected as no:
            outcome = no.reason
        assert outcome == reason
    first, second = other.sign("x", b"1"), other.sign("x", b"2")
    one.verify(second)
    for raw in (first, second):
        with pytest.raises(MessageRejected, match="replayed"):
            one.verify(raw)
    assert WINDOW_MS == 60_000


def test_forgotten_senders_cannot_be_replayed() -> None:
    now = [1_800_000_000.0]
    one, kept = MessageAuthenticator(SECRET, lambda: now[0]), []
    for _ in range(1100):
        raw = MessageAuthenticator(SECRET, lambda: now[0]).sign("x", b"")
        one.verify(raw)
        kept.append(raw)
        now[0] += 1
    assert len(one._seen) < 1100
    for raw in kept:
        with pytest.raises(MessageRejected):
            one.verify(raw)


def test_a_message_that_is_too_long_is_not_sent() -> None:
    with pytest.raises(ValueError, match="too long"):
        MessageAuthenticator(SECRET).sign("x", b"x" * MAX_BYTES)
