"""The result of a finished game."""

from dataclasses import dataclass
from typing import Final

NO_TILES: Final = "no-tiles"
"""The ending of every game in which players compete."""


@dataclass(frozen=True)
class Outcome:
    """How a game ended.

    `winners` are the seats that have won: several if they tie or win together. `scores` are the points by seat.
    `ending` says why it ended. It is "no-tiles" where players compete. A team has "won", or lost by "no-tiles",
    "no-ghosts" or "hound-late". `together` is true for a team.

    >>> Outcome((1,), (40, 52)).margin
    12"""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    ending: str = NO_TILES
    together: bool = False

    @property
    def margin(self) -> int:
        """The lead of the winner over the best other seat. 0 for a shared victory and for a team."""
        if self.together or len(self.winners) != 1:
            return 0
        winner = self.winners[0]
        return self.scores[winner] - max((score for seat, score in enumerate(self.scores) if seat != winner), default=0)

    @property
    def shares(self) -> tuple[float, ...]:
        """The share of each seat in the victory: 1 alone, 1/n if n seats tie, else 0. In a team all have 1 or 0."""
        share = 1.0 if self.together else 1 / max(1, len(self.winners))
        return tuple(share if seat in self.winners else 0.0 for seat in range(len(self.scores)))
