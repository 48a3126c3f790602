"""What a single server has stored goes over into PostgreSQL: everything, or nothing."""

import asyncio
import gzip
import random
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import psycopg
import pytest

from bastide.server.http.limits import Limits
from bastide.server.live.registry import TableRegistry
from bastide.server.storage import leases
from bastide.server.storage.backups.sqlite_to_postgres import TransferResult, transfer_database
from bastide.server.storage.data_folder import StoreError
from bastide.server.storage.databases import postgres_schema
from bastide.server.storage.databases.postgres import Postgres
from bastide.server.storage.databases.sqlite_file import FILE, Sqlite
from bastide.server.storage.store import Store
from bastide.server.tables.table import Table
from scripts.databases import Postgres as Server
from tests.cli.helpers import called, called_json
from tests.server.conftest import BOT, ME, run_app_server
from tests.server.fixtures import rated_games
from tests.server.fixtures.hub import HubFixture, at
from tests.server.fixtures.postgres import schema_of
from tests.server.fixtures.tables import ANNA, BEN, EVE, append_of, rush
from tests.server.storage.test_golden import GOLDEN, TOLD
from tests.server.storage.test_hash_chain import altered

pytestmark = [pytest.mark.postgres, pytest.mark.usefixtures("one_file")]


@pytest.fixture
def data(tmp_path: Path, one_file: None) -> Path:
    """The folder of a server that has been there for long: old games, people with accounts and ratings, and a game that
    was packed."""
    folder = tmp_path / "data"
    folder.mkdir()
    (folder / FILE).write_bytes(gzip.decompress((GOLDEN / "6b86bdc.sqlite3.gz").read_bytes()))

    async def life(place: HubFixture) -> None:
        await rated_games.make_members(place, ANNA, BEN, EVE)
        for seed in range(2):
            await rated_games.play_rated_game(place, ANNA, BEN, seed=seed)
        live = await rated_games.begin_rated_game(place, ANNA, EVE)
        rush(live.room, random.Random(5), most=9)
        await place.hub.commit(live)
        place.clocks.pass_days(40)
        await place.keeper.sweep()

    at(folder, life)
    with run_app_server(folder) as server:
        server.open(server.person(), {"kind": "me", "name": "Clara"}, BOT)
    return folder


@pytest.fixture
def address(postgres: Server, tmp_path: Path) -> str:
    """An empty database."""
    return schema_of(postgres, tmp_path)


def rows(db: Any, names: Iterable[str]) -> dict[str, list[str]]:
    """Everything that a database holds."""
    found = {}
    for name in names:
        columns = ", ".join(sorted(db.columns(name)))
        every = [[bytes(one) if isinstance(one, memoryview) else one for one in row] for row in _all(db, columns, name)]
        found[name] = sorted(map(repr, every))
    return found


def _all(db: Any, columns: str, name: str) -> Iterator[Any]:
    yield from db.execute(f"SELECT {columns} FROM {name}")


def names_of(db: Sqlite) -> list[str]:
    """The tables of a file, without what each database has for itself."""
    found = [str(row[0]) for row in db.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")]
    return sorted(name for name in found if name not in ("migrations", "processes", "jobs", "workers"))


def games(store: Store) -> dict[str, Table]:
    """Every table, played again from its log, and to its end by the same moves."""

    async def run() -> dict[str, Table]:
        tables, found = TableRegistry(store, Limits()), {}
        for name in await store.do(lambda db: [str(row[0]) for row in db.execute("SELECT id FROM tables")]):
            live = await tables.get(name)
            assert live is not None
            while live.room.match is not None and live.room.match.seat is not None and live.room.phase == "playing":
                rush(live.room, random.Random(7), most=1)
            if part := append_of(live.room):
                await store.append(part)
            found[name] = live.room
        return found

    try:
        return asyncio.run(run())
    finally:
        store.close()


def stands(room: Table) -> tuple[int, str, str]:
    """Where a table is."""
    return room.head, room.phase, f"{room.match.game.hash():016x}" if room.match else ""


def test_a_whole_server_goes_over_and_is_played_on(data: Path, address: str, tmp_path: Path) -> None:
    moved = transfer_database(data, address)
    source, target = Sqlite(str(data / FILE)), postgres_schema.connect_postgres(address)
    names = names_of(source)
    there = rows(source, names)
    assert rows(target, names) == there
    filled = {name for name, every in there.items() if every}
    assert filled >= {
        "tables",
        "events",
        "archive",
        "secrets",
        "accounts",
        "ratings",
        "rated_seats",
        "lessons",
        "salts",
    }
    assert (moved.tables, moved.accounts) == (len(there["tables"]), 3)
    assert moved.rows == sum(map(len, there.values()))
    source.close()
    target.close()
    house, alone = games(Store(tmp_path / "p0", address=address)), games(Store(data))
    assert {name: stands(room) for name, room in house.items()} == {n: stands(room) for n, room in alone.items()}
    assert house[TOLD["finished"]["table"]].phase == "over"
    assert sum(room.phase == "over" for room in house.values()) > len(there["rated_games"])


def test_it_is_all_or_nothing_and_is_begun_again(data: Path, address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    fill = Postgres.fill

    def breaks(self: Postgres, table: str, columns: Any, rows: Any) -> None:
        fill(self, table, columns, rows)
        if table == "ratings":
            raise psycopg.OperationalError("the connection broke")

    with monkeypatch.context() as patch:
        patch.setattr(Postgres, "fill", breaks)
        with pytest.raises(StoreError, match=r"the connection broke. Nothing was taken over; try again"):
            transfer_database(data, address)
    db = postgres_schema.connect_postgres(address)
    assert db.execute("SELECT count(*) FROM tables").get == 0
    db.close()
    assert transfer_database(data, address).tables > 5
    with pytest.raises(StoreError, match="has the games of this folder already"):
        transfer_database(data, address)


def test_a_row_that_would_change_stops_it(data: Path, address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    fill = Postgres.fill

    def forgets(self: Postgres, table: str, columns: Any, rows: Any) -> None:
        every = list(rows)
        fill(self, table, columns, every[1:] if table == "sitting" else every)

    monkeypatch.setattr(Postgres, "fill", forgets)
    with pytest.raises(StoreError, match="rows of sitting became"):
        transfer_database(data, address)


def test_only_an_empty_database_is_filled(data: Path, address: str, tmp_path: Path) -> None:
    with run_app_server(tmp_path / "other") as server:
        server.open(server.person(), ME, BOT)
    db = postgres_schema.connect_postgres(address)
    leases.register_process(db, "p0", "10.0.0.1:8100")
    with pytest.raises(StoreError, match="is being served"):
        transfer_database(data, address)
    leases.remove_process(db, "p0")
    db.close()
    Store(tmp_path / "p0", address=address).close()  # was served once, and nobody played
    transfer_database(tmp_path / "other", address)
    with pytest.raises(StoreError, match=r"is not empty \(there are tables, "):
        transfer_database(data, address)
    with pytest.raises(StoreError, match="There is no database"):
        transfer_database(tmp_path / "nowhere", address)


def test_what_is_damaged_goes_along_only_where_that_is_said(data: Path, address: str) -> None:
    db = Sqlite(str(data / FILE))
    db.execute(altered("Anna", "Hanna", "n = 1"))
    db.close()
    with pytest.raises(StoreError, match="is not whole: Event"):
        transfer_database(data, address)
    assert isinstance(transfer_database(data, address, force=True), TransferResult)


def test_the_command(capsys: pytest.CaptureFixture[str], data: Path, address: str) -> None:
    error = called_json(capsys, "transfer", "mysql://anna:tower@x/y", "--data", data, status=2)["error"]
    assert error["code"] == "bad-address"
    assert "tower" not in error["text"]
    with run_app_server(data):
        assert called_json(capsys, "transfer", address, "--data", data, status=2)["error"]["code"] == "running"
    status, out, err = called(capsys, "transfer", address, "--data", data)
    assert (status, err) == (0, "")
    assert "3 accounts: all " in out
    assert called_json(capsys, "transfer", address, "--data", data, status=2)["error"]["code"] == "store"
