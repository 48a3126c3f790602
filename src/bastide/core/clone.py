"""Copies of a position: all that the rest of the game and the final scoring depend on, without the history.

Pools are reused. A copy costs time in proportion to the tiles on the board, and a state used before needs almost no new
objects.
"""

from mypy_extensions import i64

from bastide.core.board import Board, PlacedCell
from bastide.core.features import Features, Node
from bastide.core.figures import Figure
from bastide.core.state import State
from bastide.core.vectors import append


def copy_state(ours: State, theirs: State) -> None:
    """Make `ours` the position of `theirs`, a state of the same ruleset. Journals, events and score lines are emptied,
    and `listening` is turned off."""
    ours.values = theirs.values[0 : len(theirs.values)]
    ours.seat = theirs.seat
    ours.decider = theirs.decider
    ours.hand = theirs.hand
    ours.turn = theirs.turn
    ours.step = theirs.step
    ours.pending = theirs.pending
    ours.bag = theirs.bag
    ours.over = theirs.over
    ours.turn_laid = theirs.turn_laid
    ours.tokens = theirs.tokens
    ours.discarded = theirs.discarded.copy()
    ours.listening = False
    ours.events = []
    ours.lines = []
    ours.places_of = 0
    ours.n_changes = 0
    ours.n_saved_figures = 0
    _copy_board(ours.board, theirs.board)
    _copy_features(ours.features, theirs.features)
    _copy_figures(ours, theirs)


def _copy_features(ours: Features, theirs: Features) -> None:
    """Copy all nodes without their figures."""
    n: i64 = theirs.n_nodes
    while len(ours.nodes) < n:
        ours.nodes.append(Node(len(ours.nodes)))
    nodes = ours.nodes
    sources = theirs.nodes
    i: i64 = 0
    for i in range(n):
        node = nodes[i]
        source = sources[i]
        node.seg = source.seg
        node.kind = source.kind
        node.cell = source.cell
        node.base = source.base
        node.n_segments = source.n_segments
        node.open = source.open
        node.marks = source.marks
        node.size = source.size
        node.tiles = source.tiles
        node.shields = source.shields
        node.figures = source.figures
        node.tokens = source.tokens
        node.figure = None
        node.parent = nodes[source.parent.index]
        node.next = nodes[source.next.index]
    ours.n_nodes = n
    ours.n_saved = 0
    ours.inside = [nodes[source.index] for source in theirs.inside]


def _copy_figures(ours: State, theirs: State) -> None:
    nodes = ours.features.nodes
    i: i64 = 0
    for i in range(len(theirs.figures)):
        figure = ours.figures[i]
        source = theirs.figures[i]
        figure.tokens = source.tokens
        at = source.node
        if at is None:
            figure.node = None
            figure.below = None
            continue
        node = nodes[at.index]
        figure.node = node
        below = source.below
        figure.below = None if below is None else ours.figures[_number_of(ours, below)]
        if at.figure is source:
            node.figure = figure


def _number_of(state: State, figure: Figure) -> i64:
    """The index of a figure in `figures`."""
    return state.first_figure(figure.seat, figure.kind) + figure.number - 1


def _copy_board(ours: Board, theirs: Board) -> None:
    _clear(ours)
    n: i64 = theirs.n_laid
    i: i64 = 0
    for i in range(n):
        source = theirs.laid[i]
        if i == len(ours.laid):
            ours.laid.append(PlacedCell(source.tile, i))
        placed = ours.laid[i]
        if placed.cell != source.cell:
            placed.cell = source.cell
            ours.find_slots(placed, source.cell)
        _copy_placed(placed, source)
    ours.n_laid = n
    _show(ours, theirs)
    n = theirs.n_open
    while len(ours.open) < n:
        ours.open = append(ours.open, 0)
        ours.open_codes = append(ours.open_codes, 0)
    cells, cell_codes = ours.open, ours.open_codes
    codes, places = ours.codes, ours.places
    for i in range(n):
        cell: i64 = theirs.open[i]
        code: i64 = theirs.open_codes[i]
        cells[i] = cell
        cell_codes[i] = code
        slot: i64 = ours.slot(cell)
        codes[slot] = code
        places[slot] = i + 1
    ours.n_open = n


def _clear(board: Board) -> None:
    """Remove all tiles and open cells, but keep the blocks allocated."""
    codes, places, by_slot = board.codes, board.places, board.by_slot
    i: i64 = 0
    for i in range(board.n_laid):
        placed = board.laid[i]
        by_slot[placed.slot] = None
        codes[placed.slot] = 0
        if board.veiled:
            board.veils[placed.north] = 0
            board.veils[placed.east] = 0
            board.veils[placed.south] = 0
            board.veils[placed.west] = 0
    for i in range(board.n_open):
        slot: i64 = board.slot(board.open[i])
        codes[slot] = 0
        places[slot] = 0


def _copy_placed(placed: PlacedCell, source: PlacedCell) -> None:
    """Copy a cell on the board without its slots, which belong to each board."""
    placed.tile = source.tile
    placed.rot = source.rot
    placed.part = source.part
    placed.base = source.base
    placed.seat = source.seat
    placed.open_place = source.open_place
    placed.opened = source.opened


def _show(ours: Board, theirs: Board) -> None:
    """Store what follows from the cells laid, and the veils around them."""
    codes, by_slot, their_codes = ours.codes, ours.by_slot, theirs.codes
    i: i64 = 0
    for i in range(ours.n_laid):
        placed, source = ours.laid[i], theirs.laid[i]
        by_slot[placed.slot] = placed
        codes[placed.slot] = their_codes[source.slot]
        if ours.veiled:
            ours.veils[placed.north] = theirs.veils[source.north]
            ours.veils[placed.east] = theirs.veils[source.east]
            ours.veils[placed.south] = theirs.veils[source.south]
            ours.veils[placed.west] = theirs.veils[source.west]
