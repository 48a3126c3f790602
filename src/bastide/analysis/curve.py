"""The course of the game after every turn: expected points of each seat, or a team's win probability."""

from itertools import pairwise
from typing import Any, Final

from bastide.analysis.coop_evaluator import TeamWinChance
from bastide.analysis.evaluators import OneTurnEvaluator, lead_over_best
from bastide.core.engine import Engine

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
    found = [one for one in found if one["lead"][1] - one["lead"][0] >= SWING]
    found.sort(key=lambda one: (one["lead"][0] - one["lead"][1], one["turn"], one["seat"]))
    return sorted(found[:TURNS], key=lambda one: int(one["turn"]))
