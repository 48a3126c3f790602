"""Tables that strangers are shown: where they may sit down, and what they may look at.

Law: whether a table is listed follows from its log and is noted with every append; who is there is noted now and then.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bastide.server.storage.db import Db

FROM = "FROM public_tables JOIN tables ON tables.id = public_tables.table_id"


@dataclass(frozen=True)
class TableRow:
    """A table of a list; `head` is how far its log goes, which says whether its summary is the one known already."""

    table: str
    head: int
    seen_ms: int
    watchers: int


def set_listed(db: Db, table: str, listed: bool, now: int) -> None:
    """A table is listed from now on, or not any more."""
    if listed:
        db.execute(
            "INSERT INTO public_tables (table_id, made_ms, seen_ms) VALUES (?, ?, ?) "
            "ON CONFLICT (table_id) DO UPDATE SET seen_ms = excluded.seen_ms",
            (table, now, now),
        )
    else:
        db.execute("DELETE FROM public_tables WHERE table_id = ?", (table,))


def note_viewers(db: Db, there: Iterable[tuple[str, int]], now: int) -> None:
    """At these tables somebody is there, and so many look on."""
    for table, watchers in there:
        db.execute("UPDATE public_tables SET seen_ms = ?, watchers = ? WHERE table_id = ?", (now, watchers, table))


def list_open_tables(db: Db, since: int, most: int) -> list[TableRow]:
    """Tables with free seats where somebody was `since` then, the newest first."""
    return _lines(db, "phase = 'lobby' AND seen_ms >= ?", "made_ms DESC", (since, most))


def list_running_games(db: Db, since: int, most: int) -> list[TableRow]:
    """Running games where somebody was `since` then: those that most look at first, then the newest."""
    return _lines(db, "phase = 'playing' AND seen_ms >= ?", "watchers DESC, made_ms DESC", (since, most))


def _lines(db: Db, which: str, order: str, given: tuple[int, int]) -> list[TableRow]:
    """Some of these tables: the addresses that opened them take turns."""
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
    """What lists show of these (live/summary.py)."""
    marks = ", ".join("?" * len(tables))
    rows = db.execute(f"SELECT id, summary FROM tables WHERE id IN ({marks})", tuple(tables))
    return {str(table): str(text) for table, text in rows}
