"""One seat pays another one, in one line of the score (need M7)."""

import json
import pickle

import pytest

from bastide import Game
from bastide.cli.text import GameText
from bastide.rules import MODULES
from bastide.server.tables.results.tallies import points_of_turn, tally_points
from tests.conformance.snares import Snares


@pytest.fixture
def ransomed(monkeypatch: pytest.MonkeyPatch) -> Game:
    """Red has 4 points and buys back the meeple that blue holds."""
    monkeypatch.setitem(MODULES, "snares", Snares)
    game = Game("base+snares", players=2, chance="manual")
    for text in (
        *("draw E", "place E 0,-1 180", "meeple city 0,-1 S", "draw U", "place U 1,0 0", "pass"),
        *("draw B", "place B 0,1 0", "meeple monastery 0,1 I", "draw B", "place B 1,1 0"),
        *("snare meeple monastery 0,1 I", "draw B", "place B 1,2 0", "ransom meeple 1"),
    ):
        game.push(text)
    return game


def test_the_payer_loses_what_the_other_seat_gets(ransomed: Game) -> None:
    assert ransomed.scores == [4 - 3, 3]
    line = ransomed.explain()[-1]
    assert (line.reason, line.seats, line.payers, line.points, line.rule) == ("ransom", [1], [0], 3, "SNA-2")
    assert [line.points_of(seat) for seat in range(3)] == [-3, 3, 0]
    assert pickle.loads(pickle.dumps(line)) == line
    assert sum(event.kind == "scored" for event in ransomed.events) == 1
    assert ransomed.view_for(None)["explain"][-1] == json.loads(json.dumps(line.as_dict()))
    assert "payers" not in ransomed.view_for(None)["explain"][0], "only where somebody pays"


def test_the_meeple_can_be_placed_at_once(ransomed: Game) -> None:
    assert ransomed.view_for(None)["supply"][0] == {"meeple": 7}
    ransomed.push("meeple monastery 1,2 I")
    assert [figure["id"] for figure in ransomed.view_for(None)["figures"]] == ["0.meeple.1"]


def test_it_is_told_and_tallied(ransomed: Game) -> None:
    said = GameText(ransomed.engine.rules, ["Red", "Blue"]).score(ransomed.explain()[-1])
    assert said == "Blue: 3 points from Red for a ransom (SNA-2)"
    view = ransomed.view_for(None)
    kinds, rows = tally_points(view)
    assert kinds == ["city", "rest"]
    assert sorted((row["total"], row["points"]) for row in rows) == [(1, [4, -3]), (3, [0, 3])]
    assert [(row["seats"], row["points"]) for row in points_of_turn(view, view["explain"][-1:])] == [
        ([0], {"rest": -3}), ([1], {"rest": 3}),
    ]  # fmt: skip
