"""The Goldmines: what holds in every game. Taking back, replays, events, and ingots that are neither lost nor made."""

import random

import pytest

from bastide import Action, Game
from tests.properties.both_ways import each_is_taken_back, is_the_same_replayed, texts_lose_nothing, there_and_back

COMPANIES = ("base+goldmines", "base+fields+abbot+arrows+traders+goldmines", "base+ghosts+conquest+goldmines")
VERBS = {"draw", "place", "meeple", "gold", "pass"}
ALL = 16


def manual(rules: str, players: int, draws: int = 40) -> Game:
    return Game(rules, players=players, chance="manual", draws=draws)


def miner(game: Game, chance: random.Random) -> Action:
    """Gold tiles come early, and crowded tiles complete features."""
    offers = game.legal_actions()
    gold = [one for one in offers if one.tile.startswith("GM-")]
    return chance.choice(gold if gold and chance.random() < 0.3 else offers)


@pytest.mark.parametrize("rules", COMPANIES)
def test_every_action_can_be_taken_back(rules: str) -> None:
    assert each_is_taken_back(manual(rules, 2, draws=25), random.Random(rules), miner, 8) >= VERBS


def test_a_whole_game_can_be_taken_back_and_played_again() -> None:
    assert "gold" in there_and_back(manual(COMPANIES[1], 3), random.Random(3), miner)[0]


def test_a_game_written_down_is_the_same_game() -> None:
    is_the_same_replayed(manual(COMPANIES[1], 3), random.Random(4), miner, 90)
    texts_lose_nothing(manual(COMPANIES[0], 3), random.Random(5), miner)


@pytest.mark.parametrize("rules", COMPANIES)
def test_no_ingot_is_lost_or_made_and_the_events_tell_of_each(rules: str) -> None:
    game, chance = manual(rules, 3, draws=60), random.Random(f"{rules} ingots")
    told = [0, 0, 0]
    laid = 0
    while not game.over:
        game.push(miner(game, chance))
        for event in game.events:
            if event.kind == "ingots-taken":
                told[int(str(event.data["seat"]))] += int(str(event.data["ingots"]))
            laid += int(str(event.data["ingots"])) if event.kind == "ingots-laid" else 0
        gold = game.shown_to(None)["gold"]
        lying = sum(tile["ingots"] for tile in gold["tiles"])
        assert gold["seats"] == told
        assert lying + sum(told) == laid == ALL - gold["left"]
