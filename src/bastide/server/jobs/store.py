"""Jobs that any machine of a house may take: who asked is looked after by his process, who has one says so in time.

Law: a job is done by whoever has it (`taken_by`) until his time is over; then anybody may take it, and what the one
before says about it is not heard any more. One that several have taken and not done is given up. What nobody looks at
any more is not begun, and goes.
"""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Final

from bastide.server.storage.db import Db

LEASE_MS: Final = 8000
"""So long after the last word of whoever has a job others may take it."""
DEAD_MS: Final = 6000
"""A worker whose last beat is older is not counted on."""
UNWANTED_MS: Final = 30_000
"""A job that nobody has looked at for so long is not begun, and not gone on with."""
KEPT_MS: Final = 600_000
"""So long what was done is kept for somebody who asks again, after his process has died."""
TRIES: Final = 3
MOST: Final = 500
"""Jobs at a time; with more each process does its own."""
FREE: Final = "(state = 'waiting' OR (state = 'taken' AND until_ms < :now))"


@dataclass(frozen=True)
class JobRequest:
    """What somebody wants to be done; the same has the same `id`."""

    id: str
    kind: str
    edition: str
    said: bytes


@dataclass(frozen=True)
class JobStatus:
    """How far it is: waiting, taken, done or failed; `line` is the last that its process told."""

    state: str
    line: bytes


@dataclass(frozen=True)
class JobCount:
    """Jobs of a kind in a state, and how long ago the oldest of them was asked for."""

    kind: str
    state: str
    count: int
    oldest_ms: int


def put_job(db: Db, job: JobRequest) -> bool:
    """Let others do it; False where there is nobody for it, or too much to do."""
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
    """How far it is; it is still wanted. None where it is gone."""
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
    """What was made, which goes with that; None where it was no file."""
    row = db.execute("DELETE FROM jobs WHERE id = ? AND state = 'done' RETURNING file", (id,)).fetchone()
    return None if row is None or row[0] is None else bytes(row[0])


def withdraw_job(db: Db, id: str, free: bool = False) -> bool:
    """It is not to be done any more; `free`: unless somebody is at it. Whether it was there."""
    only = f" AND {FREE}" if free else ""
    db.execute(f"DELETE FROM jobs WHERE id = :id{only}", {"id": id, "now": db.now_ms()})
    return db.changes() > 0


def take_job(db: Db, name: str) -> JobRequest | None:
    """Have the oldest job, of the kinds and the edition of this worker, that nobody is at; bots go before."""
    now = db.now_ms()
    given = {"now": now, "name": name, "tries": TRIES, "until": now + LEASE_MS, "wanted": now - UNWANTED_MS}
    which = (
        "SELECT id FROM jobs JOIN workers ON workers.kind = jobs.kind AND workers.edition = jobs.edition "
        f"WHERE workers.name = :name AND {FREE} AND tries < :tries AND wanted_ms > :wanted "
        "ORDER BY CASE WHEN jobs.kind = 'bot' THEN 0 ELSE 1 END, made_ms, id LIMIT 1"
    )
    sql = (
        "UPDATE jobs SET state = 'taken', taken_by = :name, until_ms = :until, tries = tries + 1 "
        f"WHERE id = ({which}) AND {FREE} RETURNING id, kind, edition, said"
    )
    row = db.execute(sql, given).fetchone()
    return None if row is None else JobRequest(str(row[0]), str(row[1]), str(row[2]), bytes(row[3]))


def hold_job(db: Db, name: str, id: str, line: bytes) -> bool:
    """Whoever has it is at it, and has come so far; False where somebody else has it now, or nobody wants it."""
    now = db.now_ms()
    sql = "UPDATE jobs SET until_ms = ?, line = ? WHERE id = ? AND taken_by = ? AND state = 'taken' AND wanted_ms > ?"
    db.execute(sql, (now + LEASE_MS, line, id, name, now - UNWANTED_MS))
    return db.changes() > 0


def complete_job(db: Db, name: str, id: str, line: bytes, file: bytes | None) -> bool:
    """It is done; False where that comes too late."""
    sql = "UPDATE jobs SET state = 'done', line = ?, file = ? WHERE id = ? AND taken_by = ? AND state = 'taken'"
    db.execute(sql, (line, file, id, name))
    return db.changes() > 0


def fail_job(db: Db, name: str, id: str) -> None:
    """Whoever has it could not do it: somebody else may try, unless enough have."""
    sql = (
        "UPDATE jobs SET state = CASE WHEN tries < ? THEN 'waiting' ELSE 'failed' END "
        "WHERE id = ? AND taken_by = ? AND state = 'taken'"
    )
    db.execute(sql, (TRIES, id, name))


def beat_worker(db: Db, name: str, kinds: Collection[str], edition: str) -> None:
    """A worker is there, and takes these kinds."""
    now = db.now_ms()
    for kind in kinds:
        db.execute(
            "INSERT INTO workers VALUES (?, ?, ?, ?) ON CONFLICT (name, kind) DO UPDATE SET beat_ms = excluded.beat_ms",
            (name, kind, edition, now),
        )


def remove_worker(db: Db, name: str) -> None:
    """A worker goes, and gives back what it has; so do those that went without a word."""
    db.execute("DELETE FROM workers WHERE name = ? OR beat_ms < ?", (name, db.now_ms() - KEPT_MS))
    sql = "UPDATE jobs SET state = 'waiting', tries = tries - 1 WHERE taken_by = ? AND state = 'taken'"
    db.execute(sql, (name,))


def count_jobs(db: Db) -> list[JobCount]:
    """What there is to do, for metrics."""
    now = db.now_ms()
    rows = db.execute("SELECT kind, state, count(*), min(made_ms) FROM jobs GROUP BY kind, state ORDER BY kind, state")
    return [JobCount(str(kind), str(state), int(count), now - int(oldest)) for kind, state, count, oldest in rows]


def count_workers(db: Db, edition: str) -> dict[str, int]:
    """How many workers take each kind that this process would give them."""
    sql = "SELECT kind, count(*) FROM workers WHERE edition = ? AND beat_ms > ? GROUP BY kind"
    return {str(kind): int(count) for kind, count in db.execute(sql, (edition, db.now_ms() - DEAD_MS))}
