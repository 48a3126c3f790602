"""Queue of jobs for all machines of a cluster. The process that put a job polls it, and its worker renews the lease.

Invariant: a job belongs to its worker (`taken_by`) until the lease expires. Then any worker may take it, and updates
from the previous one are ignored. After `TRIES` attempts without a result a job has failed. A job that no one polls is
not started, and is deleted later.
"""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Final

from bastide.server.storage.db import Db

LEASE_MS: Final = 8000
"""Lease of a job from the last update of its worker. Afterwards others may take it."""
DEAD_MS: Final = 6000
"""A worker whose last heartbeat is older does not count."""
UNWANTED_MS: Final = 30_000
"""A job without a poll for this long is neither started nor continued."""
KEPT_MS: Final = 600_000
"""A result is kept for this long, for a process that asks again after the first one has died."""
TRIES: Final = 3
MOST: Final = 500
"""Most jobs in the queue. Beyond this each process runs its own."""
FREE: Final = "(state = 'waiting' OR (state = 'taken' AND until_ms < :now))"


@dataclass(frozen=True)
class JobRequest:
    """A job that a process wants done. Equal jobs have the same `id`."""

    id: str
    kind: str
    edition: str
    said: bytes


@dataclass(frozen=True)
class JobStatus:
    """`state` is waiting, taken, done or failed. `line` is the last output of the job's process."""

    state: str
    line: bytes


@dataclass(frozen=True)
class JobCount:
    """Number of jobs of a kind in a state, and the age of the oldest."""

    kind: str
    state: str
    count: int
    oldest_ms: int


def put_job(db: Db, job: JobRequest) -> bool:
    """Offer a job to workers. Returns False if no worker takes it, or if the queue is full."""
    now = db.now_ms()
    db.execute("DELETE FROM jobs WHERE wanted_ms < ?", (now - KEPT_MS,))
    living = "SELECT count(*) FROM workers WHERE kind = ? AND edition = ? AND beat_ms > ?"
    if not db.execute(living, (job.kind, job.edition, now - DEAD_MS)).get:
        return False
    if db.execute("SELECT count(*) FROM jobs").get >= MOST:
        return False
    db.execute(
        "INSERT INTO jobs (id, kind, edition, said, state, line, taken_by, until_ms, tries, made_ms, wanted_ms) "
        "VALUES (?1, ?2, ?3, ?4, 'waiting', ?5, '', 0, 0, ?6, ?6) ON CONFLICT (id) DO UPDATE SET "
        "wanted_ms = excluded.wanted_ms",
        (job.id, job.kind, job.edition, job.said, b"", now),
    )
    return True


def job_status(db: Db, id: str) -> JobStatus | None:
    """Poll a job, which keeps it wanted. None if it has been deleted."""
    now = db.now_ms()
    sql = "UPDATE jobs SET wanted_ms = ? WHERE id = ? RETURNING state, line, until_ms, tries"
    row = db.execute(sql, (now, id)).fetchone()
    if row is None:
        return None
    state, line, until, tries = str(row[0]), bytes(row[1]), int(row[2]), int(row[3])
    if state == "taken" and until < now:
        state = "waiting" if tries < TRIES else "failed"
    return JobStatus(state, line)


def fetch_result(db: Db, id: str) -> bytes | None:
    """Take the file of a finished job and delete the job. None if there is no file."""
    row = db.execute("DELETE FROM jobs WHERE id = ? AND state = 'done' RETURNING file", (id,)).fetchone()
    return None if row is None or row[0] is None else bytes(row[0])


def withdraw_job(db: Db, id: str, free: bool = False) -> bool:
    """Delete a job. With `free`, only if no worker has it. Returns whether it was deleted."""
    db.execute(f"DELETE FROM jobs WHERE id = :id{f' AND {FREE}' if free else ''}", {"id": id, "now": db.now_ms()})
    return db.changes() > 0


def take_job(db: Db, name: str) -> JobRequest | None:
    """Take the oldest free job of this worker's kinds and edition. Jobs of bots go first. None if there is none."""
    now = db.now_ms()
    values = {"now": now, "name": name, "tries": TRIES, "until": now + LEASE_MS, "wanted": now - UNWANTED_MS}
    which = (
        "SELECT id FROM jobs JOIN workers ON workers.kind = jobs.kind AND workers.edition = jobs.edition "
        f"WHERE workers.name = :name AND {FREE} AND tries < :tries AND wanted_ms > :wanted "
        "ORDER BY CASE WHEN jobs.kind = 'bot' THEN 0 ELSE 1 END, made_ms, id LIMIT 1"
    )
    sql = (
        "UPDATE jobs SET state = 'taken', taken_by = :name, until_ms = :until, tries = tries + 1 "
        f"WHERE id = ({which}) AND {FREE} RETURNING id, kind, edition, said"
    )
    row = db.execute(sql, values).fetchone()
    return None if row is None else JobRequest(str(row[0]), str(row[1]), str(row[2]), bytes(row[3]))


def hold_job(db: Db, name: str, id: str, line: bytes) -> bool:
    """Renew the lease and store the progress. Returns False if another worker has the job, or if no one polls it."""
    now = db.now_ms()
    sql = "UPDATE jobs SET until_ms = ?, line = ? WHERE id = ? AND taken_by = ? AND state = 'taken' AND wanted_ms > ?"
    db.execute(sql, (now + LEASE_MS, line, id, name, now - UNWANTED_MS))
    return db.changes() > 0


def complete_job(db: Db, name: str, id: str, line: bytes, file: bytes | None) -> bool:
    """Store a result. Returns False if the job no longer belongs to this worker."""
    sql = "UPDATE jobs SET state = 'done', line = ?, file = ? WHERE id = ? AND taken_by = ? AND state = 'taken'"
    db.execute(sql, (line, file, id, name))
    return db.changes() > 0


def fail_job(db: Db, name: str, id: str) -> None:
    """Report a failed attempt. Another worker may try, unless `TRIES` have."""
    sql = (
        "UPDATE jobs SET state = CASE WHEN tries < ? THEN 'waiting' ELSE 'failed' END "
        "WHERE id = ? AND taken_by = ? AND state = 'taken'"
    )
    db.execute(sql, (TRIES, id, name))


def beat_worker(db: Db, name: str, kinds: Collection[str], edition: str) -> None:
    """Store the heartbeat of a worker that takes these kinds."""
    sql = "INSERT INTO workers VALUES (?, ?, ?, ?) ON CONFLICT (name, kind) DO UPDATE SET beat_ms = excluded.beat_ms"
    db.executemany(sql, [(name, kind, edition, db.now_ms()) for kind in kinds])


def remove_worker(db: Db, name: str) -> None:
    """Remove a worker and release its jobs. Dead workers are removed as well."""
    db.execute("DELETE FROM workers WHERE name = ? OR beat_ms < ?", (name, db.now_ms() - KEPT_MS))
    db.execute("UPDATE jobs SET state = 'waiting', tries = tries - 1 WHERE taken_by = ? AND state = 'taken'", (name,))


def count_jobs(db: Db) -> list[JobCount]:
    """Jobs by kind and state, for metrics."""
    now = db.now_ms()
    rows = db.execute("SELECT kind, state, count(*), min(made_ms) FROM jobs GROUP BY kind, state ORDER BY kind, state")
    return [JobCount(str(kind), str(state), int(count), now - int(oldest)) for kind, state, count, oldest in rows]


def count_workers(db: Db, edition: str) -> dict[str, int]:
    """Number of workers of this edition for each kind."""
    sql = "SELECT kind, count(*) FROM workers WHERE edition = ? AND beat_ms > ? GROUP BY kind"
    return {str(kind): int(count) for kind, count in db.execute(sql, (edition, db.now_ms() - DEAD_MS))}
