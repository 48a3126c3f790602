"""What is printed in a segment and counts there: where it stands on a tile, for every mark that has a drawing.

A mark is named by the attribute of the catalogue that a segment carries; its sprite has the same name.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bastide.art.marks import cathedral, inn
from bastide.art.marks.site import Site
from bastide.art.plan import Mark

_PLACES: Final[dict[str, Callable[[Site, int], Mark | None]]] = {"inn": inn.place, "cathedral": cathedral.place}
MARKS: Final = tuple(_PLACES)


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
