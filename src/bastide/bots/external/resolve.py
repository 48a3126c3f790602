"""Resolves the text that names a bot: a built-in bot, a class of another package, or a program."""

import os
import re
import shlex
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from bastide._suggest import near_and_others
from bastide.bots.api import BadBudget, Bot, Budget, UnknownBot, read_budget
from bastide.bots.external.bot import ProgramBot, ProgramRunner, derive_seed
from bastide.bots.external.errors import BotFailed
from bastide.bots.external.messages import read_settings
from bastide.bots.external.plugin_bots import GuardedBot, list_plugin_bots, load_bot_class
from bastide.bots.external.process import BotProcess, Trace
from bastide.bots.registry import BOTS, MATES, YARDSTICKS, check_bots, make_bot
from bastide.core.engine import Engine
from bastide.game.views import ViewCache

CLASS: Final = re.compile(r"([A-Za-z_]\w*(?:\.\w+)*:[A-Za-z_]\w*(?:\.\w+)*)(?::(.+))?", re.ASCII)
COMMAND: Final = re.compile(r"(.+?)(?:\[([^\]]*)\])?(?::(\d[\d.]*m?s|\d+))?", re.ASCII | re.DOTALL)
WRITTEN: Final = "a program is written with its path or its arguments (./mybot), a class as package:Class"


def split_names(text: str) -> list[str]:
    """Names of bots separated by commas. Commas in quotes and brackets do not separate."""
    names, quote, depth = [""], "", 0
    for sign in text:
        if quote:
            quote = "" if sign == quote else quote
        elif sign in "\"'":
            quote = sign
        elif sign in "[]":
            depth += 1 if sign == "[" else -1
        elif sign == "," and depth == 0:
            names.append("")
            continue
        names[-1] += sign
    return [name.strip() for name in names]


@dataclass(frozen=True)
class BotCommand:
    """The command of a program: its words, its options, and the budget of a move."""

    words: tuple[str, ...]
    settings: Mapping[str, str]
    budget: Budget | None = None


def is_command(text: str) -> bool:
    """Whether a text names a program."""
    return any(sign in text for sign in ("/", os.sep)) or len(text.split()) > 1


def read_command(text: str) -> BotCommand:
    """The command in `./mybot --fast [depth=3]:0.2s`. Raises UnknownBot, BadBudget and BadSetting."""
    found = COMMAND.fullmatch(text.strip())
    try:
        words = shlex.split(found[1], posix=os.name == "posix") if found else []
    except ValueError as error:
        raise UnknownBot(f"{text}: {error}") from None
    if not found or not words:
        raise UnknownBot(f"{text!r} names no program")
    return BotCommand(tuple(words), read_settings(found[2] or ""), read_budget(found[3]) if found[3] else None)


def public_view(engine: Engine) -> dict[str, Any]:
    """The public view of a position, like `Game.view_for`."""
    state = engine.state
    hand = engine.rules.tiles[int(state.hand)].id if state.hand >= 0 else None
    seat = None if state.decider < 0 else int(state.decider)
    asked = None if state.over else {"step": engine.current().question, "seat": seat, "tile": hand}
    return ViewCache(engine).view(asked)


class BotResolver:
    """Makes the bots of games. Each seat has its own program, which keeps running from one game to the next."""

    def __init__(self, memory: int = 0, trace: Trace | None = None) -> None:
        """`memory` limits the data of every program on Linux, in bytes (0: no limit).

        `trace` receives all their lines.
        """
        self.memory = memory
        self.trace = trace
        self.runners: dict[tuple[str, int], ProgramRunner] = {}

    def __enter__(self) -> "BotResolver":
        return self

    def __exit__(self, *what: object) -> None:
        self.close()

    def bot(self, text: str, seed: int = 0, game: int = 0, seat: int = 0) -> Bot:
        """A bot for one seat of one game. A program is started at its first question.

        A bot of another package gets a seed derived from these three numbers. Raises UnknownBot, BadBudget and
        BadSetting.
        """
        if is_command(text):
            return self._program(text, (seed, game, seat))
        name, _, budget = text.partition(":")
        if name in {**BOTS, **MATES, **YARDSTICKS}:
            return make_bot(text, seed, game, seat)
        entered = list_plugin_bots()
        if name in entered:
            text = entered[name] + (f":{budget}" if budget else "")
        written = CLASS.fullmatch(text)
        if written is None:
            known = [*BOTS, *MATES, *YARDSTICKS, *entered]
            raise UnknownBot(f"there is no bot {text!r}{near_and_others(name, known)}; {WRITTEN}")
        kind = load_bot_class(written[1])
        if written[2] and not kind.searches:
            raise BadBudget(f"{text!r}: the bot does not search, so it can have no budget; write {written[1]}")
        given = read_budget(written[2]) if written[2] else None
        try:
            return GuardedBot(kind(derive_seed(seed, game, seat), game, seat, given))
        except (Exception, SystemExit) as error:
            raise UnknownBot(f"{text}: it cannot be made ({type(error).__name__}: {error})") from None

    def _program(self, text: str, place: tuple[int, int, int]) -> ProgramBot:
        command = read_command(text)
        key = (text, place[2])
        if key not in self.runners:
            self.runners[key] = ProgramRunner(lambda: BotProcess(command.words, self.memory, self.trace))
        return ProgramBot(self.runners[key], place, command.budget, command.settings, public_view)

    def check(self, engine: Engine, texts: Iterable[str]) -> None:
        """Check that all bots can play this game, which has not begun. Programs are started, asked and ended.

        Raises UnknownBot, BadBudget, BadSetting and BotFailed, with the name.
        """
        ours = [text for text in texts if text.partition(":")[0] in {**BOTS, **MATES, **YARDSTICKS}]
        check_bots(engine.rules.name, ours)
        for text in texts:
            bot = self.bot(text)
            if isinstance(bot, ProgramBot):
                try:
                    bot.get_ready(engine)
                except BotFailed as failure:
                    raise BotFailed(failure.code, f"{text}: {failure.text}", failure.rule, failure.stderr) from None
                finally:
                    bot.runner.close()

    def over(self, engine: Engine, bots: Sequence[Bot]) -> None:
        """Report the end of their game to the programs among these bots."""
        for bot in bots:
            if isinstance(bot, ProgramBot):
                bot.over(engine)

    def close(self) -> None:
        """End all programs."""
        for runner in self.runners.values():
            runner.close()
