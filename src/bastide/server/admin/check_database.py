"""`bastide check`: every page, every hash chain and every game of a database. Nothing is changed."""

from pathlib import Path

from bastide.server.features.learning.table_extension import LessonExtension
from bastide.server.live.rebuild import replay_steps
from bastide.server.storage.backups.check import DatabaseReport, check_database
from bastide.server.storage.data_folder import FILE
from bastide.server.storage.store import StoredTable
from bastide.server.tables.table import Table


def check_folder(data: Path) -> DatabaseReport:
    """Check the database of a folder whose server is stopped. Raises StoreError."""
    return check_file(data / FILE)


def check_file(file: Path) -> DatabaseReport:
    """Check a backup. Raises StoreError."""
    return check_database(file, replay_stored)


def replay_stored(stored: StoredTable) -> None:
    """Replay a game. Raises LogError."""
    for _ in replay_steps(Table(stored.table, stored.secret, LessonExtension()), stored.events):
        pass
