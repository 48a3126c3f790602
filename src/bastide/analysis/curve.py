"""The course of the game after every turn: expected points of each seat, or a team's win probability from playouts."""

from itertools import pairwise
from typing import Any, Final

from bastide.analysis.evaluators import OneTurnEvaluator, lead_over_best
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


DIGITS: Final = 3
LOOKS: Final = 12
"""How often in a game a team's win probability is computed, not counting the end."""
TURNS: Final = 3
"""At most this many turning points are listed."""
SWING: Final = 4.0
"""Least change of a lead at a turning point, in points."""


class Curve:
    """Collects a point after every turn. `ends` is the number of actions done after each turn."""

    def __init__(self, engine: Engine, ends: list[int], seed: int) -> None:
        self.engine = engine
        self.turns = {done: turn for turn, done in enumerate(ends)}
        self.every = max(1, len(ends) // LOOKS)
        self.points: list[dict[str, Any]] = []
        self.team = TeamWinChance(engine, seed) if engine.rules.cooperative else None
        self.judge = None if self.team else OneTurnEvaluator(engine)

    def arrived(self, done: int) -> None:
        """Call this after `done` actions, with the engine at that position."""
        if done in self.turns:
            turn = self.turns[done]
            point: dict[str, Any] = {"turn": turn, "n": done, "scores": self.engine.scores()}
            if self.team is None:
                point["expected"] = self.standing()
            elif turn % self.every == 0 or self.engine.over:
                point["chance"] = self.team.chance()
            self.points.append(point)

    def standing(self) -> list[float]:
        """The expected final points of each seat. Not for a team."""
        assert self.judge is not None, "a team has no difference"
        return [round(value, DIGITS) + 0.0 for value in self.judge.standing()]


def turning_points(points: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The turns that changed a lead most, in order: the seat whose lead grew, and its lead before and after.

    Empty for a team or a single player.
    """
    found = []
    for before, after in pairwise(points):
        was, now = before.get("expected", []), after.get("expected", [])
        for seat in range(len(was)) if len(was) > 1 else ():
            leads = [round(lead_over_best(was, seat), DIGITS), round(lead_over_best(now, seat), DIGITS)]
            found.append({"turn": after["turn"], "seat": seat, "lead": leads})
    found = [point for point in found if point["lead"][1] - point["lead"][0] >= SWING]
    found.sort(key=lambda point: (point["lead"][0] - point["lead"][1], point["turn"], point["seat"]))
    return sorted(found[:TURNS], key=lambda point: int(point["turn"]))
