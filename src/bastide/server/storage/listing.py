"""Tables as an operator sees them in a list."""

from dataclasses import dataclass

import apsw


@dataclass(frozen=True)
class Listed:
    """One of them."""

    table: str
    phase: str
    events: int
    devices: int
    packed: int
    served_ms: int
    created_ms: int
    changed_ms: int


def listed(db: apsw.Connection, phase: str, most: int, address: str = "") -> list[Listed]:
    """The tables in a phase ("" for all), the latest changed first; with `address` (hashed) only those opened from
    there, as long as that is known."""
    sql = (
        "SELECT id, phase, head, (SELECT count(*) FROM sitting WHERE table_id = id), archived, served_ms, created_ms, "
        "changed_ms FROM tables WHERE :phase IN ('', phase) AND (:address = '' OR EXISTS (SELECT 1 FROM openings "
        "WHERE table_id = id AND address = :address)) ORDER BY changed_ms DESC, id LIMIT :most"
    )
    rows = db.execute(sql, {"phase": phase, "address": address, "most": most})
    return [Listed(*row) for row in rows]


def size(db: apsw.Connection, table: str) -> int:
    """About how many bytes the log of a table has on disk."""
    sql = (
        "SELECT coalesce((SELECT length(body) FROM archive WHERE table_id = ?1), 0) "
        "+ coalesce((SELECT sum(length(body)) FROM events WHERE table_id = ?1), 0)"
    )
    return int(db.execute(sql, (table,)).get)
