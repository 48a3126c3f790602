"""Stored analyses of finished games, compressed.

Invariant: an analysis contains no names, so erasing a name leaves it unchanged. It is deleted with its table.
"""

from bastide.server.storage.db import Db


def load_analysis(db: Db, table: str, depth: int, engine: str) -> bytes | None:
    """The analysis in gzip, None if this version of the engine has made none."""
    sql = "SELECT body FROM analyses WHERE table_id = ? AND depth = ? AND engine = ?"
    body = db.execute(sql, (table, depth, engine)).get
    return None if body is None else bytes(body)


def store_analysis(db: Db, table: str, depth: int, engine: str, body: bytes) -> None:
    """Store an analysis and replace an older one of the same depth. Does nothing if the table has been deleted."""
    sql = (
        "INSERT INTO analyses SELECT id, ?2, ?3, ?4 FROM tables WHERE id = ?1 ON CONFLICT (table_id, depth) "
        "DO UPDATE SET engine = excluded.engine, body = excluded.body"
    )
    db.execute(sql, (table, depth, engine, body))
