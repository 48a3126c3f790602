"""Taking back is identity: the position, the view, the order of the offers, and the draws that follow."""

import random

import pytest

from bastide import Game

State = tuple[int, list[str], dict[str, object]]


def state_of(game: Game) -> State:
    return game.hash(), [action.text for action in game.legal_actions()], game.view_for(None)


@pytest.mark.parametrize("seed", range(4))
def test_every_action_can_be_taken_back(seed: int) -> None:
    chance = random.Random(seed)
    game = Game.new("base+fields", players=2 + seed, chance="manual")
    while not game.over:
        before = state_of(game)
        offers = game.legal_actions()
        for action in offers:
            game.push(action)
            assert game.pop() == action
            assert (game.hash(), [again.text for again in game.legal_actions()]) == before[:2]
        assert state_of(game) == before
        game.push(chance.choice(offers))


@pytest.mark.parametrize("rules", ["base", "base+fields"])
def test_a_whole_game_can_be_taken_back_and_played_again(rules: str) -> None:
    chance = random.Random(5)
    game = Game.new(rules, players=3, chance="manual")
    states = [state_of(game)]
    while not game.over:
        game.push(chance.choice(game.legal_actions()))
        states.append(state_of(game))
    actions = game.actions
    for action, before in zip(reversed(actions), reversed(states[:-1]), strict=True):
        assert game.pop() == action
        assert state_of(game) == before
    with pytest.raises(IndexError):
        game.pop()
    for action, after in zip(actions, states[1:], strict=True):
        game.push(action)
        assert state_of(game) == after


def test_a_game_that_draws_by_itself_draws_the_same_again() -> None:
    chance = random.Random(6)
    game = Game.new("base+fields", players=2, seed=12)
    while not game.over:
        before, length = state_of(game), len(game.actions)
        action = chance.choice(game.legal_actions())
        game.push(action)
        after = state_of(game)
        assert game.pop() == action
        assert state_of(game) == before
        assert len(game.actions) == length
        game.push(action)
        assert state_of(game) == after
    for _ in [action for action in game.actions if action.kind != "draw"]:
        game.pop()
    assert [action.kind for action in game.actions] == ["draw"], "the first draw was there before any player"
    with pytest.raises(IndexError):
        game.pop()


@pytest.mark.parametrize("seed", range(4))
def test_no_figure_is_lost_or_made(seed: int) -> None:
    chance = random.Random(seed)
    players = 2 + seed
    game = Game.new("base+fields", players=players, seed=seed)
    while not game.over:
        view = game.view_for(None)
        ids = [figure["id"] for figure in view["figures"]]
        assert len(ids) == len(set(ids))
        for seat in range(players):
            standing = sum(figure["seat"] == seat for figure in view["figures"])
            assert standing + view["supply"][seat]["meeple"] == 7
        game.push(chance.choice(game.legal_actions()))
