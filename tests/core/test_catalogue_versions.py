"""A catalogue keeps the tiles of its older versions, and records say which version was played."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

import bastide
from bastide.core.compose import module_options
from bastide.core.refusal import RulesetError
from bastide.core.rule_module import RuleModule
from bastide.core.tiles.catalogue import load_all_versions, load_catalogue, newest_version
from bastide.core.tiles.custom_tilesets import RequiredCount, any_tile, tiles_in_play
from bastide.rules.versions import Versions


def meadow(name: str, count: int = 1) -> dict[str, object]:
    return {"id": name, "count": count, "segments": [{"kind": "field", "halves": list(range(8))}], "provenance": "ours"}


@pytest.fixture
def barns(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A catalogue in its third version: B has become B-v2, C has gone for B-v3 and D."""
    files = {
        "barns.json": [meadow("A"), meadow("B-v3"), meadow("D")],
        "older/barns-2.json": {"B-v3": [meadow("B-v2")], "D": [meadow("C")]},
        "older/barns-1.json": {"B-v2": [meadow("B"), meadow("B2")], "C": []},
    }
    for name, content in files.items():
        path = tmp_path / "data" / "tiles" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps(content))
    monkeypatch.setattr(bastide, "__path__", [str(tmp_path), *bastide.__path__])
    newest_version.cache_clear()
    yield "tiles/barns.json"
    newest_version.cache_clear()


def make_module(name: str) -> RuleModule:
    class Barns(RuleModule):
        id = "barns"
        catalogue = name
        tiles_option = "barns_tiles"
        fixed = (RequiredCount("land", 3, "BARN-1", any_tile),)

    return Barns()


@pytest.mark.parametrize(
    ("version", "names"),
    [(0, ["A", "B-v3", "D"]), (3, ["A", "B-v3", "D"]), (2, ["A", "B-v2", "C"]), (1, ["A", "B", "B2"])],
)
def test_older_tiles_stand_where_newer_ones_stand_now(barns: str, version: int, names: list[str]) -> None:
    assert [spec.id for spec in load_catalogue(barns, version=version)] == names


def test_all_versions_begin_with_the_newest(barns: str) -> None:
    assert [spec.id for spec in load_all_versions(barns)] == ["A", "B-v3", "D", "B-v2", "C", "B", "B2"]


def test_the_module_has_an_option_for_the_version(barns: str) -> None:
    module = make_module(barns)
    own, version = module_options(module)
    assert (own.name, version.name, version.values, version.aside) == ("barns_tiles", "barns_version", (3, 2, 1), True)
    module.version = 2
    assert [spec.id for spec in tiles_in_play(module)] == ["A", "B-v2", "C"]
    with pytest.raises(RulesetError, match="the option barns_version is 3 or 2 or 1 in this Bastide, not 4") as error:
        version.check(4)
    assert error.value.code == "unknown-version"
    assert error.value.args_by_name == {"name": "barns_version", "version": "4", "known": "3, 2, 1"}


def test_what_is_stored_without_a_version_is_the_oldest(barns: str) -> None:
    versions = Versions({"barns": lambda: make_module(barns)})
    assert versions.names == {"barns_version"}
    assert versions.newest({}, ["barns"]) == {"barns_version": 3}
    assert versions.recorded({}, ["barns"]) == {"barns_version": 1}
    assert versions.recorded({"barns_version": 2}, ["barns"]) == {"barns_version": 2}
    assert versions.recorded({}, ["mills"]) == {}
