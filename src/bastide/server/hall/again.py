"""A rematch that waits: a table whose seats are all kept for their people begins when the last of them comes.

Law: nobody is hurried and nobody is accused: who has not come is invited, and a bot can be offered a minute later.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING

from bastide.server.hall.presence import Presence
from bastide.server.table import lobby

if TYPE_CHECKING:
    from bastide.server.hall.tables import Live
    from bastide.server.table.room import Room

Away = Callable[[str], float]


def complete(room: "Room", away: Away) -> bool:
    """Whether everybody for whom it waits is there."""
    return lobby.waits(room) and all(away(seat.device) == 0 for seat in room.seats if seat.kind == "person")


def invite(presence: Presence, room: "Room") -> None:
    """From now on it is counted how long somebody stays away."""
    for seat in room.seats:
        if seat.device:
            presence.invite(room.table, seat.device)


def await_others(live: "Live", away: Away, tell: Callable[[], None]) -> None:
    """Whoever is there hears of it when somebody has been waited for long enough."""
    for seat in live.room.seats if lobby.waits(live.room) else ():
        if seat.kind == "person" and 0 < away(seat.device) < lobby.ABSENT_SECONDS:
            live.comings.went(seat.device, tell)
