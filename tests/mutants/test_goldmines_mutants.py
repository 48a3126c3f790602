"""Ten wrong rules of The Goldmines, each of which the slow reference finds."""

from typing import Any

import pytest

from bastide.rules.base.tile_counters import seats_at
from bastide.rules.goldmines import ingots, module
from bastide.rules.goldmines.ingots import Ingots
from bastide.rules.goldmines.steps import LayIngots
from tests.mutants.mutant import Patch, expect_difference, replaced
from tests.properties.boxes import play_a_game

NOTE, CHOICES, AROUND, TAKE = Ingots.note, Ingots.choices, LayIngots._around, Ingots.take


def _sides_only(self: Any, state: Any) -> list[int]:
    """No tile at a corner."""
    cell, width = int(state.board.laid[state.turn_laid].cell), int(state.board.width)
    return [one for one in AROUND(self, state) if abs(one - cell) in (1, width)]


def _no_second(self: Any, state: Any) -> list[int]:
    return []


def _first_seat_only(self: Any, state: Any, root: Any, seats: int) -> None:
    NOTE(self, state, root, int(seats) & -int(seats))


def _no_fields_of_two(self: Any, state: Any, root: Any, seats: int) -> None:
    """Who ties takes none."""
    NOTE(self, state, root, seats if int(seats).bit_count() == 1 else 0)


def _own_tile_only(self: Any, state: Any, root: Any, seats: int) -> None:
    """A monk takes from his own tile alone."""
    around, self.around = self.around, []
    NOTE(self, state, root, seats)
    self.around = around


def _no_roads(self: Any, state: Any, root: Any, seats: int) -> None:
    if state.rules.kind_names[int(root.kind)] != "road":
        NOTE(self, state, root, seats)


def _every_tile(self: Any, state: Any, seat: int) -> list[int]:
    """Each tile is a choice of its own."""
    places = [one for one in self.places(state) if seats_at(one) >> seat & 1]
    return sorted(self.cell(state, one) for one in places)


def _all_at_once(self: Any, state: Any, seat: int, cells: list[int]) -> None:
    """A seat goes on as long as it can."""
    TAKE(self, state, seat, cells)
    if cells and self.choices(state, seat):
        state.set(self.slot + ingots.TAKER, state.values[self.slot + ingots.TAKER] - 1 or int(state.n_seats))


def _two_each(n: int) -> int:
    return 2 * n


def _taker_from_first(self: Any, state: Any) -> int:
    """Seat 0 begins."""
    return int((state.values[self.slot + ingots.TAKER] - 1) % state.n_seats)


MUTANTS: dict[str, Patch] = {
    "no tile at a corner": replaced(LayIngots, "_around", _sides_only),
    "no second ingot": replaced(LayIngots, "_around", _no_second),
    "the first of those who tie": replaced(Ingots, "note", _first_seat_only),
    "none for those who tie": replaced(Ingots, "note", _no_fields_of_two),
    "only the own tile of a monk": replaced(Ingots, "note", _own_tile_only),
    "none on roads": replaced(Ingots, "note", _no_roads),
    "every tile is a choice": replaced(Ingots, "choices", _every_tile),
    "all at once": replaced(Ingots, "take", _all_at_once),
    "2 points each": replaced(module, "points_of", _two_each),
    "seat 0 begins": replaced(Ingots, "taker", _taker_from_first),
}


@pytest.mark.long
@pytest.mark.parametrize("mutant", MUTANTS)
def test_the_reference_finds_it(mutant: str, monkeypatch: pytest.MonkeyPatch) -> None:
    expect_difference(monkeypatch, MUTANTS[mutant], play_games)


def play_games() -> None:
    for seed in range(60):
        play_a_game("goldmines", "+inns", seed, draws=40)
