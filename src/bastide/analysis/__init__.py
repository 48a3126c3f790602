"""The analysis of a game, finished or not: what each turn lost against the best, how lucky each draw was, how exact
each seat played, how the game stood after every turn, and why the better turns are better. docs/analysis.md tells its
fields.

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
from bastide.analysis.report import VERSION, analyse

__all__ = ["DEEPEST", "VERSION", "UnknownDepth", "analyse"]
