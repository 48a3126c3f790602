"""Gymnasium's own check, and games against bots and many at once."""

import copy
import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from bastide import IllegalAction
from bastide.envs.single_agent import BastideEnv
from bastide.envs.vector_env import BastideVectorEnv

pytestmark = pytest.mark.filterwarnings("ignore")


@pytest.mark.parametrize("observation", ["sparse", "planes"])
def test_it_is_what_gymnasium_expects(observation: str) -> None:
    check_env(BastideEnv("base", opponent="random", observation=observation), skip_render_check=True)


def test_the_usual_environment_passes_too() -> None:
    env = gymnasium.make("bastide.envs.single_agent:bastide/fields-v0", opponent="random")
    check_env(env.unwrapped, skip_render_check=True)


def later(env: Any, steps: int, seed: int) -> list[Any]:
    """What comes next, by legal actions that the seed chooses."""
    random, seen = np.random.default_rng(seed), []
    mask = env.play.mask(env.play.seat)
    for _ in range(steps):
        observation, reward, ended, _, info = env.step(random.choice(np.flatnonzero(mask)))
        seen.append((observation["observation"].tolist(), reward, ended))
        mask = info["action_mask"]
    return seen


@pytest.mark.parametrize("opponent", ["random", "greedy", "gaspard"])
def test_a_copy_in_the_middle_of_a_game_goes_on_the_same(opponent: str) -> None:
    env = BastideEnv("base+fields", opponent=opponent, seat=1)
    env.reset(seed=3)
    later(env, 5, 1)
    copies = [pickle.loads(pickle.dumps(env)), copy.deepcopy(env)]
    before = later(env, 10, 2)
    for other in copies:
        assert later(other, 10, 2) == before


def played(env: gymnasium.Env[Any, Any], seed: int) -> tuple[int, float]:
    _, info = env.reset(seed=seed)
    random = np.random.default_rng(seed)
    for number in range(10_000):
        action = random.choice(np.flatnonzero(info["action_mask"]))
        _, reward, terminated, truncated, info = env.step(action)
        if terminated or truncated:
            return number, float(reward)
    raise AssertionError("it does not end")


@pytest.mark.parametrize("name", ["bastide/fields-v0", "bastide/mists-v0"])
def test_a_learner_plays_against_bots_or_with_them(name: str) -> None:
    env = gymnasium.make(name, opponent="random")
    first, again = played(env, 4), played(env, 4)
    assert first == again
    assert first[0] > 5


def test_greedy_beats_a_learner_that_has_learnt_nothing() -> None:
    assert [played(BastideEnv("base+fields", seat=seat), 1)[1] for seat in (0, 1)] == [-1.0, -1.0]


def test_an_illegal_action_raises_or_loses() -> None:
    env = BastideEnv("base", illegal="raise")
    env.reset(seed=1)
    with pytest.raises(IllegalAction, match="BASE-"):
        env.step(0)
    env = BastideEnv("base")
    env.reset(seed=1)
    _, reward, terminated, _, info = env.step(0)
    assert (reward, terminated) == (-1.0, True)
    assert "BASE-" in info["why"]


@pytest.mark.parametrize("observation", ["mask", "sparse", "planes"])
def test_many_games_at_once(observation: str) -> None:
    """Every seat of each is played; games begin anew a step after their end, and their results add up to nothing."""
    env = BastideVectorEnv(3, "base", options={"draws": 6}, observation=observation)
    seen, info = env.reset(seed=1)
    assert env.observation_space.contains(seen)
    ended = 0
    for _ in range(60):
        seen, rewards, terminated, truncated, info = env.step(env.sample())
        assert not truncated.any()
        assert (rewards[~terminated] == 0).all()
        assert (info["returns"].sum(axis=1) == 0).all()
        ended += int(terminated.sum())
        assert (seen["action_mask"].any(axis=1) == ~terminated).all()
    assert ended > 3
    assert env.observation_space.contains(seen)


@pytest.mark.parametrize("observation", ["mask", "sparse", "planes"])
def test_many_games_are_copied(observation: str) -> None:
    env = BastideVectorEnv(3, "base+fields", options={"draws": 8}, observation=observation)
    assert pickle.loads(pickle.dumps(env)).num_envs == 3
    env.reset(seed=5)
    for pickled in (False, True):
        for _ in range(7):
            env.step(env.sample())
        other = pickle.loads(pickle.dumps(env)) if pickled else copy.deepcopy(env)
        for _ in range(60):
            for name in env.observations:
                assert (env.observations[name] == other.observations[name]).all(), name
            told, again = env.step(env.sample()), other.step(other.sample())
            assert all((one == two).all() for one, two in zip(told[1:4], again[1:4]))
            assert (told[4]["current_player"] == again[4]["current_player"]).all()


def test_many_games_need_as_many_actions() -> None:
    env = BastideVectorEnv(3, "base")
    env.reset(seed=5)
    for wrong in ([0, 1], np.zeros(4, int), 3):
        with pytest.raises(ValueError, match="3 games need 3 actions"):
            env.step(wrong)  # type: ignore[arg-type]
    env.step(env.sample().tolist())


def test_a_wrong_number_among_many_says_why() -> None:
    env = BastideVectorEnv(2, "base")
    env.reset(seed=1)
    actions = env.sample()
    actions[1] = 0
    with pytest.raises(IllegalAction, match="BASE-"):
        env.step(actions)
    with pytest.raises(ValueError, match="at least 1"):
        BastideVectorEnv(0)
    with pytest.raises(ValueError, match="one seed"):
        env.reset(seed=[1, 2])
