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
    table: Table,
    command: tuple[str, str] | None = None,
    new: bool = False,
    opening: TableOpening | None = None,
    listeners: Listeners | None = None,
) -> EventBatch | None:
    """The batch that stores the new events of a table, or None if there are none. `new`: also create the table."""
    fresh, table.fresh = table.fresh, []
    if not fresh:
        return None
    extension, guided = table.extension, table.extension.leads
    moves = not new and all(isinstance(event, MOVES) for event in fresh)
    listed = None if moves else listing_change(table, fresh, new)
    bots = not guided and any(seat.kind == "bot" for seat in table.seats)
    return EventBatch(
        table.table,
        table.head - len(fresh) + 1,
        fresh,
        phase_in_store(table),
        None if moves else _devices_that_list(table),
        command,
        table.secret if new else None,
        bots,
        extension.stage(table) if extension.active else None,
        bot_due=bots and table.bot_due is not None,
        alone=table.head <= HARDLY and _is_alone(table),
        period=table.made.period,
        opening=opening,
        own_set=custom_tileset_name(table) if new else "",
        summary=None if _delay_summary(table, moves) else encode_summary(table),
        others=frozenset({table.host, *table.access_rules.blocked}) if new else frozenset(),
        also=(
            *(extension.writes(table) if extension.active else ()),
            *(listeners.writes(table, fresh, listed) if listeners and not moves else ()),
        ),
        listed=listed,
        due=table.timing.due(table) if table.timing else None,
    )


def _delay_summary(table: Table, moves: bool) -> bool:
    """Note whether the summary is written with a later batch, and return it: it is after moves within a turn. Fair play
    compares the maps of rated and tournament games, so those are never late."""
    match, before = table.match, table.summed
    table.summed = None if match is None else (match.seat, match.game.engine.state.turn, table.asked, table.phase)
    counts = table.made.rated or table.made.tournament
    table.summary_late = moves and table.summed == before and match is not None and not counts
    return table.summary_late


def listing_change(table: Table, fresh: Sequence[events.AnyEvent], new: bool) -> bool | None:
    """Whether a table is publicly listed after these events, or None if that cannot have changed."""
    shown = table.access_rules.public and not table.extension.leads and table.hand is None
    if not shown and (new or not any(isinstance(event, events.Published) for event in fresh)):
        return None
    return shown and access.is_listed(table)


def custom_tileset_name(table: Table) -> str:
    """The name of the custom tile set of a table, or ""."""
    return table.pictures.rstrip(MARK)


def phase_in_store(table: Table) -> str:
    """The value of the store's `phase` column for a table."""
    if table.phase == "abandoned" and table.match is None:
        return GONE
    return table.extension.stored_phase(table) if table.extension.active else table.phase


def _devices_that_list(table: Table) -> frozenset[str]:
    """The devices that list the table among their games. No one sits at a game from a file but its host lists it."""
    if table.made.imported:
        return frozenset({table.host} - {""})
    return frozenset({seat.device for seat in table.seats if seat.device and not table.extension.leads})


def _is_alone(table: Table) -> bool:
    """Whether only the host has ever sat there."""
    sat = (event.device for event in table.log if isinstance(event, events.Sat))
    return {"", table.host}.issuperset([*(plan.device for plan in table.made.seats), *sat])
