"""Plays the same random games on the compiled and on the interpreted core and compares every position.

    python -m scripts.compare_cores [--games 1000]

The digests contain the hash of the position and the legal actions at every decision, chance included, and the final
scores. The interpreted core is a copy of the package without its extension files. It plays in two processes, each half
of the games. `--report` prints core and digest of the package in use, for games from number `--first` on.
"""

import hashlib
import shutil
import sys
import tempfile
import time
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from scripts.console import ROOT, captured, options

HOUNDS = {"own_level": {"target": 400, "piles": 3, "hounds": [2, 5], "haunted": True}}
"""Random players lose a standard level before the first hound. These numbers make it come early."""
RULES: tuple[tuple[str, Mapping[str, object]], ...] = (
    *((("base", {}), ("base+fields", {})) * 3),
    *(("base+fields+river+abbot", {}), ("base+fields+abbot+anniversary", {}), ("base+fields+ghosts", {})),
    *(("base+fields+abbot+conquest", {}), ("base+fields+inns", {}), ("base+ghosts+inns", {})),
    ("base+fields+abbot+inns", {"hand": 2, "small_cities": 2, "gardens": False, "unfinished": 1}),
    ("base+fields+inns+traders", {}),
    ("base+fields+abbot+anniversary+ghosts+conquest+traders", {"hand": 2, "shield_pig": True}),
    ("mists", {"level": 4}),
    ("mists", HOUNDS),
)
"""Used in turn. Most games use the common modules and are quick."""
PACKAGE = ROOT / "src" / "bastide"


def digest(numbers: range) -> str:
    """The digest of the random games of these numbers on the core in use. Rules take turns, with two players up to the
    most."""
    from bastide.bots.playout import Rng
    from bastide.rules import new_engine, seat_range

    total = hashlib.sha256()
    for number in numbers:
        rules, options = RULES[number % len(RULES)]
        most = seat_range(rules)[1]
        engine = new_engine(rules, players=2 + number // len(RULES) % (most - 1), options=options)
        rng = Rng(number)
        while not engine.over:
            n = engine.legal()
            total.update(f"{engine.hash()} {[engine.acts[i] for i in range(n)]}\n".encode())
            engine.push(engine.acts[rng.below(n)])
        total.update(f"{list(engine.scores())}\n".encode())
    return total.hexdigest()


def report(numbers: range) -> None:
    """The line that `said_by` parses."""
    import bastide

    print("compiled" if bastide.compiled else "interpreted", digest(numbers))


def said_by(source: Path, numbers: range) -> tuple[str, str]:
    """Which core the package below `source` uses, and its digest, from a process of its own."""
    reported = ["--report", "--first", str(numbers.start), "--games", str(len(numbers))]
    command = [sys.executable, "-m", "scripts.compare_cores", *reported]
    started = time.monotonic()
    status, text = captured(command, env={"PYTHONPATH": str(source)})
    if status != 0:
        return "broken", text
    core, word = text.split()
    print(f"{core}: {len(numbers)} games in {time.monotonic() - started:.1f} s, digest {word[:16]}")
    return core, word


def compare(games: int) -> int:
    """0 when both cores play alike, or 1 with a message."""
    halves = [range(games // 2), range(games // 2, games)]
    with tempfile.TemporaryDirectory() as name, ThreadPoolExecutor(2) as two:
        bare = Path(name)
        shutil.copytree(PACKAGE, bare / "bastide", ignore=shutil.ignore_patterns("*.so", "*.pyd", "client"))
        ours = list(two.map(said_by, [ROOT / "src"] * 2, halves))
        theirs = list(two.map(said_by, [bare] * 2, halves))
    if broken := [text for core, text in ours + theirs if core == "broken"]:
        print(broken[0])
        return 1
    if {core for core, _ in ours} != {"compiled"} or {core for core, _ in theirs} != {"interpreted"}:
        print("there is no compiled core to compare: `make build`")
        return 1
    if [word for _, word in ours] != [word for _, word in theirs]:
        print("the compiled and the interpreted core play different games")
        return 1
    return 0


def main() -> int:
    """Entry point."""
    chosen = options(__doc__, games=1000, first=0, report=False)
    if chosen.report:
        report(range(chosen.first, chosen.first + chosen.games))
        return 0
    return compare(chosen.games)


if __name__ == "__main__":
    sys.exit(main())
