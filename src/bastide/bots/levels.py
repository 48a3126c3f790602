"""The named bots of the page, weakest first (data/players.json).

Most choose by the static evaluation and make human-like mistakes: many small ones, a few large ones. The strongest
search. A turn that is d points worse than the best is exp(-d / temperature) times as likely. No turn is chosen that is
worse by more than `REACH` temperatures (following KaTrain). A bot may also overlook actions: they do not exist for it
in this decision, but it never overlooks all of them.
"""

import json
from dataclasses import dataclass
from functools import cached_property
from importlib.resources import files
from math import exp
from operator import itemgetter
from typing import Any, ClassVar

from bastide.bots.api import Bot, Budget
from bastide.bots.greedy import Judge
from bastide.bots.playout import Rng
from bastide.bots.rollouts import CandidateTurn
from bastide.bots.search import Search
from bastide.core.engine import Engine

REACH = 4.0
"""Largest mistake, in temperatures."""


@dataclass(frozen=True)
class LevelRow:
    """A row of data/players.json.

    With `evaluations` or `seconds` per move the bot searches. `called` is its name at a table, the same in every
    language. `how` is a sentence about its play for lists of bots.
    """

    name: str
    called: str
    temperature: float = 0.0
    overlooks: float = 0.0
    evaluations: int = 0
    seconds: float = 0.0
    how: str = ""


def read_levels() -> list[LevelRow]:
    """All rows, weakest first."""
    return [LevelRow(**row) for row in json.loads(files("bastide.data").joinpath("players.json").read_text("utf-8"))]


LEVELS = read_levels()


class SeededBot(Bot):
    """A bot with its own random numbers. It can evaluate actions, with `base_only` by the base game."""

    base_only = False
    _judge: Judge | None = None

    def __getstate__(self) -> dict[str, Any]:
        return {**self.__dict__, "_judge": None}  # the next choice makes another one

    @cached_property
    def _rng(self) -> Rng:
        return Rng(self.seed, self.game, 1 + self.seat)

    def _evaluate(self, engine: Engine) -> list[tuple[int, float]]:
        """Every legal action with its value."""
        if self._judge is None or self._judge.engine is not engine:
            self._judge = Judge(engine, base_only=self.base_only)
        return self._judge.judge()


class SlippingBot(SeededBot):
    """Chooses by the static evaluation and makes mistakes. The smaller a mistake, the more likely it is."""

    player: ClassVar[LevelRow]

    def choose_packed(self, engine: Engine) -> int:
        """A random action among those not overlooked, with probability by its value."""
        judged = self._evaluate(engine)
        overlooks = self.player.overlooks
        seen = [pair for pair in judged if not (overlooks > 0 and self._share() < overlooks)] or judged
        best = max(value for _, value in seen)
        heat = self.player.temperature
        likely = [exp((value - best) / heat) if best - value <= REACH * heat else 0.0 for _, value in seen]
        mark = self._share() * sum(likely)
        for (act, _), chance in zip(seen, likely):
            mark -= chance
            if mark < 0:
                return act
        return max(seen, key=itemgetter(1))[0]

    def _share(self) -> float:
        """A random number from 0 to below 1."""
        return int(self._rng.word()) / (1 << 32)


class SearchingBot(Bot):
    """Runs many playouts of its most promising turns, all with the same draws, and takes the best one."""

    player: ClassVar[LevelRow]
    searches = True

    def __init__(self, seed: int = 0, game: int = 0, seat: int = 0, budget: Budget | None = None) -> None:
        own = Budget(self.player.seconds or None, self.player.evaluations or None)
        super().__init__(seed, game, seat, budget or own)
        self._search: Search | None = None
        self._plan: list[tuple[int, int]] = []  # the rest of the chosen turn: hash of the position, action

    def choose_packed(self, engine: Engine) -> int:
        """The next action of the turn that came out best."""
        if self._search is None or self._search.engine is not engine:
            if self._search is not None:
                self._plan = []
            # a seed of its own for each game, so that the imagined draws differ; compiled code can hold it
            seed = ((self.seed * 1_000_003 + self.game) * 31 + self.seat) % (1 << 62)
            self._search = Search(engine, seed)
        if engine.legal() == 1:
            return int(engine.acts[0])
        if not self._plan or self._plan[0][0] != engine.hash():
            assert self.budget is not None
            turn = self._search.choose(self.budget.evaluations or 0, self.budget.seconds or 0.0)
            self._plan = self._search.plan(turn)
        return self._plan.pop(0)[1]

    def __getstate__(self) -> dict[str, Any]:
        return {**self.__dict__, "_search": None}  # the next choice makes another one

    def judged(self) -> list[CandidateTurn]:
        """The turns of its last choice, each with the `rank` that it got, the chosen one first."""
        return self._search.judged if self._search is not None else []


def make_level_bot(player: LevelRow, else_plays: type[Bot]) -> type[Bot]:
    """The bot of a row. A row without numbers gets `else_plays`."""
    if player.evaluations or player.seconds or player.temperature:
        kind = SlippingBot if player.temperature else SearchingBot
        words = {"__doc__": player.how, "name": player.name, "player": player, "__module__": __name__}
        made = globals()[player.name] = type(player.name, (kind,), words)  # pickle finds a class by its name here
        return made
    assert else_plays.name == player.name, f"{player.name} has no numbers"
    return else_plays
