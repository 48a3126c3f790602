"""How the pages of rules are divided, and what their parts are about."""

import json

from bastide.rules import MODULES
from bastide.rules import WITH_OTHERS as CARRIED
from scripts.checks import rule_book, rule_texts
from scripts.console import ROOT

PAGE = """# The river

<!-- modules: river, river20 -->

Words before the first heading.

## Laying

| Id | Rule | Source |
|---|---|---|
| RIV-01 | One. | ours |
| RIV-02 | Two. | ours |

## Nothing here

## With fields

<!-- modules: river+fields -->

| Id | Rule | Source |
|---|---|---|
| RIV-03 | Three. | ours |
"""


def test_a_page_is_divided_into_parts_with_rules_and_each_says_what_it_is_about() -> None:
    chapter = rule_book.chapter_of("docs/rules/river.md", PAGE)
    assert [(part.title, part.rules) for part in chapter.parts] == [
        ("Laying", ["RIV-01", "RIV-02"]),
        ("With fields", ["RIV-03"]),
    ]
    assert rule_book.titles([chapter]) == {
        "rule-page-river": "The river",
        "rule-part-river-1": "Laying",
        "rule-part-river-2": "With fields",
    }
    (made,) = json.loads(rule_book.book_file([chapter]))
    assert [part["modules"] for part in made["parts"]] == [[["river"], ["river20"]], [["river", "fields"]]]


def test_a_page_in_another_language_has_the_same_parts() -> None:
    english = rule_book.chapter_of("docs/rules/river.md", PAGE)
    moved = PAGE.replace("## With fields\n", "").replace("| RIV-02", "## S loukami\n\n| RIV-02")
    other = rule_book.chapter_of("docs/rules/cs/river.md", moved)
    assert rule_book.problems([english], "cs", [english]) == []
    assert rule_book.problems([english], "cs", [other]) == [
        "docs/rules/cs/river.md has other parts than the English page"
    ]


def test_every_module_that_can_be_chosen_has_rules_about_it() -> None:
    book = json.loads((ROOT / rule_book.BOOK).read_text(encoding="utf-8"))
    named = {module for chapter in book for part in chapter["parts"] for both in part["modules"] for module in both}
    assert named <= set(MODULES)
    assert set(MODULES) - named <= {*CARRIED, "base-tiles"}
    assert [chapter["id"] for chapter in book] == list(rule_texts.ORDER)
