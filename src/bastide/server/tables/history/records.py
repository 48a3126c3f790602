"""A table as files: the record of its game, and the public log that proves its draws."""

import json
from typing import Any

from bastide import __version__
from bastide.records.lines import End, Entry, Header, Origin, Player
from bastide.records.record import Record
from bastide.server.protocol import events
from bastide.server.storage import event_log
from bastide.server.tables.table import Table

LOG_FORMAT = "bastide-log"


def make_record(table: Table) -> Record:
    """The record of the game so far, without the actions that were undone."""
    players = [
        Player(seat.last_name or f"Seat {seat.number + 1}", seat.bot or None, seat.resigned) for seat in table.seats
    ]
    made, origin = table.made, table.made.origin
    options: dict[str, Any] = {**({"starter": table.starter} if table.starter else {}), **made.house}
    begun = Origin(origin.table, origin.turn) if origin else None
    header = Header(
        rules=made.rules,
        options=options,
        players=players,
        created=made.at,
        engine=__version__,
        origin=begun,
        position=made.position,
    )
    if table.hand is not None and table.match is not None:
        # No times: in companion mode the time of an entry means nothing.
        entries = [Entry(n, action, seat) for n, (seat, action) in enumerate(table.match.done, 1)]
        return Record(header, entries, _end_of(table))
    acted = [events.Acted(action, seat) for seat, action in origin.actions] if origin else []
    for event in table.log:
        match event:
            case events.Acted():
                acted.append(event)
            case events.Undone():
                acted.pop()
            case events.TakenBack():
                del acted[-event.count :]
    old = len(origin.actions) if origin else 0  # actions at another table, whose times are not known here
    entries = [Entry(n, a.action, a.seat, None if a.seat is None or n <= old else a.ms) for n, a in enumerate(acted, 1)]
    return Record(header, entries, _end_of(table))


def _end_of(table: Table) -> End | None:
    over = next((event for event in reversed(table.log) if isinstance(event, events.Over)), None)
    return End(scores=over.scores, hash=over.hash) if over is not None and table.phase == "over" else None


def public_log(table: Table) -> str:
    """The events of a table as JSON lines, without devices. It is always public, and a proof once the game is over. The
    first line holds the hash chain over the others."""
    log = [events.public_event(event) for event in table.log]
    first = {"format": LOG_FORMAT, "version": events.SCHEMA, "table": table.table}
    first["chain"] = log_chain(table.table, events.SCHEMA, log)
    return "".join(f"{_line(value)}\n" for value in [first, *log])


def log_chain(table: str, schema: int, log: list[dict[str, Any]]) -> str:
    """The hash chain up to the last event of a public log, in hexadecimal. White space in the JSON does not count."""
    bodies = [_line(event).encode() for event in log]
    return event_log.chain_links(event_log.first_link(table), 1, schema, bodies)[-1].hex() if bodies else ""


def _line(value: dict[str, Any]) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
