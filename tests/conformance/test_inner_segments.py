"""Several field parts of one tile that reach no side have names of their own (need N1)."""

import json
from pathlib import Path
from typing import Final

import pytest

from bastide import Game
from bastide.core.rule_module import RuleModule
from bastide.core.tiles.catalogue import read_catalogue
from bastide.core.tiles.specs import TileSpec
from bastide.encoding.segment_index import SegmentIndex
from bastide.jcz.names import location_of, place_of, places_without_feature
from bastide.records.position import read_position, write_position
from bastide.rules import MODULES
from tests.conformance.laws import Witness

CROSSED: Final = {
    "id": "crossed-cities",
    "count": 10,
    "segments": [
        {"kind": "city", "sides": "NS"},
        {"kind": "city", "sides": "EW"},
        {"kind": "field", "halves": [], "cities": [0, 1]},
        {"kind": "field", "halves": [], "cities": [0, 1]},
    ],
}


class Crossings(RuleModule):
    """Cities that cross without meeting, and a field part on either side of the crossing."""

    id = "crossings"
    hooks = ("tiles",)

    def tiles(self) -> list[TileSpec]:
        return read_catalogue(json.dumps([CROSSED]), "crossings")


@pytest.fixture(autouse=True)
def _crossings(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(MODULES, "crossings", Crossings)


def crossed_at_start() -> Game:
    game = Game("base+fields+crossings", players=2, chance="manual")
    game.push("draw crossed-cities")
    game.push("place crossed-cities 0,-1 0")
    return game


def test_each_inner_field_part_is_offered_by_its_own_name() -> None:
    texts = [action.text for action in crossed_at_start().legal_actions() if "field" in action.text]
    assert texts == ["meeple field 0,-1 I", "meeple field 0,-1 II"]


@pytest.mark.parametrize(("at", "segment"), [("I", 2), ("II", 3)])
def test_the_name_means_one_segment_everywhere(at: str, segment: int) -> None:
    game = crossed_at_start()
    feature = game.feature_at(0, -1, at)
    assert (feature.kind, feature.segments) == ("field", [(0, -1, segment)])
    game.push(f"meeple field 0,-1 {at}")
    assert f":0,-1:field:{at}" in write_position(game.engine)
    again = read_position(write_position(game.engine))
    figure = next(figure for figure in again.state.figures if figure.node is not None)
    assert figure.node is not None
    assert figure.node.seg.source == segment
    assert location_of("field", at) == at
    assert place_of("Field", at) == ("field", at)
    assert ("field", at) in places_without_feature(at)


def test_each_has_a_place_of_its_own_in_observations() -> None:
    game = crossed_at_start()
    index = SegmentIndex(game.engine.rules)
    placed = game.engine.state.board.laid[1]
    of = [int(index.of[index.begin(placed) + segment]) for segment in range(4)]
    assert len(set(of)) == 4
    assert [index.segment_at(placed, place) for place in of] == [0, 1, 2, 3]
    assert {index.names[of[2]], index.names[of[3]]} == {"half none", "half none 2"}


@pytest.mark.parametrize("text", ["base+fields", "base+fields+traders+arrows"])
def test_a_game_obeys_the_invariants(text: str, tmp_path: Path) -> None:
    witness = Witness(Game(f"{text}+crossings", players=3, chance="manual"), text).play()
    witness.replay(tmp_path)
    witness.rewind()
