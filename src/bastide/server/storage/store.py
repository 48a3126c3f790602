"""Tables on disk: append events (append.py), read them back, find the tables of a device."""

import asyncio
import shutil
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from bastide._extras import require_extra
from bastide.server.protocol import events
from bastide.server.protocol.events import Abandoned, AbandonedBy, AnyEvent, Created
from bastide.server.storage import event_log, leases, table_clocks
from bastide.server.storage.append import (
    SITTING,
    STAGE,
    CampaignStage,
    EventBatch,
    Timestamps,
    append_batch,
    is_simple_move,
    move_statements,
)
from bastide.server.storage.backups.backup import back_up_database
from bastide.server.storage.data_folder import StoreError, explain_os_error
from bastide.server.storage.databases.sqlite_file import connect_sqlite
from bastide.server.storage.db import Db
from bastide.server.storage.hash_chain import DatabaseHead, read_head
from bastide.server.storage.leases import LeaseClaims, LeaseLost
from bastide.server.storage.service_clock import ServiceClock
from bastide.server.storage.table_expiry import UNRATED
from bastide.server.storage.writer import DatabaseWriter

if TYPE_CHECKING:
    from bastide.server.storage.databases.postgres_pipeline import PostgresPipeline

T = TypeVar("T")
QUIET_SECONDS = 10.0
"""After so long without a commit it is tried whether one is possible."""
LESSON = "lesson"
"""The phase of a table while it is a lesson: it is nobody's game."""
GONE = "gone"
"""The phase of a lobby that was abandoned."""
LEARNT = "learnt"
"""The phase of a lesson that has come to its end."""


@dataclass(frozen=True)
class StoredTable:
    """A table as it was stored."""

    table: str
    secret: bytes
    events: list[AnyEvent]
    cids: dict[str, tuple[str, int]] = field(default_factory=dict)


def _open_database(folder: Path, address: str) -> tuple[Db, "PostgresPipeline | None"]:
    """The database, and with PostgreSQL the pipeline that writes moves."""
    if not address:
        return connect_sqlite(folder), None
    require_extra("cluster")
    from bastide.server.storage.databases import postgres, postgres_pipeline, postgres_schema  # of the extra `house`

    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise StoreError(f"The data folder {folder} cannot be used: {explain_os_error(error)}.") from None
    return postgres_schema.connect_postgres(address), postgres_pipeline.PostgresPipeline(
        partial(postgres.connect_psycopg, address)
    )


class Store:
    """The database of one data folder, or of a house."""

    def __init__(
        self,
        folder: Path,
        clock: Callable[[], float] = time.monotonic,
        wall: Callable[[], float] | None = None,
        address: str = "",
    ) -> None:
        """`address`: of a PostgreSQL database; without one the tables lie in the folder, in SQLite. The clock on the
        `wall` is that of the database's machine, which processes on all machines share. Raises StoreError."""
        db, self._moves = _open_database(folder, address)
        self.service = ServiceClock(db, clock, wall or (lambda: db.now_ms() / 1000))
        self._writer = DatabaseWriter(db)
        self.claims = LeaseClaims()
        """The tables that this process has, where it is one of several."""
        self.backing_up = asyncio.Lock()
        self._folder, self._free, self._looked_at = folder, 0, float("-inf")

    def close(self) -> None:
        """Finish and close."""
        if self._moves is not None:
            self._moves.close()
        self._writer.close()

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

    async def append(self, *parts: EventBatch, also: Callable[[Db], None] | None = None) -> None:
        """Store the events of one or several tables together, and what `also` stores; durable on return. Raises
        StoreError, and what `also` raises: then nothing is stored."""
        when = Timestamps(int(time.time() * 1000), self.service.now(), self.service.open())
        rows = [[events.encode_event(event) for event in part.events] for part in parts]
        claims = [self.claims.of(part.table, new=part.secret is not None) for part in parts]

        def work(db: Db) -> list[bytes]:
            found = zip(parts, rows, claims, strict=True)
            last = [append_batch(db, part, bodies, when, claim) for part, bodies, claim in found]
            if also is not None:
                also(db)
            return last

        claim = claims[0] if len(parts) == 1 and also is None else None
        if self._moves is not None and claim is not None and is_simple_move(parts[0], claim):
            row, rest, link = move_statements(parts[0], rows[0], when, claim)
            if not await self._moves.at_once(row, rest):
                raise LeaseLost
            self._writer.durable_at = time.monotonic()
            self.claims.note(claim, link)
            return
        for link, claim in zip(await self._writer.run(work, again=True), claims, strict=True):
            if claim is not None:
                self.claims.note(claim, link)

    async def load(self, table: str) -> StoredTable | None:
        """A table with its whole log, which this process has from now on; None if there is none of that name. Raises
        LogError, StoreError."""
        name = self.claims.name
        if name and table not in self.claims.epochs:
            epoch = await self._writer.run(lambda db: leases.take_lease(db, table, name), order=False)
            if epoch:
                self.claims.epochs[table] = epoch
        return await self._writer.run(lambda db: load_table(db, table), order=False)

    async def fenced(self, table: str, work: Callable[[Db], T]) -> T:
        """A job that writes a table's log anew, or takes it out: whoever has the table stores nothing more there.
        Raises StoreError."""

        def both(db: Db) -> T:
            if self.claims.name:
                leases.fence_table(db, table)
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

    async def campaign(self, name: str) -> list[CampaignStage]:
        """The tables of a campaign, the earliest first."""
        sql = f"SELECT {STAGE} FROM tables WHERE campaign = ? ORDER BY created_ms, id"
        return await self._writer.run(lambda db: [CampaignStage(*row) for row in db.execute(sql, (name,))])

    async def campaigns(self, device: str, most: int) -> list[list[CampaignStage]]:
        """The campaigns at whose tables a device sits, the latest played first, each as its tables."""
        sql = (
            "SELECT campaign FROM sitting JOIN tables ON id = table_id WHERE device = ? AND campaign != '' "
            "GROUP BY campaign ORDER BY max(changed_ms) DESC LIMIT ?"
        )
        names = await self._writer.run(lambda db: [str(row[0]) for row in db.execute(sql, (device, most))])
        return [await self.campaign(name) for name in names]

    async def waiting_for_bots(self) -> list[str]:
        """Every game in which a bot is to decide, the latest first."""
        sql = "SELECT id FROM tables WHERE phase = 'playing' AND bot_due = 1 ORDER BY changed_ms DESC"
        return await self._writer.run(lambda db: [str(row[0]) for row in db.execute(sql)])

    async def end(self, table: str, by: AbandonedBy) -> bool:
        """Let a table that is not in memory be abandoned; False where it is not open. Raises LogError, StoreError."""
        when = Timestamps(int(time.time() * 1000), self.service.now(), self.service.open())

        def work(db: Db) -> bool:
            if self.claims.name:
                leases.fence_table(db, table)
            phase = db.execute("SELECT phase FROM tables WHERE id = ?", (table,)).get
            stored = load_table(db, table) if phase in ("lobby", "playing") else None
            if stored is None:
                return False
            sitting = frozenset(str(row[0]) for row in db.execute(SITTING, (table,)))
            made = stored.events[0]
            event = Abandoned("" if isinstance(made, Created) and made.deal else stored.secret.hex(), by)
            ended = "abandoned" if phase == "playing" else GONE
            part = EventBatch(table, len(stored.events) + 1, [event], ended, sitting, listed=False)
            append_batch(db, part, [events.encode_event(event)], when)
            db.execute(UNRATED, (table,))
            table_clocks.delete_clock(db, table)
            return True

        return await self._writer.run(work)

    async def note_waiting(self, table: str) -> None:
        """A table that was taken to wait for a bot does not."""
        await self._writer.run(lambda db: db.execute("UPDATE tables SET bot_due = 0 WHERE id = ?", (table,)))

    async def back_up(self, file: Path) -> DatabaseHead:
        """Write a backup while games go on; how far the database had come then, or further. Raises StoreError."""
        if self._moves is not None:
            raise StoreError("The games lie in PostgreSQL: back them up with pg_dump (docs/hosting.md).")
        await back_up_database(self._writer, file)
        return await self._writer.run(read_head)

    async def count_open(self) -> int:
        """How many tables are not over."""
        sql = "SELECT count(*) FROM tables WHERE phase IN ('lobby', 'playing')"
        return await self._writer.run(lambda db: int(db.execute(sql).get))

    async def do(self, work: Callable[[Db], T], order: bool = True) -> T:
        """A job of a neighbouring file in a transaction of its own; durable on return. Raises StoreError."""
        return await self._writer.run(work, order=order)


def load_table(db: Db, table: str) -> StoredTable | None:
    """A table as it lies in an open database. Raises LogError."""
    sql = "SELECT secret, sealed_by, head FROM secrets JOIN tables ON id = table_id WHERE id = ?"
    row = db.execute(sql, (table,)).fetchone()
    if row is None:
        return None
    secret, sealed_by, head = bytes(row[0]), str(row[1]), int(row[2])
    if sealed_by:
        raise events.LogError(f"The secret of table {table} is sealed by {sealed_by}, which this Bastide cannot open.")
    log = event_log.read_events(db, table, head)
    rows = db.execute("SELECT cid, device, n FROM commands WHERE table_id = ?", (table,))
    cids = {str(cid): (str(device), int(n)) for cid, device, n in rows}
    return StoredTable(table, secret, log, cids)
