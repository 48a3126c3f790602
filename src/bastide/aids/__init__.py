"""Aids for players: which cells can still be filled, who owns a feature, what it is worth, how the game may end.

They serve tables, programs and authors of bots. Everything is public information or derived from it.

>>> from bastide import Game
>>> from bastide.aids import cells, features
>>> game = Game("base+fields", players=2, seed=7)
>>> sorted(one.fits for one in cells(game.engine))
[42, 44, 44, 57]
"""

from bastide.aids.feature_list import Feature, survey
from bastide.aids.fill_chances import CellAid, cells
from bastide.aids.ownership import Ending, FeatureAid, features
from bastide.aids.score_forecast import FEWEST, SURE, Band, ahead

__all__ = [
    "FEWEST",
    "SURE",
    "Band",
    "CellAid",
    "Ending",
    "Feature",
    "FeatureAid",
    "ahead",
    "cells",
    "features",
    "survey",
]
