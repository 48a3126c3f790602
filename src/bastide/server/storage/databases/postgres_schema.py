"""The schema of a PostgreSQL database, made from the same migrations as that of SQLite by a few rules.

Invariant: one process carries out migrations, the others wait for it.
"""

import re
from collections.abc import Mapping
from typing import Final

from bastide.server.storage.data_folder import StoreError
from bastide.server.storage.databases.postgres import Postgres, redact_database_url
from bastide.server.storage.databases.sqlite_file import Migration, list_migrations, note_migration, pending_migrations

RULES: Final[Mapping[str, str]] = {
    r"\bWITHOUT\s+ROWID\b": "",
    r"\bINTEGER\b": "BIGINT",
    r"\bBLOB\b": "BYTEA",
    r"\bREAL\b": "DOUBLE PRECISION",
    r"\bAND NOT (\w+)$": r"AND \1 = 0",  # booleans are numbers
}
_DONE: Final = (
    "CREATE TABLE IF NOT EXISTS migrations (number BIGINT PRIMARY KEY, name TEXT NOT NULL, checksum TEXT NOT NULL, "
    "at_ms BIGINT NOT NULL)"
)


def postgres_statements(step: Migration) -> list[str]:
    """Return a migration as PostgreSQL statements."""
    text = re.sub(r"--[^\n]*", "", step.sql)
    statements = [one.strip() for one in text.split(";") if one.strip()]
    for rule, instead in RULES.items():
        statements = [re.sub(rule, instead, one) for one in statements]
    return statements


def connect_postgres(address: str, known: list[Migration] | None = None) -> Postgres:
    """Open the database at an address and migrate it. Raises StoreError."""
    db = Postgres(address)
    try:
        with db:
            db.order()
            db.script([_DONE])
            _migrate(db, address, list_migrations() if known is None else known)
    except Postgres.errors as error:
        db.close()
        raise StoreError(f"The database {redact_database_url(address)} cannot be used: {str(error).strip()}.") from None
    except BaseException:
        db.close()
        raise
    return db


def _migrate(db: Postgres, address: str, known: list[Migration]) -> None:
    done = {int(number): str(checksum) for number, checksum in db.execute("SELECT number, checksum FROM migrations")}
    for step in pending_migrations(done, known, redact_database_url(address)):
        db.script(postgres_statements(step))
        note_migration(db, step)
