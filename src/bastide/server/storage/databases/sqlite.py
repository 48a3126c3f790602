"""SQLite as the database: one file, one process."""

import time
from typing import ClassVar

import apsw


class Sqlite(apsw.Connection):
    """A connection to a file, which implements `Db` (storage/db.py)."""

    errors: ClassVar[tuple[type[Exception], ...]] = (apsw.Error,)
    many: ClassVar[bool] = False
    clock: ClassVar[str] = "CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)"

    def columns(self, table: str) -> list[str]:
        """See storage/db.py."""
        return [str(row[1]) for row in self.execute(f"PRAGMA table_info({table})")]

    def order(self) -> None:
        """Do nothing: no other process has the file."""

    def duty(self, name: str) -> bool:
        """Return True: this process has every duty."""
        return True

    def beat(self) -> None:
        """Write a meaningless number, because SQLite writes nothing where nothing changes."""
        self.pragma("user_version", int(time.time() * 1000) % (1 << 31))

    def now_ms(self) -> int:
        """Return the clock of this machine, in ms since 1970."""
        return int(time.time() * 1000)
