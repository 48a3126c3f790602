"""The priority of processes beside the server: what players wait for goes first."""

import os
from typing import Final

VARIABLE: Final = "BASTIDE_WORKER_NICE"
"""Variable of the environment: the highest niceness of a worker. On a machine that other programs keep busy, workers
of a lower priority may get next to nothing."""


def lower_priority(niceness: int) -> None:
    """Raise the niceness of this process (0 to 19), at most to what the environment allows."""
    allowed = os.environ.get(VARIABLE, "")
    most = int(allowed) if allowed.isdecimal() else niceness
    if hasattr(os, "nice"):
        os.nice(min(niceness, most))
