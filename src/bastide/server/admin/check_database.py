"""`check`: every page, every chain, every game of a database, and whether it ever went back.

Law: nothing is changed but, where that is asked for, the memory of what was lost.
"""

from pathlib import Path

from bastide.server.features.learning.table_extension import Learning
from bastide.server.live.rebuild import replaying
from bastide.server.storage.backups import rollback_check
from bastide.server.storage.backups.check import Report, examine, opened
from bastide.server.storage.data_folder import FILE
from bastide.server.storage.store import Stored
from bastide.server.tables.table import Room


def check_folder(data: Path, accept: bool = False) -> Report:
    """The database of a folder whose server is stopped, and what is remembered of it. Raises StoreError."""
    if accept:
        rollback_check.accept(data)
    setbacks, found = _setbacks(data), check_file(data / FILE)
    found.problems = setbacks + found.problems
    return found


def check_file(file: Path) -> Report:
    """A backup. Raises StoreError."""
    return examine(file, replay)


def replay(stored: Stored) -> None:
    """Play a game again. Raises LogError."""
    for _ in replaying(Room(stored.table, stored.secret, Learning()), stored.events):
        pass


def _setbacks(data: Path) -> list[str]:
    """What was lost at earlier starts and (the server being stopped) since the last one."""
    told = rollback_check.remembered(data)
    if told is None:
        return []
    lost = [f"{one.at}: the database was not what it had been: {one.text}." for one in told.setbacks]
    with opened(data / FILE) as db:
        known = db.execute("SELECT count(*) FROM sqlite_schema WHERE name = 'head'").get
        now = rollback_check.setback(told, rollback_check.head_of(db)) if known else ""
    return [*lost, f"The database is not what it was: {now}."] if now else lost
