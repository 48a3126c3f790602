"""What judges turns: values are in points, how far the seat that decides will be ahead of its best opponent; in a game
of a team they are its chance to win in percent, as its mate sees it (bots/coop/mate.py)."""

from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True)
class Turn:
    """All answers of one seat from a decision up to the next draw, another seat, or a further tile of its own;
    packed."""

    acts: list[int]
    value: float


class Evaluator(Protocol):
    """Judges the turns at the engine's present decision, which must be a seat's. The engine stands as before after
    every call; the same position, depth and seed give the same values."""

    def turns(self) -> list[Turn]:
        """The turns there are that really differ, or the most promising of them, best first; at least one."""

    def follow(self, answers: list[int]) -> Turn:
        """The turn that was played, by the answers given from here on, of which later turns may be a part; judged as
        `turns` judges, after `turns` for the same decision. There must be one answer."""

    def error(self, one: Turn, other: Turn) -> float:
        """The standard error of the difference of their values; 0 where nothing is left to chance."""
