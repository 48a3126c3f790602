"""The value of figures that wait beside the map to be paid together, and the expected cost of an empty post.

The ruleset defines who waits where, what is paid, and what symbols on tiles do (heuristics/outposts.py). How soon they
come is an estimate (weights.py).
"""

from math import exp, pow
from typing import Final

from mypy_extensions import i64

from bastide.bots.weights import Weights
from bastide.core.engine import Engine
from bastide.core.features import Node
from bastide.core.figures import SEAT_BITS, SEAT_MASK, Figure
from bastide.core.vectors import vec
from bastide.heuristics.module_heuristics import list_outposts, list_raids
from bastide.heuristics.outposts import Outpost, Raid

NONE: Final = 1.0e9
MOST_MISSING: Final = 11


class Target:
    """A figure that a raid can capture, where it stands, and what its seat would lose."""

    def __init__(self, figure: Figure, cost: float) -> None:
        self.figure = figure
        self.node: Node | None = figure.node
        self.cost = cost


class SiegeValue:
    """Estimates for one decision of one game. Call `begin` once per decision, then `fear` for each figure in danger."""

    def __init__(self, engine: Engine, weights: Weights) -> None:
        rules = engine.rules
        self.engine = engine
        self.weights = weights
        self.seats: i64 = rules.n_seats
        self.posts: list[Outpost] = list_outposts(rules)
        self.raids: list[Raid] = list_raids(rules)
        # by kind of figure and of segment: 1 + the raid that can capture it, 0 for none
        self.taker: list[list[int]] = [
            [self._taker(figure, segment) for segment in range(len(rules.kind_names))]
            for figure in range(int(rules.n_kinds))
        ]
        n = len(self.raids)
        # for each raid: the probability that it comes before its seat would man the post anyway, from near and from
        # afar
        self.near: list[float] = [0.0] * n
        self.far: list[float] = [0.0] * n
        self.homeward: float = 0.0  # the value of returning from a post
        self.back: list[float] = []  # the probability of that, by the number of figures missing there
        self.targets: list[list[Target]] = [[] for _ in range(n * int(self.seats))]

    def _taker(self, figure: int, segment: int) -> int:
        return next((k for k, raid in enumerate(self.raids, 1) if raid.takes(figure, segment)), 0)

    def begin(self, turns: float, home: float) -> None:
        """Note how many symbols are left in the bag.

        `turns` are own turns to come, `home` is the value of a figure's return.
        """
        weights = self.weights
        self.homeward = home * weights.post_home
        self.back = [pow(weights.post_fade, float(k)) for k in range(MOST_MISSING + 1)]
        soon: float = min(1.0, weights.raid_turns / turns) if turns > 0.0 else 1.0
        for k in range(len(self.raids)):
            signs: float = soon * self._signs_left(self.raids[k])
            self.near[k] = 1.0 - exp(-signs)
            self.far[k] = 1.0 - exp(-signs) * (1.0 + signs)
        for targets in self.targets:
            targets.clear()

    def _signs_left(self, raid: Raid) -> float:
        """Symbols in the bag. Symbols that are free to choose count by the share that a post gets."""
        state = self.engine.state
        own: i64 = 0
        free: i64 = 0
        for tile in self.engine.rules.tiles:
            left: i64 = state.left(tile.index)
            if left > 0:
                own += left * raid.signs(tile)
                free += left * raid.free_signs(tile)
        return float(own) + self.weights.free_sign * float(free)

    def can_take(self, figure: Figure) -> bool:
        """Whether a raid can capture a figure from the map."""
        node = figure.node
        return node is not None and self.taker[figure.kind][node.kind] > 0

    def fear(self, target: Target) -> None:
        """Add a figure that can be captured."""
        node = target.node
        assert node is not None, "it stands on the map"
        raid: i64 = self.taker[target.figure.kind][node.kind] - 1
        self.targets[raid * self.seats + target.figure.seat].append(target)

    def add(self, values: "vec[float]", placed: list[Target]) -> None:
        """Add the value of figures at the posts and subtract the risk. `placed` were placed since the decision."""
        state = self.engine.state
        seat: i64 = 0
        k: i64 = 0
        for post in self.posts:
            packed: i64 = post.figures(state)
            if packed != 0:
                missing: i64 = min(post.missing(state), MOST_MISSING)
                each: float = float(post.worth()) + self.homeward * self.back[missing]
                for seat in range(self.seats):
                    values[seat] += each * float((packed >> (SEAT_BITS * seat)) & SEAT_MASK)
        for k in range(len(self.raids)):
            raid = self.raids[k]
            danger: float = self.near[k] if raid.is_near(state) else self.far[k]
            if danger == 0.0:
                continue
            packed = raid.post.figures(state)
            for seat in range(self.seats):
                if (packed >> (SEAT_BITS * seat)) & SEAT_MASK == 0:
                    values[seat] -= danger * self._least(k, seat, placed)

    def _least(self, raid: i64, seat: i64, placed: list[Target]) -> float:
        """The cost of a raid to a seat that has no figure there.

        It is the cheapest of its figures that the raid can capture.
        """
        least: float = NONE
        for target in self.targets[raid * self.seats + seat]:
            if target.cost < least and target.figure.node is target.node:
                least = target.cost
        for target in placed:
            node = target.node
            if node is None or target.figure.seat != seat or target.cost >= least:
                continue
            if self.taker[target.figure.kind][node.kind] == raid + 1:
                least = target.cost
        return least if least < NONE else 0.0
