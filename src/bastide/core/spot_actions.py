"""Actions of modules about a kind of figure on a segment of the board: "recall abbot garden 3,4 I"."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from bastide.core.actions import CELL_SHIFT, SEGMENT_SHIFT, TURNS_SHIFT, Action, pack_spot
from bastide.core.board import PlacedCell
from bastide.core.engine import Engine
from bastide.core.features import Node
from bastide.core.figures import Figure
from bastide.core.notation import find_spot, list_spot_actions, spot_action
from bastide.core.state import State
from bastide.core.step import SPOT, STANDING, ActionKind

WHICH_SHIFT: Final = 44  # above the cell: which of several figures of a kind on a segment, 0 for the first
SPOT_MASK: Final = (1 << WHICH_SHIFT) - 1
NUMBERS: Final = ("2", "3", "4", "5", "6", "7", "8", "9")


@mypyc_attr(allow_interpreted_subclasses=True)
class SpotKind(ActionKind):
    """Packed as pack_spot does: kind | figure kind << 6 | segment << 10 | cell << 18."""

    question = "figure"
    packing = SPOT

    def to_action(self, engine: Engine, packed: i64) -> Action:
        """VERB FIGURE FEATURE X,Y AT."""
        return spot_action(engine, packed, self.word, engine.rules.figure_specs[int(figure_kind(packed))].name)

    def to_packed(self, engine: Engine, action: Action, kind: i64) -> i64:
        """The packed form. Raises IllegalAction if there is no such figure, tile or segment."""
        if not action.figure:
            return -1
        figure, segment, cell = find_spot(engine, action)
        return pack_spot(kind, figure, segment, cell)

    def sayable(self, engine: Engine, placed: PlacedCell | None) -> list[Action]:
        """For actions about figures that stand: each of them. For others: any kind of figure on any segment of the
        tile."""
        rules = engine.rules
        if self.aimed:
            return [self.to_action(engine, figure_spot(figure)) for figure in figures_standing_on(engine.state, placed)]
        names = [spec.name for spec in rules.figure_specs]
        return [] if placed is None else list_spot_actions(engine, placed, self.word, names)


def figures_standing_on(state: State, placed: PlacedCell | None) -> list[Figure]:
    """The figures on a tile, or (None) on the whole map. Of several figures of a kind on one segment only the first is
    listed."""
    found: list[Figure] = []
    for figure in state.figures:
        node = figure.node
        if node is not None and (placed is None or node.cell == placed.cell) and figure_spot(figure) <= SPOT_MASK:
            found.append(figure)
    return found


def figure_kind(packed: i64) -> i64:
    """The kind of figure in a packed spot."""
    return (packed >> TURNS_SHIFT) & 15


def spot_segment(packed: i64) -> i64:
    """The segment number in a packed spot."""
    return (packed >> SEGMENT_SHIFT) & 255


def spot_node(state: State, packed: i64) -> Node:
    """The segment in a packed spot on the board."""
    return state.node_at(state.board.require_tile((packed & SPOT_MASK) >> CELL_SHIFT), spot_segment(packed))


@mypyc_attr(allow_interpreted_subclasses=True)
class NumberedSpot(SpotKind):
    """About one figure on the board: "spook meeple city 1,0 NE". "... NE 2" is the second meeple (COM-11)."""

    numbered = True
    aimed = True
    packing = STANDING

    def to_action(self, engine: Engine, packed: i64) -> Action:
        """SPOOK FIGURE FEATURE X,Y AT, followed by the number of the figure from the second one on."""
        spot = packed & SPOT_MASK
        name = engine.rules.figure_specs[int(figure_kind(spot))].name
        place = spot_action(engine, spot, self.word, name)
        which = int(packed >> WHICH_SHIFT) + 1
        args = (str(which),) if which > 1 else ()
        return Action(self.word, figure=name, feature=place.feature, x=place.x, y=place.y, at=place.at, args=args)

    def to_packed(self, engine: Engine, action: Action, kind: i64) -> i64:
        """The packed form. Raises IllegalAction if there is no such figure, tile or segment."""
        which = 0
        if action.args:
            if len(action.args) != 1 or action.args[0] not in NUMBERS:
                return -1
            which = NUMBERS.index(action.args[0]) + 1
        spot: i64 = super().to_packed(engine, action, kind)
        return spot | (i64(which) << WHICH_SHIFT) if spot >= 0 else spot

    def aims_at(self, engine: Engine, packed: i64) -> Figure | None:
        """The figure that the action is about."""
        return figure_at(engine.state, packed)


def figure_spot(figure: Figure) -> i64:
    """Where a figure stands and its number among those of its kind there, packed without the kind of action. They are
    numbered by owner, and those of one owner by piece (COM-11, FLI-20)."""
    node = figure.node
    assert node is not None, "it stands on the map"
    before: i64 = 0
    other = node.figure
    while other is not None:
        if other.kind == figure.kind and (
            other.seat < figure.seat or (other.seat == figure.seat and other.number < figure.number)
        ):
            before += 1
        other = other.below
    return pack_spot(0, figure.kind, node.index - node.base, node.cell) | (before << WHICH_SHIFT)


def require_figure(state: State, action: i64) -> Figure:
    """The figure that an offered action is about."""
    figure = figure_at(state, action)
    assert figure is not None, "the action was offered"
    return figure


def figure_at(state: State, action: i64) -> Figure | None:
    """The figure that an action is about, None if there is none."""
    spot: i64 = action >> SEGMENT_SHIFT << SEGMENT_SHIFT
    figure = spot_node(state, action).figure
    while figure is not None:
        if figure.kind == figure_kind(action) and figure_spot(figure) >> SEGMENT_SHIFT << SEGMENT_SHIFT == spot:
            return figure
        figure = figure.below
    return None
