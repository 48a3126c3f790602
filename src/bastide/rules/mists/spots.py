"""Figures on the map as spots of actions. In this game a segment holds at most one figure."""

from mypy_extensions import i64

from bastide.core.actions import CELL_SHIFT, SEGMENT_SHIFT, TURNS_SHIFT
from bastide.core.figures import Figure
from bastide.core.state import State


def figure_place(figure: Figure) -> i64:
    """Where a figure stands, packed as pack_spot does, without the kind of action."""
    node = figure.node
    assert node is not None, "it stands on the map"
    return (figure.kind << TURNS_SHIFT) | ((node.index - node.base) << SEGMENT_SHIFT) | (node.cell << CELL_SHIFT)


def figure_at(state: State, action: i64) -> Figure:
    """The figure of an offered action about a spot."""
    placed = state.board.placed_at(action >> CELL_SHIFT)
    assert placed is not None, "the action was offered"
    figure = state.node_at(placed, (action >> SEGMENT_SHIFT) & 255).figure
    assert figure is not None, "the action was offered"
    return figure
