"""The public way to play: class Game, over the engine and the records."""

from bastide.game.game import Decision, Game
from bastide.game.outcome import Outcome
from bastide.game.view_types import GameView

__all__ = ["Decision", "Game", "GameView", "Outcome"]
