"""Bots from outside: programs that speak docs/bot-protocol.md, and classes of other packages."""

from bastide.bots.outside.failure import CODES, BotFailed
from bastide.bots.outside.roster import Roster, split_names
from bastide.bots.outside.settings import BadSetting

__all__ = ["CODES", "BadSetting", "BotFailed", "Roster", "split_names"]
