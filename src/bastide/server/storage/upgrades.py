"""What migrations do that SQL cannot. Each part belongs to one numbered file and runs in its transaction."""

import hashlib
import secrets
from collections.abc import Callable
from typing import Final

import apsw

from bastide.server.storage import chain


def chain_up(db: apsw.Connection) -> None:
    """Seal every table at its last event, and begin to count."""
    count, whole = 0, hashlib.sha256()
    tables = [(str(table), int(head)) for table, head in db.execute("SELECT id, head FROM tables ORDER BY id")]
    for table, head in tables:
        known = chain.begin(table)
        for n, schema, body in db.execute("SELECT n, schema, body FROM events WHERE table_id = ? ORDER BY n", (table,)):
            known = chain.link(known, n, schema, body)
        db.execute("UPDATE events SET chain = ? WHERE table_id = ? AND n = ?", (known, table, head))
        whole.update(known)
        count += head
    db.execute("INSERT INTO head VALUES (1, ?, ?, ?)", (secrets.token_hex(8), count, whole.digest()))


PARTS: Final[dict[str, Callable[[apsw.Connection], None]]] = {"0006_chain.sql": chain_up}
