"""`python -m tests.server.house.patient`: a server whose lease and whose lines to other processes outlast a busy
machine. So a connection breaks only for the reason that a test makes."""

import sys

from bastide.server import __main__ as server
from bastide.server.cluster import proxy
from bastide.server.storage import leases

PATIENCE = 600.0
"""Seconds of silence until a process counts as dead."""


def main() -> int:
    """Serve with these times; the exit status."""
    vars(leases)["DEAD_MS"] = int(PATIENCE * 1000)
    vars(proxy)["PULSE_SECONDS"] = PATIENCE
    return server.main()


if __name__ == "__main__":
    sys.exit(main())
