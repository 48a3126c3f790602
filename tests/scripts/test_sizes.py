"""The size check finds what is too long, and nothing else."""

from pathlib import Path

from scripts.checks import sizes
from tests.scripts.trees import tree


def function(lines: int, docstring: str = "") -> str:
    return "def long() -> None:\n" + docstring + "    x = 1\n" * (lines - 1)


def test_a_short_tree_is_fine(tmp_path: Path) -> None:
    assert sizes.check(tree(tmp_path, {"a.py": function(40), "b.ts": "//\n" * 350})) == []


def test_a_long_function_is_named_with_its_line(tmp_path: Path) -> None:
    found = sizes.check(tree(tmp_path, {"a.py": "\n" + function(41)}))
    assert found == ["a.py:2: long has 41 lines, at most 40 are allowed"]


def test_a_docstring_does_not_count(tmp_path: Path) -> None:
    assert sizes.check(tree(tmp_path, {"a.py": function(40, '    """One\n    two\n    """\n')})) == []


def test_a_long_method_inside_a_class_is_found(tmp_path: Path) -> None:
    method = "class A:\n    def long(self) -> None:\n" + "        x = 1\n" * 40
    assert len(sizes.check(tree(tmp_path, {"a.py": method}))) == 1


def test_long_files_are_found_by_their_ending(tmp_path: Path) -> None:
    files = {"a.py": "x = 1\n" * 401, "b.svelte": "<p>\n" * 351, "c.md": "text\n" * 999}
    names = [line.split(":")[0] for line in sizes.check(tree(tmp_path, files))]
    assert names == ["a.py", "b.svelte"]


def test_a_generated_file_may_be_long(tmp_path: Path) -> None:
    assert sizes.check(tree(tmp_path, {"protocol.gen.ts": "//\n" * 999})) == []
