"""A piece that is nobody's and walks over the board needs no word of core: in view, in the hash, and taken back."""

from pathlib import Path

import pytest

from bastide import Game
from bastide.rules import MODULES
from tests.conformance.laws import Witness
from tests.conformance.tinker import Tinkers


@pytest.fixture(autouse=True)
def _tinkers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(MODULES, "tinkers", Tinkers)


@pytest.mark.parametrize("names", ["base", "base+fields+abbot+anniversary", "base+ghosts", "base+fields+conquest+inns"])
def test_it_walks_through_whole_games_of_every_system(names: str, tmp_path: Path) -> None:
    witness = Witness(Game(f"{names}+tinkers", players=3, chance="manual"), names).play()
    assert witness.verbs >= {"walk", "meeple", "pass"}
    witness.replay(tmp_path)
    witness.rewind()


def begun() -> Game:
    game = Game("base+tinkers", players=2, chance="manual")
    for text in ("draw U", "place U 1,0 0"):
        game.push(text)
    return game


def test_it_is_in_view_in_the_hash_and_taken_back() -> None:
    game = begun()
    assert game.shown_to(None)["tinker"] == {"x": 0, "y": 0}
    before = game.hash()
    game.push("walk E")
    assert [event.as_dict() for event in game.events if event.kind == "walked"] == [
        {"event": "walked", "seat": 0, "x": 1, "y": 0}
    ]
    assert game.shown_to(None)["tinker"] == {"x": 1, "y": 0}
    walked = game.hash()
    game.pop()
    assert (game.hash(), game.shown_to(None)["tinker"]) == (before, {"x": 0, "y": 0})
    game.push("pass")
    assert game.hash() != walked


def test_it_walks_where_a_tile_lies_and_keeps_figures_away() -> None:
    game = begun()
    assert [action.text for action in game.legal_actions()] == ["walk E", "pass"]
    for text, code, rule in (("walk N", "no-way", "TIN-2"), ("meeple road 1,0 EW", "tinker-there", "TIN-3")):
        refusal = game.why(text)
        assert refusal is not None
        assert (refusal.code, refusal.rule) == (code, rule)
