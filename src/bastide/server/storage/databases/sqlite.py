"""SQLite as the database: one file, one process."""

import time
from typing import ClassVar

import apsw


class Sqlite(apsw.Connection):
    """A connection to a file, as storage/db.py wants it."""

    errors: ClassVar[tuple[type[Exception], ...]] = (apsw.Error,)
    many: ClassVar[bool] = False
    clock: ClassVar[str] = "CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)"

    def columns(self, table: str) -> list[str]:
        """See storage/db.py."""
        return [str(row[1]) for row in self.execute(f"PRAGMA table_info({table})")]

    def order(self) -> None:
        """Nobody else has the file."""

    def duty(self, name: str) -> bool:
        """This process does everything."""
        return True

    def beat(self) -> None:
        """Write a number that means nothing else, since SQLite writes nothing where nothing changes."""
        self.pragma("user_version", int(time.time() * 1000) % (1 << 31))

    def now_ms(self) -> int:
        """The clock of this machine."""
        return int(time.time() * 1000)
