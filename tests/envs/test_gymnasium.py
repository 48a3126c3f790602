"""Gymnasium's own check, and games against bots and many at once."""

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
    check_env(BastideEnv("base", opponent="random", illegal="lose", observation=observation), skip_render_check=True)


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
    env = BastideEnv("base")
    env.reset(seed=1)
    with pytest.raises(IllegalAction, match="BASE-"):
        env.step(0)
    env = BastideEnv("base", illegal="lose")
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
