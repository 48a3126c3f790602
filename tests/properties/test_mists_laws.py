"""The co-operative game: what holds whatever is played. Taking back, replays, offers, what is kept, what is hidden."""

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

from bastide import Action, Game
from tests.properties.both_ways import (
    AT_MOST,
    draws_the_same_again,
    each_is_taken_back,
    is_the_same_replayed,
    tells_nothing_hidden,
    texts_lose_nothing,
    there_and_back,
)
from tests.properties.mist_pairs import easy_options
from tests.properties.test_offers import accepted, random_offer

Options = dict[str, Any]
LEVELS = range(1, 7)
EASY: list[Options] = [  # between them they ask every question often
    {"own_level": {"target": 20, "piles": 3, "hounds": [2, 6]}},
    {"own_level": {"target": 30, "piles": 3, "hounds": [3, 6], "haunted": True}},
    {"own_level": {"target": 12, "piles": 2, "hounds": [1], "haunted": True, "per_colour": True}},
]
KINDS = {"draw", "place", "guard", "pass", "bury", "haunt", "take", "banish", "score", "hound"}


def name(options: Options) -> str:
    return json.dumps(options)


def eager(game: Game, chance: random.Random) -> Action:
    """Points are taken and figures put down, so that something happens."""
    offers = game.legal_actions()
    wanted = [one for one in offers if one.kind in ("take", "figure")]
    return chance.choice(wanted) if wanted and chance.random() < 0.8 else chance.choice(offers)


@pytest.mark.parametrize("options", EASY, ids=name)
def test_every_action_can_be_taken_back(options: Options) -> None:
    for seed, players in enumerate((1, 2, 3)):
        game = Game("mists", players=players, chance="manual", **options)
        each_is_taken_back(game, random.Random(seed), eager, most=3 * AT_MOST)


def test_every_question_comes_up_and_is_taken_back_with_its_game() -> None:
    asked: set[str] = set()
    words: set[str] = set()
    for seed in range(30):
        game = Game("mists", players=1 + seed % 5, chance="manual", **EASY[seed % 3])
        steps, verbs = there_and_back(game, random.Random(seed), eager)
        asked |= steps
        words |= verbs
    assert asked >= {"draw", "place", "bury", "haunt", "figure", "order", "reward", "hound", "chase", "cover"}
    assert words >= KINDS


def test_a_game_that_draws_by_itself_draws_the_same_again() -> None:
    for level in LEVELS:
        draws_the_same_again(Game("mists", players=2, seed=level, level=level), random.Random(level))


@pytest.mark.parametrize("seed", range(12))
def test_a_replayed_record_is_the_same_game(seed: int) -> None:
    chance = random.Random(seed)
    options = {"level": seed} if seed in LEVELS else easy_options(chance, f"replay{seed}")
    players = chance.randint(1, 5)
    game = Game("mists", players=players, seed=seed, starter=chance.randrange(players), **options)
    is_the_same_replayed(game, chance, eager, stop=chance.randrange(10, 90))


def neighbourhood(game: Game) -> Iterator[str]:
    """Texts of every kind about every cell around, legal or not."""
    view = game.shown_to(None)
    decision = view["decision"] or {}
    yield from ("pass", "take points", "take", "score", "bury-supply 0 guard", "bury-supply 1 guard-2")
    yield from (f"draw {tile.id}" for tile in game.engine.rules.tiles)
    cells = {(tile["x"] + dx, tile["y"] + dy) for tile in view["tiles"] for dx in (-1, 0, 1) for dy in (-1, 0, 1)}
    for x, y in sorted(cells):
        for turn in (0, 90, 180, 270):
            yield f"place {decision.get('tile') or 'MM01'} {x},{y} {turn}"
            yield f"place face-down {x},{y} {turn}"
        for spot in ("road", "city"):
            for at in ("N", "E", "S", "W", "NS", "EW", "NE", "SW"):
                for verb in ("guard", "guard-2", "bury guard", "hound guard", "score", "haunt ghost"):
                    yield f"{verb} {spot} {x},{y} {at}"
        for where in ("cemetery", "castle"):
            for verb in ("guard", "haunt ghost", "banish 1", "bury guard", "score"):
                yield f"{verb} {where} {x},{y} I"
        for at in ("N", "E", "S", "W", "NE", "ES", "SW", "NW", "NS", "EW", "ESW", "NESW"):
            for n in (0, 1, 2, 3, 4):
                yield f"banish {n} mist {x},{y} {at}"


@pytest.mark.parametrize("options", EASY, ids=name)
def test_what_is_offered_is_accepted_and_nothing_else_nearby(options: Options) -> None:
    chance = random.Random(name(options))
    steps: dict[str, int] = {}
    for players in (1, 2, 4):
        game = Game("mists", players=players, chance="manual", **options)
        while not game.over:
            legal = {action.text for action in game.legal_actions()}
            assert all(game.why(text) is None for text in legal)
            step = game.decision.step if game.decision else ""
            steps[step] = steps.get(step, 0) + 1
            if steps[step] < 5:
                before = game.hash()
                nearby = sorted(set(neighbourhood(game)))
                for text in chance.sample(nearby, min(800, len(nearby))):
                    assert accepted(game, text) == (text in legal), text
                assert game.hash() == before
            game.push(random_offer(game, chance) if chance.random() < 0.3 else eager(game, chance))


def test_packed_actions_structs_and_texts_convert_without_loss() -> None:
    for seed, options in enumerate(EASY):
        game = Game("mists", players=2 + seed, chance="manual", **options)
        texts_lose_nothing(game, random.Random(seed), eager)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("players", range(1, 6))
def test_no_figure_no_ghost_and_no_tile_is_lost_or_made(level: int, players: int) -> None:
    chance = random.Random(f"{level} {players}")
    game = Game("mists", players=players, seed=level, level=level)
    own = game.view_for(None)["supply"][0]
    ghosts = {1: 15, 2: 15, 3: 15, 4: 13, 5: 13, 6: 12}[level]
    land = 50 if level == 1 else 60
    while not game.over:
        game.push(eager(game, chance))
        view = game.shown_to(None)
        mists = {**view["mist"], **view["team"]}
        buried = [one["buried"] for one in mists["cemeteries"] if one["buried"]]
        ids = [figure["id"] for figure in view["figures"]] + buried
        assert len(ids) == len(set(ids))
        for seat in range(players):
            for kind, number in own.items():
                out = sum(one.startswith(f"{seat}.{kind}.") for one in ids)
                assert out + view["supply"][seat][kind] == number
        assert mists["bank"] + sum(one["n"] for one in mists["ghosts"]) == mists["inGame"] == ghosts
        assert sum(bank["ghosts"] for bank in mists["banks"]) == sum(
            one["n"] for one in mists["ghosts"] if one["feature"] == "mist"
        )
        face_up = sum(tile["tile"] not in ("face-down", "MS-start") for tile in view["tiles"])
        in_hand = 1 if game.decision and game.decision.step == "place" else 0
        assert sum(mists["piles"]) + mists["hidden"] + face_up + in_hand + len(view["discarded"]) == land
        assert mists["hidden"] == sum(tile["tile"] == "face-down" for tile in view["tiles"])


@pytest.mark.parametrize("level", LEVELS)
def test_a_view_tells_nothing_of_what_is_face_down_or_to_come(level: int) -> None:
    known = Game("mists", players=3, seed=5, level=level)
    told = Game("mists", players=3, chance="manual", level=level)
    tells_nothing_hidden(known, told, random.Random(level), eager)
    backs = {tile["tile"] for tile in told.view_for(0)["tiles"] if tile["seat"] is not None}
    assert ("face-down" in backs) == bool(told.shown_to(0)["team"]["hidden"])
