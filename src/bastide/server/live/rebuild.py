"""Rebuilding of tables from their stored logs, for play or for reading a table that another process may hold."""

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Callable, Iterable, Iterator
from typing import TYPE_CHECKING, Final

from bastide.core.refusal import IllegalAction, RulesetError
from bastide.server.protocol import events
from bastide.server.protocol.events import LogError
from bastide.server.storage.store import StoredTable, load_table
from bastide.server.tables.extension import TableExtension
from bastide.server.tables.table import Table

if TYPE_CHECKING:
    from bastide.server.live.registry import TableRegistry

SLICE_SECONDS = 0.004
"""The replay of a log yields to the event loop after this time."""
CHANGED: Final = "Or a rule was corrected since it was played. CHANGELOG.md lists such rules."
"""Appended to errors: a changed rule is the other reason why a replay differs from the stored game."""


@contextlib.asynccontextmanager
async def open_read_only(tables: "TableRegistry", table: str) -> AsyncIterator[Table | None]:
    """The table as it is in memory or in the store, or None. Do not change it: another process may own it.

    Raises LogError, StoreError."""
    live = tables.peek(table)
    if live is not None:
        async with live.lock:
            yield live.room
        return
    known = await tables.store.do(load_table, table=table)
    yield await rebuild_table(known, tables.listeners.extension) if known is not None else None


async def rebuild_table(known: StoredTable, extension: Callable[[], TableExtension] = TableExtension) -> Table:
    """Rebuild a table by replaying its log. Raises LogError."""
    table = Table(known.table, known.secret, extension())
    began = time.perf_counter()
    for _ in replay_steps(table, known.events):
        if time.perf_counter() - began > SLICE_SECONDS:
            await asyncio.sleep(0)  # let the moves of other tables run
            began = time.perf_counter()
    return table


def replay_steps(table: Table, log: Iterable[events.AnyEvent]) -> Iterator[None]:
    """Apply a stored log, yielding after each event. Raises LogError."""
    for n, event in enumerate(log, 1):
        try:
            table.apply(event)
        except (IllegalAction, RulesetError, IndexError, AssertionError) as error:
            text = f"does not follow from those before: {error}. {CHANGED}"
            raise LogError(f"Event {n} of table {table.table} {text}") from None
        yield
    check_final_state(table)


def check_final_state(table: Table) -> None:
    """Check a finished game against its stored final hash and scores. Raises LogError."""
    over = next((event for event in reversed(table.log) if isinstance(event, events.Over)), None)
    if over is None or table.match is None or table.phase == "playing":
        return
    game = table.match.game
    if (f"{game.hash():016x}", game.scores) != (over.hash, over.scores):
        text = "ends in another position than was stored: its log was damaged or altered."
        raise LogError(f"The game of table {table.table} {text} {CHANGED}")
