"""A recorded game for the commands that read one."""

from pathlib import Path

import pytest

from bastide import Game

from .helpers import random_game


@pytest.fixture(scope="session")
def game() -> Game:
    """A finished game of two."""
    return random_game()


@pytest.fixture
def record_file(game: Game, tmp_path: Path) -> Path:
    """Its record."""
    path = tmp_path / "game.bastide.jsonl"
    game.record(["Anna", "Ben"], [None, "random"]).write(path)
    return path
