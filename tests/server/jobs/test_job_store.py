"""The queue of jobs in the store: one at a time has a job, what the dead had goes to others, and nothing stays."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from bastide.server.jobs import store
from bastide.server.jobs.store import KEPT_MS, TRIES, UNWANTED_MS, JobRequest, JobStatus
from bastide.server.storage.db import Db
from bastide.server.storage.store import Store

FILM = JobRequest("1", "film", "v1", b"{}")


def within(folder: Path, test: Callable[[Db], None]) -> None:
    """In one transaction of a store of its own."""

    async def run() -> None:
        store = Store(folder)
        try:
            await store.do(test)
        finally:
            store.close()

    asyncio.run(run())


def over(db: Db) -> None:
    """Whoever has a job has been silent for too long."""
    db.execute("UPDATE jobs SET until_ms = 1 WHERE state = 'taken'")


def test_a_job_is_left_to_others_only_where_somebody_would_do_it_alike(tmp_path: Path) -> None:
    def test(db: Db) -> None:
        assert not store.put_job(db, FILM)
        store.beat_worker(db, "other-kind", ["board"], "v1")
        store.beat_worker(db, "other-edition", ["film"], "v2")
        store.beat_worker(db, "dead", ["film"], "v1")
        db.execute("UPDATE workers SET beat_ms = 1 WHERE name = 'dead'")
        assert not store.put_job(db, FILM)
        store.beat_worker(db, "w", ["board", "film"], "v1")
        assert store.put_job(db, FILM)
        assert store.take_job(db, "other-kind") is None
        assert store.take_job(db, "other-edition") is None, "it might do it otherwise"
        assert store.take_job(db, "w") == FILM
        assert store.count_workers(db, "v1") == {"board": 2, "film": 1}

    within(tmp_path, test)


def test_one_has_it_until_it_is_done(tmp_path: Path) -> None:
    def test(db: Db) -> None:
        for name in "ab":
            store.beat_worker(db, name, ["film"], "v1")
        store.put_job(db, FILM)
        assert store.job_status(db, "1") == JobStatus("waiting", b"")
        assert store.take_job(db, "a") == FILM
        assert store.take_job(db, "b") is None
        assert store.hold_job(db, "a", "1", b"half")
        assert not store.hold_job(db, "b", "1", b"?")
        assert store.job_status(db, "1") == JobStatus("taken", b"half")
        assert not store.complete_job(db, "b", "1", b"?", b"?")
        assert store.complete_job(db, "a", "1", b"whole", b"film")
        assert store.job_status(db, "1") == JobStatus("done", b"whole")
        assert store.put_job(db, FILM), "who asks again, elsewhere, finds it done"
        assert store.job_status(db, "1") == JobStatus("done", b"whole")
        assert store.fetch_result(db, "1") == b"film"
        assert store.job_status(db, "1") is None

    within(tmp_path, test)


def test_what_the_dead_had_goes_to_others_and_their_late_word_is_not_heard(tmp_path: Path) -> None:
    def test(db: Db) -> None:
        for name in "ab":
            store.beat_worker(db, name, ["film"], "v1")
        store.put_job(db, FILM)
        store.take_job(db, "a")
        over(db)
        assert store.job_status(db, "1") == JobStatus("waiting", b"")
        assert store.take_job(db, "b") == FILM
        assert not store.hold_job(db, "a", "1", b"late")
        assert not store.complete_job(db, "a", "1", b"late", None)
        store.fail_job(db, "a", "1")
        assert store.job_status(db, "1") == JobStatus("taken", b"")

    within(tmp_path, test)


@pytest.mark.parametrize("how", ["dies", "fails"])
def test_what_nobody_can_do_is_given_up(tmp_path: Path, how: str) -> None:
    def test(db: Db) -> None:
        store.beat_worker(db, "w", ["film"], "v1")
        store.put_job(db, FILM)
        for _ in range(TRIES):
            assert store.take_job(db, "w") == FILM
            over(db) if how == "dies" else store.fail_job(db, "w", "1")
        assert store.take_job(db, "w") is None
        seen = store.job_status(db, "1")
        assert seen is not None
        assert seen.state == "failed"

    within(tmp_path, test)


def test_whoever_goes_gives_back_what_he_has(tmp_path: Path) -> None:
    def test(db: Db) -> None:
        for name in "ab":
            store.beat_worker(db, name, ["film"], "v1")
        store.put_job(db, FILM)
        for _ in range(TRIES + 1):
            store.take_job(db, "a")
            store.remove_worker(db, "a")
            store.beat_worker(db, "a", ["film"], "v1")
        assert store.take_job(db, "b") == FILM, "that was no try"

    within(tmp_path, test)


def test_what_nobody_waits_for_is_not_begun_and_not_gone_on_with(tmp_path: Path) -> None:
    def test(db: Db) -> None:
        store.beat_worker(db, "w", ["film"], "v1")
        other = JobRequest("2", "film", "v1", b"{}")
        store.put_job(db, FILM)
        store.put_job(db, other)
        store.take_job(db, "w")
        db.execute("UPDATE jobs SET wanted_ms = wanted_ms - ?", (UNWANTED_MS + 1,))
        assert not store.hold_job(db, "w", "1", b"")
        assert store.take_job(db, "w") is None
        db.execute("UPDATE jobs SET wanted_ms = wanted_ms - ?", (KEPT_MS,))
        store.put_job(db, JobRequest("3", "film", "v1", b"{}"))
        assert [one.count for one in store.count_jobs(db)] == [1], "it goes"

    within(tmp_path, test)


def test_it_is_taken_back_as_long_as_nobody_is_at_it(tmp_path: Path) -> None:
    def test(db: Db) -> None:
        store.beat_worker(db, "w", ["film"], "v1")
        store.put_job(db, FILM)
        assert store.withdraw_job(db, "1", free=True)
        assert not store.withdraw_job(db, "1", free=True)
        store.put_job(db, FILM)
        store.take_job(db, "w")
        assert not store.withdraw_job(db, "1", free=True)
        over(db)
        assert store.withdraw_job(db, "1", free=True)

    within(tmp_path, test)


def test_the_oldest_comes_first_and_there_are_so_many_at_most(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store, "MOST", 3)

    def test(db: Db) -> None:
        store.beat_worker(db, "w", ["film"], "v1")
        put = [store.put_job(db, JobRequest(str(n), "film", "v1", b"{}")) for n in (3, 1, 2, 4)]
        assert put == [True, True, True, False]
        db.execute("UPDATE jobs SET made_ms = made_ms - 5000 WHERE id = '2'")
        taken = store.take_job(db, "w")
        assert taken is not None
        assert taken.id == "2"
        found = {one.state: (one.count, one.oldest_ms >= 5000) for one in store.count_jobs(db)}
        assert found == {"taken": (1, True), "waiting": (2, False)}

    within(tmp_path, test)
