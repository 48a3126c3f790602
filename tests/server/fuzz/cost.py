"""Processor time of this thread against a loop that is the same everywhere: no other program on the machine counts."""

import time
from typing import Final

STEPS: Final = 500_000
USUAL: Final = 0.025
"""Seconds that the loop takes on a machine of 20 million steps a second."""


def calibrated() -> float:
    """How much slower this machine is than the usual one, at least 1."""
    best = 1e9
    for _ in range(3):
        began = time.thread_time()
        value = 1
        for _ in range(STEPS):
            value = (value * 1_103_515_245 + 12_345) & 0x7FFFFFFF
        best = min(best, time.thread_time() - began)
    return max(1.0, best / USUAL)
