"""Seats of a table: who holds one, under which name, and which names will do."""

import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from bastide.server.refused import Refused

COLOURS = ("red", "blue", "green", "yellow", "black", "pink")
BOT_NAMES = ("Miller", "Weaver", "Potter", "Mason", "Baker", "Smith")
LONGEST_NAME = 24


@dataclass
class Seat:
    """A seat. While a bot stands in for a person who is gone, `device` stays the person's."""

    number: int
    kind: Literal["open", "person", "bot"] = "open"
    name: str = ""
    device: str = ""
    bot: str = ""
    nonce: str = ""

    @property
    def stand_in(self) -> bool:
        """A bot plays for somebody who is gone."""
        return self.kind == "bot" and self.device != ""

    def clear(self) -> None:
        """Nobody sits here any more."""
        self.kind, self.name, self.device, self.bot, self.nonce = "open", "", "", "", ""


def colours_of(seats: int, each: int) -> list[list[str]]:
    """Colours go by seat; where a seat plays several, they follow each other."""
    return [list(COLOURS[seat * each : (seat + 1) * each]) for seat in range(seats)]


def clean_name(raw: str) -> str:
    """The name as it will be shown: one line of 1 to 24 characters. Raises Refused."""
    name = " ".join(unicodedata.normalize("NFC", raw).split())
    if any(unicodedata.category(sign) in ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp") for sign in name):
        raise Refused("bad-name", "A name has letters, digits and signs, but no invisible characters.")
    if not 1 <= len(name) <= LONGEST_NAME:
        raise Refused("bad-name", f"A name has 1 to {LONGEST_NAME} characters.")
    return name


def bot_name(taken: Iterable[str]) -> str:
    """A name for a bot that nobody at the table has."""
    names = set(taken)
    return next((name for name in BOT_NAMES if name not in names), BOT_NAMES[0])
