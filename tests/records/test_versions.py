"""Games that were recorded before the tiles of a box changed replay as they were; new ones name the version."""

import random
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bastide import Game
from bastide.core.refusal import RulesetError
from bastide.core.tiles.catalogue import load_all_versions, load_catalogue, newest_version
from bastide.puzzles import Puzzle
from bastide.puzzles.puzzle import begin
from bastide.records import Record, RecordError
from bastide.records.draw import all_tiles
from bastide.records.position import PositionError
from bastide.records.position.draft import PositionDraft
from bastide.rules import CATALOGUES, PRINTED

OLDER = Path(__file__).with_name("older")
"""Whole games that an older program has written, with their hashes. Never write them again."""
RECORDS = sorted(OLDER.glob("*.jsonl"))
CHANGED = {
    "arrows": ({"AN-D"}, {"AN-D-v2"}),
    "conquest": (
        {"CQ-river", "CQ-02", "CQ-06", "CQ-14"},
        {"CQ-river-v2", "CQ-02-v2", "CQ-06-plain", "CQ-14-v2"},
    ),
    "river20": ({"AR-spring", "AR-fork"}, {"AR-springs", "AR-roadbridge-garden"}),
}
"""By box: the tiles that only version 1 has, and those of version 2 in their places."""
NEVER_PLACED = {"AR-spring", "AR-springs"}
"""They lie on the table from the beginning."""
GAMES = {"arrows": "base+river+arrows", "conquest": "base+river+conquest", "river20": "base+river20"}
BOTH = "base+fields+abbot+arrows+conquest"
POSITION = (
    "position/1 base+fields+abbot+arrows+conquest players=2 tiles=CQ-02:2,-1:0:0 "
    "figures=0.meeple.2:1,0:wall:I;0.meeple.1:2,-1:city:EW turn=1 seat=1 step=place decides=1 hand=AN-D "
    "pushed=man:1;besiege:2 numbers=fortress:0:1;fortress:1:1 check=e792f3c6fc728207"
)
"""As an older program wrote it."""


def versions(options: Mapping[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in options.items() if name in [f"{box}_version" for box in CHANGED]}


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_an_older_record_replays_to_its_hash(path: Path) -> None:
    record = Record.read(path)
    assert not versions(record.header.options), "it was written before there were versions"
    game = Game.replay(record)
    assert record.end is not None
    assert f"{game.hash():016x}" == record.end.hash
    assert game.scores == record.end.scores
    again = Game.replay(Record.loads(game.record().dumps()))
    assert set(versions(again.record().header.options).values()) == {1}
    assert again.hash() == game.hash()


def test_the_older_records_hold_the_changed_tiles() -> None:
    placed = {word for path in RECORDS for line in path.read_text().split('"') for word in line.split()}
    for older, _ in CHANGED.values():
        assert older - NEVER_PLACED <= placed


@pytest.mark.parametrize("box", CHANGED)
def test_a_new_game_plays_the_newest_tiles_and_says_so(box: str) -> None:
    older, newer = CHANGED[box]
    game = Game(GAMES[box], seed=3)
    assert game.record().header.options == {f"{box}_version": 2}
    assert newer <= set(game.engine.rules.tile_index)
    assert not older & set(game.engine.rules.tile_index)
    before = Game(GAMES[box], options={f"{box}_version": 1})
    assert older <= set(before.engine.rules.tile_index)
    assert not newer & set(before.engine.rules.tile_index)
    assert sum(before.left().values()) == sum(game.left().values())


def test_a_new_record_replays_to_its_hash() -> None:
    game, chance = Game(f"{BOTH}+river20", seed=5), random.Random(5)
    while not game.over:
        game.push(chance.choice(game.legal_actions()))
    placed = {action.text.split()[1] for action in game.actions if action.text.startswith("place ")}
    assert all(newer & placed for _, newer in CHANGED.values())
    again = Game.replay(Record.loads(game.record().dumps()))
    assert (again.hash(), again.view_for(None)) == (game.hash(), game.view_for(None))


def test_an_older_position_has_the_tiles_of_its_time() -> None:
    game = Game.from_position(POSITION)
    assert versions(game.engine.rules.options) == {"arrows_version": 1, "conquest_version": 1}
    assert game.decision is not None
    assert game.decision.tile == "AN-D"
    assert Game.from_position(game.position()).hash() == game.hash()


def test_an_older_position_can_be_changed_by_hand() -> None:
    sketch = PositionDraft.of(POSITION)
    engine, wrong = sketch.read()
    assert not wrong
    assert versions(engine.rules.options) == {"arrows_version": 1, "conquest_version": 1}
    assert "CQ-02:2,-1" in PositionDraft.of(sketch.text).text


def test_a_position_made_by_hand_means_the_newest_tiles() -> None:
    by_hand = f"position/1 {BOTH} hand="
    assert Game.from_position(f"{by_hand}AN-D-v2").decision is not None
    with pytest.raises(PositionError, match="AN-D"):
        Game.from_position(f"{by_hand}AN-D")


def test_a_puzzle_without_a_version_has_the_tiles_of_its_time() -> None:
    ways: list[Any] = [{"turns": [["pass"]], "value": 1.0}, {"turns": [["again"]], "value": 0.0}]
    said = {"rules": "base+arrows", "actions": ["draw AN-D"], "ways": ways, "error": 0.1, "reasons": []}
    puzzle = msgspec.convert(said, Puzzle)
    assert begin(puzzle).engine.rules.options == {"arrows_version": 1}
    newer = msgspec.structs.replace(puzzle, options={"arrows_version": 2}, actions=["draw AN-D-v2"])
    assert begin(newer).engine.rules.options == {"arrows_version": 2}


def test_a_version_that_nobody_knows_is_named_with_those_that_are_known() -> None:
    record = Game("base+conquest", seed=1).record()
    header = msgspec.structs.replace(record.header, options={"conquest_version": 3})
    said = "the option conquest_version is 2 or 1 in this Bastide, not 3"
    with pytest.raises(RecordError, match=said) as error:
        Game.replay(Record(header, record.entries, record.end))
    assert (error.value.line, error.value.field) == (1, "rules")
    with pytest.raises(RulesetError, match=said) as refusal:
        Game("base+conquest", options={"conquest_version": 3})
    assert (refusal.value.code, refusal.value.rule) == ("unknown-version", "CON-01")
    with pytest.raises(PositionError, match=said):
        Game.from_position('position/1 base+conquest options={"conquest_version":3}')


@pytest.mark.parametrize("name", CATALOGUES)
def test_no_name_of_a_tile_changes_its_meaning(name: str) -> None:
    known = {spec.id: spec for spec in load_all_versions(name, PRINTED)}
    for version in range(newest_version(name), 0, -1):
        specs = load_catalogue(name, PRINTED, version)
        assert all(known[spec.id] == spec for spec in specs)
        assert len(specs) == len({spec.id for spec in specs})
        assert sum(spec.count for spec in specs) == sum(spec.count for spec in load_catalogue(name, PRINTED))


def test_pictures_in_text_show_tiles_of_all_versions() -> None:
    for older, newer in CHANGED.values():
        assert older | newer <= set(all_tiles())
