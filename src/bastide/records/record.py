"""A game as a file: JSON lines, UTF-8, one header, one line per action, one line for the end (docs/library/record.md).

Invariant: a record holds the rules, the options and every action with its draws. A replay never needs a random
generator.
"""

import io
import os
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import BinaryIO

import msgspec

from bastide.records.lines import End, Entry, Header, Line, RecordError
from bastide.records.reader import MAX_BYTES, MAX_LINE, read_lines

EXTENSION = ".bastide.jsonl"
"""The file name suffix of records."""

_encoder = msgspec.json.Encoder()


@dataclass
class Record:
    """A whole game: `header`, `entries` in order (entry n is line n + 1 of the file), and `end` once it is over.

    >>> from bastide import Game
    >>> record = Game("base", seed=15).record()
    >>> record.header.rules, record.entries[0].action, record.end
    ('base', 'draw B', None)"""

    header: Header
    entries: list[Entry] = field(default_factory=list)
    end: End | None = None

    def lines(self) -> Iterator[Line]:
        """Header, entries and end in the order of the file."""
        yield self.header
        yield from self.entries
        if self.end is not None:
            yield self.end

    def dumps(self) -> str:
        """The text of the file. `Record.loads` reads it back equal.

        >>> from bastide import Game, Record
        >>> record = Game("base", seed=15).record()
        >>> Record.loads(record.dumps()) == record
        True"""
        return "".join(map(dump_line, self.lines()))

    def write(self, path: str | os.PathLike[str]) -> None:
        """Write the file atomically. An older file of that name is replaced. Raises OSError."""
        write_atomically(Path(path), self.dumps().encode())

    @classmethod
    def loads(cls, text: str | bytes) -> "Record":
        """Parse the text of a file. Raises RecordError."""
        if isinstance(text, str):
            text = text.encode("utf-8", "surrogatepass")
        return cls.from_lines(read_stream(io.BytesIO(text)))

    @classmethod
    def read(cls, path: str | os.PathLike[str]) -> "Record":
        """Read a file. Raises RecordError if it is damaged and OSError if it cannot be read."""
        with open(path, "rb") as source:
            return cls.from_lines(read_stream(source))

    @classmethod
    def from_lines(cls, lines: Iterable[Line]) -> "Record":
        """Make a record from checked lines, as `read_stream` yields them. Raises RecordError if there is no header."""
        record: Record | None = None
        for line in lines:
            if isinstance(line, Header):
                record = cls(line)
            elif record is None:
                raise RecordError("the first line must be the header", line=1)
            elif isinstance(line, Entry):
                record.entries.append(line)
            else:
                record.end = line
        if record is None:
            raise RecordError("the record is empty: its first line must be the header")
        return record


def dump_line(line: Line) -> str:
    """One line of a record with its line end, for programs that save a game while it is played."""
    return _encoder.encode(line).decode() + "\n"


def read_stream(source: BinaryIO) -> Iterator[Line]:
    """The lines of an open binary file one by one, each checked before it is yielded. Raises RecordError."""
    return read_lines(_limit_lines(source))


def _limit_lines(source: BinaryIO) -> Iterator[bytes]:
    """Byte lines, none longer than the reader's limit plus one byte. Raises RecordError if they exceed the
    size limit."""
    total = 0
    while data := source.readline(MAX_LINE + 1):
        total += len(data)
        if total > MAX_BYTES:
            raise RecordError(f"the record is larger than {MAX_BYTES} bytes")
        yield data


def write_atomically(path: Path, data: bytes) -> None:
    """Write a file whole or not at all. An older file of that name is replaced. Raises OSError."""
    import tempfile  # only for those who write

    handle, name = tempfile.mkstemp(dir=path.parent, prefix=".", suffix=".part")
    try:
        with os.fdopen(handle, "wb") as out:
            out.write(data)
        os.replace(name, path)
    except BaseException:
        os.unlink(name)
        raise
