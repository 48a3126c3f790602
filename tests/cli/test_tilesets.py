"""`bastide tileset`: sets of tiles as files, from the command line."""

import json
from pathlib import Path

import pytest

from bastide.core.tiles.catalogue import read_catalogue
from bastide.game import Game
from bastide.rules import BOXES, PRINTED
from tests.cli.helpers import called, called_json
from tests.properties.corrections import corrected_tile
from tests.properties.own_sets import own_file

Capture = pytest.CaptureFixture[str]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A set for the river."""
    path = tmp_path / "river.json"
    path.write_text(json.dumps(own_file("river")), encoding="utf-8")
    return path


def test_a_sound_set_can_be_played(file: Path, capsys: Capture) -> None:
    status, out, _ = called(capsys, "tileset", "check", file)
    assert (status, out) == (0, "This set of 12 tiles can be played.\n")
    told = called_json(capsys, "sim", "--rules", "base+river", "--games", "1", "--option", f"river_tiles={file}")
    assert told["options"]["river_tiles"]["name"] == "turned"


def test_every_fault_is_a_sentence_with_its_place(file: Path, capsys: Capture) -> None:
    raw = own_file("river")
    raw["tiles"][2]["segments"][0]["kind"] = "moat"
    raw["tiles"][4]["count"] = 0
    file.write_text(json.dumps(raw), encoding="utf-8")
    status, out, _ = called(capsys, "tileset", "check", file)
    assert status == 1
    assert out.splitlines()[0].startswith("entry 3 (RV-city2-own), segments.0.kind: 'kind' must be one of city, road")
    told = called_json(capsys, "tileset", "check", file, status=1)
    assert [(one["entry"], one["code"]) for one in told["problems"]] == [(2, "bad-kind"), (4, "bad-count")]
    status, _, err = called(capsys, "tileset", "entries", file, "-o", file.with_suffix(".out"))
    assert status == 2
    assert "moat" in err


def test_a_set_is_compared_with_ours(file: Path, capsys: Capture) -> None:
    raw = own_file("river")
    raw["tiles"][1]["id"] = "pond"
    raw["tiles"][3] = {**raw["tiles"][3], "segments": [{"kind": "river", "sides": "NS"}]}
    file.write_text(json.dumps(raw), encoding="utf-8")
    told = called_json(capsys, "tileset", "compare", file)
    assert told == {"same": 10, "changed": [], "added": ["RV-citybridge-own"], "removed": ["RV-citybridge"]}


def test_our_tiles_are_a_set_to_begin_from_and_a_set_becomes_a_catalogue(tmp_path: Path, capsys: Capture) -> None:
    ours, list_file = tmp_path / "ours.json", tmp_path / "list.json"
    assert called(capsys, "tileset", "ours", "inns", "-o", ours)[0] == 0
    assert called(capsys, "tileset", "check", ours)[0] == 0
    assert called(capsys, "tileset", "entries", ours, "-o", list_file)[0] == 0
    assert len(read_catalogue(list_file.read_text(encoding="utf-8"), "list", PRINTED)) == 17


def test_a_game_with_own_tiles_is_replayed_and_drawn_but_not_written_for_others(
    tmp_path: Path, capsys: Capture
) -> None:
    game = Game("base+river", players=2, seed=3, river_tiles=own_file("river"))
    while not game.over:
        game.push(game.legal_actions()[0])
    record, drawing = tmp_path / "game.bastide.jsonl", tmp_path / "board.svg"
    game.record().write(record)
    status, out, _ = called(capsys, "replay", record)
    assert status == 0
    assert "RV-" in out
    assert called(capsys, "render", record, "-o", drawing)[0] == 0
    status, _, err = called(capsys, "export", record, "-o", tmp_path / "game.jcz")
    assert status == 2
    assert "river_tiles" in err


@pytest.mark.parametrize("text", ["{", "[[[" * 9000, "\x00", '{"catalogue": "moats"}', "3"])
def test_what_is_no_set_is_told_in_a_sentence(tmp_path: Path, capsys: Capture, text: str) -> None:
    path = tmp_path / "set.json"
    path.write_text(text, encoding="utf-8")
    status, out, err = called(capsys, "tileset", "check", path)
    assert status in (1, 2)
    assert "Traceback" not in out + err
    assert out + err


@pytest.fixture
def correction(tmp_path: Path) -> Path:
    """The correction of one tile of the arrows, as the workshop saves it."""
    path = tmp_path / "tile.json"
    path.write_text(json.dumps(corrected_tile()), encoding="utf-8")
    return path


def test_a_corrected_tile_can_be_used_and_stands_in_our_catalogue(correction: Path, capsys: Capture) -> None:
    assert called(capsys, "tileset", "check", correction)[:2] == (
        0,
        "This tile can be used: it replaces AN-F of arrows.\n",
    )
    told = called_json(capsys, "tileset", "compare", correction)
    assert told == {"same": 0, "changed": [], "added": ["AN-F2"], "removed": []}
    out = correction.with_suffix(".out")
    assert called(capsys, "tileset", "entries", correction, "-o", out)[0] == 0
    written = json.loads(out.read_text(encoding="utf-8"))
    ours = json.loads(json.dumps(BOXES.by_id["arrows"].ours["tiles"]))
    assert [one["id"] for one in written] == [one["id"].replace("AN-F", "AN-F2") for one in ours]
    assert next(one for one in written if one["id"] == "AN-F2")["provenance"] == "owner"


def test_a_faulty_correction_is_told_and_not_written(correction: Path, capsys: Capture) -> None:
    raw = {**corrected_tile(), "replaces": "AN-Z"}
    correction.write_text(json.dumps(raw), encoding="utf-8")
    status, out, _ = called(capsys, "tileset", "check", correction)
    assert (status, out) == (1, "the set, replaces: 'replaces' must be the id of one of our tiles\n")
    assert called_json(capsys, "tileset", "check", correction, status=1)["problems"][0]["code"] == "not-ours"
    assert called(capsys, "tileset", "entries", correction, "-o", correction.with_suffix(".out"))[0] == 2
