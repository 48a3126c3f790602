"""Nonsense from outside fills no log: of each kind a line when it begins, and then one a minute with how often."""

import logging
import time
from collections.abc import Callable

PAUSE = 60.0


class Seldom:
    """Counts what happens by kind, and tells it now and then."""

    def __init__(self, log: logging.Logger, clock: Callable[[], float] = time.monotonic) -> None:
        self._log = log
        self._clock = clock
        self._told: dict[str, tuple[float, int]] = {}

    def note(self, kind: str) -> None:
        """It happened; `kind` is a sentence of ours, with nothing in it that a visitor wrote."""
        at, since = self._told.get(kind, (0.0, 0))
        now = self._clock()
        if at and now - at < PAUSE:
            self._told[kind] = (at, since + 1)
            return
        self._log.warning("%s%s", kind, f" ({since} more since this was last told)" if since else "")
        self._told[kind] = (now, 0)


seldom = Seldom(logging.getLogger("bastide.gate"))
