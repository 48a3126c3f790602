"""Compact storage for a table: its log, packed while no client watches, and the marks of its events as plain
numbers."""

from array import array
from typing import Final

import msgspec

from bastide.server.protocol.server_messages import LogEntry

_decode: Final = msgspec.json.Decoder(list[LogEntry]).decode
_encode: Final = msgspec.json.Encoder().encode


class EntryLog:
    """The log entries of a game. Packed they take a tenth of the memory. Reading unpacks them."""

    def __init__(self) -> None:
        self._entries: list[LogEntry] | None = []
        self._packed = b""
        self._count = 0

    def __len__(self) -> int:
        return self._count if self._entries is None else len(self._entries)

    @property
    def entries(self) -> list[LogEntry]:
        """The list of all entries; callers may append to it."""
        if self._entries is None:
            self._entries, self._packed = _decode(self._packed), b""
        return self._entries

    def pack(self) -> None:
        """Pack the entries, while no client watches."""
        if self._entries is not None:
            self._count, self._packed, self._entries = len(self._entries), _encode(self._entries), None

    @property
    def packed(self) -> bool:
        """Whether the entries are packed."""
        return self._entries is None


class EventMarks:
    """Three numbers for each event: the tiles, score lines and log entries after it."""

    def __init__(self) -> None:
        self._numbers = array("I", (0, 0, 0))

    def __len__(self) -> int:
        return len(self._numbers) // 3

    def __getitem__(self, event: int) -> tuple[int, int, int]:
        tiles, lines, entries = self._numbers[3 * event : 3 * event + 3]
        return tiles, lines, entries

    @property
    def last(self) -> tuple[int, int, int]:
        """The mark of the newest event."""
        return self[len(self) - 1]

    def append(self, mark: tuple[int, int, int]) -> None:
        """Add the mark of the next event."""
        self._numbers.extend(mark)
