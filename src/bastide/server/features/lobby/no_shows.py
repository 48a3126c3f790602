"""Players who were paired and did not come: they are paired last for a while, and not with the same opponents.

Counts are kept in memory and shared over the bus with all processes. Only the process that holds the table knows who
came.
"""

from collections.abc import Container, Iterable
from itertools import product
from typing import Final

from bastide.server.features.lobby.seek_store import StoredSeek
from bastide.server.http.limits import SlidingWindow
from bastide.server.live.hub import Hub

TWICE: Final = 2
PAIR_SECONDS: Final = 900.0
"""How long a failed pair is not made again."""


class NoShows:
    """Recent no-shows, by device and by address."""

    def __init__(self, hub: Hub) -> None:
        self._often = SlidingWindow(TWICE, hub.clock).over(hub.bus, "limit no-shows")
        self._pairs = SlidingWindow(1, hub.clock, PAIR_SECONDS).over(hub.bus, "limit failed pairs")

    def note(self, absent: Iterable[StoredSeek], present: Iterable[StoredSeek]) -> None:
        """Count no-shows: the absent players were paired with the present ones."""
        missing = list(absent)
        for key in sorted({key for seek in missing for key in _keys(seek)}):
            self._often.note(key)
        for one, other in product(missing, present):
            self._pairs.note(_pair(one.device, other.device))

    def last(self, waiting: Iterable[StoredSeek]) -> list[StoredSeek]:
        """The seeks in the same order, but those with two no-shows within an hour last."""
        return sorted(waiting, key=lambda seek: any(self._often.wait(key) > 0 for key in _keys(seek)))

    def failed(self, pair: frozenset[str]) -> bool:
        """Whether these two devices were paired recently and one did not come."""
        return self._pairs.wait(_pair(*pair)) > 0


class SeparatedPairs(Container[frozenset[str]]):
    """Pairs of devices that must not be paired: blocks and failed pairs."""

    def __init__(self, blocked: Container[frozenset[str]], no_shows: NoShows) -> None:
        self._blocked, self._no_shows = blocked, no_shows

    def __contains__(self, pair: object) -> bool:
        return isinstance(pair, frozenset) and (pair in self._blocked or self._no_shows.failed(pair))


def _keys(seek: StoredSeek) -> list[str]:
    return [f"device {seek.device}", *([f"address {seek.address}"] if seek.address else [])]


def _pair(one: str, other: str) -> str:
    return " ".join(sorted((one, other)))
