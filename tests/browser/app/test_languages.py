"""The page speaks the language of the browser until somebody chooses; each language on one page and at one table."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.fixtures.server_process import ServerProcess
from tests.browser.pages.visitor_page import DESKTOP, PHONE, Theme

SEEN = {
    "cs": ("cs-CZ", PHONE, "dusk", "Nový stůl"),
    "sk": ("sk-SK", DESKTOP, "light", "Nový stôl"),
    "de": ("de-AT", PHONE, "light", "Neuer Tisch"),
}
"""The browser's language, the size, the colours, the head of the page of set-up. Tables: see the journeys."""


@pytest.mark.parametrize("tongue", SEEN)
def test_a_page_speaks_the_language(tongue: str, server: ServerProcess, visit: Visit) -> None:
    language, size, colours, heading = SEEN[tongue]
    theme: Theme = "dusk" if colours == "dusk" else "light"
    visitor = visit(server, size, theme, still=True, language=language)
    fetched: list[str] = []
    visitor.page.on("request", lambda request: fetched.append(request.url))
    page = visitor.go("/new")
    expect(page.locator("html")).to_have_attribute("lang", tongue)
    expect(page.get_by_role("heading", level=1)).to_have_text(heading)
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    visitor.shot(f"language-{tongue}-new")
    visitor.axe()
    others = [one for one in SEEN if one != tongue]
    assert [url for url in fetched if re.search(rf"/assets/({'|'.join(others)})-", url)] == []


def test_a_language_that_was_chosen_is_kept(server: ServerProcess, visit: Visit) -> None:
    page = visit(server, language="cs-CZ").go("/")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Přilož kartičku")
    page.get_by_label("Jazyk").select_option("de")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Leg ein Plättchen")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    page.reload()
    expect(page).to_have_title(re.compile("leg ein Plättchen"))
    expect(page.locator("html")).to_have_attribute("lang", "de")


def test_a_language_that_the_page_does_not_speak_is_english(server: ServerProcess, visit: Visit) -> None:
    page = visit(server, language="fi-FI").go("/")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Place a tile")
    expect(page.locator("html")).to_have_attribute("lang", "en")
