"""The bots, thin players around the compiled choosers, and the one list of them by name."""

from __future__ import annotations

from bastide.bots.api import Bot, UnknownBot
from bastide.bots.greedy import Judge
from bastide.bots.playout import Rng, choose_uniformly
from bastide.core.engine import Engine

CLOSE = 1e-9


class RandomBot(Bot):
    """Chooses uniformly among the offers: first the placement, then the figure or none."""

    name = "random"

    def __init__(self, seed: int = 0, game: int = 0, seat: int = 0) -> None:
        super().__init__(seed, game, seat)
        self._rng = Rng(seed, game, 1 + seat)

    def choose_packed(self, engine: Engine) -> int:
        """Any offer, each as likely as any other."""
        return int(choose_uniformly(engine, self._rng))


class GreedyBot(Bot):
    """Takes the placement and figure with the best outlook, one turn ahead; equals are settled by its seed."""

    name = "greedy"

    def __init__(self, seed: int = 0, game: int = 0, seat: int = 0) -> None:
        super().__init__(seed, game, seat)
        self._rng = Rng(seed, game, 1 + seat)
        self._judge: Judge | None = None

    def choose_packed(self, engine: Engine) -> int:
        """The offer with the highest value."""
        if self._judge is None or self._judge.engine is not engine:
            self._judge = Judge(engine)
        judged = self._judge.judge()
        best = max(value for _, value in judged)
        equal = [act for act, value in judged if value > best - CLOSE]
        return equal[int(self._rng.below(len(equal)))]


BOTS: dict[str, type[Bot]] = {bot.name: bot for bot in (GreedyBot, RandomBot)}
"""Bot classes by name, strongest first."""


def make_bot(name: str, seed: int = 0, game: int = 0, seat: int = 0) -> Bot:
    """A new bot of that name. Raises UnknownBot."""
    if name not in BOTS:
        raise UnknownBot(f"there is no bot {name!r}; known are {', '.join(BOTS)}")
    return BOTS[name](seed, game, seat)
