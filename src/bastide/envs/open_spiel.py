"""OpenSpiel: games with explicit chance.

Importing this file registers `python_bastide` (competitive) and `python_bastide_team` (cooperative), with the
parameters `rules`, `players` and `options`: "python_bastide(rules=base+fields,options=small_cities:2+hand:2)".
"""

from bastide.envs import _requires_open_spiel as _requires_open_spiel  # isort: split

from typing import Any, Final

import numpy as np
import pyspiel

from bastide.core.engine import Engine
from bastide.core.notation import to_action
from bastide.encoding.refusals import decode_number, illegal_action
from bastide.envs.batch import final_returns
from bastide.envs.game_env import Play, array_view
from bastide.records.position import write_position
from bastide.rules import MAX_PLAYERS, SETUPS, USUAL, is_cooperative

MOST_PLAYERS: Final = MAX_PLAYERS + 1
TOGETHER: Final = next(rules for rules, _ in SETUPS.values() if is_cooperative(rules))
"""The default rules of the cooperative game."""
TURNS_EACH: Final = 12
"""Decisions and draws per turn, an upper bound of the mean. Real games are far shorter."""


def _type(name: str, words: str, utility: Any, rules: str, fewest: int) -> Any:
    return pyspiel.GameType(
        short_name=name,
        long_name=words,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.PERFECT_INFORMATION,
        utility=utility,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=MOST_PLAYERS,
        min_num_players=fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"rules": rules, "players": 2, "options": ""},
    )


ALONE: Final = _type("python_bastide", "Bastide", pyspiel.GameType.Utility.ZERO_SUM, USUAL, 2)
TEAM: Final = _type("python_bastide_team", "Bastide, together", pyspiel.GameType.Utility.IDENTICAL, TOGETHER, 1)


class BastideGame(pyspiel.Game):  # type: ignore[misc]
    """A game of some rules.

    Raises RulesetError for rules that cannot be played, ValueError for rules of the other game type.
    """

    kind: Any = ALONE

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        specified = self.kind.parameter_specification
        rules, players = str(given.get("rules", specified["rules"])), int(given.get("players", specified["players"]))
        options = str(given.get("options", specified["options"]))
        together = self.kind is TEAM
        if is_cooperative(rules) != together:
            other = (ALONE if together else TEAM).short_name
            raise ValueError(f"{rules} is a game for {other}")
        self.start = Play(rules, players, read_game_options(options))
        codec = self.start.codec
        self.n_draws = int(codec.n) - int(codec.layout.draw)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.start.n_actions,
            max_chance_outcomes=self.n_draws + self.start.n_actions,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None if together else 0.0,
            max_game_length=int(codec.rules.n_cells) * TURNS_EACH,
        )
        super().__init__(self.kind, info, {"rules": rules, "players": players, "options": options})

    def __reduce__(self) -> tuple[Any, ...]:
        return load_game, (str(self),)

    def new_initial_state(self) -> "BastideState":
        """The initial state. The next event is a draw."""
        return BastideState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        """The sparse observation as floats."""
        return Observer(self)


def load_game(text: str) -> Any:
    """The game of a text such as "python_bastide(rules=base)", whose names importing this file registers."""
    return pyspiel.load_game(text)


def read_game_options(text: str) -> dict[str, bool | int]:
    """Options of the rules from a parameter such as "small_cities:2+gardens:false". Raises ValueError."""
    options: dict[str, bool | int] = {}
    for part in filter(None, text.split("+")):
        name, _, value = part.partition(":")
        if value not in ("true", "false") and not (value.isascii() and value.isdigit()):
            raise ValueError(f"options are written as name:value, joined by +, not {part!r}")
        options[name] = int(value) if value.isdigit() else value == "true"
    return options


class TeamGame(BastideGame):
    """A cooperative game."""

    kind = TEAM


class EngineState:
    """The engine of one state. Copying it costs a clone."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    def __deepcopy__(self, memo: object) -> "EngineState":
        return EngineState(self.engine.clone())


class BastideState(pyspiel.State):  # type: ignore[misc]
    """A state. Actions are the numbers of bastide.encoding. Chance outcomes are the tile types, then other outcomes."""

    def __init__(self, game: BastideGame) -> None:
        super().__init__(game)
        self._at = EngineState(game.start.begun.clone())

    @property
    def engine(self) -> Engine:
        """The engine in this state. Only the state may push actions."""
        return self._at.engine

    @property
    def _play(self) -> Play:
        found: Play = self.get_game().start
        return found

    def packed_actions(self) -> dict[int, int]:
        """Packed legal actions by number, in ascending order."""
        play, engine = self._play, self.engine
        play.codec.number(engine, play.numbers)
        numbers = [int(play.numbers.of[i]) for i in range(int(play.numbers.n))]
        return dict(sorted((number, int(engine.acts[i])) for i, number in enumerate(numbers) if number >= 0))

    def _chances(self) -> dict[int, tuple[int, float]]:
        """Packed draws and their probabilities by number."""
        layout, game = self._play.codec.layout, self.get_game()
        packed = {act: number for number, act in self.packed_actions().items()}
        found = {}
        for act, probability in self.engine.chance():
            number = packed[act] - int(layout.draw)
            found[number if number >= 0 else game.n_draws + packed[act]] = act, probability
        return dict(sorted(found.items()))

    def current_player(self) -> int:
        """The seat that decides, CHANCE or TERMINAL."""
        if self.engine.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if self.engine.seat < 0 else int(self.engine.seat)

    def _legal_actions(self, player: int) -> list[int]:
        if self.engine.over or self.engine.seat < 0 or player != self.engine.seat:
            return []
        return list(self.packed_actions())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The outcomes of the next draw with their probabilities."""
        return [(number, probability) for number, (_, probability) in self._chances().items()]

    def _apply_action(self, action: int) -> None:
        """Raises IllegalAction with the reason and the rule if the action is not legal."""
        engine = self.engine
        if engine.seat < 0:
            engine.push(self._chances()[action][0])
            return
        packed = self.packed_actions().get(action)
        if packed is None:
            raise illegal_action(self._play.codec, engine, action)
        engine.push(packed)

    def _action_to_string(self, player: int, action: int) -> str:
        engine = self.engine
        if player < 0:
            return to_action(engine, self._chances()[action][0]).text
        decoded = decode_number(self._play.codec, engine, action)
        return decoded.text if decoded is not None else f"number {action}"

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return bool(self.engine.over)

    def returns(self) -> list[float]:
        """The returns of each seat. Zeros before the end."""
        return final_returns(self.engine) if self.engine.over else [0.0] * self._play.n_seats

    def __str__(self) -> str:
        return write_position(self.engine)


class Observer:
    """The sparse observation of a seat as float32, and the position as text."""

    def __init__(self, game: BastideGame) -> None:
        self._sparse = game.start.sparse
        self._room = self._sparse.room()
        self.tensor = np.zeros(int(self._sparse.size), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: BastideState, player: int) -> None:
        """Write the observation of a seat."""
        self._sparse.write(state.engine, player, self._room, 0)
        self.tensor[:] = array_view(self._room, np.int32)

    def string_from(self, state: BastideState, player: int) -> str:
        """The position as text. Nothing in it is hidden."""
        return str(state)


pyspiel.register_game(ALONE, BastideGame)
pyspiel.register_game(TEAM, TeamGame)

__all__ = ["ALONE", "TEAM", "BastideGame", "BastideState", "Observer", "TeamGame"]
