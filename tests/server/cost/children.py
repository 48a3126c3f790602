"""Processor time of the processes that this one has started."""

import os
import resource
from pathlib import Path
from typing import Final

PARENT, USER, SYSTEM = 1, 11, 12
"""Fields of /proc/PID/stat behind the name of the program."""
TICKS: Final = os.sysconf("SC_CLK_TCK")


def child_seconds() -> float:
    """Of all that run below this process, and of those that have ended and were waited for."""
    ended = resource.getrusage(resource.RUSAGE_CHILDREN)
    stats = _stats()
    below, more = {os.getpid()}, True
    while more:
        found = {pid for pid, stat in stats.items() if int(stat[PARENT]) in below} - below
        below, more = below | found, bool(found)
    ticks = sum(int(stats[pid][USER]) + int(stats[pid][SYSTEM]) for pid in below - {os.getpid()} if pid in stats)
    return ended.ru_utime + ended.ru_stime + ticks / TICKS


def _stats() -> dict[int, list[str]]:
    found = {}
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            text = (folder / "stat").read_text()
        except OSError:
            continue  # it has ended
        found[int(folder.name)] = text.rpartition(")")[2].split()
    return found
