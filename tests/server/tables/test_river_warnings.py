"""Before a tile shuts an arm of the river, its choice says so. The warning is right in both directions."""

import json
import random
from types import SimpleNamespace
from typing import Any

import pytest

from bastide.choices.choice_types import Offer
from bastide.choices.choices import choices_json, list_choices
from bastide.game import Game

TERMS: Any = SimpleNamespace(aids=True, takeback=True, by_hand=False)
SHUT = (2, 32)
"""Seeds of games of the long river in which a tile shuts an arm."""


def warned(offer: Offer) -> list[int]:
    """How many tiles each warning of an offer says are lost."""
    return [follow["n"] for follow in offer.get("follows", []) if follow["kind"] == "arm-shut"]


def play_river(rules: str, seed: int) -> tuple[list[int], list[str], list[Offer]]:
    """Play the river at random: the warnings about chosen places, the discarded tiles, and the offers at the last
    warning."""
    game, chooser = Game(rules, seed=seed), random.Random(seed)
    said: list[int] = []
    shown: list[Offer] = []
    while not game.over and (decision := game.decision) is not None:
        if decision.step != "place":
            game.push(chooser.choice(game.legal_actions()))
            continue
        if not game.engine.rules.tiles[int(game.engine.state.hand)].spec.shows("river"):
            break
        before = game.hash()
        offers = list_choices(game, TERMS)
        assert game.hash() == before
        assert json.loads(choices_json(game, TERMS)) == json.loads(json.dumps(offers))
        chosen = chooser.choice(offers)
        said += warned(chosen)
        shown = offers if warned(chosen) else shown
        game.push(chosen["id"])
    return said, game.view_for(None)["discarded"], shown


@pytest.mark.parametrize("seed", [*SHUT, 1, 3])
def test_RIV_09_tiles_of_the_long_river_are_discarded_only_after_a_warning(seed: int) -> None:
    said, discarded, shown = play_river("base+river20", seed)
    assert bool(said) == bool(discarded) == (seed in SHUT)
    assert sum(said) <= len(discarded)
    assert all(offer["shape"] == "place" for offer in shown), "a place with a warning is offered as all others"


@pytest.mark.long
@pytest.mark.parametrize("rules", ["base+river", "base+river20", "base+fields+abbot+river20+arrows+fortress"])
def test_RIV_09_ANN_16_warnings_are_right_in_whole_games(rules: str) -> None:
    for seed in range(60):
        said, discarded, _ = play_river(rules, seed)
        assert bool(said) == any(tile.startswith(("AR-", "RV-")) for tile in discarded), seed


def test_no_warning_without_aids_or_for_tiles_of_the_land() -> None:
    game, chooser = Game("base+river20", seed=SHUT[0]), random.Random(SHUT[0])
    bare: Any = SimpleNamespace(aids=False, takeback=True, by_hand=False)
    while not game.over:
        decision = game.decision
        assert decision is not None
        river = game.engine.state.hand >= 0 and game.engine.rules.tiles[int(game.engine.state.hand)].spec.shows("river")
        if decision.step == "place":
            assert not any(map(warned, list_choices(game, bare)))
            assert river or not any(map(warned, list_choices(game, TERMS)))
            if not river:
                return
            game.push(chooser.choice(list_choices(game, TERMS))["id"])
        else:
            game.push(chooser.choice(game.legal_actions()))
