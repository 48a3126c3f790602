"""Heuristics of goods, builder and pig for bots that look ahead. The pig's share of a field is part of the feature
scoring."""

from math import erf, sqrt
from typing import Final

from mypy_extensions import i64

from bastide.core.state import State
from bastide.heuristics.module_heuristics import ModuleHeuristics
from bastide.rules.traders.builder_and_pig import Followers
from bastide.rules.traders.goods import GOODS, POINTS, Goods

# Tuned by matches of the bot against itself (benchmarks/bots.py).
PART: Final = 0.8
"""Points from a builder in each turn of its owner while it stands on a feature that can grow."""
TURNS: Final = 5.0
"""The most turns for which this is counted."""
AT_HAND: Final = 0.8
"""The fraction of it for a builder in supply."""
PIG: Final = 3.0
"""Points for a pig in supply while the bag is full."""
LATE: Final = 9.0
"""With fewer turns of its owner left, the pig is worth less."""
SPREAD: Final = 0.8
"""The standard deviation, per token still to come, of the change of a lead."""


class TradersHeuristics(ModuleHeuristics):
    """Each kind of tokens is won or lost as a whole. A builder gives second parts as long as it stands."""

    def __init__(self, goods: Goods | None, followers: Followers) -> None:
        self.goods = goods
        self.followers = followers
        self.symbols: list[int] = []

    def promise(self, state: State, seat: i64) -> float:
        """Tokens, and figures by the turns left."""
        return self._with_tokens(state, seat, self._figures(state, seat))

    def holdings(self, state: State, seat: i64) -> float:
        """Tokens by the chance to have the most of a kind at the end."""
        return self._with_tokens(state, seat, 0.0)

    def _with_tokens(self, state: State, seat: i64, worth: float) -> float:
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
        """The chance that no other seat will have more tokens of a kind, with leads taken as independent."""
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
