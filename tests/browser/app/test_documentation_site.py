"""The documentation site, opened as files without a network: it asks nobody, finds words, and fits every screen."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from scripts.site.build import build
from tests.browser.fixtures.browser_contexts import BrowserContexts
from tests.browser.fixtures.shared_folders import shared_folder
from tests.browser.pages.visitor_page import DESKTOP, PHONE

PAGES = ("index", "api/bastide", "protocol", "rules/cs/base", "tiles/index", "decisions/index", "changelog")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site as `make docs` builds it."""

    def fill(folder: Path) -> None:
        assert build(folder) == ""

    return shared_folder(tmp_path_factory, "site", fill)


READERS = (
    *(pytest.param(reader, id=f"{reader[0][0]}-{reader[1]}") for reader in ((DESKTOP, "light"), (PHONE, "dark"))),
    *(
        pytest.param(reader, id=f"{reader[0][0]}-{reader[1]}", marks=pytest.mark.long)
        for reader in ((DESKTOP, "dark"), (PHONE, "light"))
    ),
)


@pytest.fixture(params=READERS)
def reader(request: pytest.FixtureRequest, contexts: BrowserContexts) -> Iterator[Page]:
    """A page without a network; whatever it asks for is a file, and it complains about nothing."""
    (width, height), scheme = request.param
    context = contexts.browser(False).new_context(
        viewport={"width": width, "height": height}, color_scheme=scheme, offline=True
    )
    page = context.new_page()
    asked: list[str] = []
    complaints: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.on("console", lambda message: complaints.append(message.text))
    page.on("pageerror", lambda error: complaints.append(str(error)))
    yield page
    context.close()
    assert asked
    assert [url for url in asked if not url.startswith(("file:", "data:", "about:"))] == []
    assert complaints == []


def test_every_page_fits_and_can_be_read(site: Path, reader: Page) -> None:
    for name in PAGES:
        reader.goto((site / f"{name}.html").as_uri())
        expect(reader.locator("h1")).to_be_visible()
        assert reader.evaluate("document.documentElement.scrollWidth <= innerWidth"), name
    found = Axe().run(reader, options={"runOnly": ["color-contrast", "link-name", "image-alt"]})
    assert found.violations_count == 0, found.generate_report()


def test_words_are_found_from_files(site: Path, reader: Page) -> None:
    reader.goto((site / "index.html").as_uri())
    reader.keyboard.press("/")
    reader.keyboard.type("farmer")
    found = reader.locator(".md-search-result__link[href*='rules/fields.html']")
    expect(found.first).to_be_visible()
    found.first.click()
    expect(reader.locator("h1")).to_contain_text("Fields")


def test_both_colours_are_the_houses(site: Path, reader: Page) -> None:
    reader.goto((site / "index.html").as_uri())
    colours = "[getComputedStyle(document.body).backgroundColor, matchMedia('(prefers-color-scheme: dark)').matches]"
    colour, dark = reader.evaluate(colours)
    assert colour == ("rgb(28, 26, 36)" if dark else "rgb(255, 250, 240)")
    reader.locator("label[for^='__palette']:visible").click()
    assert reader.evaluate(colours)[0] != colour
