"""Table summaries for lists, stored beside the log so that no list loads a table.

Invariant: a summary is made at an append, in the same transaction. After moves within a turn it may be late
(event_batch.py): it is written with the next append that ends a turn, when a list shows the table, when its last page
closes, or when the server stops. Lists never show the devices in it.
"""

import asyncio
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec

from bastide.server.protocol.clock import UNTIMED, speed_of
from bastide.server.protocol.events import LogError
from bastide.server.protocol.terms import modules_in_play, summarize_options
from bastide.server.storage import deals, table_clocks
from bastide.server.storage.db import Db

if TYPE_CHECKING:
    from bastide.server.live.registry import LiveTable, TableRegistry
    from bastide.server.tables.table import Table

ENDED = ("abandoned", "gone")
"""Phases that the store may set without loading the table."""


class SeatSummary(msgspec.Struct, array_like=True):
    """A seat. Older summaries have no `device`."""

    name: str
    colour: str
    kind: str
    device: str = ""


class TableSummary(msgspec.Struct, omit_defaults=True):
    """The part of a list entry that is the same for all viewers.

    `decider` is the device of the person whose turn it is. `shown`: anyone with the address may look, except while
    others still play with the same draws (`load_summary` checks that). `laid` and `turns` are the numbers of tiles and
    turns, and `map` is the board (thumbnail.py). Older summaries lack these three."""

    name: str
    rules: str
    phase: str
    seats: list[SeatSummary]
    scores: list[int]
    house: dict[str, bool | int] = {}
    level: int = 0
    result: str = ""
    decider: str = ""
    left: int | None = None
    shown: bool = False
    laid: int = 0
    turns: int = 0
    winners: list[int] = []
    places: list[int] = []
    map: str = ""
    resigned: list[int] = []
    speed: str = UNTIMED
    rated: bool = False


_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(TableSummary).decode


def encode_summary(room: "Table") -> str:
    """The summary of a table in its stored form."""
    game = room.match.game if room.match else None
    seat = room.deciding
    told = TableSummary(
        **room.told.kept(room.log, "summary", lambda: _constant_fields(room)),
        scores=game.scores if game else [0] * len(room.seats),
        decider=seat.device if seat is not None and seat.kind == "person" else "",
        left=int(game.engine.state.bag) if game else None,
        laid=int(game.engine.state.board.n_laid) if game else 0,
        turns=int(game.engine.state.turn) if game else 0,
        winners=room.match.winners if room.match else [],
        places=room.match.ranks if room.match else [],
        map=room.match.sketch.text if room.match else "",
        resigned=sorted(room.match.resigned) if room.match else [],
    )
    return _encode(told).decode()


def _constant_fields(room: "Table") -> dict[str, Any]:
    """Fields that no move changes, cached by the caller."""
    return {
        "name": room.name,
        "rules": room.made.rules,
        "phase": room.phase,
        "seats": [SeatSummary(one.name, room.colours[one.number][0], one.kind, one.device) for one in room.seats],
        "house": summarize_options(room.made.house),
        "level": room.terms.level,
        "result": room.result,
        "shown": not (room.access_rules.watchers or (room.made.deal and not room.finished)),
        "speed": speed_of(room.terms.clock),
        "rated": room.terms.rated,
    }


def list_row(table: str, phase: str, summary: str, device: str, whole: bool = False) -> dict[str, Any]:
    """A list entry as `device` sees it. `phase` comes from the store.

    With `whole`, add the map, the winners, the place of each seat, and the seats of this device."""
    told = _decode(summary.encode())
    ended = phase in ENDED
    more: dict[str, Any] = {}
    if whole:
        held = [n for n, one in enumerate(told.seats) if one.device == device]
        more = {"mine": held, "winners": told.winners, "places": told.places, "laid": told.laid, "map": told.map}
    as_stored = ("name", "rules", "house", "level", "result", "scores", "left")
    return {
        "table": table,
        **{name: getattr(told, name) for name in as_stored},
        "modules": modules_in_play(told.rules),
        "phase": "abandoned" if ended else told.phase,
        "yourTurn": not ended and told.decider == device,
        "seats": [{"name": one.name, "colour": one.colour, "kind": _kind(one)} for one in told.seats],
        **more,
    }


def _kind(seat: SeatSummary) -> str:
    # A bot that stands in for an absent player, or for one who resigned, sits on a person's seat.
    return "person" if seat.kind == "bot" and seat.device else seat.kind


async def list_rows(
    tables: "TableRegistry", names: list[str], device: str, whole: bool = False
) -> dict[str, dict[str, Any]]:
    """List entries of these tables by id. Tables without a summary are loaded one at a time, and it is stored.

    Tables that cannot be loaded are left out: their own page shows the error. Raises StoreError."""
    found = await tables.store.do(lambda db: _read(db, names))
    now = tables.store.service.open()
    due = await tables.store.do(lambda db: table_clocks.remaining_times(db, device, now)) if device else {}
    lines: dict[str, dict[str, Any]] = {}
    for name in names:
        phase, summary = found.get(name, ("", ""))
        live = tables.peek(name)
        late = live is not None and live.room.summary_late
        if phase and (not summary or late or (whole and _lacks_map(summary))):
            summary = await _load_and_store(tables, name) or summary
        if summary:
            lines[name] = list_row(name, phase, summary, device, whole)
            if name in due and lines[name]["yourTurn"]:
                lines[name]["due"] = due[name]
    return lines


def _lacks_map(summary: str) -> bool:
    """Whether a summary is older than the `map` field but has a game."""
    told = _decode(summary.encode())
    return told.left is not None and not told.map


async def _load_and_store(tables: "TableRegistry", table: str) -> str:
    try:
        if not await tables.ours(table):
            return ""  # the owning process stores it with the next move
        live = await tables.get(table)
    except LogError:
        return ""
    if live is None:
        return ""
    async with live.lock:
        summary = await _write_current(tables, live)
    await asyncio.sleep(0)
    return summary


async def _write_current(tables: "TableRegistry", live: "LiveTable") -> str:
    summary = encode_summary(live.room)
    await tables.store.do(partial(store_summary, table=live.room.table, summary=summary))
    live.room.summary_late = False
    return summary


async def write_late_summaries(tables: "TableRegistry", found: "Sequence[LiveTable]") -> None:
    """Store the summaries of tables in memory that are late. Raises StoreError."""
    for live in found:
        async with live.lock:
            if live.room.summary_late and not live.broken and await tables.ours(live.room.table):
                await _write_current(tables, live)


def decode_summary(summary: str) -> TableSummary:
    """Parse a stored summary."""
    return _decode(summary.encode())


def store_summary(db: Db, table: str, summary: str) -> None:
    """Store the summary of a table. "" clears it."""
    db.execute("UPDATE tables SET summary = ? WHERE id = ?", (summary, table))


def _read(db: Db, names: list[str]) -> dict[str, tuple[str, str]]:
    marks = ", ".join("?" * len(names))
    rows = db.execute(f"SELECT id, phase, summary FROM tables WHERE id IN ({marks})", tuple(names))
    return {str(table): (str(phase), str(summary)) for table, phase, summary in rows}


def load_summary(db: Db, table: str) -> TableSummary | None:
    """The summary of a table, or None if the table or its summary does not exist.

    A board of a shared deal is not `shown` before its round is over."""
    phase, text = _read(db, [table]).get(table, ("", ""))
    if not text:
        return None
    told = _decode(text.encode())
    if told.shown:
        told.shown = deals.are_draws_public(db, table)
    return msgspec.structs.replace(told, phase="abandoned") if phase in ENDED else told


def list_waiting_games(db: Db, names: list[str], device: str) -> list[dict[str, str]]:
    """Entries for those of these tables where other players wait for this device."""
    found = _read(db, names) if names else {}
    told = []
    for table in names:
        phase, text = found.get(table, ("", ""))
        one = _decode(text.encode()) if text and phase == "playing" else None
        if one is not None and one.decider == device and any(seat.device not in ("", device) for seat in one.seats):
            told.append({"table": table, "title": one.name})
    return told
