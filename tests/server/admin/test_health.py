"""Lives, and can work: two questions with two answers."""

import asyncio
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from bastide.server.admin.feature_listeners import connect_features
from bastide.server.admin.health import KEPT_SECONDS, HealthCheck
from bastide.server.bots.pool import BotPool
from bastide.server.http.limits import Limits
from bastide.server.live.hub import Hub
from bastide.server.storage.store import QUIET_SECONDS, Store
from tests.server.conftest import ME, OPEN, PATIENCE, AppServer, run_app_server
from tests.server.fixtures.server_process import ServerProcess

PAUSE = 0.2


class Clock:
    """A clock that goes on when it is told to."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def hub(tmp_path: Path) -> Iterator[Hub]:
    """A hub with a store of its own."""
    store = Store(tmp_path)
    yield connect_features(Hub(store, BotPool(patience=0.2), Limits(), clock=Clock()))
    store.close()


def test_a_server_that_works_is_ready(server: AppServer) -> None:
    assert server.client.get("/healthz").json() == {"ok": True}
    answer = server.client.get("/readyz")
    assert (answer.status_code, answer.json()) == (200, {"ok": True, "reasons": []})


def test_a_full_disk_is_told_by_readiness_only(tmp_path: Path) -> None:
    with run_app_server(tmp_path, Limits(free_bytes=1 << 60)) as server:
        assert server.client.get("/healthz").status_code == 200
        answer = server.client.get("/readyz")
        assert (answer.status_code, answer.json()["reasons"]) == (503, ["disk"])


def test_a_store_that_cannot_write_is_told_and_forgotten_when_it_can(tmp_path: Path) -> None:
    import resource

    server = ServerProcess(tmp_path)
    server.start()
    try:
        pid = server._running.pid if server._running else 0
        assert (
            httpx.get(f"{server.base}/healthz", timeout=PATIENCE).status_code == 200
        )  # it has started, which writes as well
        before = resource.prlimit(pid, resource.RLIMIT_FSIZE)
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (1024, before[1]))  # as if no byte more found room
        assert httpx.get(f"{server.base}/healthz", timeout=PATIENCE).status_code == 200
        # what was made durable shortly before is believed for a while, so it is asked until that is over
        for _ in range(int((QUIET_SECONDS + KEPT_SECONDS) * 2 / PAUSE)):
            answer = httpx.get(f"{server.base}/readyz", timeout=PATIENCE)
            if answer.status_code == 503:
                break
            time.sleep(PAUSE)
        assert (answer.status_code, answer.json()["reasons"]) == (503, ["store"])
        body = {"rules": "base", "seats": [ME, OPEN]}
        assert httpx.post(f"{server.base}/api/tables", json=body, timeout=PATIENCE).status_code == 503
        resource.prlimit(pid, resource.RLIMIT_FSIZE, before)
        assert httpx.post(f"{server.base}/api/tables", json=body, timeout=PATIENCE).status_code == 201
    finally:
        server.end()


def test_a_store_that_does_not_answer_is_no_store(hub: Hub, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    async def never(store: Store) -> bool:
        await asyncio.sleep(3600)
        return True

    monkeypatch.setattr(Store, "alive", never)
    monkeypatch.setattr("bastide.server.admin.health.PATIENCE", 0.01)
    assert asyncio.run(HealthCheck(hub, tmp_path).look()) == ["store"]


def test_many_questions_are_one_look(hub: Hub, tmp_path: Path) -> None:
    looks: list[Path] = []

    def free(folder: Path) -> int:
        looks.append(folder)
        return 1 << 40

    async def ask() -> None:
        health = HealthCheck(hub, tmp_path, free)
        for _ in range(50):
            assert not any(await asyncio.gather(health.look(), health.look()))
        assert len(looks) == 1
        hub.clock.now += 1.5  # type: ignore[attr-defined]
        await health.look()
        assert len(looks) == 2

    asyncio.run(ask())


def test_a_quiet_store_is_written_to_once_in_a_while_only(hub: Hub) -> None:
    async def ask() -> None:
        writer = hub.tables.store._writer
        assert await hub.tables.store.alive()
        first = writer.durable_at
        assert first > 0
        for _ in range(20):
            assert await hub.tables.store.alive()
        assert writer.durable_at == first

    asyncio.run(ask())


def test_bots_that_do_not_answer_are_asked_again(hub: Hub, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    async def ask() -> None:
        health = HealthCheck(hub, tmp_path)
        executable = sys.executable
        monkeypatch.setattr(sys, "executable", str(tmp_path / "nothing"))
        await hub.bots.try_again()
        assert await health.look() == ["bots"]
        monkeypatch.setattr(sys, "executable", executable)
        hub.bots.patience = 60.0
        await hub.bots.try_again()
        hub.clock.now += 1.5  # type: ignore[attr-defined]
        assert await health.look() == []
        await hub.drain()
        assert await health.look() == ["draining"]

    asyncio.run(ask())
