"""What a table keeps small: its log packed while nobody looks, and the marks of its events as plain numbers."""

from array import array
from typing import Final

import msgspec

from bastide.server.protocol.server_messages import LogEntry

_decode: Final = msgspec.json.Decoder(list[LogEntry]).decode
_encode: Final = msgspec.json.Encoder().encode


class EntryLog:
    """The entries of a game. Packed they take a tenth of the room; whoever asks for them unpacks them."""

    def __init__(self) -> None:
        self._entries: list[LogEntry] | None = []
        self._packed = b""
        self._count = 0

    def __len__(self) -> int:
        return self._count if self._entries is None else len(self._entries)

    @property
    def entries(self) -> list[LogEntry]:
        """All of them, to be read and added to."""
        if self._entries is None:
            self._entries, self._packed = _decode(self._packed), b""
        return self._entries

    def pack(self) -> None:
        """Nobody looks."""
        if self._entries is not None:
            self._count, self._packed, self._entries = len(self._entries), _encode(self._entries), None

    @property
    def packed(self) -> bool:
        """Whether it is."""
        return self._entries is None


class EventMarks:
    """Three numbers for each event: how many tiles, score lines and log entries there were after it."""

    def __init__(self) -> None:
        self._numbers = array("I", (0, 0, 0))

    def __len__(self) -> int:
        return len(self._numbers) // 3

    def __getitem__(self, event: int) -> tuple[int, int, int]:
        tiles, lines, entries = self._numbers[3 * event : 3 * event + 3]
        return tiles, lines, entries

    @property
    def last(self) -> tuple[int, int, int]:
        """After the newest event."""
        return self[len(self) - 1]

    def append(self, mark: tuple[int, int, int]) -> None:
        """Another event."""
        self._numbers.extend(mark)
