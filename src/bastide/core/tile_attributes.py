"""What tiles may show: kinds of segments, and attributes of segments and tiles, each with its type.

What the land of every game shows stands here; a module declares what only its own tiles show (RuleModule.prints).
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

# How the segments of a kind hang together from tile to tile. A layer lies over the tile and bounds no side; one that
# hangs together by layers joins its like across a side, whatever the terrain there (MIST-11, MIST-20).
BY_SIDES: Final = 1
BY_HALVES: Final = 2
INSIDE: Final = 3
LAYER: Final = 4
BY_LAYER: Final = 5


@dataclass(frozen=True)
class SegmentKind:
    """A kind of segment. At a side of one with `terrain` nothing but its like may lie (BASE-12); around a `blind` one
    tiles that lie face down count as well (MIST-30, MIST-102). In pictures it has the drawing of its name, or another
    one (`look`)."""

    name: str
    shape: int
    terrain: bool = False
    blind: bool = False
    look: str = ""


@dataclass(frozen=True)
class Attribute:
    """Something printed on segments of these kinds or, where none is named, on a tile. By its type it is true or not
    (bool), a number from 0 (int), a word (str), or a list or object that its module reads.

    Rules find the bool ones of a feature in `Node.marks`, and the words that a module prints ("goods wine"): set if any
    of its segments has it. A field part with a `veil` lies under the layer of its name (core/ground.py). `look` is its
    drawing, where that has another name.

    In a catalogue a word, and each of a list, is one of `values`, an object has these `keys`, each with one of its
    words, and a number or a list is no larger than `most`, where these say something. What is `aside` follows from the
    rest, or is said about the tile rather than printed on it."""

    name: str
    type: type
    of: tuple[str, ...] = ()
    veil: bool = False
    look: str = ""
    values: tuple[str, ...] = ()
    keys: tuple[tuple[str, tuple[str, ...]], ...] = ()
    most: int = 0
    aside: bool = False


Printed = SegmentKind | Attribute

CITY: Final = SegmentKind("city", BY_SIDES, terrain=True)
ROAD: Final = SegmentKind("road", BY_SIDES, terrain=True)
RIVER: Final = SegmentKind("river", BY_SIDES, terrain=True)
FIELD: Final = SegmentKind("field", BY_HALVES)

CORNERS: Final = ("NW", "NE", "SE", "SW")

LAND: Final[tuple[Printed, ...]] = (
    CITY,
    ROAD,
    RIVER,
    FIELD,
    SegmentKind("monastery", INSIDE),
    SegmentKind("garden", INSIDE),
    Attribute("shields", int, ("city",), most=3),
    Attribute("end", str, ("road",), values=("crossing", "city", "monastery")),  # what a road ends at
    Attribute("gate", str, ("road",), values=("N", "E", "S", "W"), aside=True),  # a side of the city that it ends at
    Attribute("crossing", bool, ("road",)),
    Attribute("start", bool),
    Attribute("garden", bool, aside=True),
    Attribute("unmanned", bool, aside=True),  # no figure ever stands on it (CON-04)
    Attribute("role", str),
    Attribute("mouths", dict, aside=True),  # where a river may begin: core/river_mouths.py
    # for the pictures, and for whoever looks a tile up
    Attribute("letter", str, aside=True),
    Attribute("notes", str, aside=True),
    Attribute("size", str, aside=True),
    Attribute("crossing", bool),
    Attribute("bridge", bool),
    Attribute("branching", bool),
    Attribute("corner_split", str, values=CORNERS),
    Attribute("plain", str, aside=True),
)


class CatalogueWords:
    """All that a catalogue may use: the land's words and those of a module. Raises ValueError for a word that is
    declared in two ways."""

    def __init__(self, more: Iterable[Printed] = ()) -> None:
        self.kinds: dict[str, SegmentKind] = {}
        self.attributes: dict[str, dict[str, Attribute]] = {"": {}}  # by the kind of segment, "" for tiles
        declared = [*LAND, *more]
        for one in declared:
            if isinstance(one, SegmentKind):
                if self.kinds.setdefault(one.name, one) != one:
                    raise ValueError(f"the kind of segment {one.name!r} is declared in two ways")
                self.attributes.setdefault(one.name, {})
        for one in declared:
            if isinstance(one, Attribute):
                self._declare(one)

    def _declare(self, attribute: Attribute) -> None:
        for kind in attribute.of or ("",):
            known = self.attributes.setdefault(kind, {})
            first = known.setdefault(attribute.name, attribute)
            if first.values != attribute.values:  # a module may add what its own tiles say
                known[attribute.name] = replace(first, values=(*dict.fromkeys((*first.values, *attribute.values)),))
            if first.type is not attribute.type:
                where = f"a {kind}" if kind else "a tile"
                raise ValueError(f"the attribute {attribute.name!r} of {where} is declared with two types")


@lru_cache(maxsize=64)
def combine_words(prints: tuple[Printed, ...]) -> CatalogueWords:
    """The same, put together once."""
    return CatalogueWords(prints)
