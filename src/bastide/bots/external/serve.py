"""Built-in bots as a program that speaks docs/bot-protocol.md on stdin and stdout."""

import os
import time
from collections.abc import Callable, Iterator
from queue import Empty, SimpleQueue
from threading import Thread
from typing import IO, Final

from bastide._version import VERSION
from bastide.bots.api import Bot
from bastide.bots.budget import Budget
from bastide.bots.external.messages import (
    PROTOCOL,
    Go,
    Greeting,
    Hello,
    Hosts,
    Info,
    Lost,
    NewGame,
    Over,
    Play,
    Programs,
    Quit,
    Ready,
    Stop,
    Unable,
    decode_host_line,
    encode_line,
)
from bastide.bots.levels import SearchingBot
from bastide.core.engine import Engine
from bastide.core.notation import parse_packed, text_of
from bastide.core.refusal import RulesetError
from bastide.rules import new_engine

FIRST_LOOK: Final = 0.05
"""Seconds of the first search of an analysis. Each further search takes twice as long."""
LONGEST_LOOK: Final = 3.2

Made = Callable[[int, int], Bot]
"""A new bot for a seed and a seat."""


def read_lines(source: int) -> Iterator[bytes]:
    """The lines from a file descriptor. No lock is held while it waits, so that the process can end."""
    rest = b""
    while piece := os.read(source, 1 << 16):
        *lines, rest = (rest + piece).split(b"\n")
        yield from lines


class BotServer:
    """Answers for one bot until its input ends or it gets Quit."""

    def __init__(self, name: str, made: Made, heard: Iterator[bytes], out: IO[bytes]) -> None:
        self.name = name
        self.made = made
        self.out = out
        self._bot: Bot | None = None
        self._own: Budget | None = None
        self._engine: Engine | None = None
        self._lines: SimpleQueue[bytes] = SimpleQueue()
        self._reader = Thread(target=self._read, args=(heard,), daemon=True)

    def run(self) -> None:
        """Answer every line. Raises ValueError for a line that is not a host's, and errors of the bot."""
        self._reader.start()
        while line := self._lines.get():
            message = decode_host_line(line)
            if isinstance(message, Quit):
                return
            self._answer(message)

    def _read(self, heard: Iterator[bytes]) -> None:
        """Queue lines while the bot thinks, so that it can be stopped."""
        for line in heard:
            self._lines.put(line)
        self._lines.put(b"")

    def _answer(self, message: Hosts) -> None:
        match message:
            case Hello():
                self._say(Greeting(PROTOCOL, f"Bastide {self.name}"[:80], "The Bastide authors", VERSION, wants=[]))
            case NewGame():
                self._say(self._begin(message))
            case Go():
                self._go(message)
            case Over() | Lost() | Stop():
                pass

    def _say(self, message: Programs) -> None:
        self.out.write(encode_line(message))
        self.out.flush()

    def _begin(self, game: NewGame) -> Ready | Unable:
        try:
            self._engine = new_engine(game.rules, game.seats, game.starter, game.options)
        except RulesetError as error:
            return Unable(str(error))
        self._bot = self.made(game.seed, game.seat)
        self._own = self._bot.budget
        return Ready()

    def _go(self, go: Go) -> None:
        bot, engine = self._bot, self._engine
        if bot is None or engine is None:
            raise ValueError("a question before any game")
        while engine.plies > go.start:
            engine.pop()
        for text in go.actions:
            engine.push(parse_packed(engine, text))
        action = self._analysed(go, bot, engine) if go.analyse else self._chosen(go, bot, engine)
        self._say(Play(go.id, [text_of(engine, action)]))

    def _chosen(self, go: Go, bot: Bot, engine: Engine) -> int:
        if bot.searches:
            limits = go.limits
            if limits.nodes:
                bot.budget = Budget(evaluations=limits.nodes)
            else:
                bot.budget = Budget(seconds=limits.seconds) if limits.seconds else self._own
        began = time.monotonic()
        action = bot.choose_packed(engine)
        self._tell(go, bot, action, time.monotonic() - began)
        return action

    def _analysed(self, go: Go, bot: Bot, engine: Engine) -> int:
        """Search longer and longer and send each result until the host stops the analysis."""
        look, began = FIRST_LOOK, time.monotonic()
        while True:
            fresh = self.made(go.id, bot.seat)
            if fresh.searches:
                fresh.budget = Budget(seconds=look)
            action = fresh.choose_packed(engine)
            self._tell(go, fresh, action, time.monotonic() - began)
            if self._stopped(wait=not fresh.searches):
                return action
            look = min(2 * look, LONGEST_LOOK)

    def _stopped(self, wait: bool) -> bool:
        """Whether the host has sent another line. A line other than Stop is answered after this question."""
        try:
            line = self._lines.get(block=wait)
        except Empty:
            return False
        if not line or not isinstance(decode_host_line(line), Stop):
            self._lines.put(line)
        return True

    def _tell(self, go: Go, bot: Bot, action: int, seconds: float) -> None:
        """Send what a searching bot has found, if this action begins the turn that it chose."""
        turns = bot.judged() if isinstance(bot, SearchingBot) else []
        if not turns or turns[0].acts[0] != action:
            return
        assert self._engine is not None
        best = self._words(self._engine, turns[0].acts)
        nodes = sum(int(turn.n) for turn in turns)
        self._say(Info(go.id, nodes=nodes, seconds=round(seconds, 3), value=round(turns[0].rank, 2), best=best))

    def _words(self, engine: Engine, acts: list[int]) -> list[str]:
        """The texts of consecutive actions."""
        listening, engine.state.listening = engine.state.listening, False
        texts = []
        for act in acts:
            texts.append(text_of(engine, act))
            engine.push(act)
        for _ in acts:
            engine.pop()
        engine.state.listening = listening
        return texts
