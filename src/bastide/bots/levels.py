"""The named bots of the page, weakest first (data/players.json).

Most choose by the static evaluation and make human-like mistakes: many small ones, a few large ones. The strongest
search. A turn that is d points worse than the best is exp(-d / temperature) times as likely. No turn is chosen that is
worse by more than `REACH` temperatures (following KaTrain). A bot may also overlook actions: they do not exist for it
in this decision, but it never overlooks all of them.
"""

import json
from dataclasses import dataclass
from importlib.resources import files
from math import exp
from typing import ClassVar

from bastide.bots.api import Bot
from bastide.bots.budget import Budget
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


class SlippingBot(Bot):
    """Chooses by the static evaluation and makes mistakes. The smaller a mistake, the more likely it is."""

    player: ClassVar[LevelRow]

    def __init__(self, seed: int = 0, game: int = 0, seat: int = 0, budget: Budget | None = None) -> None:
        super().__init__(seed, game, seat, budget)
        self._rng = Rng(seed, game, 1 + seat)
        self._judge: Judge | None = None

    def choose_packed(self, engine: Engine) -> int:
        """A random action among those not overlooked, with probability by its value."""
        if self._judge is None or self._judge.engine is not engine:
            self._judge = Judge(engine)
        judged = self._judge.judge()
        seen = [one for one in judged if not self._happens(self.player.overlooks)] or judged
        best = max(value for _, value in seen)
        heat = self.player.temperature
        likely = [exp((value - best) / heat) if best - value <= REACH * heat else 0.0 for _, value in seen]
        mark = self._share() * sum(likely)
        for (act, _), chance in zip(seen, likely):
            mark -= chance
            if mark < 0:
                return act
        return max(seen, key=lambda one: one[1])[0]

    def _share(self) -> float:
        """A random number from 0 to below 1."""
        return int(self._rng.word()) / (1 << 32)

    def _happens(self, chance: float) -> bool:
        return chance > 0 and self._share() < chance


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
            self._search = Search(engine, self._own_seed())
            self._plan = []
        if engine.legal() == 1:
            return int(engine.acts[0])
        if not self._plan or self._plan[0][0] != engine.hash():
            assert self.budget is not None
            turn = self._search.choose(self.budget.evaluations or 0, self.budget.seconds or 0.0)
            self._plan = self._search.plan(turn)
        return self._plan.pop(0)[1]

    def judged(self) -> list[CandidateTurn]:
        """The turns of its last choice, each with the `rank` that it got, the chosen one first."""
        return self._search.judged if self._search is not None else []

    def _own_seed(self) -> int:
        """A seed of its own for each game, so that the imagined draws differ."""
        return ((self.seed * 1_000_003 + self.game) * 31 + self.seat) % (1 << 62)  # what compiled code can hold


def make_level_bot(player: LevelRow, else_plays: type[Bot]) -> type[Bot]:
    """The bot of a row. A row without numbers gets `else_plays`."""
    if player.evaluations or player.seconds or player.temperature:
        kind = SlippingBot if player.temperature else SearchingBot
        return type(player.name, (kind,), {"__doc__": player.how, "name": player.name, "player": player})
    assert else_plays.name == player.name, f"{player.name} has no numbers"
    return else_plays
