"""`make bench`: runs every program of benchmarks/ after a calibration loop, and repeats its figures at the end.

    python -m scripts.bench [NAME ... [OPTION ...]]

Options, from the first word with a dash on, are passed to the named programs. Lines that a benchmark begins with "= "
are its figures. The calibration loop is plain Python. It makes figures of different machines, or of a busy and an idle
one, comparable.
"""

import os
import subprocess
import sys
import time

from scripts import compiled
from scripts.console import ROOT

FOLDER = ROOT / "benchmarks"
STEPS = 2_000_000


def calibration() -> float:
    """Millions of steps per second of a fixed loop over small integers: the best of three."""
    best = 0.0
    for _ in range(3):
        started = time.perf_counter()
        value = 1
        for _ in range(STEPS):
            value = (value * 1_103_515_245 + 12_345) & 0x7FFFFFFF
        best = max(best, STEPS / (time.perf_counter() - started) / 1e6)
    return best


def figures_of(name: str, options: list[str]) -> tuple[list[str], int]:
    """Run one benchmark with these options, with its output shown. Returns its figures and its status."""
    figures: list[str] = []
    env = {**os.environ, "PYTHONPATH": os.pathsep.join((str(ROOT), str(ROOT / "src")))}
    command = [sys.executable, "-u", str(FOLDER / f"{name}.py"), *options]
    with subprocess.Popen(command, cwd=ROOT, env=env, stdout=subprocess.PIPE, text=True) as running:
        for line in running.stdout or ():
            print(line, end="", flush=True)
            if line.startswith("= "):
                figures.append(line[2:].strip())
    return figures, running.returncode


def programs() -> list[str]:
    """The names of all benchmarks."""
    return sorted(path.stem for path in FOLDER.glob("*.py") if not path.stem.startswith("_"))


def main() -> int:
    """Entry point: 0 when every benchmark passed, 2 where one rejected its options, else 1."""
    words = sys.argv[1:]
    named = next((i for i, word in enumerate(words) if word.startswith("-")), len(words))
    known = programs()
    chosen = [name for name in known if not named or name in words[:named]]
    if not named and {"-h", "--help"} & set(words):
        print(f"{__doc__}\nThere are: {', '.join(known)}. NAME --help lists the options of one.")
        return 0
    if not set(words[:named]) <= set(known):
        print(f"No such benchmark. There are: {', '.join(known)}")
        return 2
    summary = [f"core: {compiled.state()}"]
    statuses = []
    for name in chosen:
        speed = calibration()
        print(f"\n== {name} (calibration {speed:.1f} M steps/s)", flush=True)
        figures, status = figures_of(name, words[named:])
        statuses.append(status)
        summary.append(f"{name}, calibration: {speed:.1f} M steps/s")
        summary += [f"{name}: {figure}" for figure in figures]
        if status:
            summary.append(f"{name}: FAILED")
    print("\n== summary\n" + "\n".join(summary))
    return 2 if 2 in statuses else int(any(statuses))


if __name__ == "__main__":
    sys.exit(main())
