"""The check of languages: plural forms, variables and cases of every message."""

from pathlib import Path

import pytest

from scripts.checks import fluent_languages
from tests.scripts.trees import tree

ENGLISH = """ui-tiles = { $count ->
    [0] No tile
    [one] One tile
   *[other] { $count } tiles
}
log-figure = { $role ->
    [knight] { $name }: knight
   *[monk] { $name }: monk
}
"""
CZECH = """ui-tiles = { $count ->
    [0] Žádná kartička
    [one] Jedna kartička
    [few] { $count } kartičky
   *[other] { $count } kartiček
}
log-figure = { $role ->
    [knight] { $name }: rytíř
   *[monk] { $name }: mnich
}
"""
CS = "src/bastide/locale/cs.ftl"


def problems(tmp_path: Path, czech: str = CZECH, english: str = ENGLISH) -> list[str]:
    return fluent_languages.check(tree(tmp_path, {"src/bastide/locale/en.ftl": english, CS: czech}))


def test_languages_that_agree_are_fine(tmp_path: Path) -> None:
    assert problems(tmp_path) == []


@pytest.mark.parametrize(("language", "forms"), [("en", 2), ("de", 2), ("cs", 3), ("sk", 3)])
def test_forms_are_those_of_whole_numbers(language: str, forms: int) -> None:
    assert len(fluent_languages.plural_forms(language)) == forms


@pytest.mark.parametrize(
    ("line", "instead", "problem"),
    [
        ("    [few] { $count } kartičky\n", "", "ui-tiles: $count lacks the plural form few"),
        ("    [one] Jedna kartička\n", "", "ui-tiles: $count lacks the plural form one"),
        ("[few]", "[two]", "ui-tiles: $count lacks the plural form few"),
        ("{ $name }: rytíř", "rytíř", ""),
        ("{ $name }", "hráč", "log-figure: $name is missing"),
        ("{ $name }: mnich", "{ $who }: mnich", "log-figure: $who is not in the English message"),
        ("[knight]", "[rytíř]", "not Fluent"),
        ("[knight]", "[abbot]", "log-figure: $role chooses from ['abbot', 'monk'], in English from ['knight', 'monk']"),
        ("    [knight] { $name }: rytíř\n", "", "log-figure: $role chooses from one way only"),
        ("rytíř", "{ -rytir }", "log-figure: -rytir is no term"),
    ],
)
def test_what_differs_is_found(line: str, instead: str, problem: str, tmp_path: Path) -> None:
    assert line in CZECH
    found = problems(tmp_path, CZECH.replace(line, instead))
    if problem == "not Fluent":  # what cannot be read is the business of the check beside this one
        assert found == []
    elif problem:
        assert f"{CS}: {problem}" in found
    else:
        assert found == []


def test_a_form_that_a_language_has_not_is_found(tmp_path: Path) -> None:
    english = ENGLISH.replace("    [one]", "    [few] Some tiles\n    [one]")
    found = problems(tmp_path, english=english)
    assert "src/bastide/locale/en.ftl: ui-tiles: $count has the plural form few, which no whole number takes" in found


def test_a_message_may_be_made_of_one_in_another_file(tmp_path: Path) -> None:
    module = "src/bastide/locale/modules/barns/"
    files = {"src/bastide/locale/en.ftl": ENGLISH, CS: CZECH, f"{module}en.ftl": "log-barn = { log-figure }\n"}
    assert fluent_languages.check(tree(tmp_path, {**files, f"{module}cs.ftl": "log-barn = { log-figure }\n"})) == []
    found = fluent_languages.check(tree(tmp_path, {**files, f"{module}cs.ftl": "log-barn = Stodola\n"}))
    assert f"{module}cs.ftl: log-barn: $name is missing" in found


def test_rules_may_be_missing(tmp_path: Path) -> None:
    rules = {"src/bastide/locale/rules/en.ftl": "rule-a-1 = One.\n", "src/bastide/locale/rules/cs.ftl": ""}
    files = {"src/bastide/locale/en.ftl": ENGLISH, CS: CZECH, **rules}
    assert fluent_languages.check(tree(tmp_path, files)) == []
