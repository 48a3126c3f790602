"""PettingZoo: all seats as agents that take turns (an AEC environment), registered by the names of `IDS`."""

from __future__ import annotations

from bastide.envs import _requires as _requires  # isort: split

from collections.abc import Mapping
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv, register

from bastide.envs.game_env import RENDER_MODES, Play
from bastide.rules import SETUPS, USUAL, VERSIONS, module_names


def registry_names() -> dict[str, dict[str, Any]]:
    """The games to begin with. A name keeps its tiles for ever: where a set of tiles has a newer version, `-v1` plays
    it."""
    found: dict[str, dict[str, Any]] = {}
    for name, (rules, _) in SETUPS.items():
        played = module_names(rules)
        oldest, newest = VERSIONS.recorded({}, played), VERSIONS.newest({}, played)
        found[f"bastide/{name}-v0"] = {"rules": rules, **({"options": oldest} if oldest else {})}
        if newest:
            found[f"bastide/{name}-v1"] = {"rules": rules, "options": newest}
    return found


IDS: Final = registry_names()
"""Names of the registry and what they stand for. Any other rules, players and options are keywords of `env`."""

BOUND: Final = np.iinfo(np.int32)


def observation_spaces(play: Play) -> spaces.Dict:
    """The space of `Play.observe`."""
    size = int(play.codec.window.size)
    found: dict[str, spaces.Space[Any]] = {"action_mask": spaces.Box(0, 1, (play.n_actions,), np.int8)}
    if play.observation == "sparse":
        found["observation"] = spaces.Box(BOUND.min, BOUND.max, (int(play.sparse.size),), np.int32)
    else:
        found["observation"] = spaces.Box(0, 255, (size, size, int(play.planes.channels)), np.uint8)
        found["table"] = spaces.Box(BOUND.min, BOUND.max, (int(play.sparse.n_table),), np.int32)
    return spaces.Dict(found)


class BastideAEC(AECEnv):  # type: ignore[misc]
    """One game. `rules`, `players` and `options` say which, `observation` is "sparse" or "planes". Rewards come at the
    end: who wins alone has 1, all together 0, or 1 or -1 for everybody where all win or lose together."""

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
    ) -> None:
        """Raises RulesetError for rules that cannot be played, ValueError for an unknown observation or mode."""
        super().__init__()
        if render_mode not in (None, *RENDER_MODES):
            raise ValueError(f"a render mode is one of {', '.join(RENDER_MODES)}, not {render_mode!r}")
        self.play = Play(rules, players, options, observation)
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self._seen = observation_spaces(self.play)
        self._acts = spaces.Discrete(self.play.n_actions)
        self._random: np.random.Generator | None = None

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The same for all."""
        return self._seen

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The same for all: the numbers of bastide.encoding."""
        return self._acts

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; without a seed another one each time."""
        if seed is not None or self._random is None:
            self._random, _ = seeding.np_random(seed)
        self.play.reset(int(self._random.integers(2**63)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.play.seat]

    def observe(self, agent: str) -> dict[str, Any]:
        """What a seat sees; nothing is offered to one that does not decide."""
        return self.play.observe(self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        """Carry out an action of `agent_selection`. Raises IllegalAction, with the reason and the rule, for one that is
        not offered: then nothing has changed."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is to decide: None is an action of those who have done")
        self.play.push(int(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.play.over:
            returns = self.play.returns()
            self.rewards = {one: returns[self.possible_agents.index(one)] for one in self.agents}
            self.terminations = dict.fromkeys(self.agents, not self.play.truncated)
            self.truncations = dict.fromkeys(self.agents, self.play.truncated)
        else:
            self.agent_selection = self.possible_agents[self.play.seat]
        self._accumulate_rewards()

    def render(self) -> Any:
        """The board: letters ("ansi") or an array of pixels ("rgb_array"); None without a mode."""
        return None if self.render_mode is None else self.play.picture(self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""


def env(**more: Any) -> BastideAEC:
    """The environment of these keywords (see BastideAEC)."""
    return BastideAEC(**more)


def register_all() -> None:
    """Make the names known to `pettingzoo.make("aec", NAME)`."""
    for name, what in IDS.items():
        register("aec", name, "bastide.envs.aec:env", kwargs=dict(what))


register_all()
