"""Several records in one file."""

import io
from pathlib import Path

import pytest

from bastide import Game, Record, RecordError
from bastide.records import read_records, write_records


def records() -> list[Record]:
    """A finished game, one at its beginning, and one under way."""
    games = [Game("base", seed=seed, draws=6) for seed in (1, 2, 3)]
    while not games[0].over:
        games[0].push(games[0].legal_actions()[0])
    games[2].push(games[2].legal_actions()[0])
    return [game.record() for game in games]


def test_what_is_written_is_read_back(tmp_path: Path) -> None:
    path, made = tmp_path / "games.bastide.jsonl", records()
    assert write_records(path, iter(made)) == 3
    assert list(read_records(path)) == made
    assert write_records(path, made[:1], append=True) == 1
    assert list(read_records(str(path))) == [*made, made[0]]
    with path.open("rb") as file:
        assert next(read_records(file)) == made[0]
    stream = io.BytesIO()
    write_records(stream, made)
    assert stream.getvalue().decode() == "".join(record.dumps() for record in made)
    path.write_bytes(b"")
    assert list(read_records(path)) == []


def test_a_single_record_is_such_a_file(tmp_path: Path) -> None:
    (made, *_) = records()
    made.write(tmp_path / "one")
    assert list(read_records(tmp_path / "one")) == [made]


def test_damage_names_the_line_of_the_file_and_spares_the_records_before() -> None:
    made = records()
    lines = "".join(record.dumps() for record in made).splitlines(keepends=True)
    header = next(number for number, line in enumerate(lines[1:], 2) if '"format"' in line)
    lines[header] = lines[header].replace('"n":1', '"n":7')
    reading = read_records(io.BytesIO("".join(lines).encode()))
    assert next(reading) == made[0]
    with pytest.raises(RecordError) as caught:
        next(reading)
    assert (caught.value.line, caught.value.field) == (header + 1, "n")


@pytest.mark.parametrize("data", [b"{", b"\n", b'{"n":1,"action":"pass"}\n', b"\xff\xfe\n", b'{"format":3}\n'])
def test_what_is_no_record_is_refused(data: bytes) -> None:
    with pytest.raises(RecordError):
        list(read_records(io.BytesIO(data)))


def test_a_record_that_never_ends_is_refused() -> None:
    (made, *_) = records()
    first = made.dumps().encode().splitlines(keepends=True)[0]
    with pytest.raises(RecordError):
        list(read_records(io.BytesIO(first + b'{"n":1,"action":"pass"}\n' * 30_000)))
