"""Reading records: bytes in, lines out. Every kind of damage becomes a RecordError with line, field and reason.

Invariant: size and depth are checked before anything is parsed, and no other exception leaves this file.
"""

import re
from collections.abc import Iterable, Iterator
from typing import Any, TypeVar

import msgspec

from bastide._text import strip_bom
from bastide.records.lines import FORMAT, VERSION, End, Entry, Header, Line, RecordError

MAX_LINE = 64 * 1024
MAX_LINES = 20_000
MAX_BYTES = 16 * 1024 * 1024
MAX_DEPTH = 16

T = TypeVar("T", Header, Entry, End)

_WHERE = re.compile(r" - at `\$(.*)`$")
_FIELD = re.compile(r"(missing required field|unknown field) `(.*)`$")


def read_lines(raw: Iterable[bytes]) -> Iterator[Line]:
    """Read the lines of a record, each checked: a Header, then Entry lines numbered from 1, then at most one End.

    `raw` yields byte lines, with or without their line ends. Raises RecordError."""
    header: Header | None = None
    ended = False
    entries = 0
    number = 0
    for number, data in enumerate(raw, start=1):
        if number > MAX_LINES:
            raise RecordError(f"the record has more than {MAX_LINES} lines", line=number)
        if ended:
            raise RecordError("nothing may follow the line that ends the game", line=number)
        value = _object(data, number)
        if header is None:
            header = _header(value, number)
            yield header
        elif "end" in value:
            ended = True
            yield _end(value, number, len(header.players))
        else:
            entries += 1
            yield _entry(value, number, entries, len(header.players))
    if header is None:
        raise RecordError("the record is empty: its first line must be the header", line=number)


def _object(data: bytes, number: int) -> dict[str, Any]:
    """One line as a JSON object. A truncated line and one with wrong characters have different errors."""
    if len(data) > MAX_LINE:
        raise RecordError(f"the line is longer than {MAX_LINE} bytes", line=number)
    cut = not data.endswith(b"\n")
    if number == 1:
        data = strip_bom(data)
    try:
        text = data.decode("utf-8").strip(" \t\r\n")
    except UnicodeDecodeError as error:
        raise RecordError(f"byte {error.start + 1} is not UTF-8", line=number) from None
    if not text:
        raise RecordError("the line is blank", line=number)
    _check_depth(text, number)
    try:
        value = msgspec.json.decode(text)
    except msgspec.DecodeError as error:
        reason = str(error)
        if "truncated" in reason:
            reason = "the line breaks off before its end" + ("; the file seems to be cut off here" if cut else "")
        raise RecordError(reason, line=number) from None
    if not isinstance(value, dict):
        raise RecordError("the line is not a JSON object", line=number)
    return value


def _check_depth(text: str, number: int) -> None:
    """Check the number of brackets. Those inside strings count too, since a real line has only a few of either."""
    depth = 0
    for sign in re.findall(r'"(?:[^"\\]|\\.)*"|[\[\]{}]', text):
        if sign in "[{":
            depth += 1
            if depth > MAX_DEPTH:
                raise RecordError(f"brackets are nested more than {MAX_DEPTH} deep", line=number)
        elif sign in "]}":
            depth -= 1


def _header(value: dict[str, Any], number: int) -> Header:
    """The header. Format and version are checked first, so that other kinds or versions of files are reported
    as such."""
    if value.get("format") != FORMAT:
        reason = f'this is no record: the first line must hold "format":"{FORMAT}"'
        raise RecordError(reason, line=number, field="format")
    version = value.get("version")
    if isinstance(version, bool) or not isinstance(version, int):
        raise RecordError("missing or not a whole number", line=number, field="version")
    if version != VERSION:
        reason = f"version {version} is not known here; this program reads version {VERSION}"
        raise RecordError(reason, line=number, field="version")
    if "created" not in value:
        raise RecordError("the field is missing", line=number, field="created")
    return _convert(value, Header, number)


def _entry(value: dict[str, Any], number: int, n: int, seats: int) -> Entry:
    entry = _convert(value, Entry, number)
    if entry.n != n:
        raise RecordError(f"action {n} is expected here, not {entry.n}", line=number, field="n")
    if entry.seat is not None and entry.seat >= seats:
        raise RecordError(f"there is no seat {entry.seat} among {seats} players", line=number, field="seat")
    return entry


def _end(value: dict[str, Any], number: int, seats: int) -> End:
    end = _convert(value, End, number)
    if end.end is not True:
        raise RecordError("must be true", line=number, field="end")
    if len(end.scores) != seats:
        raise RecordError(f"{len(end.scores)} scores for {seats} players", line=number, field="scores")
    return end


def _convert(value: dict[str, Any], kind: type[T], number: int) -> T:
    try:
        return msgspec.convert(value, kind)
    except msgspec.ValidationError as error:
        reason, field = _split(str(error))
        raise RecordError(reason, line=number, field=field) from None


def _split(message: str) -> tuple[str, str]:
    """Split a message of msgspec into our reason and the JSON path of the field."""
    found = _WHERE.search(message)
    path = found.group(1).lstrip(".") if found else ""
    reason = message[: found.start()] if found else message
    named = _FIELD.search(reason)
    if named:
        path = f"{path}.{named.group(2)}" if path else named.group(2)
        reason = "the field is missing" if named.group(1).startswith("missing") else "no such field is known here"
    return reason[0].lower() + reason[1:], path
