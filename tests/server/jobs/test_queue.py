"""The queue of jobs in the store: one at a time has a job, what the dead had goes to others, and nothing stays."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from bastide.server.storage import jobs
from bastide.server.storage.db import Db
from bastide.server.storage.jobs import KEPT_MS, TRIES, UNWANTED_MS, Asked, Seen
from bastide.server.storage.store import Store

FILM = Asked("1", "film", "v1", b"{}")


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
        assert not jobs.put(db, FILM)
        jobs.beat(db, "other-kind", ["board"], "v1")
        jobs.beat(db, "other-edition", ["film"], "v2")
        jobs.beat(db, "dead", ["film"], "v1")
        db.execute("UPDATE workers SET beat_ms = 1 WHERE name = 'dead'")
        assert not jobs.put(db, FILM)
        jobs.beat(db, "w", ["board", "film"], "v1")
        assert jobs.put(db, FILM)
        assert jobs.take(db, "other-kind") is None
        assert jobs.take(db, "other-edition") is None, "it might do it otherwise"
        assert jobs.take(db, "w") == FILM
        assert jobs.workers(db, "v1") == {"board": 2, "film": 1}

    within(tmp_path, test)


def test_one_has_it_until_it_is_done(tmp_path: Path) -> None:
    def test(db: Db) -> None:
        for name in "ab":
            jobs.beat(db, name, ["film"], "v1")
        jobs.put(db, FILM)
        assert jobs.look(db, "1") == Seen("waiting", b"")
        assert jobs.take(db, "a") == FILM
        assert jobs.take(db, "b") is None
        assert jobs.hold(db, "a", "1", b"half")
        assert not jobs.hold(db, "b", "1", b"?")
        assert jobs.look(db, "1") == Seen("taken", b"half")
        assert not jobs.done(db, "b", "1", b"?", b"?")
        assert jobs.done(db, "a", "1", b"whole", b"film")
        assert jobs.look(db, "1") == Seen("done", b"whole")
        assert jobs.put(db, FILM), "who asks again, elsewhere, finds it done"
        assert jobs.look(db, "1") == Seen("done", b"whole")
        assert jobs.fetch(db, "1") == b"film"
        assert jobs.look(db, "1") is None

    within(tmp_path, test)


def test_what_the_dead_had_goes_to_others_and_their_late_word_is_not_heard(tmp_path: Path) -> None:
    def test(db: Db) -> None:
        for name in "ab":
            jobs.beat(db, name, ["film"], "v1")
        jobs.put(db, FILM)
        jobs.take(db, "a")
        over(db)
        assert jobs.look(db, "1") == Seen("waiting", b"")
        assert jobs.take(db, "b") == FILM
        assert not jobs.hold(db, "a", "1", b"late")
        assert not jobs.done(db, "a", "1", b"late", None)
        jobs.fail(db, "a", "1")
        assert jobs.look(db, "1") == Seen("taken", b"")

    within(tmp_path, test)


@pytest.mark.parametrize("how", ["dies", "fails"])
def test_what_nobody_can_do_is_given_up(tmp_path: Path, how: str) -> None:
    def test(db: Db) -> None:
        jobs.beat(db, "w", ["film"], "v1")
        jobs.put(db, FILM)
        for _ in range(TRIES):
            assert jobs.take(db, "w") == FILM
            over(db) if how == "dies" else jobs.fail(db, "w", "1")
        assert jobs.take(db, "w") is None
        seen = jobs.look(db, "1")
        assert seen is not None
        assert seen.state == "failed"

    within(tmp_path, test)


def test_whoever_goes_gives_back_what_he_has(tmp_path: Path) -> None:
    def test(db: Db) -> None:
        for name in "ab":
            jobs.beat(db, name, ["film"], "v1")
        jobs.put(db, FILM)
        for _ in range(TRIES + 1):
            jobs.take(db, "a")
            jobs.leave(db, "a")
            jobs.beat(db, "a", ["film"], "v1")
        assert jobs.take(db, "b") == FILM, "that was no try"

    within(tmp_path, test)


def test_what_nobody_waits_for_is_not_begun_and_not_gone_on_with(tmp_path: Path) -> None:
    def test(db: Db) -> None:
        jobs.beat(db, "w", ["film"], "v1")
        other = Asked("2", "film", "v1", b"{}")
        jobs.put(db, FILM)
        jobs.put(db, other)
        jobs.take(db, "w")
        db.execute("UPDATE jobs SET wanted_ms = wanted_ms - ?", (UNWANTED_MS + 1,))
        assert not jobs.hold(db, "w", "1", b"")
        assert jobs.take(db, "w") is None
        db.execute("UPDATE jobs SET wanted_ms = wanted_ms - ?", (KEPT_MS,))
        jobs.put(db, Asked("3", "film", "v1", b"{}"))
        assert [one.count for one in jobs.counted(db)] == [1], "it goes"

    within(tmp_path, test)


def test_it_is_taken_back_as_long_as_nobody_is_at_it(tmp_path: Path) -> None:
    def test(db: Db) -> None:
        jobs.beat(db, "w", ["film"], "v1")
        jobs.put(db, FILM)
        assert jobs.withdraw(db, "1", free=True)
        assert not jobs.withdraw(db, "1", free=True)
        jobs.put(db, FILM)
        jobs.take(db, "w")
        assert not jobs.withdraw(db, "1", free=True)
        over(db)
        assert jobs.withdraw(db, "1", free=True)

    within(tmp_path, test)


def test_the_oldest_comes_first_and_there_are_so_many_at_most(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(jobs, "MOST", 3)

    def test(db: Db) -> None:
        jobs.beat(db, "w", ["film"], "v1")
        put = [jobs.put(db, Asked(str(n), "film", "v1", b"{}")) for n in (3, 1, 2, 4)]
        assert put == [True, True, True, False]
        db.execute("UPDATE jobs SET made_ms = made_ms - 5000 WHERE id = '2'")
        taken = jobs.take(db, "w")
        assert taken is not None
        assert taken.id == "2"
        found = {one.state: (one.count, one.oldest_ms >= 5000) for one in jobs.counted(db)}
        assert found == {"taken": (1, True), "waiting": (2, False)}

    within(tmp_path, test)
