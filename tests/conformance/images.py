"""All that a state holds, as plain data: two positions with the same image are the same in every respect."""

from typing import Any

from bastide.core.engine import Engine
from bastide.core.features import Node
from bastide.core.figures import Figure


def image(engine: Engine) -> dict[str, Any]:
    """Board, features, figures and numbers, with every link told by a number."""
    state = engine.state
    return {
        "hash": engine.hash(),
        "values": [int(value) for value in state.values],
        "moment": [int(one) for one in (state.seat, state.decider, state.hand, state.turn, state.step, state.pending)],
        "counts": [int(one) for one in (state.bag, state.turn_laid, state.tokens, state.over)],
        "discarded": list(state.discarded),
        "waiting": engine.waiting(),
        "offers": engine.legal_actions(),
        "board": _board(engine),
        "nodes": [_node(node) for node in state.features.nodes[: int(state.features.n_nodes)]],
        "inside": [int(node.index) for node in state.features.inside],
        "figures": [(_index(figure.node), _id(figure.below), int(figure.tokens)) for figure in state.figures],
    }


def _board(engine: Engine) -> list[Any]:
    board = engine.state.board
    laid = board.laid[: int(board.n_laid)]
    around = [cell for p in laid for cell in (p.cell, *(board.step(p.cell, side) for side in range(4)))]
    return [
        [(p.tile.id, int(p.rot.turns), int(p.cell), int(p.part), int(p.base), int(p.seat)) for p in laid],
        [(int(board.open[i]), int(board.open_codes[i])) for i in range(int(board.n_open))],
        [(int(board.code_at(c)), board.is_open(c), board.placed_at(c) is None) for c in around],
        [int(board.veil_at(cell)) for cell in around] if board.veiled else [],
    ]


def _node(node: Node) -> tuple[Any, ...]:
    """A segment; what counts for a feature stands at its root alone."""
    own = (int(node.kind), int(node.cell), int(node.base), int(node.n_segments), int(node.tokens), _id(node.figure))
    links = (int(node.root().index), int(node.next.index), int(node.seg.source))
    if node.root() is not node:
        return own, links
    counters = (node.size, node.open, node.tiles, node.shields, node.marks, node.figures)
    return own, links, [int(one) for one in counters]


def _index(node: Node | None) -> int:
    return -1 if node is None else int(node.index)


def _id(figure: Figure | None) -> str:
    return "" if figure is None else figure.id
