"""The puzzle of the day. It depends only on the date and the set of puzzles, so no server is needed."""

from collections.abc import Iterable
from datetime import date
from hashlib import blake2b

from bastide.puzzles.puzzle import PUZZLES


def of_day(day: date, puzzles: Iterable[str] = PUZZLES) -> str:
    """The name of the puzzle of the day.

    Every puzzle is used once before one repeats, in an order that depends only on their names. Raises ValueError if
    there are none.
    """
    order = sorted(puzzles, key=lambda name: blake2b(name.encode(), digest_size=8).digest())
    if not order:
        raise ValueError("there are no puzzles")
    return order[day.toordinal() % len(order)]
