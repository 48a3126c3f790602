"""Every feature on the map, unoccupied ones too: its kind, open sides, owners and value.

Owners, points and expected points of an occupied feature come from ownership.py. For an unoccupied feature they are
what a single owner would get.
"""

from dataclasses import dataclass

from bastide.aids.ownership import features, segments_of
from bastide.bots.calibration import calibrate_outlook
from bastide.bots.feature_value import FeatureValue
from bastide.bots.weights import Weights
from bastide.core.engine import Engine
from bastide.core.features import PAID, Node
from bastide.core.geometry import SIDE_NAMES
from bastide.core.scoring import count_of_seat
from bastide.core.tiles.attributes import BY_HALVES, BY_LAYER, INSIDE


@dataclass(frozen=True)
class Feature:
    """A feature of a `kind` on its `cells`, with its number of `shields`.

    `segments` are (x, y, number as the tile lists it). `tiles` is the count used for scoring. `open` are the sides of
    its tiles at empty cells, as (x, y, letter) of the tile. For a monastery and similar features they are the empty
    cells around it as (x, y, ""). `closed` means completed. `paid` means that it was scored and its figures stay.

    `figures` are counts by seat. `owners` would be paid `points` each if the game ended now. `points` is the highest
    such payment, because a scoring line may pay one owner alone. `expected` are points at the end of the game. For an
    unoccupied feature both are what it would bring a single owner. `closes` is the probability of completion.
    """

    kind: str
    cells: list[tuple[int, int]]
    segments: list[tuple[int, int, int]]
    tiles: int
    shields: int
    open: list[tuple[int, int, str]]
    closed: bool
    paid: bool
    figures: list[int]
    owners: list[int]
    points: int
    expected: float
    closes: float


def survey(engine: Engine) -> list[Feature]:
    """All features. Costs a few milliseconds in the middle of a game."""
    outlook = FeatureValue(engine, Weights())
    outlook.begin()
    occupied = {tuple(feature.segments): feature for feature in features(engine).features}
    state = engine.state
    found = []
    for node in state.features.nodes[: int(state.features.n_nodes)]:
        if node.root() is node:
            segments = segments_of(engine, node)
            known = occupied.get(tuple(segments))
            points, expected, closes = _alone(engine, outlook, node)
            found.append(
                Feature(
                    kind=engine.rules.kind_names[int(node.kind)],
                    cells=state.cells_of(node),
                    segments=segments,
                    tiles=int(node.tiles),
                    shields=int(node.shields),
                    open=open_sides(engine, node),
                    closed=is_closed(engine, node),
                    paid=bool(node.marks & PAID),
                    figures=[int(count_of_seat(node.figures, seat)) for seat in range(int(engine.rules.n_seats))],
                    owners=known.owners if known else [],
                    points=known.points if known else points,
                    expected=max(known.expected, default=0.0) if known else expected,
                    closes=known.closes if known else closes,
                )
            )
    return found


def is_closed(engine: Engine, root: Node) -> bool:
    """Whether a feature is completed. A field never is (FLD-03)."""
    return bool((int(engine.rules.completes) >> int(root.kind)) & 1) and root.open == 0


def open_sides(engine: Engine, root: Node) -> list[tuple[int, int, str]]:
    """Where a feature can grow, in the format of Feature.open, sorted north to south, then west to east."""
    board, found = engine.state.board, list[tuple[int, int, str]]()
    node = root
    while True:
        cell = int(node.cell)
        if root.seg.shape == INSIDE:
            empty = [other for other in board.around(cell) if board.placed_at(other) is None]
            found += [(board.x(other), board.y(other), "") for other in empty]
        else:
            sides = [side for side in sides_of(engine, node) if board.placed_at(board.step(cell, side)) is None]
            found += [(board.x(cell), board.y(cell), SIDE_NAMES[side]) for side in sides]
        node = node.next
        if node is root:
            return sorted(found, key=lambda side: (side[1], side[0], side[2]))


def sides_of(engine: Engine, node: Node) -> list[int]:
    """The sides of its tile that a segment reaches."""
    placed = engine.state.board.placed_at(node.cell)
    assert placed is not None, "it lies there"
    own, rot = int(node.index - node.base), placed.rot
    if node.seg.shape == BY_HALVES:
        return sorted({half // 2 for half in range(8) if rot.half_segment[half] == own})
    held = rot.veil_segment if node.seg.shape == BY_LAYER else rot.side_segment
    return [side for side in range(4) if own in (held[side], rot.also_segment[side])]


def _alone(engine: Engine, outlook: FeatureValue, root: Node) -> tuple[int, float, float]:
    """Points, expected points and probability of completion for a single owner."""
    rules = engine.rules
    if not rules.scoring.pays(root.kind) or outlook.unseen[root.kind]:
        return 0, 0.0, 0.0
    closed = is_closed(engine, root)
    points = int(rules.scoring.worth(engine.state, root, not closed))
    if closed or engine.state.over:
        return points, float(points), float(closed)
    return points, *calibrate_outlook(outlook, root)
