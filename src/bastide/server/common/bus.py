"""What one part of a house says and others hear: a topic, and a few bytes.

Law: a word is a wake-up and may be lost; the store has the truth, and whoever hears looks there.
"""

from collections import defaultdict
from collections.abc import Callable
from typing import Final

OVER: Final = "table-over"
"""A table says under this topic that it has ended, or that somebody has given up there, by its name."""
Heard = Callable[[bytes], None]


class Bus:
    """The bus of a house that is one process."""

    def __init__(self) -> None:
        self._ears: defaultdict[str, list[Heard]] = defaultdict(list)

    def begin(self) -> None:
        """From now on other processes hear what is said here, where there are any."""

    async def close(self) -> None:
        """They do so no longer."""

    def say(self, topic: str, data: bytes = b"") -> None:
        """Everybody who listens to the topic hears it, the sender too; nobody is waited for."""
        for heard in list(self._ears.get(topic, ())):
            heard(data)

    def listen(self, topic: str, heard: Heard) -> Callable[[], None]:
        """Hear a topic until what is returned is called. `heard` must be quick and raise nothing."""
        self._ears[topic].append(heard)

        def stop() -> None:
            ears = self._ears[topic]
            ears.remove(heard)
            if not ears:
                del self._ears[topic]

        return stop
