"""What tiles may show: kinds of segments, and attributes of segments and tiles, each with its type.

The attributes of every game's tiles are defined here. A module declares those of its own tiles (RuleModule.prints).
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

# How segments of a kind connect from tile to tile. A layer covers the tile and bounds no side. A kind that connects by
# layers joins its like across a side, no matter what the terrain there is (MIST-11, MIST-20).
BY_SIDES: Final = 1
BY_HALVES: Final = 2
INSIDE: Final = 3
LAYER: Final = 4
BY_LAYER: Final = 5


@dataclass(frozen=True)
class SegmentKind:
    """A kind of segment. With `terrain`, only its like may be placed at its sides (BASE-12). Around a `blind` one,
    tiles that lie face down count as well (MIST-30, MIST-102). `look` names its drawing in pictures, if that is not
    `name`."""

    name: str
    shape: int
    terrain: bool = False
    blind: bool = False
    look: str = ""


@dataclass(frozen=True)
class Attribute:
    """Something printed on segments of the kinds in `of` or, if there are none, on a tile.

    Its `type` is bool, int (from 0), str (a word), or list or dict, which its module reads.

    Rules find bool attributes of a feature in `Node.marks`, and the words that a module declares ("goods wine"). A bit
    is set if any segment has it. A field part with a `veil` lies under the layer of its name (core/tiles/ground.py).
    `look` names its drawing, if that is not `name`. One that `covers` hides ground that reaches no side of its tile.

    Limits for a catalogue: a word, and each word in a list, is one of `values`. An object has these `keys`, each with
    one of its words. A number, or the length of a list, is at most `most`. Empty limits allow everything.

    An attribute that is `aside` follows from the others, or describes the tile and is not printed on it."""

    name: str
    type: type
    of: tuple[str, ...] = ()
    veil: bool = False
    look: str = ""
    values: tuple[str, ...] = ()
    keys: tuple[tuple[str, tuple[str, ...]], ...] = ()
    most: int = 0
    aside: bool = False
    covers: bool = False


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
    Attribute("end", str, ("road",), values=("crossing", "city", "monastery")),  # where a road ends
    # the side of the city that the road ends at
    Attribute("gate", str, ("road",), values=("N", "E", "S", "W"), aside=True),
    # a side that belongs to another city of the tile and to this one, half each
    Attribute("also", str, ("city",), values=("N", "E", "S", "W"), aside=True),
    Attribute("crossing", bool, ("road",)),
    Attribute("start", bool),
    Attribute("garden", bool, aside=True),
    Attribute("unmanned", bool, aside=True),  # no figure ever stands on it (CON-04)
    Attribute("role", str),
    Attribute("mouths", dict, aside=True),  # where a river may begin: core/tiles/river_mouths.py
    # for pictures, and for people who look a tile up
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
    """All attributes and kinds that a catalogue may use: those of the land and those of modules.

    Raises ValueError for a name that is declared in two ways."""

    def __init__(self, more: Iterable[Printed] = ()) -> None:
        self.kinds: dict[str, SegmentKind] = {}
        self.attributes: dict[str, dict[str, Attribute]] = {"": {}}  # by the kind of segment, "" for tiles
        declared = [*LAND, *more]
        for mark in declared:
            if isinstance(mark, SegmentKind):
                if self.kinds.setdefault(mark.name, mark) != mark:
                    raise ValueError(f"the kind of segment {mark.name!r} is declared in two ways")
                self.attributes.setdefault(mark.name, {})
        for mark in declared:
            if isinstance(mark, Attribute):
                self._declare(mark)

    def _declare(self, attribute: Attribute) -> None:
        for kind in attribute.of or ("",):
            known = self.attributes.setdefault(kind, {})
            first = known.setdefault(attribute.name, attribute)
            if first.values != attribute.values:  # a module may add the values of its own tiles
                known[attribute.name] = replace(first, values=(*dict.fromkeys((*first.values, *attribute.values)),))
            if first.type is not attribute.type:
                where = f"a {kind}" if kind else "a tile"
                raise ValueError(f"the attribute {attribute.name!r} of {where} is declared with two types")


@lru_cache(maxsize=64)
def combine_words(prints: tuple[Printed, ...]) -> CatalogueWords:
    """CatalogueWords for these attributes, cached."""
    return CatalogueWords(prints)
