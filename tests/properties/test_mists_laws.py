"""The co-operative game: what holds whatever is played. Taking back, replays, offers, what is kept, what is hidden."""

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

from bastide import Action, Game, Record
from bastide.core.notation import to_action, to_packed
from tests.properties.mist_pairs import easy_options
from tests.properties.test_offers import accepted, random_offer
from tests.properties.test_undo import AT_MOST, some_of_each_kind, state_of

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
        chance = random.Random(seed)
        game = Game.new("mists", players=players, chance="manual", **options)
        while not game.over:
            before = state_of(game)
            for action in some_of_each_kind(game, chance)[: 3 * AT_MOST]:
                game.push(action)
                assert game.pop() == action
                assert (game.hash(), [again.text for again in game.legal_actions()]) == before[:2]
            assert state_of(game) == before
            game.push(eager(game, chance))


def test_every_question_comes_up_and_is_taken_back_with_its_game() -> None:
    """Whole games there and back: the positions on the way are the same both ways."""
    asked: set[str] = set()
    words: set[str] = set()
    for seed in range(30):
        chance = random.Random(seed)
        game = Game.new("mists", players=1 + seed % 5, chance="manual", **EASY[seed % 3])
        states = [state_of(game)]
        while not game.over:
            asked.add(game.decision.step if game.decision else "")
            game.push(eager(game, chance))
            words.add(game.actions[-1].text.split()[0])
            states.append(state_of(game))
        actions = game.actions
        for action, before in zip(reversed(actions), reversed(states[:-1]), strict=True):
            assert game.pop() == action
            assert state_of(game) == before
        for action in actions:
            game.push(action)
        assert state_of(game) == states[-1]
    assert asked >= {"draw", "place", "bury", "haunt", "figure", "order", "reward", "hound", "chase", "cover"}
    assert words >= KINDS


def test_a_game_that_draws_by_itself_draws_the_same_again() -> None:
    for level in LEVELS:
        chance = random.Random(level)
        game = Game.new("mists", players=2, seed=level, level=level)
        while not game.over:
            before = state_of(game)
            action = chance.choice(game.legal_actions())
            game.push(action)
            after = state_of(game)
            assert game.pop() == action
            assert state_of(game) == before
            game.push(action)
            assert state_of(game) == after


@pytest.mark.parametrize("seed", range(12))
def test_a_replayed_record_is_the_same_game(seed: int) -> None:
    chance = random.Random(seed)
    options = {"level": seed} if seed in LEVELS else easy_options(chance, f"replay{seed}")
    players = chance.randint(1, 5)
    game = Game.new("mists", players=players, seed=seed, starter=chance.randrange(players), **options)
    stop = chance.randrange(10, 90)
    while not game.over and len(game.actions) < stop:
        game.push(eager(game, chance))
    again = Game.replay(Record.loads(game.record().dumps()))
    assert again.record().header.options == game.record().header.options
    assert again.hash() == game.hash()
    assert again.actions == game.actions
    assert again.view_for(None) == game.view_for(None)
    assert again.over or again.legal_actions() == game.legal_actions()


def neighbourhood(game: Game) -> Iterator[str]:
    """Texts of every kind about every cell around, legal or not."""
    view = game.view_for(None)
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
        game = Game.new("mists", players=players, chance="manual", **options)
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
        chance = random.Random(seed)
        game = Game.new("mists", players=2 + seed, chance="manual", **options)
        engine = game.engine
        while not game.over:
            for i in range(int(engine.legal())):
                packed = int(engine.acts[i])
                action = to_action(engine, packed)
                assert Action.parse(action.text) == action
                assert to_packed(engine, action) == packed
            game.push(eager(game, chance))


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("players", range(1, 6))
def test_no_figure_no_ghost_and_no_tile_is_lost_or_made(level: int, players: int) -> None:
    chance = random.Random(f"{level} {players}")
    game = Game.new("mists", players=players, seed=level, level=level)
    own = game.view_for(None)["supply"][0]
    ghosts = {1: 15, 2: 15, 3: 15, 4: 13, 5: 13, 6: 12}[level]
    land = 50 if level == 1 else 60
    while not game.over:
        game.push(eager(game, chance))
        view = game.view_for(None)
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
    """A game with a seed, which could know its next tiles, shows the same as one to which the draws are told."""
    chance = random.Random(level)
    known = Game.new("mists", players=3, seed=5, level=level)
    told = Game.new("mists", players=3, chance="manual", level=level)
    while not known.over:
        known.push(eager(known, chance))
        for action in known.actions[len(told.actions) :]:
            told.push(action)
        for seat in (None, 0, 1, 2):
            assert known.view_for(seat) == told.view_for(seat)
        assert known.left() == told.left()
    assert told.over
    backs = {tile["tile"] for tile in told.view_for(0)["tiles"] if tile["seat"] is not None}
    assert ("face-down" in backs) == bool(told.view_for(0)["team"]["hidden"])
