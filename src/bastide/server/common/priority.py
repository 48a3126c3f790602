"""The priority of child processes: work that players wait for goes first."""

import os
from typing import Final

VARIABLE: Final = "BASTIDE_WORKER_NICE"
"""Environment variable: the highest niceness of a worker. On a machine kept busy by other programs, workers of a lower
priority may get hardly any time."""


def lower_priority(niceness: int) -> None:
    """Raise the niceness of this process (0 to 19), at most to what the environment allows."""
    allowed = os.environ.get(VARIABLE, "")
    most = int(allowed) if allowed.isdecimal() else niceness
    if hasattr(os, "nice"):
        os.nice(min(niceness, most))
