"""The plug-in claim: an expansion that no file of the package knows plays whole games with every module."""

from pathlib import Path

import pytest

from bastide import Game
from bastide.bots.registry import make_bot
from bastide.rules import INTERACTIONS, MODULES, describe_choices
from tests.conformance.compositions import APART, distinct_games, excluded, has_richer_twin
from tests.conformance.laws import Witness
from tests.conformance.mills import Mills, MillsLast

COMPANIES = sorted(
    {n for n in distinct_games() if not excluded(n) and len(n) != 4 and not any(name in APART for name in n)}
)
"""Every module alone with the base game, and the largest sets. A game of its own takes no toys."""


@pytest.fixture(autouse=True)
def _mills(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(MODULES, "mills", Mills)
    monkeypatch.setattr("bastide.rules.INTERACTIONS", [*INTERACTIONS, MillsLast])


def tiered(names: tuple[str, ...]) -> object:
    """Every second always; in test-full the others, and what a richer one plays."""
    later = has_richer_twin(names) or COMPANIES.index(names) % 2
    return pytest.param(names, id="+".join(names), marks=pytest.mark.long if later else ())


@pytest.mark.parametrize("names", [tiered(names) for names in COMPANIES])
def test_a_toy_expansion_plays_with_every_module(names: tuple[str, ...], tmp_path: Path) -> None:
    text = "+".join((*names, "mills"))
    witness = Witness(Game(text, players=3, chance="manual", flour=2), text).play()
    assert witness.verbs >= {"miller", "grind", "sell", "meeple", "pass"}
    game = witness.game
    reasons = {line.reason for line in game.explain()}
    assert reasons >= {"flour", "mill", "road", "city"}
    assert {tile["tile"] for tile in game.view_for(None)["tiles"]} >= {"mill", "V"}
    witness.replay(tmp_path)
    witness.rewind()


def test_its_step_stands_in_the_turn() -> None:
    game = Game("base+mills", seed=1)
    names = [step.name for step in game.engine.rules.turn]
    assert names[names.index("figure") :] == ["figure", "grind", "score", "next"]


def test_its_option_and_its_tiles_are_described_and_counted() -> None:
    (told,) = (module for module in describe_choices()["modules"] if module["id"] == "mills")
    assert told["tiles"] == 12
    assert [option["name"] for option in told["options"]] == ["flour"]
    left = Game("base+mills", chance="manual").left()
    assert (left["mill"], left["U"]) == (12, 6)


def test_its_refusals_are_told_with_its_own_words() -> None:
    game = Game("base+mills", players=2, chance="manual")
    for text in ("draw mill", "place mill 1,0 0"):
        game.push(text)
    refusal = game.why("sell")
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("no-flour", "TOY-3")
    game.push("miller mill 1,0 I")
    refusal = game.why("grind 3")
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("too-much-flour", "TOY-2")
    unknown = game.why("grind 4")
    assert unknown is not None
    assert unknown.code == "bad-action"
    game.push("grind 2")
    game.push("draw mill")
    refusal = game.why("place mill 2,0 0")
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("mill-beside-mill", "TOY-6")


def test_a_pushed_step_and_the_own_state_are_taken_back() -> None:
    game = Game("base+mills", players=2, chance="manual", flour=2)
    for text in ("draw mill", "place mill 1,0 0", "miller mill 1,0 I", "grind 2", "draw U", "place U -1,0 0", "pass"):
        game.push(text)
    flour = game.engine.rules.slices["mills"]
    assert [int(game.engine.state.values[flour + seat]) for seat in (0, 1)] == [4, 2]
    game.push("draw B")
    game.push("place B 0,1 0")
    before = game.hash()
    game.push("sell")
    assert game.scores == [4, 0]
    game.pop()
    assert (game.hash(), game.scores) == (before, [0, 0])


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_the_bots_play_it_without_knowing_it(name: str) -> None:
    game = Game("base+mills", players=2, seed=5)
    bots = [make_bot(name, seed=1, seat=seat) for seat in (0, 1)]
    while not game.over:
        assert game.decision is not None
        assert game.decision.seat is not None
        game.push(bots[game.decision.seat].choose(game))
    assert {"grind", "sell"} <= {action.kind for action in game.actions}
