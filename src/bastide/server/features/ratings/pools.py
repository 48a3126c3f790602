"""What ratings are kept apart by, and when one means something; from bastide/data/ratings.json.

A family is a group of rules that one number fits: the first whose modules include all that are played; one with no
modules takes the rest. Which families there are is data, no rule.
"""

from collections.abc import Iterable
from functools import cache
from importlib import resources
from typing import Final, Literal

import msgspec

RatingKind = Literal["two", "several"]
"""For two seats and for more there are different numbers: one is no measure of the other."""
KINDS: Final[tuple[RatingKind, ...]] = ("two", "several")


class RatingFamily(msgspec.Struct, frozen=True):
    """`advantage`: points of rating that beginning is worth to one of two, as measured (docs/ratings.md): with an odd
    number of tiles to draw whoever begins has one turn more, with an even one the other draws last."""

    id: str
    modules: list[str]
    advantage: dict[Literal["odd", "even"], float]


class DeviationBounds(msgspec.Struct, frozen=True):
    """From these deviations on a rating is `provisional`, and is not shown at all (`hidden`)."""

    provisional: float
    hidden: float


class RatingScales(msgspec.Struct, frozen=True):
    """`days_per_period`: so long a rating period of Glicko-2 is; a deviation of 60 comes to 110 in a year without
    games. No deviation goes below `least_deviation`. Leaderboards list who has played within `window_days`."""

    families: list[RatingFamily]
    speeds: list[str]
    kinds: dict[RatingKind, DeviationBounds]
    days_per_period: float
    least_deviation: float
    window_days: int


@cache
def rating_scales() -> RatingScales:
    """The file, read once."""
    text = (resources.files("bastide.data") / "ratings.json").read_bytes()
    return msgspec.json.decode(text, type=RatingScales)


def get_family(modules: Iterable[str]) -> RatingFamily:
    """The family that rules belong to, by the modules that are played."""
    played = set(modules)
    found = (one for one in rating_scales().families if not one.modules or played <= set(one.modules))
    return next(found)


def rating_kind(seats: int) -> RatingKind:
    """Which of the two numbers a game with so many seats moves."""
    return "two" if seats == 2 else "several"
