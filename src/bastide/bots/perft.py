"""The count of all sequences of actions, in a form that Ctrl-C stops.

Compiled code looks for signals only when it returns. So the first decisions are counted here, and the last ones there.
"""

from operator import index
from typing import Final

from bastide.bots import playout
from bastide.core.actions import DRAW, KIND_MASK, PLACE, pack_draw
from bastide.core.engine import Engine

LAST: Final = 3
"""So many decisions are counted in one call of compiled code, which takes less than a second."""
LAST_TURNS: Final = 1
"""The same in whole turns."""


def perft(engine: Engine, depth: int, draws: list[int], by_turns: bool = False) -> int:
    """The number of distinct sequences of `depth` player decisions if chance draws `draws` (tile types) in order.

    With `by_turns` it is the number of sequences of `depth` whole turns, including figure decisions. A sequence ends
    early if the draws are used up or the game is over. Of other chances, all outcomes are counted. The engine is left
    unchanged. Raises LookupError for a draw that is not possible. The cost grows with the result.

    >>> from bastide.engine import new_engine, perft
    >>> engine = new_engine("base")
    >>> perft(engine, 1, [engine.rules.tile_index["E"]])
    4
    """
    depth, draws = index(depth), [index(draw) for draw in draws]
    mark = engine.mark()
    try:
        return _count(engine, depth, draws, by_turns, 0)
    finally:
        engine.undo_to(mark)


def _count(engine: Engine, depth: int, draws: list[int], by_turns: bool, drawn: int) -> int:
    offers = engine.legal_actions()
    thrown = engine.seat < 0 and any(offer & KIND_MASK != DRAW for offer in offers[:1])
    chance = engine.seat < 0 and not thrown
    impossible = chance and (drawn == len(draws) or not engine.is_legal(pack_draw(draws[drawn])))
    if depth <= (LAST_TURNS if by_turns else LAST) or engine.over or impossible:
        return int(playout.perft(engine, depth, draws, by_turns, drawn))
    total = 0
    for action in [pack_draw(draws[drawn])] if chance else offers:
        ends = 0 if chance or thrown or (by_turns and action & KIND_MASK != PLACE) else 1
        engine.push(action)
        total += _count(engine, depth - ends, draws, by_turns, drawn + int(chance))
        engine.pop()
    return total
