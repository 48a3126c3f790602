"""GET /api/me, docs/host/protocol.md and the page about privacy name the same stored data."""

import re

from scripts.console import ROOT
from tests.server.conftest import BOT, ME, AppServer
from tests.server.fixtures.accounts import make_member

DOCS = ROOT / "docs" / "host" / "protocol.md"
PAGE = ROOT / "client" / "src" / "features" / "account" / "PrivacyPage.svelte"
WORDS = ROOT / "src" / "bastide" / "locale" / "privacy"
ROW = re.compile(r"^\| `(\w+)` \|.*\| (\w+) \|$", re.MULTILINE)


def rows() -> dict[str, str]:
    """Each field of the docs, with the sentence that it belongs to."""
    text = DOCS.read_text(encoding="utf-8").partition("## Data export")[2].partition("\n## ")[0]
    return dict(ROW.findall(text))


def test_the_docs_name_every_field_for_guests_and_accounts(server: AppServer) -> None:
    anna, _ = make_member(server, "Anna")
    guest = server.person()
    server.open(anna, ME, BOT)
    server.open(guest, {**ME, "name": "Ben"}, BOT)
    for who in (anna, guest, server.person(), None):
        assert sorted(server.client.get("/api/me", headers=who).json()) == sorted(rows())


def test_the_page_about_privacy_has_a_sentence_for_every_field() -> None:
    listed = PAGE.read_text(encoding="utf-8").partition("const STORED = ")[2].partition("];")[0]
    said = set(re.findall(r"'(\w+)'", listed))
    assert set(rows().values()) <= said
    for language in ("en", "cs", "sk", "de"):
        text = (WORDS / f"{language}.ftl").read_text(encoding="utf-8")
        assert set(re.findall(r"^privacy-stored-(\w+) =", text, re.MULTILINE)) == said
