"""A client for programs of the bot protocol: start one from Python, and ask it about games."""

import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from operator import index
from typing import Any, Self

from bastide.bots.api import Budget, UnknownBot, read_budget
from bastide.bots.external.bot import ProgramBot, ProgramRunner
from bastide.bots.external.messages import Greeting, Info
from bastide.bots.external.process import BotProcess, Trace
from bastide.bots.external.resolve import BotCommand, public_view, read_command
from bastide.bots.registry import make_bot
from bastide.core.engine import Engine
from bastide.core.notation import text_of
from bastide.game import Game


class Program(ProgramBot):
    """A program that speaks the bot protocol, as a bot: `Program("node bot.mjs")`.

    It starts at the first question and runs until `close`, or to the end of a `with` block. While it thinks, other
    threads of this process run. It plays one seat of one game after another: asked about another game or seat, it
    starts again. Use one for each seat. A game that began at a position is refused: the protocol has no positions.
    A pickle and a copy of it hold the command, and start a program of their own.

    >>> Program("node bot.mjs [depth=3]:0.2s").budget
    Budget(seconds=0.2, evaluations=None)"""

    def __init__(
        self,
        command: str | Sequence[str],
        *,
        budget: Budget | str | None = None,
        seed: int = 0,
        options: Mapping[str, str] | None = None,
        memory: int = 0,
        trace: Trace | None = None,
    ) -> None:
        """`command` is a text, perhaps with options and a budget, or the words of a command. No shell reads it.

        `budget` is that of a move ("0.2s", "2000"). `options` are values for the options of the program. `memory`
        limits its data on Linux, in bytes. `trace` receives all lines, with > or < for their sender. Raises UnknownBot
        and BadBudget."""
        given = read_command(command) if isinstance(command, str) else BotCommand(tuple(command), {})
        if not given.words:
            raise UnknownBot("a command has at least one word: the program")
        limits = read_budget(budget) if isinstance(budget, str) else budget
        self._made = (command, limits, seed, dict(options or {}), memory)
        settings = {**given.settings, **(options or {})}
        runner = ProgramRunner(lambda: BotProcess(given.words, memory, trace))
        super().__init__(runner, (index(seed), -1, 0), limits or given.budget, settings, public_view)
        self._engine: Engine | None = None

    def __reduce__(self) -> tuple[Any, ...]:
        return _restore_program, self._made

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *what: object) -> None:
        self.close()

    @property
    def greeting(self) -> Greeting:
        """What the program says about itself: `name`, `author`, `version`, `options`. Starts it. Raises BotFailed."""
        return self.runner.start().greeting

    def choose_packed(self, engine: Engine) -> int:
        """A legal action of the engine. Raises BotFailed after the program was ended. The next question starts it.

        Raises ValueError for a game that began at a position."""
        self._begin_if_new(engine)
        return super().choose_packed(engine)

    def analyse(self, game: Game, seconds: float = 1.0, on_info: Callable[[Info], object] | None = None) -> list[Info]:
        """What the program finds in so many seconds about the present decision: the latest is last, and has its answer.

        Each has `best` (actions), and perhaps `value`, `depth`, `nodes` and `text`. `on_info` receives what the program
        says as it comes. Raises BotFailed, and ValueError if no seat decides."""
        found: list[Info] = []

        def receive(info: Info) -> bool:
            found.append(info)
            if on_info is not None:
                on_info(info)
            return False

        if game.engine.seat < 0:
            raise ValueError("no seat decides now, so there is nothing to analyse")
        self._begin_if_new(game.engine)
        answer = text_of(game.engine, self.ask(game.engine, receive, seconds))
        self._plan.clear()
        if not found or found[-1].best[:1] != [answer]:
            found.append(Info(0, best=[answer]))
        return found

    def finish(self, game: Game) -> None:
        """Tell the program that this game is over."""
        if self._engine is game.engine:
            self.over(game.engine)
            self._engine = None

    def close(self) -> None:
        """End the program."""
        self.runner.close()
        self._engine = None

    def _begin_if_new(self, engine: Engine) -> None:
        """Begin a game if the program was asked about another game or seat before."""
        if engine is not self._engine or int(engine.seat) != self.seat:
            _require_beginning(engine)
            self._engine, self.seat = engine, int(engine.seat)
            self.game += 1
            self._plan.clear()
            self.runner.player = None


def run_in_process(name: str, seed: int = 0) -> Program:
    """A bot of ours in a process of its own, such as `run_in_process("master:0.5s")`.

    A search in this process lets no other thread run until it ends. This one only waits, so a window or an event loop
    stays alive: `await asyncio.to_thread(bot.choose, game)`. Close it, or use `with`. Raises UnknownBot and BadBudget.

    >>> run_in_process("greedy").budget is None
    True"""
    make_bot(name)
    return Program((sys.executable, "-m", "bastide.bots.external", name), seed=seed)


def _require_beginning(engine: Engine) -> None:
    """Raises ValueError unless its actions lead from the beginning of a game to its position."""
    fresh = Engine(engine.rules)
    with suppress(ValueError):
        for frame in engine.frames[: int(engine.plies)]:
            fresh.push(frame.action)
    if fresh.hash() != engine.hash():
        raise ValueError("this game began at a position, and a program is told a game from its beginning")


def _restore_program(
    command: str | Sequence[str], budget: Budget | None, seed: int, options: dict[str, str], memory: int
) -> Program:
    return Program(command, budget=budget, seed=seed, options=options, memory=memory)
