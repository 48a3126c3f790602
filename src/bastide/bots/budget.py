"""What a move of a searching bot may cost: `master:0.2s` in CPU seconds of one core, `master:2000` in evaluations."""

from __future__ import annotations

import re
from dataclasses import dataclass

LONGEST = 3600.0
"""Seconds that may be given for one move."""
MOST = 10**9
"""Evaluations that may be given for one move."""

SECONDS = re.compile(r"(\d{1,9}(?:\.\d{1,9})?)(m?)s", re.ASCII)
EVALUATIONS = re.compile(r"\d{1,10}", re.ASCII)


class BadBudget(ValueError):
    """What stands behind the colon of a bot's name is no budget, or none that this bot can have. Its `code` is for
    programs."""

    code = "bad-budget"


@dataclass(frozen=True)
class Budget:
    """What one move may cost: `seconds` of CPU time on one core, or `evaluations` of positions. One of the two is
    None."""

    seconds: float | None = None
    evaluations: int | None = None

    def __str__(self) -> str:
        """As it is written behind the name of a bot."""
        return f"{self.seconds:g}s" if self.seconds is not None else str(self.evaluations)


def read_budget(text: str) -> Budget:
    """The budget that a text such as `0.2s`, `200ms` or `2000` gives. Raises BadBudget."""
    timed = SECONDS.fullmatch(text)
    if timed is not None:
        seconds = float(timed[1]) / (1000 if timed[2] else 1)
        if 0 < seconds <= LONGEST:
            return Budget(seconds=seconds)
    elif EVALUATIONS.fullmatch(text) and 0 < int(text) <= MOST:
        return Budget(evaluations=int(text))
    raise BadBudget(
        f"{text!r} is no budget of a bot: write seconds above 0 and up to {LONGEST:.0f}, such as 0.2s or 200ms, or "
        f"a number of evaluations from 1 to {MOST}, such as 2000"
    )
