"""Stamps tell when a built thing is out of date."""

from pathlib import Path

from scripts.stamps import Stamp, digest, files_under
from tests.scripts.trees import tree


def test_a_digest_changes_with_content_name_and_facts(tmp_path: Path) -> None:
    one, two = tree(tmp_path, {"a": "x", "b": "x"}) / "a", tmp_path / "b"
    before = digest([one])
    assert before == digest([one])
    assert len({before, digest([two]), digest([one, two]), digest([one], "python 3.12")}) == 4
    one.write_text("y")
    assert digest([one]) != before


def test_a_stamp_is_fresh_only_for_what_it_was_written_for(tmp_path: Path) -> None:
    file = tmp_path / "deep" / "stamp"
    assert not Stamp("", "one", file).fresh()
    Stamp("", "one", file).write()
    assert Stamp("", "one", file).fresh()
    assert not Stamp("", "two", file).fresh()
    Stamp("", "one", file).remove()
    assert not Stamp("", "one", file).fresh()


def test_files_are_listed_in_order_without_the_skipped(tmp_path: Path) -> None:
    tree(tmp_path, {"b/x": "", "a": "", "node_modules/y": "", "b/dist/z": ""})
    found = files_under(tmp_path, skip=frozenset({"node_modules", "dist"}))
    assert [path.relative_to(tmp_path).as_posix() for path in found] == ["a", "b/x"]
    assert files_under(tmp_path / "nowhere") == []
