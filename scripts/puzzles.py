"""Makes puzzles: `python -m scripts.puzzles --rules base+fields --count 20 --out FILE` appends to the file. `--grade`
tests the puzzles of the file with all levels of bots again, after a change of the levels.

Positions come from games of the bot `greedy`. All turns are rolled out on common draws, and worse ones are dropped. The
best few are evaluated again on other draws, with many playouts, and only these values are stored. A position whose best
turn every level of bots finds is no puzzle.
"""

from collections.abc import Iterator
from math import log10, sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import Final

import msgspec

from bastide.analysis.reasons import ReasonFinder
from bastide.bots.api import Budget
from bastide.bots.arena import play_out
from bastide.bots.levels import LEVELS
from bastide.bots.playout import Rng, rewind
from bastide.bots.registry import BOTS, list_texts, make_bot
from bastide.bots.rollouts import CandidateTurn, Rollouts
from bastide.core.engine import Engine
from bastide.puzzles.own import list_spellings
from bastide.puzzles.puzzle import CLEAR, SAME, SCALE, START, Puzzle, Way, begin, read_puzzles
from bastide.rules import new_engine
from scripts.console import Failure, options, run, say

DEPTH: Final = 8  # draws of a playout
STAGES: Final = ((18, 6), (7, 18), (5, 48))
"""The most turns that are examined, and the playouts of each."""
FINAL: Final = 300
"""Playouts of each remaining turn, on draws of their own."""
ENDS: Final = 100
"""Games to the end from the best turn, and from the next."""
HINT: Final = 0.9 * CLEAR
"""A stage is the last where the distance is smaller than so many points."""
ERROR: Final = 0.6
"""The largest standard error of the distance."""
LOOKS: Final = 6
"""Positions of a game that are examined. At most one becomes a puzzle."""
TRIES: Final = 6
"""Tries of each level of bots."""
MASTER: Final = 200
"""Evaluations that replace the seconds of a level, so that the grade can be repeated."""
EASY: Final = 0.85
"""No puzzle where at least this share of the tries finds the best turn."""


class Maker:
    """Finds puzzles in games of one ruleset. `effort` is the share of the playouts that is spent on each. The same
    arguments give the same puzzles."""

    def __init__(self, rules: str, seats: int, seed: int, effort: float = 1.0) -> None:
        self.rules, self.seats, self.seed, self.effort = rules, seats, seed, effort
        self.looked = 0

    def puzzles(self) -> Iterator[Puzzle]:
        """One puzzle after the other, without end."""
        game = 0
        while True:
            game += 1
            starter = game % self.seats
            engine = new_engine(self.rules, self.seats, starter)
            engine.state.listening = False
            bots = [make_bot("greedy", self.seed, game, seat) for seat in range(self.seats)]
            play_out(engine, bots, Rng(self.seed, game))
            acts = [int(frame.action) for frame in engine.frames[: int(engine.plies)]]
            for at in self._places(engine, acts, game):
                rewind(engine)
                for act in acts[:at]:
                    engine.push(act)
                self.looked += 1
                puzzle = self._puzzle(engine, starter, acts[:at], game)
                if puzzle is not None:
                    yield puzzle
                    break

    def _places(self, engine: Engine, acts: list[int], game: int) -> list[int]:
        """Numbers of actions after which seat 0 places a tile. A sample without the beginning and the end of a game."""
        rewind(engine)
        found = []
        for number, act in enumerate(acts):
            if engine.seat == 0 and engine.current().question == "place":
                found.append(number)
            engine.push(act)
        found = found[len(found) // 6 : -2]
        rng = Rng(self.seed, game, 97)
        return [found.pop(int(rng.below(len(found)))) for _ in range(min(LOOKS, len(found)))]

    def _puzzle(self, engine: Engine, starter: int, acts: list[int], game: int) -> Puzzle | None:
        """The puzzle of the position, or None."""
        ways = self._best(engine, game)
        if ways is None:
            return None
        reasons = ReasonFinder(engine).of(ways[0][0].acts)
        if not reasons or not self._holds(engine, ways, game):
            return None
        turns = [list_spellings(engine, turn.acts) for turn, _ in ways]
        means = [fmean(leads) for _, leads in ways]
        solving = [turn for turn, mean in zip(turns, means) if mean >= means[0] - SAME]
        found = found_by(engine, [way for turn in solving for way in turn])
        if fmean(found.values()) >= EASY:
            return None
        return Puzzle(
            rules=self.rules,
            options=dict(engine.rules.options),
            seats=self.seats,
            starter=starter,
            actions=self._said(engine, acts),
            ways=[Way(turn, round(mean, 2)) for turn, mean in zip(turns, means)],
            error=round(_error(ways, len(solving)), 2),
            reasons=reasons,
            found=found,
            rating=start_rating(fmean(found.values())),
        )

    def _best(self, engine: Engine, game: int) -> list[tuple[CandidateTurn, list[float]]] | None:
        """The best turns with the leads of their playouts, best first, where one or two are clearly the best."""
        rollouts = Rollouts(engine)
        turns = rollouts.turns(60, 4, 20.0)
        if len(turns) < 4:
            return None
        number = 0
        for most, each in STAGES:
            turns = turns[:most]
            for _ in range(self._many(each)):
                number += 1
                for turn in turns:
                    turn.note(rollouts.play(turn, 0, self.seed, number, DEPTH))
            turns.sort(key=lambda turn: -turn.mean)
            if not any(turns[0].mean - turn.mean > HINT for turn in turns[1:3]):
                return None
        ways = [
            (turn, [rollouts.play(turn, 0, self.seed + 1, (game << 12) + n, DEPTH) for n in range(self._many(FINAL))])
            for turn in turns
        ]
        ways.sort(key=lambda way: -fmean(way[1]))
        best = fmean(ways[0][1])
        same = sum(fmean(leads) >= best - SAME for _, leads in ways)
        if same > 2 or best - fmean(ways[same][1]) < CLEAR or _error(ways, same) > ERROR:
            return None
        return ways

    def _many(self, playouts: int) -> int:
        return max(4, round(playouts * self.effort))

    def _holds(self, engine: Engine, ways: list[tuple[CandidateTurn, list[float]]], game: int) -> bool:
        """Whether whole games agree, which need no outlook."""
        rollouts, means = Rollouts(engine), [fmean(leads) for _, leads in ways]
        other = next(n for n, mean in enumerate(means) if mean < means[0] - SAME)
        ends = [
            fmean(rollouts.play(ways[n][0], 0, self.seed + 2, (game << 12) + k, 0) for k in range(self._many(ENDS)))
            for n in (0, other)
        ]
        return ends[0] - ends[1] > CLEAR / 2

    def _said(self, engine: Engine, acts: list[int]) -> list[str]:
        rewind(engine)
        said = list_texts(engine, acts)
        for act in acts:
            engine.push(act)
        return said


def _error(ways: list[tuple[CandidateTurn, list[float]]], same: int) -> float:
    """The standard error of the distance between the best turn and the first that is worse, on the same draws."""
    apart = [one - other for one, other in zip(ways[0][1], ways[same][1])]
    return stdev(apart) / sqrt(len(apart))


def found_by(engine: Engine, solutions: list[list[str]]) -> dict[str, float]:
    """The share of their tries in which each level of bots finds one of these turns."""
    found = {}
    for level in LEVELS:
        budget = Budget(evaluations=MASTER) if level.seconds else None
        bots = [BOTS[level.name](seed, 1, 0, budget) for seed in range(1, TRIES + 1)]
        played = []
        for bot in bots:
            acts: list[int] = []
            while not engine.over and engine.seat == 0:
                acts.append(bot.choose_packed(engine))
                engine.push(acts[-1])
            for _ in acts:
                engine.pop()
            played.append(list_texts(engine, acts) in solutions)
        found[level.name] = round(sum(played) / TRIES, 2)
    return found


def start_rating(share: float) -> int:
    """The Elo number of a puzzle that this share of the levels finds. A medium level has the number of a beginner
    (rating.START)."""
    share = min(0.95, max(0.05, share))
    return round(START + SCALE * log10((1 - share) / share))


def grade(file: Path) -> None:
    """Write the file again with the current grades."""
    kept = []
    for puzzle in read_puzzles(file.read_text("utf-8"), file.name):
        game = begin(puzzle)
        game.engine.state.listening = False
        found = found_by(game.engine, [turn for way in puzzle.ways for turn in way.turns if puzzle.solves(turn)])
        share = fmean(found.values())
        say(f"{puzzle.id}: {share:.2f} found it, rated {puzzle.rating} before, {start_rating(share)} now")
        kept.append(msgspec.structs.replace(puzzle, found=found, rating=start_rating(share)))
    file.write_text("".join(msgspec.json.encode(one).decode() + "\n" for one in kept), "utf-8")


def main() -> None:
    """Make so many puzzles. Each is written at once. Raises Failure."""
    chosen = options(__doc__, rules="base+fields", players=2, seed=1, count=10, out=None, grade=False)
    if chosen.out is None:
        raise Failure("name the file of the puzzles with --out FILE")
    file = Path(chosen.out)
    if chosen.grade:
        grade(file)
        return
    maker = Maker(chosen.rules, chosen.players, chosen.seed)
    with file.open("a", encoding="utf-8", newline="\n") as out:
        for number, puzzle in enumerate(maker.puzzles(), 1):
            out.write(msgspec.json.encode(puzzle).decode() + "\n")
            out.flush()
            say(f"{number}: {puzzle.clear} clear, rated {puzzle.rating}, of {maker.looked} positions")
            if number == chosen.count:
                return
    raise Failure("there are no more games")


if __name__ == "__main__":
    run(main)
