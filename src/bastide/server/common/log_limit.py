"""A rate limit for log lines whose cause is outside this process."""

import logging
import time
from collections.abc import Callable

PAUSE = 60.0
"""Seconds between two lines of the same kind."""


class LogThrottle:
    """Log the first event of each kind, and then one line a minute with the number of events since."""

    def __init__(self, log: logging.Logger, clock: Callable[[], float] = time.monotonic) -> None:
        self._log = log
        self._clock = clock
        self._logged: dict[str, tuple[float, int]] = {}

    def note(self, kind: str, detail: str = "") -> None:
        """Count an event. `kind` is a fixed sentence without client input, `detail` is shown but not compared."""
        at, since = self._logged.get(kind, (0.0, 0))
        now = self._clock()
        if at and now - at < PAUSE:
            self._logged[kind] = (at, since + 1)
            return
        more = f" ({since} more since this was last logged)" if since else ""
        self._log.warning("%s%s%s", kind, f": {detail}" if detail else "", more)
        self._logged[kind] = (now, 0)


log_throttle = LogThrottle(logging.getLogger("bastide.http"))
