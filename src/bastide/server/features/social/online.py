"""Which accounts have a page open at which process of a house.

Law: what a process that does not live any more has said of it counts for nothing. One process alone stores nothing.
"""

from collections.abc import Collection
from typing import Final

from bastide.server.storage.db import Db
from bastide.server.storage.leases import live_processes_clause

PORTION: Final = 200
"""Devices in one statement, at most."""


def note_online(db: Db, process: str, came: Collection[str], went: Collection[str]) -> None:
    """Devices have come to a process, and left it; only accounts are kept."""
    for begin in range(0, len(went), PORTION):
        some = list(went)[begin : begin + PORTION]
        marks = ", ".join("?" * len(some))
        db.execute(f"DELETE FROM here WHERE process = ? AND device IN ({marks})", (process, *some))
    for begin in range(0, len(came), PORTION):
        some = list(came)[begin : begin + PORTION]
        marks = ", ".join("?" * len(some))
        sql = f"INSERT INTO here SELECT ?, device FROM accounts WHERE device IN ({marks}) ON CONFLICT DO NOTHING"
        db.execute(sql, (process, *some))


def filter_online(db: Db, devices: Collection[str]) -> set[str]:
    """Those of these accounts that have a page open anywhere in the house."""
    if not db.many or not devices:
        return set()
    marks = ", ".join("?" * len(devices))
    sql = f"SELECT DISTINCT device FROM here WHERE device IN ({marks}) AND process IN {live_processes_clause(db)}"
    return {str(row[0]) for row in db.execute(sql, tuple(devices))}


def tidy_online(db: Db) -> None:
    """What was said by processes that are gone goes."""
    db.execute(f"DELETE FROM here WHERE process NOT IN {live_processes_clause(db)}")
