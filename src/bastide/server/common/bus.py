"""What one part of a house says and others hear: a topic, and a few bytes.

Law: a word is a wake-up and may be lost; the store has the truth, and whoever hears looks there.
"""

from collections import defaultdict
from collections.abc import Callable
from typing import Final

from bastide.server.common import server_metrics
from bastide.server.common.log_limit import log_throttle

LISTS: Final = "lists"
"""The topic of changes to public tables and to seeks."""
OVER: Final = "table-over"
"""A table says under this topic that it has ended, or that somebody has given up there, by its name."""
Heard = Callable[[bytes], None]


class Bus:
    """The bus of a house that is one process."""

    def __init__(self) -> None:
        self._ears: defaultdict[str, list[Heard]] = defaultdict(list)

    def begin(self, secret: str = "") -> None:
        """Exchange messages with the other processes that know the cluster's secret, where there are any."""

    async def close(self) -> None:
        """They do so no longer."""

    @property
    def healthy(self) -> bool:
        """Whether messages of this process reach the others. A single process has no others."""
        return True

    def say(self, topic: str, data: bytes = b"") -> None:
        """Everybody who listens to the topic hears it, the sender too; nobody is waited for."""
        self._dispatch(topic, data)

    def _dispatch(self, topic: str, data: bytes) -> None:
        """Call the handlers of a topic. One that raises stops neither the others nor the caller."""
        for heard in list(self._ears.get(topic, ())):
            try:
                heard(data)
            except Exception as error:
                server_metrics.bus_messages.add("failed")
                log_throttle.note("A message on the bus could not be processed", f"{topic}: {type(error).__name__}")

    def listen(self, topic: str, heard: Heard) -> Callable[[], None]:
        """Listen to a topic until what is returned is called. `heard` must be quick; its errors are logged once a
        minute."""
        self._ears[topic].append(heard)

        def stop() -> None:
            ears = self._ears[topic]
            ears.remove(heard)
            if not ears:
                del self._ears[topic]

        return stop
