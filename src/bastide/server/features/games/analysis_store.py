"""Analyses of finished games, kept packed beside their logs.

Law: an analysis names nobody, so erasing a name needs no word of it; it goes with its table.
"""

from bastide.server.storage.db import Db


def load_analysis(db: Db, table: str, depth: int, engine: str) -> bytes | None:
    """The analysis as it was kept; None where there is none that this engine made."""
    sql = "SELECT body FROM analyses WHERE table_id = ? AND depth = ? AND engine = ?"
    body = db.execute(sql, (table, depth, engine)).get
    return None if body is None else bytes(body)


def store_analysis(db: Db, table: str, depth: int, engine: str, body: bytes) -> None:
    """Keep it in the place of the one before; of a table that was deleted meanwhile nothing is kept."""
    sql = (
        "INSERT INTO analyses SELECT id, ?2, ?3, ?4 FROM tables WHERE id = ?1 ON CONFLICT (table_id, depth) "
        "DO UPDATE SET engine = excluded.engine, body = excluded.body"
    )
    db.execute(sql, (table, depth, engine, body))
