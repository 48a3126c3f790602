"""Games are equal at equal positions, count their turns, and tell how they ended."""

import pytest

from bastide import Game, Outcome


def played(seed: int, actions: int, rules: str = "base+fields", players: int = 2) -> Game:
    """A game after so many actions of its players, or at its end."""
    game = Game(rules, players=players, seed=seed)
    for _ in range(actions):
        if game.over:
            break
        game.push(game.legal_actions()[0])
    return game


def test_games_are_equal_where_their_positions_are() -> None:
    game = played(3, 20)
    assert game == game.copy() == game.copy(history=False) == Game.from_position(game.position())
    assert game == Game.replay(game.record())
    assert game == game.determinised(seed=9), "what is drawn next does not count"
    before = game.copy()
    game.push(game.legal_actions()[0])
    assert game != before
    game.pop()
    assert game == before
    assert game != 3


def test_games_of_other_rules_or_players_are_not_equal() -> None:
    starts = [Game(rules, players=n, chance="manual") for rules in ("base", "base+fields") for n in (2, 3)]
    assert [[one == other for other in starts] for one in starts] == [[i == j for j in range(4)] for i in range(4)]


def test_a_game_is_mutable_and_so_has_no_built_in_hash() -> None:
    with pytest.raises(TypeError, match="unhashable"):
        hash(Game("base"))


def test_the_turn_counts_from_zero_as_in_the_view() -> None:
    game = Game("base+fields", seed=2)
    seen = set()
    while not game.over:
        assert game.turn == game.view_for(None)["turn"]
        seen.add(game.turn)
        game.push(game.legal_actions()[0])
    assert seen == set(range(max(seen) + 1))


def test_a_finished_game_has_an_outcome() -> None:
    assert played(3, 20).outcome() is None
    for seed in range(4):
        game = played(seed, 999, players=3)
        outcome = game.outcome()
        assert outcome is not None
        assert (list(outcome.winners), list(outcome.scores), outcome.ending) == (game.winners, game.scores, "no-tiles")
        first, second = sorted(game.scores, reverse=True)[:2]
        assert outcome.margin == (first - second if len(game.winners) == 1 else 0)
        assert sum(outcome.shares) == pytest.approx(1)


def test_a_team_wins_or_loses_together() -> None:
    game = played(1, 999, "mists")
    outcome = game.outcome()
    assert outcome is not None
    assert outcome.together
    assert outcome.ending in ("won", "no-tiles", "no-ghosts", "hound-late")
    assert outcome.shares == ((1.0, 1.0) if outcome.ending == "won" else (0.0, 0.0))
    assert outcome.margin == 0


def test_shares_and_margins() -> None:
    assert Outcome((0, 2), (5, 1, 5)).shares == (0.5, 0.0, 0.5)
    assert Outcome((0, 2), (5, 1, 5)).margin == 0
    assert Outcome((0,), (31,)).margin == 31, "a player alone"
