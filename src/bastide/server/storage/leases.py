"""Which process of a house has a table: one at a time, by a number that grows with every owner.

Law: every append names the number (`epoch`) under which its process has the table, in the statement that changes the
table's row; under an older one nothing is stored. So taking a table from a process that still lives loses and doubles
nothing: its next append fails, it forgets the room, and its pages come back.

A process is alive as long as its beat is young by the database's clock. One process with SQLite has no name and no
leases.
"""

import secrets
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from bastide.server.storage.data_folder import StoreError
from bastide.server.storage.db import Db

DEAD_MS: Final = 1500
"""A process whose last beat is older has no tables any more."""
PORTION: Final = 200
"""Tables in one statement: always as many, so that it is one statement, which the database prepares once."""
NONE: Final = ("",) * PORTION


class LeaseLost(StoreError):
    """Another process has the table now."""

    def __init__(self) -> None:
        super().__init__("Another process of this house has the table now: come again.")


@dataclass(frozen=True)
class LeaseClaim:
    """The owner that an append to a table says it is; `before`: the last link of the chain there, b"" where it is not
    known here."""

    table: str
    owner: str
    epoch: int
    before: bytes = b""


@dataclass
class LeaseClaims:
    """What this process has, by its `name` ("": it is alone and has everything)."""

    name: str = ""
    epochs: dict[str, int] = field(default_factory=dict)
    _links: dict[str, tuple[int, bytes]] = field(default_factory=dict)  # by table: under which number, and the link

    def of(self, table: str, new: bool) -> LeaseClaim | None:
        """Under which number to append; a `new` table begins with 1. Until the append is noted the chain is not known:
        should it fail, nobody knows how far it came."""
        if not self.name:
            return None
        if new:
            self.epochs[table] = 1
        epoch = self.epochs.get(table, -1)
        under, link = self._links.pop(table, (-1, b""))
        return LeaseClaim(table, self.name, epoch, link if under == epoch else b"")

    def note(self, claim: LeaseClaim, link: bytes) -> None:
        """It was stored under that claim."""
        if self.name == claim.owner and self.epochs.get(claim.table) == claim.epoch:
            self._links[claim.table] = claim.epoch, link

    def forget(self, table: str) -> None:
        """This process has it no longer."""
        self.epochs.pop(table, None)
        self._links.pop(table, None)

    def begin(self, name: str) -> None:
        """Have nothing, under another name."""
        self.name = name
        self.epochs.clear()
        self._links.clear()


@dataclass(frozen=True)
class LeaseHolder:
    """Who has a table: `address` is "" where that is this process, from now on or already (`epoch`)."""

    address: str
    epoch: int = 0
    owner: str = ""


def take_lease(db: Db, table: str, name: str) -> int:
    """Have a table, whoever had it; the number of this owner, 0 where there is no table."""
    db.execute("UPDATE tables SET owner = ?, epoch = epoch + 1 WHERE id = ?", (name, table))
    found = db.execute("SELECT epoch FROM tables WHERE id = ?", (table,)).get
    return 0 if found is None else int(found)


def fence_table(db: Db, table: str) -> None:
    """Nobody has it, and whoever had it stores nothing more there."""
    db.execute("UPDATE tables SET owner = '', epoch = epoch + 1 WHERE id = ?", (table,))


def release_lease(db: Db, table: str, name: str, epoch: int) -> None:
    """Nobody has a table that this process had: whoever is asked for it first takes it."""
    db.execute("UPDATE tables SET owner = '' WHERE id = ? AND owner = ? AND epoch = ?", (table, name, epoch))


def acquire_lease(db: Db, table: str, name: str, deaf: str = "") -> LeaseHolder | None:
    """Who has a table, where its owner lives (and is not `deaf`); otherwise this process has it from now on. None where
    there is none."""
    sql = "SELECT owner, epoch, address, beat_ms FROM tables LEFT JOIN processes ON name = owner WHERE id = ?"
    while True:
        row = db.execute(sql, (table,)).fetchone()
        if row is None:
            return None
        owner, epoch, address, beat = str(row[0]), int(row[1]), row[2], row[3]
        if owner == name:
            return LeaseHolder("", epoch, owner)
        if owner != deaf and address is not None and int(beat) > db.now_ms() - DEAD_MS:
            return LeaseHolder(str(address), epoch, owner)
        taking = "UPDATE tables SET owner = ?, epoch = epoch + 1 WHERE id = ? AND owner = ? AND epoch = ?"
        db.execute(taking, (name, table, owner, epoch))
        if db.changes():
            return LeaseHolder("", epoch + 1, name)


def list_held_leases(db: Db, tables: Sequence[str], name: str) -> dict[str, int]:
    """Which of these tables a process has, with their numbers."""
    found: dict[str, int] = {}
    sql = f"SELECT id, epoch FROM tables WHERE owner = ? AND id IN ({', '.join('?' * PORTION)})"
    for begin in range(0, len(tables), PORTION):
        some = [*tables[begin : begin + PORTION], *NONE][:PORTION]
        found |= {str(table): int(epoch) for table, epoch in db.execute(sql, (name, *some))}
    return found


def cluster_secret(db: Db) -> str:
    """What the processes of a house know each other by, made once."""
    made = secrets.token_bytes(32)
    db.execute("INSERT INTO salts VALUES ('house', ?) ON CONFLICT DO NOTHING", (made,))
    return bytes(db.execute("SELECT value FROM salts WHERE name = 'house'").get).hex()


def register_process(db: Db, name: str, address: str) -> None:
    """A process of this name is there; those long gone are forgotten."""
    now = db.now_ms()
    db.execute("DELETE FROM processes WHERE beat_ms < ?", (now - 60 * DEAD_MS,))
    db.execute("INSERT INTO processes VALUES (?, ?, ?)", (name, address, now))


def beat_process(db: Db, name: str) -> bool:
    """It lives; False where it counts as dead already."""
    db.execute(f"UPDATE processes SET beat_ms = {db.clock} WHERE name = ? AND {process_lives_clause(db)}", (name,))
    return db.changes() > 0


def process_lives_clause(db: Db) -> str:
    """Whether a process lives, as a part of a statement about processes."""
    return f"beat_ms > {db.clock} - {DEAD_MS}"


def live_processes_clause(db: Db) -> str:
    """The names of the processes that live, as a part of a statement."""
    return f"(SELECT name FROM processes WHERE {process_lives_clause(db)})"


def count_processes(db: Db) -> int:
    """How many processes there are."""
    return int(db.execute(f"SELECT count(*) FROM processes WHERE {process_lives_clause(db)}").get)


def remove_process(db: Db, name: str) -> None:
    """It goes, and gives back what it has."""
    db.execute("UPDATE tables SET owner = '' WHERE owner = ?", (name,))
    db.execute("DELETE FROM processes WHERE name = ?", (name,))


def list_orphaned_games(db: Db, most: int) -> list[str]:
    """Games in which a bot is to decide and that no living process has, the latest first."""
    sql = (
        "SELECT id FROM tables WHERE phase = 'playing' AND bot_due = 1 AND owner NOT IN "
        f"{live_processes_clause(db)} ORDER BY changed_ms DESC LIMIT ?"
    )
    return [str(row[0]) for row in db.execute(sql, (most,))]
