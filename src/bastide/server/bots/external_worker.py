"""The program of one guest, inside a worker process (external.py)."""

from typing import TYPE_CHECKING, Final

import msgspec

from bastide.bots.api import Bot, Budget
from bastide.bots.external.bot import ProgramBot, ProgramRunner
from bastide.bots.external.process import BotProcess
from bastide.bots.external.resolve import public_view, read_command
from bastide.bots.worker import StopSignal

if TYPE_CHECKING:
    from bastide.server.bots.worker import BotTask

START: Final = 10.0
"""Seconds that a program has for its handshake and to prepare for a game, while a table waits."""


class ExternalBotTerms(msgspec.Struct):
    """Terms of a guest: the command, seconds for a move, and the memory limit in bytes (0: none)."""

    command: str
    seconds: float
    memory: int = 0


class ExternalBotHost:
    """Runs the program of a guest."""

    def __init__(self, arguments: str) -> None:
        terms = msgspec.json.decode(arguments, type=ExternalBotTerms)
        self.command = read_command(terms.command)
        self.budget = Budget(seconds=terms.seconds)
        self.runner = ProgramRunner(lambda: BotProcess(self.command.words, terms.memory, start=START))
        self.stop = StopSignal()

    def bot(self, task: "BotTask", seed: int) -> Bot:
        """A bot for one seat of a table."""
        return ProgramBot(self.runner, (seed, 0, task.seat), self.budget, self.command.settings, public_view)

    def close(self) -> None:
        """End the program."""
        self.stop.closing = True
        self.runner.close()
