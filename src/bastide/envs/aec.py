"""PettingZoo: all seats as agents that take turns (an AEC environment), registered under the names in `IDS`."""

from bastide.envs import _requires as _requires  # isort: split

from collections.abc import Mapping
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv, register
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

from bastide.envs.candidates import FEATURES, LIMIT, MOST
from bastide.envs.game_env import RENDER_MODES, Play, require_render_mode, require_reward
from bastide.rules import SETUPS, USUAL, VERSIONS, module_names


def registry_names() -> dict[str, dict[str, Any]]:
    """The registered games by name. A name never changes its tiles: `-v1` plays a newer version of a tile set."""
    found: dict[str, dict[str, Any]] = {}
    for name, (rules, _) in SETUPS.items():
        played = module_names(rules)
        oldest, newest = VERSIONS.recorded({}, played), VERSIONS.newest({}, played)
        found[f"bastide/{name}-v0"] = {"rules": rules, **({"options": oldest} if oldest else {})}
        if newest:
            found[f"bastide/{name}-v1"] = {"rules": rules, "options": newest}
    return found


IDS: Final = registry_names()
"""Registered names and their keywords. Pass any other rules, players and options to `env`."""

BOUND: Final = np.iinfo(np.int32)


def observation_spaces(play: Play) -> spaces.Dict:
    """The space of `Play.observe`."""
    size = int(play.codec.window.size)
    found: dict[str, spaces.Box] = {"action_mask": spaces.Box(0, 1, (play.n_actions,), np.int8)}
    if play.observation == "sparse":
        found["observation"] = state_space(play)
    elif play.observation == "candidates":
        found["observation"] = spaces.Box(-LIMIT, LIMIT, (MOST, len(FEATURES)), np.float32)
    else:
        found["observation"] = spaces.Box(0, 255, (size, size, int(play.planes.channels)), np.uint8)
        found["table"] = spaces.Box(BOUND.min, BOUND.max, (int(play.sparse.n_table),), np.int32)
    return play.form.make_space(found)


def state_space(play: Play) -> spaces.Box:
    """The space of a sparse observation."""
    return spaces.Box(BOUND.min, BOUND.max, (int(play.sparse.size),), np.int32)


class BastideAEC(AECEnv):  # type: ignore[misc]
    """One game of `rules` with `players` and `options`. `observation` is "sparse", "planes" or "candidates".

    Rewards come at the end. A single winner gets 1, and all rewards sum to 0. In a cooperative game every seat gets 1
    or -1. With `reward="points"` they come at once: the change of each seat's lead over its best opponent in points.
    `infos[agent]["scores"]` are the points of all seats. `normalized` and `channels` are those of ObservationForm.
    """

    metadata: dict[str, Any] = {
        "name": "bastide_v0",
        "render_modes": list(RENDER_MODES),
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self,
        rules: str = USUAL,
        players: int = 2,
        options: Mapping[str, object] | None = None,
        observation: str = "sparse",
        render_mode: str | None = None,
        reward: str = "result",
        normalized: bool = False,
        channels: str = "last",
    ) -> None:
        """Raises RulesetError for rules that cannot be played, ValueError for another unknown word."""
        super().__init__()
        require_render_mode(render_mode)
        require_reward(reward)
        self.reward = reward
        self.play = Play(rules, players, options, observation, normalized, channels)
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self._seen = observation_spaces(self.play)
        self._acts = spaces.Discrete(self.play.n_actions)
        self.state_space = state_space(self.play)
        self._random: np.random.Generator | None = None

    def state(self) -> Any:
        """What all seats see, as the sparse observation of seat 0: int32, one row."""
        return self.play.state()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The observation space, the same for all agents."""
        return self._seen

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The action space, the same for all agents: the numbers of bastide.encoding."""
        return self._acts

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a new game. Without a seed each game is different."""
        if seed is not None or self._random is None:
            self._random, _ = seeding.np_random(seed)
        self.play.reset(int(self._random.integers(2**63)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._add_scores()
        self.agent_selection = self.agents[self.play.seat]

    def observe(self, agent: str) -> dict[str, Any]:
        """The observation of a seat. The mask of a seat that does not decide is all zeros."""
        return self.play.observe(self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        """Carry out an action of `agent_selection`.

        Raises IllegalAction with the reason and the rule if the action is not legal. Then nothing has changed.
        """
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} must decide: None is only for agents that are done")
        before = self.play.leads()
        self.play.push(int(action))
        self._add_scores()
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.play.over:
            self._add_rewards(self.play.returns())
            self.terminations = dict.fromkeys(self.agents, not self.play.truncated)
            self.truncations = dict.fromkeys(self.agents, self.play.truncated)
        else:
            self.agent_selection = self.possible_agents[self.play.seat]
        if self.reward == "points":
            self._add_rewards([float(after - old) for after, old in zip(self.play.leads(), before)])
        self._accumulate_rewards()

    def _add_rewards(self, rewards: list[float]) -> None:
        """Set the rewards of this step, by seat."""
        self.rewards = {player: rewards[self.possible_agents.index(player)] for player in self.agents}

    def _add_scores(self) -> None:
        self.infos: dict[str, dict[str, Any]] = {agent: {"scores": self.play.engine.scores()} for agent in self.agents}

    def render(self) -> Any:
        """The board: text ("ansi") or an array of pixels ("rgb_array"). Returns None without a mode."""
        return None if self.render_mode is None else self.play.picture(self.render_mode)

    def close(self) -> None:
        """Do nothing: the environment holds no resources."""


def env(**more: Any) -> BastideAEC:
    """The environment for these keywords (see BastideAEC)."""
    return BastideAEC(**more)


def parallel_env(**more: Any) -> Any:
    """The same as a parallel environment of PettingZoo, for these keywords (see BastideAEC).

    Each step carries out the action of the seat that decides. Those of the others are passed over: their masks are
    zeros."""
    return turn_based_aec_to_parallel(env(**more))


def register_all() -> None:
    """Register all names with `pettingzoo.make("aec", NAME)`."""
    for name, what in IDS.items():
        register("aec", name, "bastide.envs.aec:env", kwargs=dict(what))


register_all()
