"""Storage of public tables: open ones to join and running games to watch.

Invariant: whether a table is listed follows from its log and is stored with each append. Viewers are stored
periodically.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from bastide.server.storage.db import Db

FROM = "FROM public_tables JOIN tables ON tables.id = public_tables.table_id"


@dataclass(frozen=True)
class TableRow:
    """A listed table. `head` is the last event of its log, which shows whether its cached summary is current."""

    table: str
    head: int
    seen_ms: int
    watchers: int


def set_listed(db: Db, table: str, listed: bool, now: int) -> None:
    """List or unlist a table."""
    if listed:
        db.execute(
            "INSERT INTO public_tables (table_id, made_ms, seen_ms) VALUES (?, ?, ?) "
            "ON CONFLICT (table_id) DO UPDATE SET seen_ms = excluded.seen_ms",
            (table, now, now),
        )
    else:
        db.execute("DELETE FROM public_tables WHERE table_id = ?", (table,))


def note_viewers(db: Db, there: Iterable[tuple[str, int]], now: int) -> None:
    """Store that players are present at these tables, with the number of spectators of each."""
    for table, watchers in there:
        db.execute("UPDATE public_tables SET seen_ms = ?, watchers = ? WHERE table_id = ?", (now, watchers, table))


def list_open_tables(db: Db, since: int, most: int) -> list[TableRow]:
    """Open tables with a player present after `since` (ms), the newest first."""
    return _lines(db, "phase = 'lobby' AND seen_ms >= ?", "made_ms DESC", (since, most))


def list_running_games(db: Db, since: int, most: int) -> list[TableRow]:
    """Running games with a player present after `since` (ms): most spectators first, then the newest."""
    return _lines(db, "phase = 'playing' AND seen_ms >= ?", "watchers DESC, made_ms DESC", (since, most))


def _lines(db: Db, which: str, order: str, given: tuple[int, int]) -> list[TableRow]:
    """A fair selection of tables: round-robin over the addresses that opened them."""
    opener = "coalesce(nullif(openings.address, ''), tables.id)"
    turn = f"row_number() OVER (PARTITION BY {opener} ORDER BY {order}, tables.id) AS turn"
    sql = (
        f"SELECT id, head, seen_ms, watchers FROM (SELECT tables.id, tables.head, made_ms, seen_ms, watchers, {turn} "
        f"{FROM} LEFT JOIN openings ON openings.table_id = tables.id WHERE {which}) AS listed "
        f"ORDER BY turn, {order}, id LIMIT ?"
    )
    return [
        TableRow(str(table), int(head), int(seen), int(watchers))
        for table, head, seen, watchers in db.execute(sql, given)
    ]


def list_summaries(db: Db, tables: Sequence[str]) -> dict[str, str]:
    """The stored summaries (live/summary.py) by table."""
    marks = ", ".join("?" * len(tables))
    rows = db.execute(f"SELECT id, summary FROM tables WHERE id IN ({marks})", tuple(tables))
    return {str(table): str(text) for table, text in rows}
