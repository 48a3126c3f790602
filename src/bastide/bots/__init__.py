"""Players that choose by themselves."""

from bastide.bots import pickling as pickling
from bastide.bots.api import BadBudget, Bot, Budget, UnknownBot
from bastide.bots.external.program import Program, run_in_process
from bastide.bots.registry import BOTS, MATES, YARDSTICKS, make_bot

__all__ = [
    "BOTS",
    "MATES",
    "YARDSTICKS",
    "BadBudget",
    "Bot",
    "Budget",
    "Program",
    "UnknownBot",
    "make_bot",
    "run_in_process",
]
