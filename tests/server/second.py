"""The tests of the server on the second store: `pytest tests/server --second` gives every folder a schema of its own in
a PostgreSQL that is started for them. What is about SQLite's file is marked `file` and left out there."""

import hashlib
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest

from bastide.server.storage import store
from scripts.databases import Postgres

OPENED = store._open_database
"""How a store is opened by itself."""


def schema_of(server: Postgres, folder: Path) -> str:
    """The address of a folder's own schema, which is there then."""
    name = f"t{hashlib.sha256(str(folder.absolute()).encode()).hexdigest()[:24]}"
    with psycopg.connect(server.address, autocommit=True) as db:
        db.execute(f"CREATE SCHEMA IF NOT EXISTS {name}")
    return f"{server.address}?options=-csearch_path%3D{name}"


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A server for all tests of this process."""
    server = Postgres()
    yield server
    server.close()


@pytest.fixture(autouse=True)
def stores(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Stores open in PostgreSQL where that was asked for."""
    if not request.config.getoption("--second"):
        return
    server: Postgres = request.getfixturevalue("postgres")
    monkeypatch.setattr(
        store, "_open_database", lambda folder, address: OPENED(folder, address or schema_of(server, folder))
    )


@pytest.fixture
def one_file(stores: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Stores without an address lie in their folder after all."""
    monkeypatch.setattr(store, "_open_database", OPENED)
