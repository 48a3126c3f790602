"""Banks of mist: segments joined across sides where both tiles are misty (MIST-20), and their view, JSON-ready.

`open` of a bank counts misty sides without mist on the other side. A side that meets a clear side or a tile face down
never closes (MIST-22).
"""

from typing import Any

from mypy_extensions import i64

from bastide.core.board import PlacedCell
from bastide.core.engine import Engine
from bastide.core.features import Node
from bastide.core.state import State


def mists_of(state: State, placed: PlacedCell) -> list[Node]:
    """The mist segments of a cell."""
    nodes = state.features.nodes[placed.base : placed.base + placed.rot.n_segments]
    return [node for node in nodes if placed.rot.veiled and _is_mist(placed, node)]


def _is_mist(placed: PlacedCell, node: Node) -> bool:
    segment: i64 = node.index - placed.base
    return any(placed.rot.veil_segment[side] == segment for side in range(4))


def extends_mist(state: State, placed: PlacedCell, node: Node) -> bool:
    """Whether a misty side of this segment meets mist on the table (MIST-41)."""
    segment: i64 = node.index - placed.base
    return any(placed.rot.veil_segment[side] == segment and _beyond(state, placed, side) > 0 for side in range(4))


def _beyond(state: State, placed: PlacedCell, side: i64) -> i64:
    """What is beyond a side: 1 mist, -1 a tile without mist there, 0 nothing."""
    other = state.board.placed_at(state.board.step(placed.cell, side))
    if other is None:
        return 0
    if other.rot.veil_segment[(side + 2) & 3] >= 0:
        return 1
    return -1


def is_lost(state: State, root: Node) -> bool:
    """Whether the bank can never be closed: a misty side meets a tile without mist there (MIST-22)."""
    board = state.board
    node: Node = root
    while True:
        placed = board.require_tile(node.cell)
        segment: i64 = node.index - placed.base
        for side in range(4):
            if placed.rot.veil_segment[side] == segment and _beyond(state, placed, side) < 0:
                return True
        node = node.next
        if node is root:
            return False


def ghosts_in(root: Node) -> i64:
    """How many ghosts are on a bank."""
    n: i64 = root.tokens
    node: Node = root.next
    while node is not root:
        n += node.tokens
        node = node.next
    return n


def clear_bank(state: State, root: Node) -> i64:
    """Remove all ghosts from a bank, and return their number."""
    n: i64 = 0
    node: Node = root
    while True:
        if node.tokens > 0:
            n += node.tokens
            state.put_tokens(node, -node.tokens)
        node = node.next
        if node is root:
            return n


def misty_around(state: State, cell: i64) -> i64:
    """How many of the 9 cells, this one and those around, hold tiles with mist (MIST-73). A quarter of the start tile
    counts as a tile (MIST-04)."""
    board = state.board
    n: i64 = 0
    row: i64 = 0
    c: i64 = 0
    for row in range(cell - board.width, cell + board.width + 1, board.width):
        for c in range(row - 1, row + 2):
            placed = board.placed_at(c)
            if placed is not None and placed.rot.veiled:
                n += 1
    return n


def banks_view(engine: Engine) -> list[dict[str, object]]:
    """Every bank once, in the order of its first tile."""
    state = engine.state
    stamp = int(state.features.next_generation())
    banks: list[dict[str, object]] = []
    for placed in state.board.laid[: int(state.board.n_laid)]:
        for node in mists_of(state, placed):
            root = node.root()
            if root.stamp != stamp:
                root.stamp = stamp
                fate = "closed" if root.open == 0 else "lost" if is_lost(state, root) else "open"
                cells = [list(cell) for cell in state.cells_of(root)]
                banks.append({"cells": cells, "state": fate, "ghosts": int(ghosts_in(root))})
    return banks


def describe_mist(mist: dict[str, Any]) -> list[str]:
    """The bank and the banks as sentences."""
    lines = [f"Ghosts in the bank: {mist['bank']} of {mist['inGame']}."]
    return lines + [f"{bank['state'].capitalize()} mist, ghosts on it: {bank['ghosts']}." for bank in mist["banks"]]
