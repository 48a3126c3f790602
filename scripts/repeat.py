"""Runs tests many times on a busy machine: a test that fails once in fifty is brittle.

    python -m scripts.repeat [--times 50] [--load 10] TEST...

This number of processes compute all the while, at a lower priority. Everything after the options goes to pytest. What a
run that failed has printed is shown; the last line is the number that passed.
"""

import argparse
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager

BUSY = """
import os
os.nice(5)
parent = os.getppid()
while os.getppid() == parent:
    sum(range(10**6))
"""


@contextmanager
def load(processes: int) -> Iterator[None]:
    """Within it this number of processes compute. They end with this one, however it ends."""
    busy = [subprocess.Popen([sys.executable, "-c", BUSY], start_new_session=True) for _ in range(processes)]
    try:
        yield
    finally:
        for process in busy:
            process.kill()
        for process in busy:
            process.wait()


def main() -> int:
    """Entry point: 0 when every run passed."""
    parser = argparse.ArgumentParser(prog="python -m scripts.repeat")
    parser.add_argument("--times", type=int, default=50)
    parser.add_argument("--load", type=int, default=10, help="processes that compute")
    chosen, tests = parser.parse_known_args()
    command = [sys.executable, "-m", "pytest", "-q", "--no-header", "-p", "no:cacheprovider", *tests]
    passed, began = 0, time.monotonic()
    with load(chosen.load):
        for number in range(1, chosen.times + 1):
            run = subprocess.run(command, capture_output=True, text=True)
            passed += run.returncode == 0
            last = (run.stdout.strip().splitlines() or [run.stderr.strip()])[-1]
            print(f"{number}: {last}", flush=True)
            if run.returncode != 0:
                print(run.stdout, run.stderr, flush=True)
    print(f"{passed} of {chosen.times} passed at load {chosen.load}, in {time.monotonic() - began:.0f} s")
    return 0 if passed == chosen.times else 1


if __name__ == "__main__":
    sys.exit(main())
