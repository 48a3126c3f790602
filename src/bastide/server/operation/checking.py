"""`check`: every page, every chain, every game of a database, and whether it ever went back.

Law: nothing is changed but, where that is asked for, the memory of what was lost.
"""

from pathlib import Path

import msgspec

from bastide.server.hall.tables import replaying
from bastide.server.learning.at_table import Learning
from bastide.server.storage import heads
from bastide.server.storage.folder import FILE
from bastide.server.storage.looking import Looked, examine, opened
from bastide.server.storage.store import Stored
from bastide.server.table.room import Room


class Checked(msgspec.Struct):
    """What `bastide check` says."""

    file: str
    ok: bool
    form: int
    bytes: int
    events: int
    problems: list[str]
    tables: list[Looked]


def check_folder(data: Path, accept: bool = False) -> Checked:
    """The database of a folder whose server is stopped, and what is remembered of it. Raises StoreError."""
    if accept:
        heads.accept(data)
    return _checked(data / FILE, _setbacks(data))


def check_file(file: Path) -> Checked:
    """A backup. Raises StoreError."""
    return _checked(file, [])


def _checked(file: Path, problems: list[str]) -> Checked:
    found = examine(file, replay)
    problems = problems + found.problems
    whole = not problems and all(not one.problem for one in found.tables)
    return Checked(str(file), whole, found.form, found.bytes, found.events, problems, found.tables)


def replay(stored: Stored) -> None:
    """Play a game again. Raises LogError."""
    for _ in replaying(Room(stored.table, stored.secret, Learning()), stored.events):
        pass


def _setbacks(data: Path) -> list[str]:
    """What was lost at earlier starts and (the server being stopped) since the last one."""
    told = heads.remembered(data)
    if told is None:
        return []
    lost = [f"{one.at}: the database was not what it had been: {one.text}." for one in told.setbacks]
    with opened(data / FILE) as db:
        known = db.execute("SELECT count(*) FROM sqlite_schema WHERE name = 'head'").get
        now = heads.setback(told, heads.head_of(db)) if known else ""
    return [*lost, f"The database is not what it was: {now}."] if now else lost
