"""Tables on disk: append events (append.py), read them back, find the tables of a device."""

import asyncio
import shutil
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Concatenate, ParamSpec, TypeVar

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
from bastide.server.storage.event_log import DatabaseHead, read_head
from bastide.server.storage.leases import LeaseClaims, LeaseLost
from bastide.server.storage.service_clock import ServiceClock
from bastide.server.storage.table_expiry import UNRATED
from bastide.server.storage.writer import DatabaseWriter

if TYPE_CHECKING:
    from bastide.server.storage.databases.postgres_pipeline import PostgresPipeline

T = TypeVar("T")
P = ParamSpec("P")
QUIET_SECONDS = 10.0
"""After this long without a commit, `alive` tries whether one is possible."""
LESSON = "lesson"
"""The phase of a table while it is a lesson, which counts as no player's game."""
GONE = "gone"
"""The phase of a lobby that was abandoned."""
LEARNT = "learnt"
"""The phase of a lesson that has ended."""


@dataclass(frozen=True)
class StoredTable:
    """A table as stored. `cids` has the device and event number of each command id."""

    table: str
    secret: bytes
    events: list[AnyEvent]
    cids: dict[str, tuple[str, int]] = field(default_factory=dict)


def _open_database(folder: Path, address: str) -> tuple[Db, "PostgresPipeline | None"]:
    """The database, and with PostgreSQL the pipeline that writes moves."""
    if not address:
        return connect_sqlite(folder), None
    require_extra("cluster")
    from bastide.server.storage.databases import postgres_pipeline, postgres_schema  # of the extra `cluster`

    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise StoreError(f"The data folder {folder} cannot be used: {explain_os_error(error)}.") from None
    return postgres_schema.connect_postgres(address), postgres_pipeline.PostgresPipeline(address)


class Store:
    """The database of one data folder, or of a cluster."""

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
        """The tables that this process has, if it is one of several."""
        self.backing_up = asyncio.Lock()
        self._folder, self._free, self._looked_at = folder, 0, float("-inf")

    async def finish(self) -> None:
        """Wait for moves that a cluster still stores, before `close`."""
        if self._moves is not None:
            await self._moves.finish()

    def close(self) -> None:
        """Finish waiting jobs and close the database."""
        if self._moves is not None:
            self._moves.close()
        self._writer.close()

    def free_bytes(self) -> int:
        """Return the free bytes on the disk, at most a second old. Running games need them for their moves."""
        now = time.monotonic()
        if now - self._looked_at >= 1.0:
            self._free, self._looked_at = shutil.disk_usage(self._folder).free, now
        return self._free

    async def alive(self) -> bool:
        """Return True if anything was made durable lately, or can be now. Raises StoreError."""
        if time.monotonic() - self._writer.durable_at > QUIET_SECONDS:
            await self._writer.run(lambda db: db.beat(), alone=True)
            self._writer.durable_at = time.monotonic()
        return True

    async def phases(self) -> dict[str, int]:
        """Return how many tables are in each phase."""
        sql = "SELECT phase, count(*) FROM tables GROUP BY phase"
        return await self._writer.run(lambda db: {str(phase): int(count) for phase, count in db.execute(sql)})

    async def append(self, *parts: EventBatch, also: Callable[[Db], None] | None = None) -> None:
        """Store the events of one or several tables in one transaction, and what `also` stores. Durable on return.

        Raises StoreError, and anything that `also` raises. Then nothing is stored.
        """
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
        """Return a table with its whole log and take its lease, or None if there is none.

        Raises LogError, StoreError.
        """
        name = self.claims.name
        if name and table not in self.claims.epochs:
            epoch = await self._writer.run(lambda db: leases.take_lease(db, table, name), order=False)
            if epoch:
                self.claims.epochs[table] = epoch
        return await self._writer.run(lambda db: load_table(db, table), order=False)

    async def fenced(self, table: str, work: Callable[[Db], T]) -> T:
        """Run a job that rewrites or removes a table's log.

        The table's owner can store nothing more. Raises StoreError.
        """

        def both(db: Db) -> T:
            if self.claims.name:
                leases.fence_table(db, table)
            return work(db)

        self.claims.forget(table)
        return await self._writer.run(both)

    async def ours(self, table: str) -> bool:
        """Return whether this process has a table. A single process has them all."""
        return True

    async def duty(self, name: str) -> bool:
        """Return whether this process of the cluster has a duty. Raises StoreError."""
        return await self._writer.run(lambda db: db.duty(name), alone=True)

    async def of_device(self, device: str, most: int, hidden: bool = True) -> list[str]:
        """Return the tables where a device sits, open ones first, most recently changed first.

        With `hidden`, those that the device has hidden are included.
        """
        sql = (
            "SELECT id FROM sitting JOIN tables ON id = table_id WHERE device = ?1 AND (?3 = 1 OR NOT EXISTS (SELECT 1 "
            "FROM mine WHERE mine.table_id = id AND mine.device = ?1 AND (hidden = 1 OR gone = 1))) "
            "ORDER BY phase IN ('over', 'abandoned', 'gone'), changed_ms DESC LIMIT ?2"
        )
        return await self._writer.run(lambda db: [str(row[0]) for row in db.execute(sql, (device, most, hidden))])

    async def campaign(self, name: str) -> list[CampaignStage]:
        """Return the tables of a campaign, oldest first."""
        sql = f"SELECT {STAGE} FROM tables WHERE campaign = ? ORDER BY created_ms, id"
        return await self._writer.run(lambda db: [CampaignStage(*row) for row in db.execute(sql, (name,))])

    async def campaigns(self, device: str, most: int) -> list[list[CampaignStage]]:
        """Return the campaigns of a device as lists of tables, most recently played first."""
        sql = (
            "SELECT campaign FROM sitting JOIN tables ON id = table_id WHERE device = ? AND campaign != '' "
            "GROUP BY campaign ORDER BY max(changed_ms) DESC LIMIT ?"
        )
        names = await self._writer.run(lambda db: [str(row[0]) for row in db.execute(sql, (device, most))])
        return [await self.campaign(name) for name in names]

    async def waiting_for_bots(self) -> list[str]:
        """Return every game that waits for a bot, most recently changed first."""
        sql = "SELECT id FROM tables WHERE phase = 'playing' AND bot_due = 1 ORDER BY changed_ms DESC"
        return await self._writer.run(lambda db: [str(row[0]) for row in db.execute(sql)])

    async def end(self, table: str, by: AbandonedBy) -> bool:
        """Abandon a table that is not in memory. Returns False if it is not open. Raises LogError, StoreError."""
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
        """Store that a table does not wait for a bot after all."""
        await self._writer.run(lambda db: db.execute("UPDATE tables SET bot_due = 0 WHERE id = ?", (table,)))

    async def back_up(self, file: Path) -> DatabaseHead:
        """Write a backup while games go on; how far the database had come then, or further. Raises StoreError."""
        if self._moves is not None:
            raise StoreError("The games are in PostgreSQL: back them up with pg_dump (docs/host/cluster.md).")
        await back_up_database(self._writer, file)
        return await self._writer.run(read_head)

    async def do(self, work: Callable[Concatenate[Db, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run `work(db, ...)` in a transaction of its own. Durable on return. Raises StoreError."""
        return await self._writer.run(lambda db: work(db, *args, **kwargs))

    async def do_unordered(self, work: Callable[Concatenate[Db, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Like `do`, but without waiting for the ordered transactions of other processes."""
        return await self._writer.run(lambda db: work(db, *args, **kwargs), order=False)


def load_table(db: Db, table: str) -> StoredTable | None:
    """Return a table from an open database, or None if there is none. Raises LogError."""
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
