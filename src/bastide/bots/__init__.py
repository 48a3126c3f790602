"""Players that choose by themselves."""

from bastide.bots.api import Bot, UnknownBot
from bastide.bots.players import BOTS, YARDSTICKS, make_bot

__all__ = ["BOTS", "YARDSTICKS", "Bot", "UnknownBot", "make_bot"]
