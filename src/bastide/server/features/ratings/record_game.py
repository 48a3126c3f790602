"""Rated games between the table and the book: what the book is told of new events."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from bastide.server.features.ratings import ledger
from bastide.server.features.ratings.ledger import Begun, Dropped, Ended, Entry
from bastide.server.features.ratings.pools import Family, Kind, family_of, kind_of
from bastide.server.protocol.clock import speed_of
from bastide.server.protocol.events import AnyEvent, Started
from bastide.server.protocol.terms import played_modules
from bastide.server.storage.db import Db
from bastide.server.tables import rated_rules
from bastide.server.tables.results.tallies import KINDS, rows_of, sums_of

if TYPE_CHECKING:
    from bastide.server.tables.game_session import Match
    from bastide.server.tables.table import Room


def entry_of(room: "Room", fresh: Sequence[AnyEvent]) -> Entry | None:
    """What the book is told of new events of a table; None where there is nothing to say."""
    if not room.terms.rated:
        return None
    for event in fresh:
        if isinstance(event, Started):
            return Begun([seat.device for seat in room.seats])
        places = rated_rules.decided(room, event)
        if places is not None:
            return _ended(room, places, rated_rules.early_leavers(room, event)) if places else Dropped()
    return None


def counted(room: "Room", fresh: Sequence[AnyEvent], listed: bool | None = None) -> Callable[[Db, int], None] | None:
    """What the store does with new events of a table beside keeping them."""
    entry = entry_of(room, fresh)
    return None if entry is None else lambda db, now_ms: ledger.note(db, room.table, entry, now_ms)


def group_of(room: "Room") -> tuple[str, str, Kind]:
    """Which ratings the game moves: family, speed, kind."""
    return family_of(played_modules(room.made.rules)).id, speed_of(room.terms.clock), kind_of(len(room.seats))


def _ended(room: "Room", places: list[int], leavers: list[int]) -> Ended:
    family = family_of(played_modules(room.made.rules))
    points = _points(room.match) if room.match is not None and room.match.game.over else []
    return Ended(places, family.id, speed_of(room.terms.clock), room.starter, _advantage(room, family), points, leavers)


def _advantage(room: "Room", family: Family) -> float:
    """What beginning was worth in a game for two; nothing is reckoned with for more."""
    if len(room.seats) != 2:
        return 0.0
    drawn = int(room.terms.game(2).view_for(None)["left"]["total"])
    return family.advantage["odd" if drawn % 2 else "even"]


def _points(match: "Match") -> list[dict[str, int]]:
    """The points of each seat by kind of feature."""
    view = match.view(None)
    sums = sums_of(rows_of(view), view["explain"])
    return [{kind: one.get(kind, 0) for kind in KINDS} for one in sums]
