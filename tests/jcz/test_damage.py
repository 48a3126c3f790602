"""Files from strangers: every kind of damage gives one sentence, and nothing else is ever raised."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bastide.jcz import JczError, list_failed_assertions, read, replay
from bastide.jcz.reader import MAX_BYTES

from .files import Script

SCRIPT = Script().place("BA/RFrG", 1, 0).deploy("Garden", "I", "abbot").commit(0.25).place("BA/C", 0, -1, 180)
SCRIPT.deploy("City", "S").commit(0.5).place("BA/RFr", 2, 0).take_back("Garden", 1, 0).commit().undo()
FILE = SCRIPT.file(
    abbot=True,
    assertions=["Ben has 4 points", "Phase is TilePhase", "TilePlacement BA/L options: [0,1] - [0]", "Undo is allowed"],
)
FILE["replay"].pop()
DATA = json.dumps(FILE).encode()


def outcome(data: bytes) -> str:
    """The sentence about a file, "" if it is good. Whatever else is raised fails the test."""
    try:
        saved = read(data)
        game = replay(saved)
        list_failed_assertions(game, saved)
    except JczError as error:
        sentence = str(error)
    else:
        return ""
    assert sentence
    assert "\n" not in sentence
    assert len(sentence) < 1000
    return sentence


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (b"", "no .jcz file"),
        (b"\xff\xfe", "byte 1 is not UTF-8"),
        (b"[]", "one JSON object"),
        (b"{}", "with a setup"),
        (b'{"setup":1}', "field 'setup'"),
        (b'{"setup":{"sets":[]}}', "field 'setup.sets'"),
        (DATA[:-1], "truncated"),
        (DATA + b"}", "no .jcz file: JSON is malformed"),
        (b'{"setup":' + b"[" * 20 + b"]" * 20 + b"}", "nested more than 16 deep"),
        (b'{"setup":' * 100_000, "nested more than 16 deep"),
        (b" " * (MAX_BYTES + 1), f"larger than {MAX_BYTES} bytes"),
        (b'{"a":"' + b'\\"' * 400_000, "no .jcz file"),
        (b"\xef\xbb\xbf" + DATA.replace(b"COMMIT", b"OMIT", 1), "message 3: OMIT"),
        (DATA.replace(b"COMMIT", b"O\\nMIT", 1), "message 3: O\ufffdMIT"),
    ],
)
def test_damaged_files(data: bytes, why: str) -> None:
    assert why in outcome(data)


def test_the_file_is_good() -> None:
    assert outcome(DATA) == ""
    assert outcome(b"\xef\xbb\xbf" + DATA) == ""


@given(st.binary(max_size=200))
def test_noise(data: bytes) -> None:
    assert outcome(data)


@settings(max_examples=300)
@given(st.lists(st.tuples(st.integers(0, len(DATA) - 1), st.integers(0, 255)), min_size=1, max_size=4))
def test_changed_bytes(changes: list[tuple[int, int]]) -> None:
    data = bytearray(DATA)
    for where, byte in changes:
        data[where] = byte
    outcome(bytes(data))


@settings(max_examples=100)
@given(st.integers(0, len(DATA) - 1), st.integers(0, len(DATA)))
def test_files_cut_or_doubled(start: int, end: int) -> None:
    outcome(DATA[:start] + DATA[end:])


def paths(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The way to every value inside a JSON value."""
    keys = value if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ()
    return [way for key in keys for way in [(*path, key), *paths(value[key], (*path, key))]]


PATHS = paths(FILE)
JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=5)
    | st.sampled_from(
        ["BA/L", "R90", "I", "NL.NR", "#END", "UNDO", "PASS", "COMMIT", "0.small.1", "1.abbot.1", "City"]
    ),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=4,
)
GONE = object()


@settings(max_examples=500)
@given(st.lists(st.tuples(st.sampled_from(PATHS), JSON | st.just(GONE)), min_size=1, max_size=3))
def test_other_values(changes: list[tuple[tuple[Any, ...], Any]]) -> None:
    """Values replaced by others of any kind, or taken out."""
    file = json.loads(DATA)
    for path, value in changes:
        inside = file
        try:
            for key in path[:-1]:
                inside = inside[key]
            if value is GONE:
                del inside[path[-1]]
            else:
                inside[path[-1]] = value
        except (LookupError, TypeError):
            continue  # an earlier change took the place away
    outcome(json.dumps(file).encode())


@settings(max_examples=200)
@given(st.permutations(range(len(FILE["replay"]))), st.integers(0, len(FILE["replay"])))
def test_messages_in_another_order(order: list[int], cut: int) -> None:
    file = json.loads(DATA)
    file["replay"] = [file["replay"][n] for n in order[:cut]]
    outcome(json.dumps(file).encode())
