"""Worker process that plays trial games with a custom set, and the same games with the standard one.

Run it as `python -m bastide.server.features.tilesets.trial_worker`. It reads one line of JSON and writes lines with
figures.

Invariant: game g has the same seed with both sets. The process ends when it is done, and may be killed at any time.
"""

from collections import Counter
from typing import Any, Final

import msgspec

from bastide.bots.arena import play_out
from bastide.bots.playout import Rng, rewind
from bastide.bots.registry import GreedyBot
from bastide.core.engine import Engine
from bastide.rules import SOLO, is_cooperative, new_engine
from bastide.server.common.worker_process import run_task, write_line
from bastide.server.features.tilesets.messages import TrialError, TrialFigures

SEED: Final = 1


class TrialTask(msgspec.Struct, forbid_unknown_fields=True):
    """The games to play: rules, number of players and games, and the option that takes the set."""

    rules: str
    players: int
    games: int
    option: str
    set: Any

    @property
    def alone(self) -> dict[str, bool]:
        """The option that allows solo play, where the rules need it."""
        return {SOLO: True} if self.players == 1 and not is_cooperative(self.rules) else {}


class TrialProgress(msgspec.Struct, omit_defaults=True):
    """Number of games played with both sets, their figures, and the error that ended them early."""

    done: int = 0
    own: TrialFigures | None = None
    ours: TrialFigures | None = None
    error: TrialError | None = None


class TrialTally:
    """The games with one set, and their totals."""

    def __init__(self, task: TrialTask, options: dict[str, Any]) -> None:
        self.engine = new_engine(task.rules, task.players, options={**options, **task.alone})
        self.games = self.points = self.turns = self.nowhere = 0
        self.laid: Counter[str] = Counter()
        self.completed: Counter[str] = Counter()

    def play(self, number: int) -> None:
        """Play one game, with greedy bots at all seats."""
        engine = self.engine
        bots = [GreedyBot(SEED, number, seat) for seat in range(int(engine.rules.n_seats))]
        play_out(engine, bots, Rng(SEED, number))
        self._count(engine)
        rewind(engine)

    def _count(self, engine: Engine) -> None:
        state, rules = engine.state, engine.rules
        self.games += 1
        scores = engine.scores()
        self.points += max(scores) if rules.cooperative else sum(scores)
        self.turns += int(state.turn)
        self.nowhere += len(state.discarded)
        self.laid.update(placed.tile.id for placed in state.board.laid[: int(state.board.n_laid)] if placed.part == 0)
        for node in state.features.nodes[: int(state.features.n_nodes)]:
            if node.parent is node and node.open == 0 and (int(rules.completes) >> int(node.kind)) & 1:
                self.completed[rules.kind_names[int(node.kind)]] += 1

    def figures(self) -> TrialFigures:
        """The figures so far. Points and turns are means, of a seat (or the team) and of a game. The others are
        totals."""
        n = max(1, self.games)
        seats = 1 if self.engine.rules.cooperative else int(self.engine.rules.n_seats)
        return {
            "games": self.games,
            "points": round(self.points / n / seats, 2),
            "turns": round(self.turns / n, 2),
            "nowhere": self.nowhere,
            "laid": dict(self.laid),
            "completed": dict(self.completed),
        }


def play_trial(task: TrialTask) -> None:
    """Play all games of a task, up to the first error."""
    own, ours = TrialTally(task, {task.option: task.set}), TrialTally(task, {})
    for number in range(task.games):
        try:
            own.play(number)
            ours.play(number)
        except Exception as error:
            failure: TrialError = {"seed": number, "text": f"{type(error).__name__}: {error}"}
            return write_line(TrialProgress(number, own.figures(), ours.figures(), failure))
        write_line(TrialProgress(number + 1, own.figures(), ours.figures()))


if __name__ == "__main__":
    run_task(TrialTask, play_trial, lambda text: TrialProgress(error={"seed": -1, "text": text}))
