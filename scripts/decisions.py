"""Makes the positions by which `python -m scripts.bench decisions` judges bots (benchmarks/positions).

    python -m scripts.decisions [--rules R --players N] [--first 0] [--last 30] [--jobs 1] [--folder F]

A position is a turn of a game of greedy against itself, in which now and then another answer is taken that is nearly as
good. Its promising turns are rolled out on common draws: all players choose by the outlook for `depth` draws, then the
outlook evaluates the position. Clearly worse turns are dropped early. The others go on until the standard error of
their difference to the best is below `enough` points. Without rules every system of SYSTEMS gets its number 0, then its
number 1, and so on, before number `--last`. A run that is stopped leaves even data, and the next one continues it. A
position depends on rules, seats and number alone. The cost of each is printed.
"""

import gc
import time
from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from zlib import crc32

from bastide.bots.playout import Rng, draw, rewind
from bastide.bots.pool import map_in_processes
from bastide.bots.rollouts import CandidateTurn, Rollouts
from bastide.core.actions import KIND_MASK, PLACE
from bastide.rules import VERSIONS, make_ruleset, module_names, new_engine
from benchmarks._positions import FOLDER, Decision, Rolled, append, file_of, read, texts_of
from scripts.console import options

SYSTEMS = (
    *(("base+fields", seats) for seats in (2, 3, 4, 5)),
    *(("base", 2), ("base+fields+river+abbot", 2), ("base+fields+abbot+anniversary", 2)),
    *(("base+fields+abbot+ghosts", 2), ("base+fields+conquest", 2), ("base+fields+inns", 2), ("base+fields+inns", 6)),
    *(("base+fields+inns+traders", 2), ("base+fields+inns+traders", 3)),
)
"""Rules and seats. Cooperative games are judged by the share of wins."""
SEED = 20261124
DRAWS, CHOICES = 5, 6
"""Streams of random numbers: of the game and of its players."""
LIVELY = 15
"""Percentage of answers that need not be the best."""
NEAR = 2.0
"""Points that such an answer may lose."""


@dataclass(frozen=True)
class Effort:
    """How carefully turns are judged."""

    most: int = 20  # turns
    answers: int = 4  # continuations after one placement
    margin: float = 12.0  # points that a promising turn may be behind, by the outlook
    depth: int = 24  # draws of a playout
    each: int = 32  # playouts of every turn before they are compared
    cap: int = 1024  # playouts of a turn at most
    enough: float = 0.5  # points: standard error of the difference to the best
    sure: float = 2.5  # a turn is dropped that is so many standard errors behind,
    beyond: float = 0.5  # and so many points


USUAL = Effort()


Told = tuple[float, float, int, tuple[float, float]]
"""The points that a turn loses against the best, the standard error, its playouts, and the points that it loses in the
even and in the odd playouts."""


class Maker:
    """Makes positions of one ruleset and number of seats."""

    def __init__(self, rules: str, seats: int, effort: Effort = USUAL) -> None:
        self.rules, self.seats, self.effort = rules, seats, effort
        self.seed = SEED + crc32(f"{rules} {seats}".encode())
        # the oldest tiles, as in all earlier positions, so that figures of bots stay comparable
        self.engine = new_engine(rules, seats, options=VERSIONS.recorded({}, module_names(rules)))
        self.engine.state.listening = False
        self.rollouts = Rollouts(self.engine)

    def make(self, number: int) -> Decision | None:
        """The position of this number, or None where its game ended without a choice."""
        turns = self._play_to(number)
        if len(turns) < 2:
            return None
        engine = self.engine
        frames = [int(frame.action) for frame in engine.frames[: int(engine.plies)]]
        rolled = [
            Rolled(texts_of(engine, turn.acts), round(turn.outlook, 3), *told)
            for turn, told in zip(turns, self._judge(turns, number), strict=True)
        ]
        rewind(engine)
        actions = texts_of(engine, frames)
        return Decision(self.rules, dict(engine.rules.options), self.seats, number, actions, rolled)

    def _play_to(self, number: int) -> list[CandidateTurn]:
        """Play to a random turn, or to the next one with a choice. Returns its promising turns."""
        engine, effort = self.engine, self.effort
        rewind(engine)
        chance, choices = Rng(self.seed, number, DRAWS), Rng(self.seed, number, CHOICES)
        left = 1 + int(choices.below(int(engine.rules.n_bag) - 3))
        while not engine.over:
            if engine.seat < 0:
                engine.push(draw(engine, chance))
                continue
            engine.legal()
            if engine.acts[0] & KIND_MASK == PLACE:
                left -= 1
                if left <= 0:
                    turns = self.rollouts.turns(effort.most, effort.answers, effort.margin)[: effort.most]
                    if len(turns) > 1:
                        return turns
            judged = self.rollouts.judge()
            best = max(value for _, value in judged)
            near = NEAR if int(choices.below(100)) < LIVELY else 0.0
            good = [act for act, value in judged if value >= best - near]
            engine.push(good[int(choices.below(len(good)))])
        return []

    def _judge(self, turns: list[CandidateTurn], number: int) -> list[Told]:
        """The results of each turn. A dropped turn goes on if it turns out to be near the best, on the same draws."""
        effort, seat = self.effort, int(self.engine.seat)
        leads: list[list[float]] = [[] for _ in turns]
        alive = list(range(len(turns)))
        n = 0
        while alive:
            n = min(n + effort.each, effort.cap)
            for i in alive:
                for draws in range(len(leads[i]), n):
                    leads[i].append(self.rollouts.play(turns[i], seat, self.seed, (number << 12) + draws, effort.depth))
            best = max(alive, key=lambda i: sum(leads[i]))
            alive = near(leads, best, effort)
            if all(len(leads[i]) == effort.cap or compare(leads[best], leads[i])[1] < effort.enough for i in alive):
                break
        return [tell(leads[best], mine) for mine in leads]


def near(leads: list[list[float]], best: int, effort: Effort) -> list[int]:
    """The turns that are not clearly behind the best."""
    behind = [compare(leads[best], mine) for mine in leads]
    return [i for i, (loss, error) in enumerate(behind) if loss <= effort.sure * error + effort.beyond]


def compare(best: list[float], mine: list[float]) -> tuple[float, float]:
    """The mean difference on the draws that both have seen, at least 0, and its standard error."""
    differences = [one - other for one, other in zip(best, mine)]
    error = stdev(differences) / sqrt(len(differences)) if len(differences) > 1 else 0.0
    return max(0.0, fmean(differences)), error


def tell(best: list[float], mine: list[float]) -> Told:
    """The result of a turn, rounded."""
    loss, error = compare(best, mine)
    halves = [fmean(one - other for one, other in zip(best[first::2], mine[first::2])) for first in (0, 1)]
    return round(loss, 3), round(error, 3), len(mine), (round(halves[0], 3), round(halves[1], 3))


Job = tuple[str, int, int]
"""Rules, seats and number."""


class Makers:
    """The makers of one process, by rules and seats."""

    def __init__(self) -> None:
        self._makers: dict[tuple[str, int], Maker] = {}

    def work(self, job: Job) -> tuple[Decision | None, float]:
        """A position and the CPU seconds that it took."""
        rules, seats, number = job
        began = time.process_time()
        if (rules, seats) not in self._makers:
            self._makers[rules, seats] = Maker(rules, seats)
        collecting = gc.isenabled()
        gc.disable()
        made = self._makers[rules, seats].make(number)
        if collecting:
            gc.enable()
        return made, time.process_time() - began

    def close(self) -> None:
        """Nothing to close."""


def jobs_of(systems: list[tuple[str, int]], numbers: range, folder: Path) -> list[Job]:
    """The positions that are still missing."""
    there = {(d.rules, d.seats, d.number) for rules in dict(systems) for d in read(file_of(folder, rules))}
    return [job for number in numbers for system in systems if (job := (*system, number)) not in there]


def main() -> None:
    """Entry point."""
    asked = options(__doc__, rules=None, players=2, first=0, last=30, jobs=1, folder=FOLDER)
    systems = [(make_ruleset(asked.rules, asked.players).name, asked.players)] if asked.rules else list(SYSTEMS)
    jobs = jobs_of(systems, range(asked.first, asked.last), asked.folder)
    total = 0.0
    with map_in_processes(Makers, (), iter(jobs), asked.jobs) as results:
        for (rules, seats, number), (made, seconds) in zip(jobs, results):
            total += seconds
            text = "nothing to choose"
            if made is not None:
                append(asked.folder, made)
                errors = [turn.error for turn in made.turns if turn.n == made.best.n]
                text = f"{made.kind}, {len(made.turns)} turns, {made.best.n} playouts, error {max(errors):.2f}"
            spent = f"{seconds:.1f} s, {total / 3600:.4f} CPU hours"
            print(f"{rules}, {seats} seats, {number}: {text}; {spent}", flush=True)


if __name__ == "__main__":
    main()
