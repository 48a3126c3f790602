"""The data check refuses what the engine would refuse, and facts without a source."""

import json
from pathlib import Path

from scripts.checks import data
from scripts.console import ROOT
from tests.scripts.trees import tree

NAME = "src/bastide/data/tiles/base.json"
TILES = json.loads((ROOT / NAME).read_text(encoding="utf-8"))


def problems(tmp_path: Path, tiles: object, **others: str) -> list[str]:
    return data.check(tree(tmp_path, {NAME: json.dumps(tiles), **others}))


def test_the_real_catalogue_is_fine(tmp_path: Path) -> None:
    assert problems(tmp_path, TILES) == []


def test_a_tile_with_a_hole_is_found(tmp_path: Path) -> None:
    broken = [{**TILES[1], "segments": TILES[1]["segments"][:1]}]
    assert problems(tmp_path, broken)[0].startswith(NAME)


def test_a_provenance_that_is_no_word_of_ours_is_found(tmp_path: Path) -> None:
    heard = [{**TILES[0], "provenance": "hearsay"}]
    assert problems(tmp_path, heard)[0].startswith(f"{NAME}: the provenance of {TILES[0]['id']} is none of documented")
    assert problems(tmp_path, [{**TILES[0], "provenance": "documented, by two sources"}]) == []


def test_a_tile_without_provenance_is_found(tmp_path: Path) -> None:
    bare = [{key: value for key, value in TILES[0].items() if key != "provenance"}]
    assert problems(tmp_path, bare) == [f"{NAME}: no provenance for {TILES[0]['id']}"]


def test_a_file_that_is_no_json_is_found(tmp_path: Path) -> None:
    found = problems(tmp_path, TILES, **{"src/bastide/data/record.schema.json": "{"})
    assert found[0].startswith("src/bastide/data/record.schema.json: ")


def test_a_schema_that_is_none_is_found(tmp_path: Path) -> None:
    found = problems(tmp_path, TILES, **{"src/bastide/data/x.schema.json": '{"type": "nonsense"}'})
    assert found[0].startswith("src/bastide/data/x.schema.json: ")


def test_no_catalogue_at_all_is_a_problem(tmp_path: Path) -> None:
    assert data.check(tmp_path) == ["src/bastide/data/tiles/ holds no tile catalogue"]
