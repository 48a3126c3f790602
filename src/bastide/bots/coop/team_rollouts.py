"""Rollouts for a team: the candidate turns of its seat, and the win probability after one of them.

In a playout every seat plays like a mate that looks at one turn (mate.py), with random draws from the tiles left.
"""

from typing import Final

from mypy_extensions import i64

from bastide.bots.coop.mate import TeamJudge
from bastide.bots.coop.team_net import chance_from_logit
from bastide.bots.playout import Rng, draw
from bastide.bots.rollouts import SAME, STREAM, CandidateTurn, RolloutBase
from bastide.core.engine import Engine

UNSEEN: Final = 1.0e18


class TeamRollouts(RolloutBase):
    """Turns of one game, and playouts from its positions. Their leads are win probabilities in percent."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.judge = TeamJudge(engine)
        self.rng = Rng(0)
        self.played = 0

    def turns(self, most: i64, answers: i64, margin: float) -> list[CandidateTurn]:
        """The most promising turns within `margin` percent of the best, best first.

        They begin with at most `most` first actions, each with at most `answers` continuations.
        """
        judged = self.judge.judge_turns()
        judged.sort(key=_by_value)
        found: list[CandidateTurn] = []
        ways: dict[int, int] = {}  # by first action
        last: float = UNSEEN
        for value, acts in judged:
            outlook = chance_from_logit(value)
            if found and outlook < found[0].outlook - margin:
                break
            n: i64 = ways.get(acts[0], 0)
            if last - value < SAME or n == answers or (n == 0 and len(ways) == most):
                continue
            last = value
            ways[acts[0]] = n + 1
            found.append(CandidateTurn(acts, outlook))
        return found

    def play(self, turn: CandidateTurn, seat: i64, seed: i64, number: i64, depth: i64) -> float:
        """Play that turn and `depth` draws more, or with 0 to the end. Returns the win probability in percent then.

        The draws depend only on `seed` and `number`, except for what can be drawn after the turn.
        """
        engine, judge = self.engine, self.judge
        before: i64 = engine.plies
        self.rng.reset(seed, number, STREAM)
        for act in turn.acts:
            engine.push(act)
        drawn: i64 = 0
        while not engine.over:
            if engine.seat >= 0:
                judge.choose()
                for act in judge.best:
                    engine.push(act)
                continue
            if drawn == depth > 0:
                break
            drawn += 1
            engine.push(draw(engine, self.rng))
        chance = chance_from_logit(judge.standing())
        engine.undo_to(before)
        self.played += 1
        return chance


def _by_value(judged: tuple[float, list[int]]) -> float:
    return -judged[0]
