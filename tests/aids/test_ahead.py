"""The band of final scores: honest numbers from whole games, and a game left as it was."""

import random

import pytest

from bastide.aids import FEWEST, SURE, Band, ahead
from bastide.aids.score_forecast import sample_placements
from bastide.bots.playout import Rng, draw
from tests.aids.boards import boards


def test_the_same_seed_finds_the_same_and_the_game_is_left_alone() -> None:
    for engine in boards("base+fields", 2, {}, seed=3, every=150):
        before = engine.hash()
        first, second = (ahead(engine, 0.0, seed=5, games=2) for _ in range(2))
        assert first == second
        assert first.games == 2
        assert engine.hash() == before
        assert all(final >= now for scores in first.scores for final, now in zip(scores, engine.scores()))
        return


def test_one_game_at_least() -> None:
    engine = list(boards("base+fields", 2, {"draws": 12}, seed=3, every=25))[-1]
    assert ahead(engine, 0.0).games == 1


def test_the_band_holds_so_many_of_further_games() -> None:
    """Scores spread like a bell: of games beyond those it was made of the share SURE lies within, few games or many."""
    chance = random.Random(4)
    for games in (FEWEST, 6, 30):
        held = 0
        for _ in range(600):
            band = Band([[round(chance.gauss(500, 100))] for _ in range(games)])
            held += band.low()[0] <= chance.gauss(500, 100) <= band.high()[0]
        assert abs(held / 600 - SURE) < 0.05


def test_one_game_makes_no_band() -> None:
    with pytest.raises(ValueError, match="at least two games"):
        Band([[1, 2]]).low()


def test_few_placements_are_looked_at() -> None:
    for engine in boards("base+fields", 2, {}, seed=5, every=41):
        while engine.seat < 0:
            engine.push(draw(engine, Rng(1)))
        acts = [int(engine.acts[i]) for i in range(int(engine.legal()))]
        some = sample_placements(engine, acts, Rng(2))
        assert len(set(some)) == len(some) == min(8, len(acts))
        assert set(some) <= set(acts)


def test_victories_are_shared() -> None:
    assert Band([[5, 3, 1], [4, 4, 0]]).wins() == [0.75, 0.25, 0.0]
    assert Band([[5, 3]]).joined(Band([[1, 3]])).wins() == [0.5, 0.5]


def test_a_team_has_no_band() -> None:
    engine = next(boards("mists", 4, {}, seed=1))
    with pytest.raises(ValueError, match="a team has one result"):
        ahead(engine, 0.0)
