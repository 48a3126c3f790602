"""The co-operative game by itself: every level with every number of players, and own levels with calmer tiles, on which
a random team lives long enough to bury, to call hounds and to win."""

from pathlib import Path
from typing import Any

import pytest

from bastide import Game
from tests.conformance.laws import Witness
from tests.rules.mist_tiles import tile_set

ROW: dict[str, Any] = {"target": 40, "piles": 3, "hounds": [2, 8]}
ROWS = {
    "cemeteries": ROW,
    "haunted": ROW | {"haunted": True},
    "per-colour": ROW | {"per_colour": True, "target": 12, "hounds": [1, 2]},
    "one-pile": {"target": 30, "ghosts": 12},
    "easy": {"target": 6},
}
RANDOM_TEAMS = 10


CALM = tile_set(
    straight=6, stop=9, cap=10, crest=2, through=3, split=3, nook=4, castle_road=2, cemetery_road=2,
    fog1=4, strait=2, mist_stop=3, mist_road=2, mist_cap=2,
)  # fmt: skip
"""Tiles with little mist."""


@pytest.mark.parametrize("players", range(1, 6))
@pytest.mark.parametrize("level", range(1, 7))
def test_every_level_plays_by_the_laws(level: int, players: int, tmp_path: Path) -> None:
    game = Game("mists", players=players, chance="manual", level=level)
    witness = Witness(game, f"mists {level} {players}").play()
    witness.replay(tmp_path)
    witness.rewind()


def test_everything_that_can_happen_plays_by_the_laws(tmp_path: Path) -> None:
    """Every end of the game is met, and every question but the rarest (which of two features is scored first)."""
    verbs: set[str] = set()
    results: set[str] = set()
    for name, row in ROWS.items():
        for seed in range(RANDOM_TEAMS):
            game = Game("mists", players=1 + seed % 4, chance="manual", own_level=row, tileset=CALM)
            witness = Witness(game, f"{name} {seed}").play(every=40)
            witness.replay(tmp_path)
            verbs |= witness.verbs
            results.add(game.shown_to(None)["team"]["result"])
    guards = {"guard", "guard-2", "guard-3", "guard-4"}
    assert verbs >= {"draw", "place", "bury", "haunt", "take", "banish", "hound", "pass"} | guards
    assert results == {"won", "no-tiles", "no-ghosts", "hound-late"}
