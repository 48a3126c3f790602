"""Matches between bots: sets of games on the same draws in swapped seats, one or many bots, one or many processes.

Every set depends on its number, the bots and the seed alone, so who plays it and when changes nothing; only bots that
think for a time are not repeatable.
"""

from __future__ import annotations

import signal
from collections import Counter, deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import combinations, islice
from math import ceil
from multiprocessing import active_children, get_context
from statistics import fmean
from time import process_time
from typing import Any, ClassVar

from bastide.bots.api import Bot
from bastide.bots.matches import WON, GameSet, MatchResult, Side
from bastide.bots.players import check_bots, make_bot
from bastide.bots.playout import Rng, draw, rewind
from bastide.bots.team_outlook import ending
from bastide.core.actions import KIND_MASK, PLACE
from bastide.core.engine import Engine
from bastide.rules import USUAL, new_engine, won_together


def play_out(engine: Engine, bots: Sequence[Bot], chance: Rng, watch: Callable[[Engine], None] | None = None) -> None:
    """Play a game on to its end, a bot per seat; `watch` sees every decision of a seat before it is made."""
    while not engine.over:
        seat = int(engine.seat)
        if seat < 0:
            engine.push(draw(engine, chance))
            continue
        if watch is not None:
            watch(engine)
        engine.push(bots[seat].choose_packed(engine))


class Timed(Bot):
    """Another bot, its turns and CPU seconds counted. While it thinks, the game tells nothing: tries are no moves."""

    def __init__(self, bot: Bot) -> None:
        super().__init__(bot.seed, bot.game, bot.seat, bot.budget)
        self.bot = bot
        self.turns = 0
        self.seconds = 0.0

    def choose_packed(self, engine: Engine) -> int:
        """What the other bot chooses."""
        engine.state.listening = False
        began = process_time()
        action = self.bot.choose_packed(engine)
        self.seconds += process_time() - began
        engine.state.listening = True
        self.turns += action & KIND_MASK == PLACE
        return action


@dataclass(frozen=True)
class Setting:
    """What all games have in common. `players` are the seats of a game."""

    rules: str = USUAL
    players: int = 2
    options: tuple[tuple[str, object], ...] = ()
    seed: int = 1

    @property
    def games(self) -> int:
        """Games of a set: one for each seat of `a`. A team of each on the same draws counts as one."""
        return 1 if won_together(self.rules) else self.players

    def sets(self, games: int) -> int:
        """How many sets have at least so many games."""
        return ceil(games / self.games)

    @property
    def even(self) -> float:
        """The share of `a` if it were as strong as its opponents."""
        return 1 / 2 if won_together(self.rules) else 1 / self.players


class Arena:
    """Where the games of a setting are played, one after the other. Raises RulesetError."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.engine = new_engine(setting.rules, setting.players, options=dict(setting.options))

    def play(self, a: str, b: str, number: int) -> GameSet:
        """The set of that number: `a` against `b` on one order of tiles."""
        return self._teams(a, b, number) if self.engine.rules.together else self._seats(a, b, number)

    def _seats(self, a: str, b: str, number: int) -> GameSet:
        played, players = GameSet(), self.setting.players
        for mine in range(players):
            names = [a if seat == mine else b for seat in range(players)]
            game = self._game(names, number * players + mine, number)
            theirs = [seat for seat in range(players) if seat != mine]
            played.shares.append(game.share(mine))
            played.scores.append((game.scores[mine], fmean(game.scores[seat] for seat in theirs)))
            played.a.add(game.side([mine]))
            played.b.add(game.side(theirs))
        return played

    def _teams(self, a: str, b: str, number: int) -> GameSet:
        """A team of each: who won where the other lost has won, else it is a draw."""
        games = [self._game([name] * self.setting.players, number, number) for name in (a, b)]
        (mine, theirs), (first, second) = (game.ending == WON for game in games), games
        sides = [game.side([0]) for game in games]
        for game, side in zip(games, sides):
            side.turns, side.seconds = sum(bot.turns for bot in game.bots), sum(bot.seconds for bot in game.bots)
            side.endings[game.ending] += 1
        share = (1 + mine - theirs) / 2
        return GameSet([share], [(first.scores[0], second.scores[0])], *sides)

    def _game(self, names: list[str], number: int, tiles: int) -> Played:
        """A game with the order of tiles of that number; its own number keeps the streams of the bots apart."""
        engine, seed = self.engine, self.setting.seed
        bots = [Timed(make_bot(name, seed, number, seat)) for seat, name in enumerate(names)]
        engine.state.listening = True
        play_out(engine, bots, Rng(seed, tiles))
        engine.state.listening = False
        played = Played(engine, bots)
        rewind(engine)
        engine.state.events.clear()
        return played


class Played:
    """What is to be known of a finished game."""

    def __init__(self, engine: Engine, bots: list[Timed]) -> None:
        self.bots = bots
        self.scores = engine.scores()
        self.winners = engine.rules.objective.winners(engine.state)
        self.ending = ending(engine)
        self.kinds: list[Counter[str]] = [Counter() for _ in bots]
        for line in engine.state.lines:
            for seat in line.seats:
                self.kinds[seat][line.feature or line.reason] += line.points

    def share(self, seat: int) -> float:
        """What a seat took of the game: 1, shared among those who have won."""
        return 1 / len(self.winners) if seat in self.winners else 0.0

    def side(self, seats: list[int]) -> Side:
        """What a bot did in these seats."""
        told = Side(len(seats))
        for seat in seats:
            told.add(Side(0, self.scores[seat], self.kinds[seat], self.bots[seat].turns, self.bots[seat].seconds))
        return told


AHEAD = 8
"""Sets that wait for each process, so that none is idle while a long one is awaited."""

Pairing = tuple[str, str, int]
"""Two bots and the number of the set that they play."""


class Worker:
    """The arena of a process that plays sets for another."""

    arena: ClassVar[Arena]

    @classmethod
    def begin(cls, setting: Setting) -> None:
        """Once in each process. Only the process that asked is interrupted: it ends the others."""
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        cls.arena = Arena(setting)

    @classmethod
    def play(cls, pairing: Pairing) -> GameSet:
        """One set."""
        return cls.arena.play(*pairing)


@contextmanager
def _played(setting: Setting, pairings: Iterator[Pairing], jobs: int) -> Iterator[Iterator[GameSet]]:
    """The sets in their order, by so many processes. A process that is killed ends it: BrokenProcessPool."""
    if jobs == 1:
        arena = Arena(setting)
        yield (arena.play(*pairing) for pairing in pairings)
        return
    others, pool = active_children(), ProcessPoolExecutor(jobs, get_context("spawn"), Worker.begin, (setting,))
    try:
        yield _in_order(pool, pairings, AHEAD * jobs)
    finally:
        for process in active_children():
            if process not in others:
                process.terminate()
        pool.shutdown(cancel_futures=True)


def _in_order(pool: Executor, pairings: Iterator[Pairing], ahead: int) -> Iterator[GameSet]:
    """The sets in their order, so many of them asked for before they are wanted."""
    asked = deque(pool.submit(Worker.play, pairing) for pairing in islice(pairings, ahead))
    while asked:
        yield asked.popleft().result()
        asked.extend(pool.submit(Worker.play, pairing) for pairing in islice(pairings, 1))


def tournament(bots: Sequence[str], games: int, setting: Setting, jobs: int = 1) -> Iterator[list[MatchResult]]:
    """Every bot against every other: yield the growing results of all matches after each set of games.

    A match has at least `games` games, in whole sets. Set number n has the same order of tiles in every match, and all
    matches play it before the next. The results of several processes (`jobs`) are those of one.
    Raises UnknownBot, BadBudget and RulesetError before the first game.
    """
    Arena(setting)
    check_bots(setting.rules, bots)
    results = [MatchResult(a, b, setting.even) for a, b in combinations(bots, 2)]
    pairings = ((result.a, result.b, number) for number in range(setting.sets(games)) for result in results)
    with _played(setting, pairings, jobs) as played:
        for turn, one in enumerate(played):
            results[turn % len(results)].count(one)
            yield results


def match(
    a: str, b: str, games: int, seed: int = 1, rules: str = USUAL, options: Mapping[str, Any] | None = None
) -> Iterator[MatchResult]:
    """Two bots in games of two players: yield the growing result after each set of games, as `tournament` does."""
    for results in tournament((a, b), games, Setting(rules, 2, tuple((options or {}).items()), seed)):
        yield results[0]
