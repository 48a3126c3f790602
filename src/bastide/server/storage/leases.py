"""Which process of a house has a table: one at a time, by a number that grows with every owner.

Law: every append names the number (`epoch`) under which its process has the table, in the statement that changes the
table's row; under an older one nothing is stored. So taking a table from a process that still lives loses and doubles
nothing: its next append fails, it forgets the room, and its pages come back.

A process is alive as long as its beat is young by the database's clock. One process with SQLite has no name and no
leases.
"""

import secrets
from dataclasses import dataclass, field
from typing import Final

from bastide.server.storage.db import Db
from bastide.server.storage.folder import StoreError

DEAD_MS: Final = 1500
"""A process whose last beat is older has no tables any more."""
LIVING: Final = "SELECT name FROM processes WHERE beat_ms > ?"


class Fenced(StoreError):
    """Another process has the table now."""

    def __init__(self) -> None:
        super().__init__("Another process of this house has the table now: come again.")


@dataclass
class Claims:
    """What this process has, by its `name` ("": it is alone and has everything)."""

    name: str = ""
    epochs: dict[str, int] = field(default_factory=dict)

    def of(self, table: str, new: bool) -> "Claim | None":
        """Under which number to append; a `new` table begins with 1."""
        if not self.name:
            return None
        if new:
            self.epochs[table] = 1
        return Claim(self.name, self.epochs.get(table, -1))

    def forget(self, table: str) -> None:
        """This process has it no longer."""
        self.epochs.pop(table, None)


@dataclass(frozen=True)
class Claim:
    """The owner that an append says it is."""

    owner: str
    epoch: int


@dataclass(frozen=True)
class Held:
    """Who has a table: `address` is "" where that is this process, from now on or already (`epoch`)."""

    address: str
    epoch: int = 0
    owner: str = ""


def take(db: Db, table: str, name: str) -> int:
    """Have a table, whoever had it; the number of this owner, 0 where there is no table."""
    db.execute("UPDATE tables SET owner = ?, epoch = epoch + 1 WHERE id = ?", (name, table))
    found = db.execute("SELECT epoch FROM tables WHERE id = ?", (table,)).get
    return 0 if found is None else int(found)


def fence(db: Db, table: str) -> None:
    """Nobody has it, and whoever had it stores nothing more there."""
    db.execute("UPDATE tables SET owner = '', epoch = epoch + 1 WHERE id = ?", (table,))


def settle(db: Db, table: str, name: str, deaf: str = "") -> Held | None:
    """Who has a table, where its owner lives (and is not `deaf`); otherwise this process has it from now on. None where
    there is none."""
    sql = "SELECT owner, epoch, address, beat_ms FROM tables LEFT JOIN processes ON name = owner WHERE id = ?"
    while True:
        row = db.execute(sql, (table,)).fetchone()
        if row is None:
            return None
        owner, epoch, address, beat = str(row[0]), int(row[1]), row[2], row[3]
        if owner == name:
            return Held("", epoch, owner)
        if owner != deaf and address is not None and int(beat) > db.now_ms() - DEAD_MS:
            return Held(str(address), epoch, owner)
        taking = "UPDATE tables SET owner = ?, epoch = epoch + 1 WHERE id = ? AND owner = ? AND epoch = ?"
        db.execute(taking, (name, table, owner, epoch))
        if db.changes():
            return Held("", epoch + 1, name)


def secret(db: Db) -> str:
    """What the processes of a house know each other by, made once."""
    made = secrets.token_bytes(32)
    db.execute("INSERT INTO salts VALUES ('house', ?) ON CONFLICT DO NOTHING", (made,))
    return bytes(db.execute("SELECT value FROM salts WHERE name = 'house'").get).hex()


def join(db: Db, name: str, address: str) -> None:
    """A process of this name is there; those long gone are forgotten."""
    now = db.now_ms()
    db.execute("DELETE FROM processes WHERE beat_ms < ?", (now - 60 * DEAD_MS,))
    db.execute("INSERT INTO processes VALUES (?, ?, ?)", (name, address, now))


def beat(db: Db, name: str) -> bool:
    """It lives; False where it counts as dead already."""
    now = db.now_ms()
    db.execute("UPDATE processes SET beat_ms = ? WHERE name = ? AND beat_ms > ?", (now, name, now - DEAD_MS))
    return db.changes() > 0


def living(db: Db) -> int:
    """How many processes there are."""
    return int(db.execute("SELECT count(*) FROM processes WHERE beat_ms > ?", (db.now_ms() - DEAD_MS,)).get)


def leave(db: Db, name: str) -> None:
    """It goes, and gives back what it has."""
    db.execute("UPDATE tables SET owner = '' WHERE owner = ?", (name,))
    db.execute("DELETE FROM processes WHERE name = ?", (name,))


def orphans(db: Db, most: int) -> list[str]:
    """Games in which a bot is to decide and that no living process has, the latest first."""
    sql = (
        f"SELECT id FROM tables WHERE phase = 'playing' AND bot_due = 1 AND owner NOT IN ({LIVING}) "
        "ORDER BY changed_ms DESC LIMIT ?"
    )
    return [str(row[0]) for row in db.execute(sql, (db.now_ms() - DEAD_MS, most))]
