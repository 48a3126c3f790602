"""What the deciding seat may do, as offers in the four generic shapes, with words, places and worth.

Law: every offer is a legal action of the engine and every legal action is an offer; the id is the action's text.
Nothing is computed here but words and places: worth and cells are asked of the engine.
"""

from typing import Any

from bastide.art import anchor, variant_of
from bastide.core.actions import CELL_SHIFT, FIGURE, KIND_MASK, PASS, PLACE, SEGMENT_SHIFT, Action
from bastide.core.features import Node
from bastide.core.notation import to_action
from bastide.game import Game
from bastide.server.protocol import Line, Offer

CENTRE = [50.0, 50.0]


def offers_of(game: Game, takeback: bool) -> list[Offer]:
    """All offers of the present decision, in the engine's order; spots before "no figure"."""
    decision = game.decision
    if decision is None or decision.seat is None:
        return []
    engine = game.engine
    packed = [int(engine.acts[i]) for i in range(int(engine.legal()))]
    return [_offer(game, act, decision.seat, takeback) for act in packed]


def _offer(game: Game, packed: int, seat: int, takeback: bool) -> Offer:
    action = to_action(game.engine, packed)
    kind = packed & KIND_MASK
    if kind == PLACE:
        return _place(action, seat, takeback)
    if kind == FIGURE:
        return _figure(game, action, packed, seat)
    if kind == PASS:
        return _confirm(action, seat)
    return _choice(action, seat)


def _place(action: Action, seat: int, takeback: bool) -> Offer:
    return {
        "id": action.text,
        "shape": "place",
        "seat": seat,
        "x": action.x,
        "y": action.y,
        "rotation": action.rotation,
        "tile": action.tile,
        "at": CENTRE,
        "label": {"key": "offer-place", "args": {"x": action.x, "y": action.y, "rotation": action.rotation}},
        "preview": [],
        "rules": ["BASE-11", "BASE-12"],
        "final": not takeback,
    }


def _figure(game: Game, action: Action, packed: int, seat: int) -> Offer:
    engine = game.engine
    state, rules = engine.state, engine.rules
    placed = state.board.cells[packed >> CELL_SHIFT]
    assert placed is not None, "a figure is offered on a tile"
    segment = (packed >> SEGMENT_SHIFT) & 255
    node = state.node_at(placed, segment)
    root = node.root()
    figure = next(i for i, spec in enumerate(rules.figure_specs) if spec.name == action.figure)
    cells = state.cells_of(root)
    args = {
        "role": rules.role(figure, int(node.kind)),
        "feature": action.feature,
        "tiles": int(root.tiles) if action.feature != "field" else len(cells),
    }
    at = anchor(placed.tile.id, int(placed.rot.turns) * 90, variant_of(action.x, action.y), int(node.seg.source))
    return {
        "id": action.text,
        "shape": "slot",
        "seat": seat,
        "x": action.x,
        "y": action.y,
        "at": [round(at[0], 1), round(at[1], 1)],
        "label": {"key": "offer-figure", "args": args},
        "preview": worth(game, root),
        "rules": ["BASE-20", "BASE-21", "BASE-22"],
        "cells": [list(cell) for cell in cells],
        "final": True,
    }


def worth(game: Game, root: Node) -> list[Line]:
    """What a feature would pay as it stands: now, or for what is counted last, at the end."""
    engine = game.engine
    said: list[Line] = []
    for line in engine.rules.points[int(root.kind)]:
        points = int(line.points(engine.state, root, int(root.open) > 0))
        key = "offer-later" if line.counted_last else "offer-worth"
        said.append({"key": key, "args": {"points": points, "reason": line.reason}})
    return said


def _confirm(action: Action, seat: int) -> Offer:
    return {
        "id": action.text,
        "shape": "confirm",
        "seat": seat,
        "label": {"key": "offer-pass", "args": {}},
        "preview": [],
        "rules": ["BASE-20"],
        "final": True,
    }


def _choice(action: Action, seat: int) -> Offer:
    """A decision of a rule module without a place on the board."""
    return {
        "id": action.text,
        "shape": "choice",
        "seat": seat,
        "label": {"key": f"offer-{action.kind}", "args": {"words": " ".join(action.args)}},
        "preview": [],
        "rules": [],
        "final": True,
    }


def figure_places(view: dict[str, Any]) -> dict[str, list[float]]:
    """Where each figure on the board stands in its cell, by figure id."""
    tiles = {(tile["x"], tile["y"]): tile for tile in view["tiles"]}
    places: dict[str, list[float]] = {}
    for figure in view["figures"]:
        tile = tiles[figure["x"], figure["y"]]
        variant = variant_of(tile["x"], tile["y"])
        x, y = anchor(tile["tile"], tile["rotation"], variant, figure["segment"])
        places[figure["id"]] = [round(x, 1), round(y, 1)]
    return places
