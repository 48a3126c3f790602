"""The clock of a table: how much time each player has, and what happens to who has none left.

Law: it is part of the terms of a table. A turn is the time from the moment a seat is to decide until another seat
is, or until the same one has drawn again; all that a seat decides in it counts.
"""

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from bastide.server.common.errors import RequestError

Out = Literal["bot", "resign", "end"]
"""Out of time: a bot plays on for him until he says that he is back, he has given up, or the game ends for all."""

Speed = Literal["", "fast", "normal", "slow", "days"]
"""How fast a game is, by what each player has for one of the usual length; "" without clocks."""

SPEEDS: Final[dict[Speed, str]] = {"fast": "fast", "normal": "slow", "slow": "slow", "days": "correspondence"}
"""The speeds that ratings keep apart, by the speed of a clock."""
UNTIMED: Final = "untimed"
"""The one of games without clocks."""

USUAL_TURNS = 36
"""Turns of each of two players with 72 tiles."""
FAST_SECONDS, NORMAL_SECONDS = 480, 1500


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One of three: a `budget` of seconds for the whole game, with so many seconds (`plus`) more after each turn; so
    many seconds for each `turn`; or so many `days` for each turn."""

    budget: Annotated[int, Meta(ge=0, le=10_800)] = 0
    plus: Annotated[int, Meta(ge=0, le=600)] = 0
    turn: Annotated[int, Meta(ge=0, le=3600)] = 0
    days: Annotated[int, Meta(ge=0, le=14)] = 0
    out: Out = "bot"

    @property
    def turn_ms(self) -> int:
        """Milliseconds for each turn; 0 where a budget is shared out among them."""
        return self.turn * 1000 or self.days * 86_400_000

    @property
    def speed(self) -> Speed:
        """In which of the classes of games it belongs."""
        if self.days:
            return "days"
        seconds = self.budget + (self.plus or self.turn) * USUAL_TURNS
        return "fast" if seconds <= FAST_SECONDS else "normal" if seconds <= NORMAL_SECONDS else "slow"


def speed_of(clock: Clock | None) -> str:
    """How fast a table plays, as ratings are kept apart."""
    return SPEEDS[clock.speed] if clock else UNTIMED


class ClockDue(msgspec.Struct, frozen=True):
    """Whose time runs (seat -1: nobody's) and when it has run out, in milliseconds from here."""

    seat: int
    device: str = ""
    ms: int = 0


LEAST_BUDGET, LEAST_TURN = 10, 5
"""Seconds."""


def check_clock_terms(clock: Clock | None, *, team: bool, by_hand: bool) -> None:
    """Whether a table can have this clock. Raises RequestError."""
    if clock is None:
        return
    if sum(map(bool, (clock.budget, clock.turn, clock.days))) != 1 or (clock.plus and not clock.budget):
        text = "A clock has a budget (with plus seconds a turn), or seconds for each turn, or days for each turn."
        raise RequestError("bad-clock", text)
    if 0 < clock.budget < LEAST_BUDGET or 0 < clock.turn < LEAST_TURN:
        text = f"A clock has at least {LEAST_BUDGET} seconds for a game, or {LEAST_TURN} for each turn."
        raise RequestError("short-clock", text, args={"budget": LEAST_BUDGET, "turn": LEAST_TURN})
    if by_hand:
        raise RequestError("hand-clock", "Beside a box there is no clock: nobody sees who is thinking.")
    if team and clock.out == "resign":
        raise RequestError("no-resigning", "A team wins or loses together: let a bot play on, or end the game for all.")
