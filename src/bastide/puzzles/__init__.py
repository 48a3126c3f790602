"""Puzzles: positions in which one turn is clearly the best, the puzzle of the day, and ratings.

docs/extend/puzzles.md describes how they are made.

>>> from bastide.puzzles import PUZZLES
>>> len(PUZZLES) >= 60
True
"""

from bastide.puzzles.puzzle import PUZZLES, START, Puzzle, Way, begin, of_day, rate_attempt

__all__ = ["PUZZLES", "START", "Puzzle", "Way", "begin", "of_day", "rate_attempt"]
