"""Taking back is identity: the position, the view, the order of the offers, and the draws that follow."""

import random

import pytest

from bastide import Game
from tests.properties.both_ways import any_kind, any_offer, draws_the_same_again, each_is_taken_back, there_and_back
from tests.properties.pairs import all_rulesets, random_options

EVERYTHING = ("base+fields+river+abbot", "base+fields+abbot+anniversary")


@pytest.mark.parametrize("hand", [1, 2])
@pytest.mark.parametrize("rules", EVERYTHING)
def test_every_action_can_be_taken_back(rules: str, hand: int) -> None:
    game = Game(rules, players=2 + hand, chance="manual", hand=hand)
    kinds = each_is_taken_back(game, random.Random(f"{rules} {hand} f"), any_kind)
    wanted = {"draw", "place", "meeple", "abbot", "recall", "pass"} | ({"play"} if hand == 2 else set())
    assert kinds >= wanted | ({"reinforce", "portal"} if "anniversary" in rules else set())


@pytest.mark.parametrize("rules", ["base", "base+fields", *EVERYTHING])
def test_a_whole_game_can_be_taken_back_and_played_again(rules: str) -> None:
    there_and_back(Game(rules, players=3, chance="manual"), random.Random(5), any_offer)


@pytest.mark.parametrize("rules", ["base+fields", *EVERYTHING])
def test_a_game_that_draws_by_itself_draws_the_same_again(rules: str) -> None:
    game = Game(rules, players=2, seed=12, hand=2)
    draws_the_same_again(game, random.Random(6))
    for _ in [action for action in game.actions if action.kind != "draw"]:
        game.pop()
    assert {action.kind for action in game.actions} == {"draw"}, "the first draws were there before any player"
    with pytest.raises(IndexError):
        game.pop()


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("rules", ["base+fields", *EVERYTHING])
def test_no_figure_is_lost_or_made(rules: str, seed: int) -> None:
    chance = random.Random(seed)
    players = 2 + seed
    game = Game(rules, players=players, seed=seed)
    own = game.view_for(None)["supply"][0]
    assert own == ({"meeple": 7, "abbot": 1} if "abbot" in rules else {"meeple": 7})
    while not game.over:
        view = game.view_for(None)
        ids = [figure["id"] for figure in view["figures"]]
        assert len(ids) == len(set(ids))
        for seat in range(players):
            for kind, number in own.items():
                standing = sum((one["seat"], one["kind"]) == (seat, kind) for one in view["figures"])
                assert standing + view["supply"][seat][kind] == number
        game.push(chance.choice(game.legal_actions()))


@pytest.mark.parametrize("rules", all_rulesets())
def test_no_tile_is_lost_or_made(rules: str) -> None:
    """What is in the bag, in hands, in the box and on the table is always what the game began with."""
    chance = random.Random(rules)
    options = random_options(rules, chance)
    game = Game(rules, players=3, seed=3, options=options)
    whole = tiles_of(game)
    while not game.over:
        game.push(chance.choice(game.legal_actions()))
        assert tiles_of(game) == whole


def tiles_of(game: Game) -> dict[str, int]:
    """Every tile that can be seen or counted, wherever it is."""
    view = game.shown_to(None)
    laid = [tile["tile"] for tile in view["tiles"] if not tile.get("cell")]
    held = [tile for tile in view.get("kept", []) if tile]
    count: dict[str, int] = dict(game.left())
    hand = [game.decision.tile] if game.decision and game.decision.tile else []
    for tile in [*laid, *held, *hand, *view["discarded"]]:
        count[tile] = count.get(tile, 0) + 1
    return count
