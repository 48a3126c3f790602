"""What benchmarks share: percentiles, and the CPU time and memory of a process.

Not a benchmark: it prints nothing.
"""

import os
import time
from collections.abc import Callable, Sequence
from pathlib import Path


def milliseconds(times: Sequence[float], share: float) -> float:
    """The time below which a share of these seconds lies."""
    ordered = sorted(times) or [0.0]
    return 1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def best_seconds(run: Callable[[], object], rounds: int, times: int = 1) -> float:
    """The CPU seconds of a call: the best of some rounds of so many calls."""
    best = float("inf")
    for _ in range(rounds):
        start = time.process_time()
        for _ in range(times):
            run()
        best = min(best, (time.process_time() - start) / times)
    return best


def machine_load() -> str:
    """The load average of the last minute."""
    return f"load {os.getloadavg()[0]:.1f}"


def cpu_seconds(process: int, children: bool = False) -> float:
    """CPU seconds of a process with its threads, and with `children` of all processes that it started."""
    fields = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    seconds = sum(map(int, fields[11 : 15 if children else 13])) / os.sysconf("SC_CLK_TCK")
    if children:
        below = Path(f"/proc/{process}/task/{process}/children").read_text().split()
        seconds += sum(cpu_seconds(int(child), children) for child in below)
    return seconds


def resident_bytes(process: int) -> int:
    """Bytes of memory that a process holds."""
    return int(Path(f"/proc/{process}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
