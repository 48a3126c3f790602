"""Budgets for a move of a searching bot: `master:0.2s` in CPU seconds of one core, `master:2000` in evaluations."""

import re
from dataclasses import dataclass

LONGEST = 3600.0
"""Upper limit of the seconds for one move."""
MOST = 10**9
"""Upper limit of the evaluations for one move."""

SECONDS = re.compile(r"(\d{1,9}(?:\.\d{1,9})?)(m?)s", re.ASCII)
EVALUATIONS = re.compile(r"\d{1,10}", re.ASCII)


class BadBudget(ValueError):
    """The text after the colon of a bot's name is not a budget for this bot. `code` is for programs."""

    code = "bad-budget"


@dataclass(frozen=True)
class Budget:
    """The cost of one move: `seconds` of CPU time on one core, or `evaluations` of positions.

    One of the two is None.
    """

    seconds: float | None = None
    evaluations: int | None = None

    def __str__(self) -> str:
        """The form that follows the name of a bot."""
        return f"{self.seconds:g}s" if self.seconds is not None else str(self.evaluations)


def read_budget(text: str) -> Budget:
    """The budget in a text such as `0.2s`, `200ms` or `2000`. Raises BadBudget."""
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
