"""The rule id check: every id has a test or a reason, and never both."""

from pathlib import Path

from scripts.checks import rule_ids
from tests.scripts.trees import tree

PAGE = "| Id | Rule | Source |\n|---|---|---|\n| BASE-01 | Tiles. | book |\n| BASE-02 | Players. | book |\n"
TEST = '@rule("BASE-01")\ndef test_one() -> None:\n    assert 1\n'
UNTESTED = "| Id | Reason |\n|---|---|\n| BASE-02 | Nothing to obey. |\n"
GOOD = {"docs/rules/base.md": PAGE, "docs/rules/untested.md": UNTESTED, "tests/rules/test_base.py": TEST}


def problems(tmp_path: Path, **changes: str) -> list[str]:
    names = {"page": "docs/rules/base.md", "untested": "docs/rules/untested.md", "test": "tests/rules/test_base.py"}
    return rule_ids.check(tree(tmp_path, {**GOOD, **{names[key]: text for key, text in changes.items()}}))


def test_all_ids_held_is_fine(tmp_path: Path) -> None:
    assert problems(tmp_path) == []


def test_an_id_without_a_test_is_found(tmp_path: Path) -> None:
    assert "BASE-01 has no test" in problems(tmp_path, test="def test_one() -> None:\n    assert 1\n")[0]


def test_a_marker_on_a_helper_does_not_count(tmp_path: Path) -> None:
    assert "BASE-01 has no test" in problems(tmp_path, test=TEST.replace("test_one", "helper"))[0]


def test_a_marker_outside_the_tests_does_not_count(tmp_path: Path) -> None:
    files = {**GOOD, "tests/rules/test_base.py": "", "src/test_base.py": TEST}
    assert "BASE-01 has no test" in rule_ids.check(tree(tmp_path, files))[0]


def test_an_unknown_id_in_a_test_is_found(tmp_path: Path) -> None:
    test = TEST.replace('"BASE-01"', '"BASE-01", "BASE-99"')
    assert problems(tmp_path, test=test) == ["tests/rules/test_base.py: BASE-99 is in no table of docs/rules/"]


def test_a_reason_for_a_tested_id_is_found(tmp_path: Path) -> None:
    both = UNTESTED + "| BASE-01 | Too hard. |\n"
    assert "BASE-01 has a test" in problems(tmp_path, untested=both)[0]


def test_an_empty_reason_is_found(tmp_path: Path) -> None:
    assert problems(tmp_path, untested="| BASE-02 |  |\n") == ["docs/rules/untested.md: BASE-02 has no reason"]


def test_an_id_defined_twice_is_found(tmp_path: Path) -> None:
    assert "BASE-01 is defined twice" in problems(tmp_path, page=PAGE + "| BASE-01 | Again. | book |\n")[0]


def test_a_citation_of_no_rule_is_found(tmp_path: Path) -> None:
    files = {**GOOD, "src/one.py": '"""BASE-01, UTF-8, BASE-77."""\n', "tests/rules/helper.py": "# BASE-88\n"}
    assert rule_ids.check(tree(tmp_path, files)) == ["src/one.py: cites BASE-77, which is in no table of docs/rules/"]


def test_no_rules_at_all_is_a_problem(tmp_path: Path) -> None:
    assert rule_ids.check(tmp_path) == ["docs/rules/ defines no rule"]
