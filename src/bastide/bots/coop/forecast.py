"""How a game of a team will probably go on: the chance that the tokens run out soon, by playing on many times.

The position is the public one: draws are taken at random from what is left. The team plays on like the team mate, who
decides a whole turn at once here: the same turns, in half the time.
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
"""How many tiles to look ahead, the one in hand included."""


def estimate_risk(game: Game, seconds: float, seed: int | None = None, games: int = 0) -> dict[str, Any]:
    """{"within": {"1": chance, "3": ..., "6": ...}, "error": {...}, "games": how many were played}, after so much time
    and at least one game, or (then the same seed tells the same) after so many games. An error is half the width of
    what is 95 % certain. The game is left as it was. Raises ValueError where no team plays."""
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
    """Half the width of the interval that holds the true chance with 95 % certainty (Wilson 1927)."""
    z = quantile()
    return z * math.sqrt(chance * (1 - chance) / games + z * z / (4 * games * games)) / (1 + z * z / games)


def tiles_to_the_end(engine: Engine, judge: TeamJudge, rng: Rng) -> int:
    """Play on until the tokens run out and say with which tile, 0 where they do not soon; then take all back."""
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
    while engine.plies > before:
        engine.pop()
    return end
