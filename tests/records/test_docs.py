"""docs/library/record.md tells the truth."""

import re
from pathlib import Path

import msgspec
import pytest

from bastide import Game
from bastide.core.actions import Action
from bastide.records import Header, Record, RecordError
from bastide.records.lines import End, Entry
from bastide.records.reader import MAX_BYTES, MAX_DEPTH, MAX_LINE, MAX_LINES
from bastide.rules import MODULES, make_ruleset

TEXT = (Path(__file__).resolve().parents[2] / "docs" / "library" / "record.md").read_text("utf-8")
EXAMPLE = re.findall(r"```json\n(.*?)```", TEXT, re.DOTALL)[0]


def test_the_example_replays_as_told() -> None:
    game = Game.replay(Record.loads(EXAMPLE))
    assert game.scores == [0, 4]
    assert [figure["role"] for figure in game.view_for(None)["figures"]] == ["highwayman"]


def test_the_example_is_written_as_shown() -> None:
    assert Record.loads(EXAMPLE).dumps() == EXAMPLE


def test_the_error_shown_is_the_error_given() -> None:
    with pytest.raises(RecordError) as caught:
        Game.replay(Record.loads(EXAMPLE.replace("place E 0,-1 180", "place E 0,-1 0")))
    assert str(caught.value) in TEXT


@pytest.mark.parametrize("kind", [Header, Entry, End])
def test_every_field_is_described(kind: type[msgspec.Struct]) -> None:
    for field in msgspec.structs.fields(kind):
        assert f"| `{field.encode_name}` |" in TEXT


def test_every_word_of_an_action_is_described() -> None:
    modules = [make() for make in MODULES.values()]
    rules = make_ruleset("base+fields+abbot+anniversary", 2, options={"hand": 2})
    words = [
        "draw",
        "place",
        "pass",
        "score",
        *rules.kind_code,
        *(kind.word for m in modules for kind in m.actions()),
        *(spec.name for m in modules for spec in m.figures()),
    ]
    assert {"recall", "activate", "again", "play", "abbot", "guard", "banish", "witch"} <= set(words)
    assert [word for word in words if not re.search(rf"^\| `{word}[ `]", TEXT, re.MULTILINE)] == []


def test_the_actions_shown_are_actions() -> None:
    shown = re.findall(r"^\| `([^`]+)` \|", TEXT.split("## Actions")[1].split("## ")[0], re.MULTILINE)
    assert len(shown) > 10
    assert [Action.parse(text).text for text in shown] == shown


def test_the_limits_are_the_readers() -> None:
    said = TEXT.split("## Limits")[1].replace(",", "")
    for number in (MAX_BYTES // 2**20, MAX_LINES, MAX_LINE // 2**10, MAX_DEPTH):
        assert str(number) in said
