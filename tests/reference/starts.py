"""What lies on the table before the first turn (COM-01)."""

from collections.abc import Iterator

from .features import FACING, beyond
from .placing import Placing
from .setup import Setup
from .tiles import ROTATIONS, catalogue, entries, start_of, terrain


def first_tiles(setup: Setup) -> Iterator[Placing]:
    """The start, and at the mouths of the fortress the spring, and the lake where no river will be laid."""
    yield Placing(setup.start, 0, 0, 0)
    if setup.fortress:
        river = setup.river or "river"
        yield _at_mouth(start_of(river), "spring")  # CON-06
        if not setup.river:  # CON-07
            yield _at_mouth(_lake(river), "river")


def _lake(river: str) -> str:
    return next(str(one["id"]) for one in entries(river) if one.get("role") == "lake")


def _at_mouth(tile: str, name: str) -> Placing:
    """Beyond that mouth of the board, water to water."""
    mouth = catalogue()[start_of("conquest")]["mouths"][name]
    x, y = mouth["cell"]
    x, y = beyond(x, y, mouth["side"])
    (rotation,) = (turn for turn in ROTATIONS if terrain(tile, turn, FACING[mouth["side"]]) == "river")
    return Placing(tile, x, y, rotation)
