"""What one seat may see of a game, as plain JSON-ready data. None of it depends on the order of the draws.

Invariant: a view of `ViewCache` equals the view computed from scratch. A test compares the two after every action of
random games. Its results are shared between calls and must not be changed.
"""

from typing import Any

from bastide.core.captures import prisoners_of
from bastide.core.engine import Engine
from bastide.core.features import Node
from bastide.core.figures import Figure


def changing_view(engine: Engine, decision: dict[str, Any] | None) -> dict[str, Any]:
    """The keys of a view that are small, or change with every action."""
    state, rules = engine.state, engine.rules
    return {
        **_of_modules(engine),
        "rules": rules.name,
        "players": int(rules.n_seats),
        "over": state.over,
        "winners": rules.objective.winners(state) if state.over else [],
        "decision": decision,
        "turn": int(state.turn),
        "scores": engine.scores(),
        "supply": [
            {spec.name: int(state.supply(seat, kind)) for kind, spec in enumerate(rules.figure_specs)}
            for seat in range(int(rules.n_seats))
        ],
        **_stock(engine),
        **_prisoners(engine),
        "discarded": [rules.tiles[index].id for index in state.discarded],
    }


def _of_modules(engine: Engine) -> dict[str, Any]:
    """The keys of modules: each shows its own (hook `view`)."""
    view: dict[str, Any] = {}
    for module in engine.rules.view_modules:
        view |= module.view(engine)
    return view


def _stock(engine: Engine) -> dict[str, Any]:
    """`stock`: the figures of each seat in the general stock, {} if there is none."""
    state, rules = engine.state, engine.rules
    stored = [(kind, spec.name) for kind, spec in enumerate(rules.figure_specs) if spec.stock]
    if not stored:
        return {}
    seats = range(int(rules.n_seats))
    return {"stock": [{name: int(state.stock(seat, kind)) for kind, name in stored} for seat in seats]}


def _prisoners(engine: Engine) -> dict[str, Any]:
    """`captured`: the captured figures that each seat holds, {} if no module captures any."""
    state, rules = engine.state, engine.rules
    if rules.captor_slot == 0:
        return {}
    held = [
        [
            {"id": figure.id, "seat": int(figure.seat), "kind": rules.figure_specs[int(figure.kind)].name}
            for figure in prisoners_of(state, seat)
        ]
        for seat in range(int(rules.n_seats))
    ]
    return {"captured": held}


def left_in_bag(engine: Engine) -> dict[str, int]:
    """How many tiles of each type are still in the bag. Types without tiles are left out."""
    names = [tile.id for tile in engine.rules.tiles]
    counts = map(engine.state.left, range(len(names)))
    return {name: int(n) for name, n in zip(names, counts, strict=True) if n}


def _withheld(engine: Engine) -> dict[str, Any]:
    """What modules withhold from the draw: `draws` that may still come, and `withheld` copies by tile type."""
    rules, state = engine.rules, engine.state
    if not rules.withholds:
        return {}
    left = [(tile.id, int(state.left(tile.index) - rules.drawable(state, tile.index))) for tile in rules.tiles]
    draws = sum(int(step.draws_left(state)) for step in rules.steps)
    return {"draws": draws, "withheld": {name: n for name, n in left if n}}


def score_lines_view(engine: Engine, since: int = 0) -> list[dict[str, Any]]:
    """The lines of points from number `since` on."""
    return [
        {
            "reason": line.reason,
            "feature": line.feature,
            "seats": line.seats,
            "points": line.points,
            "count": line.count,
            "shields": line.shields,
            "cells": line.cells,
            "rule": line.rule,
            "final": line.final,
            **({"payers": line.payers} if line.payers else {}),
        }
        for line in engine.state.lines[since:]
    ]


def tiles_view(engine: Engine, since: int = 0) -> list[dict[str, Any]]:
    """The tiles on the board in the order of placement, from number `since` on. Each further cell of a tile is an entry
    with its number."""
    board = engine.state.board
    tiles = []
    for placed in board.laid[since : int(board.n_laid)]:
        cell, seat = int(placed.cell), int(placed.seat)
        entry: dict[str, Any] = {
            "x": board.x(cell),
            "y": board.y(cell),
            "tile": placed.tile.id,
            "rotation": int(placed.rot.turns) * 90,
            "seat": seat if seat >= 0 else None,
        }
        if placed.part:
            entry["cell"] = int(placed.part)
        tiles.append(entry)
    return tiles


def figures_view(engine: Engine) -> list[dict[str, Any]]:
    """The figures on the board, by seat, kind and number. A buried figure is shown by its module."""
    return [figure_view(engine, figure, node) for figure, node in list_shown_figures(engine)]


def list_shown_figures(engine: Engine) -> list[tuple[Figure, Node]]:
    """The figures that are shown on the board, with their segments."""
    stands = engine.rules.stands
    return [
        (figure, node)
        for figure in engine.state.figures
        if (node := figure.node) is not None and (int(stands[figure.kind]) >> int(node.kind)) & 1
    ]


def figure_view(engine: Engine, figure: Figure, node: Node) -> dict[str, Any]:
    """A figure and its place."""
    state, rules = engine.state, engine.rules
    cell = int(node.cell)
    placed = state.board.require_tile(cell)
    tokens = {rules.tokens: int(figure.tokens)} if figure.tokens else {}
    return {
        "id": figure.id,
        "seat": int(figure.seat),
        "kind": rules.figure_specs[int(figure.kind)].name,
        "role": rules.role(int(figure.kind), int(node.kind)),
        "feature": rules.kind_names[int(node.kind)],
        "x": state.board.x(cell),
        "y": state.board.y(cell),
        "at": placed.rot.at[int(node.index - node.base)],
        "segment": int(node.seg.source),
        **tokens,
    }


class ViewCache:
    """The cached view of one engine. The caller reports draws (`drawn`) and actions taken back (`taken_back`)."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._stood: list[tuple[Node | None, int]] = []  # the places of all figures, and the ghosts beside each
        self._figures: list[dict[str, Any]] = []
        self._left: dict[str, Any] = {}

    def drawn(self) -> None:
        """A tile was drawn, so the bag has changed."""
        self._left = {}

    def taken_back(self) -> None:
        """Actions were taken back. Pooled nodes may now be other segments, so nothing is reused."""
        self._left = {}
        self._stood = []

    def view(self, decision: dict[str, Any] | None, tiles: int = 0, lines: int = 0) -> dict[str, Any]:
        """The view of a game in which only the undrawn tiles are hidden. The first `tiles` tiles and `lines` lines of
        points are left out.

        Keys: rules, players, over, winners, decision, turn, scores, supply, tiles, figures, left, discarded, explain.
        `stock` has the figures of each seat in the general stock, if there is one, and `captured` the figures that each
        seat holds captured, if a module captures any. A figure has `ghosts` if there are
        any. `kept` (a tile or null per seat) is there with a hand of two tiles, `extra` (true) in an extra turn. Cells
        are x (east), y (south). Rotations are degrees clockwise."""
        engine = self._engine
        return {
            **changing_view(engine, decision),
            "tiles": tiles_view(engine, tiles),
            "figures": self._standing(),
            "left": self._bag(),
            "explain": score_lines_view(engine, lines),
        }

    def _bag(self) -> dict[str, Any]:
        engine = self._engine
        total = int(engine.state.bag)
        if self._left.get("total") != total or engine.rules.withholds:
            self._left = {"total": total, "tiles": left_in_bag(engine), **_withheld(engine)}
        return self._left

    def _standing(self) -> list[dict[str, Any]]:
        stood = [(figure.node, int(figure.tokens)) for figure in self._engine.state.figures]
        if stood != self._stood:
            self._stood, self._figures = stood, figures_view(self._engine)
        return self._figures
