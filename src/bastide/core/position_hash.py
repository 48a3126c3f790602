"""The hash of a position: of the map, the figures, the tokens and all numbers of the state."""

from typing import Final

from mypy_extensions import i64

from bastide.core.state import State

HASH_MASK: Final = 0x7FFFFFFF


def hash_position(state: State, n_values: i64) -> int:
    """A number for a position, equal compiled and interpreted. `n_values` entries of State.values are in use."""
    a: i64 = 17
    b: i64 = 29
    for i in range(int(state.board.n_laid)):
        p = state.board.laid[i]
        word: i64 = (p.cell << 2) | p.rot.turns
        a = (a * 1000003 + word) & HASH_MASK
        b = (b * 999983 + word * 31 + p.tile.index) & HASH_MASK
    for figure in state.figures:
        node = figure.node
        word = 1
        if node is not None:
            word = node.index + 2
        a = (a * 1000003 + word) & HASH_MASK
        b = (b * 999983 + word + 7) & HASH_MASK
        if figure.tokens != 0:
            a = (a * 1000003 + figure.tokens) & HASH_MASK
            b = (b * 999983 + figure.tokens + 9) & HASH_MASK
    for i in range(int(state.features.n_nodes)):
        bearing = state.features.nodes[i]
        if bearing.tokens != 0:
            a = (a * 1000003 + bearing.index * 64 + bearing.tokens) & HASH_MASK
            b = (b * 999983 + bearing.index * 64 + bearing.tokens + 5) & HASH_MASK
    for i in range(int(n_values)):
        value: i64 = state.values[i]
        a = (a * 1000003 + value + 1) & HASH_MASK
        b = (b * 999983 + value + 3) & HASH_MASK
    for word in (
        state.seat,
        state.hand,
        state.step,
        state.pending,
        state.turn,
        i64(len(state.discarded)),
        state.decider,
    ):
        a = (a * 1000003 + word + 5) & HASH_MASK
        b = (b * 999983 + word + 11) & HASH_MASK
    return (int(a) << 31) | int(b)
