"""Damaged records: each gives a RecordError with line, field and reason, and nothing else is ever raised."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bastide.records import Record, RecordError
from bastide.records.reader import MAX_BYTES, MAX_LINE, MAX_LINES

from .samples import ENDED, lines_of


def damage(data: bytes) -> RecordError:
    with pytest.raises(RecordError) as caught:
        Record.loads(data)
    return caught.value


def error_of(data: bytes) -> RecordError | None:
    try:
        Record.loads(data)
    except RecordError as error:
        return error
    return None


def with_line(number: int, line: bytes) -> bytes:
    lines = lines_of(ENDED)
    lines[number - 1] = line
    return b"".join(lines)


@pytest.mark.parametrize(
    ("data", "line", "field", "reason"),
    [
        (b"", 0, "", "empty"),
        (b"\n", 1, "", "blank"),
        (b"\x00\x01\x02", 1, "", "JSON"),
        (b"hello\n", 1, "", "JSON"),
        (b"[1, 2]\n", 1, "", "not a JSON object"),
        (b"{}\n", 1, "format", "no record"),
        (b'{"format":"bastide-record"}\n', 1, "version", "missing"),
        (b'{"format":"bastide-record","version":2}\n', 1, "version", "reads version 1"),
        (with_line(2, b'{"n":1,"action":"draw \xff"}\n'), 2, "", "byte 23 is not UTF-8"),
        (with_line(2, b'{"n":1,"action":"draw \\ud800 \\u1234"}\n'), 2, "", "surrogate"),
        (with_line(2, b'{"n":1,"action":"draw U",}\n'), 2, "", "JSON"),
        (with_line(2, b'{"n":1,"action":"draw U"\n'), 2, "", "breaks off"),
        (with_line(2, b'{"n":NaN,"action":"draw U"}\n'), 2, "", "JSON"),
        (with_line(2, b'{"n":1e999,"action":"draw U"}\n'), 2, "", "range"),
        (with_line(2, b'{"n":2,"action":"draw U"}\n'), 2, "n", "action 1 is expected here, not 2"),
        (with_line(3, b'{"n":2,"action":"place U 1,0 0","seat":2}\n'), 3, "seat", "no seat 2 among 2 players"),
        (with_line(3, b'{"n":2,"action":["place"]}\n'), 3, "action", "str"),
        (with_line(3, b"\n"), 3, "", "blank"),
        (with_line(5, b'{"end":true,"scores":[1]}\n'), 5, "scores", "1 scores for 2 players"),
        (ENDED.dumps().encode() + b'{"n":4,"action":"draw U"}\n', 6, "", "nothing may follow"),
        (ENDED.dumps().encode()[:-20], 5, "", "cut off here"),
        (lines_of(ENDED)[1], 1, "format", "first line"),
        (with_line(1, b'{"a":' + b"[" * 40 + b"]" * 40 + b"}\n"), 1, "", "nested more than 16 deep"),
        (with_line(2, b"[" * 60_000 + b"\n"), 2, "", "nested more than 16 deep"),
        (with_line(2, b'{"n":1,"action":"' + b"x" * MAX_LINE + b'"}\n'), 2, "", "longer than 65536 bytes"),
        (b"x" * (4 * MAX_LINE), 1, "", "longer than 65536 bytes"),
    ],
)
def test_what_is_wrong_and_where(data: bytes, line: int, field: str, reason: str) -> None:
    error = damage(data)
    assert (error.line, error.field) == (line, field)
    assert reason in error.reason
    assert error.reason in str(error)
    assert "\n" not in str(error)


def test_brackets_inside_a_name_are_no_depth() -> None:
    text = ENDED.dumps().replace("Anna", "[[[[[[[[[[[[[[[[[[[[[[")
    assert Record.loads(text).header.players[0].name.startswith("[[[")


def test_a_record_without_end_in_sight() -> None:
    lines = lines_of(ENDED)
    many = b"".join(b'{"n":%d,"action":"draw U"}\n' % n for n in range(1, MAX_LINES + 1))
    error = damage(lines[0] + many)
    assert (error.line, error.field) == (MAX_LINES + 1, "")
    assert "lines" in error.reason


def test_a_huge_record() -> None:
    padding = b" " * (MAX_LINE - 100)
    line = b'{"n":%d,"action":"draw U"%s}\n'
    data = lines_of(ENDED)[0] + b"".join(line % (n, padding) for n in range(1, MAX_BYTES // len(padding) + 2))
    assert "larger than" in damage(data).reason


@given(st.binary(max_size=300))
def test_any_bytes_give_a_record_error(data: bytes) -> None:
    damage(data)


@given(st.data())
def test_a_record_with_changed_bytes_is_a_record_or_a_record_error(data: st.DataObject) -> None:
    good = ENDED.dumps().encode()
    at = data.draw(st.integers(0, len(good) - 1))
    cut = data.draw(st.integers(0, 4))
    bad = good[:at] + data.draw(st.binary(max_size=4)) + good[at + cut :]
    error = error_of(bad)
    assert error is None or 0 <= error.line <= bad.count(b"\n") + 1


@given(st.integers(0, len(ENDED.dumps().encode())))
def test_a_record_cut_anywhere_is_told_or_still_whole(length: int) -> None:
    data = ENDED.dumps().encode()[:length]
    error = error_of(data)
    assert error is None or error.line in (0, data.count(b"\n") + 1)
