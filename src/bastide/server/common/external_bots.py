"""External bots that play at the tables of this server, by the name that its operator gave them.

Invariant: they are registered once, when the server starts; a table only knows their names. A built-in bot replaces one
that is gone or fails.
"""

import re
from dataclasses import dataclass
from typing import Final

from bastide.bots import BOTS, MATES, YARDSTICKS
from bastide.bots.external.resolve import read_command
from bastide.bots.registry import bots_for

NAME: Final = re.compile(r"[A-Za-z][A-Za-z0-9]*(?:[ -][A-Za-z0-9]+)*", re.ASCII)
LONGEST: Final = 20


@dataclass(frozen=True)
class ExternalBot:
    """An external bot: its name, and its command (bots/external)."""

    name: str
    command: str


GUESTS: Final[dict[str, ExternalBot]] = {}
"""The external bots of this server."""


def register_external_bots(guests: tuple[ExternalBot, ...]) -> None:
    """Replace the registered external bots."""
    GUESTS.clear()
    GUESTS.update({guest.name: guest for guest in guests})


def list_playable_bots(rules: str, position: str = "") -> list[str]:
    """The bots that a table with these rules may have: built-in bots that know them, then external ones. External bots
    only play whole games (docs/bots/bot-protocol.md), so none if there is a `position`. Raises RulesetError."""
    return [*bots_for(rules), *(() if position else GUESTS)]


def is_available_bot(bot: str) -> bool:
    """Whether a bot can play: a built-in one, or an external one of this server."""
    return bot in GUESTS or bot.partition(":")[0] in {**BOTS, **MATES, **YARDSTICKS}


def parse_external_bot(text: str) -> ExternalBot:
    """Parse NAME=COMMAND. Raises ValueError with the end of a sentence."""
    name, equals, command = (part.strip() for part in text.partition("="))
    if not equals or not command:
        raise ValueError(f"write NAME=COMMAND, such as Tiler='./tiler --fast', not {text}")
    if not NAME.fullmatch(name) or len(name) > LONGEST:
        raise ValueError(f"the name of a bot has letters, digits and hyphens, at most {LONGEST}; {name} is none")
    if name.lower() in {**BOTS, **MATES, **YARDSTICKS}:
        raise ValueError(f"a built-in bot is called {name} already")
    try:
        read_command(command)
    except ValueError as error:
        raise ValueError(str(error)) from None
    return ExternalBot(name, command)
