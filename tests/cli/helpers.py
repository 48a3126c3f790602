"""Calling the command line inside a test."""

import json
from pathlib import Path
from typing import Any

import pytest

from bastide import Game
from bastide.bots import make_bot
from bastide.cli.main import run_cli


def called(capsys: pytest.CaptureFixture[str], *argv: str | Path) -> tuple[int, str, str]:
    """Exit status, standard output and standard error of one call."""
    capsys.readouterr()
    status = run_cli([str(word) for word in argv])
    out, err = capsys.readouterr()
    return status, out, err


def called_json(capsys: pytest.CaptureFixture[str], *argv: str | Path, status: int = 0) -> dict[str, Any]:
    """The one JSON object a --json call prints; nothing else may be printed."""
    got, out, err = called(capsys, *argv, "--json")
    assert (got, err) == (status, "")
    assert out.count("\n") == 1
    value = json.loads(out)
    assert isinstance(value, dict)
    return value


def random_game(rules: str = "base+fields", players: int = 2, seed: int = 1) -> Game:
    """A finished game of random bots."""
    game = Game(rules, players=players, seed=seed)
    bots = [make_bot("random", seed, 0, seat) for seat in range(players)]
    while game.decision is not None:
        assert game.decision.seat is not None
        game.push(bots[game.decision.seat].choose(game))
    return game
