"""The check of banned words reads docstrings, comments and names, and lets no file gain any."""

import json
from pathlib import Path

import pytest

from scripts.checks import banned_words
from tests.scripts.trees import tree

FILE = "src/bastide/a.py"
WORD = "who" + "ever"


@pytest.fixture(autouse=True)
def no_names_are_allowed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    allowed = tmp_path / "allowed.json"
    allowed.write_text("{}", "utf-8")
    monkeypatch.setattr(banned_words, "ALLOWED_NAMES", allowed)
    return allowed


def test_docstrings_and_comments_have_a_common_limit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    root = tree(tmp_path, {FILE: f'"""For {WORD} asks."""\nx = 1  # {WORD}\n"""A number for {WORD}."""\n'})
    monkeypatch.setattr(banned_words, "PROSE_LIMIT", 3)
    assert banned_words.check(root) == []
    monkeypatch.setattr(banned_words, "PROSE_LIMIT", 2)
    assert banned_words.check(root)[-1].startswith("3 banned words")


def test_pronouns_of_one_sex_are_never_allowed(tmp_path: Path) -> None:
    found = banned_words.check(tree(tmp_path, {FILE: '"""A player and ' + "h" + 'is meeple."""\n'}))
    assert len(found) == 1
    assert found[0].startswith(FILE)


def test_code_and_constants_are_no_prose(tmp_path: Path) -> None:
    text = f'"""Returns {WORD.upper()} for `{WORD}`."""\nprint("{WORD}")\n'
    assert banned_words.check(tree(tmp_path, {FILE: text})) == []


@pytest.mark.parametrize("comment", ["// {}", "/** {}\n * {} */", "<!-- {} -->"])
def test_comments_of_the_client_have_none(tmp_path: Path, comment: str) -> None:
    text = comment.replace("{}", WORD) + f"\nconst text = '{WORD}';\n"
    found = banned_words.check(tree(tmp_path, {"client/src/a.svelte": text, "client/src/b.gen.ts": f"// {WORD}\n"}))
    assert found == [f"client/src/a.svelte: a comment has the word {WORD}"] * comment.count("{}")


@pytest.mark.parametrize(
    "text",
    [
        f"def {WORD}_asks(): ...",
        f"class {WORD.title()}Asks: ...",
        f"def f(the_{WORD}): ...",
        f"{WORD} = 1",
        f"x.{WORD} = 1",
    ],
)
def test_a_new_name_is_found(tmp_path: Path, text: str) -> None:
    found = banned_words.check(tree(tmp_path, {FILE: f"{text}\n"}))
    assert len(found) == 1
    assert found[0].startswith(f"{FILE}: 1 names")


def test_a_file_may_keep_the_names_it_has(tmp_path: Path, no_names_are_allowed: Path) -> None:
    no_names_are_allowed.write_text(json.dumps({FILE: 1}), "utf-8")
    root = tree(tmp_path, {FILE: f"{WORD} = 1\n"})
    assert banned_words.check(root) == []
    tree(tmp_path, {FILE: f"{WORD} = 1\n{WORD}_else = 2\n"})
    assert len(banned_words.check(root)) == 1
