"""Appends new events to a table, with everything that follows from them.

Invariant: an append is one transaction: its events, the command id that caused them, and what is derived from them. In
a cluster a move is one statement, which is refused completely under an old epoch of the table's owner.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

import msgspec

from bastide.server.protocol.clock import ClockDue
from bastide.server.protocol.events import AnyEvent, Changed
from bastide.server.storage import event_log, table_clocks
from bastide.server.storage.db import Db, Statement
from bastide.server.storage.event_log import note_tileset
from bastide.server.storage.known_devices import note_devices
from bastide.server.storage.leases import LeaseClaim, LeaseLost
from bastide.server.storage.table_quota import TableOpening

Write = Callable[[Db, int], None]
"""A further write in the transaction. Its second argument is the time in ms since 1970."""
STAGE = "campaign, id, level, result"
"""The columns of a CampaignStage."""
SITTING = "SELECT device FROM sitting WHERE table_id = ?"
COMMAND = "INSERT INTO commands VALUES (?, ?, ?, ?)"


@dataclass(frozen=True)
class CampaignStage:
    """One table of a campaign as the store lists it. `result` is "", "won" or "lost"."""

    campaign: str
    table: str
    level: int
    result: str


class EventBatch(msgspec.Struct, frozen=True):
    """New events of one table. `first` is the number of the first one, from 1."""

    table: str
    first: int
    events: list[AnyEvent]
    phase: str
    sitting: frozenset[str] | None  # None: unchanged
    command: tuple[str, str] | None = None  # cid, device
    secret: bytes | None = None  # of a new table
    bots: bool = True  # whether a bot sits there
    stage: CampaignStage | None = None  # of a campaign
    bot_due: bool = False  # whether a bot decides now
    alone: bool = False  # only the host has ever sat there, and hardly anything has happened
    period: int = 0  # days without a move before the game is abandoned, 0: the server's setting
    opening: TableOpening | None = None  # of a new table: who opened it
    own_set: str = ""  # of a new table: its custom tile set
    summary: str | None = None  # what lists show of it, None: unchanged
    others: frozenset[str] = frozenset()  # of a new table: devices that it names but that do not sit there
    also: tuple[Write, ...] = ()  # further writes that follow from the events
    listed: bool | None = None  # whether it is listed publicly, None: unchanged
    due: ClockDue | None = None  # whose clock runs now, None: unchanged, or a game without clocks

    @property
    def within_turn(self) -> bool:
        """Whether it only has moves within a turn: nothing that lists or listeners follow has changed."""
        return self.summary is None


@dataclass(frozen=True)
class Timestamps:
    """The time of an append in ms: the wall clock, the service clock, and the clock that stops with the server."""

    now: int
    served: int
    opened: int


def append_batch(
    db: Db, part: EventBatch, bodies: list[bytes], when: Timestamps, claim: LeaseClaim | None = None
) -> bytes:
    """Store a batch within a transaction. Returns the last link of the table's hash chain.

    `bodies` are the encoded events. Raises LeaseLost if another process has the table.
    """
    _keep_row(db, part, _state(part, len(bodies), when), when, claim)
    last = event_log.write_events(db, part.table, part.first, bodies, when.now)
    if part.command is not None:
        db.execute(COMMAND, _command(part, part.command, len(bodies)))
    if part.sitting is not None:
        _reseat(db, part, part.sitting)
    for write in part.also:
        write(db, when.now)
    if part.due is not None:
        table_clocks.store_clock_due(db, part.table, part.due, when.opened)
    return last


def is_simple_move(part: EventBatch, claim: LeaseClaim) -> bool:
    """Return whether a batch is only a move, of a table whose hash chain is known here."""
    more = (part.secret, part.sitting, part.listed)
    return bool(claim.before) and not part.also and all(one is None for one in more)


def move_statements(
    part: EventBatch, bodies: list[bytes], when: Timestamps, claim: LeaseClaim
) -> tuple[Statement, list[Statement], bytes]:
    """Return a move as a cluster stores it: the update of the table's row, further statements, the last chain link.

    The row changes only under the epoch of its owner.
    """
    state = _state(part, len(bodies), when)
    row = f"{_changing(tuple(state))} AND epoch = ?", (*state.values(), part.table, claim.epoch)
    events, last = event_log.event_statement(part.table, part.first, bodies, when.now, claim.before)
    rest = [events]
    if part.command is not None:
        rest.append((COMMAND, _command(part, part.command, len(bodies))))
    if part.due is not None:
        rest.append(table_clocks.clock_due_statement(part.table, part.due, when.opened))
    return row, rest, last


def _command(part: EventBatch, command: tuple[str, str], events: int) -> tuple[str, str, str, int]:
    return (part.table, *command, part.first + events - 1)


def _state(part: EventBatch, events: int, when: Timestamps) -> dict[str, Any]:
    """The columns of a table that every append writes."""
    state = {
        "phase": part.phase,
        "changed_ms": when.now,
        "bots": part.bots,
        "result": part.stage.result if part.stage else "",
        "served_ms": when.served,
        "bot_due": part.bot_due,
        "alone": part.alone,
        "archived": False,
        "head": part.first + events - 1,
    }
    if part.summary is not None:
        state["summary"] = part.summary
    if any(isinstance(event, Changed) for event in part.events):
        stage = part.stage or CampaignStage("", part.table, 0, "")
        state |= {"period": part.period, "campaign": stage.campaign, "level": stage.level}
    return state


def _keep_row(db: Db, part: EventBatch, state: dict[str, Any], when: Timestamps, claim: LeaseClaim | None) -> None:
    """Insert the row of a new table, or update it if this process has the table. Raises LeaseLost."""
    if part.secret is not None:
        stage = part.stage or CampaignStage("", part.table, 0, "")
        made = {"id": part.table, "created_ms": when.now, "period": part.period}
        if claim is not None:
            made |= {"owner": claim.owner, "epoch": 1}
        row = {**made, "campaign": stage.campaign, "level": stage.level, **state}
        names = ", ".join(row)
        db.execute(f"INSERT INTO tables ({names}) VALUES ({', '.join('?' * len(row))})", tuple(row.values()))
        db.execute("INSERT INTO secrets (table_id, secret) VALUES (?, ?)", (part.table, part.secret))
        if part.own_set:
            note_tileset(db, part.table, part.own_set)
        if part.opening is not None:
            who = (part.opening.device, part.opening.address)
            db.execute("INSERT INTO openings VALUES (?, ?, ?, ?)", (part.table, when.served, *who))
    elif claim is None:
        db.execute(_changing(tuple(state)), (*state.values(), part.table))
    else:
        db.execute(f"{_changing(tuple(state))} AND epoch = ?", (*state.values(), part.table, claim.epoch))
        if not db.changes():
            raise LeaseLost


@cache
def _changing(names: tuple[str, ...]) -> str:
    changes = ", ".join(f"{name} = ?" for name in names)
    return f"UPDATE tables SET {changes} WHERE id = ?"


def _reseat(db: Db, part: EventBatch, sitting: frozenset[str]) -> None:
    """Update the devices at the table, as far as they have changed."""
    rows = db.execute(SITTING, (part.table,))
    before = {str(device) for (device,) in rows}
    gone = [(device, part.table) for device in before - sitting]
    db.executemany("DELETE FROM sitting WHERE device = ? AND table_id = ?", gone)
    db.executemany("INSERT INTO sitting VALUES (?, ?)", [(device, part.table) for device in sitting - before])
    note_devices(db, part.table, (sitting - before) | part.others)
