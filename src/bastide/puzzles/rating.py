"""Elo numbers of those who solve puzzles, and of the puzzles. A try is a game between the two, won by whoever solves
it (Elo 1978; the numbers are those of chess)."""

from typing import Final

START: Final = 1500.0
"""Of somebody who has tried nothing yet."""
SCALE: Final = 400.0
"""Points ahead at which ten of eleven tries succeed."""
PERSON: Final = 24.0
"""Most points that a try moves whoever tries."""
PUZZLE: Final = 8.0
"""Most points that it moves the puzzle, which meets many."""
LEAST, MOST = 400.0, 3000.0


def solve_chance(person: float, puzzle: float) -> float:
    """How likely somebody with that number is to solve a puzzle with this one."""
    return float(1.0 / (1.0 + 10.0 ** ((puzzle - person) / SCALE)))


def rate_attempt(person: float, puzzle: float, solved: bool) -> tuple[float, float]:
    """The numbers of the two after a first try."""
    surprise = float(solved) - solve_chance(person, puzzle)
    return _within(person + PERSON * surprise), _within(puzzle - PUZZLE * surprise)


def _within(rating: float) -> float:
    return min(MOST, max(LEAST, rating))
