"""The expected final value of a feature for each seat, and the value of figures in supply.

Everything is derived from public information. Points come from the ruleset's scoring lines. Only the probabilities
(chances.py) and values (weights.py) are estimates.
"""

from math import pow
from typing import Final

from mypy_extensions import i64

from bastide.bots.chances import Chances, Frontier
from bastide.bots.ghost_risk import GhostRisk
from bastide.bots.siege_value import SiegeValue
from bastide.bots.weights import Weights
from bastide.core.engine import Engine
from bastide.core.feature_scoring import FeatureScoring
from bastide.core.features import Node
from bastide.core.figures import SEAT_BITS, SEAT_MASK, Figure
from bastide.core.spot_actions import figure_kind
from bastide.core.tiles.attributes import BY_HALVES, INSIDE, LAYER, SegmentKind
from bastide.core.tiles.tables import TileType
from bastide.core.vectors import append, vec
from bastide.heuristics.module_heuristics import ModuleHeuristics, list_heuristics, list_outposts

BASE_KINDS: Final = ("road", "city", "field", "monastery", "garden")


class FeatureValue:
    """Estimates for one decision of one game. Call `begin` once per decision, after the bag has changed.

    With `base_only` they are those of a player who knows only the base game. Then an abbot in supply, an extra turn and
    waiting bonuses have no value, and neither have ghosts, castles and cemeteries.
    """

    def __init__(self, engine: Engine, weights: Weights, base_only: bool = False) -> None:
        self.engine = engine
        self.scoring: FeatureScoring = engine.rules.scoring
        self.weights = weights
        self.base_only = base_only
        self.chances = Chances(engine, weights, base_only)
        self.edges = Frontier(engine)
        self.seats: i64 = engine.rules.n_seats
        self.heuristics: list[ModuleHeuristics] = list_heuristics(engine.rules)
        # those with pieces that change the points of a feature
        self.movers: list[ModuleHeuristics] = [one for one in self.heuristics if one.has_pieces and not base_only]
        # by feature the result of `promise` and the number of its board; only the present board's results are valid
        self.worths: vec[float] = vec[float]([])
        self.closing: vec[float] = vec[float]([])
        self.judged: vec[i64] = vec[i64]([])
        self.boards: i64 = 1
        self.turns: float = 0.0  # own turns still to come
        self.lateness: float = 1.0  # 1, lower towards the end of the game
        self.home: float = 0.0  # the value of a meeple's return
        rules = engine.rules
        self.kinds: i64 = rules.n_kinds
        self.meeple: i64 = rules.figure_index.get("meeple", 0)
        self.held: list[int] = [0] * int(self.seats)  # meeples in supply before the decision
        self.hoard: list[float] = [0.0] * (int(rules.figures_each) + 1)  # by count, the value of meeples in supply
        self.like: list[bool] = [spec.works_as("meeple") for spec in rules.figure_specs]  # by kind of figure
        # by kind of figure: its extra value in supply over a meeple, and whether some figures count as several
        self.strong: list[float] = [0.0] * int(rules.n_kinds)
        self.uneven: bool = any(spec.strength != 1 for spec in rules.figure_specs)
        # the module values a figure that stands with others and counts as nothing (ModuleHeuristics.promise)
        self.idle: list[bool] = [spec.strength == 0 for spec in rules.figure_specs]
        by_seat, kinds = self.scoring.by_seat, range(len(rules.kind_names))
        self.shared: list[bool] = [not base_only and by_seat(kind) for kind in kinds]
        # by kind of segment: whether it is skipped, what further tiles around it bring, the figure that it brings
        self.unseen: list[bool] = [_is_off_map(name, rules.forms, base_only) for name in rules.kind_names]
        self.around: list[tuple[float, float]] = [self._around(name) for name in rules.kind_names]
        self.brings: list[int] = [rules.figure_index.get(self.scoring.brought[kind], -1) for kind in kinds]
        self.haunts: GhostRisk | None = GhostRisk(engine, weights) if rules.veiled and not base_only else None
        self.sieges: SiegeValue | None = SiegeValue(engine, weights) if list_outposts(rules) and not base_only else None
        # by kind of figure: tiles with a place for it (except meeples), its value in supply; whether it can be recalled
        self.places: list[list[TileType]] = [self._places(kind) for kind in range(int(rules.n_kinds))]
        self.at_hand: list[float] = [0.0 for _ in range(int(rules.n_kinds))]
        self.returns: bool = not base_only and any(kind.brings_home for kind in rules.action_kinds)

    def _around(self, kind: str) -> tuple[float, float]:
        """What a further tile around a kind of feature brings, completed and unfinished."""
        for heuristics in self.heuristics:
            points = heuristics.around(kind)
            if points is not None:
                return points
        return 1.0, 1.0

    def _places(self, kind: int) -> list[TileType]:
        rules = self.engine.rules
        if self.like[kind] or self.idle[kind] or self.base_only:
            return []
        stands = int(rules.stands[kind])
        return [tile for tile in rules.tiles if any((stands >> int(seg.kind)) & 1 for seg in tile.rots[0].segments)]

    def begin(self) -> None:
        """Note what is left in the bag."""
        state = self.engine.state
        self.chances.begin()
        self.boards += 1
        if self.haunts is not None:
            self.haunts.begin()
        self.turns = float(state.bag) / float(self.seats)
        self.lateness = min(1.0, self.turns / self.weights.late)
        self.home = self.weights.home * self.lateness
        if self.sieges is not None:
            self.sieges.begin(self.turns, self.home)
        worth = self.weights.supply
        hoard = 0.0
        i: i64 = 0
        for i in range(len(self.hoard)):
            self.hoard[i] = hoard * self.lateness
            hoard += worth[i] if i < len(worth) else worth[-1]
        seat: i64 = 0
        for seat in range(self.seats):
            self.held[seat] = self._held(seat)
        kind: i64 = 0
        for kind in range(self.kinds):
            more: i64 = 0 if self.base_only or self.idle[kind] else self.engine.rules.figure_specs[kind].strength - 1
            self.strong[kind] = self.weights.strong * float(more) * self.lateness
            left: i64 = 0
            for tile in self.places[kind]:
                left += state.left(tile.index)
            own: float = float(left) / float(self.seats)
            self.at_hand[kind] = self.weights.special * (1.0 - pow(self.weights.special_fade, own))

    def supply(self, seat: i64) -> float:
        """The value of the figures in a seat's supply.

        The first meeples are worth most, and none has value at the end.
        """
        state = self.engine.state
        value: float = self.hoard[self._held(seat)]
        if not self.base_only:
            for heuristics in self.heuristics:
                value += heuristics.promise(state, seat)
        i: i64 = 0
        for i in range(self.kinds):
            if i != self.meeple:
                value += float(state.supply(seat, i)) * (self.at_hand[i] + self.strong[i])
        return value

    def _held(self, seat: i64) -> i64:
        """Meeples in supply, and figures that are used like them."""
        held: i64 = 0
        kind: i64 = 0
        for kind in range(self.kinds):
            if self.like[kind]:
                held += self.engine.state.supply(seat, kind)
        return held

    def given(self, seat: i64, act: i64) -> float:
        """The value in supply of the figure that an action would place."""
        kind: i64 = figure_kind(act)
        if not self.like[kind]:
            return self.at_hand[kind] + self.strong[kind]
        held: i64 = self._held(seat)
        return self.hoard[held] - self.hoard[held - 1] + self.strong[kind]

    def _gained(self, seat: i64, kind: i64) -> float:
        """The value of one more figure from the stock, if there is one, in addition to the one that returns with it."""
        if self.engine.state.stock(seat, kind) == 0:
            return 0.0
        worth = self.weights.supply
        held: i64 = self._held(seat) + 1
        return self.lateness * (worth[held] if held < len(worth) else worth[-1])

    def to_come(self, seat: i64) -> float:
        """The value of a position for a seat apart from features and figures.

        It is a turn of its own that continues, or bonuses on empty cells for the seat that moves next.
        """
        if self.base_only:
            return 0.0
        state = self.engine.state
        mine: bool = state.seat == seat
        value: float = self.weights.turn if mine else 0.0
        for heuristics in self.heuristics:
            for _, worth in heuristics.waits(state):
                value += worth if mine else -worth
        return value

    def add_values(self, root: Node, values: "vec[float]") -> None:
        """Add the value of an occupied feature to the values of the seats in it."""
        packed: i64 = root.figures
        if packed == 0 or self.unseen[root.kind]:
            return
        worth, comes_home = self.promise(root)
        if self.uneven:
            packed = self._add_strong(root, comes_home, values)
        paid: i64 = self.scoring.paid_with(self.engine.state, root, packed if self.base_only else root.figures)
        seat: i64 = 0
        for seat in range(self.seats):
            if (paid >> seat) & 1:
                values[seat] += worth
            values[seat] += comes_home * self.home * float((packed >> (SEAT_BITS * seat)) & SEAT_MASK)
        if self.shared[root.kind]:  # some seats are paid more than others
            for seat in range(self.seats):
                if (paid >> seat) & 1:
                    values[seat] += self.share(root, seat)
        if self.kinds > 1 and root.seg.shape == INSIDE:
            self._add_special(root, comes_home, values)
        brought: i64 = self.brings[root.kind]
        if brought >= 0:
            for seat in range(self.seats):
                if (paid >> seat) & 1:
                    values[seat] += comes_home * self._gained(seat, brought)
        if self.haunts is not None:
            self.haunts.add(root, worth, comes_home, self.home, values)

    def share(self, root: Node, seat: i64) -> float:
        """The final payment of a seat for a feature beyond the payment that all paid seats get."""
        state, scoring = self.engine.state, self.scoring
        return float(scoring.worth_to(state, root, seat, True) - scoring.worth(state, root, True))

    def _add_strong(self, root: Node, comes_home: float, values: "vec[float]") -> i64:
        """Add the extra value of strong figures that return. Returns the packed figure counts by seat.

        Figures that count as nothing are left out.
        """
        heads: i64 = 0
        node: Node = root
        while True:
            figure = node.figure
            while figure is not None:
                if not self.idle[figure.kind]:
                    heads += 1 << (SEAT_BITS * figure.seat)
                    values[figure.seat] += comes_home * self.strong[figure.kind]
                figure = figure.below
            node = node.next
            if node is root:
                return heads

    def _add_special(self, root: Node, comes_home: float, values: "vec[float]") -> None:
        """Figures other than meeples return to their value in supply. Some can be recalled earlier."""
        figure = root.figure
        while figure is not None:
            if not self.like[figure.kind]:
                back: float = comes_home
                if self.returns:
                    back += (1.0 - comes_home) * self.weights.taken_back
                values[figure.seat] += back * self.at_hand[figure.kind] - comes_home * self.home
            figure = figure.below

    def loss(self, figure: Figure) -> float:
        """What a seat would lose if a figure on the map went home at once, with the supply from before the decision."""
        node = figure.node
        assert node is not None, "it stands on the map"
        root = node.root()
        worth, comes_home = self.promise(root)
        seat: i64 = figure.seat
        lost, state = 0.0, self.engine.state
        if not (self.scoring.paid_with(state, root, root.figures - figure.unit) >> seat) & 1:
            lost = worth * float((self.scoring.paid(state, root) >> seat) & 1)
        if not self.like[figure.kind]:
            return lost - (1.0 - comes_home) * self.at_hand[figure.kind]
        scale = self.weights.supply
        held: i64 = self.held[seat]
        gained: float = self.lateness * (scale[held] if held < len(scale) else scale[-1])
        return lost + comes_home * self.home - gained

    def prospect(self, root: Node) -> float:
        """The value of an unoccupied feature to a single meeple."""
        worth, comes_home = self.promise(root)
        return worth + comes_home * self.home

    def pieces(self) -> list[int]:
        """Where all pieces are that change the points of a feature."""
        found: list[int] = []
        for one in self.movers:
            found += one.pieces(self.engine.state)
        return found

    def board_changed(self) -> None:
        """Discard stored results: a tile was laid or taken back."""
        self.boards += 1

    def promise(self, root: Node) -> tuple[float, float]:
        """The expected points of a feature for a seat that is paid for it, and the probability of completion.

        Then its figures return. Both depend only on the board and the bag, not on the figures.
        """
        key: i64 = root.index
        while len(self.judged) <= key:
            self.judged = append(self.judged, 0)
            self.worths = append(self.worths, 0.0)
            self.closing = append(self.closing, 0.0)
        if self.judged[key] == self.boards:
            return self.worths[key], self.closing[key]
        worth, closing = self._compute(root)
        self.judged[key] = self.boards
        self.worths[key] = worth
        self.closing[key] = closing
        return worth, closing

    def _compute(self, root: Node) -> tuple[float, float]:
        if root.seg.shape == BY_HALVES:
            return self._field(root), 0.0
        if root.seg.shape == INSIDE:
            return self._inside(root)
        comes_home: float = self._closing(root)
        return self.by_sides(root, comes_home), comes_home

    def _inside(self, root: Node) -> tuple[float, float]:
        """A monastery and similar features: points now, plus points for tiles that may still be placed around it."""
        done, left = self.around[root.kind]
        worth: float = self._points(root, True)
        comes_home: float = 1.0
        empty: i64 = self.edges.empty_around(root)
        cells = self.edges.cells
        k: i64 = 0
        for k in range(empty):
            chance: float = self.chances.fill(cells[k] >> 2)
            worth += chance * left
            comes_home *= chance
        if done != left:  # it is scored differently when completed
            more: float = self._points(root, False) - self._points(root, True) + float(empty) * (done - left)
            worth += comes_home * more
        return worth, comes_home

    def _points(self, root: Node, final: bool) -> float:
        if self.base_only:
            return float(self.scoring.worth_unread(self.engine.state, root, final))
        return float(self.scoring.worth(self.engine.state, root, final))

    def _closing(self, root: Node) -> float:
        chance: float = 1.0
        n: i64 = self.edges.open_cells(root, 0)
        cells = self.edges.cells
        k: i64 = 0
        for k in range(n):
            chance *= self.chances.gap(cells[k] >> 2, cells[k] & 3)
        return chance * pow(self.weights.crowded, float(max(0, n - 1)))

    def by_sides(self, root: Node, closing: float) -> float:
        """A road or city: points when closed (each gap adds at least a tile) or now, weighted by probability."""
        done: float = self._points(root, False)
        final: float = self._points(root, True)
        each: float = done / float(root.tiles + root.shields)
        growth: float = self.weights.growth * self.chances.late
        return closing * (done + each * float(root.open)) + (1.0 - closing) * (final + growth)

    def _field(self, root: Node) -> float:
        """Completed cities as the ruleset scores them, and the expected value of the others."""
        worth: float = self._points(root, True)
        hope = self.weights.city_hope
        late: float = self.chances.late
        features = self.engine.state.features
        stamp: i64 = features.next_generation()
        node: Node = root
        while True:
            for index in node.seg.touches:
                city = features.nodes[node.base + index].root()
                if city.stamp != stamp:
                    city.stamp = stamp
                    if city.open > 0:
                        chance = hope[city.open] if city.open < len(hope) else hope[-1]
                        worth += self.weights.city_to_field * chance * late
            node = node.next
            if node is root:
                return worth + self.weights.field_growth * late * float(root.size)


def _is_off_map(name: str, forms: dict[str, SegmentKind], base_only: bool) -> bool:
    """Whether figures on a kind of segment are skipped: it is not part of the map (siege_value.py), or not known."""
    return (name in forms and forms[name].shape == LAYER) or (base_only and name not in BASE_KINDS)
