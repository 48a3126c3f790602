"""One game for environments: actions and observations as numbers, chance carried out, reasons for refusals."""

from bastide.envs import _requires as _requires  # isort: split

from collections.abc import Mapping
from typing import Any, Final, TypeVar

import numpy as np
from numpy.typing import NDArray

from bastide.bots.playout import Rng, draw
from bastide.core.engine import Engine
from bastide.core.state import CHANCE
from bastide.encoding.codec import Codec, Numbers
from bastide.encoding.planes import Planes
from bastide.encoding.refusals import illegal_action
from bastide.encoding.sparse import Sparse
from bastide.envs.batch import final_returns
from bastide.envs.candidates import FEATURES, MOST, Candidates, lead_of, refuse_candidate
from bastide.envs.observation_form import ObservationForm
from bastide.game.views import ViewCache
from bastide.records.draw import draw_board
from bastide.rules import USUAL, make_ruleset

Number = TypeVar("Number", bound=np.generic)

OBSERVATIONS: Final = ("sparse", "planes", "candidates")
REWARDS: Final = ("result", "points")
RENDER_MODES: Final = ("human", "ansi", "rgb_array")
PICTURE_WIDTH: Final = 800


class Play:
    """A game of `rules` with `options` for `players` seats. `observation` is "sparse", "planes" or "candidates".

    `normalized` and `channels` are those of ObservationForm.
    """

    def __init__(
        self,
        rules: str = USUAL,
        players: int = 2,
        options: Mapping[str, object] | None = None,
        observation: str = "sparse",
        normalized: bool = False,
        channels: str = "last",
    ) -> None:
        """Raises RulesetError for rules that cannot be played, ValueError for another unknown word."""
        if observation not in OBSERVATIONS:
            raise ValueError(f"an observation is one of {', '.join(OBSERVATIONS)}, not {observation!r}")
        self.arguments = (rules, players, dict(options or {}), observation, normalized, channels)
        self.form = ObservationForm(normalized, channels)
        ruleset = make_ruleset(rules, players, 0, options)
        self.codec = Codec(ruleset)
        self.sparse = Sparse(self.codec)
        self.planes = Planes(self.codec)
        self.observation = observation
        self.begun = Engine(ruleset)
        self.engine = self.begun.clone()
        self.done: list[int] = []  # packed actions since the start, including draws
        self.numbers = Numbers()
        self.rng = Rng(0)
        self.n_seats = int(ruleset.n_seats)
        self.n_actions = MOST if observation == "candidates" else int(self.codec.n_actions)
        self._rows: Candidates | None = None  # it belongs to one engine
        self.truncated = False
        self._table = self.sparse.room()
        self._map = self.planes.room() if observation == "planes" else None

    def reset(self, seed: int) -> None:
        """Start a new game. The seed decides its draws."""
        self.engine.copy_from(self.begun)
        self.done.clear()
        self.rng.reset(seed)
        self._go_on()

    def push(self, number: int) -> None:
        """Carry out an action of the seat that decides, then the chance events.

        Raises IllegalAction with the reason if the number is not legal. Then nothing has changed.
        """
        at = self._index(number)
        if at < 0 and self.observation == "candidates":
            raise refuse_candidate(number)
        if at < 0:
            raise illegal_action(self.codec, self.engine, number)
        self._push(self.engine.acts[at])
        self._go_on()

    def answer(self, packed: int) -> None:
        """Carry out a legal packed action, such as a bot chooses, then the chance events."""
        self._push(packed)
        self._go_on()

    @property
    def over(self) -> bool:
        """Whether the game is over or has left the window (`truncated`)."""
        return bool(self.engine.over) or self.truncated

    @property
    def seat(self) -> int:
        """The seat that decides."""
        return int(self.engine.seat)

    def returns(self) -> list[float]:
        """The returns of a finished game by seat, from -1 to 1 (docs/bots/environments.md). Zeros before the end."""
        return final_returns(self.engine) if self.engine.over else [0.0] * self.n_seats

    def _index(self, number: int) -> int:
        """The place of an action among the legal ones, -1 if it is not legal."""
        if self.observation != "candidates":
            return int(self.numbers.find(number))
        return number if 0 <= number < min(int(self.numbers.n), MOST) else -1

    def leads(self) -> list[int]:
        """For each seat its lead over its best opponent in points. Where all win together, the points."""
        scores = self.engine.scores()
        return scores if self.engine.rules.cooperative else [lead_of(scores, seat) for seat in range(self.n_seats)]

    def state(self) -> NDArray[np.int32]:
        """What all seats see, as the sparse observation of seat 0: int32, (Sparse.size,)."""
        self.sparse.write(self.engine, 0, self._table, 0)
        return array_view(self._table, np.int32).copy()

    def mask(self, seat: int) -> NDArray[np.int8]:
        """The mask of a seat, `n_actions` long: 1 for each action that it may choose now."""
        mask = np.zeros(self.n_actions, np.int8)
        if not self.over and seat == self.seat:
            n = int(self.numbers.n)
            if self.observation == "candidates":
                mask[: min(n, MOST)] = 1
            else:
                mask[[int(self.numbers.of[i]) for i in range(n)]] = 1
        return mask

    def observe(self, seat: int) -> dict[str, NDArray[Any]]:
        """What a seat sees: `observation` and `action_mask`, in the form of this game (ObservationForm).

        A sparse observation is int32. Planes are uint8, W x W x channels, with `table` as a further entry. Candidates
        are float32, rows x features (candidates.py). A seat that does not decide has none.
        """
        return self.form.apply(self._observe(seat))

    def _observe(self, seat: int) -> dict[str, NDArray[Any]]:
        """The same as whole numbers, with channels last."""
        if self.observation == "candidates":
            if self._rows is None or self._rows.engine is not self.engine:
                self._rows = Candidates(self.engine)
            decides = not self.over and seat == self.seat
            rows = self._rows.write(int(self.numbers.n)) if decides else np.zeros((MOST, len(FEATURES)), np.float32)
            return {"observation": rows, "action_mask": self.mask(seat)}
        if self._map is None:
            self.sparse.write(self.engine, seat, self._table, 0)
            seen: dict[str, NDArray[Any]] = {"observation": array_view(self._table, np.int32).copy()}
        else:
            self.sparse.write_table(self.engine, seat, self._table, 0)
            self.planes.write(self.engine, seat, self._map, 0)
            shape = (int(self.codec.window.size), int(self.codec.window.size), int(self.planes.channels))
            seen = {
                "observation": array_view(self._map, np.uint8).reshape(shape).copy(),
                "table": array_view(self._table, np.int32)[: int(self.sparse.n_table)].copy(),
            }
        return {**seen, "action_mask": self.mask(seat)}

    def picture(self, mode: str) -> Any:
        """The board. "ansi" returns text, "human" prints it, "rgb_array" returns uint8, height x width x 3."""
        view = ViewCache(self.engine).view(None)
        if mode == "rgb_array":
            return render_pixels(view)
        drawn = draw_board(view)
        if mode == "ansi":
            return drawn
        print(drawn)
        return None

    def _push(self, packed: int) -> None:
        self.done.append(int(packed))
        self.engine.push(packed)

    def _go_on(self) -> None:
        while not self.engine.over and self.engine.seat == CHANCE:
            self._push(draw(self.engine, self.rng))
        self.list()

    def list(self) -> None:
        """Number the legal actions of this decision."""
        self.numbers.n = 0
        self.truncated = False
        if not self.engine.over:
            self.codec.number(self.engine, self.numbers)
            self.truncated = self.numbers.beyond > 0

    def __deepcopy__(self, memo: object) -> "Play":
        """Another game in the same position, with the same draws to come. Costs about 30 us."""
        twin = Play.__new__(Play)
        twin.__dict__.update(self.__dict__)
        twin.engine = self.engine.clone()
        twin._rows = None
        twin.done = self.done.copy()
        twin.rng = Rng(0)
        twin.numbers = Numbers()
        _set_words(twin.rng, _words(self.rng))
        twin.list()
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        return _restore, (self.arguments, self.done, _words(self.rng))


def _words(rng: Rng) -> tuple[int, ...]:
    return int(rng.a), int(rng.b), int(rng.c), int(rng.d)


def _set_words(rng: Rng, words: tuple[int, ...]) -> None:
    rng.a, rng.b, rng.c, rng.d = words


def _restore(arguments: tuple[Any, ...], done: list[int], words: tuple[int, ...]) -> Play:
    """The pickled game, replayed."""
    play = Play(*arguments)
    for packed in done:
        play._push(packed)
    _set_words(play.rng, words)
    play.list()
    return play


def require_reward(reward: str) -> None:
    """Raises ValueError for an unknown reward."""
    if reward not in REWARDS:
        raise ValueError(f"a reward is one of {', '.join(REWARDS)}, not {reward!r}")


def require_render_mode(mode: str | None) -> None:
    """Raises ValueError for an unknown render mode."""
    if mode not in (None, *RENDER_MODES):
        raise ValueError(f"a render mode is one of {', '.join(RENDER_MODES)}, not {mode!r}")


def array_view(memory: Any, kind: type[Number]) -> NDArray[Number]:
    """An array over memory that compiled code writes to, without a copy."""
    return np.frombuffer(memory, kind)


def render_pixels(view: dict[str, Any]) -> NDArray[np.uint8]:
    """The board as an image. Needs `bastide[art]`."""
    from io import BytesIO

    from PIL import Image

    from bastide.art import render_board, to_png

    with Image.open(BytesIO(to_png(render_board(view, "light"), PICTURE_WIDTH))) as picture:
        return np.asarray(picture.convert("RGB"), np.uint8)
