"""In every Python process that a test starts: SIGUSR1 writes the stacks of all threads (scripts/time_limits.py)."""

import faulthandler
import os
import signal
from contextlib import suppress

if os.environ.get("BASTIDE_STACKS") and hasattr(faulthandler, "register"):
    with suppress(OSError):
        # A bare descriptor stays open for as long as the process lives, without a warning at its end.
        _path = os.path.join(os.environ["BASTIDE_STACKS"], f"{os.getpid()}.txt")
        faulthandler.register(signal.SIGUSR1, os.open(_path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600))
