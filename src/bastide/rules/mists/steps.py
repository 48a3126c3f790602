"""Steps of the base game with rule ids of their own in the co-operative game."""

from bastide.rules.base.figures import PlaceFigure
from bastide.rules.base.placement import Place


class PlaceInMist(Place):
    """1a: the tile."""

    cites = ("MIST-10", "MIST-11")


class PlaceGuard(PlaceFigure):
    """2b: the figure."""

    cites = ("MIST-60",)
