"""A table that was made in one language has no words of it for readers of another, except what people typed."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.fixtures.api_requests import get
from tests.browser.fixtures.server_process import ServerProcess
from tests.browser.fixtures.settled import wait_until_settled

REGIONS = {"en": "en-GB", "cs": "cs-CZ", "sk": "sk-SK", "de": "de-DE"}
OWN = {
    "en": r"\b(You|Player 1|Miller|The base game)\b",
    "cs": r"\b(Já|Hráč 1|Mlynář|Základní hra)\b",
    "sk": r"\b(Ja|Hráč 1|Mlynár|Základná hra)\b",
    "de": r"\b(Ich|Spieler 1|Müller|Das Grundspiel)\b",
}
"""What a page calls a person, a bot and a lesson without a name."""
PLAY_NOW = re.compile("Play now|Hrát hned|Hrať hneď|Sofort spielen")
WAYS = {"quick": "/", "device": "/new?device", "lesson": "/learn/base"}
"""Where each kind of table is created. A lesson starts at once."""
SHORT = {("cs", "en", "quick"), ("de", "cs", "lesson")}
CASES = [
    pytest.param(maker, reader, kind, marks=() if (maker, reader, kind) in SHORT else pytest.mark.long)
    for maker in REGIONS
    for reader in REGIONS
    for kind in WAYS
    if maker != reader
]


def make(page: Page, kind: str) -> str:
    """A table of people without names; its address."""
    if kind == "quick":
        page.get_by_role("button", name=PLAY_NOW).click()
    elif kind == "device":
        page.locator("button.primary").last.click()
    page.wait_for_url(re.compile("/t/"))
    page.get_by_role("grid").wait_for()
    return page.url


def words(page: Page) -> str:
    """All that the page says, with its title."""
    wait_until_settled(page)
    labels = page.locator("[aria-label]").evaluate_all("all => all.map((one) => one.ariaLabel)")
    return "\n".join([page.title(), page.locator("body").inner_text(), *labels])


@pytest.mark.parametrize(("maker", "reader", "kind"), CASES)
def test_no_word_of_the_maker(maker: str, reader: str, kind: str, quick: ServerProcess, visit: Visit) -> None:
    at_home = visit(quick, language=REGIONS[maker])
    at_home.page.goto(WAYS[kind])
    address = make(at_home.page, kind)
    other = visit(quick, language=REGIONS[reader])
    other.page.goto(address)
    expect(other.page.get_by_role("grid")).to_be_visible()
    seen = words(other.page)
    foreign = [found[0] for name in REGIONS if name != reader for found in re.finditer(OWN[name], seen)]
    assert [word for word in foreign if not re.fullmatch(OWN[reader], word)] == []
    assert "Player 1" in get(at_home.page.request, f"/api/tables/{address.rsplit('/', 1)[1]}/record").text()
