"""What is made from docs/rules: the file of the command line and the words of the page."""

import json
from pathlib import Path

import pytest

from scripts.checks import rule_book, rule_texts
from scripts.checks.fluent_keys import messages
from tests.scripts.trees import tree

PAGE = """# The game

See [fields](fields.md).

## A turn

| Id | Rule | Source |
|---|---|---|
| BASE-10 | **First** a tile, with `place`, see [there](there.md). | book, ours |
"""
ENGLISH = f"{rule_texts.WORDS}en.ftl"
CZECH = f"{rule_texts.WORDS}cs.ftl"
FILES = {
    "docs/rules/base.md": PAGE,
    "docs/rules/abbot.md": "# Abbot\n\n| ABB-01 | An abbot. | public |\n",
    "docs/rules/untested.md": "| BASE-10 | Why not. |\n",
    "docs/rules/cs/base.md": "# Hra\n\n| BASE-10 | Nejdřív **kartička**. |\n",
}


def test_a_rule_is_told_without_markdown_and_says_where_it_stands(tmp_path: Path) -> None:
    made = json.loads(rule_texts.made(tree(tmp_path, FILES))[rule_texts.DATA])
    assert list(made) == ["BASE-10", "ABB-01"]
    assert made["BASE-10"] == {
        "title": "A turn",
        "text": "First a tile, with place, see there.",
        "source": "book, ours",
        "page": "docs/rules/base.md",
    }


def test_the_page_has_a_file_of_rules_for_each_language(tmp_path: Path) -> None:
    made = rule_texts.made(tree(tmp_path, FILES))
    titles = ["rule-page-base", "rule-part-base-1", "rule-page-abbot"]
    assert messages(made[ENGLISH]) == ([*titles, "rule-base-10", "rule-abb-01"], [])
    assert messages(made[CZECH]) == (["rule-page-base", "rule-base-10"], [])
    assert made[CZECH].endswith("\nrule-base-10 = Nejdřív kartička.\n")


@pytest.mark.parametrize(
    ("row", "problem"),
    [
        ("| BASE-11 | Cizí. |", "BASE-11 is no rule of docs/rules"),
        ("| ABB-01 |  |", "ABB-01 has no text"),
        ("| ABB-01 | {Opat} |", "ABB-01 holds a brace or a bar"),
        ("| ABB-01 | Opat. | zdroj |", "ABB-01 holds a brace or a bar"),
        ("| ABB-01 | Opat. |\n| ABB-01 | Opat. |", "ABB-01 is there twice"),
        ("| ABB-01 | Opat (BASE-10). |", "ABB-01 names ['BASE-10'], the English text []"),
    ],
)
def test_a_rule_in_another_language_tells_a_rule(row: str, problem: str, tmp_path: Path) -> None:
    root = tree(tmp_path, {**FILES, "docs/rules/cs/abbot.md": f"# Opat\n\n{row}\n"})
    tree(tmp_path, rule_texts.made(root))
    found = [one for one in rule_texts.check(root) if not one.endswith("has other parts than the English page")]
    assert found == [f"docs/rules/cs/abbot.md: {problem}"]


def test_made_files_are_current_and_stay_so(tmp_path: Path) -> None:
    root = tree(tmp_path, FILES)
    assert [problem.split()[0] for problem in rule_texts.check(root)] == [
        rule_texts.DATA,
        rule_book.BOOK,
        *(f"{rule_texts.WORDS}{one}.ftl" for one in ("en", "cs", "sk", "de")),
    ]
    tree(tmp_path, rule_texts.made(root))
    assert rule_texts.check(root) == []
    tree(tmp_path, {"docs/rules/abbot.md": "| ABB-01 | Another abbot. | public |\n"})
    assert len(rule_texts.check(root)) == 2


def test_a_rule_without_text_or_source_is_found(tmp_path: Path) -> None:
    root = tree(tmp_path, {**FILES, "docs/rules/abbot.md": "| ABB-01 |  | public |\n| ABB-02 | {A} | |\n"})
    tree(tmp_path, rule_texts.made(root))
    assert rule_texts.check(root) == [
        "docs/rules/abbot.md: ABB-01 has no text",
        "docs/rules/abbot.md: ABB-02 has no source",
        "docs/rules/abbot.md: ABB-02 holds a brace",
    ]
