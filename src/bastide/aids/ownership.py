"""Owners of each feature, what it pays now, and what it is likely to pay at the end.

The points come from the engine: it runs the final scoring and takes it back, line by line. The lines of the ruleset
give what a completed feature pays. So the parts always add up to the result. The expected points are an estimate:
completed or not, by probability (bots/calibration.py), minus what the ruleset charges for its figures.
"""

from dataclasses import dataclass

from bastide.bots.calibration import calibrate_outlook
from bastide.bots.feature_value import FeatureValue
from bastide.bots.weights import Weights
from bastide.core.engine import Engine
from bastide.core.features import Node
from bastide.core.journal import Frame
from bastide.core.scoring import ScoreLine, count_of_seat
from bastide.heuristics.module_heuristics import list_heuristics


@dataclass(frozen=True)
class FeatureAid:
    """An occupied feature of a `kind` on its `cells`.

    `segments` are (x, y, number as the tile lists it). `figures` are counts by seat. `owners` are the seats that would
    be paid. `now` are its lines of the final scoring, `paid` their sum for each owner. `expected` is the likely payment
    for each owner, `closes` the probability of completion.
    """

    kind: str
    cells: list[tuple[int, int]]
    segments: list[tuple[int, int, int]]
    figures: list[int]
    owners: list[int]
    now: list[ScoreLine]
    paid: list[int]
    expected: list[float]
    closes: float

    @property
    def points(self) -> int:
        """The most that one owner is paid now. A line may pay one of them alone."""
        return max(self.paid, default=0)


@dataclass(frozen=True)
class Ending:
    """The final scoring if the game ended now.

    `features` are all occupied features, `beside` the lines that belong to none of them. `result` and `expected` are
    points for each seat.
    """

    features: list[FeatureAid]
    beside: list[ScoreLine]
    result: list[int]
    expected: list[float]


def features(engine: Engine) -> Ending:
    """Every occupied feature that brings points."""
    outlook = FeatureValue(engine, Weights())
    outlook.begin()
    result, lines = final_count(engine)
    found = [_feature(engine, outlook, root, lines) for root in list_occupied(engine)]
    return Ending(found, lines, result, _sum_up(result, found))


def list_occupied(engine: Engine) -> list[Node]:
    """The roots of features with figures that can score, in the order of the final scoring."""
    state, found = engine.state, dict[int, Node]()
    kinds = [code for code, items in enumerate(engine.rules.scoring.items) if items]
    for kind in kinds:
        for figure in state.figures:
            if figure.node is not None and int(figure.node.kind) == kind:
                root = figure.node.root()
                found[int(root.index)] = root
    return list(found.values())


def final_count(engine: Engine) -> tuple[list[int], list[ScoreLine]]:
    """The result if the game ended now, and the lines of the final scoring. The engine is left unchanged.

    A cooperative game has no final scoring: it ends with its current score.
    """
    state = engine.state
    if state.over:
        return engine.scores(), []
    frame, listening, n_events = Frame(), state.listening, len(state.events)
    begun = len(state.lines)
    state.save_to(frame)
    state.listening = True
    try:
        engine.finish()
        return engine.scores(), state.lines[begun:]
    finally:
        state.restore_from(frame)
        state.listening = listening
        del state.events[n_events:]


def _feature(engine: Engine, outlook: FeatureValue, root: Node, lines: list[ScoreLine]) -> FeatureAid:
    """One feature. Removes its lines from `lines`, the lines of the final scoring."""
    rules, state = engine.rules, engine.state
    seats = range(int(rules.n_seats))
    figures = [int(count_of_seat(root.figures, seat)) for seat in seats]
    paid = int(rules.scoring.paid(state, root))
    owners = [seat for seat in seats if (paid >> seat) & 1 and figures[seat]]
    cells = state.cells_of(root)
    now = []
    for item in rules.scoring.items[root.kind]:
        line = item.now(state, root, True).line
        match = [other for other in lines if (other.reason, other.cells) == (line.reason, cells)]
        mine = match if line.by_seat else match[:1]
        now += mine
        for other in mine:
            lines.remove(other)
    reasons = [item.line.reason for item in rules.scoring.bonuses[root.kind]]
    bonuses = [
        line for line in lines if line.reason in reasons and line.cells == cells and set(line.seats) & set(owners)
    ]
    for other in bonuses:
        now.append(other)
        lines.remove(other)
    expected, closes = _likely_points(engine, outlook, root, owners)
    return FeatureAid(
        kind=rules.kind_names[int(root.kind)],
        cells=cells,
        segments=segments_of(engine, root),
        figures=figures,
        owners=owners,
        now=now,
        paid=[sum(line.points_of(seat) for line in now) for seat in owners],
        expected=expected,
        closes=closes,
    )


def _likely_points(engine: Engine, outlook: FeatureValue, root: Node, owners: list[int]) -> tuple[list[float], float]:
    """For each owner what the feature is likely to pay, and the probability of completion.

    A feature that is never completed is paid with certainty. In a cooperative game only completed features are paid.
    """
    rules, state = engine.rules, engine.state
    worth, closes = calibrate_outlook(outlook, root)
    if rules.cooperative and (int(rules.completes) >> int(root.kind)) & 1:
        worth = closes * int(rules.scoring.worth(state, root, False))
    shares = [(seat, outlook.share(root, seat)) for seat in owners]
    return [worth + share - _likely_cost(engine, outlook, root, seat, closes) for seat, share in shares], closes


def _likely_cost(engine: Engine, outlook: FeatureValue, root: Node, seat: int, closes: float) -> float:
    """What the ruleset is likely to take from a seat for its figures on a feature."""
    done = last = 0
    for heuristics in list_heuristics(engine.rules):
        done += int(heuristics.owed(engine.state, root, seat, False))
        last += int(heuristics.owed(engine.state, root, seat, True))
    return outlook.weights.toll * (closes * done + (1.0 - closes) * last)


def segments_of(engine: Engine, root: Node) -> list[tuple[int, int, int]]:
    """The segments of a feature as (x, y, number as the tile lists it), north to south, then west to east."""
    board, found = engine.state.board, list[tuple[int, int, int]]()
    node = root
    while True:
        found.append((board.y(int(node.cell)), board.x(int(node.cell)), int(node.seg.source)))
        node = node.next
        if node is root:
            return [(x, y, segment) for y, x, segment in sorted(found)]


def _sum_up(result: list[int], found: list[FeatureAid]) -> list[float]:
    """The result if every feature pays what is expected. The other lines of the final scoring stay the same."""
    expected = [float(points) for points in result]
    for feature in found:
        for seat, points, paid in zip(feature.owners, feature.expected, feature.paid, strict=True):
            expected[seat] += points - paid
    return expected
