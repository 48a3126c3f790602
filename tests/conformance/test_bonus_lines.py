"""Score lines for seats that the feature need not pay (need M3): 2 points for each figure in a scored feature."""

from pathlib import Path
from typing import ClassVar

import pytest

from bastide import Game
from bastide.aids import features
from bastide.core.features import Node
from bastide.core.rule_module import RuleModule
from bastide.core.scoring import Points
from bastide.core.state import State
from bastide.rules import MODULES
from tests.conformance.laws import Witness


class RoadSong(Points):
    """2 points for each figure of a seat in a road, majority or not."""

    reason: ClassVar[str] = "song-road"
    feature: ClassVar[str] = "road"
    rule: ClassVar[str] = "BAR-1"
    final_rule: ClassVar[str] = "BAR-1"
    bonus: ClassVar[bool] = True

    def points_to(self, state: State, root: Node, seat: int, final: bool) -> int:
        inside = [one.node is not None and one.node.root() is root for one in state.figures if one.seat == seat]
        return 2 * sum(inside)


class CitySong(RoadSong):
    reason = "song-city"
    feature = "city"


class FieldSong(RoadSong):
    reason = "song-field"
    feature = "field"


class Bards(RuleModule):
    """Each figure in a scored road, city or field brings 2 points more."""

    id = "bards"
    hooks = ("points",)

    def points(self) -> list[Points]:
        return [RoadSong(), CitySong(), FieldSong()]


@pytest.fixture(autouse=True)
def _bards(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(MODULES, "bards", Bards)


def test_a_bonus_comes_with_the_feature_and_is_no_part_of_its_worth() -> None:
    game = Game("base+bards", players=2, chance="manual")
    for text in ("draw E", "place E 0,-1 180", "meeple city 0,-1 S"):
        game.push(text)
    assert [(line.reason, line.points) for line in game.explain()] == [("city", 4), ("song-city", 2)]
    assert game.scores == [6, 0]


def test_a_bonus_is_paid_where_the_feature_is_worth_nothing() -> None:
    game = Game("base+fields+bards", players=2, chance="manual")
    for text in ("draw U", "place U 1,0 0", "meeple field 1,0 3456"):
        game.push(text)
    engine = game.engine
    figure = next(figure for figure in engine.state.figures if figure.node is not None)
    assert figure.node is not None
    root = figure.node.root()
    assert engine.rules.scoring.worth(engine.state, root, True) == 0
    assert engine.rules.scoring.worth_to(engine.state, root, 0, True) == 2
    assert features(engine).result == [2, 0]


@pytest.mark.parametrize("text", ["base+fields", "base+inns+traders+ghosts", "base+mage+abbot"])
def test_a_game_obeys_the_invariants(text: str, tmp_path: Path) -> None:
    witness = Witness(Game(f"{text}+bards", players=3, chance="manual"), text).play()
    lines = witness.game.explain()
    for number, line in enumerate(lines):
        if line.reason == "ghosts" and not line.final and line.feature in ("road", "city"):
            before = [one.reason for one in lines[:number] if one.cells == line.cells and line.seats[0] in one.seats]
            assert f"song-{line.feature}" in before, "the floor of 0 holds for the sum"
    witness.replay(tmp_path)
    witness.rewind()


def test_a_seat_without_the_majority_gets_its_bonus() -> None:
    found = False
    for seed in range(30):
        game = Witness(Game("base+inns+bards", players=3, chance="manual"), str(seed)).play(every=1000).game
        paid = {tuple(line.cells): line.seats for line in game.explain() if line.reason == "city"}
        songs = [line for line in game.explain() if line.reason == "song-city"]
        found = any(set(song.seats) - set(paid.get(tuple(song.cells), song.seats)) for song in songs)
        if found:
            break
    assert found
