"""Whatever a turn completes is scored (need M9): beside a tile with bare sides, and where a module says so."""

from pathlib import Path

import pytest

from bastide import Game
from bastide.core.tiles.catalogue import TileError, read_catalogue
from bastide.rules import MODULES
from tests.conformance.laws import Witness
from tests.conformance.plugs import Plugs, Squatters

FOUR_CITIES = (
    ("draw U", "place U -1,0 0", "pass"),
    ("draw U", "place U 1,0 0", "pass"),
    ("draw E", "place E -1,-1 90", "meeple city -1,-1 E"),
    ("draw E", "place E 1,-1 270", "meeple city 1,-1 W"),
    ("draw B", "place B -1,-2 0", "pass"),
    ("draw E", "place E 0,-2 180", "meeple city 0,-2 S"),
)
"""Around the hole at 0,-1: three occupied cities and that of the start tile, each with one open side."""


@pytest.fixture(autouse=True)
def _toys(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(MODULES, "plugs", Plugs)
    monkeypatch.setitem(MODULES, "squatters", Squatters)


def around_a_hole(rules: str) -> Game:
    game = Game(rules, players=2, chance="manual")
    for turn in FOUR_CITIES:
        for text in turn:
            game.push(text)
    return game


def test_bare_sides_close_every_feature_that_they_meet() -> None:
    game = around_a_hole("base+plugs")
    assert [action.text for action in game.legal_actions()] == ["plug 0,-1", "pass"]
    game.push("plug 0,-1")
    assert [action.text for action in game.legal_actions()] == ["meeple monastery 0,-1 I", "pass"]
    game.push("meeple monastery 0,-1 I")
    assert game.scores == [2, 4]
    assert {figure["feature"] for figure in game.view_for(None)["figures"]} == {"monastery"}
    for text in ("draw B", "place B 1,-2 0", "pass"):
        game.push(text)
    assert game.scores == [2 + 9, 4], "the last corner completes the monastery on the plug"


def test_a_tile_beside_bare_sides_is_closed_by_them() -> None:
    game = around_a_hole("base+plugs")
    game.push("plug 0,-1")
    before = game.engine.hash()
    game.push("pass")
    game.pop()
    assert game.engine.hash() == before
    cities = [node.root() for node in game.engine.state.features.nodes[: int(game.engine.state.features.n_nodes)]]
    assert {int(root.open) for root in cities if root.kind == game.engine.rules.kinds["city"]} == {0}


def test_completed_is_called_for_unoccupied_features_beside_bare_sides() -> None:
    game = around_a_hole("base+plugs+squatters")
    game.push("plug 0,-1")
    game.push("pass")
    assert game.scores == [2 + 4, 4], "1 point for each of four cities, one of them unoccupied"


def test_a_completed_feature_elsewhere_is_scored_in_its_turn_and_not_again() -> None:
    game = Game("base+squatters", players=2, chance="manual")
    for text in ("draw E", "place E 0,-1 180", "pass", "draw U", "place U 1,0 0", "squat meeple city 0,0 N"):
        game.push(text)
    assert game.scores == [1, 4 + 1]
    assert game.view_for(None)["figures"] == []
    for text in ("draw U", "place U 2,0 0", "pass"):
        game.push(text)
    assert game.scores == [1, 5]


COMPANIES = (
    *("base", "base+fields+abbot+anniversary", "base+fields+inns+traders", "base+river20+ghosts"),
    *("base+fields+conquest", "base+abbot+arrows+ghosts+inns+traders"),
)


@pytest.mark.parametrize("text", COMPANIES)
def test_a_game_obeys_the_laws(text: str, tmp_path: Path) -> None:
    witness = Witness(Game(f"{text}+plugs+squatters", players=3, chance="manual"), text).play()
    assert witness.verbs >= {"plug", "squat", "meeple", "pass"}
    witness.replay(tmp_path)
    witness.rewind()


def test_a_tile_with_bare_sides_shows_no_fields() -> None:
    with pytest.raises(TileError, match="half 0 lies in 1 fields, not in 0"):
        read_catalogue(
            '[{"id": "no", "count": 1, "caps": true, "segments": [{"kind": "field", "halves": [0]}]}]',
            "no", Plugs.prints,
        )  # fmt: skip
