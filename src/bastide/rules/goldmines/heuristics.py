"""Heuristics of ingots for bots that look ahead: those of a seat, and those of features where it leads."""

from typing import Final

from mypy_extensions import i64

from bastide.core.state import State
from bastide.heuristics.module_heuristics import ModuleHeuristics
from bastide.rules.base.tile_counters import count_at
from bastide.rules.goldmines.ingots import INGOTS, Ingots, points_of

TAKEN: Final = 0.5
"""The chance to take an ingot from an unfinished feature where the seat leads."""


class GoldHeuristics(ModuleHeuristics):
    """An ingot is worth what it will be worth when the seat has as many as it can expect."""

    def __init__(self, ingots: Ingots) -> None:
        self.ingots = ingots
        self.tiles: int = 0

    def holdings(self, state: State, seat: i64) -> float:
        """Ingots in hand and those to come, times the points of each at the end."""
        held = float(self.ingots.held(state, seat))
        near = held + TAKEN * self._led(state, seat)
        if near == 0.0:
            return 0.0
        end = near + self._more(state)
        return near * _points_each(end)

    def _more(self, state: State) -> float:
        """The share of a seat in the ingots that will still be laid."""
        self.tiles = self.tiles or int(state.rules.n_bag)
        return float(self.ingots.left(state)) / float(state.n_seats) * float(state.bag) / float(max(self.tiles, 1)) / 2

    def _led(self, state: State, seat: i64) -> float:
        """The share of a seat in the ingots of features where it has the majority."""
        found: float = 0.0
        for place in self.ingots.places(state):
            seats = self._seats(state, self.ingots.cell(state, place))
            if seats >> seat & 1:
                found += float(count_at(place)) / bin(seats).count("1")
        return found

    def _seats(self, state: State, cell: int) -> int:
        """The seats that would take ingots of a tile if its features were completed."""
        seats = 0
        scoring, board = state.rules.scoring, state.board
        for node in state.features.inside:
            if (
                node.figures
                and node.kind in self.ingots.around
                and (node.cell == cell or board.beside(node.cell, cell))
            ):
                seats |= int(scoring.paid(state, node))
        placed = board.require_tile(cell)
        for node in state.features.nodes[placed.base : placed.base + placed.rot.n_segments]:
            root = node.root()
            if root.figures and root.open and root.kind in self.ingots.taking:
                seats |= int(scoring.paid(state, root))
        return seats


def _points_each(n: float) -> float:
    """The points of each of `n` ingots, between the whole numbers."""
    low = min(max(int(n), 1), INGOTS)
    high = min(low + 1, INGOTS)
    part = min(max(n - low, 0.0), 1.0)
    return points_of(low) / low * (1.0 - part) + points_of(high) / high * part
