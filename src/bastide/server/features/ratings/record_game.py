"""Translation of a table's events into entries of the rating ledger."""

from collections.abc import Callable, Sequence

from bastide.server.features.ratings import ledger
from bastide.server.features.ratings.ledger import LedgerEntry, RatedGameBegun, RatedGameDropped, RatedGameEnded
from bastide.server.features.ratings.pools import RatingFamily, RatingKind, get_family, rating_kind
from bastide.server.protocol.clock import speed_of
from bastide.server.protocol.events import AnyEvent, Started
from bastide.server.protocol.terms import modules_in_play
from bastide.server.storage.db import Db
from bastide.server.tables import rated_rules
from bastide.server.tables.game_session import GameSession
from bastide.server.tables.results.tallies import KINDS, sum_by_column, tally_rows
from bastide.server.tables.table import Table


def ledger_entry(room: Table, fresh: Sequence[AnyEvent]) -> LedgerEntry | None:
    """The ledger entry for a table's new events, or None if they do not affect ratings."""
    if not room.terms.rated:
        return None
    for event in fresh:
        if isinstance(event, Started):
            return RatedGameBegun([seat.device for seat in room.seats])
        places = rated_rules.result_of_event(room, event)
        if places is not None:
            return _final_entry(room, places, rated_rules.early_leavers(room, event)) if places else RatedGameDropped()
    return None


def write_rated_events(
    room: Table, fresh: Sequence[AnyEvent], listed: bool | None = None
) -> Callable[[Db, int], None] | None:
    """A write that stores the ledger entry of new events, or None if there is none."""
    entry = ledger_entry(room, fresh)
    return None if entry is None else lambda db, now_ms: ledger.note_ledger_entry(db, room.table, entry, now_ms)


def rating_group(room: Table) -> tuple[str, str, RatingKind]:
    """The ratings that the table's game changes: family, speed and kind."""
    return get_family(modules_in_play(room.made.rules)).id, speed_of(room.terms.clock), rating_kind(len(room.seats))


def _final_entry(room: Table, places: list[int], leavers: list[int]) -> RatedGameEnded:
    family = get_family(modules_in_play(room.made.rules))
    points = _points(room.match) if room.match is not None and room.match.game.over else []
    return RatedGameEnded(
        places, family.id, speed_of(room.terms.clock), room.starter, _advantage(room, family), points, leavers
    )


def _advantage(room: Table, family: RatingFamily) -> float:
    """The first-move advantage of a game for two. Ratings for more players use none."""
    if len(room.seats) != 2:
        return 0.0
    drawn = int(room.terms.game(2).view_for(None)["left"]["total"])
    return family.advantage["odd" if drawn % 2 else "even"]


def _points(match: GameSession) -> list[dict[str, int]]:
    """The points of each seat by kind of feature, for a finished game."""
    view = match.view(None)
    sums = sum_by_column(tally_rows(view), view["explain"])
    return [{kind: one.get(kind, 0) for kind in KINDS} for one in sums]
