"""A check for authors of bots: does the bot follow the protocol, and how long does it think?"""

import time
from collections.abc import Iterator
from statistics import fmean

from bastide.bots.api import Bot
from bastide.bots.external.bot import ProgramBot
from bastide.bots.external.resolve import BotResolver
from bastide.bots.playout import Rng, draw, rewind
from bastide.bots.registry import RandomBot
from bastide.core.engine import Engine

ANALYSIS = 1.0
"""Seconds after which an analysis is stopped."""


def try_bot(roster: BotResolver, text: str, engine: Engine, seed: int = 1) -> Iterator[str]:
    """A sentence for each thing that the bot can do.

    It plays a game in each seat with random draws. Raises BotFailed.
    """
    bot = roster.bot(text, seed)
    if isinstance(bot, ProgramBot):
        yield from _check_greeting(bot, engine)
    for seat in range(int(engine.rules.n_seats)):
        yield _check_game(roster, text, engine, seat, seed)
        rewind(engine)
    if isinstance(bot, ProgramBot):
        yield from _check_takeback(bot, engine, seed)
        rewind(engine)


def _check_greeting(bot: ProgramBot, engine: Engine) -> Iterator[str]:
    greeting = bot.get_ready(engine).greeting
    version = f" {greeting.version}" if greeting.version else ""
    yield f"it sends hello: {greeting.name}{version} by {greeting.author or 'an unknown author'}"
    for option in greeting.options:
        yield f"it has the option {option.name} ({option.kind}), by itself {option.default}"


def _check_game(roster: BotResolver, text: str, engine: Engine, seat: int, seed: int) -> str:
    """Play one game and describe it."""
    bots: list[Bot] = [RandomBot(seed, seat, number) for number in range(int(engine.rules.n_seats))]
    bots[seat] = roster.bot(text, seed, seat, seat)
    chance, seconds = Rng(seed, seat), list[float]()
    while not engine.over:
        if engine.seat < 0:
            engine.push(draw(engine, chance))
            continue
        began = time.perf_counter()
        action = bots[int(engine.seat)].choose_packed(engine)
        if engine.seat == seat:
            seconds.append(time.perf_counter() - began)
        engine.push(action)
    roster.over(engine, bots)
    points, mean, longest = engine.scores(), fmean(seconds or [0.0]), max(seconds, default=0.0)
    own = points.pop(seat)
    return (
        f"it plays a game in seat {seat}: {own} points, {', '.join(map(str, points)) or 'no one else'}; "
        f"{len(seconds)} decisions, {1000 * mean:.1f} ms each, {1000 * longest:.1f} ms at most"
    )


def _check_takeback(bot: ProgramBot, engine: Engine, seed: int) -> Iterator[str]:
    """Check a position after a take-back, and an analysis that is stopped."""
    engine.push(draw(engine, Rng(seed)))
    first = bot.ask(engine)
    engine.push(first)
    if engine.seat == 0:
        bot.ask(engine)
    engine.pop()
    bot.ask(engine)
    yield "it follows when actions are taken back"
    results: list[object] = []

    def on_info(info: object) -> bool:
        results.append(info)
        return False

    bot.ask(engine, on_info, ANALYSIS)
    yield f"it ends an analysis when it is stopped, and has sent {len(results)} lines of results"
