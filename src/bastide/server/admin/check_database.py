"""`check`: every page, every chain, every game of a database, and whether it ever went back.

Law: nothing is changed but, where that is asked for, the memory of what was lost.
"""

from pathlib import Path

from bastide.server.features.learning.table_extension import LessonExtension
from bastide.server.live.rebuild import replay_steps
from bastide.server.storage.backups import rollback_check
from bastide.server.storage.backups.check import DatabaseReport, check_database, open_database_file
from bastide.server.storage.data_folder import FILE
from bastide.server.storage.store import StoredTable
from bastide.server.tables.table import Table


def check_folder(data: Path, accept: bool = False) -> DatabaseReport:
    """The database of a folder whose server is stopped, and what is remembered of it. Raises StoreError."""
    if accept:
        rollback_check.accept_rollbacks(data)
    setbacks, found = _setbacks(data), check_file(data / FILE)
    found.problems = setbacks + found.problems
    return found


def check_file(file: Path) -> DatabaseReport:
    """Check a backup. Raises StoreError."""
    return check_database(file, replay_stored)


def replay_stored(stored: StoredTable) -> None:
    """Replay a game. Raises LogError."""
    for _ in replay_steps(Table(stored.table, stored.secret, LessonExtension()), stored.events):
        pass


def _setbacks(data: Path) -> list[str]:
    """What was lost at earlier starts and (the server being stopped) since the last one."""
    told = rollback_check.load_head_file(data)
    if told is None:
        return []
    lost = [f"{one.at}: the database was not what it had been: {one.text}." for one in told.setbacks]
    with open_database_file(data / FILE) as db:
        known = db.execute("SELECT count(*) FROM sqlite_schema WHERE name = 'head'").get
        now = rollback_check.describe_rollback(told, rollback_check.read_head(db)) if known else ""
    return [*lost, f"The database is not what it was: {now}."] if now else lost
