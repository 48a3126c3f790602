"""Seats of a table: who holds one, and under which name."""

from dataclasses import dataclass
from typing import Literal

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
    failed: tuple[str, str] | None = None  # the program that sat here, and how it failed (bots/outside)
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


def colours_of(seats: int, each: int) -> list[list[str]]:
    """Colours go by seat; where a seat plays several, they follow each other."""
    return [list(COLOURS[seat * each : (seat + 1) * each]) for seat in range(seats)]
