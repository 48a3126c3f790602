"""The seats of a table: who holds each one, and under which name."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Literal

from bastide.server.protocol import events

COLOURS = ("red", "blue", "green", "yellow", "black", "pink")


@dataclass(frozen=True)
class NameChange:
    """A name that a seat had until log entry `entry`, in turns up to `turn`."""

    name: str
    entry: int
    turn: int


@dataclass
class Seat:
    """A seat. While a bot stands in for an absent player, `device` stays that player's."""

    number: int
    kind: Literal["open", "person", "bot"] = "open"
    name: str = ""
    device: str = ""
    bot: str = ""
    nonce: str = ""
    wished: bool = False  # the player asked for the bot, and it stays until they return
    failed: tuple[str, str] | None = None  # the external bot that sat here, and the failure code (bots/external)
    unseen: bool = False  # its player has not seen yet how the host changed the game
    resigned: bool = False  # a bot plays the seat to the end, and it cannot win
    former: list[NameChange] = field(default_factory=list)  # oldest first, of the running game

    @property
    def stand_in(self) -> bool:
        """Whether a bot plays for an absent player."""
        return self.kind == "bot" and self.device != "" and not self.resigned

    @property
    def last_name(self) -> str:
        """The name, or that of the last player if the seat is open."""
        return self.name or (self.former[-1].name if self.former else "")

    def keep_name(self, before: str, entry: int, turn: int) -> None:
        """Remember the name before a change, for what has happened so far."""
        if before not in ("", self.name):
            self.former.append(NameChange(before, entry, turn))

    def cut_names(self, entries: int, turn: int) -> None:
        """Shorten what former names are kept for, after the game went back."""
        self.former = [replace(one, entry=min(one.entry, entries), turn=min(one.turn, turn)) for one in self.former]

    def clear(self) -> None:
        """Make the seat open."""
        self.kind, self.name, self.device, self.bot, self.nonce = "open", "", "", "", ""
        self.wished = self.unseen = False
        self.failed = None


def opponents(seats: Sequence[Seat], device: str) -> dict[str, list[Seat]]:
    """The other people who have not resigned, with their seats by device. Seats with a stand-in bot count."""
    found: dict[str, list[Seat]] = {}
    for seat in seats:
        if seat.device not in ("", device) and not seat.resigned:
            found.setdefault(seat.device, []).append(seat)
    return found


def colours_by_seat(seats: int, each: int) -> list[list[str]]:
    """The default colours of each seat. A seat with several colours gets consecutive ones."""
    return [list(COLOURS[seat * each : (seat + 1) * each]) for seat in range(seats)]


def reorder_seats(
    seats: Sequence[Seat], colours: Sequence[list[str]], order: Sequence[int]
) -> tuple[list[Seat], list[list[str]]]:
    """The seats and their colours in another order, with new numbers. Players keep their colours."""
    moved = [seats[old] for old in order]
    for number, seat in enumerate(moved):
        seat.number = number
    return moved, [colours[old] for old in order]


def keep_seats(
    seats: Sequence[Seat], colours: Sequence[list[str]], kept: Sequence[int]
) -> tuple[list[Seat], list[list[str]]]:
    """The seats after a change of the game, and their colours. `kept` are old numbers, -1 for a new seat."""
    held = [colours[old] for old in kept if old >= 0]
    free = iter([colour] for colour in COLOURS if [colour] not in held)
    moved = [seats[old] if old >= 0 else Seat(-1) for old in kept]
    for number, seat in enumerate(moved):
        seat.number = number
    return moved, [colours[old] if old >= 0 else next(free) for old in kept]


def apply_seat_event(seat: Seat, event: events.Reseated, lobby: bool) -> None:
    """Update a seat after an event."""
    seat.unseen = False
    seat.wished, seat.failed = isinstance(event, events.BotSat) and event.wished, None
    match event:
        case events.Sat():
            seat.kind, seat.name, seat.device, seat.bot = "person", event.name, event.device, ""
            seat.nonce = event.nonce if lobby else seat.nonce  # the nonces of the draws are fixed at the start
        case events.Stood():
            seat.clear()
        case events.BotSat():
            seat.kind, seat.bot, seat.name = "bot", event.bot, event.name
            seat.device = seat.device if event.away else ""
            seat.failed = (event.instead, event.failed) if event.failed else None
        case events.HandedBack():
            seat.kind, seat.bot = "person", ""
        case events.Resigned():
            seat.kind, seat.bot, seat.resigned = "bot", event.bot, True
