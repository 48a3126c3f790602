"""Makes the batch that stores a table's new events, with the columns kept beside its log.

Invariant: a batch has everything that follows from its events, but for the summary. In the middle of a turn it is left
for later (summary.py), and listeners are not asked: nothing that they follow has changed.
"""

from collections.abc import Sequence

from bastide.art.own import MARK
from bastide.server.live.listeners import Listeners
from bastide.server.live.summary import encode_summary
from bastide.server.protocol import events
from bastide.server.storage.append import EventBatch
from bastide.server.storage.store import GONE
from bastide.server.storage.table_quota import TableOpening
from bastide.server.tables import access
from bastide.server.tables.table import Table
from bastide.server.tables.views.view_cache import MOVES

HARDLY = 16
"""A table with at most this many events has hardly begun."""


def make_batch(
    room: Table,
    command: tuple[str, str] | None = None,
    new: bool = False,
    opening: TableOpening | None = None,
    listeners: Listeners | None = None,
) -> EventBatch | None:
    """The batch that stores the new events of a table, or None if there are none. `new`: also create the table."""
    fresh, room.fresh = room.fresh, []
    if not fresh:
        return None
    extension, guided = room.extension, room.extension.leads
    moves = not new and all(isinstance(event, MOVES) for event in fresh)
    listed = None if moves else listing_change(room, fresh, new)
    bots = not guided and any(seat.kind == "bot" for seat in room.seats)
    return EventBatch(
        room.table,
        room.head - len(fresh) + 1,
        fresh,
        phase_in_store(room),
        None if moves else frozenset({seat.device for seat in room.seats if seat.device and not guided}),
        command,
        room.secret if new else None,
        bots,
        extension.stage(room) if extension.active else None,
        bot_due=bots and room.bot_due is not None,
        alone=room.head <= HARDLY and _is_alone(room),
        period=room.made.period,
        opening=opening,
        own_set=custom_tileset_name(room) if new else "",
        summary=None if _delay_summary(room, moves) else encode_summary(room),
        others=frozenset({room.host, *room.access_rules.blocked}) if new else frozenset(),
        also=(
            *(extension.writes(room) if extension.active else ()),
            *(listeners.writes(room, fresh, listed) if listeners and not moves else ()),
        ),
        listed=listed,
        due=room.timing.due(room) if room.timing else None,
    )


def _delay_summary(room: Table, moves: bool) -> bool:
    """Note whether the summary is written with a later batch, and return it: it is after moves within a turn. Fair play
    compares the maps of rated and tournament games, so those are never late."""
    match, before = room.match, room.summed
    room.summed = None if match is None else (match.seat, match.game.engine.state.turn, room.asked, room.phase)
    room.summary_late = (
        moves and room.summed == before and match is not None and not (room.made.rated or room.made.tournament)
    )
    return room.summary_late


def listing_change(room: Table, fresh: Sequence[events.AnyEvent], new: bool) -> bool | None:
    """Whether a table is publicly listed after these events, or None if that cannot have changed."""
    shown = room.access_rules.public and not room.extension.leads and room.hand is None
    if not shown and (new or not any(isinstance(one, events.Published) for one in fresh)):
        return None
    return shown and access.is_listed(room)


def custom_tileset_name(room: Table) -> str:
    """The name of the custom tile set of a table, or ""."""
    return room.pictures.rstrip(MARK)


def phase_in_store(room: Table) -> str:
    """The value of the store's `phase` column for a table."""
    if room.phase == "abandoned" and room.match is None:
        return GONE
    return room.extension.stored_phase(room) if room.extension.active else room.phase


def _is_alone(room: Table) -> bool:
    """Whether only the host has ever sat there."""
    devices = {plan.device for plan in room.made.seats}
    devices |= {event.device for event in room.log if isinstance(event, events.Sat)}
    return devices <= {"", room.host}
