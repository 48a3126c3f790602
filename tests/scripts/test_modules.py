"""A module of rules has words, pages, a reference, counted positions and pictures, or the check says what it lacks."""

from pathlib import Path

import pytest

from scripts.checks import modules
from tests.scripts.trees import tree

PRESETS = {"farm": ["barns"]}
WORDS = "src/bastide/locale/modules/barns/"
WHOLE = {
    f"{WORDS}en.ftl": "module-barns = Barns\nmodule-barns-about = A barn.\nmodule-barns-changes = Fields.\n",
    **{f"{WORDS}{language}.ftl": "" for language in ("cs", "sk", "de")},
    "docs/rules/barns.md": "# Barns\n\n<!-- modules: barns -->\n",
    **{f"docs/rules/{language}/barns.md": "# Barns\n" for language in ("cs", "sk", "de")},
    "tests/reference/barns.py": 'BARNS = "barns"\n',
    "tests/perft/farm.perft": "id a\nrules base+farm\nperft 1 2\n",
}
SINS = {
    f"{WORDS}en.ftl": ["no words there", "barns has no name", "module-barns-about", "module-barns-changes"],
    f"{WORDS}sk.ftl": [f"barns has no words there: {WORDS}sk.ftl"],
    "docs/rules/barns.md": ["barns has no page of rules"],
    "docs/rules/sk/barns.md": ["barns has no rules there: docs/rules/sk/barns.md"],
    "tests/reference/barns.py": ["not played by the slow reference"],
    "tests/perft/farm.perft": ["no counted positions"],
}


def test_a_module_with_everything_lacks_nothing(tmp_path: Path) -> None:
    assert modules.missing(tree(tmp_path, WHOLE), ["barns"], PRESETS) == []


@pytest.mark.parametrize("left_out", SINS)
def test_what_is_left_out_is_named(tmp_path: Path, left_out: str) -> None:
    root = tree(tmp_path, {name: text for name, text in WHOLE.items() if name != left_out})
    problems = modules.missing(root, ["barns"], PRESETS)
    assert len(problems) == len(SINS[left_out])
    for problem, words in zip(problems, SINS[left_out], strict=True):
        assert words in problem


@pytest.mark.parametrize("key", ["module-barns-hint", "why-barns-full", "ui-setup-barns", "barns-open"])
def test_words_named_after_a_module_lie_with_it(tmp_path: Path, key: str) -> None:
    files = {**WHOLE, "src/bastide/locale/en.ftl": f"{key} = Barn\nui-barnstorm = No barn\n"}
    problem = f"src/bastide/locale/en.ftl: {key} belongs in src/bastide/locale/modules/barns"
    assert modules.missing(tree(tmp_path, files), ["barns"], PRESETS) == [problem]


def test_a_module_names_itself_only(tmp_path: Path) -> None:
    files = {
        **WHOLE,
        "src/bastide/locale/modules/silos/en.ftl": "module-barns-more = Barn\nlog-barns-burn = It burns\n",
    }
    problem = "src/bastide/locale/modules/silos/en.ftl: module-barns-more belongs in src/bastide/locale/modules/barns"
    assert modules.missing(tree(tmp_path, files), ["barns"], PRESETS) == [problem]


def test_a_catalogue_without_a_sheet_is_named(tmp_path: Path) -> None:
    files = {"src/bastide/data/tiles/barns.json": "[]", "docs/tiles/README.md": ""}
    problems = modules.check(tree(tmp_path, files))
    assert any("docs/tiles/barns.png" in problem for problem in problems)
