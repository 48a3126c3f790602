"""PettingZoo's own tests, and what they do not ask."""

import pickle
from typing import Any

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import api_test, parallel_api_test, render_test, seed_test

from bastide import IllegalAction
from bastide.envs.aec import IDS, BastideAEC, env, parallel_env
from bastide.envs.game_env import RENDER_MODES
from bastide.rules import is_cooperative

pytestmark = pytest.mark.filterwarnings("ignore")

GAMES: list[dict[str, Any]] = [
    {"rules": "base"},
    {"rules": "base+fields", "players": 5, "options": {"small_cities": 2}},
    {"rules": "base+fields+abbot+anniversary", "observation": "planes"},
    {"rules": "mists", "players": 1, "options": {"level": 4}},
    {"rules": "base+inns", "players": 3, "observation": "candidates", "reward": "points"},
]


@pytest.mark.parametrize("more", GAMES, ids=lambda more: str(more["rules"]))
def test_it_is_what_pettingzoo_expects(more: dict[str, Any]) -> None:
    api_test(env(**more), num_cycles=40)


def test_the_same_seed_gives_the_same_game() -> None:
    seed_test(lambda: env(rules="base+fields"), num_cycles=20)


def test_it_draws_itself(capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda render_mode: env(rules="base", render_mode=render_mode, options={"draws": 4}))
    assert "D-start" in capsys.readouterr().out


def test_it_ends_by_itself() -> None:
    game = env(rules="base", options={"draws": 8})
    game.reset(seed=1)
    for agent in game.agent_iter():
        seen, _, terminated, truncated, _ = game.last()
        game.step(None if terminated or truncated else game.action_space(agent).sample(seen["action_mask"]))
    assert game.agents == []


def test_a_name_of_the_registry_keeps_its_tiles() -> None:
    for name, tile in (("anniversary-v0", "AN-D"), ("anniversary-v1", "AN-D-v2"), ("conquest-v0", "CQ-02")):
        assert tile in BastideAEC(**IDS[f"bastide/{name}"]).play.engine.rules.tile_index
    assert IDS["bastide/fields-v0"] == {"rules": "base+fields"}


@pytest.mark.parametrize("name", IDS)
def test_names_of_the_registry(name: str) -> None:
    """A whole game of each: at the end winners have 1, or all the same."""
    game = pettingzoo.make("aec", name).unwrapped
    assert isinstance(game, BastideAEC)
    game.reset(seed=2)
    random = np.random.default_rng(2)
    ends = {}
    for agent in game.agent_iter():
        seen, reward, terminated, truncated, _ = game.last()
        if terminated or truncated:
            ends[agent] = reward
        game.step(None if terminated or truncated else int(random.choice(np.flatnonzero(seen["action_mask"]))))
    assert not game.play.truncated
    values = [ends[agent] for agent in game.possible_agents]
    assert len(set(values)) == 1 if is_cooperative(IDS[name]["rules"]) else sum(values) == 0


def test_an_illegal_action_says_why_and_changes_nothing() -> None:
    game = env(rules="base+fields")
    game.reset(seed=1)
    before = game.play.engine.hash()
    with pytest.raises(IllegalAction, match="BASE-"):
        game.step(0)
    with pytest.raises(IllegalAction, match=r"numbers from 0 to \d+"):
        game.step(10**6)
    with pytest.raises(ValueError, match="player_0 must decide"):
        game.step(None)
    assert game.play.engine.hash() == before


def test_pickled_in_the_middle_of_a_game_it_goes_on_the_same() -> None:
    game = env(rules="base+fields+river")
    game.reset(seed=3)
    for _ in range(30):
        game.step(int(np.flatnonzero(game.last()[0]["action_mask"])[0]))
    again = pickle.loads(pickle.dumps(game))
    while not game.play.over:
        action = int(np.flatnonzero(game.last()[0]["action_mask"])[0])
        game.step(action)
        again.step(action)
        assert game.play.engine.hash() == again.play.engine.hash()


def test_what_cannot_be_is_refused() -> None:
    assert env().metadata["render_modes"] == list(RENDER_MODES)
    with pytest.raises(ValueError, match="a render mode is one of"):
        env(render_mode="film")
    with pytest.raises(ValueError, match="an observation is one of sparse, planes"):
        env(observation="pixels")


def test_points_are_paid_to_all_seats() -> None:
    game = env(rules="base+fields", players=3, reward="points", options={"draws": 12})
    game.reset(seed=1)
    paid = dict.fromkeys(game.possible_agents, 0.0)
    for agent in game.agent_iter():
        seen, reward, terminated, truncated, info = game.last()
        paid[agent] += reward
        assert info["scores"] == game.play.engine.scores()
        game.step(None if terminated or truncated else game.action_space(agent).sample(seen["action_mask"]))
    assert list(paid.values()) == game.play.leads()


def test_the_state_is_what_all_see_whoever_decides() -> None:
    game = env(rules="base", observation="planes")
    game.reset(seed=1)
    for _ in range(4):
        assert game.state_space.contains(game.state())
        assert (game.state() == game.play.state()).all()
        game.step(int(np.flatnonzero(game.observe(game.agent_selection)["action_mask"])[0]))
    other = env(rules="base")
    other.reset(seed=1)
    assert (other.state() == other.observe("player_0")["observation"]).all()


def test_a_parallel_environment() -> None:
    parallel_api_test(parallel_env(rules="base", options={"draws": 10}), num_cycles=60)
