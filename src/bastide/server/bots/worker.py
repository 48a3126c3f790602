"""Worker process for bots and playing aids: one line of JSON in, one out.

Run it as `python -m bastide.server.bots.worker`.

Invariant: its input is the rules and the actions so far. The order of the draws is not in its memory, so it cannot
peek. It ends when its input ends, also when the server is killed.
"""

import contextlib
import os
import sys
from collections import OrderedDict
from collections.abc import Callable
from typing import Literal

import msgspec

import bastide
from bastide.aids import ahead
from bastide.bots.api import Bot, Budget
from bastide.bots.coop.forecast import estimate_risk
from bastide.bots.external import BotFailed
from bastide.bots.registry import make_bot
from bastide.bots.worker import WorkerStopped
from bastide.game import Game
from bastide.server.bots.best_turn import BestTurns, find_best_turns, find_hint, review_turn
from bastide.server.bots.external_worker import ExternalBotHost
from bastide.server.bots.insights import compute_aids
from bastide.server.common.worker_process import lower_priority, run_worker, write_line
from bastide.server.protocol.events import HouseValue
from bastide.server.protocol.new_game import new_game
from bastide.server.protocol.server_messages import AidsAnswer, HintAnswer, NoteAnswer

KEPT = 64
"""Games kept in memory. Others are replayed from their actions."""


SPARED = Budget(seconds=0.3)
"""Budget of a searching bot if the engine is not compiled. Its usual number of playouts would take longer than the pool
waits."""


class BotTask(msgspec.Struct, forbid_unknown_fields=True):
    """A question about a position: `actions` under `rules`, from the beginning or from a set-up `position`.

    By default `bot` chooses an action for `seat`. With `seconds`, forecast for that long: how likely a team loses soon,
    or the final scores (`scores`). With `gives`, compute these aids. With `advice`: the turn that `bot` would play
    (`hint`), the best turns (`best`), or a grade (`note`). The graded turn begins with action number `first` and ends
    with the last one. `pictures` is a prefix for the names of tiles.
    """

    id: int
    table: str
    rules: str
    seats: int
    starter: int
    actions: list[str]
    bot: str
    seat: int
    house: dict[str, HouseValue] = {}
    seconds: float = 0.0
    scores: bool = False
    gives: list[str] = []
    advice: Literal["", "hint", "note", "best"] = ""
    first: int = 0
    pictures: str = ""
    position: str = ""

    def game(self) -> Game:
        """The position before any of `actions`."""
        return new_game(self.rules, self.seats, self.starter, self.house, self.position)

    def replay(self, count: int | None = None) -> Game:
        """The position after `actions`, or after the first `count` of them."""
        game = self.game()
        for action in self.actions[:count]:
            game.push(action)
        return game


class BotChoice(msgspec.Struct, omit_defaults=True):
    """An answer: the action, or what the task asked for instead, or an `error`.

    `within` has the probability for each number of tiles, from so many `games`. `scores` are the final scores of each
    game. `aids` are playing aids. A third-party program that fails has a code (`failure`, see bots/external) and a
    reason (`why`).
    """

    id: int
    action: str = ""
    error: str = ""
    within: dict[str, float] = {}
    games: int = 0
    scores: list[list[int]] = []
    aids: AidsAnswer | None = None
    advice: HintAnswer | NoteAnswer | None = None
    best: BestTurns | None = None
    failure: str = ""
    why: str = ""


class BotRunner:
    """Replays the games of tables and asks bots."""

    def __init__(self, make: Callable[[BotTask, int], Bot] | None = None) -> None:
        """`make` makes a bot from a task and a seed, by default a built-in one."""
        self._make = make or _bot_of
        self._games: OrderedDict[str, tuple[Game, list[str]]] = OrderedDict()
        self._bots: dict[tuple[str, str, int], Bot] = {}

    def answer(self, task: BotTask) -> BotChoice:
        """Answer any task. Raises what the bot raises."""
        if task.advice == "note":
            return BotChoice(task.id, advice=review_turn(task))
        if task.advice == "best":
            return BotChoice(task.id, best=find_best_turns(task.game(), task))
        if task.advice:
            return BotChoice(task.id, advice=find_hint(task, self._game(task), _bot_of(task, 1)))
        if task.gives:
            return BotChoice(task.id, aids=compute_aids(self._game(task).engine, task.gives))
        if task.seconds <= 0:
            return BotChoice(task.id, action=self.choose(task))
        if task.scores:
            band = ahead(self._game(task).engine, task.seconds)
            return BotChoice(task.id, scores=band.scores, games=band.games)
        risk = estimate_risk(self._game(task), task.seconds)
        return BotChoice(task.id, within=dict(risk["within"]), games=int(risk["games"]))

    def choose(self, task: BotTask) -> str:
        """The text of the action that the bot chooses."""
        game = self._game(task)
        key = (task.table, task.bot, task.seat)
        if key not in self._bots:
            if len(self._bots) > 4 * KEPT:
                self._bots.clear()
            self._bots[key] = self._make(task, int.from_bytes(os.urandom(4), "big"))
        return self._bots[key].choose(game).text

    def _game(self, task: BotTask) -> Game:
        game, done = self._games.pop(task.table, (None, []))
        if game is None or task.actions[: len(done)] != done:
            game, done = task.game(), []
        for action in task.actions[len(done) :]:
            game.push(action)
        self._games[task.table] = (game, list(task.actions))
        while len(self._games) > KEPT:
            self._games.popitem(last=False)
        return game


def _bot_of(task: BotTask, seed: int) -> Bot:
    bot = make_bot(task.bot, seed, seat=task.seat)
    if bot.searches and not bastide.compiled:
        bot.budget = SPARED
    return bot


def main() -> None:
    """Answer tasks from standard input until it ends."""
    lower_priority(5)
    if len(sys.argv) < 2:
        return answer_lines(BotRunner())
    with contextlib.closing(ExternalBotHost(sys.argv[1])) as guest:
        answer_lines(BotRunner(guest.bot))


def answer_lines(runner: BotRunner) -> None:
    """Answer each line of standard input."""
    for line in sys.stdin.buffer:
        task = msgspec.json.decode(line, type=BotTask)
        try:
            choice = runner.answer(task)
        except BotFailed as failure:
            choice = BotChoice(task.id, failure=failure.code, why=failure.message)
        except Exception as error:
            choice = BotChoice(task.id, error=f"{type(error).__name__}: {error}")
        write_line(choice)


if __name__ == "__main__":
    run_worker(main, WorkerStopped)
