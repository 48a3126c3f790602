"""The low-level API: the engine itself on packed actions, for searches, simulations and learning.

docs/library/programs.md shows every call. An engine hides nothing: the caller who pushes the draws decides the order of
the tiles. `Game` adds a record, its own draws, text and views. `game.engine` is its engine.

>>> from bastide.engine import Rng, draw, new_engine, playout
>>> engine = new_engine("base+fields", players=2)
>>> engine.push(draw(engine, Rng(7)))
>>> mark = engine.mark()
>>> played = playout(engine, Rng(1))
>>> engine.over
True
>>> engine.undo_to(mark)
>>> engine.seat
0
"""

from bastide.bots.coop.mate import TeamJudge
from bastide.bots.greedy import Judge
from bastide.bots.perft import perft
from bastide.bots.playout import Rng, choose_uniformly, draw, playout, rewind
from bastide.bots.rollouts import Rollouts
from bastide.core.engine import Engine
from bastide.core.notation import parse_packed, text_of
from bastide.core.ruleset import Ruleset
from bastide.core.state import CHANCE, NOBODY
from bastide.records.position import PositionError, read_position, write_position
from bastide.rules import make_ruleset, new_engine

__all__ = [
    "CHANCE", "NOBODY", "Engine", "Judge", "PositionError", "Rng", "Rollouts", "Ruleset", "TeamJudge",
    "choose_uniformly", "draw", "make_ruleset", "new_engine", "parse_packed", "perft", "playout", "read_position",
    "rewind", "text_of", "write_position",
]  # fmt: skip
