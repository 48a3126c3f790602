"""Bots that are classes of other packages: found by name, and guarded while they choose."""

import importlib
import os
import sys
import traceback
from typing import Final

from bastide._entry_points import find_entry_points
from bastide.bots.api import Bot, UnknownBot
from bastide.bots.external.errors import BotFailed
from bastide.core.engine import Engine
from bastide.core.notation import to_action

GROUP: Final = "bastide.bots"
"""The entry-point group by which packages provide bots."""


def list_plugin_bots() -> dict[str, str]:
    """The bots of installed packages: the value of each name."""
    return {point.name: point.value for point in find_entry_points(GROUP)}


def load_bot_class(text: str) -> type[Bot]:
    """The class named by `package.module:Class`. The current folder is searched too. Raises UnknownBot."""
    module, _, name = text.partition(":")
    here = os.getcwd()
    if here not in sys.path and "" not in sys.path:
        sys.path.insert(0, here)
    try:
        found: object = importlib.import_module(module)
        for part in name.split("."):
            found = getattr(found, part)
    except (Exception, SystemExit) as error:
        raise UnknownBot(f"{text}: it cannot be loaded ({type(error).__name__}: {error})") from None
    if not isinstance(found, type) or not issubclass(found, Bot):
        raise UnknownBot(f"{text}: it is no subclass of bastide.bots.Bot")
    return found


class GuardedBot(Bot):
    """Wraps another bot in this process.

    An error in it, its attempt to end the process, and an illegal action are failures of that bot only.
    """

    searches = True

    def __init__(self, bot: Bot) -> None:
        super().__init__(bot.seed, bot.game, bot.seat, bot.budget)
        self.bot = bot

    def choose_packed(self, engine: Engine) -> int:
        """The action of the wrapped bot. Raises BotFailed."""
        before, listening = int(engine.plies), engine.state.listening
        try:
            action = self.bot.choose_packed(engine)
        except (Exception, SystemExit) as error:
            engine.undo_to(min(before, engine.plies))
            where = traceback.extract_tb(error.__traceback__)[-1]
            place = f"{os.path.basename(where.filename)} line {where.lineno}"
            raise BotFailed("crashed", f"It raised {type(error).__name__}: {error} ({place}).") from error
        finally:
            engine.state.listening = listening
        if engine.plies != before:
            raise BotFailed("garbage", "It has not taken back all that it had tried.")
        if type(action) is not int or not engine.is_legal(action):
            raise BotFailed("illegal", f"Its answer {_describe_action(engine, action)} is not legal.", "BASE-10")
        return action


def _describe_action(engine: Engine, action: object) -> str:
    try:
        return repr(to_action(engine, action).text) if isinstance(action, int) else repr(action)
    except Exception:
        return str(action)
