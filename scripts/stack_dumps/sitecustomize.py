"""In every Python process that a test starts: SIGUSR1 writes the stacks of all threads (scripts/time_limits.py)."""

import faulthandler
import os
import signal

if os.environ.get("BASTIDE_STACKS") and hasattr(faulthandler, "register"):
    try:
        _file = open(os.path.join(os.environ["BASTIDE_STACKS"], f"{os.getpid()}.txt"), "w")  # noqa: SIM115
    except OSError:
        pass
    else:
        faulthandler.register(signal.SIGUSR1, _file)
