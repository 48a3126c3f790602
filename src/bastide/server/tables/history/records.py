"""A table as files: the record of its game, and the public log that proves its draws."""

import json
from typing import Any

from bastide import __version__
from bastide.records.lines import End, Entry, Header, Origin, Player
from bastide.records.record import Record
from bastide.server.protocol import events
from bastide.server.storage import event_log
from bastide.server.tables.game_session import GameSession
from bastide.server.tables.table import Table

LOG_FORMAT = "bastide-log"


def make_record(room: Table) -> Record:
    """The record of the game so far, without the actions that were undone."""
    players = [Player(seat.name or f"Seat {seat.number + 1}", seat.bot or None, seat.resigned) for seat in room.seats]
    options: dict[str, Any] = {"starter": room.starter} if room.starter else {}
    options |= room.made.house
    origin = room.made.origin
    begun = Origin(origin.table, origin.turn) if origin else None
    header = Header(
        rules=room.made.rules,
        options=options,
        players=players,
        created=room.made.at,
        engine=__version__,
        origin=begun,
        position=room.made.position,
    )
    if room.hand is not None and room.match is not None:
        return Record(header, _manual_entries(room.match), _end_of(room))
    acted = [events.Acted(action, seat) for seat, action in origin.actions] if origin else []
    end: End | None = None
    for event in room.log:
        match event:
            case events.Acted():
                acted.append(event)
            case events.Undone():
                acted.pop()
            case events.TakenBack():
                del acted[-event.count :]
            case events.Over():
                end = End(scores=event.scores, hash=event.hash)
    given = len(origin.actions) if origin else 0
    entries = [
        Entry(n, a.action, a.seat, None if a.seat is None or n <= given else a.ms) for n, a in enumerate(acted, 1)
    ]
    return Record(header, entries, end)


def _manual_entries(match: GameSession) -> list[Entry]:
    # No times: in companion mode the time of an entry means nothing.
    return [Entry(n, action, seat) for n, (seat, action) in enumerate(match.done, 1)]


def _end_of(room: Table) -> End | None:
    last = room.log[-1] if room.phase != "over" else next(e for e in reversed(room.log) if isinstance(e, events.Over))
    return End(scores=last.scores, hash=last.hash) if isinstance(last, events.Over) else None


def public_log(room: Table) -> str:
    """The events of a table as JSON lines, without devices. It is always public, and a proof once the game is over. The
    first line holds the hash chain over the others."""
    told = [events.public_event(event) for event in room.log]
    first = {"format": LOG_FORMAT, "version": events.SCHEMA, "table": room.table}
    first["chain"] = log_chain(room.table, events.SCHEMA, told)
    return "".join(f"{_line(one)}\n" for one in [first, *told])


def log_chain(table: str, schema: int, told: list[dict[str, Any]]) -> str:
    """The hash chain up to the last event of a public log, in hexadecimal. White space in the JSON does not count."""
    bodies = [_line(event).encode() for event in told]
    return event_log.chain_links(event_log.first_link(table), 1, schema, bodies)[-1].hex() if bodies else ""


def _line(value: dict[str, Any]) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
