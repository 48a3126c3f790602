"""The win probability of a team in a cooperative game, from playouts with random draws."""

from typing import Any, Final

from bastide.bots.coop.forecast import wilson_error
from bastide.bots.coop.mate import TeamJudge
from bastide.bots.matches import WON
from bastide.bots.playout import Rng, draw
from bastide.core.engine import Engine
from bastide.core.state import CHANCE

GAMES: Final = 100
"""Playouts from one position."""
STREAM: Final = 97


class TeamWinChance:
    """The win probability in one cooperative game. The engine is left unchanged by every call."""

    def __init__(self, engine: Engine, seed: int) -> None:
        self.engine = engine
        self.judge = TeamJudge(engine)
        self.rng = Rng(seed, 0, STREAM)

    def chance(self) -> dict[str, Any]:
        """{"won": share of playouts won, "error": half-width of the 95 % confidence interval, "games": playouts}.

        A finished game counts as one playout without error.
        """
        if self.engine.over:
            return {"won": float(self._won()), "error": 0.0, "games": 1}
        won = sum(self._play_on() for _ in range(GAMES)) / GAMES
        return {"won": round(won, 3), "error": round(wilson_error(won, GAMES), 3), "games": GAMES}

    def _won(self) -> bool:
        return self.judge.team.result(self.engine.state) == WON

    def _play_on(self) -> bool:
        engine, before = self.engine, self.engine.plies
        plan: list[int] = []
        while not engine.over:
            if engine.seat == CHANCE:
                engine.push(draw(engine, self.rng))
                plan = []
                continue
            if not plan:
                self.judge.choose()
                plan = list(self.judge.best)
            engine.push(plan.pop(0))
        won = self._won()
        while engine.plies > before:
            engine.pop()
        return won
