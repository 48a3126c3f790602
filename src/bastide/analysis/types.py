"""The interface of evaluators of turns.

Values are expected leads in points of the seat that decides over its best opponent. In a cooperative game they are win
probabilities in percent (bots/coop/mate.py).
"""

from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True)
class Turn:
    """All packed actions of one seat from a decision to the next draw, another seat, or a further tile of its own."""

    acts: list[int]
    value: float


class Evaluator(Protocol):
    """Evaluates the turns at the engine's present decision, which must be a seat's.

    The engine is left unchanged by every call. The same position, depth and seed give the same values.
    """

    def turns(self) -> list[Turn]:
        """The turns that really differ, or the most promising of them, best first. There is at least one."""

    def follow(self, answers: list[int]) -> Turn:
        """The turn that was played, from `answers`, the actions taken from here on.

        `answers` must not be empty and may reach into later turns. The turn is evaluated like those of `turns`. Call it
        after `turns` for the same decision.
        """

    def error(self, first: Turn, second: Turn) -> float:
        """The standard error of the difference of their values. 0 if nothing is random."""
