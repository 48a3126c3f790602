"""Several records in one file, one after the other, as PGN files have several games."""

import os
from collections.abc import Iterable, Iterator
from typing import BinaryIO

import msgspec

from bastide.records.lines import RecordError
from bastide.records.reader import MAX_BYTES, MAX_LINE, MAX_LINES, read_lines
from bastide.records.record import Record


def read_records(source: str | os.PathLike[str] | BinaryIO) -> Iterator[Record]:
    """The records of a file, one by one. A header begins the next record, also after an unfinished game.

    `source` is a path or an open binary file. Only one record is in memory. Raises RecordError with the line in the
    file, and OSError.

    >>> import io
    >>> from bastide import Game
    >>> texts = [Game("base", seed=seed).record().dumps() for seed in (1, 2)]
    >>> [record.header.seed for record in read_records(io.BytesIO("".join(texts).encode()))]
    [1, 2]"""
    if isinstance(source, str | os.PathLike):
        with open(source, "rb") as file:
            yield from _split(file)
    else:
        yield from _split(source)


def write_records(target: str | os.PathLike[str] | BinaryIO, records: Iterable[Record], *, append: bool = False) -> int:
    """Write records one after the other, and return how many. `append` adds them to a file. Raises OSError."""
    if not isinstance(target, str | os.PathLike):
        return _write(target, records)
    with open(target, "ab" if append else "wb") as file:
        return _write(file, records)


def _write(file: BinaryIO, records: Iterable[Record]) -> int:
    number = 0
    for record in records:
        file.write(record.dumps().encode())
        number += 1
    return number


def _split(file: BinaryIO) -> Iterator[Record]:
    before, size = 0, 0
    lines: list[bytes] = []
    while line := file.readline(MAX_LINE + 1):
        if lines and _is_header(line):
            yield _record(lines, before)
            before, size, lines = before + len(lines), 0, []
        lines.append(line)
        size += len(line)
        if size > MAX_BYTES:
            raise RecordError(f"the record is larger than {MAX_BYTES} bytes", line=before + len(lines))
        if len(lines) > MAX_LINES:
            break  # the reader refuses it
    if lines:
        yield _record(lines, before)


def _is_header(line: bytes) -> bool:
    if b'"format"' not in line:
        return False
    try:
        value = msgspec.json.decode(line)
    except msgspec.DecodeError:
        return False
    return isinstance(value, dict) and "format" in value


def _record(lines: list[bytes], before: int) -> Record:
    """The record of these lines, which stand after `before` others in the file. Raises RecordError."""
    try:
        return Record.from_lines(read_lines(lines))
    except RecordError as error:
        raise RecordError(error.reason, line=before + error.line, field=error.field, rule=error.rule) from None
