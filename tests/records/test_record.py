"""Writing and reading records: nothing is lost, and a record is a file that other programs can check."""

import io
import json
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from jsonschema import Draft202012Validator

from bastide.records import End, Entry, Header, Player, Record, RecordError, dump_line, read_stream
from scripts.record_schema import line_schema, schema_text

from .samples import ENDED, GOOD, lines_of

VALIDATOR = Draft202012Validator(line_schema())

names = st.text(max_size=80).filter(lambda text: text.isprintable())
headers = st.builds(
    Header,
    rules=st.sampled_from(["base", "base+fields"]),
    players=st.lists(st.builds(Player, names, st.none() | st.just("greedy")), min_size=1, max_size=10),
    options=st.dictionaries(st.text(min_size=1, max_size=8), st.booleans() | st.integers(-9, 9) | names, max_size=3),
    created=st.just("2026-11-21T09:00:00.5Z"),
    seed=st.none() | st.integers(-(2**63), 2**63 - 1),
)


@st.composite
def records(draw: st.DrawFn) -> Record:
    """Any record the format allows."""
    header = draw(headers)
    seats = len(header.players)
    texts = draw(st.lists(st.text(min_size=1, max_size=40), max_size=6))
    seat = st.none() | st.integers(0, seats - 1)
    entries = [Entry(n, text, draw(seat), draw(st.none() | st.integers(0, 2**53))) for n, text in enumerate(texts, 1)]
    scores = st.lists(st.integers(-99, 999), min_size=seats, max_size=seats)
    end = draw(st.none() | st.builds(End, scores=scores, hash=st.none() | st.just("00000000000000ff")))
    return Record(header, entries, end)


@given(records())
def test_what_is_written_reads_back_equal(record: Record) -> None:
    text = record.dumps()
    assert Record.loads(text) == record
    assert Record.loads(text.encode()) == record
    assert len(text.splitlines()) >= 1 + len(record.entries)


@given(records())
def test_every_written_line_satisfies_the_schema(record: Record) -> None:
    for line in record.dumps().encode().split(b"\n")[:-1]:
        VALIDATOR.validate(json.loads(line))


def test_the_schema_in_the_package_is_the_one_the_types_give() -> None:
    text = (files("bastide") / "data" / "record.schema.json").read_text("utf-8")
    assert text == schema_text(), "run: python -m scripts.record_schema > src/bastide/data/record.schema.json"
    Draft202012Validator.check_schema(json.loads(text))


CHANGES: list[tuple[int, dict[str, Any]]] = [
    (0, {"format": "other"}),
    (0, {"version": 3}),
    (0, {"version": "1"}),
    (0, {"rules": ""}),
    (0, {"rules": None}),
    (0, {"players": []}),
    (0, {"players": [{"name": 3}]}),
    (0, {"players": [{"name": "x", "elo": 3}]}),
    (0, {"players": [{}]}),
    (0, {"created": "yesterday"}),
    (0, {"options": []}),
    (0, {"options": {"a": 1.5}}),
    (0, {"seed": 1.5}),
    (0, {"extra": 1}),
    (1, {"n": 0}),
    (1, {"n": "1"}),
    (1, {"n": True}),
    (1, {"action": ""}),
    (1, {"action": 7}),
    (1, {"action": "x" * 201}),
    (2, {"seat": -1}),
    (2, {"seat": 10}),
    (2, {"ms": -1}),
    (2, {"ms": 0.5}),
    (2, {"extra": None}),
    (4, {"end": False}),
    (4, {"scores": []}),
    (4, {"scores": ["3"]}),
    (4, {"hash": "xyz"}),
    (4, {"hash": 12}),
]


@pytest.mark.parametrize(("index", "change"), CHANGES)
def test_reader_and_schema_refuse_the_same_lines(index: int, change: dict[str, Any]) -> None:
    lines = lines_of(ENDED)
    value = {**json.loads(lines[index]), **change}
    assert not VALIDATOR.is_valid(value)
    lines[index] = json.dumps(value).encode() + b"\n"
    with pytest.raises(RecordError) as caught:
        Record.loads(b"".join(lines))
    assert caught.value.line == index + 1
    assert caught.value.field.startswith(next(iter(change)))


@pytest.mark.parametrize(
    ("index", "field"),
    [
        *((0, name) for name in ("format", "version", "rules", "players", "created")),
        *((1, name) for name in ("n", "action")),
        (4, "scores"),
    ],
)
def test_a_missing_field_is_named(index: int, field: str) -> None:
    lines = lines_of(ENDED)
    value = json.loads(lines[index])
    del value[field]
    assert not VALIDATOR.is_valid(value)
    lines[index] = json.dumps(value).encode() + b"\n"
    with pytest.raises(RecordError) as caught:
        Record.loads(b"".join(lines))
    assert (caught.value.line, caught.value.field) == (index + 1, field)


def test_files(tmp_path: Path) -> None:
    path = tmp_path / "game.bastide.jsonl"
    ENDED.write(path)
    assert Record.read(path) == ENDED
    assert path.read_bytes().endswith(b"\n")
    GOOD.write(path)
    assert Record.read(path) == GOOD
    assert list(tmp_path.iterdir()) == [path], "nothing is left of the temporary file"


def test_a_failed_write_leaves_the_old_file(tmp_path: Path) -> None:
    path = tmp_path / "game.bastide.jsonl"
    GOOD.write(path)
    broken = Record(GOOD.header, [Entry(1, "draw \ud800")])
    with pytest.raises(UnicodeEncodeError):
        broken.write(path)
    assert Record.read(path) == GOOD
    assert list(tmp_path.iterdir()) == [path]


def test_a_record_can_be_read_while_it_is_written() -> None:
    """A program that appends line by line leaves a readable record at every moment."""
    data = b""
    for line in ENDED.lines():
        data += dump_line(line).encode()
        *_, last = read_stream(io.BytesIO(data))
        assert last == line


def test_windows_line_ends_and_byte_order_mark_are_read() -> None:
    assert Record.loads(b"\xef\xbb\xbf" + ENDED.dumps().encode().replace(b"\n", b"\r\n")) == ENDED


def test_the_order_of_fields_and_escapes_do_not_matter() -> None:
    text = "".join(json.dumps(dict(reversed(json.loads(line).items()))) + "\n" for line in lines_of(ENDED))
    assert Record.loads(text) == ENDED
