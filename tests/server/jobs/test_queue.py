"""The queue of jobs in the store: one at a time has a job, what the dead had goes to others, and nothing stays."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from bastide.server.jobs import store
from bastide.server.jobs.store import KEPT_MS, TRIES, UNWANTED_MS, Asked, Seen
from bastide.server.storage.db import Db
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
        assert not store.put(db, FILM)
        store.beat(db, "other-kind", ["board"], "v1")
        store.beat(db, "other-edition", ["film"], "v2")
        store.beat(db, "dead", ["film"], "v1")
        db.execute("UPDATE workers SET beat_ms = 1 WHERE name = 'dead'")
        assert not store.put(db, FILM)
        store.beat(db, "w", ["board", "film"], "v1")
        assert store.put(db, FILM)
        assert store.take(db, "other-kind") is None
        assert store.take(db, "other-edition") is None, "it might do it otherwise"
        assert store.take(db, "w") == FILM
        assert store.workers(db, "v1") == {"board": 2, "film": 1}

    within(tmp_path, test)


def test_one_has_it_until_it_is_done(tmp_path: Path) -> None:
    def test(db: Db) -> None:
        for name in "ab":
            store.beat(db, name, ["film"], "v1")
        store.put(db, FILM)
        assert store.look(db, "1") == Seen("waiting", b"")
        assert store.take(db, "a") == FILM
        assert store.take(db, "b") is None
        assert store.hold(db, "a", "1", b"half")
        assert not store.hold(db, "b", "1", b"?")
        assert store.look(db, "1") == Seen("taken", b"half")
        assert not store.done(db, "b", "1", b"?", b"?")
        assert store.done(db, "a", "1", b"whole", b"film")
        assert store.look(db, "1") == Seen("done", b"whole")
        assert store.put(db, FILM), "who asks again, elsewhere, finds it done"
        assert store.look(db, "1") == Seen("done", b"whole")
        assert store.fetch(db, "1") == b"film"
        assert store.look(db, "1") is None

    within(tmp_path, test)


def test_what_the_dead_had_goes_to_others_and_their_late_word_is_not_heard(tmp_path: Path) -> None:
    def test(db: Db) -> None:
        for name in "ab":
            store.beat(db, name, ["film"], "v1")
        store.put(db, FILM)
        store.take(db, "a")
        over(db)
        assert store.look(db, "1") == Seen("waiting", b"")
        assert store.take(db, "b") == FILM
        assert not store.hold(db, "a", "1", b"late")
        assert not store.done(db, "a", "1", b"late", None)
        store.fail(db, "a", "1")
        assert store.look(db, "1") == Seen("taken", b"")

    within(tmp_path, test)


@pytest.mark.parametrize("how", ["dies", "fails"])
def test_what_nobody_can_do_is_given_up(tmp_path: Path, how: str) -> None:
    def test(db: Db) -> None:
        store.beat(db, "w", ["film"], "v1")
        store.put(db, FILM)
        for _ in range(TRIES):
            assert store.take(db, "w") == FILM
            over(db) if how == "dies" else store.fail(db, "w", "1")
        assert store.take(db, "w") is None
        seen = store.look(db, "1")
        assert seen is not None
        assert seen.state == "failed"

    within(tmp_path, test)


def test_whoever_goes_gives_back_what_he_has(tmp_path: Path) -> None:
    def test(db: Db) -> None:
        for name in "ab":
            store.beat(db, name, ["film"], "v1")
        store.put(db, FILM)
        for _ in range(TRIES + 1):
            store.take(db, "a")
            store.leave(db, "a")
            store.beat(db, "a", ["film"], "v1")
        assert store.take(db, "b") == FILM, "that was no try"

    within(tmp_path, test)


def test_what_nobody_waits_for_is_not_begun_and_not_gone_on_with(tmp_path: Path) -> None:
    def test(db: Db) -> None:
        store.beat(db, "w", ["film"], "v1")
        other = Asked("2", "film", "v1", b"{}")
        store.put(db, FILM)
        store.put(db, other)
        store.take(db, "w")
        db.execute("UPDATE jobs SET wanted_ms = wanted_ms - ?", (UNWANTED_MS + 1,))
        assert not store.hold(db, "w", "1", b"")
        assert store.take(db, "w") is None
        db.execute("UPDATE jobs SET wanted_ms = wanted_ms - ?", (KEPT_MS,))
        store.put(db, Asked("3", "film", "v1", b"{}"))
        assert [one.count for one in store.counted(db)] == [1], "it goes"

    within(tmp_path, test)


def test_it_is_taken_back_as_long_as_nobody_is_at_it(tmp_path: Path) -> None:
    def test(db: Db) -> None:
        store.beat(db, "w", ["film"], "v1")
        store.put(db, FILM)
        assert store.withdraw(db, "1", free=True)
        assert not store.withdraw(db, "1", free=True)
        store.put(db, FILM)
        store.take(db, "w")
        assert not store.withdraw(db, "1", free=True)
        over(db)
        assert store.withdraw(db, "1", free=True)

    within(tmp_path, test)


def test_the_oldest_comes_first_and_there_are_so_many_at_most(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store, "MOST", 3)

    def test(db: Db) -> None:
        store.beat(db, "w", ["film"], "v1")
        put = [store.put(db, Asked(str(n), "film", "v1", b"{}")) for n in (3, 1, 2, 4)]
        assert put == [True, True, True, False]
        db.execute("UPDATE jobs SET made_ms = made_ms - 5000 WHERE id = '2'")
        taken = store.take(db, "w")
        assert taken is not None
        assert taken.id == "2"
        found = {one.state: (one.count, one.oldest_ms >= 5000) for one in store.counted(db)}
        assert found == {"taken": (1, True), "waiting": (2, False)}

    within(tmp_path, test)
