"""Rating pools and their thresholds, from bastide/data/ratings.json.

A family is a group of rules that share one rating. Rules belong to the first family whose modules include all modules
in play. A family without modules takes the rest. Families are data, not code.
"""

from collections.abc import Iterable
from functools import cache
from importlib import resources
from typing import Final, Literal, NamedTuple

import msgspec

RatingKind = Literal["two", "several"]
"""Games with two seats and with more have separate ratings, because one does not predict the other."""
KINDS: Final[tuple[RatingKind, ...]] = ("two", "several")


class RatingGroup(NamedTuple):
    """Games that change the same ratings: their rule family, speed and kind."""

    family: str
    speed: str
    kind: RatingKind


class RatingFamily(msgspec.Struct, frozen=True):
    """A rule family. `advantage` is the measured first-move advantage in rating points for two players
    (docs/play/ratings.md).

    With an odd number of tiles to draw, the first player has one more turn. With an even number, the second player
    draws last.
    """

    id: str
    modules: list[str]
    advantage: dict[Literal["odd", "even"], float]


class DeviationBounds(msgspec.Struct, frozen=True):
    """From these deviations on, a rating is `provisional` or not shown at all (`hidden`)."""

    provisional: float
    hidden: float


class RatingScales(msgspec.Struct, frozen=True):
    """The content of ratings.json. `days_per_period` is the length of a Glicko-2 rating period: a deviation of 60 grows
    to 110 in a year without games.

    No deviation falls below `least_deviation`. Leaderboards list players who have played within `window_days`.
    """

    families: list[RatingFamily]
    speeds: list[str]
    kinds: dict[RatingKind, DeviationBounds]
    days_per_period: float
    least_deviation: float
    window_days: int


@cache
def rating_scales() -> RatingScales:
    """The content of ratings.json, read once."""
    text = (resources.files("bastide.data") / "ratings.json").read_bytes()
    return msgspec.json.decode(text, type=RatingScales)


def get_family(modules: Iterable[str]) -> RatingFamily:
    """The family for the modules in play."""
    played = set(modules)
    return next(family for family in rating_scales().families if not family.modules or played <= set(family.modules))


def rating_kind(seats: int) -> RatingKind:
    """The kind of rating that a game with this many seats changes."""
    return "two" if seats == 2 else "several"
