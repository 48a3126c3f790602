"""Matches between bots: sets of games with the same draws and rotated seats, for any number of bots and processes.

A set depends only on its number, the bots and the seed. So its result is the same in any process and at any time. Only
bots with a time budget are not repeatable.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from itertools import chain, combinations
from math import ceil
from pathlib import Path
from statistics import fmean
from time import perf_counter, process_time
from typing import Any

from bastide._version import VERSION
from bastide.bots.api import Bot
from bastide.bots.coop.team_value import team_ending
from bastide.bots.external import BotFailed, BotResolver
from bastide.bots.external.bot import ProgramBot
from bastide.bots.matches import FAILED, WON, BotFailure, GameSet, MatchFile, MatchResult, MatchSide
from bastide.bots.playout import Rng, draw, rewind
from bastide.bots.pool import defer_interrupt, map_in_processes
from bastide.bots.record_writer import INDEX, add_to_index, make_record
from bastide.core.actions import KIND_MASK, PLACE
from bastide.core.engine import Engine
from bastide.records import EXTENSION
from bastide.rules import USUAL, is_cooperative, new_engine

Watch = Callable[[Engine], None]
"""Is called before every decision of a seat."""


def play_out(engine: Engine, bots: Sequence[Bot], chance: Rng, watch: Watch | None = None) -> None:
    """Play a game to its end with one bot per seat. `watch` is called before every decision of a seat."""
    while not engine.over:
        seat = int(engine.seat)
        if seat < 0:
            engine.push(draw(engine, chance))
            continue
        if watch is not None:
            watch(engine)
        engine.push(bots[seat].choose_packed(engine))


def play_or_fail(
    engine: Engine, names: list[str], bots: Sequence[Bot], number: int, chance: Rng, watch: Watch | None = None
) -> BotFailure | None:
    """Play game `number` to its end. Returns the failure of a bot that has ended it earlier."""
    try:
        play_out(engine, bots, chance, watch)
    except BotFailed as error:
        seat = int(engine.seat)
        return BotFailure(names[seat], seat, number, error.code, str(error))
    return None


class TimedBot(Bot):
    """Wraps a bot and counts its turns and CPU seconds (wall-clock seconds for an external program).

    While the bot thinks, the engine emits no events, because tried actions are not moves.
    """

    def __init__(self, bot: Bot) -> None:
        super().__init__(bot.seed, bot.game, bot.seat, bot.budget)
        self.bot = bot
        self.clock = perf_counter if isinstance(bot, ProgramBot) else process_time
        self.turns = 0
        self.seconds = 0.0

    def choose_packed(self, engine: Engine) -> int:
        """The action of the wrapped bot."""
        engine.state.listening = False
        began = self.clock()
        action = self.bot.choose_packed(engine)
        self.seconds += self.clock() - began
        engine.state.listening = True
        self.turns += action & KIND_MASK == PLACE
        return action


@dataclass(frozen=True)
class ArenaSettings:
    """The settings that all games share.

    `players` is the number of seats. `records` is a folder for all games, or "".
    """

    rules: str = USUAL
    players: int = 2
    options: tuple[tuple[str, object], ...] = ()
    seed: int = 1
    records: str = ""

    @property
    def games(self) -> int:
        """Games of a set: one for each seat of `a`.

        In a cooperative game a pair of games, one per team, counts as one.
        """
        return 1 if is_cooperative(self.rules) else self.players

    def sets(self, games: int) -> int:
        """How many sets have at least `games` games."""
        return ceil(games / self.games)

    @property
    def even(self) -> float:
        """The share of `a` if it were as strong as its opponents."""
        return 1 / 2 if is_cooperative(self.rules) else 1 / self.players


Pairing = tuple[int, str, str, int]
"""The number of a match, its two bots, and the number of the set to play."""


class Arena:
    """Plays the games of a setting, one after another. Raises RulesetError."""

    def __init__(self, setting: ArenaSettings) -> None:
        self.setting = setting
        self.engine = new_engine(setting.rules, setting.players, options=dict(setting.options))
        self.roster = BotResolver()
        self.stem = ""

    def work(self, pairing: Pairing) -> GameSet:
        """The set of a pairing. Its games are stored as records if the setting asks for it."""
        match, a, b, number = pairing
        self.stem = f"match-{match:02d}-set-{number:06d}"
        played = self._teams(a, b, number) if self.engine.rules.cooperative else self._seats(a, b, number)
        self.engine.state.events.clear()
        return played

    def close(self) -> None:
        """Stop the external programs."""
        self.roster.close()

    def _seats(self, a: str, b: str, number: int) -> GameSet:
        played, players = GameSet(), self.setting.players
        for mine in range(players):
            names = [a if seat == mine else b for seat in range(players)]
            game = self._game(names, number * players + mine, number)
            theirs = [seat for seat in range(players) if seat != mine]
            played.shares.append(game.share(mine))
            if game.failure is None:
                played.scores.append((game.scores[mine], fmean(game.scores[seat] for seat in theirs)))
            played.a.add(game.side([mine]))
            played.b.add(game.side(theirs))
            played.note(game.index_entry, game.failure)
        return played

    def _teams(self, a: str, b: str, number: int) -> GameSet:
        """One game by a team of each bot.

        A team wins if it wins its game and the other loses. Otherwise it is a draw.
        """
        games = [self._game([name] * self.setting.players, number, number) for name in (a, b)]
        (mine, theirs), (first, second) = (game.ending == WON for game in games), games
        sides = [game.side([0]) for game in games]
        for game, side in zip(games, sides):
            side.turns, side.seconds = sum(bot.turns for bot in game.bots), sum(bot.seconds for bot in game.bots)
            side.endings[game.ending] += 1
        played = GameSet([(1 + mine - theirs) / 2], a=sides[0], b=sides[1])
        if first.failure is None and second.failure is None:
            played.scores.append((first.scores[0], second.scores[0]))
        for game in games:
            played.note(game.index_entry, game.failure)
        return played

    def _game(self, names: list[str], number: int, tiles: int) -> "PlayedGame":
        """A game with the order of tiles `tiles`. `number` keeps the random streams of the bots apart."""
        engine, seed = self.engine, self.setting.seed
        bots = [TimedBot(self.roster.bot(name, seed, number, seat)) for seat, name in enumerate(names)]
        engine.state.listening = True
        failure = play_or_fail(engine, names, bots, number, Rng(seed, tiles))
        engine.state.listening = False
        self.roster.over(engine, [bot.bot for bot in bots])
        played = PlayedGame(engine, bots, failure)
        if self.setting.records:
            played.index_entry = self._write_record(names, number, played)
        rewind(engine)
        return played

    def _write_record(self, names: list[str], number: int, played: "PlayedGame") -> dict[str, object]:
        """Store the record of the present game. Returns its entry for the index."""
        file = f"{self.stem}-game-{number:06d}{EXTENSION}"
        make_record(self.engine, names, VERSION).write(Path(self.setting.records, file))
        entry: dict[str, object] = {"file": file, "bots": names, "scores": played.scores}
        failure = played.failure
        return entry | ({"winners": played.winners} if failure is None else {"failure": asdict(failure)})


class PlayedGame:
    """The result of a game that has ended by its rules or by the failure of a bot."""

    def __init__(self, engine: Engine, bots: list[TimedBot], failure: BotFailure | None = None) -> None:
        self.bots = bots
        self.failure = failure
        self.index_entry: dict[str, object] | None = None
        self.scores = engine.scores()
        self.winners = engine.rules.objective.winners(engine.state) if failure is None else []
        self.ending = team_ending(engine) if failure is None else FAILED
        self.kinds: list[Counter[str]] = [Counter() for _ in bots]
        for line in engine.state.lines:
            for seat in (*line.seats, *line.payers):
                self.kinds[seat][line.feature or line.reason] += line.points_of(seat)

    def share(self, seat: int) -> float:
        """The share of a seat that plays against all others: 1 divided by the number of winners.

        A seat that fails has lost.
        """
        if self.failure is not None:
            return float(self.failure.seat != seat)
        return 1 / len(self.winners) if seat in self.winners else 0.0

    def side(self, seats: list[int]) -> MatchSide:
        """The totals of a bot in these seats. No points count if a failure has ended the game."""
        side = MatchSide()
        for seat in seats:
            side.turns += self.bots[seat].turns
            side.seconds += self.bots[seat].seconds
            if self.failure is None:
                side.add(MatchSide(1, self.scores[seat], self.kinds[seat]))
            elif self.failure.seat == seat:
                side.failures[self.failure.code] += 1
        return side


def play_tournament(
    bots: Sequence[str],
    games: int,
    setting: ArenaSettings,
    jobs: int = 1,
    enough: Callable[[MatchResult], bool] = lambda _: False,
    file: MatchFile | None = None,
) -> Iterator[list[MatchResult]]:
    """Every bot against every other: yield the growing results of all matches after each set of games.

    A match has at least `games` games, in whole sets, or fewer if `enough` returns true. Set number n has the same
    order of tiles in every match, and all matches play it before the next. Several processes (`jobs`) give the same
    results. Sets in `file` are not played again, and new sets are added to it. Raises UnknownBot, BadBudget,
    BadSetting, BotFailed and RulesetError before the first game.
    """
    arena = Arena(setting)
    arena.roster.check(arena.engine, bots)
    results = [MatchResult(a, b, setting.even) for a, b in combinations(bots, 2)]
    matches = [(match, result.a, result.b) for match, result in enumerate(results)]
    pairings = ((*match, number) for number in range(setting.sets(games)) for match in matches)
    before = [stored for stored, _ in zip(file.sets if file else (), pairings)]
    if setting.records:
        Path(setting.records, INDEX).write_text("", encoding="utf-8")
    with map_in_processes(Arena, (setting,), pairings, jobs) as played:
        for turn, game_set in enumerate(chain(before, played)):
            result = results[turn % len(results)]
            with defer_interrupt():
                result.count(game_set)
                if file and turn >= len(before):
                    file.add(game_set)
                if setting.records:
                    add_to_index(Path(setting.records), game_set.kept)
            yield results
            if enough(result):
                return


def play_match(
    a: str, b: str, games: int, seed: int = 1, rules: str = USUAL, options: Mapping[str, Any] | None = None
) -> Iterator[MatchResult]:
    """Two bots in games of two players: yield the growing result after each set of games, like `play_tournament`."""
    for results in play_tournament((a, b), games, ArenaSettings(rules, 2, tuple((options or {}).items()), seed)):
        yield results[0]
