"""Storage of public tables: open ones to join and running games to watch.

Invariant: whether a table is listed follows from its log and is stored with each append. Viewers are stored
periodically.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import partial

from bastide.server.protocol.events import AnyEvent
from bastide.server.storage.append import Write
from bastide.server.storage.db import Db
from bastide.server.tables.table import Table

FROM = "FROM public_tables JOIN tables ON tables.id = public_tables.table_id"


@dataclass(frozen=True)
class TableRow:
    """A listed table. `head` is the last event of its log, which shows whether its cached summary is current."""

    table: str
    head: int
    seen_ms: int
    watchers: int


def write_public(table: Table, fresh: Sequence[AnyEvent], listed: bool | None) -> Write | None:
    """A write that lists or unlists a table after new events, or None if its listing stays the same."""
    return None if listed is None else partial(_set_listed, table=table.table, listed=listed)


def _set_listed(db: Db, now: int, table: str, listed: bool) -> None:
    """List or unlist a table."""
    if listed:
        sql = (
            "INSERT INTO public_tables (table_id, made_ms, seen_ms) VALUES (?, ?, ?) "
            "ON CONFLICT (table_id) DO UPDATE SET seen_ms = excluded.seen_ms"
        )
        db.execute(sql, (table, now, now))
    else:
        db.execute("DELETE FROM public_tables WHERE table_id = ?", (table,))


def note_viewers(db: Db, viewers: Iterable[tuple[str, int]], now: int) -> None:
    """Store that players are present at these tables, with the number of spectators of each."""
    rows = [(now, watchers, table) for table, watchers in viewers]
    db.executemany("UPDATE public_tables SET seen_ms = ?, watchers = ? WHERE table_id = ?", rows)


def list_open_tables(db: Db, since: int, most: int) -> list[TableRow]:
    """Open tables with a player present after `since` (ms), the newest first."""
    return _list_rows(db, "phase = 'lobby' AND seen_ms >= ?", "made_ms DESC", (since, most))


def list_running_games(db: Db, since: int, most: int) -> list[TableRow]:
    """Running games with a player present after `since` (ms): most spectators first, then the newest."""
    return _list_rows(db, "phase = 'playing' AND seen_ms >= ?", "watchers DESC, made_ms DESC", (since, most))


def _list_rows(db: Db, which: str, order: str, given: tuple[int, int]) -> list[TableRow]:
    """A fair selection of tables: round-robin over the addresses that opened them."""
    opener = "coalesce(nullif(openings.address, ''), tables.id)"
    turn = f"row_number() OVER (PARTITION BY {opener} ORDER BY {order}, tables.id) AS turn"
    sql = (
        f"SELECT id, head, seen_ms, watchers FROM (SELECT tables.id, tables.head, made_ms, seen_ms, watchers, {turn} "
        f"{FROM} LEFT JOIN openings ON openings.table_id = tables.id WHERE {which}) AS listed "
        f"ORDER BY turn, {order}, id LIMIT ?"
    )
    return [TableRow(*row) for row in db.execute(sql, given)]


def list_summaries(db: Db, tables: Sequence[str]) -> dict[str, str]:
    """The stored summaries (live/summary.py) by table."""
    marks = ", ".join("?" * len(tables))
    rows = db.execute(f"SELECT id, summary FROM tables WHERE id IN ({marks})", tuple(tables))
    return {str(table): str(text) for table, text in rows}
