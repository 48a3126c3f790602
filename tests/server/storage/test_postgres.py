"""The second store, PostgreSQL: how its form and its statements come from those of SQLite, and what happens when it
goes away. Run with --postgres, as most tests of the server can be."""

import asyncio
import signal
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from bastide.server.features.learning import own_puzzle_store as kept
from bastide.server.storage.data_folder import StoreError
from bastide.server.storage.databases.postgres import Postgres, redact_database_url, translate_sql
from bastide.server.storage.databases.postgres_schema import connect_postgres, postgres_statements
from bastide.server.storage.databases.sqlite_file import Migration
from bastide.server.storage.store import Store
from scripts.databases import Postgres as Server
from scripts.databases import free_port
from tests.server.fixtures.postgres import schema_of
from tests.server.fixtures.tables import ANNA, start_table, table
from tests.server.storage.test_store import part_of

pytestmark = pytest.mark.postgres


@pytest.mark.parametrize(
    ("sql", "given"),
    [
        ("SELECT a FROM t WHERE b = ? AND c = ?", ("SELECT a FROM t WHERE b = $1 AND c = $2", (0, 1))),
        ("SELECT ?2, '?' FROM t WHERE b = ?1 OR ?2 = 1", ("SELECT $1, '?' FROM t WHERE b = $2 OR $1 = 1", (1, 0))),
        ("SELECT a WHERE b < :now - :day AND c > :now", ("SELECT a WHERE b < $1 - $2 AND c > $1", ("now", "day"))),
        ("SELECT a WHERE b IN ()", ("SELECT a WHERE b IN (NULL)", ())),
        ("SELECT ':no', 'it''s ?' WHERE a = ?", ("SELECT ':no', 'it''s ?' WHERE a = $1", (0,))),
    ],
)
def test_placeholders_are_numbered(sql: str, given: tuple[str, tuple[int | str, ...]]) -> None:
    assert translate_sql(sql) == given


def test_a_form_is_made_from_the_same_file() -> None:
    sql = "-- a; b\nCREATE TABLE t (n INTEGER, -- note\n b BLOB, r REAL) WITHOUT ROWID;\nUPDATE t SET n = 1;\n"
    index = "CREATE INDEX i ON t (n) WHERE r > 0 AND NOT n;"
    made = postgres_statements(Migration(40, "0040_t.sql", sql + index))
    assert [" ".join(one.split()) for one in made] == [
        "CREATE TABLE t (n BIGINT, b BYTEA, r DOUBLE PRECISION)",
        "UPDATE t SET n = 1",
        "CREATE INDEX i ON t (n) WHERE r > 0 AND n = 0",
    ]


def test_no_message_holds_a_password() -> None:
    port = free_port()
    address = f"postgresql://anna:tower@127.0.0.1:{port}/house"
    assert redact_database_url(address) == f"postgresql://127.0.0.1:{port}/house"
    with pytest.raises(StoreError, match="cannot be reached") as told:
        Postgres(address)
    assert "tower" not in str(told.value)
    assert "anna" not in str(told.value)
    assert redact_database_url("postgresql://anna:tower@[half") == "that was given"


def test_several_processes_may_have_it_open(postgres: Server, tmp_path: Path) -> None:
    address = schema_of(postgres, tmp_path)

    async def run() -> None:
        first, second = Store(tmp_path, address=address), Store(tmp_path, address=address)
        room = start_table()
        await first.append(part_of(room, new=True))
        stored = await second.load(room.table)
        assert stored is not None
        assert stored.events == room.log
        first.close()
        second.close()

    asyncio.run(run())


def test_a_duty_is_done_by_one_of_them_and_passes_on(postgres: Server, tmp_path: Path) -> None:
    address = schema_of(postgres, tmp_path)
    first, second = connect_postgres(address), connect_postgres(address)
    assert first.duty("sweep")
    assert first.duty("sweep"), "it stays so"
    assert not second.duty("sweep")
    assert second.duty("other")
    first.close()
    deadline = 200
    while not second.duty("sweep"):
        deadline -= 1
        assert deadline, "nobody took it over"
        time.sleep(0.02)
    second.close()


def test_a_form_that_is_not_known_is_told(postgres: Server, tmp_path: Path) -> None:
    address = schema_of(postgres, tmp_path)
    first = Migration(1, "0001_a.sql", "CREATE TABLE a (x INTEGER)")
    broken = Migration(2, "0002_b.sql", "CREATE TABLE b (z INTEGER); CREATE TABLE a (x INTEGER)")
    connect_postgres(address, [first]).close()
    with pytest.raises(StoreError, match="already exists"):
        connect_postgres(address, [first, broken])
    db = connect_postgres(address, [first])
    assert db.columns("b") == [], "nothing of it was done"
    db.close()
    with pytest.raises(StoreError, match=r"different 0001_a\.sql"):
        connect_postgres(address, [Migration(1, "0001_a.sql", "CREATE TABLE a (y INTEGER)")])
    with pytest.raises(StoreError, match="newer Bastide"):
        connect_postgres(address, [])


def test_a_backup_is_its_own_business(postgres: Server, tmp_path: Path) -> None:
    store = Store(tmp_path, address=schema_of(postgres, tmp_path))
    with pytest.raises(StoreError, match="pg_dump"):
        asyncio.run(store.back_up(tmp_path / "copy"))
    store.close()


@pytest.fixture
def own_postgres() -> Iterator[Server]:
    """A server that a test may end."""
    server = Server()
    yield server
    server.close()


def test_it_goes_away_and_comes_back(own_postgres: Server, tmp_path: Path) -> None:
    server = own_postgres
    store = Store(tmp_path, address=server.address)
    room, later = table(), table()

    async def run() -> None:
        await store.append(part_of(room, new=True))
        server.end(signal.SIGQUIT)
        with pytest.raises(StoreError):
            await store.append(part_of(later, new=True))
        with pytest.raises(StoreError):
            await store.load(room.table)
        server.start()
        assert await store.load(later.table) is None
        stored = await store.load(room.table)
        assert stored is not None
        room.start("n", ANNA)
        await store.append(part_of(room, ("c1", ANNA)))

    asyncio.run(run())
    store.close()


def test_a_try_counts_once_it_was_solved(postgres: Server, tmp_path: Path) -> None:
    db = connect_postgres(schema_of(postgres, tmp_path))
    room = start_table()
    store = Store(tmp_path, address=schema_of(postgres, tmp_path))
    asyncio.run(store.append(part_of(room, new=True)))
    store.close()
    row = (room.table, "p1", 0, 3, 0, b"{}")
    db.execute("INSERT INTO own_puzzles (table_id, puzzle, seat, turn, depth, body) VALUES (?, ?, ?, ?, ?, ?)", row)
    for solved, known in ((False, 0), (True, 1), (False, 1)):
        kept.note_own_puzzle_try(db, ANNA, "p1", solved)
        assert db.execute("SELECT solved FROM own_puzzles").get == known
    db.close()
