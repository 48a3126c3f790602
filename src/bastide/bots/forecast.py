"""How a game of a team will probably go on: the chance that the ghosts run out soon, by playing on many times.

The position is the public one: draws are taken at random from what is left. The team plays on like the strongest bot
that knows the rules.
"""

import secrets
import time
from typing import Any, Final

from bastide.bots.api import Bot
from bastide.bots.players import bots_for, make_bot
from bastide.bots.playout import Rng, draw
from bastide.bots.team_outlook import ending
from bastide.core.actions import KIND_MASK, PLACE
from bastide.core.engine import Engine
from bastide.core.state import CHANCE
from bastide.game import Game

AHEAD: Final = (1, 3, 6)
"""How many tiles to look ahead, the one in hand included."""
LOST: Final = "no-ghosts"


def risk(game: Game, seconds: float, seed: int | None = None) -> dict[str, Any]:
    """{"within": {"1": chance, "3": ..., "6": ...}, "games": how many were played}, after so much time and at least
    one game. The game is left as it was."""
    engine, seed = game.engine, secrets.randbits(31) if seed is None else seed
    bot, rng = make_bot(bots_for(engine.rules.name)[0], seed=seed), Rng(seed, 0, 99)
    listening, engine.state.listening = engine.state.listening, False
    lost, games, until = dict.fromkeys(AHEAD, 0), 0, time.perf_counter() + seconds
    try:
        while games == 0 or time.perf_counter() < until:
            games += 1
            end = tiles_to_the_end(engine, bot, rng)
            for tiles in AHEAD:
                lost[tiles] += 0 < end <= tiles
    finally:
        engine.state.listening = listening
    return {"within": {str(tiles): lost[tiles] / games for tiles in AHEAD}, "games": games}


def tiles_to_the_end(engine: Engine, bot: Bot, rng: Rng) -> int:
    """Play on until the ghosts run out and say with which tile, 0 where they do not soon; then take all back."""
    before, tiles = engine.plies, 0
    while not engine.over:
        if engine.seat == CHANCE:
            engine.push(draw(engine, rng))
            continue
        act = bot.choose_packed(engine)
        tile = act & KIND_MASK == PLACE and engine.current().question == "place"
        if tile and tiles == AHEAD[-1]:
            break
        tiles += tile
        engine.push(act)
    end = tiles if engine.over and ending(engine) == LOST else 0
    while engine.plies > before:
        engine.pop()
    return end
