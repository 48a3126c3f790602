"""A match of a net against the last one, with the same deals for each."""

import random
import time
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Any

from bastide.bots.coop.mate import TeamJudge
from bastide.bots.coop.team_value import team_ending
from bastide.bots.intervals import share_interval
from bastide.bots.matches import WON, round_interval
from bastide.bots.playout import Rng, draw, rewind
from bastide.core.engine import Engine
from bastide.rules import new_engine
from scripts.team_net.games import Net, net_of

LEVELS = (1, 2, 3, 4, 5)
"""The standard levels that are sometimes won. A deal that is always lost would show nothing."""
MOST_SEATS = 5

Wins = list[tuple[bool, bool]]
"""Whether the new net has won each deal, and whether the last one has."""


class Match:
    """The results of the deals that both nets have played. As in the arena a deal counts as one game. A net wins it
    where the other one loses, and it is a draw where both win or both lose."""

    def __init__(self, wins: Wins) -> None:
        self.wins = wins
        sets = [0.5 + (new - last) / 2 for new, last in wins]
        self.share = fmean(sets)
        self.interval = share_interval(sets, len(sets))

    @property
    def clearly_less(self) -> bool:
        """Whether the new net is weaker with 95 % confidence."""
        return self.interval[1] < 0.5

    def as_dict(self) -> dict[str, Any]:
        """As JSON values."""
        new, last = (sum(won) for won in zip(*self.wins))
        told = {"share": round(self.share, 4), "interval_95": round_interval(self.interval, 4)}
        return {"deals": len(self.wins), "won": new, "last_won": last, **told}

    def __str__(self) -> str:
        told = self.as_dict()
        low, high = self.interval
        return (
            f"won {told['won']} of {told['deals']} deals, the last net {told['last_won']}: "
            f"share {self.share:.1%} ({low:.1%} to {high:.1%})"
        )


@dataclass(frozen=True)
class Pair:
    """Two nets that play deals one after the other, with draws of one seed."""

    new: Net
    last: Net
    seed: str

    def work(self, deals: range) -> tuple[Wins, float]:
        """The results of these deals, and the CPU seconds that they took. Deals vary by level and seats."""
        began = time.process_time()
        nets = [net_of(self.new), net_of(self.last)]
        draws = random.Random(self.seed).getrandbits(64)
        wins: Wins = []
        for deal in deals:
            seats = 1 + deal // len(LEVELS) % MOST_SEATS
            engine = new_engine("mists", seats, options={"level": LEVELS[deal % len(LEVELS)]})
            engine.state.listening = False
            judge = TeamJudge(engine)
            won = []
            for net in nets:
                judge.net = net
                won.append(_won(engine, judge, Rng(draws, deal)))
            wins.append((won[0], won[1]))
        return wins, time.process_time() - began

    def close(self) -> None:
        """Nothing to close."""


def _won(engine: Engine, judge: TeamJudge, chance: Rng) -> bool:
    """Whether a game is won that takes the best turn by the net alone."""
    while not engine.over:
        if engine.seat < 0:
            engine.push(draw(engine, chance))
            continue
        judge.choose()
        for act in judge.best:
            engine.push(act)
    end = team_ending(engine)
    rewind(engine)
    return end == WON


def pieces(deals: int, size: int) -> Sequence[range]:
    """All deals in pieces of one size."""
    return [range(first, min(deals, first + size)) for first in range(0, deals, size)]
