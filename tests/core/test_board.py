"""The grid follows what is laid: its memory grows with the tiles on the table, not with those in the box."""

import random

import pytest

from bastide.core.board import BLOCK, Board
from bastide.core.engine import Engine
from bastide.rules import new_engine

LARGEST = "base+fields+abbot+anniversary+conquest+ghosts"
GAMES = [("base+fields", 2), (LARGEST, 5), ("mists", 3)]


def played(rules: str, players: int, plies: int) -> Engine:
    """A game after so many random actions, or at its end."""
    engine, rng = new_engine(rules, players), random.Random(7)
    while not engine.over and engine.plies < plies:
        engine.push(engine.acts[rng.randrange(int(engine.legal()))])
    return engine


def known(board: Board) -> list[tuple[int, int, bool, bool]]:
    """All that is known of every cell: code, veil, whether it is open, whether something lies there."""
    cells = range(int(board.width * board.width))
    veils = [int(board.veil_at(cell)) if board.veiled else 0 for cell in cells]
    return [(int(board.code_at(c)), veils[c], board.is_open(c), board.placed_at(c) is not None) for c in cells]


@pytest.mark.parametrize(("rules", "players"), GAMES)
def test_few_cells_are_kept(rules: str, players: int) -> None:
    """A tile touches at most five blocks, and neighbours share them."""
    board = played(rules, players, 0).state.board
    assert len(board.codes) <= (1 + 5 * board.n_laid) * BLOCK
    board = played(rules, players, 150).state.board
    assert len(board.codes) <= (1 + board.n_laid) * BLOCK
    assert len(board.codes) == len(board.places) == len(board.by_slot)


@pytest.mark.parametrize(("rules", "players"), GAMES)
def test_what_is_known_of_cells_is_what_lies_around_them(rules: str, players: int) -> None:
    """Every cell, also those whose block nobody has touched."""
    engine = played(rules, players, 150)
    board = engine.state.board
    laid = {int(p.cell): p for p in board.laid[: int(board.n_laid)]}
    opened = {int(board.open[i]): i for i in range(int(board.n_open))}
    for cell in range(int(board.width) + 1, int(board.width * board.width - board.width) - 1):
        assert board.placed_at(cell) is laid.get(cell)
        assert board.is_open(cell) == (cell in opened)
        for side in range(4):
            beside = laid.get(int(board.step(cell, side)))
            edge = 0 if beside is None else int(beside.rot.edge[(side + 2) & 3])
            assert int(board.terrain(board.code_at(cell), side)) == edge
    assert [int(board.open_codes[i]) for i in opened.values()] == [int(board.code_at(cell)) for cell in opened]


@pytest.mark.parametrize(("rules", "players"), GAMES)
def test_taking_back_leaves_the_grid_as_it_was(rules: str, players: int) -> None:
    """Blocks stay, and are as empty as those never touched."""
    engine = played(rules, players, 150)
    before = known(new_engine(rules, players).state.board)
    while engine.plies:
        engine.pop()
    assert known(engine.state.board) == before
