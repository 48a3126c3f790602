"""The puzzle of a day: the same wherever the same puzzles are, with no server to ask."""

from collections.abc import Iterable
from datetime import date
from hashlib import blake2b

from bastide.puzzles.puzzle import PUZZLES


def of_day(day: date, puzzles: Iterable[str] = PUZZLES) -> str:
    """The name of the puzzle of a day. All puzzles come once before one comes again, in an order that their names
    alone decide. Raises ValueError where there are none."""
    order = sorted(puzzles, key=lambda name: blake2b(name.encode(), digest_size=8).digest())
    if not order:
        raise ValueError("there are no puzzles")
    return order[day.toordinal() % len(order)]
