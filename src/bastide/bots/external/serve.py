"""Built-in bots as a program that speaks docs/bots/bot-protocol.md on stdin and stdout."""

import os
import time
from collections.abc import Callable, Iterator
from itertools import chain
from queue import Empty, SimpleQueue
from threading import Thread
from typing import IO, Final

from bastide._version import VERSION
from bastide.bots.api import Bot, Budget
from bastide.bots.external import messages
from bastide.bots.levels import SearchingBot
from bastide.bots.registry import list_texts
from bastide.core.engine import Engine
from bastide.core.notation import parse_packed, text_of
from bastide.core.refusal import RulesetError
from bastide.rules import new_engine

FIRST_LOOK: Final = 0.05
"""Seconds of the first search of an analysis. Each further search takes twice as long."""
LONGEST_LOOK: Final = 3.2

MakeBot = Callable[[int, int], Bot]
"""Makes a new bot for a seed and a seat."""


def read_lines(source: int) -> Iterator[bytes]:
    """The lines from a file descriptor. No lock is held while it waits, so that the process can end."""
    rest = b""
    while piece := os.read(source, 1 << 16):
        *lines, rest = (rest + piece).split(b"\n")
        yield from lines


class BotServer:
    """Answers for one bot until its input ends or it gets Quit."""

    def __init__(self, name: str, make_bot: MakeBot, lines: Iterator[bytes], out: IO[bytes]) -> None:
        self.name = name
        self.make_bot = make_bot
        self.out = out
        self._bot: Bot | None = None
        self._own: Budget | None = None
        self._engine: Engine | None = None
        self._lines: SimpleQueue[bytes] = SimpleQueue()
        self._reader = Thread(target=self._read, args=(lines,), daemon=True)

    def run(self) -> None:
        """Answer every line. Raises ValueError for a line that is not a host's, and errors of the bot."""
        self._reader.start()
        while line := self._lines.get():
            message = messages.decode_host_line(line)
            if isinstance(message, messages.Quit):
                return
            self._answer(message)

    def _read(self, lines: Iterator[bytes]) -> None:
        """Queue lines while the bot thinks, so that it can be stopped."""
        for line in chain(lines, [b""]):
            self._lines.put(line)

    def _answer(self, message: messages.Hosts) -> None:
        match message:
            case messages.Hello():
                name = f"Bastide {self.name}"[:80]
                self._send(messages.Greeting(messages.PROTOCOL, name, "The Bastide authors", VERSION, wants=[]))
            case messages.NewGame():
                self._send(self._begin(message))
            case messages.Go():
                self._go(message)
            case messages.Over() | messages.Lost() | messages.Stop():
                pass

    def _send(self, message: messages.Programs) -> None:
        self.out.write(messages.encode_line(message))
        self.out.flush()

    def _begin(self, game: messages.NewGame) -> messages.Ready | messages.Unable:
        try:
            self._engine = new_engine(game.rules, game.seats, game.starter, game.options)
        except RulesetError as error:
            return messages.Unable(str(error))
        self._bot = self.make_bot(game.seed, game.seat)
        self._own = self._bot.budget
        return messages.Ready()

    def _go(self, go: messages.Go) -> None:
        bot, engine = self._bot, self._engine
        if bot is None or engine is None:
            raise ValueError("a question before any game")
        engine.undo_to(min(go.start, engine.plies))
        for text in go.actions:
            engine.push(parse_packed(engine, text))
        action = self._analyse(go, bot, engine) if go.analyse else self._choose(go, bot, engine)
        self._send(messages.Play(go.id, [text_of(engine, action)]))

    def _choose(self, go: messages.Go, bot: Bot, engine: Engine) -> int:
        if bot.searches:
            limits = Budget(None if go.limits.nodes else go.limits.seconds or None, go.limits.nodes or None)
            bot.budget = self._own if limits == Budget() else limits
        began = time.monotonic()
        action = bot.choose_packed(engine)
        self._send_info(go, bot, action, time.monotonic() - began)
        return action

    def _analyse(self, go: messages.Go, bot: Bot, engine: Engine) -> int:
        """Search longer and longer and send each result until the host stops the analysis."""
        look, began = FIRST_LOOK, time.monotonic()
        while True:
            fresh = self.make_bot(go.id, bot.seat)
            if fresh.searches:
                fresh.budget = Budget(seconds=look)
            action = fresh.choose_packed(engine)
            self._send_info(go, fresh, action, time.monotonic() - began)
            if self._stopped(wait=not fresh.searches):
                return action
            look = min(2 * look, LONGEST_LOOK)

    def _stopped(self, wait: bool) -> bool:
        """Whether the host has sent another line. A line other than Stop is answered after this question."""
        try:
            line = self._lines.get(block=wait)
        except Empty:
            return False
        if not line or not isinstance(messages.decode_host_line(line), messages.Stop):
            self._lines.put(line)
        return True

    def _send_info(self, go: messages.Go, bot: Bot, action: int, seconds: float) -> None:
        """Send what a searching bot has found, if this action begins the turn that it chose."""
        turns = bot.judged() if isinstance(bot, SearchingBot) else []
        if not turns or turns[0].acts[0] != action:
            return
        assert self._engine is not None
        best = list_texts(self._engine, turns[0].acts)
        nodes, value = sum(int(turn.n) for turn in turns), round(turns[0].rank, 2)
        self._send(messages.Info(go.id, nodes=nodes, seconds=round(seconds, 3), value=value, best=best))
