"""Strength and speed of the bots: matches of greedy against random and against the outlook of the base game, with the
same tiles and swapped seats, and its time per decision. `--only WORD` plays the matches under rules with that word, and
`--times` measures only the times on the core in use.

Times are measured on the core in use and, where that is compiled, on the interpreted files as well: the bot must answer
within 0.2 s without a compiler, too.
"""

import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import bastide
from bastide.bots import make_bot
from bastide.bots.arena import play_match
from bastide.bots.playout import Rng, draw
from bastide.core.engine import Engine
from bastide.rules import new_engine
from scripts.console import ROOT, options

RIVER = "base+fields+river+abbot"
ANNIVERSARY = "base+fields+abbot+anniversary"
GHOSTS = "base+fields+ghosts"
ABBOT_GHOSTS = "base+fields+abbot+ghosts"
CONQUEST = "base+fields+conquest"
INNS = "base+fields+inns"
TRADERS = "base+fields+traders"
BOTH = f"{INNS}+traders"
PARTS = ("mist", "cemeteries", "mist+castles", "abbot+conquest")
MATCHES = (
    *(("random", rules, 200) for rules in ("base+fields", "base", ANNIVERSARY, GHOSTS, CONQUEST, INNS, TRADERS, BOTH)),
    *(("plain", rules, 400) for rules in (RIVER, ANNIVERSARY, GHOSTS, ABBOT_GHOSTS, CONQUEST, INNS, TRADERS, BOTH)),
    *(("plain", f"base+fields+{part}", 200) for part in PARTS),
    *(("plain", f"{rules}+conquest", 100) for rules in (ANNIVERSARY, GHOSTS)),
)
"""The opponent of greedy, the rules, and the number of games."""
TIMED = (
    *(("base+fields", 2), ("base+fields", 5), (RIVER, 2), (ANNIVERSARY, 2), (ANNIVERSARY, 5)),
    *((GHOSTS, 2), (ABBOT_GHOSTS, 2), (GHOSTS, 5), (f"{ANNIVERSARY}+ghosts", 5)),
    *((INNS, 2), (INNS, 6)),
    *((TRADERS, 2), (TRADERS, 5), (BOTH, 6)),
    *((CONQUEST, 2), (CONQUEST, 6), (f"{ANNIVERSARY}+conquest", 6), (f"{CONQUEST}+ghosts", 5)),
)
TIMED_GAMES = 5
LIMIT = 0.2


def strength(against: str, rules: str, games: int, seed: int = 1) -> None:
    """Greedy against another bot. Seats are swapped, and both games of a pair have the same tiles."""
    began = time.process_time()
    for result in play_match("greedy", against, games, seed, rules):
        last = result
    told, (low, high) = last.as_dict(), last.interval
    print(
        f"= greedy against {against}, {rules}: {last.wins_a} of {last.games} won, {last.draws} drawn "
        f"({100 * low:.1f} to {100 * high:.1f} % with 95 % certainty), "
        f"mean {told['mean_score_a']} to {told['mean_score_b']}, {(time.process_time() - began) / games:.3f} s a game",
        flush=True,
    )


def move_times(rules: str, players: int) -> list[float]:
    """Wall seconds of every decision of greedy over some games with itself. Each game has a new judge."""
    times: list[float] = []
    for game in range(TIMED_GAMES):
        engine = new_engine(rules, players)
        bots = [make_bot("greedy", 1, game, seat) for seat in range(players)]
        chance = Rng(1, game)
        while not engine.over:
            if engine.seat < 0:
                engine.push(draw(engine, chance))
                continue
            times.append(_timed_choice(engine, bots[int(engine.seat)].choose_packed))
    return times


def _timed_choice(engine: Engine, choose: object) -> float:
    assert callable(choose)
    began = time.perf_counter()
    packed = choose(engine)
    took = time.perf_counter() - began
    engine.push(packed)
    return took


def print_times() -> None:
    """Print the slowest and the median decision."""
    core = "compiled" if bastide.compiled else "interpreted"
    for rules, players in TIMED:
        times = sorted(move_times(rules, players))
        worst, middle = times[-1] * 1000, times[len(times) // 2] * 1000
        print(
            f"= greedy, {rules}, {players} players, {core}: slowest of {len(times)} decisions {worst:.1f} ms, "
            f"middle {middle:.2f} ms (limit {LIMIT * 1000:.0f})",
            flush=True,
        )


def print_interpreted_times() -> None:
    """Print the times of a copy of the package without its extension files."""
    package = Path(bastide.__file__).resolve().parent
    with tempfile.TemporaryDirectory() as folder:
        shutil.copytree(package, Path(folder, "bastide"), ignore=shutil.ignore_patterns("*.so", "*.pyd", "client"))
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join((folder, str(ROOT)))}
        subprocess.run([sys.executable, "-m", "benchmarks.bots", "--times"], env=environment, check=True)


def main() -> None:
    """Print the figures. Without options the matches, and the times on both cores."""
    chosen = options(__doc__, times=False, only=None)
    if chosen.times:
        print_times()
        return
    for opponent, ruleset, number in MATCHES:
        if chosen.only is None or chosen.only in ruleset.split("+"):
            strength(opponent, ruleset, number)
    if chosen.only is None:
        print_times()
        if bastide.compiled:
            print_interpreted_times()


if __name__ == "__main__":
    main()
