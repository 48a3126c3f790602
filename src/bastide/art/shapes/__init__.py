"""Figures that differ from the hooded followers by their shape, not by what they wear."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from bastide.art.palette import PlayerColour
from bastide.art.shapes.builder import builder
from bastide.art.shapes.guard import guard
from bastide.art.shapes.large import large
from bastide.art.shapes.pig import pig


@dataclass(frozen=True)
class Shape:
    """Draws a figure in a place, "" for nowhere, bareheaded under a headdress. Its feet are so far below the anchor,
    and it is so much broader than a follower. One without ``places`` looks the same in all of them."""

    draw: Callable[[str, str, PlayerColour, bool], str]
    feet: float
    wide: float = 1.0
    places: bool = True


FEET: Final = 11.5
"""Standing figures have their feet that far below the anchor."""
SHAPES: Final = {
    "guard": Shape(lambda place, colour, player, _: guard(place, colour, player), FEET),
    "large": Shape(large, 15.4, 1.5),
    "builder": Shape(lambda place, colour, player, _: builder(colour, player), 13.4, places=False),
    "pig": Shape(lambda place, colour, player, _: pig(colour, player), 8.6, 1.3, places=False),
}
