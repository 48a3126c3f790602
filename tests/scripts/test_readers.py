"""Words that were signed are those that stand there, and the page says honestly who has read nothing."""

from pathlib import Path

import pytest

from scripts import readers as signing
from scripts.checks import readers
from scripts.checks.readers import CLIENT, DATA, LOCALE, digest_of
from scripts.console import ROOT, Failure
from tests.scripts.trees import tree

TEXT = "lobby-tab = Lid\u00e9\n"
SIGNED = {"file": "meet/cs.ftl", "digest": digest_of(TEXT), "translator": "Anna", "reader": "Ben"}


def found(folder: Path, unread: str = "", **changed: str) -> list[str]:
    """What is said of one Czech file, signed like this."""
    entry = "".join(f'{name} = "{value}"\n' for name, value in {**SIGNED, **changed}.items())
    return readers.check(
        tree(
            folder,
            {
                f"{LOCALE}/meet/cs.ftl": TEXT,
                f"{LOCALE}/meet/en.ftl": "lobby-tab = People\n",
                DATA: f"[[read]]\n{entry}",
                CLIENT: f"export const UNREVIEWED: readonly LanguageCode[] = [{unread}];\n",
            },
        )
    )


def test_what_was_read_stands_as_it_was_read(tmp_path: Path) -> None:
    assert found(tmp_path) == []
    assert "has changed since Ben read it" in found(tmp_path, digest="0" * 16)[0]


def test_a_second_reader_is_a_second_person(tmp_path: Path) -> None:
    assert "by its translator" in found(tmp_path, reader="Anna")[0]


def test_an_entry_is_whole_and_about_a_file(tmp_path: Path) -> None:
    assert "needs" in found(tmp_path, reader="")[0]
    assert "there is no meet/xx.ftl" in found(tmp_path, "'cs'", file="meet/xx.ftl")[0]


def test_the_page_names_the_languages_that_nobody_has_read(tmp_path: Path) -> None:
    assert "UNREVIEWED is []" in found(tmp_path, "'cs'")[0]


def test_a_reader_signs_a_file_as_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert found(tmp_path, digest="0" * 16)
    monkeypatch.setattr(signing, "ROOT", tmp_path)
    with pytest.raises(Failure, match="another person"):
        signing.sign("meet/cs.ftl", "Anna", "Anna")
    with pytest.raises(Failure, match="translated"):
        signing.sign("meet/en.ftl", "Anna", "Ben")
    assert readers.check(tmp_path)
    for reader in ("Ben", "Eve"):
        signing.sign("meet/cs.ftl", "Anna", reader)
        assert readers.entries(tmp_path) == [{**SIGNED, "reader": reader}]
    assert readers.check(tmp_path) == []


def test_of_this_repository_that_is_so() -> None:
    assert readers.check(ROOT) == []
    assert set(readers.files(ROOT)) == {"cs", "sk", "de"}
