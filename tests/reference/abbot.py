"""Abbots: where they may stand, and how they are called back (ABB)."""

from collections.abc import Iterable

from .features import Spot, neighbours, part_of, text_of
from .scoring import Line
from .state import State


def abbot_offers(state: State, free: Iterable[Spot]) -> set[str]:
    """ABB-02: on a monastery or a garden of the tile just placed, if it is free."""
    if not state.has("abbot"):
        return set()
    spots = [spot for spot in free if part_of(state.board, spot).kind in ("monastery", "garden")]
    return {f"abbot {text_of(state.board, spot)}" for spot in spots}


def recall_offers(state: State) -> set[str]:
    """ABB-05: the own abbot, wherever he stands, instead of a figure put down."""
    return {
        f"recall abbot {text_of(state.board, figure.spot)}"
        for figure in state.figures
        if (figure.seat, figure.kind) == (state.seat, "abbot")
    }


def recall(state: State, spot: Spot) -> None:
    """He scores what stands around him now, for his owner alone, and is in supply again at once."""
    (abbot,) = (one for one in state.figures if (one.seat, one.kind) == (state.seat, "abbot"))
    state.take_home(abbot)
    count = 1 + len(neighbours(state.board, spot.x, spot.y))
    feature = part_of(state.board, spot).kind
    cells = frozenset({(spot.x, spot.y)})
    state.gain(Line((state.seat,), "recall", feature, count, count, 0, cells, False, "ABB-05"))
