"""Personal data: every column that can hold a device belongs to one registered part, and no part leaves one behind."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from bastide.server.admin.feature_listeners import PERSONAL_DATA
from bastide.server.storage.databases.sqlite_file import Sqlite, connect_sqlite
from bastide.server.storage.personal_parts import DeviceAtTable, DeviceColumn, PersonalDataRegistry
from tests.server.conftest import AppServer

OLD, NEW, OTHER = "a" * 32, "b" * 32, "c" * 32
DEVICE_NAMES: Final = "body captain device holder host inviter line_up other owner reported reporter summary who"
"""Names of columns that can hold a device, alone or within a text."""
OTHER_NAMES: Final = """
act address attached auth browser campaign chain checksum cid database edition endpoint engine family file folded
handle hash id kind language lesson line missing moderator name network note others p256dh password phase places
plan points process public_key purpose puzzle reason report result role said sealed_by season_of secret session
shape speed state table_id taken_by terms tileset_id token tournament_id value what words
"""
"""Names of columns with text or bytes that hold no device: ids, hashes, keys, words that people chose, and states."""
NUMBERS: Final = frozenset({"INTEGER", "REAL", "DOUBLE PRECISION"})
NOT_PERSONAL: Final = {
    ("alerts", "who"): "The name of the person whom the alert is about.",
    ("analyses", "body"): "Made from the game alone.",
    ("archive", "body"): "The log, which is rewritten with its table.",
    ("events", "body"): "The log, which is rewritten with its table.",
    ("here", "device"): "Accounts with an open page; the row goes when the page closes or its process ends.",
    ("own_puzzles", "body"): "Made from the game alone; the part of own puzzles finds it by the seat.",
    ("tables", "owner"): "The process that serves the table.",
    ("tables", "summary"): "Made from the log, and emptied when that is rewritten.",
    ("tilesets", "body"): "The shared file; it goes with the last device that shares it.",
}
STAYS: Final = {
    ("bans", "who"): "A ban outlives the erasure, or it could be shaken off.",
    ("restraints", "device"): "As a ban does.",
    ("accounts", "owner"): "Bots are erased one by one before their owner.",
}
"""Columns that still hold the device after their part was erased or moved."""


@pytest.fixture
def db(tmp_path: Path) -> Iterator[Sqlite]:
    """A fresh database."""
    made = connect_sqlite(tmp_path)
    yield made
    made.close()


def schema_of(db: Sqlite) -> dict[tuple[str, str], str]:
    """The type of each column, by table and name."""
    tables = [str(name) for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
    rows = [(table, row) for table in tables for row in db.execute(f"PRAGMA table_info({table})")]
    return {(table, str(row[1])): str(row[2]) for table, row in rows}


def covered() -> Counter[tuple[str, str]]:
    """How many parts cover each column."""
    return Counter((column.table, column.name) for column in PERSONAL_DATA.columns)


def test_every_column_name_is_known_to_hold_a_device_or_not(db: Sqlite) -> None:
    texts = {name for (_, name), kind in schema_of(db).items() if kind not in NUMBERS}
    assert texts - {*DEVICE_NAMES.split()} == {*OTHER_NAMES.split()}


def test_every_column_with_a_device_is_covered_by_one_part(db: Sqlite) -> None:
    columns = {one for one, kind in schema_of(db).items() if one[1] in DEVICE_NAMES.split() and kind not in NUMBERS}
    assert columns == covered().keys() | NOT_PERSONAL.keys()
    assert not covered().keys() & NOT_PERSONAL.keys()
    assert set(covered().values()) == {1}


def insert(db: Sqlite, column: DeviceColumn, number: int) -> None:
    """A row with a device in one column: its numbers are this one, and its texts differ from those of all others but
    for the table and the tournament that it belongs to."""
    row: dict[str, object] = {}
    for (table, name), kind in schema_of(db).items():
        if table != column.table:
            continue
        if name == column.name:
            row[name] = OLD
        elif kind in NUMBERS:
            row[name] = number
        else:
            row[name] = "t" if name.endswith("_id") or (table, name) == ("tournaments", "id") else f"text {number}"
    marks = ", ".join("?" * len(row))
    db.execute(f"INSERT INTO {column.table} ({', '.join(row)}) VALUES ({marks})", tuple(row.values()))


def filled(db: Sqlite) -> None:
    """A row for each column that a part covers."""
    db.execute("PRAGMA foreign_keys = OFF")
    for number, column in enumerate(PERSONAL_DATA.columns, 1):
        insert(db, column, number)


def holding(db: Sqlite, device: str) -> set[tuple[str, str]]:
    """The covered columns in which a device stands."""
    sql = "SELECT count(*) FROM {} WHERE instr({}, ?) > 0"
    return {one for one in covered() if db.execute(sql.format(*one), (device,)).get}


@pytest.mark.parametrize("new", [NEW, ""])
def test_no_part_leaves_a_device_behind(db: Sqlite, new: str) -> None:
    filled(db)
    assert holding(db, OLD) == set(covered())
    PERSONAL_DATA.reassign_at_table(db, DeviceAtTable("t", OLD, frozenset({1})), new)
    PERSONAL_DATA.reassign(db, OLD, new)
    assert holding(db, OLD) == set(STAYS)


def test_what_a_guest_has_tells_that_his_device_is_in_use(tmp_path: Path) -> None:
    of_guests = [column for column in PERSONAL_DATA.columns if column.of_guests]
    for number, column in enumerate(of_guests):
        db = connect_sqlite(tmp_path / str(number))
        db.execute("PRAGMA foreign_keys = OFF")
        insert(db, column, number)
        assert PERSONAL_DATA.is_stored(db, OLD), column
        assert not PERSONAL_DATA.is_stored(db, OTHER)
        db.close()


def test_nothing_is_erased_in_silence_without_parts(db: Sqlite) -> None:
    with pytest.raises(RuntimeError, match="registered"):
        PersonalDataRegistry().reassign(db, OLD, "")
    with pytest.raises(RuntimeError, match="registered"):
        PersonalDataRegistry().reassign_at_table(db, DeviceAtTable("t", OLD, frozenset()), "")
    with pytest.raises(RuntimeError, match="registered"):
        PersonalDataRegistry().export_at_table(db, DeviceAtTable("t", OLD, frozenset()))
    with pytest.raises(RuntimeError, match="registered"):
        PersonalDataRegistry().exports(OLD)


def test_a_browser_that_nothing_is_known_of_is_told_of_the_same_parts(server: AppServer) -> None:
    server.client.cookies.clear()
    assert server.client.get("/api/me").json().keys() == {"device", "tables", *PERSONAL_DATA.exports(OLD)}
