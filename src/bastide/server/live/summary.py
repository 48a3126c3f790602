"""Table summaries for lists, stored beside the log so that no list loads a table.

Invariant: a summary is made at an append, in the same transaction. After moves within a turn it may be late
(event_batch.py): it is written with the next append that ends a turn, when a list shows the table, when its last page
closes, or when the server stops. Lists never show the devices in it.
"""

import asyncio
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Literal, TypeVar

import msgspec

from bastide.server.protocol.clock import UNTIMED, speed_of
from bastide.server.protocol.events import LogError
from bastide.server.protocol.table_entries import GameEntry, TableEntry, TablePhase
from bastide.server.protocol.terms import modules_in_play, summarize_options
from bastide.server.storage import deals, table_clocks
from bastide.server.storage.db import Db

if TYPE_CHECKING:
    from bastide.server.live.registry import LiveTable, TableRegistry
    from bastide.server.tables.table import Table

Row = TypeVar("Row", TableEntry, GameEntry)
ENDED = ("abandoned", "gone")
"""Phases that the store may set without loading the table."""


class SeatSummary(msgspec.Struct, array_like=True):
    """A seat. Older summaries have no `device`."""

    name: str
    colour: str
    kind: Literal["person", "bot", "open"]
    device: str = ""


class TableSummary(msgspec.Struct, omit_defaults=True):
    """The part of a list entry that is the same for all viewers.

    `decider` is the device of the person whose turn it is. `shown`: anyone with the address may look, except while
    others still play with the same draws (`load_summary` checks that). `public`: the lobby may list it. `laid` and
    `turns` are the numbers of tiles and turns, and `map` is the board (thumbnail.py). Older summaries lack these
    four."""

    name: str
    rules: str
    phase: TablePhase
    seats: list[SeatSummary]
    scores: list[int]
    house: dict[str, bool | int] = {}
    level: int = 0
    result: str = ""
    decider: str = ""
    left: int | None = None
    shown: bool = False
    public: bool = False
    laid: int = 0
    turns: int = 0
    winners: list[int] = []
    places: list[int] = []
    map: str = ""
    resigned: list[int] = []
    speed: str = UNTIMED
    rated: bool = False


_encode = msgspec.json.Encoder().encode
decode_summary = msgspec.json.Decoder(TableSummary).decode


def encode_summary(table: "Table") -> str:
    """The summary of a table in its stored form."""
    game = table.match.game if table.match else None
    seat = table.deciding
    summary = TableSummary(
        **table.view_cache.get(table.log, "summary", lambda: _constant_fields(table)),
        scores=game.scores if game else [0] * len(table.seats),
        decider=seat.device if seat is not None and seat.kind == "person" else "",
        left=int(game.engine.state.bag) if game else None,
        laid=int(game.engine.state.board.n_laid) if game else 0,
        turns=int(game.engine.state.turn) if game else 0,
        winners=table.match.winners if table.match else [],
        places=table.match.ranks if table.match else [],
        map=table.match.sketch.text if table.match else "",
        resigned=sorted(table.match.resigned) if table.match else [],
    )
    return _encode(summary).decode()


def _constant_fields(table: "Table") -> dict[str, Any]:
    """Fields that no move changes, cached by the caller."""
    seats = [SeatSummary(seat.name, table.colours[seat.number][0], seat.kind, seat.device) for seat in table.seats]
    return {
        "name": table.name,
        "rules": table.made.rules,
        "phase": table.phase,
        "seats": seats,
        "house": summarize_options(table.made.house),
        "level": table.terms.level,
        "result": table.result,
        "shown": not (table.access_rules.watchers or (table.made.deal and not table.finished)),
        "public": table.access_rules.public,
        "speed": speed_of(table.terms.clock),
        "rated": table.terms.rated,
    }


def list_row(table: str, phase: str, summary: str, device: str) -> TableEntry:
    """A list entry as `device` sees it. `phase` comes from the store."""
    stored, ended = decode_summary(summary), phase in ENDED
    return {
        "table": table,
        "name": stored.name,
        "rules": stored.rules,
        "modules": modules_in_play(stored.rules),
        "house": stored.house,
        "level": stored.level,
        "result": stored.result,
        "scores": stored.scores,
        "left": stored.left,
        "phase": "abandoned" if ended else stored.phase,
        "yourTurn": not ended and stored.decider == device,
        "seats": [{"name": seat.name, "colour": seat.colour, "kind": _kind(seat)} for seat in stored.seats],
    }


def game_row(table: str, phase: str, summary: str, device: str) -> GameEntry:
    """A list entry with the map, the winners, the place of each seat, and the seats of `device`."""
    stored = decode_summary(summary)
    return {
        **list_row(table, phase, summary, device),
        "mine": [n for n, seat in enumerate(stored.seats) if seat.device == device],
        "winners": stored.winners,
        "places": stored.places,
        "laid": stored.laid,
        "map": stored.map,
    }


def _kind(seat: SeatSummary) -> Literal["person", "bot", "open"]:
    # A bot that stands in for an absent player, or for one who resigned, sits on a person's seat.
    return "person" if seat.kind == "bot" and seat.device else seat.kind


async def list_rows(tables: "TableRegistry", names: list[str], device: str) -> dict[str, TableEntry]:
    """List entries of these tables by id. Raises StoreError."""
    return await _list(tables, names, device, list_row, lambda summary: not summary)


async def list_game_rows(tables: "TableRegistry", names: list[str], device: str) -> dict[str, GameEntry]:
    """List entries with maps by id. Raises StoreError."""
    return await _list(tables, names, device, game_row, _lacks_map)


async def _list(
    tables: "TableRegistry",
    names: list[str],
    device: str,
    make: Callable[[str, str, str, str], Row],
    lacks: Callable[[str], bool],
) -> dict[str, Row]:
    """Entries by id, as `make` writes them. Tables without a summary are loaded one at a time, and it is stored.

    Tables that cannot be loaded are left out: their own page shows the error. Raises StoreError."""
    found = await tables.store.do(lambda db: _read(db, names))
    now = tables.store.service.open()
    due = await tables.store.do(lambda db: table_clocks.remaining_times(db, device, now)) if device else {}
    rows: dict[str, Row] = {}
    for name in names:
        phase, summary = found.get(name, ("", ""))
        live = tables.peek(name)
        if phase and ((live and live.room.summary_late) or lacks(summary)):
            summary = await _load_and_store(tables, name) or summary
        if summary:
            rows[name] = make(name, phase, summary, device)
            if name in due and rows[name]["yourTurn"]:
                rows[name]["due"] = due[name]
    return rows


def _lacks_map(summary: str) -> bool:
    """Whether a summary is missing, or older than the `map` field although it has a game."""
    if not summary:
        return True
    stored = decode_summary(summary)
    return stored.left is not None and not stored.map


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
    await tables.store.do(store_summary, table=live.room.table, summary=summary)
    live.room.summary_late = False
    return summary


async def write_late_summaries(tables: "TableRegistry", found: "Sequence[LiveTable]") -> None:
    """Store the summaries of tables in memory that are late. Raises StoreError."""
    for live in found:
        async with live.lock:
            if live.room.summary_late and not live.broken and await tables.ours(live.room.table):
                await _write_current(tables, live)


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
    summary = decode_summary(text)
    summary.shown = summary.shown and deals.are_draws_public(db, table)
    return msgspec.structs.replace(summary, phase="abandoned") if phase in ENDED else summary


def list_waiting_games(db: Db, names: list[str], device: str) -> list[tuple[str, str]]:
    """The id and the name of those of these tables where other players wait for this device."""
    found = _read(db, names) if names else {}
    games = []
    for table in names:
        phase, text = found.get(table, ("", ""))
        game = decode_summary(text) if text and phase == "playing" else None
        if game and game.decider == device and any(seat.device not in ("", device) for seat in game.seats):
            games.append((table, game.name))
    return games
