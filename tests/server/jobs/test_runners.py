"""Jobs are done here, one of a kind at a time, or by workers of the house; whatever becomes of those, they get done."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from bastide.server.common.bus import Bus
from bastide.server.jobs import distributed, local, store, worker
from bastide.server.jobs.distributed import DistributedRunner
from bastide.server.jobs.kinds import ANALYSIS, DEEP, FILM, KINDS, Job, JobKind, job_edition
from bastide.server.jobs.local import LocalRunner
from bastide.server.jobs.worker import JobWorker
from bastide.server.storage.store import Store
from bastide.server.storage.writer import DatabaseWriter


class Place:
    """Where jobs are done: what was begun here, and the moment at which they go on."""

    def __init__(self) -> None:
        self.begun: list[bytes] = []
        self.go, self.fails = asyncio.Event(), False

    async def carry(self, job: Job) -> None:
        """As a process does it."""
        self.begun.append(job.said)
        job.hear(b"half")
        await self.go.wait()
        if self.fails:
            raise ValueError("the process ended")
        if job.target is not None:
            job.target.write_bytes(b"made of " + job.said)
        job.hear(b"whole")


class Wish:
    """A job, and what was heard of it."""

    def __init__(self, said: bytes, kind: JobKind = ANALYSIS, target: Path | None = None) -> None:
        self.begun, self.heard = False, list[bytes]()
        self.job = Job(kind, said, self._begin, self.heard.append, target)

    def _begin(self) -> None:
        self.begun = True


class Yard:
    """One process with hands of its own, and workers."""

    def __init__(self, db: DatabaseWriter) -> None:
        self.db, self.bus, self.here, self.there = db, Bus(), Place(), Place()
        self.hands = DistributedRunner(db, self.bus, self.here.carry)
        self.tasks: list[asyncio.Task[None]] = []

    async def employ(self, kinds: tuple[str, ...] = tuple(KINDS)) -> asyncio.Task[None]:
        """One more worker, which does one job at a time."""
        working = JobWorker(self.db, self.bus, kinds, 1, self.there.carry)
        task = asyncio.create_task(working.work())
        self.tasks.append(task)
        while not await self.db.run(lambda db: db.execute("SELECT 1 FROM workers WHERE name = ?", (working.name,)).get):
            await asyncio.sleep(0)
        return task

    def ask(self, wish: Wish) -> asyncio.Task[None]:
        """Somebody wants it."""
        task = asyncio.create_task(self.hands.do(wish.job))
        self.tasks.append(task)
        return task

    async def rows(self) -> int:
        """Jobs that the store has."""
        return await self.db.run(lambda db: int(db.execute("SELECT count(*) FROM jobs").get))


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits for long."""
    for where in (distributed, worker):
        monkeypatch.setattr(where, "LOOK_SECONDS", 0.01)
    monkeypatch.setattr(worker, "BEAT_SECONDS", 0.02)


def in_yard(folder: Path, test: Callable[[Yard], Awaitable[None]]) -> None:
    """In a loop."""

    async def run() -> None:
        store = Store(folder)
        yard = Yard(store._writer)
        try:
            await asyncio.wait_for(test(yard), 60)
        finally:
            for task in yard.tasks:
                task.cancel()
            await asyncio.gather(*yard.tasks, return_exceptions=True)
            await yard.hands.close()

    asyncio.run(run())


async def until(seen: Callable[[], object]) -> None:
    """Wait for it."""
    while not seen():
        await asyncio.sleep(0.001)


def test_one_of_a_kind_at_a_time() -> None:
    async def test() -> None:
        here = Place()
        own = LocalRunner(here.carry)
        wishes = [Wish(b"1"), Wish(b"2"), Wish(b"3", DEEP)]
        tasks = [asyncio.create_task(own.do(wish.job)) for wish in wishes]
        await until(lambda: len(here.begun) == 2)
        assert [wish.begun for wish in wishes] == [True, False, True], "quick ones do not wait for deep ones"
        here.go.set()
        await asyncio.gather(*tasks)
        assert here.begun == [b"1", b"3", b"2"]

    asyncio.run(test())


def test_without_workers_nothing_is_stored(tmp_path: Path) -> None:
    async def test(yard: Yard) -> None:
        yard.ask(wish := Wish(b"1"))
        await until(lambda: yard.here.begun)
        assert await yard.rows() == 0
        yard.here.go.set()
        await yard.tasks[0]
        assert wish.heard == [b"half", b"whole"]

    in_yard(tmp_path, test)


def test_a_worker_does_it_and_says_how_far_it_is(tmp_path: Path) -> None:
    async def test(yard: Yard) -> None:
        await yard.employ()
        asked = yard.ask(wish := Wish(b"1", FILM, tmp_path / "made"))
        await until(lambda: wish.heard)
        assert (wish.begun, wish.heard) == (True, [b"half"])
        workers, counted = await yard.hands.look()
        assert workers["film"] == 1
        assert [(one.kind, one.state, one.count) for one in counted] == [("film", "taken", 1)]
        yard.there.go.set()
        await asked
        assert wish.heard == [b"half", b"whole"]
        assert (tmp_path / "made").read_bytes() == b"made of 1"
        assert yard.here.begun == []
        assert await yard.rows() == 0, "nothing of it stays"

    in_yard(tmp_path, test)


def test_a_worker_dies_and_another_one_does_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store, "LEASE_MS", 50)
    monkeypatch.setattr(store, "remove_worker", lambda db, name: None)  # it dies without a word

    async def test(yard: Yard) -> None:
        first = await yard.employ()
        asked = yard.ask(wish := Wish(b"1"))
        await until(lambda: yard.there.begun)
        first.cancel()
        await yard.employ()
        yard.there.go.set()
        await asked
        assert yard.there.begun == [b"1", b"1"]
        assert wish.heard[-1] == b"whole"
        assert yard.here.begun == []

    in_yard(tmp_path, test)


def test_what_the_last_worker_leaves_is_done_here(tmp_path: Path) -> None:
    hasty = JobKind("analysis", ANALYSIS.module, waits=0.0)

    async def test(yard: Yard) -> None:
        working = await yard.employ()
        asked = yard.ask(Wish(b"1", hasty))
        await until(lambda: yard.there.begun)
        working.cancel()
        yard.here.go.set()
        await asked
        assert yard.here.begun == [b"1"]
        assert await yard.rows() == 0

    in_yard(tmp_path, test)


def test_what_nobody_wants_any_more_ends_everywhere(tmp_path: Path) -> None:
    async def test(yard: Yard) -> None:
        await yard.employ()
        asked = yard.ask(Wish(b"1"))
        await until(lambda: yard.there.begun)
        asked.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await asked
        yard.there.go = asyncio.Event()
        yard.ask(Wish(b"2"))
        await until(lambda: len(yard.there.begun) == 2)
        assert yard.there.begun == [b"1", b"2"], "its hand is free"

    in_yard(tmp_path, test)


def test_what_fails_everywhere_is_given_up(tmp_path: Path) -> None:
    async def test(yard: Yard) -> None:
        await yard.employ()
        yard.there.fails = True
        yard.there.go.set()
        with pytest.raises(ValueError, match="no machine"):
            await yard.ask(Wish(b"1"))
        assert yard.there.begun == [b"1"] * store.TRIES

    in_yard(tmp_path, test)


def test_long_ones_and_kinds_that_no_worker_takes_are_done_here(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(distributed, "MOST_BYTES", 3)

    async def test(yard: Yard) -> None:
        await yard.employ(("analysis",))
        yard.here.go.set()
        yard.there.go.set()
        await yard.ask(Wish(b"long"))
        await yard.ask(Wish(b"1", FILM, tmp_path / "made"))
        await yard.ask(Wish(b"2"))
        assert (yard.here.begun, yard.there.begun) == ([b"long", b"1"], [b"2"])

    in_yard(tmp_path, test)


def test_a_process_that_ends_without_success_has_failed(tmp_path: Path) -> None:
    wish = Wish(b"no task", JobKind("analysis", "bastide.no_such_module"))
    with pytest.raises(ValueError, match="ended"):
        asyncio.run(local.run_job(wish.job))


def test_an_edition_is_one_of_these_very_sources() -> None:
    assert job_edition() == job_edition()
    assert job_edition().endswith(("/compiled", "/interpreted"))
