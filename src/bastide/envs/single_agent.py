"""Gymnasium: one learner against built-in bots, `gymnasium.make("bastide.envs.single_agent:bastide/fields-v0")`."""

from bastide.envs import _requires as _requires  # isort: split

from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from bastide.bots import make_bot
from bastide.core.refusal import IllegalAction
from bastide.envs.aec import IDS, observation_spaces
from bastide.envs.game_env import RENDER_MODES, Play, require_render_mode, require_reward
from bastide.rules import USUAL

ILLEGAL = 100.0
"""Points that an illegal action costs."""


class BastideEnv(gymnasium.Env[dict[str, Any], int]):
    """A game of the learner in `seat` against bots named `opponent` in all other seats.

    In a cooperative game the bots are its team.

    The reward comes at the end, from -1 to 1. With `reward="points"` it comes at once: the change of the learner's lead
    over its best opponent in points, so their sum is the lead at the end. `info["action_mask"]` is that of the
    observation, `info["scores"]` are the points of all seats. An illegal action loses the game at once, or costs 100
    points, and `info["why"]` has the reason. With `illegal="raise"` it raises IllegalAction. `normalized` and
    `channels` are those of ObservationForm.
    """

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 2}

    def __init__(
        self,
        rules: str = USUAL,
        players: int = 2,
        options: Mapping[str, object] | None = None,
        observation: str = "sparse",
        opponent: str = "greedy",
        seat: int = 0,
        illegal: str = "lose",
        render_mode: str | None = None,
        reward: str = "result",
        normalized: bool = False,
        channels: str = "last",
    ) -> None:
        """Raises RulesetError for rules that cannot be played, UnknownBot for the opponent, ValueError for the rest."""
        require_render_mode(render_mode)
        require_reward(reward)
        self.reward = reward
        if not 0 <= seat < players:
            raise ValueError(f"the seat is from 0 to {players - 1}, not {seat!r}")
        if illegal not in ("raise", "lose"):
            raise ValueError(f"illegal is raise or lose, not {illegal!r}")
        self.illegal = illegal
        self.play = Play(rules, players, options, observation, normalized, channels)
        self.seat = seat
        self.opponent = opponent
        self.render_mode = render_mode
        self.observation_space: spaces.Space[dict[str, Any]] = observation_spaces(self.play)
        self.action_space: spaces.Space[Any] = spaces.Discrete(self.play.n_actions)
        self._bots = [make_bot(opponent, seat=other) for other in range(players)]

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Start a new game and play up to the learner's first decision."""
        super().reset(seed=seed)
        number = int(self.np_random.integers(2**63))
        self._bots = [make_bot(self.opponent, number, seat=other) for other in range(self.play.n_seats)]
        self.play.reset(number)
        self._let_bots_move()
        return self._seen()

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Carry out an action and the turns of the bots.

        Raises IllegalAction with the reason and the rule if the action is not legal (see above). Then nothing has
        changed.
        """
        play, before = self.play, self.play.leads()[self.seat]
        try:
            play.push(int(action))
        except IllegalAction as error:
            if self.illegal == "raise":
                raise
            seen, info = self._seen()
            lost = -1.0 if self.reward == "result" else -ILLEGAL
            return seen, lost, True, False, {**info, "why": str(error)}
        self._let_bots_move()
        seen, info = self._seen()
        gained = play.returns()[self.seat] if self.reward == "result" else float(play.leads()[self.seat] - before)
        return seen, gained, play.over and not play.truncated, play.truncated, info

    def _let_bots_move(self) -> None:
        play = self.play
        while not play.over and play.seat != self.seat:
            play.answer(self._bots[play.seat].choose_packed(play.engine))

    def _seen(self) -> tuple[dict[str, Any], dict[str, Any]]:
        seen = self.play.observe(self.seat)
        return seen, {"action_mask": seen["action_mask"], "scores": self.play.engine.scores()}

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions the learner may choose now: bool, (n,). sb3-contrib's MaskablePPO asks for it by this name."""
        return self.play.mask(self.seat).astype(np.bool_)

    def render(self) -> Any:
        """The board: text ("ansi") or an array of pixels ("rgb_array"). Returns None without a mode."""
        return None if self.render_mode is None else self.play.picture(self.render_mode)


def register_all() -> None:
    """Register all names with `gymnasium.make`."""
    for name, what in IDS.items():
        if name not in gymnasium.registry:
            gymnasium.register(
                name, entry_point="bastide.envs.single_agent:BastideEnv", kwargs=dict(what), disable_env_checker=True
            )


register_all()
