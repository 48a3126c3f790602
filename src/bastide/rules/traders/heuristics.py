"""What goods and a builder promise whoever looks ahead. The scoring of features counts a pig's share of a field."""

from math import erf, sqrt
from typing import Final

from mypy_extensions import i64

from bastide.core.state import State
from bastide.heuristics.module_heuristics import ModuleHeuristics
from bastide.rules.traders.builder_and_pig import Followers
from bastide.rules.traders.goods import GOODS, POINTS, Goods

# Tuned by matches of the bot against itself (benchmarks/bots.py). Points:
PART: Final = 0.8
"""what a builder brings in each own turn in which he stands on a feature that can grow,"""
TURNS: Final = 5.0
"""for so many turns at most."""
AT_HAND: Final = 0.8
"""Share of that which a builder at hand is worth."""
PIG: Final = 3.0
"""A pig at hand, while the bag is full."""
LATE: Final = 9.0
"""Own turns from which on it is worth less."""
SPREAD: Final = 0.8
"""How far the tokens still to come may change a lead: standard deviation of each."""


class TradersHeuristics(ModuleHeuristics):
    """Tokens are won or lost by kinds; a builder brings second parts as long as he stands."""

    def __init__(self, goods: Goods | None, followers: Followers) -> None:
        self.goods = goods
        self.followers = followers
        self.symbols: list[int] = []

    def promise(self, state: State, seat: i64) -> float:
        """Tokens by the chance to have most of a kind in the end, the figures by the turns that are left."""
        worth: float = self._figures(state, seat)
        goods = self.goods
        if goods is not None:
            if not self.symbols:
                self.symbols = goods.printed(state)
            for kind in range(len(GOODS)):
                worth += float(POINTS) * self._chance(goods, state, seat, kind)
        return worth

    def _figures(self, state: State, seat: i64) -> float:
        turns: float = float(state.bag) / float(state.n_seats)
        worth: float = 0.0
        if self.followers.builder >= 0:
            lasting: float = PART * min(turns, TURNS)
            node = state.figures[state.first_figure(seat, self.followers.builder)].node
            if node is None:
                worth += lasting * AT_HAND
            elif node.root().open > 0:
                worth += lasting
        if self.followers.pig >= 0 and state.supply(seat, self.followers.pig) > 0:
            worth += PIG * min(1.0, turns / LATE)
        return worth

    def _chance(self, goods: Goods, state: State, seat: i64, kind: i64) -> float:
        """The chance that nobody will have more tokens of a kind, each lead taken by itself."""
        own: i64 = goods.held(state, seat, kind)
        left: i64 = self.symbols[kind] - own
        other: i64 = 0
        for other in range(state.n_seats):
            if other != seat:
                left -= goods.held(state, other, kind)
        if left <= 0:
            left = 0
        if own == 0 and left == 0:
            return 0.0
        chance: float = 1.0
        for other in range(state.n_seats):
            if other != seat:
                lead: i64 = own - goods.held(state, other, kind)
                if left > 0:
                    chance *= 0.5 + 0.5 * erf(float(lead) / (SPREAD * sqrt(2.0 * float(left))))
                elif lead < 0:
                    chance = 0.0
        return chance
