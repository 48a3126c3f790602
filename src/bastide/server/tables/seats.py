"""Seats of a table: who holds one, and under which name."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from bastide.server.protocol import events

COLOURS = ("red", "blue", "green", "yellow", "black", "pink")


@dataclass
class Seat:
    """A seat. While a bot stands in for a person who is gone, `device` stays the person's."""

    number: int
    kind: Literal["open", "person", "bot"] = "open"
    name: str = ""
    device: str = ""
    bot: str = ""
    nonce: str = ""
    wished: bool = False  # the bot plays as its person asked it to, until that one says so
    failed: tuple[str, str] | None = None  # the program that sat here, and how it failed (bots/external)
    resigned: bool = False  # given up: a bot plays it to the end, and it cannot win

    @property
    def stand_in(self) -> bool:
        """A bot plays for somebody who is gone."""
        return self.kind == "bot" and self.device != "" and not self.resigned

    def clear(self) -> None:
        """Nobody sits here any more."""
        self.kind, self.name, self.device, self.bot, self.nonce = "open", "", "", "", ""
        self.wished = False
        self.failed = None


def opponents(seats: Sequence[Seat], device: str) -> dict[str, list[Seat]]:
    """The other people who have not resigned, each with their seats. A bot that stands in keeps its person's seat."""
    found: dict[str, list[Seat]] = {}
    for seat in seats:
        if seat.device not in ("", device) and not seat.resigned:
            found.setdefault(seat.device, []).append(seat)
    return found


def colours_by_seat(seats: int, each: int) -> list[list[str]]:
    """Colours go by seat; where a seat plays several, they follow each other."""
    return [list(COLOURS[seat * each : (seat + 1) * each]) for seat in range(seats)]


def apply_seat_event(seat: Seat, event: events.Reseated, lobby: bool) -> None:
    """A seat after an event; what goes into the draws is fixed after the `lobby`."""
    seat.wished, seat.failed = isinstance(event, events.BotSat) and event.wished, None
    match event:
        case events.Sat():
            seat.kind, seat.name, seat.device, seat.bot = "person", event.name, event.device, ""
            seat.nonce = event.nonce if lobby else seat.nonce
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
