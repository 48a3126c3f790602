"""Steps of the base game that have rules of their own in the mists."""

from bastide.rules.base.figures import PlaceFigure
from bastide.rules.base.placement import Place


class PlaceInMist(Place):
    """1a: the tile."""

    cites = ("MIST-10", "MIST-11")


class PlaceGuard(PlaceFigure):
    """2b: the figure."""

    cites = ("MIST-60",)
