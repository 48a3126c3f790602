"""Gymnasium's own check, and games against bots and many at once."""

import copy
import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from bastide import IllegalAction
from bastide.envs.candidates import FEATURES, MOST
from bastide.envs.single_agent import BastideEnv
from bastide.envs.vector_env import BastideVectorEnv

pytestmark = pytest.mark.filterwarnings("ignore")


@pytest.mark.parametrize("observation", ["sparse", "planes", "candidates"])
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


def test_points_are_paid_at_once_and_add_up_to_the_lead() -> None:
    for seat in (0, 1):
        env = BastideEnv("base+fields", opponent="random", seat=seat, reward="points", options={"draws": 16})
        _, info = env.reset(seed=5)
        begun = info["scores"]
        random, paid, ended = np.random.default_rng(1), 0.0, False
        while not ended:
            assert info["scores"] == env.play.engine.scores()
            _, reward, ended, _, info = env.step(int(random.choice(np.flatnonzero(env.action_masks()))))
            paid += reward
        scores = info["scores"]
        assert paid == (scores[seat] - scores[1 - seat]) - (begun[seat] - begun[1 - seat])
    with pytest.raises(ValueError, match="a reward is one of result, points"):
        BastideEnv("base", reward="money")


def test_a_learner_with_masks_asks_for_them_by_this_name() -> None:
    env = BastideEnv("base", opponent="random")
    _, info = env.reset(seed=1)
    masks = env.action_masks()
    assert masks.dtype == np.bool_
    assert masks.tolist() == info["action_mask"].astype(bool).tolist()


def test_candidates_are_a_row_for_each_legal_action() -> None:
    env = BastideEnv("base+fields", opponent="random", observation="candidates", options={"draws": 14})
    seen, info = env.reset(seed=2)
    ended, highest = False, 0
    while not ended:
        n, acts = int(info["action_mask"].sum()), env.play.engine.legal_actions()
        rows = seen["observation"]
        assert (n, rows.shape, rows.dtype) == (len(acts), (MOST, len(FEATURES)), np.float32)
        assert info["action_mask"][:n].all()
        assert not rows[n:].any()
        assert (rows[:n, :4].sum(axis=1) == 1).all()
        before, row = env.play.engine.scores()[0], int(rows[:n, FEATURES.index("expected")].argmax())
        twin = env.play.engine.clone()
        twin.push(acts[row])
        assert rows[row, FEATURES.index("points")] == pytest.approx((twin.scores()[0] - before) / 10)
        seen, _, ended, _, info = env.step(row)
        highest = max(highest, n)
    assert highest > 5
    assert info["scores"][0] > info["scores"][1], "the column of greedy alone beats a random player"


@pytest.mark.parametrize(
    ("observation", "shape"), [("planes", (84, 31, 31)), ("sparse", (3135,)), ("candidates", (MOST, 21))]
)
def test_normalized_observations_with_channels_first(observation: str, shape: tuple[int, ...]) -> None:
    plain = BastideEnv("base+fields", opponent="random", observation=observation)
    env = BastideEnv("base+fields", opponent="random", observation=observation, normalized=True, channels="first")
    check_env(env, skip_render_check=True)
    numbers, seen = plain.reset(seed=4)[0]["observation"], env.reset(seed=4)[0]["observation"]
    assert (seen.shape, seen.dtype) == (shape, np.float32)
    if observation == "candidates":
        assert np.array_equal(numbers, seen)
    elif observation == "planes":
        assert np.allclose(np.exp2(np.moveaxis(seen, 0, -1) * 8) - 1, numbers, atol=1e-3)
    else:
        assert np.allclose(np.exp2(seen * 8) - 1, numbers, atol=1e-3)
    assert later(pickle.loads(pickle.dumps(env)), 3, 1) == later(env, 3, 1)
    with pytest.raises(ValueError, match="channels are last or first"):
        BastideEnv("base", channels="middle")


def test_make_vec_makes_many_games_of_a_name() -> None:
    name = "bastide.envs.vector_env:bastide/fields-selfplay-v0"
    env = gymnasium.make_vec(name, num_envs=3, observation="planes", normalized=True, channels="first")
    seen, _ = env.reset(seed=1)
    assert seen["observation"].shape == (3, 84, 31, 31)
    assert env.observation_space.contains(seen)
    games = env.unwrapped
    assert isinstance(games, BastideVectorEnv)
    seen, rewards, *_ = env.step(games.sample())
    assert rewards.tolist() == [0, 0, 0]
    assert env.observation_space.contains(seen)
    copies = gymnasium.make_vec("bastide.envs.single_agent:bastide/fields-v0", num_envs=2, opponent="random")
    assert copies.reset(seed=1)[0]["action_mask"].shape == (2, 3904)


def test_a_candidate_that_is_not_there_is_refused() -> None:
    env = BastideEnv("base", observation="candidates", illegal="raise")
    _, info = env.reset(seed=1)
    for number in (-1, int(info["action_mask"].sum()), MOST):
        with pytest.raises(IllegalAction, match="is not offered now"):
            env.step(number)
    with pytest.raises(ValueError, match="have no candidates"):
        BastideVectorEnv(2, observation="candidates")
