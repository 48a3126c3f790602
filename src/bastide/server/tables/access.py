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
from bastide.server.protocol import events
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

    def apply(self, event: events.Door) -> None:
        """Update the rules after an event."""
        match event:
            case events.Blocked() if event.device:  # empty after the person had their data erased
                self.blocked.pop(event.device, None)
                self.blocked[event.device] = event.name
            case events.Unblocked():
                self.blocked.pop(event.device, None)
            case events.Locked():
                self.seats, self.watchers = event.seats, event.watchers
            case events.Published():
                self.public = event.on
            case events.Erased():
                pass  # the earlier events were rewritten already


def get_seat(table: "Table", number: int) -> Seat:
    """Return the seat with that number. Raises RequestError."""
    if number >= len(table.seats):
        raise RequestError("no-such-seat", f"The table has {len(table.seats)} seats.")
    return table.seats[number]


def check_is_maker(table: "Table", caller: "Caller") -> None:
    """Raises RequestError unless the caller made the table."""
    if caller.device != table.host:
        raise not_host_error()


def not_host_error() -> RequestError:
    """The refusal for a command that only the host may send."""
    return RequestError("not-host", "Only the host can do this.")


def may_remove(table: "Table", seat: Seat, device: str) -> bool:
    """Whether this device may remove the player who holds a seat."""
    going = table.phase in ("lobby", "playing") and not table.extension.leads and not table.made.tournament
    return going and device == table.host and seat.device not in ("", device)


def kick_player(
    table: "Table", number: int, bot: str, block: bool, caller: "Caller"
) -> list[events.Stood | events.BotSat | events.Blocked]:
    """Free all seats of the device that holds this one, or give them to `bot`. `block` keeps the device away."""
    check_is_maker(table, caller)
    seat = get_seat(table, number)
    if not may_remove(table, seat, caller.device):
        raise RequestError("no-player-to-remove", "There is no one here to remove.")
    freed = [held for held in table.seats if held.device == seat.device]
    taken = TakenNames(other.name for other in table.seats if other.kind != "open" and other not in freed)
    after = [(held.number, bot or (held.bot if held.resigned else "")) for held in freed]
    made: list[events.Stood | events.BotSat | events.Blocked] = [
        events.BotSat(number, plays, taken.bot(plays)) if plays else events.Stood(number) for number, plays in after
    ]
    if block:
        if len(table.access_rules.blocked) >= MOST_BLOCKED:
            text = f"At most {MOST_BLOCKED} devices can be kept away from a table. Unblock one first."
            raise RequestError("many-blocked", text)
        made.append(events.Blocked(seat.device, seat.name))
    return made


def unblock_device(table: "Table", number: int, caller: "Caller") -> events.Unblocked:
    """Unblock the device at position `number` in the list of blocked devices."""
    check_is_maker(table, caller)
    if number >= len(table.access_rules.blocked):
        raise RequestError("no-such-block", "No one with that number is banned.")
    return events.Unblocked(list(table.access_rules.blocked)[number])


def lock_table(table: "Table", seats: bool, watchers: bool, caller: "Caller") -> events.Locked:
    """Close or open the seats to new people, and the view to spectators."""
    check_is_maker(table, caller)
    return events.Locked(seats, watchers)


def publish_table(table: "Table", on: bool, caller: "Caller") -> events.Published:
    """List the table publicly, or stop listing it."""
    check_is_maker(table, caller)
    if on and (table.extension.leads or table.hand is not None):
        raise never_public_error()
    return events.Published(on)


def never_public_error() -> RequestError:
    """The refusal for a table that cannot be public."""
    return RequestError("never-public", "Lessons and tables in companion mode cannot be public.")


def is_listed(table: "Table") -> bool:
    """Whether the public list shows the table: to join before the start, to watch afterwards."""
    if not table.access_rules.public or is_view_closed(table):
        return False
    if table.phase == "lobby":
        return not table.access_rules.seats and any(seat.kind == "open" for seat in table.seats)
    return table.phase == "playing"


def check_may_sit(table: "Table", device: str) -> None:
    """Raises RequestError unless the device may take a seat."""
    if device in table.access_rules.blocked:
        raise RequestError("blocked", "The host has banned you from this table.")
    if table.access_rules.seats and not _is_known(table, device):
        raise RequestError("seats-locked", "The host has locked the empty seats.")


def check_may_view(table: "Table", device: str) -> None:
    """Raises RequestError unless the device may view the table. A closed view still admits devices that could take a
    seat. Where other boards use the same draws, only `room.draws_public` opens the view (live/people/visibility.py)."""
    if device in table.access_rules.blocked and device != table.host:
        raise RequestError("blocked", "The host has banned you from this table.", status=403)
    if not is_view_closed(table) or _is_known(table, device):
        return
    check_draws_public(table)
    waits = table.phase in ("lobby", "playing") and any(seat.kind == "open" for seat in table.seats)
    if table.access_rules.seats or not waits:
        raise RequestError("no-watchers", "The host allows no spectators.", status=403)


def check_draws_public(table: "Table") -> None:
    """Raises RequestError while the draws of the table are secret because other boards use them."""
    if are_draws_secret(table):
        raise RequestError("round-running", "This board opens when the round is over.", status=403)


def are_draws_secret(table: "Table") -> bool:
    """Whether other boards may still be playing with the same draws."""
    return table.made.deal and not (table.finished and table.draws_public)


def is_view_closed(table: "Table") -> bool:
    """Whether only seated players may view the table."""
    return table.access_rules.watchers or are_draws_secret(table)


def is_participant(table: "Table", device: str) -> bool:
    """Whether a device holds a seat or created the table. Only then others are notified when it comes or goes."""
    return device == table.host or any(seat.device == device for seat in table.seats)


def _is_known(table: "Table", device: str) -> bool:
    return device != "" and is_participant(table, device)


def rename_table(table: "Table", name: str, caller: "Caller") -> events.Named:
    """The host renames the table. The limit on length is that of people's names."""
    check_is_maker(table, caller)
    return events.Named(clean_title(name))


def paint_seat(table: "Table", number: int, colour: str, caller: "Caller") -> events.Painted:
    """Give a seat a colour before the start. The seat that has this colour gets the old one in exchange."""
    if table.phase != "lobby":
        raise RequestError("already-started", "The game has already started.")
    if get_seat(table, number).device != caller.device and caller.device != table.host:
        raise RequestError("not-your-seat", "This is not your seat.")
    if any(len(colours) > 1 for colours in table.colours):
        raise RequestError("many-colours", "Each seat plays several colours here.")
    now = [colours[0] for colours in table.colours]
    mine = now[number]
    return events.Painted([colour if n == number else mine if old == colour else old for n, old in enumerate(now)])
