"""Plays random games of a box on the engine and on the slow reference and compares every decision.

    python -m scripts.box_games --box traders [--company any] [--games 20] [--first 0] [--draws 0] [--players 0]

`--company` is "" for the box alone, "any" for random combinations of all boxes, or modules such as "+inns+abbot".
`--draws` ends a game after that many tiles, 0 after all. `--players` is the number of seats, 0 for 2 to 6. `--jobs`
processes play at the same time. Each game prints its rules, seed, players and options. A difference prints the actions
that lead to it, and the status is 1.
"""

import sys
import time
from concurrent.futures import ProcessPoolExecutor
from contextlib import redirect_stdout
from io import StringIO
from itertools import repeat

from scripts.console import options
from tests.properties.boxes import Table, play_on, table_for

PROGRESS = 10
"""A line of totals after so many games."""


def game(box: str, company: str, seed: int, draws: int, players: int) -> tuple[str, int, str]:
    """Play one game: what is played, the number of decisions, and the difference or ""."""
    printed = StringIO()
    with redirect_stdout(printed):
        table = table_for(box, company, seed, draws, players)
    try:
        play_on(table)
        return printed.getvalue(), len(table.pair.past), ""
    except Exception as problem:
        return printed.getvalue(), len(table.pair.past), difference(table, problem)


def difference(table: Table, problem: Exception) -> str:
    """What differs, and the actions before it."""
    actions = "; ".join(action.text for action in table.pair.game.actions)
    return f"{type(problem).__name__}: {str(problem)[:2000]}\nafter {actions}"


def main() -> int:
    """Entry point."""
    chosen = options(__doc__, box="traders", company="", games=20, first=0, draws=0, players=0, jobs=1)
    seeds = range(chosen.first, chosen.first + chosen.games)
    decisions, different, started = 0, 0, time.monotonic()
    with ProcessPoolExecutor(chosen.jobs) as pool:
        columns = repeat(chosen.box), repeat(chosen.company), seeds, repeat(chosen.draws), repeat(chosen.players)
        for number, (told, actions, problem) in enumerate(pool.map(game, *columns), 1):
            decisions += actions
            different += bool(problem)
            if problem or chosen.games <= PROGRESS:
                print(told + problem, flush=True)
            if number % PROGRESS == 0 or number == chosen.games:
                spent = time.monotonic() - started
                print(f"{number} games, {decisions} decisions, {different} differences, {spent:.0f} s", flush=True)
    return 1 if different else 0


if __name__ == "__main__":
    sys.exit(main())
