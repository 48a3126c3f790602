"""What figures that wait beside the map to be paid together are worth, and what it may cost to have nobody there.

Who waits where, what is paid, and what signs on tiles bring, is asked of the ruleset (heuristics/outposts.py); how soon
they come is a guess (weights.py).
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
    """A figure that a raid can take, where it stands, and what its seat would lose."""

    def __init__(self, figure: Figure, cost: float) -> None:
        self.figure = figure
        self.node: Node | None = figure.node
        self.cost = cost


class SiegeValue:
    """Estimates for one decision of one game; `begin` once per decision, then `fear` for each figure in danger."""

    def __init__(self, engine: Engine, weights: Weights) -> None:
        rules = engine.rules
        self.engine = engine
        self.weights = weights
        self.seats: i64 = rules.n_seats
        self.posts: list[Outpost] = list_outposts(rules)
        self.raids: list[Raid] = list_raids(rules)
        # by kind of figure and of segment: 1 + the raid that can take it, 0 for none
        self.taker: list[list[int]] = [
            [self._taker(figure, segment) for segment in range(len(rules.kind_names))]
            for figure in range(int(rules.n_kinds))
        ]
        n = len(self.raids)
        # for each raid: how likely it comes before its seat would man the post anyway, from near and from afar
        self.near: list[float] = [0.0] * n
        self.far: list[float] = [0.0] * n
        self.homeward: float = 0.0  # what it is worth to come home from a post
        self.back: list[float] = []  # how likely that is, by the number of figures missing there
        self.targets: list[list[Target]] = [[] for _ in range(n * int(self.seats))]

    def _taker(self, figure: int, segment: int) -> int:
        for k, raid in enumerate(self.raids):
            if raid.takes(figure, segment):
                return k + 1
        return 0

    def begin(self, turns: float, home: float) -> None:
        """Note how many signs are left in the bag; own turns to come, and what a figure's return is worth then."""
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
        """Signs in the bag, those free to choose by the share that a post gets."""
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
        """Whether a raid can take a figure from the map."""
        node = figure.node
        return node is not None and self.taker[figure.kind][node.kind] > 0

    def fear(self, target: Target) -> None:
        """Note a figure that can be taken."""
        node = target.node
        assert node is not None, "it stands on the map"
        raid: i64 = self.taker[target.figure.kind][node.kind] - 1
        self.targets[raid * self.seats + target.figure.seat].append(target)

    def add(self, values: "vec[float]", placed: list[Target]) -> None:
        """Add what waits at the posts and take what is in danger; `placed` came to the map since the decision."""
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
        """What a raid costs a seat that has nobody there: the cheapest of its figures that it can take."""
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
