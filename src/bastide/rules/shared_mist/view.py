"""The view of mist and of places on the map, JSON-ready."""

from typing import Any

from bastide.core.engine import Engine
from bastide.core.features import Node
from bastide.rules.shared_mist.banks import ghosts_in, is_lost, mists_of


def segment_place(engine: Engine, node: Node) -> dict[str, object]:
    """x, y, feature and place of a segment, for events and views."""
    state = engine.state
    placed = state.board.require_tile(node.cell)
    return {
        "x": state.board.x(int(node.cell)),
        "y": state.board.y(int(node.cell)),
        "feature": engine.rules.kind_names[int(node.kind)],
        "at": placed.rot.at[int(node.index - node.base)],
    }


def banks_view(engine: Engine) -> list[dict[str, object]]:
    """Every bank once, in the order of its first tile."""
    state = engine.state
    stamp = int(state.features.next_generation())
    told: list[dict[str, object]] = []
    for placed in state.board.laid[: int(state.board.n_laid)]:
        for node in mists_of(state, placed):
            root = node.root()
            if root.stamp != stamp:
                root.stamp = stamp
                fate = "closed" if root.open == 0 else "lost" if is_lost(state, root) else "open"
                cells = [list(cell) for cell in state.cells_of(root)]
                told.append({"cells": cells, "state": fate, "ghosts": int(ghosts_in(root))})
    return told


def describe_mist(mist: dict[str, Any]) -> list[str]:
    """The bank and the banks as sentences."""
    lines = [f"Ghosts in the bank: {mist['bank']} of {mist['inGame']}."]
    return lines + [f"{bank['state'].capitalize()} mist, ghosts on it: {bank['ghosts']}." for bank in mist["banks"]]
