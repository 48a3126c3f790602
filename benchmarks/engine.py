"""Speed and memory of the engine: random two-player games, with all legal actions listed at every decision.

A peer is measured in the same run where there is one: a folder with `oo3.py` and `tiles.py` (a flat prototype with the
interface hash_games(Game(), first, count)), named by BASTIDE_PEER, or ../shared/prototype. It is compiled into a
temporary folder where there is a C compiler, so that the comparison is fair.
"""

import os
import shutil
import subprocess
import sys
import tempfile
import tracemalloc
from importlib import import_module
from pathlib import Path

import bastide
from bastide.core.benchmark_workload import BenchmarkRun
from bastide.rules import new_engine
from benchmarks._program import best_seconds
from scripts.console import ROOT

RULES = "base+fields"
WIDER = (
    *(f"{RULES}+{more}" for more in ("abbot", "river", "river+abbot", "anniversary", "abbot+anniversary")),
    *(f"{RULES}+abbot+{more}" for more in ("conquest", "ghosts", "inns", "traders", "inns+traders")),
)
TEAM, TEAM_SEATS, TEAM_OPTIONS = "mists", 4, {"level": 6}
ROUNDS = 3


def games() -> int:
    """Games of a measurement: a second or two of work."""
    return 4000 if bastide.compiled else 120


def exercise(
    listings: int = 0, pushes: int = 0, rules: str = RULES, seats: int = 2, **options: int
) -> tuple[float, int]:
    """Seconds of the workload, and its decisions."""
    engine = new_engine(rules, seats, options=options)
    decisions = 0

    def work() -> None:
        nonlocal decisions
        workload = BenchmarkRun(1)
        workload.run(engine, games(), listings, pushes)
        decisions = int(workload.decisions)

    return best_seconds(work, ROUNDS), decisions


def peer_speed() -> float | None:
    """Games per second of the peer, compiled if the engine is, or None without a peer."""
    folder = Path(os.environ.get("BASTIDE_PEER", ROOT.parent / "shared" / "prototype"))
    if not (folder / "oo3.py").is_file():
        return None
    with tempfile.TemporaryDirectory() as temporary:
        for name in ("oo3.py", "tiles.py"):
            shutil.copy(folder / name, temporary)
        if bastide.compiled:
            command = [sys.executable, "-m", "mypyc", "oo3.py", "tiles.py"]
            subprocess.run(command, cwd=temporary, check=True, capture_output=True)
        sys.path.insert(0, temporary)
        try:
            peer = import_module("oo3")
            game = peer.Game()
            return games() / best_seconds(lambda: peer.hash_games(game, 1, games()), ROUNDS)
        finally:
            sys.path.remove(temporary)


def peak_memory() -> float:
    """The peak memory in MB of an engine over a whole game."""
    new_engine(RULES, 2)
    tracemalloc.start()
    BenchmarkRun(1).run(new_engine(RULES, 2), 1, 0, 0)
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    return peak / 1e6


def main() -> None:
    """Print the figures; lines that begin with "= " are repeated by make bench."""
    print(f"bastide {bastide.__version__}, {'compiled' if bastide.compiled else 'interpreted'}, {RULES}, 2 players")
    plain, decisions = exercise()
    listed, _ = exercise(listings=3)
    pushed, _ = exercise(pushes=3)
    speed = games() / plain
    print(f"= every decision's actions listed: {speed:,.0f} games/s, {decisions / plain:,.0f} plies/s")
    print(f"= legal actions: {(listed - plain) / decisions / 3 * 1e6:.3f} us, mean over all decisions")
    print(f"= push and pop: {(pushed - plain) / decisions / 3 * 1e6:.3f} us, mean over all decisions")
    print(f"= peak memory of one engine over a game: {peak_memory():.2f} MB")
    peer = peer_speed()
    if peer is None:
        print("= peer: none at hand (BASTIDE_PEER names its folder)")
    else:
        print(f"= peer (flat prototype, one fixed rule set): {peer:,.0f} games/s; ratio {speed / peer:.2f}")
    rows = [(rules, exercise(rules=rules)) for rules in WIDER]
    rows.append((f"{TEAM}, level 6, {TEAM_SEATS} players", exercise(rules=TEAM, seats=TEAM_SEATS, **TEAM_OPTIONS)))
    for rules, (took, plies) in rows:
        wider = games() / took
        ratio = "" if peer is None else f"; ratio to the peer {wider / peer:.2f}"
        print(f"= {rules}: {wider:,.0f} games/s, {plies / took:,.0f} plies/s{ratio}", flush=True)


if __name__ == "__main__":
    main()
