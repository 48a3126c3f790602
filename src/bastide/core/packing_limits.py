"""Limits of packed actions and counters. A ruleset that exceeds them is refused before a game begins."""

from typing import Final

from bastide.core.actions import CELL_SHIFT, FIRST_OF_MODULES, KIND_MASK, SEGMENT_SHIFT, TILE_SHIFT, TURNS_SHIFT
from bastide.core.figures import SEAT_BITS, SEAT_MASK
from bastide.core.refusal import RulesetError

BITS: Final = 62
"""The number of bits that a bit mask or a counter can use."""

LIMITS: Final = {
    "players": BITS // SEAT_BITS,
    "kinds of figure": 1 << (SEGMENT_SHIFT - TURNS_SHIFT),
    "kinds of segment": BITS,
    "terrains": 6,  # with field and open they fill three bits of a cell's code for each side (tables.py)
    "attributes that are true or not": BITS - 2,  # SIBLING and PAID use two more bits
    "types of tile": 1 << (CELL_SHIFT - TILE_SHIFT),
    "segments on a tile": 1 << (CELL_SHIFT - SEGMENT_SHIFT),
    "steps": 256,
    "actions of modules": KIND_MASK + 1 - FIRST_OF_MODULES,
    "figures of a player by their strength": SEAT_MASK,
}


def check_limits(counts: dict[str, int]) -> None:
    """Raises RulesetError if a count exceeds its limit."""
    for what, count in counts.items():
        if count > LIMITS[what]:
            raise RulesetError(f"these rules have {count} {what}, and at most {LIMITS[what]} can be played")
