"""Bastide: play, study and teach computers the tile-laying game Carcassonne. Unofficial.

>>> from bastide import Game
>>> game = Game("base+fields", players=2, seed=7)
>>> game.push(game.legal_actions()[0])
"""

from bastide._version import COMPILED as compiled
from bastide._version import VERSION as __version__
from bastide.core.actions import Action, ActionError
from bastide.core.events import Event
from bastide.core.refusal import IllegalAction, Refusal, RulesetError
from bastide.core.scoring import ScoreLine
from bastide.game import Decision, Game, GameView, Outcome
from bastide.records import Record, RecordError
from bastide.records.position import PositionError

__all__ = [
    "Action",
    "ActionError",
    "Decision",
    "Event",
    "Game",
    "GameView",
    "IllegalAction",
    "Outcome",
    "PositionError",
    "Record",
    "RecordError",
    "Refusal",
    "RulesetError",
    "ScoreLine",
    "__version__",
    "compiled",
]
