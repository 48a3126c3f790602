"""Runs tests many times on a busy machine: a test that fails once in fifty is brittle.

    python -m scripts.repeat [--times 50] [--load 10] [--at-once 1] TEST...

Busy processes run all the while, at a lower priority. Runs that go on at once count as part of the load.
Everything after the options goes to pytest. What a run that failed has printed is shown. The last line says how many
passed.
"""

import argparse
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
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
    """Keep this number of processes busy until the block ends. They end with this process."""
    busy = [subprocess.Popen([sys.executable, "-c", BUSY], start_new_session=True) for _ in range(processes)]
    try:
        yield
    finally:
        for process in busy:
            process.kill()
        for process in busy:
            process.wait()


def run_tests(tests: list[str]) -> subprocess.CompletedProcess[str]:
    """One run of pytest on these tests, with its output."""
    command = [sys.executable, "-m", "pytest", "-q", "--no-header", "-p", "no:cacheprovider", *tests]
    return subprocess.run(command, capture_output=True, text=True)


def main() -> int:
    """Entry point: 0 when every run passed."""
    parser = argparse.ArgumentParser(prog="python -m scripts.repeat")
    parser.add_argument("--times", type=int, default=50)
    parser.add_argument("--load", type=int, default=10, help="processes that are busy, runs included")
    parser.add_argument("--at-once", type=int, default=1, help="runs that go on at the same time")
    chosen, tests = parser.parse_known_args()
    passed, began = 0, time.monotonic()
    with load(max(0, chosen.load - chosen.at_once + 1)), ThreadPoolExecutor(chosen.at_once) as runs:
        under_way = [runs.submit(run_tests, tests) for _ in range(chosen.times)]
        for number, done in enumerate(as_completed(under_way), 1):
            run = done.result()
            passed += run.returncode == 0
            last = (run.stdout.strip().splitlines() or [run.stderr.strip()])[-1]
            print(f"{number}: {last}", flush=True)
            if run.returncode != 0:
                print(run.stdout, run.stderr, flush=True)
    print(f"{passed} of {chosen.times} passed at load {chosen.load}, in {time.monotonic() - began:.0f} s")
    return 0 if passed == chosen.times else 1


if __name__ == "__main__":
    sys.exit(main())
