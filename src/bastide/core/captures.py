"""Captured figures: a seat holds them, and they are in no supply. A module that captures any sets `captures`.

Invariant: each figure is on the map, in its owner's supply, in the general stock or captured. Views (`captured`) and
positions show who holds which.
"""

from mypy_extensions import i64

from bastide.core.figures import Figure
from bastide.core.state import State


def captor(state: State, figure: Figure) -> i64:
    """The seat that holds a figure captured, -1 for none."""
    return state.values[_slot(state, figure)] - 1 if state.rules.captor_slot > 0 else -1


def prisoners_of(state: State, seat: i64) -> list[Figure]:
    """The figures that a seat holds captured, by owner, kind and number."""
    return [figure for figure in state.figures if captor(state, figure) == seat]


def capture_figure(state: State, figure: Figure, seat: i64) -> None:
    """Take a figure off the map as a prisoner of a seat, which may be its owner's.

    Other figures on the same feature stay. The hook `figure_returned` is called."""
    assert state.rules.captor_slot > 0, "a module that captures figures is played"
    tokens = int(figure.tokens)
    node = state.lift_figure(figure)
    state.set(_slot(state, figure), seat + 1)
    if state.listening:
        x, y = state.board.x(int(node.cell)), state.board.y(int(node.cell))
        data: dict[str, object] = {"seat": int(figure.seat), "figure": figure.id, "x": x, "y": y, "captor": int(seat)}
        if tokens > 0:
            data[state.rules.tokens] = tokens
        state.emit("captured", data)
    for module in state.rules.figure_returned_modules:
        module.figure_returned(state, node)


def release_figure(state: State, figure: Figure) -> None:
    """Return a captured figure to its owner's supply."""
    held_by: i64 = captor(state, figure)
    assert held_by >= 0, "it is captured"
    state.set(_slot(state, figure), 0)
    state.add(state.rules.supply_slot + figure.seat * state.rules.n_kinds + figure.kind, 1)
    if state.listening:
        state.emit("released", {"seat": int(figure.seat), "figure": figure.id, "captor": int(held_by)})


def _slot(state: State, figure: Figure) -> i64:
    return state.rules.captor_slot + state.first_figure(figure.seat, figure.kind) + figure.number - 1
