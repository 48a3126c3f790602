"""Game analysis: the loss of each turn, the luck of each draw, accuracy by seat, the course of the game, and reasons.

It works on finished and unfinished games. docs/play/analysis.md describes the fields.

>>> from bastide import Game
>>> from bastide.analysis import analyse
>>> game = Game("base", players=2, seed=7)
>>> for _ in range(3):
...     game.push(game.legal_actions()[-1])
>>> told = analyse(game.record())
>>> [turn["seat"] for turn in told["decisions"]], told["decisions"][0]["loss"] >= 0.0
([0, 1], True)
"""

from bastide.analysis.evaluators import DEEPEST, UnknownDepth
from bastide.analysis.one_position import analyse_position
from bastide.analysis.report import VERSION, analyse

__all__ = ["DEEPEST", "VERSION", "UnknownDepth", "analyse", "analyse_position"]
