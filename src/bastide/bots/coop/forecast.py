"""Forecast of a cooperative game: the probability that the tokens run out soon, from many playouts.

The position is the public one: draws are random from the tiles left. The team plays like the bot mate, but decides a
whole turn at once. That finds the same turns in half the time.
"""

import math
import secrets
import time
from typing import Any, Final

from bastide.bots.coop.mate import TeamJudge
from bastide.bots.intervals import quantile
from bastide.bots.playout import Rng, draw
from bastide.core.engine import Engine
from bastide.core.state import CHANCE
from bastide.game import Game

AHEAD: Final = (1, 3, 6)
"""How many tiles to look ahead, including the one in hand."""


def estimate_risk(game: Game, seconds: float, seed: int | None = None, games: int = 0) -> dict[str, Any]:
    """{"within": {"1": probability, "3": ..., "6": ...}, "error": {...}, "games": number of playouts}.

    It plays for `seconds` and at least one game, or plays `games` games (then the seed decides the result). An error is
    the half-width of the 95 % confidence interval. The game is left unchanged. Raises ValueError for a competitive
    game.
    """
    engine, seed = game.engine, secrets.randbits(31) if seed is None else seed
    judge, rng = TeamJudge(engine), Rng(seed, 0, 99)
    listening, engine.state.listening = engine.state.listening, False
    lost, played, until = dict.fromkeys(AHEAD, 0), 0, time.perf_counter() + seconds
    try:
        while played == 0 or (played < games if games else time.perf_counter() < until):
            played += 1
            end = tiles_to_the_end(engine, judge, rng)
            for tiles in AHEAD:
                lost[tiles] += 0 < end <= tiles
    finally:
        engine.state.listening = listening
    within = {str(tiles): lost[tiles] / played for tiles in AHEAD}
    error = {tiles: wilson_error(chance, played) for tiles, chance in within.items()}
    return {"within": within, "error": error, "games": played}


def wilson_error(chance: float, games: int) -> float:
    """The half-width of the 95 % confidence interval of a probability (Wilson 1927)."""
    z = quantile()
    return z * math.sqrt(chance * (1 - chance) / games + z * z / (4 * games * games)) / (1 + z * z / games)


def tiles_to_the_end(engine: Engine, judge: TeamJudge, rng: Rng) -> int:
    """Play until the tokens run out. Returns the number of the tile with which they do, or 0 if they last.

    All actions are taken back.
    """
    before, tiles = engine.plies, 0
    plan: list[int] = []
    while not engine.over:
        if engine.seat == CHANCE:
            engine.push(draw(engine, rng))
            plan = []
            continue
        asked = engine.current().name == "place"
        if asked and tiles == AHEAD[-1]:
            break
        tiles += asked
        if not plan:
            judge.choose()
            plan = list(judge.best)
        engine.push(plan.pop(0))
    end = tiles if engine.over and judge.team.result(engine.state) == judge.team.ran_out else 0
    engine.undo_to(before)
    return end
