"""External bots: programs that speak docs/bots/bot-protocol.md, and classes of other packages."""

from bastide.bots.external.errors import CODES, BotFailed
from bastide.bots.external.messages import BadSetting
from bastide.bots.external.resolve import BotResolver, split_names

__all__ = ["CODES", "BadSetting", "BotFailed", "BotResolver", "split_names"]
