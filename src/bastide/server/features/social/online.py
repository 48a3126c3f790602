"""Accounts that have a page open, by process of the cluster.

Invariant: rows of dead processes do not count. A single process stores nothing.
"""

from collections.abc import Collection
from typing import Final

from bastide.server.storage.db import Db
from bastide.server.storage.leases import live_processes_clause

PORTION: Final = 200
"""The most devices in one statement."""


def note_online(db: Db, process: str, came: Collection[str], went: Collection[str]) -> None:
    """Store the devices that arrived at a process and delete those that left. Guests are ignored."""
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
    """The devices among these that have a page open in any process. Empty if there is only one process."""
    if not db.many or not devices:
        return set()
    marks = ", ".join("?" * len(devices))
    sql = f"SELECT DISTINCT device FROM here WHERE device IN ({marks}) AND process IN {live_processes_clause(db)}"
    return {str(row[0]) for row in db.execute(sql, tuple(devices))}


def tidy_online(db: Db) -> None:
    """Delete the rows of dead processes."""
    db.execute(f"DELETE FROM here WHERE process NOT IN {live_processes_clause(db)}")
