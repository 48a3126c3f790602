"""Arrow tiles: two points or a symbol, and what the symbols allow (ANN-20 to 38, COM-20 to 25)."""

from collections.abc import Iterator

from .features import Cell, all_features, beyond, completed, part_of, text_of
from .scoring import Line
from .setup import SPECIAL
from .state import State
from .tiles import arrow, unmanned

OUT_OF_REACH = ("garden", "castle", "cemetery")
"""Where neither reinforce nor portal leads (COM-25)."""


def lying_arrows(state: State) -> Iterator[tuple[Cell, Cell, str]]:
    """Every arrow on the table: its tile, the cell it points at, its symbol (ANN-21)."""
    for cell, laid in state.board.items():
        shown = arrow(laid.tile, laid.rotation)
        if shown:
            side, symbol = shown
            yield cell, beyond(*cell, side), symbol


def points_into_the_open(state: State) -> None:
    """ANN-22, ANN-28: 2 points, once, when the tile is laid."""
    for cell, target, _ in lying_arrows(state):
        if cell in state.here and target not in state.board:
            state.gain(Line((state.seat,), "arrow", "", 2, 1, 0, frozenset({cell}), False, "ANN-22"))


def symbols(state: State) -> set[str]:
    """ANN-23, ANN-24: the own arrow at a tile, and the arrows that point at the tile just placed."""
    return {
        symbol
        for cell, target, symbol in lying_arrows(state)
        if (cell in state.here and target in state.board) or target in state.here
    }


def symbol_offers(state: State) -> set[str]:
    """ANN-25, ANN-26: one of them only."""
    return {f"activate {symbol.replace('_', '-')}" for symbol in symbols(state)}


def reinforce_offers(state: State, kind: str) -> set[str]:
    """ANN-30, ANN-31: a figure beside an own one anywhere, but for some places (COM-25)."""
    beside = {one.spot for one in state.figures if one.seat == state.seat and one.kind not in SPECIAL}  # COM-87
    return {
        f"reinforce {kind} {text_of(state.board, spot)}"
        for spot in beside
        if part_of(state.board, spot).kind not in OUT_OF_REACH
    }


def portal_offers(state: State, kind: str) -> set[str]:
    """ANN-32: a figure on an earlier tile (COM-22), where nobody is and nothing is completed; not the
    board of the fortress."""
    kinds = [feature for feature in state.setup.features if feature not in OUT_OF_REACH]
    return {
        f"portal {kind} {text_of(state.board, spot)}"
        for feature in all_features(state.board, kinds)
        if not state.occupants(feature) and not completed(state.board, feature)
        for spot in feature
        if (spot.x, spot.y) not in state.here and not unmanned(state.board[spot.x, spot.y].tile)
    }
