"""All that is stored of people is told to them, and told in words: GET /api/me, docs/protocol.md and the page about
privacy say the same."""

import re

from scripts.console import ROOT
from tests.server.conftest import BOT, ME, House
from tests.server.members import member

DOCS = ROOT / "docs" / "protocol.md"
PAGE = ROOT / "client" / "src" / "pages" / "Privacy.svelte"
WORDS = ROOT / "src" / "bastide" / "locale" / "privacy"
ROW = re.compile(r"^\| `(\w+)` \|.*\| (\w+) \|$", re.MULTILINE)


def rows() -> dict[str, str]:
    """Each field of the docs, with the sentence that it belongs to."""
    text = DOCS.read_text(encoding="utf-8").partition("## What is told of oneself")[2].partition("\n## ")[0]
    return dict(ROW.findall(text))


def test_the_docs_name_every_field_for_guests_and_accounts(house: House) -> None:
    anna, _ = member(house, "Anna")
    guest = house.person()
    house.open(anna, ME, BOT)
    house.open(guest, {**ME, "name": "Ben"}, BOT)
    for who in (anna, guest, house.person(), None):
        assert sorted(house.client.get("/api/me", headers=who).json()) == sorted(rows())


def test_the_page_about_privacy_has_a_sentence_for_every_field() -> None:
    listed = PAGE.read_text(encoding="utf-8").partition("const STORED = ")[2].partition("];")[0]
    said = set(re.findall(r"'(\w+)'", listed))
    assert set(rows().values()) <= said
    for language in ("en", "cs", "sk", "de"):
        text = (WORDS / f"{language}.ftl").read_text(encoding="utf-8")
        assert set(re.findall(r"^privacy-stored-(\w+) =", text, re.MULTILINE)) == said
