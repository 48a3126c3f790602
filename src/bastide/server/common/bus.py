"""Publish/subscribe between components: a topic and a small payload.

Invariant: a message is only a wake-up and may be lost. The store is the source of truth, and subscribers look there.
"""

from collections import defaultdict
from collections.abc import Callable
from typing import Final

from bastide.server.common import server_metrics
from bastide.server.common.log_limit import log_throttle

LISTS: Final = "lists"
"""The topic of changes to public tables and to seeks."""
OVER: Final = "table-over"
"""The topic of tables that ended or had a resignation. The payload is the table's id."""
Handler = Callable[[bytes], None]


class Bus:
    """The bus of a server with a single process."""

    def __init__(self) -> None:
        self._handlers: defaultdict[str, list[Handler]] = defaultdict(list)

    def begin(self, secret: str = "") -> None:
        """Start exchanging messages with the other processes that know the cluster's secret, if there are any."""

    async def close(self) -> None:
        """Stop exchanging messages."""

    @property
    def healthy(self) -> bool:
        """Whether messages of this process reach the others. A single process has no others."""
        return True

    def say(self, topic: str, data: bytes = b"") -> None:
        """Publish to all subscribers of a topic, including those of the sender. Waits for none of them."""
        self._dispatch(topic, data)

    def _dispatch(self, topic: str, data: bytes) -> None:
        """Call the handlers of a topic. One that raises stops neither the others nor the caller."""
        for handler in list(self._handlers.get(topic, ())):
            try:
                handler(data)
            except Exception as error:
                server_metrics.bus_messages.labels("failed").inc()
                log_throttle.note("A message on the bus could not be processed", f"{topic}: {type(error).__name__}")

    def listen(self, topic: str, handler: Handler) -> Callable[[], None]:
        """Subscribe to a topic. The returned function unsubscribes. `handler` must be quick; its errors are logged
        once a minute."""
        self._handlers[topic].append(handler)

        def stop() -> None:
            self._handlers[topic].remove(handler)
            if not self._handlers[topic]:
                del self._handlers[topic]

        return stop
