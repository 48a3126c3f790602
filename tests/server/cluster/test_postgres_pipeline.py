"""Moves of a house go to their database side by side: each is stored whole or refused alone, whatever happens."""

import asyncio
import contextlib
import select
import socket
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import psycopg
import pytest
import uvloop

from bastide.server.storage.data_folder import StoreError
from bastide.server.storage.databases import postgres_pipeline
from bastide.server.storage.databases.postgres_pipeline import GROUP, PREPARED, PostgresPipeline, join_statements
from bastide.server.storage.db import Statement
from scripts.databases import Postgres
from tests.server.conftest import PATIENCE
from tests.server.fixtures.cluster import NetworkLink
from tests.server.fixtures.postgres import schema_of

pytestmark = pytest.mark.postgres
TABLES = (
    "CREATE TABLE rooms (id text PRIMARY KEY, head bigint, open bigint)",
    "CREATE TABLE moves (room text, n bigint, body bytea, xact text DEFAULT pg_current_xact_id()::text, "
    "PRIMARY KEY (room, n))",
    "INSERT INTO rooms VALUES ('a', 0, 1), ('b', 0, 1)",
)


class Place:
    """A database with two rooms, and the way to it."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.line = PostgresPipeline(address)
        self.rows("SELECT 1", *TABLES)

    def rows(self, sql: str, *before: str) -> list[tuple[Any, ...]]:
        """Looked at from beside."""
        with psycopg.connect(self.address, autocommit=True) as db:
            for one in before:
                db.execute(one)
            return db.execute(sql).fetchall()

    def stored(self, room: str = "a") -> list[int]:
        """The numbers of its moves."""
        return [int(row[0]) for row in self.rows(f"SELECT n FROM moves WHERE room = '{room}' ORDER BY n")]

    async def move(self, n: int, room: str = "a", *more: Statement) -> bool:
        """The n-th move."""
        state = "UPDATE rooms SET head = ?, open = ? WHERE id = ?", (n, True, room)
        move = "INSERT INTO moves (room, n, body) VALUES (?, ?, ?), (?, ?, ?)"
        return await self.line.at_once(state, [(move, (room, n, b"\0\xff", room, -n, b"")), *more])


@pytest.fixture
def place(postgres: Postgres, tmp_path: Path) -> Place:
    """Nothing was moved yet."""
    return Place(schema_of(postgres, tmp_path))


def run(place: Place, test: Callable[[], Awaitable[None]], loop: Callable[..., None] = asyncio.run) -> None:
    """A test, and the end of the line."""

    async def whole() -> None:
        try:
            await test()
        finally:
            await place.line.finish()
            place.line.close()

    loop(whole())


def test_a_move_is_stored_whole_or_not_at_all(place: Place) -> None:
    async def test() -> None:
        assert await place.move(1)
        assert place.rows("SELECT head, open FROM rooms WHERE id = 'a'") == [(1, 1)]
        assert place.rows("SELECT n, body FROM moves ORDER BY n") == [(-1, b""), (1, b"\0\xff")]
        assert not await place.move(2, "nobody's"), "the first changes nothing"
        with pytest.raises(StoreError, match=r"refuses to store: .*moves_pkey"):
            await place.move(1)
        with pytest.raises(StoreError, match="no_such_table"):
            await place.move(3, "a", ("INSERT INTO no_such_table VALUES (?)", (1,)))
        assert await place.move(4)
        assert place.stored() == [-4, -1, 1, 4]

    run(place, test)


def test_what_comes_meanwhile_goes_together_and_what_is_wrong_alone(place: Place) -> None:
    async def test() -> None:
        assert await place.move(1)
        said = (place.move(n) for n in range(2, 6))
        assert await asyncio.gather(*said) == [True] * 4
        assert len(place.rows("SELECT DISTINCT xact FROM moves WHERE n > 2")) == 1, "after the first, one transaction"
        wrong = [place.move(6), place.move(7, "nobody's"), place.move(1), place.move(8, "b"), place.move(9)]
        told = await asyncio.gather(*wrong, return_exceptions=True)
        assert [one if isinstance(one, bool) else type(one) for one in told] == [True, False, StoreError, True, True]
        assert (place.stored()[-2:], place.stored("b")) == ([6, 9], [-8, 8])

    run(place, test)


def test_more_than_a_group_and_more_statements_than_are_kept_ready(place: Place) -> None:
    async def test() -> None:
        at_once = 3 * GROUP
        assert all(await asyncio.gather(*(place.move(n) for n in range(1, at_once + 1))))
        for n in range(PREPARED + 5):
            other: Statement = (f"UPDATE rooms SET open = {n} WHERE id = ?", ("b",))
            assert await place.move(at_once + 1 + n, "a", other)
        assert len(place.stored()) == 2 * (at_once + PREPARED + 5)
        assert place.rows("SELECT open FROM rooms WHERE id = 'b'") == [(PREPARED + 4,)]

    run(place, test)


def test_much_at_once_is_written_as_fast_as_it_is_taken(place: Place) -> None:
    """More than the network takes in one piece, in both directions."""

    async def test() -> None:
        body = bytes(range(256)) * 4096
        long: Statement = ("INSERT INTO moves (room, n, body) VALUES (?, ?, ?)", ("b", 1, body))
        assert await place.move(1)
        told = await asyncio.gather(*(place.move(n + 2, "a", (long[0], ("b", n, body))) for n in range(20)))
        assert told == [True] * 20
        assert place.rows("SELECT count(*), sum(length(body)) FROM moves WHERE room = 'b'") == [(20, 20 * len(body))]

    run(place, test)


TURNS = 20
"""Turns of the loop in which a statement is sent."""
KILL = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid != pg_backend_pid() AND query LIKE '%first%'"


def test_a_connection_that_broke_is_made_anew(place: Place) -> None:
    async def test() -> None:
        assert await place.move(1)
        assert place.rows(KILL) == [(True,)]
        while place.rows("SELECT 1 FROM pg_stat_activity WHERE pid != pg_backend_pid() AND query LIKE '%first%'"):
            await asyncio.sleep(0.01)
        assert await place.move(2), "nothing was under way"
        with psycopg.connect(place.address) as other:
            other.execute("UPDATE rooms SET open = 0 WHERE id = 'a'")
            waits = [asyncio.create_task(place.move(3))]
            while not place.rows("SELECT 1 FROM pg_locks WHERE NOT granted"):
                await asyncio.sleep(0.01)
            waits.append(asyncio.create_task(place.move(4)))
            await asyncio.sleep(0)
            assert place.rows(KILL) == [(True,)]
            with pytest.raises(StoreError, match="refuses to store"):
                await waits[0]
        assert await waits[1], "it had not been sent"
        assert place.stored() == [-4, -2, -1, 1, 2, 4]

    run(place, test)


class Dying(NetworkLink):
    """A way to a database that, once it is to die, is told something, says a last word and is gone, without having read
    what it was told: as PostgreSQL goes that is told to at once."""

    LAST_WORD = b"N\0\0\0\x0cSWARNING\0\0"

    def __init__(self, to: int) -> None:
        super().__init__(to)
        self.dies = False
        self.gone = threading.Event()

    def _carry(self, source: socket.socket, target: socket.socket) -> None:
        died = False
        with contextlib.suppress(OSError):
            while True:
                select.select([source], [], [])
                if self.dies and source.getsockname()[1] == self.port:
                    self.dies, died = False, True
                    source.send(self.LAST_WORD)
                    break
                if not (piece := source.recv(65536)):
                    break
                target.sendall(piece)
        self._open.discard(source)
        source.close()  # the kernel says that something was not read
        if died:
            self.gone.set()
        with contextlib.suppress(OSError):
            target.shutdown(socket.SHUT_RDWR)


def test_a_database_that_is_gone_after_a_last_word_is_noticed(postgres: Postgres, place: Place) -> None:
    """uvloop tells of an error once, and of what can be read before it at the same time."""
    wire = Dying(postgres.port)
    place.line = PostgresPipeline(place.address.replace(f":{postgres.port}/", f":{wire.port}/"))

    async def test() -> None:
        for n in range(1, 20, 2):
            assert await place.move(n)
            wire.gone.clear()
            wire.dies = True
            asked = asyncio.create_task(place.move(n + 1))
            for _ in range(TURNS):
                await asyncio.sleep(0)
            assert wire.gone.wait(PATIENCE), "a loop that is busy finds both at once"
            with pytest.raises(StoreError, match="refuses to store"):
                await asyncio.wait_for(asked, PATIENCE)
        assert await place.move(21)
        assert place.stored()[-2:] == [19, 21]

    try:
        run(place, test, uvloop.run)
    finally:
        wire.close()


def test_without_a_database_each_is_told_so(place: Place) -> None:
    lost = PostgresPipeline("postgresql://nobody@127.0.0.1:1/none")

    async def test() -> None:
        row: Statement = ("UPDATE rooms SET open = ?", (1,))
        told = await asyncio.gather(*(lost.at_once(row, []) for _ in range(3)), return_exceptions=True)
        assert [type(one) for one in told] == [StoreError] * 3
        lost.close()
        with pytest.raises(StoreError, match="going down"):
            await lost.at_once(row, [])

    run(place, test)


def test_what_was_said_before_the_end_is_stored(place: Place) -> None:
    async def test() -> None:
        assert await place.move(1)
        waits = [asyncio.create_task(place.move(n)) for n in (2, 3)]
        await asyncio.sleep(0)
        await place.line.finish()
        place.line.close()
        assert await asyncio.gather(*waits) == [True, True]

    run(place, test)
    assert place.stored() == [-3, -2, -1, 1, 2, 3]


def test_the_end_does_not_wait_for_ever(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgres_pipeline, "LAST_SECONDS", 0.1)

    async def test() -> None:
        assert await place.move(1)
        with psycopg.connect(place.address) as other:
            other.execute("UPDATE rooms SET open = 0 WHERE id = 'a'")
            waits = [asyncio.create_task(place.move(2))]
            while not place.rows("SELECT 1 FROM pg_locks WHERE NOT granted"):
                await asyncio.sleep(0.01)
            waits.append(asyncio.create_task(place.move(3)))
            await asyncio.sleep(0)
            await place.line.finish()
            place.line.close()
            told = await asyncio.gather(*waits, return_exceptions=True)
        assert [type(one) for one in told] == [StoreError] * 2, "the database may do yet what it was asked for"

    run(place, test)
    assert 3 not in place.stored()


def test_another_loop_goes_on(place: Place) -> None:
    for n in (1, 2):
        assert asyncio.run(place.move(n))
    place.line.close()
    assert place.stored() == [-2, -1, 1, 2]


def test_several_statements_are_one() -> None:
    assert join_statements("UPDATE a SET b = ? WHERE c = ?", ("INSERT INTO d VALUES (?)",)) == (
        b"WITH first AS (UPDATE a SET b = $1 WHERE c = $2 RETURNING 1), s0 AS (INSERT INTO d VALUES ($3)) "
        b"SELECT 1 / count(*) FROM first"
    )
