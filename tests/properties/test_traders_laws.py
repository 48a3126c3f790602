"""Traders & Builders: what holds whatever is played. Taking back, replays, events, and tokens that are neither lost nor
made."""

import random
from collections import Counter
from typing import Any

import pytest

from bastide import Action, Game
from tests.properties.both_ways import each_is_taken_back, is_the_same_replayed, texts_lose_nothing, there_and_back
from tests.properties.test_events import Listener
from tests.reference.tiles import parts

COMPANIES = (
    "base+fields+traders",
    "base+fields+abbot+arrows+inns+traders",
    "base+fields+ghosts+conquest+traders",
)
VERBS = {"draw", "place", "meeple", "builder", "pig", "second-tile", "pass"}
ALL = Counter(wine=9, grain=6, cloth=5)


def manual(rules: str, players: int, draws: int = 40, **options: bool) -> Game:
    return Game(rules, players=players, chance="manual", draws=draws, options=options)


def busy(game: Game, chance: random.Random) -> Action:
    """Builder and pig go down wherever they can, roads grow where builders stand, and second tiles are taken."""
    offers = game.legal_actions()
    if offers[0].kind == "place" and len(offers) > 1:
        return max(chance.choices(offers, k=10), key=lambda offer: earns(game, offer))
    if len(offers) > 1 and chance.random() < 0.9:
        offers = [one for one in offers if one.text != "pass"]
    wanted = [one for one in offers if one.figure in ("builder", "pig")]
    loved = chance.choice(["road", "road", "field"])
    return chance.choice(wanted or [one for one in offers if one.feature == loved] or offers)


def earns(game: Game, offer: Action) -> bool:
    game.push(offer)
    earned = bool(game.shown_to(None)["part"]["earned"])
    game.pop()
    return earned


@pytest.mark.parametrize("rules", COMPANIES)
def test_every_action_can_be_taken_back(rules: str) -> None:
    verbs: set[str] = set()
    for seed in range(4):
        verbs |= each_is_taken_back(manual(rules, 2, draws=30), random.Random(f"{rules} {seed}"), busy, 12)
    assert verbs >= VERBS


@pytest.mark.parametrize("rules", COMPANIES)
def test_a_whole_game_can_be_taken_back_and_played_again(rules: str) -> None:
    steps = [there_and_back(manual(rules, players), random.Random(players), busy)[0] for players in (2, 3)]
    assert "double-turn" in set[str]().union(*steps)


@pytest.mark.parametrize("shield_pig", [False, True])
def test_a_game_written_down_is_the_same_game(shield_pig: bool) -> None:
    rules = "base+fields+abbot+arrows+inns+traders"
    is_the_same_replayed(manual(rules, 3, shield_pig=shield_pig), random.Random(4), busy, 90)
    texts_lose_nothing(manual(rules, 3, shield_pig=shield_pig), random.Random(5), busy)


@pytest.mark.parametrize("rules", COMPANIES)
def test_no_token_is_lost_or_made_and_the_events_tell_of_each(rules: str) -> None:
    """When the next tile is drawn, what is neither taken nor to come is out of the game."""
    game, chance = manual(rules, 3, draws=70), random.Random(f"{rules} tokens")
    listener, taken = Listener(3), [Counter[str]() for _ in range(3)]
    while not game.over:
        game.push(busy(game, chance))
        for event in game.events:
            listener.hear(event.kind, event.data)
            if event.kind == "goods":
                told: dict[str, Any] = dict(event.data)
                taken[told["seat"]] += Counter({kind: told[kind] for kind in ALL})
        view = game.shown_to(None)
        listener.compare(view)
        assert [Counter(own) for own in view["goods"]["seats"]] == taken
        if game.decision and game.decision.step == "draw":
            away = Counter(part.goods for tile in view["discarded"] for part in parts(tile, 0) if part.goods)
            assert sum(taken, Counter(view["goods"]["left"])) + away == ALL
