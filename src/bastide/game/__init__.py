"""The public way to play: class Game, over the engine and the records."""

from bastide.game.game import Decision, Game

__all__ = ["Decision", "Game"]
