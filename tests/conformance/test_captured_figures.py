"""A figure that is nowhere: captured, and held by a seat (need M6)."""

from pathlib import Path

import pytest

from bastide import Game
from bastide.core.captures import captor
from bastide.records.position import PositionError, read_position
from bastide.rules import MODULES
from tests.conformance.laws import Witness
from tests.conformance.snares import Snares

START = ("draw E", "place E 0,1 180", "meeple city 0,1 S", "draw U", "place U 1,0 0")
"""Red's knight stands beside the tile that blue has laid."""


@pytest.fixture(autouse=True)
def _snares(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(MODULES, "snares", Snares)


@pytest.fixture
def game() -> Game:
    begun = Game("base+snares", players=2, chance="manual")
    for text in START:
        begun.push(text)
    return begun


def test_a_captured_figure_is_in_no_supply_and_in_view(game: Game) -> None:
    game.push("snare meeple city 0,1 S")
    view = game.view_for(None)
    assert view["figures"] == []
    assert view["supply"] == [{"meeple": 6}, {"meeple": 7}]
    assert view["captured"] == [[], [{"id": "0.meeple.1", "seat": 0, "kind": "meeple"}]]
    told = {"event": "captured", "seat": 0, "figure": "0.meeple.1", "x": 0, "y": 1, "captor": 1}
    assert told in [event.as_dict() for event in game.events]
    game.pop()
    assert game.view_for(None)["captured"] == [[], []]


def test_a_captured_figure_is_not_placed_again(game: Game) -> None:
    for text in ("snare meeple city 0,1 S", "draw U", "place U 2,0 0", "meeple road 2,0 EW"):
        game.push(text)
    assert [figure["id"] for figure in game.view_for(None)["figures"]] == ["0.meeple.2"]


def test_a_position_names_captured_figures(game: Game) -> None:
    game.push("snare meeple city 0,1 S")
    assert " captured=0.meeple.1:1 " in game.position()
    by_hand = read_position("position/1 base+fields+snares captured=1.meeple.3:0;0.meeple.1:1")
    held = [captor(by_hand.state, figure) for figure in by_hand.state.figures]
    assert [held.index(1), held.index(0), len(held) - held.count(-1)] == [0, 9, 2]
    assert [int(by_hand.state.supply(seat, 0)) for seat in (0, 1)] == [6, 6]


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("base captured=0.meeple.1:1", "where figures are captured"),
        ("base+snares captured=0.meeple.1:2", "2 is not between 0 and 1"),
        ("base+snares captured=0.meeple.9:1", "there is no figure '0.meeple.9'"),
        ("base+snares captured=0.meeple.1:1;0.meeple.1:1", "it stands somewhere already"),
    ],
)
def test_a_position_with_wrong_prisoners_is_refused(text: str, error: str) -> None:
    with pytest.raises(PositionError, match=error):
        read_position(f"position/1 {text}")


def test_figures_that_depend_on_a_captured_one_go_home() -> None:
    game = Game("base+traders+snares", players=2, chance="manual")
    for text in (
        *("draw U", "place U 1,0 0", "meeple road 1,0 EW", "draw E", "place E 0,1 180", "pass"),
        *("draw U", "place U 2,0 0", "builder road 2,0 EW", "draw B", "place B 1,1 0"),
    ):
        game.push(text)
    game.push("snare meeple road 1,0 EW")
    assert game.view_for(None)["figures"] == []
    assert game.view_for(None)["supply"][0] | {"meeple": 6, "builder": 1} == game.view_for(None)["supply"][0]


COMPANIES: tuple[str, ...] = (
    *("base", "base+fields+abbot+arrows+ghosts+inns+traders", "base+fields+conquest+inns"),
    "base+fields+river+traders",
)


@pytest.mark.parametrize("text", COMPANIES)
def test_a_game_obeys_the_laws(text: str, tmp_path: Path) -> None:
    witness = Witness(Game(f"{text}+snares", players=3, chance="manual"), text).play()
    assert witness.verbs >= {"snare", "ransom", "meeple", "pass"}
    witness.replay(tmp_path)
    witness.rewind()
