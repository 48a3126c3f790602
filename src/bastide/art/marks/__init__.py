"""Printed marks that count in a segment: where each stands on a tile, for every mark with a drawing.

A mark is drawn by the name of the segment's attribute, or by that attribute's `look`. If the attribute has one of
several words, it is drawn by the name and the word. Its sprite has the same name.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from bastide.art.marks import cathedral, goods, inn
from bastide.art.marks.site import MarkSite
from bastide.art.plan import Mark


@dataclass(frozen=True)
class Drawing:
    """Finds a mark's place; where tiles are small, it is so much larger. One that ``crowns`` its city is its greatest
    building, beside which no other rises; a ``sign`` lies over what stands around it."""

    place: Callable[[MarkSite, int], Mark | None]
    far: float
    crowns: bool = False
    sign: bool = False


MARKS: Final = {
    "inn": Drawing(inn.place, 1.35),
    "cathedral": Drawing(cathedral.place, 1.1, crowns=True),
    **{name: Drawing(goods.place_finder(name), 1.4, sign=True) for name in goods.SIGNS},
}


def place_marks(site: MarkSite) -> tuple[Mark, ...]:
    """The marks of a tile, each off those before it."""
    out: list[Mark] = []
    for number, segment in enumerate(site.tile.segments):
        for name in segment.marks:
            found = MARKS[name].place(site, number) if name in MARKS else None
            if found:
                out.append(found)
                site = site.without(found.area)
    return tuple(out)


def is_crowned(names: tuple[str, ...]) -> bool:
    """Whether one of these marks is the greatest building of its city."""
    return any(name in MARKS and MARKS[name].crowns for name in names)
