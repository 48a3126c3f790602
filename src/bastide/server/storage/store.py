"""Tables on disk: append events, read them back, find the tables of a device.

Law: an append is one transaction: its events, the command id that caused them, and what is derived from them.
"""

import asyncio
import shutil
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from bastide._extras import need
from bastide.server.messages import events
from bastide.server.messages.clock import Due
from bastide.server.messages.events import Abandoned, AbandonedBy, AnyEvent, Created
from bastide.server.storage import blocks, clocks, leases, logs, public, tries
from bastide.server.storage.ageing import UNRATED
from bastide.server.storage.copies import back_up
from bastide.server.storage.database import connect
from bastide.server.storage.db import Db
from bastide.server.storage.folder import StoreError, cure
from bastide.server.storage.heads import Head, HeadFile, head_of
from bastide.server.storage.leases import Claims
from bastide.server.storage.logs import note_set
from bastide.server.storage.openings import Opening, note_opening
from bastide.server.storage.people import note_known
from bastide.server.storage.service import ServiceClock
from bastide.server.storage.writer import Writer

T = TypeVar("T")

STAGE = "campaign, id, level, result"
"""The columns of a Stage."""


QUIET_SECONDS = 10.0
"""After so long without a commit it is tried whether one is possible."""
SITTING = "SELECT device FROM sitting WHERE table_id = ?"
LESSON = "lesson"
"""The phase of a table while it is a lesson: it is nobody's game."""
GONE = "gone"
"""The phase of a lobby that was abandoned."""
LEARNT = "learnt"
"""The phase of a lesson that has come to its end."""


@dataclass(frozen=True)
class Stage:
    """One table of a campaign as the store lists it; `result` is "", "won" or "lost"."""

    campaign: str
    table: str
    level: int
    result: str


@dataclass(frozen=True)
class Study:
    """How far a device has come in a lesson, and at which table ("" once it is left)."""

    device: str
    lesson: str
    table: str
    reached: int
    done: bool


class Append(msgspec.Struct, frozen=True):
    """New events of one table, the first of them being number `first` (from 1)."""

    table: str
    first: int
    events: list[AnyEvent]
    phase: str
    sitting: frozenset[str] | None  # None: as before
    command: tuple[str, str] | None = None  # cid, device
    secret: bytes | None = None  # of a new table
    bots: bool = True  # a bot sits there
    stage: Stage | None = None  # of a campaign
    study: Study | None = None  # of a lesson
    tried: tries.Try | None = None  # of a puzzle
    bot_due: bool = False  # a bot decides now
    alone: bool = False  # nobody but the host has sat there, and hardly anything has happened
    period: int = 0  # days that the game may lie untouched, 0: as everywhere here
    opening: Opening | None = None  # of a new table: who opened it
    own_set: str = ""  # of a new table: the set of tiles that somebody brought along
    summary: str | None = None  # what lists show of it; None: as before
    others: frozenset[str] = frozenset()  # of a new table: devices that it names although they do not sit
    also: Callable[[Db, int], None] | None = None  # what else follows from the events, at this moment in ms
    listed: bool | None = None  # strangers are shown it; None: as before
    blocked: tuple[tuple[str, str, str], ...] = ()  # who keeps whom away, and under which name
    due: Due | None = None  # whose time runs now; None: as before, or nobody's ever


@dataclass(frozen=True)
class Stored:
    """A table as it was stored."""

    table: str
    secret: bytes
    events: list[AnyEvent]
    cids: dict[str, tuple[str, int]] = field(default_factory=dict)


def _opened(folder: Path, address: str) -> tuple[Db, HeadFile | None]:
    """The database, and what remembers how far it came where that is not its own business."""
    if not address:
        db = connect(folder)
        return db, HeadFile(folder, head_of(db))
    need("house")
    from bastide.server.storage import forms  # of the extra `house`

    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise StoreError(f"The data folder {folder} cannot be used: {cure(error)}.") from None
    return forms.connect(address), None


class Store:
    """The database of one data folder, or of a house."""

    def __init__(
        self,
        folder: Path,
        clock: Callable[[], float] = time.monotonic,
        wall: Callable[[], float] = time.time,
        address: str = "",
    ) -> None:
        """`address`: of a PostgreSQL database; without one the tables lie in the folder, in SQLite. Raises
        StoreError."""
        db, self._head = _opened(folder, address)
        self.service = ServiceClock(db, clock, wall)
        head = self._head
        self._writer = Writer(db) if head is None else Writer(db, lambda db: head.note(head_of(db)))
        self.claims = Claims()
        """The tables that this process has, where it is one of several."""
        self.backing_up = asyncio.Lock()
        self._folder, self._free, self._looked_at = folder, 0, float("-inf")

    def close(self) -> None:
        """Finish and close."""
        self._writer.close()
        if self._head is not None:
            self._head.close()

    def free_bytes(self) -> int:
        """Room left on the disk, as it was within this second; moves of running games need what is there."""
        now = time.monotonic()
        if now - self._looked_at >= 1.0:
            self._free, self._looked_at = shutil.disk_usage(self._folder).free, now
        return self._free

    async def alive(self) -> bool:
        """True if something was made durable lately; otherwise a number that means nothing else is written, since
        SQLite writes nothing where nothing changes. Raises StoreError."""
        if time.monotonic() - self._writer.durable_at > QUIET_SECONDS:
            await self._writer.run(lambda db: db.beat(), alone=True)
            self._writer.durable_at = time.monotonic()
        return True

    async def phases(self) -> dict[str, int]:
        """How many tables there are in each phase."""
        sql = "SELECT phase, count(*) FROM tables GROUP BY phase"
        return await self._writer.run(lambda db: {str(phase): int(count) for phase, count in db.execute(sql)})

    async def append(self, *parts: Append, also: Callable[[Db], None] | None = None) -> None:
        """Store the events of one or several tables together, and what `also` stores; durable on return. Raises
        StoreError, and what `also` raises: then nothing is stored."""
        now = int(time.time() * 1000)
        served, opened = self.service.now(), self.service.open()
        rows = [[events.encode(event) for event in part.events] for part in parts]
        claims = [self.claims.of(part.table, new=part.secret is not None) for part in parts]

        def work(db: Db) -> None:
            for part, bodies, claim in zip(parts, rows, claims, strict=True):
                _append(db, part, bodies, now, served, claim)
                if part.due is not None:
                    clocks.note(db, part.table, part.due, opened)
            if also is not None:
                also(db)

        await self._writer.run(work, again=True)

    async def load(self, table: str) -> Stored | None:
        """A table with its whole log, which this process has from now on; None if there is none of that name. Raises
        LogError, StoreError."""
        name = self.claims.name
        if name and table not in self.claims.epochs:
            epoch = await self._writer.run(lambda db: leases.take(db, table, name), order=False)
            if epoch:
                self.claims.epochs[table] = epoch
        return await self._writer.run(lambda db: load_from(db, table), order=False)

    async def fenced(self, table: str, work: Callable[[Db], T]) -> T:
        """A job that writes a table's log anew, or takes it out: whoever has the table stores nothing more there.
        Raises StoreError."""

        def both(db: Db) -> T:
            if self.claims.name:
                leases.fence(db, table)
            return work(db)

        self.claims.forget(table)
        return await self._writer.run(both)

    async def ours(self, table: str) -> bool:
        """Whether this process has a table: one that is alone has all."""
        return True

    async def duty(self, name: str) -> bool:
        """Whether this process is the one of its house that does this work. Raises StoreError."""
        return await self._writer.run(lambda db: db.duty(name), alone=True)

    async def of_device(self, device: str, most: int, hidden: bool = True) -> list[str]:
        """The tables where a device sits, the latest first, with those that it has `hidden`."""
        sql = (
            "SELECT id FROM sitting JOIN tables ON id = table_id WHERE device = ?1 AND (?3 = 1 OR NOT EXISTS (SELECT 1 "
            "FROM mine WHERE mine.table_id = id AND mine.device = ?1 AND (hidden = 1 OR gone = 1))) "
            "ORDER BY phase IN ('over', 'abandoned', 'gone'), changed_ms DESC LIMIT ?2"
        )
        return await self._writer.run(lambda db: [str(row[0]) for row in db.execute(sql, (device, most, hidden))])

    async def campaign(self, name: str) -> list[Stage]:
        """The tables of a campaign, the earliest first."""
        sql = f"SELECT {STAGE} FROM tables WHERE campaign = ? ORDER BY created_ms, id"
        return await self._writer.run(lambda db: [Stage(*row) for row in db.execute(sql, (name,))])

    async def campaigns(self, device: str, most: int) -> list[list[Stage]]:
        """The campaigns at whose tables a device sits, the latest played first, each as its tables."""
        sql = (
            "SELECT campaign FROM sitting JOIN tables ON id = table_id WHERE device = ? AND campaign != '' "
            "GROUP BY campaign ORDER BY max(changed_ms) DESC LIMIT ?"
        )
        names = await self._writer.run(lambda db: [str(row[0]) for row in db.execute(sql, (device, most))])
        return [await self.campaign(name) for name in names]

    async def studies(self, device: str) -> list[Study]:
        """How far a device has come in the lessons that it has begun."""
        sql = "SELECT device, lesson, table_id, reached, done FROM lessons WHERE device = ?"
        rows = await self._writer.run(lambda db: list(db.execute(sql, (device,))))
        return [Study(who, lesson, table, reached, bool(done)) for who, lesson, table, reached, done in rows]

    async def waiting_for_bots(self) -> list[str]:
        """Every game in which a bot is to decide, the latest first."""
        sql = "SELECT id FROM tables WHERE phase = 'playing' AND bot_due = 1 ORDER BY changed_ms DESC"
        return await self._writer.run(lambda db: [str(row[0]) for row in db.execute(sql)])

    async def end(self, table: str, by: AbandonedBy) -> bool:
        """Let a table that is not in memory be abandoned; False where it is not open. Raises LogError, StoreError."""
        now, served = int(time.time() * 1000), self.service.now()

        def work(db: Db) -> bool:
            if self.claims.name:
                leases.fence(db, table)
            phase = db.execute("SELECT phase FROM tables WHERE id = ?", (table,)).get
            stored = load_from(db, table) if phase in ("lobby", "playing") else None
            if stored is None:
                return False
            sitting = frozenset(str(row[0]) for row in db.execute(SITTING, (table,)))
            made = stored.events[0]
            event = Abandoned("" if isinstance(made, Created) and made.deal else stored.secret.hex(), by)
            ended = "abandoned" if phase == "playing" else GONE
            part = Append(table, len(stored.events) + 1, [event], ended, sitting, listed=False)
            _append(db, part, [events.encode(event)], now, served)
            db.execute(UNRATED, (table,))
            clocks.forget(db, table)
            return True

        return await self._writer.run(work)

    async def note_waiting(self, table: str) -> None:
        """A table that was taken to wait for a bot does not."""
        await self._writer.run(lambda db: db.execute("UPDATE tables SET bot_due = 0 WHERE id = ?", (table,)))

    async def back_up(self, file: Path) -> Head:
        """Write a backup while games go on; how far the database had come then, or further. Raises StoreError."""
        if self._head is None:
            raise StoreError("The games lie in PostgreSQL: back them up with pg_dump (docs/hosting.md).")
        await back_up(self._writer, file)
        return await self._writer.run(head_of)

    async def count_open(self) -> int:
        """How many tables are not over."""
        sql = "SELECT count(*) FROM tables WHERE phase IN ('lobby', 'playing')"
        return await self._writer.run(lambda db: int(db.execute(sql).get))

    async def do(self, work: Callable[[Db], T]) -> T:
        """A job of a neighbouring file in a transaction of its own; durable on return. Raises StoreError."""
        return await self._writer.run(work)


def _append(
    db: Db, part: Append, bodies: list[bytes], now: int, served: int, claim: leases.Claim | None = None
) -> None:
    state = {
        "phase": part.phase,
        "changed_ms": now,
        "bots": part.bots,
        "result": part.stage.result if part.stage else "",
        "served_ms": served,
        "bot_due": part.bot_due,
        "alone": part.alone,
        "archived": False,
        "head": part.first + len(bodies) - 1,
    }
    if part.summary is not None:
        state["summary"] = part.summary
    _keep_row(db, part, state, now, served, claim)
    head = logs.write(db, part.table, part.first, bodies, now)
    if part.command is not None:
        cid, device = part.command
        db.execute("INSERT INTO commands VALUES (?, ?, ?, ?)", (part.table, cid, device, head))
    _open_or_close(db, part, now)
    if part.sitting is not None:
        _reseat(db, part, part.sitting)
    if part.study is not None and part.study.device:
        _note(db, part.study, now)
    if part.tried is not None and part.tried.device:
        tries.note(db, part.tried, now)
    if part.also is not None:
        part.also(db, now)


def _open_or_close(db: Db, part: Append, now: int) -> None:
    """Whether strangers are shown the table, and whom its host does not want to meet again."""
    if part.listed is not None:
        public.note(db, part.table, part.listed, now)
    for device, other, name in part.blocked:
        blocks.block(db, device, other, name, now)


def _keep_row(db: Db, part: Append, state: dict[str, Any], now: int, served: int, claim: leases.Claim | None) -> None:
    """The row of the table: a new one, or changed, where this process has it. Raises Fenced."""
    if part.secret is not None:
        stage = part.stage or Stage("", part.table, 0, "")
        made = {"id": part.table, "created_ms": now, "period": part.period}
        if claim is not None:
            made |= {"owner": claim.owner, "epoch": 1}
        row = {**made, "campaign": stage.campaign, "level": stage.level, **state}
        names = ", ".join(row)
        db.execute(f"INSERT INTO tables ({names}) VALUES ({', '.join('?' * len(row))})", tuple(row.values()))
        db.execute("INSERT INTO secrets (table_id, secret) VALUES (?, ?)", (part.table, part.secret))
        if part.own_set:
            note_set(db, part.table, part.own_set)
        if part.opening is not None:
            note_opening(db, part.table, part.opening, served)
    elif claim is None:
        db.execute(_changing(tuple(state)), (*state.values(), part.table))
    else:
        db.execute(f"{_changing(tuple(state))} AND epoch = ?", (*state.values(), part.table, claim.epoch))
        if not db.changes():
            raise leases.Fenced


@cache
def _changing(names: tuple[str, ...]) -> str:
    changes = ", ".join(f"{name} = ?" for name in names)
    return f"UPDATE tables SET {changes} WHERE id = ?"


def _note(db: Db, study: Study, now: int) -> None:
    """What was learnt once stays learnt; the table that was opened last is the one to go on at."""
    db.execute(
        "INSERT INTO lessons VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (device, lesson) DO UPDATE SET "
        "table_id = excluded.table_id, reached = excluded.reached, done = "
        "CASE WHEN excluded.done > lessons.done THEN excluded.done ELSE lessons.done END, "
        "changed_ms = excluded.changed_ms",
        (study.device, study.lesson, study.table, study.reached, study.done, now),
    )


def _reseat(db: Db, part: Append, sitting: frozenset[str]) -> None:
    """The devices at the table, as far as they have changed."""
    rows = db.execute(SITTING, (part.table,))
    before = {str(device) for (device,) in rows}
    gone = [(device, part.table) for device in before - sitting]
    db.executemany("DELETE FROM sitting WHERE device = ? AND table_id = ?", gone)
    db.executemany("INSERT INTO sitting VALUES (?, ?)", [(device, part.table) for device in sitting - before])
    note_known(db, part.table, (sitting - before) | part.others)


def load_from(db: Db, table: str) -> Stored | None:
    """A table as it lies in an open database. Raises LogError."""
    sql = "SELECT secret, sealed_by, head FROM secrets JOIN tables ON id = table_id WHERE id = ?"
    row = db.execute(sql, (table,)).fetchone()
    if row is None:
        return None
    secret, sealed_by, head = bytes(row[0]), str(row[1]), int(row[2])
    if sealed_by:
        raise events.LogError(f"The secret of table {table} is sealed by {sealed_by}, which this Bastide cannot open.")
    log = logs.read(db, table, head)
    rows = db.execute("SELECT cid, device, n FROM commands WHERE table_id = ?", (table,))
    cids = {str(cid): (str(device), int(n)) for cid, device, n in rows}
    return Stored(table, secret, log, cids)
