"""Personal data in tables: export it, move it to another device, or erase it.

Invariant: every device that a table's data mentions is listed in `known`, so that nothing is left behind. A rewritten
log keeps its order and gets a new hash chain (storage/event_log.py). Names are removed, the moves stay.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

import msgspec

from bastide.server.protocol import events
from bastide.server.protocol.events import AnyEvent
from bastide.server.storage import event_log
from bastide.server.storage.archive import read_all_rows
from bastide.server.storage.db import Db
from bastide.server.storage.known_devices import note_devices
from bastide.server.storage.personal_parts import DeviceAtTable, DeviceColumn, PersonalDataRegistry, TablePersonalData

NO_NAME: Final = "Player"
NO_TABLE_NAME: Final = "Table"


def _update_holders(holders: dict[int, str], event: AnyEvent) -> None:
    """Update `holders` (seat to device) after an event. A substitute bot keeps the seat for its device."""
    match event:
        case events.Created():
            holders.update({n: plan.device for n, plan in enumerate(event.seats)})
        case events.Started() if event.order:
            holders.update({n: holders.get(old, "") for n, old in enumerate(event.order)})
        case events.Changed():
            kept = [holders.get(old, "") for old in event.kept]
            holders.clear()
            holders.update(enumerate(kept))
        case events.Sat():
            holders[event.seat] = event.device
        case events.Stood() | events.BotSat(away=False):
            holders[event.seat] = ""


@dataclass
class DeviceChange:
    """Replaces a device in a log by another one. With no new device (""), it is erased along with its names."""

    old: str
    fresh: str = ""

    def __post_init__(self) -> None:
        self._holders: dict[int, str] = {}
        self._host = False
        self.seats: set[int] = set()
        """All seats that the device has held."""

    def __call__(self, body: bytes) -> bytes:
        """Rewrite a stored event. Call it for each event of a log, in order."""
        event = events.decode_event(events.SCHEMA, body, "An event")
        changed = self._changed(event)
        _update_holders(self._holders, event)
        self.seats |= {seat for seat, holder in self._holders.items() if holder == self.old}
        return body if changed == event else events.encode_event(changed)

    def _changed(self, event: AnyEvent) -> AnyEvent:
        match event:
            case events.Created():
                return self._change_created(event)
            case events.Sat() if event.device == self.old:
                return msgspec.structs.replace(event, device=self.fresh, name=self._name(event.name, event.seat))
            case events.BotSat() if event.away and self._holders.get(event.seat) == self.old:
                return msgspec.structs.replace(event, name=self._name(event.name, event.seat))
            case events.Blocked() if event.device == self.old:
                return msgspec.structs.replace(event, device=self.fresh, name=event.name if self.fresh else NO_NAME)
            case events.Unblocked() if event.device == self.old:
                return msgspec.structs.replace(event, device=self.fresh)
            case events.Named() if self._host and not self.fresh:
                return events.Named(NO_TABLE_NAME)
        return event

    def _change_created(self, created: events.Created) -> events.Created:
        replace, old, new = msgspec.structs.replace, self.old, self.fresh
        seats = [
            replace(plan, device=new, name=self._name(plan.name, n)) if plan.device == old else plan
            for n, plan in enumerate(created.seats)
        ]
        blocked = [replace(block, device=new) if block.device == old else block for block in created.blocked]
        changed = replace(created, seats=seats, blocked=[block for block in blocked if block.device])
        self._host = created.host == old
        if not self._host:
            return changed
        return replace(changed, host=new, name=created.name if new else NO_TABLE_NAME)

    def _name(self, name: str, seat: int) -> str:
        return name if self.fresh else f"{NO_NAME} {seat + 1}"


def reassign_at_table(registry: PersonalDataRegistry, table: str, old: str, new: str, now: int) -> Callable[[Db], None]:
    """A job that replaces a device at a table. `new` "" erases it and appends an `Erased` event to the log."""

    def work(db: Db) -> None:
        moved = DeviceChange(old, new)
        event_log.rewrite_log(db, table, moved)
        if not new:
            head = int(db.execute("SELECT head FROM tables WHERE id = ?", (table,)).get)
            event_log.write_events(db, table, head + 1, [events.encode_event(events.Erased())], now)
            db.execute("UPDATE tables SET head = ?, archived = 0 WHERE id = ?", (head + 1, table))
        db.execute("UPDATE tables SET summary = '' WHERE id = ?", (table,))
        registry.reassign_at_table(db, DeviceAtTable(table, old, frozenset(moved.seats)), new)

    return work


def _reassign_rows(db: Db, at: DeviceAtTable, new: str) -> None:
    """Reassign or delete a device's rows of a table."""
    table, old = at.table, at.device
    db.execute("UPDATE commands SET device = ? WHERE table_id = ? AND device = ?", (new, table, old))
    db.execute("UPDATE openings SET device = ? WHERE table_id = ? AND device = ?", (new, table, old))
    if new:
        note_devices(db, table, [new])
        if db.execute("SELECT count(*) FROM sitting WHERE table_id = ? AND device = ?", (table, old)).get:
            db.execute("INSERT INTO sitting VALUES (?, ?) ON CONFLICT DO NOTHING", (new, table))
    for name in ("sitting", "known", "absences"):
        db.execute(f"DELETE FROM {name} WHERE table_id = ? AND device = ?", (table, old))


PERSONAL_DATA: Final = TablePersonalData(
    (
        DeviceColumn("known", "device", of_guests=True),
        DeviceColumn("sitting", "device"),
        DeviceColumn("commands", "device"),
        DeviceColumn("absences", "device"),
    ),
    _reassign_rows,
)
"""Rows in `openings` move with their table as well, but their column belongs to the quota part."""


@dataclass
class NameRemoval(DeviceChange):
    """Removes a device's names at a table. The device keeps its seats."""

    def _name(self, name: str, seat: int) -> str:
        return f"{NO_NAME} {seat + 1}"


def hide_names(table: str, device: str) -> Callable[[Db], None]:
    """A job that replaces the names of a device at a table with neutral ones."""

    def work(db: Db) -> None:
        event_log.rewrite_log(db, table, NameRemoval(device, device))
        db.execute("UPDATE tables SET summary = '' WHERE id = ?", (table,))

    return work


def reset_table_name(table: str, name: str) -> Callable[[Db], None]:
    """A job that replaces a table's name in its whole log."""

    def rename(body: bytes) -> bytes:
        event = events.decode_event(events.SCHEMA, body, "An event")
        if not isinstance(event, events.Created | events.Named):
            return body
        return events.encode_event(msgspec.structs.replace(event, name=name))

    def work(db: Db) -> None:
        event_log.rewrite_log(db, table, rename)
        db.execute("UPDATE tables SET summary = '' WHERE id = ?", (table,))

    return work


def export_at_table(db: Db, registry: PersonalDataRegistry, table: str, device: str) -> dict[str, Any]:
    """Export a device's data at a table: its seats, names and actions with their times."""
    phase, created = next(iter(db.execute("SELECT phase, created_ms FROM tables WHERE id = ?", (table,))), ("", 0))
    holders, names = dict[int, str](), dict[str, None]()
    actions, seats = list[dict[str, Any]](), set[int]()
    host, table_name = False, ""
    for row in read_all_rows(db, table):
        event = events.decode_event(int(row["schema"]), bytes(row["body"]), f"Event {row['n']} of table {table}")
        if isinstance(event, events.Created):
            host, table_name = event.host == device, event.name
            names |= {plan.name: None for plan in event.seats if plan.device == device}
        elif isinstance(event, events.Sat) and event.device == device:
            names[event.name] = None
        seat = getattr(event, "seat", None)
        before = None if seat is None else holders.get(seat)
        _update_holders(holders, event)
        seats |= {number for number, holder in holders.items() if holder == device}
        if seat is not None and device in (before, holders.get(seat)) and not getattr(event, "bot", ""):
            actions.append({"at_ms": row["at_ms"], **events.public_event(event)})
    return {
        "table": table,
        "name": table_name,
        "phase": phase,
        "created_ms": created,
        "host": host,
        "seats": sorted(seats),
        "names": list(names),
        "done": actions,
        **registry.export_at_table(db, DeviceAtTable(table, device, frozenset(seats))),
    }
