"""Somebody's first rated games begin in two processes at once: he is one person, and both begin."""

import threading
from pathlib import Path

import pytest

from bastide.server.features.ratings import ledger
from bastide.server.features.ratings.ledger import RatedGameBegun
from bastide.server.storage.databases import postgres_schema
from scripts.databases import Postgres
from tests.server.fixtures.postgres import schema_of
from tests.server.fixtures.tables import ANNA, BEN, EVE

pytestmark = pytest.mark.postgres


def test_he_is_one_person_in_both(postgres: Postgres, tmp_path: Path) -> None:
    address = schema_of(postgres, tmp_path)
    here, there = postgres_schema.connect_postgres(address), postgres_schema.connect_postgres(address)

    def elsewhere() -> None:
        with there:
            ledger.note_ledger_entry(there, "two", RatedGameBegun([ANNA, EVE]), 0)

    with here:
        ledger.note_ledger_entry(here, "one", RatedGameBegun([ANNA, BEN]), 0)
        other = threading.Thread(target=elsewhere)
        other.start()
        # it waits for this one, as the database itself says
        waiting = "SELECT count(*) FROM pg_locks WHERE NOT granted"
        while other.is_alive() and not here.execute(waiting).get:
            pass
    other.join()
    found = here.execute("SELECT table_id, seat, person FROM rated_seats ORDER BY table_id, seat").fetchall()
    assert [tuple(row) for row in found] == [("one", 0, 1), ("one", 1, 2), ("two", 0, 1), ("two", 1, 3)]
    here.close()
    there.close()
