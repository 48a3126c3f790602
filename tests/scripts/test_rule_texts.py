"""What is made from docs/rules: the file of the command line and the words of the page."""

import json
from pathlib import Path

from scripts.checks import rule_texts
from scripts.checks.fluent_keys import messages
from tests.scripts.trees import tree

PAGE = """# The game

See [fields](fields.md).

## A turn

| Id | Rule | Source |
|---|---|---|
| BASE-10 | **First** a tile, with `place`, see [there](there.md). | book, ours |
"""
WORDS = """## Points
score-one = One

## Rules in our words
rule-base-10 = Old words.

## Troubles
error-one = Oh
"""
FILES = {
    "docs/rules/base.md": PAGE,
    "docs/rules/abbot.md": "| ABB-01 | An abbot. | public |\n",
    "docs/rules/untested.md": "| BASE-10 | Why not. |\n",
    rule_texts.WORDS: WORDS,
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


def test_only_the_rules_among_the_words_are_made_anew(tmp_path: Path) -> None:
    words = rule_texts.made(tree(tmp_path, FILES))[rule_texts.WORDS]
    assert messages(words) == (["score-one", "rule-base-10", "rule-abb-01", "error-one"], [])
    assert words.startswith("## Points\nscore-one = One\n")
    assert words.endswith("\n## Troubles\nerror-one = Oh\n")
    assert "Old words" not in words


def test_made_files_are_current_and_stay_so(tmp_path: Path) -> None:
    root = tree(tmp_path, FILES)
    assert [problem.split()[0] for problem in rule_texts.check(root)] == [rule_texts.DATA, rule_texts.WORDS]
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
