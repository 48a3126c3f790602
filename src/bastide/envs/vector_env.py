"""Gymnasium: many games in one process. The learner plays every seat.

`gymnasium.make_vec("bastide.envs.vector_env:bastide/fields-selfplay-v0", num_envs=256)` makes one of a registered game.
"""

from bastide.envs import _requires as _requires  # isort: split

from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from bastide.encoding.refusals import illegal_action
from bastide.envs.aec import IDS, observation_spaces
from bastide.envs.batch import MASK, PLANES, SPARSE, Lanes
from bastide.envs.game_env import Play, array_view
from bastide.rules import USUAL

WRITES = {"sparse": SPARSE, "planes": PLANES}


class BastideVectorEnv(VectorEnv[dict[str, Any], NDArray[np.int64], NDArray[Any]]):
    """`num_envs` games. Each waits for a decision of the seat `info["current_player"]`, which sees the observation.

    The reward is the return of a finished game for the seat that has just decided. `info["returns"]` has the returns of
    all seats. A finished game starts again at the next step and ignores the action given there. Arrays are written in
    place and read-only: copy what you keep. `normalized` and `channels` are those of ObservationForm.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.NEXT_STEP}

    def __init__(
        self,
        num_envs: int,
        rules: str = USUAL,
        players: int = 2,
        options: Mapping[str, object] | None = None,
        observation: str = "sparse",
        normalized: bool = False,
        channels: str = "last",
    ) -> None:
        """`observation` is "sparse", "planes" or "mask" (then nothing else is written).

        Raises RulesetError for rules that cannot be played, ValueError for another observation or no games.
        """
        if observation == "candidates":
            raise ValueError("many games at once have no candidates: their observation is sparse, planes or mask")
        if num_envs < 1:
            raise ValueError(f"num_envs must be at least 1, not {num_envs}")
        self.arguments = (num_envs, rules, players, dict(options or {}), observation, normalized, channels)
        play = Play(rules, players, options, "sparse" if observation == "mask" else observation, normalized, channels)
        self.num_envs = num_envs
        self.lanes = Lanes(play.codec, num_envs, 0, WRITES.get(observation, MASK))
        space = observation_spaces(play)
        if observation == "mask":
            space = spaces.Dict({"action_mask": space["action_mask"]})
        self.single_observation_space = space
        self.single_action_space = spaces.Discrete(play.n_actions)
        self.observation_space = batch_space(space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.play, self.observation = play, observation
        self._show(play, observation)

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), self.arguments, (self.lanes, self._np_random, self._np_random_seed)

    def __setstate__(self, state: tuple[Lanes, Any, Any]) -> None:
        self.lanes, self._np_random, self._np_random_seed = state
        self._show(self.play, self.observation)

    def _show(self, play: Play, observation: str) -> None:
        """Arrays over the memory that the games write to."""
        lanes, n = self.lanes, self.num_envs
        numbers = array_view(lanes.numbers, np.int32).reshape(n, -1) if observation != "mask" else None
        size = int(play.codec.window.size)
        self.observations: dict[str, NDArray[Any]] = {}
        if observation == "sparse" and numbers is not None:
            self.observations["observation"] = numbers
        elif numbers is not None:
            planes = array_view(lanes.planes, np.uint8)
            self.observations["observation"] = planes.reshape(n, size, size, int(play.planes.channels))
            self.observations["table"] = numbers
        self.observations["action_mask"] = array_view(lanes.mask, np.int8).reshape(n, -1)
        self._seats = array_view(lanes.seats, np.int32)
        self._terminated = array_view(lanes.terminated, np.bool_)
        self._truncated = array_view(lanes.cut, np.bool_)
        self._returns = array_view(lanes.returns, np.int32).reshape(n, -1)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Start all games again. One seed decides all of them."""
        if isinstance(seed, list):
            raise ValueError("one seed decides about all games")
        super().reset(seed=seed)
        self.lanes.reset(int(self.np_random.integers(2**63)))
        return self.play.form.apply(self.observations), self._info()

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[dict[str, Any], NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Carry out one action in every game.

        Raises IllegalAction with the reason and the rule if a number is not legal, ValueError for another count of
        numbers. Then nothing has changed.
        """
        actions = np.asarray(actions)
        if actions.shape != (self.num_envs,):
            raise ValueError(f"{self.num_envs} games need {self.num_envs} actions, not an array of {actions.shape}")
        deciding = self._seats.copy()
        wrong = int(self.lanes.step(actions.tolist()))
        if wrong >= 0:
            lane = self.lanes.lanes[wrong]
            raise illegal_action(self.lanes.codec, lane.engine, int(actions[wrong]))
        done = self._terminated
        rewards = np.where(done, self._returns[np.arange(self.num_envs), deciding] / 1000.0, 0.0)
        seen = self.play.form.apply(self.observations)
        return seen, rewards, done.copy(), self._truncated.copy(), self._info()

    def sample(self) -> NDArray[np.int64]:
        """A uniformly random legal action for every game."""
        return np.asarray(self.lanes.sample(), np.int64)

    def _info(self) -> dict[str, Any]:
        return {
            "action_mask": self.observations["action_mask"],
            "current_player": self._seats,
            "returns": self._returns / 1000.0,
        }


def register_all() -> None:
    """Register all names with `gymnasium.make_vec`: "bastide/fields-v0" is "bastide/fields-selfplay-v0" here."""
    for name, what in IDS.items():
        game, version = name.rsplit("-", 1)
        own = f"{game}-selfplay-{version}"
        if own not in gymnasium.registry:
            gymnasium.register(own, vector_entry_point="bastide.envs.vector_env:BastideVectorEnv", kwargs=dict(what))


register_all()
