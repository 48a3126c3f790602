"""Players that choose by themselves."""

from bastide.bots.api import Bot, UnknownBot
from bastide.bots.players import BOTS, make_bot

__all__ = ["BOTS", "Bot", "UnknownBot", "make_bot"]
