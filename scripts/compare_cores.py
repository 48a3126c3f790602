"""Plays the same random games on the compiled and on the interpreted core and compares every position.

    python -m scripts.compare_cores [--games 1000]

The digest takes in the hash of the position and the list of legal actions at every decision, of chance too, and the
scores at the end. The interpreted core is a copy of the package without its extension files.
"""

import argparse
import hashlib
import shutil
import sys
import tempfile
import time
from pathlib import Path

from scripts.console import ROOT, captured

RULES = ("base", "base+fields")
PACKAGE = ROOT / "src" / "bastide"


def digest(games: int) -> str:
    """One word for `games` random games, in turn with each ruleset and 2 to 5 players, on the core in use."""
    from bastide.bots.playout import Rng
    from bastide.rules import new_engine

    total = hashlib.sha256()
    for number in range(games):
        engine = new_engine(RULES[number % 2], players=2 + number // 2 % 4)
        rng = Rng(number)
        while not engine.over:
            n = engine.legal()
            total.update(f"{engine.hash()} {[engine.acts[i] for i in range(n)]}\n".encode())
            engine.push(engine.acts[rng.below(n)])
        total.update(f"{list(engine.scores())}\n".encode())
    return total.hexdigest()


def report(games: int) -> None:
    """What a core says about itself: one line for `said_by`."""
    import bastide

    print("compiled" if bastide.compiled else "interpreted", digest(games))


def said_by(source: Path, games: int) -> tuple[str, str]:
    """Which core the package below `source` runs, and its digest, found out by a process of its own."""
    command = [sys.executable, "-m", "scripts.compare_cores", "--report", "--games", str(games)]
    started = time.monotonic()
    status, text = captured(command, env={"PYTHONPATH": str(source)})
    if status != 0:
        sys.exit(text)
    core, word = text.split()
    print(f"{core}: {games} games in {time.monotonic() - started:.1f} s, digest {word[:16]}")
    return core, word


def compare(games: int) -> int:
    """0 when both cores play alike, 1 with a sentence otherwise."""
    with tempfile.TemporaryDirectory() as name:
        bare = Path(name)
        shutil.copytree(PACKAGE, bare / "bastide", ignore=shutil.ignore_patterns("*.so", "*.pyd", "client"))
        answers = [said_by(ROOT / "src", games), said_by(bare, games)]
    if [core for core, _ in answers] != ["compiled", "interpreted"]:
        print("there is no compiled core to compare: `make build`")
        return 1
    if answers[0][1] != answers[1][1]:
        print("the compiled and the interpreted core play different games")
        return 1
    return 0


def main() -> int:
    """Entry point."""
    parser = argparse.ArgumentParser(prog="compare_cores")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--report", action="store_true", help="print core and digest of the package in use")
    chosen = parser.parse_args()
    if chosen.report:
        report(chosen.games)
        return 0
    return compare(chosen.games)


if __name__ == "__main__":
    sys.exit(main())
