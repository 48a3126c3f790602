"""Clocks and vacations: whose time runs at which table, and until when.

Times are on the clock that stops with the server (`ServiceClock.open`).

Invariant: the log of a table has the time used. This only stores since when the current decision is open. A deadline
that is too early costs one extra check.
"""

from typing import Final

from bastide.server.protocol.clock import ClockDue
from bastide.server.storage.db import Db, Statement
from bastide.server.storage.personal_parts import DeviceColumn, PersonalData, move_rows
from bastide.server.storage.service_clock import DAY

MOST: Final = 200
"""Tables checked in one round."""
YEAR: Final = 365 * DAY
KEPT: Final = 2 * YEAR
FORGET: Final = "DELETE FROM clocks WHERE table_id = ?"
RUN: Final = (
    "INSERT INTO clocks (table_id, seat, device, since_ms, due_ms) VALUES (?, ?, ?, ?, ?) ON CONFLICT (table_id) DO "
    "UPDATE SET seat = excluded.seat, device = excluded.device, since_ms = excluded.since_ms, due_ms = excluded.due_ms"
)


def store_clock_due(db: Db, table: str, due: ClockDue, now: int) -> None:
    """Store whose clock runs at a table, if any, and that the server has been open until `now`."""
    db.execute(*clock_due_statement(table, due, now))
    if not db.many:  # the processes of a cluster save it for each other
        db.execute("UPDATE service SET open_ms = ? WHERE open_ms < ?", (now, now))


def clock_due_statement(table: str, due: ClockDue, now: int) -> Statement:
    """Return the statement that starts or stops the clock of a table."""
    if due.seat < 0:
        return FORGET, (table,)
    return RUN, (table, due.seat, due.device, now, now + due.ms)


def delete_clock(db: Db, table: str) -> None:
    """Stop the clock of a table."""
    db.execute(FORGET, (table,))


def postpone_clock(db: Db, table: str, due: int) -> None:
    """Set another deadline at a table, such as after a vacation."""
    db.execute("UPDATE clocks SET due_ms = ? WHERE table_id = ?", (due, table))


def list_due_clocks(db: Db, now: int) -> list[str] | None:
    """Return tables where a player's time may be over, or None if no clock runs at all."""
    if db.execute("SELECT table_id FROM clocks LIMIT 1").fetchone() is None:
        return None
    rows = db.execute("SELECT table_id FROM clocks WHERE due_ms <= ? ORDER BY due_ms LIMIT ?", (now, MOST))
    return [str(row[0]) for row in rows]


def decision_since(db: Db, table: str) -> tuple[int, int] | None:
    """Return which seat decides at a table and since when, or None."""
    row = db.execute("SELECT seat, since_ms FROM clocks WHERE table_id = ?", (table,)).fetchone()
    return None if row is None else (int(row[0]), int(row[1]))


def remaining_times(db: Db, device: str, now: int) -> dict[str, int]:
    """Return how long a device has in ms, at each table where its clock runs."""
    rows = db.execute("SELECT table_id, due_ms FROM clocks WHERE device = ? AND due_ms > 0", (device,))
    return {str(table): max(0, int(due_ms) - now) for table, due_ms in rows}


def list_running_vacations(db: Db, now: int) -> list[tuple[str, int, int]]:
    """Return every vacation that can affect a running clock: device, from, until."""
    rows = db.execute(
        "SELECT device, since_ms, until_ms FROM vacations WHERE until_ms > ? ORDER BY since_ms", (now - YEAR,)
    )
    return [(str(device), int(begun), int(ended)) for device, begun, ended in rows]


def store_vacation(db: Db, device: str, begun: int, ended: int) -> None:
    """Store a vacation, and check the clocks of the device again."""
    db.execute("DELETE FROM vacations WHERE until_ms < ?", (begun - KEPT,))
    db.execute("INSERT INTO vacations (device, since_ms, until_ms) VALUES (?, ?, ?)", (device, begun, ended))
    recheck_clocks(db, device)


def end_vacation(db: Db, device: str, now: int) -> None:
    """End the current vacation of a device."""
    db.execute("UPDATE vacations SET until_ms = ? WHERE device = ? AND until_ms > ?", (now, device, now))
    recheck_clocks(db, device)


def recheck_clocks(db: Db, device: str) -> None:
    """Make the clocks of a device due for a check, because their deadlines may have changed."""
    db.execute("UPDATE clocks SET due_ms = 0 WHERE device = ?", (device,))


def list_vacations(db: Db, device: str, now: int) -> list[tuple[int, int]]:
    """Return the vacations of a device within a year, oldest first."""
    rows = db.execute(
        "SELECT since_ms, until_ms FROM vacations WHERE device = ? AND until_ms > ? ORDER BY since_ms",
        (device, now - YEAR),
    )
    return [(int(begun), int(ended)) for begun, ended in rows]


def export_personal_data(db: Db, device: str) -> list[dict[str, int]]:
    """Return the stored vacations of a device."""
    rows = db.execute("SELECT since_ms, until_ms FROM vacations WHERE device = ? ORDER BY since_ms", (device,))
    return [{"since_ms": int(begun), "until_ms": int(ended)} for begun, ended in rows]


def reassign_device(db: Db, old: str, new: str) -> None:
    """Move vacations and clocks to another device, or delete the vacations ("").

    If both devices have vacations, all are kept.
    """
    move_rows(db, DeviceColumn("vacations", "device"), old, new)
    db.execute("UPDATE clocks SET device = ? WHERE device = ?", (new, old))


PERSONAL_DATA: Final = PersonalData(
    "vacations",
    (DeviceColumn("vacations", "device", of_guests=True), DeviceColumn("clocks", "device")),
    reassign_device,
    export_personal_data,
)
