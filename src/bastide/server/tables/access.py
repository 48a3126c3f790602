"""Access to a table (removing people, blocking devices, closing seats or the view), its name and its seat colours.

Invariant: functions read the table and return events, or raise RequestError. `AccessRules` changes by events alone.
Only the device that made the table controls access, and no one acts for it. Otherwise a player could lock the absent
host out.
"""

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from bastide.server.common.errors import RequestError
from bastide.server.common.names import TakenNames
from bastide.server.common.public_names import clean_title
from bastide.server.protocol.events import (
    Blocked,
    BotSat,
    Door,
    Erased,
    Locked,
    Named,
    Painted,
    Published,
    Stood,
    Unblocked,
)
from bastide.server.tables.seats import Seat

if TYPE_CHECKING:
    from bastide.server.tables.table import Caller, Table

MOST_BLOCKED: Final = 50
CLOSED: Final = 4403
"""WebSocket close code for a device that may not view the table."""


@dataclass
class AccessRules:
    """The blocked devices with their names (latest last), what is closed to new people, and whether the table is listed
    publicly."""

    blocked: dict[str, str] = field(default_factory=dict)
    seats: bool = False
    watchers: bool = False
    public: bool = False

    def apply(self, event: Door) -> None:
        """Update the rules after an event."""
        match event:
            case Blocked() if event.device:  # empty after the person had their data erased
                self.blocked.pop(event.device, None)
                self.blocked[event.device] = event.name
            case Unblocked():
                self.blocked.pop(event.device, None)
            case Locked():
                self.seats, self.watchers = event.seats, event.watchers
            case Published():
                self.public = event.on
            case Erased():
                pass  # the earlier events were rewritten already


def get_seat(room: "Table", number: int) -> Seat:
    """Return the seat with that number. Raises RequestError."""
    if number >= len(room.seats):
        raise RequestError("no-such-seat", f"The table has {len(room.seats)} seats.")
    return room.seats[number]


def check_is_maker(room: "Table", who: "Caller") -> None:
    """Raises RequestError unless the caller made the table."""
    if who.device != room.host:
        raise not_host_error()


def not_host_error() -> RequestError:
    """The refusal for a command that only the host may send."""
    return RequestError("not-host", "Only the host of the table may do this.")


def may_remove(room: "Table", seat: Seat, device: str) -> bool:
    """Whether this device may remove the player who holds a seat."""
    going = room.phase in ("lobby", "playing") and not room.extension.leads and not room.made.tournament
    return going and device == room.host and seat.device not in ("", device)


def kick_player(room: "Table", number: int, bot: str, block: bool, who: "Caller") -> list[Stood | BotSat | Blocked]:
    """Free all seats of the device that holds this one, or give them to `bot`. `block` keeps the device away."""
    check_is_maker(room, who)
    seat = get_seat(room, number)
    if not may_remove(room, seat, who.device):
        raise RequestError("nobody-to-remove", "Nobody sits here whom you could send away.")
    left = [one for one in room.seats if one.device == seat.device]
    taken = TakenNames(one.name for one in room.seats if one.kind != "open" and one not in left)
    after = [(one.number, bot or (one.bot if one.resigned else "")) for one in left]
    made: list[Stood | BotSat | Blocked] = [
        BotSat(number, plays, taken.bot(plays)) if plays else Stood(number) for number, plays in after
    ]
    if block:
        if len(room.access_rules.blocked) >= MOST_BLOCKED:
            raise RequestError(
                "many-blocked", f"At most {MOST_BLOCKED} devices can be kept away from a table. Unblock one first."
            )
        made.append(Blocked(seat.device, seat.name))
    return made


def unblock_device(room: "Table", number: int, who: "Caller") -> Unblocked:
    """Unblock the device at position `number` in the list of blocked devices."""
    check_is_maker(room, who)
    if number >= len(room.access_rules.blocked):
        raise RequestError("nobody-blocked", "Nobody of that number is kept away.")
    return Unblocked(list(room.access_rules.blocked)[number])


def lock_table(room: "Table", seats: bool, watchers: bool, who: "Caller") -> Locked:
    """Close or open the seats to new people, and the view to spectators."""
    check_is_maker(room, who)
    return Locked(seats, watchers)


def publish_table(room: "Table", on: bool, who: "Caller") -> Published:
    """List the table publicly, or stop listing it."""
    check_is_maker(room, who)
    if on and (room.extension.leads or room.hand is not None):
        raise never_public_error()
    return Published(on)


def never_public_error() -> RequestError:
    """The refusal for a table that cannot be public."""
    return RequestError("never-public", "Lessons and tables in companion mode cannot be public.")


def is_listed(room: "Table") -> bool:
    """Whether the public list shows the table: to join before the start, to watch afterwards."""
    if not room.access_rules.public or is_view_closed(room):
        return False
    if room.phase == "lobby":
        return not room.access_rules.seats and any(seat.kind == "open" for seat in room.seats)
    return room.phase == "playing"


def check_may_sit(room: "Table", device: str) -> None:
    """Raises RequestError unless the device may take a seat."""
    if device in room.access_rules.blocked:
        raise RequestError("blocked", "The host does not let you sit at this table.")
    if room.access_rules.seats and not _is_known(room, device):
        raise RequestError("seats-locked", "The host lets nobody else sit at this table.")


def check_may_view(room: "Table", device: str) -> None:
    """Raises RequestError unless the device may view the table. A closed view still admits devices that could take a
    seat. Where other boards use the same draws, only `room.draws_public` opens the view (live/people/visibility.py)."""
    if device in room.access_rules.blocked and device != room.host:
        raise RequestError("blocked", "The host does not let you come to this table.", status=403)
    if not is_view_closed(room) or _is_known(room, device):
        return
    check_draws_public(room)
    waits = room.phase in ("lobby", "playing") and any(seat.kind == "open" for seat in room.seats)
    if room.access_rules.seats or not waits:
        raise RequestError("no-watchers", "The host lets only those look who sit at this table.", status=403)


def check_draws_public(room: "Table") -> None:
    """Raises RequestError while the draws of the table are secret because other boards use them."""
    if are_draws_secret(room):
        raise RequestError("round-running", "This board opens when the round is over.", status=403)


def are_draws_secret(room: "Table") -> bool:
    """Whether other boards may still be playing with the same draws."""
    return room.made.deal and not (room.finished and room.draws_public)


def is_view_closed(room: "Table") -> bool:
    """Whether only seated players may view the table."""
    return room.access_rules.watchers or are_draws_secret(room)


def _is_known(room: "Table", device: str) -> bool:
    return device != "" and (device == room.host or any(seat.device == device for seat in room.seats))


def rename_table(room: "Table", name: str, who: "Caller") -> Named:
    """The host renames the table. The limit on length is that of people's names."""
    check_is_maker(room, who)
    return Named(clean_title(name))


def paint_seat(room: "Table", number: int, colour: str, who: "Caller") -> Painted:
    """Give a seat a colour before the start. The seat that has this colour gets the old one in exchange."""
    if room.phase != "lobby":
        raise RequestError("already-started", "The game has begun already.")
    if get_seat(room, number).device != who.device and who.device != room.host:
        raise RequestError("not-your-seat", "You do not sit here.")
    if any(len(colours) > 1 for colours in room.colours):
        raise RequestError("many-colours", "Every seat plays several colours here.")
    now = [colours[0] for colours in room.colours]
    mine = now[number]
    return Painted([colour if seat == number else mine if one == colour else one for seat, one in enumerate(now)])
