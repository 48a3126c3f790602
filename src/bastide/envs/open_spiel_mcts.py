"""OpenSpiel's Monte Carlo tree search with our evaluation in place of random rollouts.

game = pyspiel.load_game("python_bastide(rules=base+fields)")
bot = mcts.MCTSBot(game, uct_c=1.0, max_simulations=100, evaluator=JudgeEvaluator(game),
                   child_selection_fn=mcts.SearchNode.puct_value)
"""

from bastide.envs import _requires_open_spiel as _requires_open_spiel  # isort: split

from math import exp, sqrt, tanh
from typing import Final

from open_spiel.python.algorithms import mcts

from bastide.bots.greedy import Judge
from bastide.envs.open_spiel import TEAM, BastideGame, BastideState

CLOSE_POINTS: Final = 5.0
"""A lead of so many points is likely to win when no tile is left."""
OPEN_POINTS: Final = 20.0
"""So many more are needed at the start."""
TEMPERATURE: Final = 2.0
"""An action that is so many points worse is 1/e as likely in the prior."""


class JudgeEvaluator(mcts.Evaluator):  # type: ignore[misc]
    """Values states by the points that `greedy` expects, and actions by its estimate of them."""

    def __init__(self, game: BastideGame) -> None:
        """Raises ValueError for a game that players win together."""
        if game.get_type().short_name == TEAM.short_name:
            raise ValueError("this evaluation is for games in which each seat plays for itself")
        self._engine = game.start.begun.clone()  # one for all states, because a Judge belongs to an engine
        self._judge = Judge(self._engine)
        self._tiles = max(1, self._left())

    def evaluate(self, state: BastideState) -> list[float]:
        """The expected return of each seat: tanh of its expected lead, in points that the tiles left can turn."""
        self._engine.copy_from(state.engine)
        points = self._judge.evaluate()
        scale = CLOSE_POINTS + OPEN_POINTS * sqrt(self._left() / self._tiles)
        values = [tanh((own - best_other(points, seat)) / scale) for seat, own in enumerate(points)]
        mean = sum(values) / len(values)
        return [value - mean for value in values]

    def prior(self, state: BastideState) -> list[tuple[int, float]]:
        """The probability of each action: the softmax of greedy's estimates. Chance has its own."""
        if state.is_chance_node():
            return state.chance_outcomes()
        offers = state.packed_actions()
        self._engine.copy_from(state.engine)
        values = dict(self._judge.judge())
        best = max(values.values())
        weights = {number: exp((values[act] - best) / TEMPERATURE) for number, act in offers.items()}
        total = sum(weights.values())
        return [(number, weight / total) for number, weight in weights.items()]

    def _left(self) -> int:
        state = self._engine.state
        return sum(int(state.left(tile)) for tile in range(len(self._engine.rules.tiles)))


def best_other(points: list[float], seat: int) -> float:
    """The most points of another seat."""
    return max(value for other, value in enumerate(points) if other != seat)


__all__ = ["JudgeEvaluator"]
