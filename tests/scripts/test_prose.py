"""The check of prose reads pages, docstrings and English messages, and no code."""

from pathlib import Path

import pytest

from scripts.checks import prose
from tests.scripts.trees import tree

ARCHAIC = "Leave it be for" + " ever."
PAGE = "docs/page.md"


@pytest.mark.parametrize(
    ("name", "text", "place"),
    [
        (PAGE, f"# Title\n\n{ARCHAIC}\n", f"{PAGE}:3"),
        ("src/bastide/a.py", f'"""{ARCHAIC}"""\n', "src/bastide/a.py"),
        ("src/bastide/locale/en.ftl", f"ui-a = One\nui-b = {ARCHAIC}\n", "src/bastide/locale/en.ftl:2"),
    ],
)
def test_a_finding_names_its_place(name: str, text: str, place: str, tmp_path: Path) -> None:
    assert any(problem.startswith(f"{place}: ") for problem in prose.check(tree(tmp_path, {name: text})))


def test_a_page_has_no_banned_words(tmp_path: Path) -> None:
    assert prose.check(tree(tmp_path, {PAGE: "For who" + "ever reads.\n"})) == [f"{PAGE}: has the word who" + "ever"]


HABITS = ["No one stands here.", "Which figure", "A sign", "Begin anew", "So many tiles fit.", "Who" + "ever waits"]


@pytest.mark.parametrize("text", HABITS)
@pytest.mark.parametrize("name", ["src/bastide/locale/en.ftl", "src/bastide/locale/mail/en.ftl"])
def test_english_messages_have_no_banned_words_and_habits(name: str, text: str, tmp_path: Path) -> None:
    assert prose.check(tree(tmp_path, {name: f"ui-figure = {text}\n"}))


@pytest.mark.parametrize("text", ["Sign in", "Signed out there.", "{ $figure -> [meeple] No meeple *[other] None }"])
def test_names_in_messages_are_no_words(text: str, tmp_path: Path) -> None:
    assert prose.check(tree(tmp_path, {"src/bastide/locale/en.ftl": f"ui-figure = {text}\n"})) == []


@pytest.mark.parametrize("text", [f"```\n{ARCHAIC}\n```\n", f"`{ARCHAIC}`\n", f"> {ARCHAIC}\n"])
def test_code_and_quotations_are_no_prose(text: str, tmp_path: Path) -> None:
    assert prose.check(tree(tmp_path, {PAGE: text})) == []


@pytest.mark.parametrize("name", ["docs/rules/de/base.md", "docs/decisions/0001-x.md", "src/bastide/locale/de.ftl"])
def test_other_languages_and_old_decisions_are_left_out(name: str, tmp_path: Path) -> None:
    assert prose.check(tree(tmp_path, {name: f"ui-a = {ARCHAIC}\n"})) == []
