"""Elo ratings of players and puzzles. A try is a game between the two, and the player wins by solving the puzzle.

See Elo 1978. The constants are those of chess.
"""

from typing import Final

START: Final = 1500.0
"""Rating of a player before the first try."""
SCALE: Final = 400.0
"""With this many points ahead, ten of eleven tries succeed."""
PERSON: Final = 24.0
"""Largest change of the player's rating in one try."""
PUZZLE: Final = 8.0
"""Largest change of the puzzle's rating in one try. It is small because a puzzle meets many players."""
LEAST, MOST = 400.0, 3000.0


def solve_chance(person: float, puzzle: float) -> float:
    """The probability that a player rated `person` solves a puzzle rated `puzzle`."""
    return float(1.0 / (1.0 + 10.0 ** ((puzzle - person) / SCALE)))


def rate_attempt(person: float, puzzle: float, solved: bool) -> tuple[float, float]:
    """The new ratings (player, puzzle) after a player's first try."""
    surprise = float(solved) - solve_chance(person, puzzle)
    return _within(person + PERSON * surprise), _within(puzzle - PUZZLE * surprise)


def _within(rating: float) -> float:
    return min(MOST, max(LEAST, rating))
