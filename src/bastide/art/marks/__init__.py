"""What is printed in a segment and counts there: where it stands on a tile, for every mark that has a drawing.

A mark is drawn by the name of the attribute that a segment carries, or as that attribute's `look` says; its sprite has
the same name.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bastide.art.marks import cathedral, inn
from bastide.art.marks.site import Site
from bastide.art.plan import Mark

_PLACES: Final[dict[str, Callable[[Site, int], Mark | None]]] = {"inn": inn.place, "cathedral": cathedral.place}
MARKS: Final = tuple(_PLACES)
FAR: Final = {"inn": 1.35, "cathedral": 1.1}
"""So much larger they are where tiles are small."""


def place_marks(site: Site) -> tuple[Mark, ...]:
    """The marks of a tile, each off those before it."""
    out: list[Mark] = []
    for number, segment in enumerate(site.tile.segments):
        for name in segment.marks:
            found = _PLACES[name](site, number) if name in _PLACES else None
            if found:
                out.append(found)
                site = site.without(found.area)
    return tuple(out)
