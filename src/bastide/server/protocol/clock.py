"""The clock of a table: how much time each player has, and what happens when it runs out.

Invariant: the clock is part of the terms of a table. A turn lasts from the moment a seat is to decide until another
seat is, or until the same seat has drawn again. All decisions of the seat in between count.
"""

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from bastide.server.common.errors import RequestError

Out = Literal["bot", "resign", "end"]
"""When time runs out: a bot plays on until the player returns, the player resigns, or the game ends for all."""

Speed = Literal["", "fast", "normal", "slow", "days"]
"""The speed class of a game, by the time of each player for a game of usual length; "" without a clock."""

SPEEDS: Final[dict[Speed, str]] = {"fast": "fast", "normal": "slow", "slow": "slow", "days": "correspondence"}
"""The speed that ratings use, by the speed class of a clock."""
UNTIMED: Final = "untimed"
"""The speed of games without a clock."""

USUAL_TURNS = 36
"""Turns of each of two players with 72 tiles."""
FAST_SECONDS, NORMAL_SECONDS = 480, 1500


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One of three: a `budget` of seconds for the game with `plus` more after each turn, `turn` seconds for each turn,
    or `days` for each turn."""

    budget: Annotated[int, Meta(ge=0, le=10_800)] = 0
    plus: Annotated[int, Meta(ge=0, le=600)] = 0
    turn: Annotated[int, Meta(ge=0, le=3600)] = 0
    days: Annotated[int, Meta(ge=0, le=14)] = 0
    out: Out = "bot"

    @property
    def turn_ms(self) -> int:
        """Milliseconds for each turn; 0 with a budget for the game."""
        return self.turn * 1000 or self.days * 86_400_000

    @property
    def speed(self) -> Speed:
        """The speed class of this clock."""
        if self.days:
            return "days"
        seconds = self.budget + (self.plus or self.turn) * USUAL_TURNS
        return "fast" if seconds <= FAST_SECONDS else "normal" if seconds <= NORMAL_SECONDS else "slow"


def speed_of(clock: Clock | None) -> str:
    """The speed that ratings use for a table."""
    return SPEEDS[clock.speed] if clock else UNTIMED


class ClockDue(msgspec.Struct, frozen=True):
    """The seat whose clock runs (-1: none), and the milliseconds until it runs out."""

    seat: int
    device: str = ""
    ms: int = 0


LEAST_BUDGET, LEAST_TURN = 10, 5
"""Seconds."""


def check_clock_terms(clock: Clock | None, *, team: bool, by_hand: bool) -> None:
    """Raises RequestError unless a table can have this clock."""
    if clock is None:
        return
    if sum(map(bool, (clock.budget, clock.turn, clock.days))) != 1 or (clock.plus and not clock.budget):
        text = "A clock has a budget (with plus seconds a turn), or seconds for each turn, or days for each turn."
        raise RequestError("bad-clock", text)
    if 0 < clock.budget < LEAST_BUDGET or 0 < clock.turn < LEAST_TURN:
        text = f"A clock has at least {LEAST_BUDGET} seconds for a game, or {LEAST_TURN} for each turn."
        raise RequestError("short-clock", text, args={"budget": LEAST_BUDGET, "turn": LEAST_TURN})
    if by_hand:
        raise RequestError("hand-clock", "There is no clock in companion mode: the server cannot see who is thinking.")
    if team and clock.out == "resign":
        raise RequestError("no-resigning", "A team wins or loses together: let a bot play on, or end the game for all.")
