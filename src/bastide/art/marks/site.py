"""What is known of a tile when the marks of its segments are placed."""

from dataclasses import dataclass, replace

from bastide.art.catalogue import Tile
from bastide.art.plan import City, Road
from bastide.art.raster import Mask


@dataclass(frozen=True)
class MarkSite:
    """A tile with its cities, roads and open land; ``halts`` are the cells of figures that stand on its roads."""

    tile: Tile
    cities: tuple[City, ...]
    roads: tuple[Road, ...]
    land: Mask
    halts: Mask

    def without(self, area: Mask) -> "MarkSite":
        """The site after something has been built there."""
        return replace(self, land=self.land & ~area)
