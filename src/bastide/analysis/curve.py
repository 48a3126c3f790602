"""How the game stood after every turn: what each seat may expect; of a team, now and then, its chance to win."""

from itertools import pairwise
from typing import Any, Final

from bastide.analysis.coop_evaluator import TeamWinChance
from bastide.analysis.evaluators import OneTurnEvaluator, lead_over_best
from bastide.core.engine import Engine

DIGITS: Final = 3
LOOKS: Final = 12
"""So many times in a game a team's chance is looked at, beside the end."""
TURNS: Final = 3
"""At most so many turning points are told."""
SWING: Final = 4.0
"""Points by which a lead changes at one, at least."""


class Curve:
    """Collects a point whenever a turn has ended. `ends` says how many actions are done after each turn."""

    def __init__(self, engine: Engine, ends: list[int], seed: int) -> None:
        self.engine = engine
        self.turns = {done: turn for turn, done in enumerate(ends)}
        self.every = max(1, len(ends) // LOOKS)
        self.points: list[dict[str, Any]] = []
        self.team = TeamWinChance(engine, seed) if engine.rules.cooperative else None
        self.judge = None if self.team else OneTurnEvaluator(engine)

    def arrived(self, done: int) -> None:
        """So many actions are done, and the engine stands there."""
        if done in self.turns:
            turn = self.turns[done]
            point: dict[str, Any] = {"turn": turn, "n": done, "scores": self.engine.scores()}
            if self.team is None:
                point["expected"] = self.standing()
            elif turn % self.every == 0 or self.engine.over:
                point["chance"] = self.team.chance()
            self.points.append(point)

    def standing(self) -> list[float]:
        """What each seat may expect now. Not of a team."""
        assert self.judge is not None, "a team has no difference"
        return [round(value, DIGITS) + 0.0 for value in self.judge.standing()]


def turning_points(points: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The turns that changed a lead most, in their order: whose lead grew, from how many points to how many. None where
    a team plays or nobody plays against another."""
    found = []
    for before, after in pairwise(points):
        was, now = before.get("expected", []), after.get("expected", [])
        for seat in range(len(was)) if len(was) > 1 else ():
            leads = [round(lead_over_best(was, seat), DIGITS), round(lead_over_best(now, seat), DIGITS)]
            found.append({"turn": after["turn"], "seat": seat, "lead": leads})
    found = [one for one in found if one["lead"][1] - one["lead"][0] >= SWING]
    found.sort(key=lambda one: (one["lead"][0] - one["lead"][1], one["turn"], one["seat"]))
    return sorted(found[:TURNS], key=lambda one: int(one["turn"]))
