"""Starts and stops pools of processes on a busy machine. None may hang, and none may leave a process behind.

    python -m scripts.pools [--times 500] [--load 20] [--at-once 1]

The pools end in all ways of WAYS in turn, some at once. They count as a part of the load. `--way` is one start and stop
in this process. Every worker has started a program in a session of its own that reads no input, as a bot program may.
Linux only: /proc lists the processes that are left.
"""

import os
import secrets
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from itertools import cycle, islice
from multiprocessing import active_children
from pathlib import Path
from typing import Final

from bastide.bots.pool import map_in_processes
from scripts.console import options
from scripts.repeat import load

WAYS: Final = ("all results", "early stop", "error", "killed worker", "lost signal", "Ctrl-C", "SIGTERM", "SIGKILL")
HERE: Final = WAYS[:5]
"""The ways that the process itself causes."""
JOBS: Final = 3
MOST: Final = 100_000
"""Items of a pool that waits for its end. It ends by itself where no process is left to end it."""
LIMIT: Final = 60.0
"""Seconds for one start and stop. A quiet machine needs less than one."""
TOKEN: Final = "BASTIDE_POOLS_CHECK"
"""The variable by which the processes of one run are found."""


class Sleeper:
    """Does nothing, and starts a program that only a kill ends."""

    def __init__(self) -> None:
        self.program = subprocess.Popen(["sleep", "600"], start_new_session=True)

    def work(self, item: tuple[str, int]) -> int:
        """The number of the item."""
        way, number = item
        if way == "lost signal":
            signal.signal(signal.SIGTERM, signal.SIG_IGN)  # as one that comes just before a wait
        if way == "error" and number == JOBS:
            raise ValueError("an item that cannot be worked on")
        time.sleep(0.001)
        return number

    def close(self) -> None:
        """End the program."""
        self.program.kill()
        self.program.wait()


def start_and_stop(way: str) -> None:
    """Run a pool that ends in this way. One that waits for a signal prints it, and works until it comes."""
    signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell starts jobs in the background without it
    numbers = range(12) if way in ("all results", "lost signal") else range(MOST)
    try:
        with map_in_processes(Sleeper, (), ((way, number) for number in numbers), JOBS) as results:
            for number in results:
                if number == 1 and way not in HERE:
                    print(way, flush=True)
                if number == 10 and way == "early stop":
                    break
                if number == 10 and way == "killed worker":
                    active_children()[-1].kill()
    except (KeyboardInterrupt, BrokenProcessPool, ValueError) as end:
        expected = {"Ctrl-C": KeyboardInterrupt, "killed worker": BrokenProcessPool, "error": ValueError}
        if not isinstance(end, expected[way]):
            raise


def marked(token: str) -> list[str]:
    """The processes with this token, with their commands."""
    found = []
    for entry in Path("/proc").glob("[0-9]*"):
        try:
            if f"{TOKEN}={token}".encode() in (entry / "environ").read_bytes().split(b"\0"):
                found.append(f"{entry.name} {(entry / 'cmdline').read_bytes().replace(bytes(1), b' ').decode()}")
        except OSError:
            continue
    return found


def fault(way: str) -> str:
    """What is wrong with one start and stop in a process of its own, or ""."""
    token = secrets.token_hex(8)
    command = [sys.executable, "-m", "scripts.pools", "--way", way]
    child = subprocess.Popen(
        command, env={**os.environ, TOKEN: token}, stdout=subprocess.PIPE, text=True, start_new_session=True
    )
    assert child.stdout is not None
    try:
        if way not in HERE:
            child.stdout.readline()
            if way == "Ctrl-C":
                os.killpg(child.pid, signal.SIGINT)  # the terminal sends it to the whole process group
            else:
                child.send_signal(signal.SIGTERM if way == "SIGTERM" else signal.SIGKILL)
        status = child.wait(LIMIT)
    except subprocess.TimeoutExpired:
        return f"{way}: it hangs: {marked(token)}"
    finally:
        left = _left(token)
        for process in left:
            os.kill(int(process.split()[0]), signal.SIGKILL)
        child.wait()
        child.stdout.close()
    expected = {"SIGTERM": -signal.SIGTERM, "SIGKILL": -signal.SIGKILL}.get(way, 0)
    if left:
        return f"{way}: left behind: {left}"
    return "" if status == expected else f"{way}: status {status}"


def _left(token: str) -> list[str]:
    """The processes of a run that are left after some time. Workers notice the end of their parent by themselves."""
    until = time.monotonic() + LIMIT / 2
    while (left := marked(token)) and time.monotonic() < until:
        time.sleep(0.05)
    return left


def faults(times: int, at_once: int) -> Iterator[str]:
    """The faults of so many starts and stops, in all ways in turn, some at the same time."""
    with ThreadPoolExecutor(at_once) as runs:
        for number, found in enumerate(runs.map(fault, islice(cycle(WAYS), times)), 1):
            if found:
                yield found
            if number % 25 == 0:
                print(f"{number} done", flush=True)


def main() -> int:
    """Entry point: 0 without faults."""
    chosen = options(__doc__, times=500, load=20, at_once=1, way=None)
    if chosen.way:
        start_and_stop(chosen.way)
        return 0
    found, began = 0, time.monotonic()
    with load(max(0, chosen.load - chosen.at_once + 1)):
        for line in faults(chosen.times, chosen.at_once):
            found += 1
            print(line, flush=True)
    print(f"{chosen.times} starts and stops at load {chosen.load}: {found} faults, {time.monotonic() - began:.0f} s")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
