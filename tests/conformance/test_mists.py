"""The co-operative game by itself: every level with every number of players, and own levels with calmer tiles, on which
a random team lives long enough to bury, to call hounds and to win."""

import json
from copy import deepcopy
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from bastide import Game
from tests.conformance.laws import Witness

SHIPPED = json.loads(files("bastide.data").joinpath("tiles/mists.json").read_text(encoding="utf-8"))
ROW: dict[str, Any] = {"target": 40, "piles": 3, "hounds": [4, 12]}
ROWS = {
    "cemeteries": ROW,
    "haunted": ROW | {"haunted": True},
    "per-colour": ROW | {"per_colour": True, "target": 12, "hounds": [2, 3]},
    "one-pile": {"target": 30, "ghosts": 12},
    "easy": {"target": 6},
}
RANDOM_TEAMS = 6


def calm() -> list[dict[str, Any]]:
    """The tiles of the box with a single symbol in half of the mists, and no mist at all on the others."""
    tiles = [deepcopy(entry) for entry in SHIPPED if not entry.get("start")]
    for number, entry in enumerate(tiles):
        if number % 2:
            entry["segments"] = [part for part in entry["segments"] if part["kind"] != "mist"]
        for part in entry["segments"]:
            if part["kind"] == "mist":
                part["ghosts"] = 1
    return tiles


@pytest.mark.parametrize("players", range(1, 6))
@pytest.mark.parametrize("level", range(1, 7))
def test_every_level_plays_by_the_laws(level: int, players: int, tmp_path: Path) -> None:
    game = Game.new("mists", players=players, chance="manual", level=level)
    witness = Witness(game, f"mists {level} {players}").play()
    witness.replay(tmp_path)
    witness.rewind()


def test_everything_that_can_happen_plays_by_the_laws(tmp_path: Path) -> None:
    """Every question and every end of the game is met."""
    verbs: set[str] = set()
    results: set[str] = set()
    for name, row in ROWS.items():
        for seed in range(RANDOM_TEAMS):
            game = Game.new("mists", players=1 + seed % 4, chance="manual", own_level=row, tileset=calm())
            witness = Witness(game, f"{name} {seed}").play(every=25)
            witness.replay(tmp_path)
            verbs |= witness.verbs
            results.add(game.view_for(None)["mists"]["result"])
    guards = {"guard", "guard-2", "guard-3", "guard-4"}
    assert verbs >= {"draw", "place", "bury", "haunt", "score", "take", "banish", "hound", "pass"} | guards
    assert results == {"won", "no-tiles", "no-ghosts", "hound-late"}
