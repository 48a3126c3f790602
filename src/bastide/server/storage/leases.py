"""Leases: which process of a cluster has a table. It is one at a time, with an epoch that grows with every owner.

Invariant: every append names the epoch under which its process has the table, in the statement that changes the table's
row. Under an older epoch nothing is stored. So taking a table from a living process loses nothing and stores nothing
twice. The next append of that process fails, it drops the table from memory, and its clients reconnect.

A process is alive while its heartbeat is recent by the database's clock. A single process with SQLite has no name and
no leases.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from bastide.server.storage.data_folder import StoreError
from bastide.server.storage.db import Db, salt_of

DEAD_MS: Final = 1500
"""A process whose last heartbeat is older has lost its tables."""
PORTION: Final = 200
"""Tables in one statement. The number is always the same, so that the database prepares one statement."""
NONE: Final = ("",) * PORTION


class LeaseLost(StoreError):
    """Another process has the table now."""

    def __init__(self) -> None:
        super().__init__("Another process of this cluster has the table now: try again.")


@dataclass(frozen=True)
class LeaseClaim:
    """The ownership that an append claims.

    `before` is the last link of the table's hash chain, b"" if it is not known here.
    """

    table: str
    owner: str
    epoch: int
    before: bytes = b""


@dataclass
class LeaseClaims:
    """The leases of this process. Its `name` is "" if it is the only one, and then it has every table."""

    name: str = ""
    epochs: dict[str, int] = field(default_factory=dict)
    _links: dict[str, tuple[int, bytes]] = field(default_factory=dict)  # by table: the epoch, and the link

    def of(self, table: str, new: bool) -> LeaseClaim | None:
        """Return the claim for an append, or None without a cluster. A `new` table begins with epoch 1."""
        if not self.name:
            return None
        if new:
            self.epochs[table] = 1
        epoch = self.epochs.get(table, -1)
        # unknown until the append is noted: if it fails, no one knows what was stored
        under, link = self._links.pop(table, (-1, b""))
        return LeaseClaim(table, self.name, epoch, link if under == epoch else b"")

    def note(self, claim: LeaseClaim, link: bytes) -> None:
        """Store the last link after an append under this claim."""
        if self.name == claim.owner and self.epochs.get(claim.table) == claim.epoch:
            self._links[claim.table] = claim.epoch, link

    def forget(self, table: str) -> None:
        """Forget a table that this process no longer has."""
        self.epochs.pop(table, None)
        self._links.pop(table, None)

    def begin(self, name: str) -> None:
        """Start again without leases, under another name."""
        self.name = name
        self.epochs.clear()
        self._links.clear()


@dataclass(frozen=True)
class LeaseHolder:
    """The owner of a table. `address` is "" if that is this process, newly or already."""

    address: str
    epoch: int = 0
    owner: str = ""


def take_lease(db: Db, table: str, name: str) -> int:
    """Take a table from any owner. Returns the new epoch, 0 if there is no such table."""
    db.execute("UPDATE tables SET owner = ?, epoch = epoch + 1 WHERE id = ?", (name, table))
    found = db.execute("SELECT epoch FROM tables WHERE id = ?", (table,)).get
    return 0 if found is None else int(found)


def fence_table(db: Db, table: str) -> None:
    """Release a table and refuse later appends of its owner."""
    db.execute("UPDATE tables SET owner = '', epoch = epoch + 1 WHERE id = ?", (table,))


def release_lease(db: Db, table: str, name: str, epoch: int) -> None:
    """Release a table of this process. The next process that needs it takes it."""
    db.execute("UPDATE tables SET owner = '' WHERE id = ? AND owner = ? AND epoch = ?", (table, name, epoch))


def acquire_lease(db: Db, table: str, name: str, unreachable: str = "") -> LeaseHolder | None:
    """Return the living owner of a table. Without one, this process takes the table.

    An `unreachable` owner counts as dead. Returns None if there is no such table.
    """
    sql = "SELECT owner, epoch, address, beat_ms FROM tables LEFT JOIN processes ON name = owner WHERE id = ?"
    while True:
        row = db.execute(sql, (table,)).fetchone()
        if row is None:
            return None
        owner, epoch, address, beat = str(row[0]), int(row[1]), row[2], row[3]
        if owner == name:
            return LeaseHolder("", epoch, owner)
        if owner != unreachable and address is not None and int(beat) > db.now_ms() - DEAD_MS:
            return LeaseHolder(str(address), epoch, owner)
        taking = "UPDATE tables SET owner = ?, epoch = epoch + 1 WHERE id = ? AND owner = ? AND epoch = ?"
        db.execute(taking, (name, table, owner, epoch))
        if db.changes():
            return LeaseHolder("", epoch + 1, name)


def list_held_leases(db: Db, tables: Sequence[str], name: str) -> dict[str, int]:
    """Return the epochs of those of these tables that a process has."""
    found: dict[str, int] = {}
    sql = f"SELECT id, epoch FROM tables WHERE owner = ? AND id IN ({', '.join('?' * PORTION)})"
    for begin in range(0, len(tables), PORTION):
        some = [*tables[begin : begin + PORTION], *NONE][:PORTION]
        found |= {str(table): int(epoch) for table, epoch in db.execute(sql, (name, *some))}
    return found


def cluster_secret(db: Db) -> str:
    """Return the secret that the processes of a cluster share. It is created once."""
    return salt_of(db, "house").hex()


def register_process(db: Db, name: str, address: str) -> None:
    """Register a process under this name, and delete those long dead."""
    now = db.now_ms()
    db.execute("DELETE FROM processes WHERE beat_ms < ?", (now - 60 * DEAD_MS,))
    db.execute("INSERT INTO processes VALUES (?, ?, ?)", (name, address, now))


def beat_process(db: Db, name: str) -> bool:
    """Write a heartbeat. Returns False if the process already counts as dead."""
    db.execute(f"UPDATE processes SET beat_ms = {db.clock} WHERE name = ? AND {process_lives_clause(db)}", (name,))
    return db.changes() > 0


def process_lives_clause(db: Db) -> str:
    """Return an SQL condition on `processes`: the process is alive."""
    return f"beat_ms > {db.clock} - {DEAD_MS}"


def live_processes_clause(db: Db) -> str:
    """Return an SQL subquery: the names of the living processes."""
    return f"(SELECT name FROM processes WHERE {process_lives_clause(db)})"


def count_processes(db: Db) -> int:
    """Return how many processes are alive."""
    return int(db.execute(f"SELECT count(*) FROM processes WHERE {process_lives_clause(db)}").get)


def remove_process(db: Db, name: str) -> None:
    """Remove a process and release its tables."""
    db.execute("UPDATE tables SET owner = '' WHERE owner = ?", (name,))
    db.execute("DELETE FROM processes WHERE name = ?", (name,))


def list_orphaned_games(db: Db, most: int) -> list[str]:
    """Return games that wait for a bot and have no living owner, most recently changed first."""
    sql = (
        "SELECT id FROM tables WHERE phase = 'playing' AND bot_due = 1 AND owner NOT IN "
        f"{live_processes_clause(db)} ORDER BY changed_ms DESC LIMIT ?"
    )
    return [str(row[0]) for row in db.execute(sql, (most,))]
