"""Many games between bots, and their statistics.

Game g of a seed has the same order of tiles for all bots. If all bots are random, the compiled loop of playout.py plays
the games. Otherwise the same games are played move by move through the bots' interface.
"""

import time
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, field
from math import sqrt
from operator import index

from bastide.bots.arena import play_or_fail
from bastide.bots.coop.team_value import team_ending
from bastide.bots.external import BotResolver
from bastide.bots.intervals import mean_spread
from bastide.bots.matches import WON, BotFailure, endings_as_dict, round_interval
from bastide.bots.playout import PlayoutCounts, Rng, random_game, rewind
from bastide.bots.pool import defer_interrupt
from bastide.bots.registry import RandomBot
from bastide.core.actions import KIND_MASK, PLACE
from bastide.core.engine import Engine
from bastide.rules import new_engine

TICK = 0.1
"""Seconds between two progress reports."""


@dataclass
class Statistics:
    """The results. A seat that shares first place has a draw, not a win."""

    rules: str
    bots: list[str]
    seed: int
    options: Mapping[str, object] = field(default_factory=dict)
    games: int = 0
    cpu_seconds: float = 0.0
    games_with_discard: int = 0
    counts: PlayoutCounts = field(default_factory=PlayoutCounts)
    totals: list[int] = field(default_factory=list)
    squares: list[int] = field(default_factory=list)
    wins: list[int] = field(default_factory=list)
    draws: list[int] = field(default_factory=list)
    endings: Counter[str] = field(default_factory=Counter)
    """For cooperative games: how many were won, and why the others were lost."""
    failures: list[BotFailure] = field(default_factory=list)
    """Games that an external bot has ended by failure. They count nowhere else."""
    complete: bool = True
    """Whether all requested games were played."""

    def __post_init__(self) -> None:
        for each in (self.totals, self.squares, self.wins, self.draws):
            each.extend([0] * len(self.bots))

    def count(self, scores: list[int], discards: int, ending: str = "") -> None:
        """Add a finished game. `ending` is set for a cooperative game."""
        self.games += 1
        self.games_with_discard += discards > 0
        if ending:
            self.endings[ending] += 1
        best = max(scores)
        shared = scores.count(best) > 1
        for seat, score in enumerate(scores):
            self.totals[seat] += score
            self.squares[seat] += score * score
            if ending:
                self.wins[seat] += ending == WON
            elif score == best:
                (self.draws if shared else self.wins)[seat] += 1

    def means(self) -> list[float]:
        """Mean score of each seat."""
        return [total / max(1, self.games) for total in self.totals]

    def deviations(self) -> list[float]:
        """Sample standard deviation of each seat's score over the games. 0 for fewer than two games."""
        n = self.games
        if n < 2:
            return [0.0] * len(self.totals)
        return [sqrt(max(0, n * q - t * t) / (n * (n - 1))) for t, q in zip(self.totals, self.squares)]

    def as_dict(self, compiled: bool) -> dict[str, object]:
        """A JSON-ready dict. Only cpu_seconds, games_per_second and compiled do not depend on the arguments alone."""
        turns = int(self.counts.turns)
        actions = round(int(self.counts.actions) / max(1, turns), 3)
        branching = {"actions_per_turn": actions} if self.counts.branching else {}
        team = {"team": {**endings_as_dict(self.endings), "points": self._points()}} if self.endings else {}
        failures = {"failures": [asdict(failure) for failure in self.failures]} if self.failures else {}
        return {
            "rules": self.rules,
            "options": dict(self.options),
            "players": len(self.bots),
            "bots": self.bots,
            "seed": self.seed,
            "games": self.games,
            "complete": self.complete,
            "turns": turns,
            "cpu_seconds": round(self.cpu_seconds, 3),
            "games_per_second": round(self.games / self.cpu_seconds, 1) if self.cpu_seconds > 0 else 0.0,
            "compiled": compiled,
            "scores": {
                "mean": [round(mean, 3) for mean in self.means()],
                "sd": [round(deviation, 3) for deviation in self.deviations()],
            },
            "wins": self.wins,
            "draws": self.draws,
            "games_with_discard": self.games_with_discard,
            "placements_per_turn": round(int(self.counts.placements) / max(1, turns), 3),
            **branching,
            **team,
            **failures,
        }

    def _points(self) -> list[dict[str, object]]:
        """Mean points of each seat with their 95 % confidence interval, None for one game."""
        seats: list[dict[str, object]] = []
        for mean, deviation in zip(self.means(), self.deviations()):
            spread = mean_spread(deviation, self.games) if self.games > 1 else None
            interval = None if spread is None else round_interval((mean - spread, mean + spread), 2)
            seats.append({"mean": round(mean, 2), "interval_95": interval})
        return seats


def simulate(
    rules: str,
    bots: list[str],
    games: int,
    seed: int = 1,
    progress: Callable[[int], None] | None = None,
    keep: Callable[[int, Engine], None] | None = None,
    options: Mapping[str, object] | None = None,
    branching: bool = False,
) -> Statistics:
    """Play `games` games with one bot per seat. Seat 0 starts.

    `progress` is called from time to time with the number of finished games. `keep` is called at the end of each game
    with its number from 0. Its time counts as the game's. `options` are those of the rules. With `branching` the
    actions of whole turns are counted too, which takes about five times as long. After Ctrl-C the finished games count,
    and the result is not `complete`.

    Raises UnknownBot, BadBudget, BadSetting, BotFailed and RulesetError before the first game.
    """
    games, seed = index(games), index(seed)
    engine = new_engine(rules, len(bots), options=options)
    result = Statistics(rules, bots, seed, options or {}, counts=PlayoutCounts(branching))
    with BotResolver() as roster:
        roster.check(engine, bots)
        play = _quick_games(result) if set(bots) == {RandomBot.name} else _games_of_bots(result, roster)
        reported = began = time.process_time()
        for number in range(games):
            try:
                failure = play(engine, number)
                with defer_interrupt():
                    if failure is None:
                        result.count(engine.scores(), len(engine.state.discarded), team_ending(engine))
                    else:
                        result.failures.append(failure)
                    if keep is not None:
                        keep(number, engine)
                    rewind(engine)
                now = time.process_time()
                if progress is not None and now - reported > TICK:
                    reported = now
                    progress(number + 1)
            except KeyboardInterrupt:
                result.complete = False
                break
        result.cpu_seconds = time.process_time() - began
    return result


Plays = Callable[[Engine, int], BotFailure | None]
"""Plays the game with a number to its end."""


def _quick_games(result: Statistics) -> Plays:
    """Games of random bots only."""
    seed, chance = result.seed, Rng(result.seed)
    streams = [Rng(seed, 0, 1 + seat) for seat in range(len(result.bots))]

    def play(engine: Engine, number: int) -> None:
        chance.reset(seed, number)
        for seat, stream in enumerate(streams):
            stream.reset(seed, number, 1 + seat)
        random_game(engine, chance, streams, result.counts)

    return play


def _games_of_bots(result: Statistics, roster: BotResolver) -> Plays:
    """Games of any bots, one decision after another."""

    def watch(engine: Engine) -> None:
        engine.legal()
        if engine.acts[0] & KIND_MASK == PLACE:
            result.counts.see_turn(engine)

    def play(engine: Engine, number: int) -> BotFailure | None:
        bots = [roster.bot(name, result.seed, number, seat) for seat, name in enumerate(result.bots)]
        failure = play_or_fail(engine, result.bots, bots, number, Rng(result.seed, number), watch)
        roster.over(engine, bots)
        return failure

    return play
